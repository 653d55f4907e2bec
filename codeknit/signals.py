"""Ctrl-C and its like: what must not be left half done is done first, the rest is cleaned up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any


class Ended(BaseException):
    """Raised where the run is told to end (SIGTERM, SIGHUP), as KeyboardInterrupt is by Ctrl-C."""

    def __init__(self, number: int) -> None:
        self.number = number


@contextmanager
def raised() -> Iterator[None]:
    """Let signals that would end the process at once raise `Ended`, so that it can clean up.

    Those that somebody handles or ignores already are left to them, and so are all where we are
    not in the main thread.
    """
    import signal

    def end(number: int, _frame: Any) -> None:
        raise Ended(number)

    ours = [number for number in _ending() if signal.getsignal(number) is signal.SIG_DFL]
    with suppress(ValueError):  # not the main thread
        for number in ours:
            signal.signal(number, end)
    try:
        yield
    finally:
        with suppress(ValueError):
            for number in ours:
                signal.signal(number, signal.SIG_DFL)


@contextmanager
def held() -> Iterator[None]:
    """Keep signals that end the run waiting, where the system can do that."""
    import signal

    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT, *_ending()])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_to_parent() -> None:
    """In a process just forked while signals were held: it ends when its parent says so, or is
    killed; Ctrl-C, which a terminal sends to both, is for the parent alone."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for number in _ending():
        signal.signal(number, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT, *_ending()])


def _ending() -> list[int]:
    import signal

    return [signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]
