"""Which texts a document is read from: a file, standard input, or the documents of a directory.

Implements the reading side of "A document in many files" in docs/format.md.
"""

from __future__ import annotations

import codecs
import os
import re
import stat
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final

from codeknit.diagnostics import CodeknitError
from codeknit.formats.base import Source
from codeknit.formats.skt_lines import sections

#: What a directory's dict is called, which serves all chunks in it.
DICT: Final = "dict.skt"

_CHUNK_NAME: Final = re.compile(r"map_(\d{3,})")


def is_chunk_name(name: str) -> bool:
    """Whether a file of this name is one chunk of many: ``map_001.skt``."""
    path = PurePosixPath(name)
    return bool(_CHUNK_NAME.fullmatch(path.stem)) and path.suffix in (".skt", ".json")


def is_chunk(path: str) -> bool:
    """Whether what lies there is read as one chunk: what it does not define may be defined
    elsewhere."""
    return not os.path.isdir(path) and is_chunk_name(os.path.basename(path))


def find_sources(path: str) -> list[Source]:
    """What there is to read at a path: a file, a directory's documents, or standard input ("-").

    A file named like a chunk comes behind the dict beside it, which serves it too.

    Raises CodeknitError where nothing can be read, or a directory has no documents.
    """
    if path == "-":
        return [Source("<stdin>", sys.stdin.buffer.read())]
    check_path(path, "read")
    if not os.path.isdir(path):
        return [*_dict_beside(Path(path)), Source(path, _read(Path(path)))]
    return [Source(str(file), _read(file), part=True) for file in documents_in(Path(path))]


def check_path(path: str, done: str) -> None:
    """Raise CodeknitError for what can be no path: nothing, or what no file system can spell."""
    try:
        possible = path and b"\0" not in os.fsencode(path)
    except UnicodeEncodeError:
        possible = False
    if not possible:
        raise CodeknitError(f"{path!r}: cannot be {done}: no such file or directory")


def _dict_beside(path: Path) -> list[Source]:
    if not is_chunk_name(path.name) or path.suffix != ".skt":
        return []
    shared = path.with_name(DICT)
    return [Source(str(shared), _read(shared))] if shared.is_file() else []


def _read(path: Path) -> bytes:
    """The bytes of a file.

    Raises CodeknitError where it cannot be read, or changes while it is.
    """
    try:
        with path.open("rb") as file:
            before = os.fstat(file.fileno())
            data = file.read()
            after = os.fstat(file.fileno())
    except OSError as error:
        raise CodeknitError(f"{path}: cannot be read: {reason_of(error)}") from error
    changed = (before.st_size, before.st_mtime_ns) != (after.st_size, after.st_mtime_ns)
    if changed and stat.S_ISREG(after.st_mode):  # a pipe changes whenever it is written to
        raise CodeknitError(f"{path}: changed while it was read")
    return data


def documents_in(directory: Path) -> list[Path]:
    """The files of a directory that make up its document, in the order in which they are read.

    Raises CodeknitError where there are none.
    """
    try:
        names = sorted(os.listdir(directory))
    except OSError as error:
        raise CodeknitError(f"{directory}: cannot be read: {reason_of(error)}") from error
    for suffix in (".skt", ".json"):
        found = _chunks_among(names, suffix)
        if found:
            return [directory / name for name in found]
        tree = [path for path in _tree(directory, suffix) if _is_document(path)]
        if tree:
            last = directory / f"warnings{suffix}"
            # Without suffixes they are in the order of the source files.
            return sorted(tree, key=lambda path: (path == last, path.with_suffix("").as_posix()))
    raise CodeknitError(f"{directory}: no .skt or .json documents in this directory")


def _chunks_among(names: list[str], suffix: str) -> list[str]:
    """The chunks among some names, the dict before them and the warnings behind them; nothing
    where there are no chunks."""
    chunks = [name for name in names if is_chunk_name(name) and name.endswith(suffix)]
    if not chunks:
        return []
    chunks.sort(key=lambda name: (len(name), name))
    ordered = [f"dict{suffix}", *chunks, f"warnings{suffix}"]
    return [name for name in ordered if name in names]


def old_documents(directory: Path) -> list[Path]:
    """The files that a new document in this directory would be mixed with."""
    found = list(_tree(directory, ".skt"))
    found += (
        path
        for path in _tree(directory, ".json")
        if is_chunk_name(path.name) or path.name == "warnings.json" or _is_document(path)
    )
    return sorted(found)


def _tree(directory: Path, suffix: str) -> Iterator[Path]:
    for folder, folders, names in os.walk(directory):
        folders.sort()
        found = (Path(folder, name) for name in names if name.endswith(suffix))
        # A pipe would keep us waiting. What is no longer there is told when it is read.
        yield from (path for path in found if path.is_file() or not path.exists())


def _is_document(path: Path) -> bool:
    """Whether a file is part of a document: report files may lie beside one."""
    data = _read(path)
    if path.suffix == ".json":
        start = data.removeprefix(codecs.BOM_UTF8).lstrip()[:1]
        return start == b"{" and b'"symbols"' in data and b'"files"' in data
    found = list(sections(data))
    return not found or any(section.kind != "report" for section in found)


def reason_of(error: OSError) -> str:
    """Why something failed, as part of a sentence."""
    return (error.strerror or str(error)).lower()
