import sys

if sys.platform == "win32":
    def clear(): ...
else:
    def clear(): ...


def once(): ...


once = once if sys.argv else None


def use():
    clear()
    once()
