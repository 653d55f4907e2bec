class Moment:
    @property
    def hour(self):
        return 1

    @property
    def minute(self):
        return 2

    def shifted(self, offset):
        if offset:
            self -= offset
        return self.hour

    def plain(self):
        return self.minute
