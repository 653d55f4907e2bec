def factorial(n):
    return 1 if n < 2 else n * factorial(n - 1)


class Node:
    def walk(self):
        self.walk()

    def visit(self, node):
        node.visit(self)


def visit(): ...


def swap():
    visit()
