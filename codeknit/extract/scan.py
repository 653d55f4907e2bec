"""Which files of a tree are extracted, and as what."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Final

import msgspec

from codeknit.diagnostics import CodeknitError
from codeknit.languages import Language, by_extension, by_interpreter

#: Directories of tools, caches and other people's code.
NOT_ENTERED: Final = frozenset(
    {
        ".git", ".hg", ".svn", ".tox", ".nox", ".venv", "venv", ".eggs", "__pycache__",
        ".mypy_cache", ".pytest_cache", ".ruff_cache", "node_modules", "bower_components",
        "site-packages", "dist-packages",
    }
)  # fmt: skip

_FIRST_LINE: Final = 256  # bytes of a `#!` line that are looked at
_INTERPRETER: Final = re.compile(rb"#!\s*(?:\S*/env\s+(?:-\S+\s+|\w+=\S*\s+)*)?(?:\S*/)?([\w+-]+)")


class SourceFile(msgspec.Struct, frozen=True, array_like=True):
    """A file to extract: its path in the document, its place on disk, its language's folder."""

    path: str
    place: str
    language: str


class Scan(msgspec.Struct):
    """What a tree holds: the files to extract in document order, the number left out by reason,
    and the directories that could not be listed, with why."""

    root: str
    files: list[SourceFile] = []
    left_out: Counter[str] = msgspec.field(default_factory=Counter)
    failures: list[tuple[str, str]] = []


def scan(root: str, *, collect_tests: bool = False) -> Scan:
    """Find the files of a tree, sorted by path; `root` may be a single file, which is always taken.

    Raises CodeknitError where there is nothing of that name, or no language for a single file.
    """
    found = Scan(root)
    if os.path.isdir(root):
        for relative, place in _walk(found):
            _consider(found, relative, place, collect_tests)
        found.files.sort(key=lambda file: file.path)
        return found
    if not os.path.exists(root):
        raise CodeknitError(f"{root}: no such file or directory")
    language = language_of(root)
    if language is None:
        raise CodeknitError(f"{root}: no known language has this file name")
    found.files.append(SourceFile(readable(os.path.basename(root)), root, language.id))
    return found


def language_of(place: str) -> Language | None:
    """The language of a file, by its extension, or by the interpreter its first line names."""
    extension = os.path.splitext(place)[1].lower()
    if extension:
        return by_extension().get(extension)
    try:
        with open(place, "rb") as file:
            found = _INTERPRETER.match(file.read(_FIRST_LINE))
    except OSError:
        return None
    if not found:
        return None
    name = found.group(1).decode("ascii", "replace").rstrip("0123456789.-")
    return by_interpreter().get(name)


def is_test(path: str, language: Language) -> bool:
    """Whether the language's own conventions make this path of the tree a test."""
    *directories, name = path.split("/")
    return any(
        any(fnmatchcase(directory, glob[:-1]) for directory in directories)
        if glob.endswith("/")
        else fnmatchcase(name, glob)
        for glob in language.tests
    )


def readable(path: str) -> str:
    """A path as the document has it: slashes, and bytes that are no UTF-8 escaped."""
    path = path.replace(os.sep, "/")
    try:
        path.encode("utf-8")
    except UnicodeEncodeError:
        return os.fsencode(path).decode("utf-8", "backslashreplace")
    return path


def _walk(found: Scan) -> Iterator[tuple[str, str]]:
    """Relative path and place of every regular file. Symbolic links to directories are not
    followed, so a loop of them ends nowhere."""

    def failed(error: OSError) -> None:
        directory = os.path.relpath(str(error.filename), found.root)
        found.failures.append((readable(directory), error.strerror or "unreadable"))

    for directory, directories, names in os.walk(found.root, onerror=failed):
        kept = [name for name in directories if name not in NOT_ENTERED]
        found.left_out["directories not entered"] += len(directories) - len(kept)
        directories[:] = sorted(kept)
        prefix = os.path.relpath(directory, found.root)
        for name in names:
            relative = name if prefix == os.curdir else os.path.join(prefix, name)
            yield relative, os.path.join(directory, name)


def _consider(found: Scan, relative: str, place: str, collect_tests: bool) -> None:
    if not os.path.isfile(place):  # a pipe or a device would never end
        return
    language = language_of(place)
    if language is None:
        return
    path = readable(relative)
    if not collect_tests and is_test(path, language):
        found.left_out["tests"] += 1
        return
    found.files.append(SourceFile(path, place, language.id))
