__all__ = ["clean"]


def clean(text): ...


def _private(): ...
