try:
    from pkg.models import User
except ImportError:
    from elsewhere import User


def f(u: User): ...
