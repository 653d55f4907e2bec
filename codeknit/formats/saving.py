"""Writes files and directories of documents: all of it or nothing.

What was there stays until everything is written beside it; then there is only renaming left,
which is taken back where it fails half way.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from codeknit.collection import collection_paused
from codeknit.diagnostics import CodeknitError
from codeknit.formats.base import Pieces
from codeknit.formats.sources import old_documents, reason_of
from codeknit.signals import held


def write_file(path: Path, text: Pieces) -> None:
    """Replace a file by one with this text, at once. A pipe or a device is written to as it is."""
    with _in_words(path):
        if path.exists() and not path.is_file() and not path.is_dir():
            _write(path, text)
            return
    replace_files([(path, text)])


def replace_files(texts: Iterable[tuple[Path, Pieces]]) -> None:
    """Give files these texts; one that there is keeps its mode, and a link its target.

    Every text is written beside its file before the first file is replaced, so a full disk leaves
    all of them as they were. Raises CodeknitError where one cannot be written.
    """
    with ExitStack() as temporaries:
        moves = []
        for path, text in texts:
            with _in_words(path):
                moves.append((_written_beside(path.resolve(), text, temporaries), path))
        for temporary, path in moves:
            with _in_words(path):
                os.replace(temporary, path.resolve())


def _written_beside(target: Path, text: Pieces, temporaries: ExitStack) -> str:
    handle, temporary = tempfile.mkstemp(prefix=".codeknit-", dir=target.parent)
    temporaries.callback(_discard, temporary)
    os.close(handle)
    _write(temporary, text)
    if target.exists():
        shutil.copymode(target, temporary)
    else:
        os.chmod(temporary, 0o666 & ~_umask())
    return temporary


def _discard(temporary: str) -> None:
    with suppress(FileNotFoundError):  # it has replaced its file
        os.unlink(temporary)


def _write(path: Path | str, text: Pieces) -> None:
    with open(path, "w", encoding="utf-8", newline="") as file, collection_paused():
        file.writelines(text)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def write_directory(out: Path, files: Iterable[tuple[str, Pieces]], *, clean: bool = False) -> None:
    """Write files into a directory, replacing the documents it holds if `clean`."""
    check_output_directory(out, clean=clean)
    with _in_words(out):
        _replace_documents(out, files)


def check_output_directory(out: Path, *, clean: bool = False) -> None:
    """Raise CodeknitError where `write_directory` would refuse: known before any work is done."""
    if out.exists() and not out.is_dir():
        raise CodeknitError(f"{out}: is no directory")
    if not clean and out.is_dir() and old_documents(out):
        raise CodeknitError(
            f"{out}: holds documents already; --clean replaces them, chunks of two runs do not mix"
        )


def _replace_documents(out: Path, files: Iterable[tuple[str, Pieces]]) -> None:
    """Write into a directory beside, then swap: moves are all that can go half way, and they are
    taken back."""
    parent = out.resolve().parent
    parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".codeknit-", dir=parent) as scratch:
        fresh, old = Path(scratch, "new"), Path(scratch, "old")
        fresh.mkdir()
        names = []
        for shown, text in files:
            name = os.fsdecode(shown.encode())  # whatever the encoding of the locale is
            target = fresh / name
            target.parent.mkdir(parents=True, exist_ok=True)
            _write(target, text)
            names.append(name)
        if not out.exists():
            os.rename(fresh, out)
            return
        moves = [(path, old / path.relative_to(out)) for path in old_documents(out)]
        moves += [(fresh / name, out / name) for name in names]
        with held():
            _move_all(moves)


def _move_all(moves: Iterable[tuple[Path, Path]]) -> None:
    done: list[tuple[Path, Path]] = []
    try:
        for source, target in moves:
            target.parent.mkdir(parents=True, exist_ok=True)
            os.rename(source, target)
            done.append((source, target))
    except BaseException:
        for source, target in reversed(done):
            os.rename(target, source)
        raise


@contextmanager
def _in_words(path: Path) -> Iterator[None]:
    """Tells what the system says against writing there as a CodeknitError."""
    try:
        yield
    except OSError as error:
        raise CodeknitError(f"{path}: cannot be written: {reason_of(error)}") from error
