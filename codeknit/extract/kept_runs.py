"""A whole run that is kept in the cache: what it wrote and what it said.

A tree in which nothing changed gives what it gave before, and need not be extracted, resolved and
written out again. Whether something changed is told by the contents of its files.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from codeknit.extract.cache import Cache, hashed
from codeknit.extract.files import read_regular
from codeknit.extract.read import UnreadableFile, read_data
from codeknit.extract.scan import Scan
from codeknit.languages import languages

_LARGEST: Final = 1 << 20  # bytes of a project file


class Run(msgspec.Struct, array_like=True):
    """What a run came to: the numbers of files and symbols, how many relations stand how (nothing
    where none were collected), the files with errors and why, those left out on reading them and
    why, and the names and texts of the documents."""

    files: int
    symbols: int
    edges: dict[str, int]
    errors: list[tuple[str, str]]
    left_out: list[tuple[str, str]]
    texts: list[tuple[str, str]]


def key_of_run(cache: Cache, found: Scan, how: Sequence[object]) -> bytes | None:
    """The key of a run over the files of a scan as they are now; None if one cannot be read.

    `how` is whatever else the texts depend on.
    """
    try:
        digests = [hashed((read_data(file.place),)) for file in found.files]
    except UnreadableFile:
        return None
    return _key(cache, found, how, digests)


def key_of_extracted(cache: Cache, found: Scan, how: Sequence[object]) -> bytes | None:
    """The same for the files as they were when they were extracted; None if not all could be."""
    if len(found.digests) != len(found.files) or not all(found.digests):
        return None
    return _key(cache, found, how, found.digests)


def load_run(cache: Cache, key: bytes) -> Run | None:
    """A run that was kept, or None."""
    data = cache.get("runs", key)
    return None if data is None else msgspec.msgpack.decode(data, type=Run)


def keep_run(cache: Cache, key: bytes, run: Run) -> None:
    """Keep a run for the next over the same files."""
    cache.put("runs", key, msgspec.msgpack.encode(run))


def _key(cache: Cache, found: Scan, how: Sequence[object], digests: Iterable[bytes]) -> bytes:
    files = [(file.path, file.language, file.unless_generated) for file in found.files]
    stated = (list(how), files, found.failures, list(_surroundings(found)))
    return hashed((cache.codeknit, msgspec.msgpack.encode(stated), *digests))


def _surroundings(found: Scan) -> Iterable[tuple[str, list[bytes]]]:
    """What languages look at besides the files: where the tree is, and what packages and modules
    the directories in it and above it are."""
    yield "", [os.fsencode(os.path.abspath(found.root))]
    used = sorted({file.language for file in found.files})
    names = list(dict.fromkeys(name for one in used for name in languages()[one].project_files))
    inside = {around for file in found.files for around in _upwards(file.path)}
    for directory in sorted(inside):
        yield directory, _project_files(os.path.join(found.root, directory), names)
    above = os.path.dirname(os.path.abspath(found.root))
    for directory in _upwards(f"{above.replace(os.sep, '/')}/"):
        yield "/", _project_files(f"{directory}/", names)


def _upwards(path: str) -> Iterator[str]:
    """The directories a path is in, up to the outermost."""
    while path:
        path = path.rpartition("/")[0]
        yield path


def _project_files(directory: str, names: Iterable[str]) -> list[bytes]:
    found = []
    for name in names:
        try:
            found.append(read_regular(os.path.join(directory, name), _LARGEST, follow=True))
        except (OSError, UnicodeEncodeError):  # the locale may have no such characters
            found.append(b"\0")
    return found
