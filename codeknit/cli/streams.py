"""Standard output and standard error, and what becomes of an error that reaches the top.

Nothing here imports click: ``codeknit --version`` passes through.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from errno import EBADF
from typing import Final

from codeknit.signals import Ended, raised

DONE: Final = 0
WRONG_INPUT: Final = 1
CANNOT: Final = 2
INTERRUPTED: Final = 130
_BY_SIGNAL: Final = 128  # and the signal's number, as shells have it
#: How much is encoded at once, in characters.
_PIECE: Final = 1 << 20


def print_text(text: str) -> None:
    """Write to standard output, in UTF-8 whatever the locale, lines ending in LF.

    A reader that closed early (``| head``) is no error: what it does not want is dropped, and the
    command goes on to the status it would have had. Raises CodeknitError where standard output
    is closed or full.
    """

    def write() -> None:
        for start in range(0, len(text), _PIECE):
            piece = text[start : start + _PIECE]
            sys.stdout.buffer.write(piece.encode("utf-8", "backslashreplace"))

    _to_stdout(write)


def flush() -> None:
    """Have what was printed written out; the same errors as `print_text`."""
    _to_stdout(lambda: sys.stdout.flush())


def complain(message: str) -> None:
    """Say on standard error why something could not be done."""
    print_aside(f"codeknit: {message}\n")


def print_aside(text: str) -> None:
    """Write to standard error. There is nobody left to tell where that fails."""
    try:
        sys.stderr.buffer.write(text.encode("utf-8", "backslashreplace"))
        sys.stderr.flush()
    except (AttributeError, OSError, ValueError):
        return


def guarded(run: Callable[[], int]) -> int:
    """The exit status of `run`, with every error a user can cause in words for the user."""
    _open_closed_stdout()
    try:
        with raised():
            try:
                status = run()
            finally:
                flush()
    except BaseException as error:
        return _explain(error)
    return status


def _explain(error: BaseException) -> int:
    if isinstance(error, KeyboardInterrupt):
        return INTERRUPTED
    if isinstance(error, Ended):
        return _BY_SIGNAL + error.number
    if isinstance(error, BrokenPipeError):
        _drop_stdout()
        return DONE
    if isinstance(error, MemoryError):
        complain("out of memory")
        return CANNOT
    if isinstance(error, OSError):
        doing = "" if error.filename is not None else "cannot read or write: "
        complain(doing + in_words(error))
        return CANNOT
    return _explain_ours(error)


def _explain_ours(error: BaseException) -> int:
    from codeknit.diagnostics import CodeknitError

    if isinstance(error, CodeknitError):
        if not error.diagnostics:
            complain(str(error))
            return CANNOT
        print_aside("".join(f"{diagnostic}\n" for diagnostic in error.diagnostics))
        return WRONG_INPUT
    show, status = getattr(error, "show", None), getattr(error, "exit_code", None)
    if isinstance(status, int):  # click's
        if show is not None:
            show()
        return status
    raise error  # a bug, and ours


def in_words(error: OSError) -> str:
    """What an OSError says, without its number."""
    reason = error.strerror or str(error) or type(error).__name__
    return f"{error.filename}: {reason}" if error.filename is not None else reason


def _to_stdout(act: Callable[[], object]) -> None:
    try:
        act()
    except BrokenPipeError:
        _drop_stdout()
    except OSError as error:
        from codeknit.diagnostics import CodeknitError

        _drop_stdout()
        reason = "it is closed" if error.errno == EBADF else in_words(error)
        raise CodeknitError(f"cannot write to standard output: {reason}") from error


def _open_closed_stdout() -> None:
    """Where the process was started without a standard output, let writing to it fail.

    Python would drop what is printed without a word, and the next file opened would become
    descriptor 1.
    """
    if sys.stdout is None:
        sys.stdout = open(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")  # noqa: SIM115


def _drop_stdout() -> None:
    """Send the rest of standard output nowhere, so that Python's own flush at exit succeeds."""
    try:
        descriptor = sys.stdout.fileno()
    except (AttributeError, OSError, ValueError):
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, descriptor)
    os.close(nowhere)
