from typing import Final
TOP: Final = 1
lower: Final[int] = 2
_PRIVATE = 3
__all__ = []
camelCase = 4
X = 5


class A:
    MEMBER = 1
    fixed: Final = 2
