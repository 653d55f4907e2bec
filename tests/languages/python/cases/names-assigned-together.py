def a(): ...


def b(): ...


def c(): ...


x, y = a, b
x()
y()
(p, (q, r)) = a, (b, c)
q()
r()
head, *rest, last = a, b, b, c
head()
last()
rest()
m, n = pair()
m()
