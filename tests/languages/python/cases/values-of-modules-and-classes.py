LIMIT = 10
limit = 10
typed: int = 3
declared: str
a, (b, *c) = 1, (2, 3)
[d, e] = 4, 5
p = q = 6
object.attribute = 7
items[0] = 8
limit = 11
count += 1
if LIMIT:
    in_if = 1
else:
    in_else = 1
try:
    in_try = 1
except ValueError as error:
    in_except = 1
finally:
    in_finally = 1
with open("x") as file:
    in_with = 1
for index in range(3):
    in_for = 1
while (walrus := 1):
    in_while = 1
match LIMIT:
    case [captured]:
        in_match = 1


def f():
    local = 1
    global limit


class Color(Enum):
    RED = 1
    GREEN, BLUE = 2, 3
    name: str = "x"
