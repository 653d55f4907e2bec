def f():
    return 1
    # a comment

    # another


class A:
    def g(self):
        if self:
            pass
            # deep
        # less deep
    # of the class

    text = """
# no comment"""
# of the file
x = 1


def h(): return 2  # on the line
