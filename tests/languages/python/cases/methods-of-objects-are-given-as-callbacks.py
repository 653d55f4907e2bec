class Machine:
    def stop(self): ...

    def run(self, done):
        done()

    def start(self, done):
        self.run(done=self.stop)
        self.run(done)


class Other:
    def stop(self): ...


machine = Machine()
machine.start(machine.stop)


def call(f):
    f()


call(machine.stop)
call(f=Other().stop)
call(unknown.stop)
