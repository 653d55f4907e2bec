"""What was found before, kept on disk: the facts of a file, and the texts of a whole run.

An entry is found by what it was made from, so it is never out of date: the bytes of the files,
their paths, the options, and codeknit itself with its queries and the parsers. It carries a
checksum: an entry that is damaged, or of something else, is made anew. Entries appear at once and
whole, so runs may share a directory. Nothing that goes wrong here ends a run.
"""

from __future__ import annotations

import os
import platform
import re
import tempfile
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import blake2b
from importlib.metadata import requires, version
from pathlib import Path
from typing import Final, Literal

import msgspec

from codeknit import resources
from codeknit._version import __version__
from codeknit.extract.files import read_regular
from codeknit.extract.scan import SourceFile

Kind = Literal["facts", "runs"]

_MAGIC: Final = b"codeknit cache 1\n"
_DIGEST_SIZE: Final = 32
_LARGEST: Final = 1 << 32  # bytes of an entry
_GRAMMARS: Final = "tree-sitter-language-pack"
_PACKAGE: Final = Path(__file__).parent.parent
_TAG: Final = (
    "Signature: 8a477f597d28d172789f06886806bc55\n# This directory holds what codeknit found.\n"
)


class Cache:
    """A directory of entries, made when the first one is written."""

    def __init__(self, directory: str) -> None:
        self.directory = os.path.abspath(directory) if directory else ""
        self.codeknit = fingerprint()

    def prepare(self) -> str:
        """Make the directory and mark it as a cache; gives why that cannot be done, or ""."""
        try:
            os.makedirs(self.directory, exist_ok=True)
            tag = os.path.join(self.directory, "CACHEDIR.TAG")
            if not os.path.exists(tag):
                _write_at_once(tag, _TAG.encode())
        except OSError as error:
            return error.strerror or "unknown reason"
        return ""

    def key_of_file(self, file: SourceFile, digest: bytes) -> bytes:
        """The key of a file's facts: what it contains, where it is, how it is read."""
        stated = msgspec.structs.replace(file, place="")
        return hashed((self.codeknit, msgspec.msgpack.encode(stated), digest))

    def get(self, kind: Kind, key: bytes) -> bytes | None:
        """What was put under a key; None where there is nothing, or nothing whole."""
        try:
            entry = read_regular(self._place(kind, key), _LARGEST)
        except (OSError, MemoryError):
            return None
        start = len(_MAGIC) + _DIGEST_SIZE
        if entry[: len(_MAGIC)] != _MAGIC:
            return None
        data = entry[start:]
        return data if entry[len(_MAGIC) : start] == hashed((key, data)) else None

    def put(self, kind: Kind, key: bytes, data: bytes) -> None:
        """Keep something under a key. What cannot be kept is not."""
        place = self._place(kind, key)
        entry = b"".join((_MAGIC, hashed((key, data)), data))
        try:
            try:
                _write_at_once(place, entry)
            except FileNotFoundError:
                os.makedirs(os.path.dirname(place), exist_ok=True)
                _write_at_once(place, entry)
        except OSError:
            return

    def _place(self, kind: Kind, key: bytes) -> str:
        name = key.hex()
        return os.path.join(self.directory, kind, name[:2], name[2:])


def hashed(parts: Iterable[bytes]) -> bytes:
    """One digest of several byte strings, and of where one ends and the next begins."""
    digest = blake2b(digest_size=_DIGEST_SIZE)
    for part in parts:
        digest.update(len(part).to_bytes(8, "big"))
        digest.update(part)
    return digest.digest()


@cache
def fingerprint() -> bytes:
    """A digest of what decides which facts a file has: codeknit, its queries, the parsers.

    The whole package is read: a version number says nothing about an edited checkout.
    """
    sources = sorted(
        path
        for path in _PACKAGE.rglob("*")
        if path.suffix in (".py", ".scm", ".toml") and path.relative_to(_PACKAGE).parts[0] != "cli"
    )
    parsers = (version(name) for name in _parsers())
    grammar = resources.text("skt.lark")
    stated = (__version__, platform.python_version(), *parsers, grammar)
    names = (str(path.relative_to(_PACKAGE)) for path in sources)
    contents = (path.read_bytes() for path in sources)
    return hashed((*(text.encode() for text in (*stated, *names)), *contents))


def _parsers() -> Iterator[str]:
    """The packages that parse: some grammars are in packages that the pack of them needs."""
    yield _GRAMMARS
    for needed in requires(_GRAMMARS) or ():
        if "extra ==" not in needed:
            yield re.split(r"[^\w.-]", needed, maxsplit=1)[0]


def _write_at_once(place: str, data: bytes) -> None:
    handle, temporary = tempfile.mkstemp(prefix=".codeknit-", dir=os.path.dirname(place))
    try:
        with open(handle, "wb") as file:
            file.write(data)
        os.replace(temporary, place)
    except BaseException:
        os.unlink(temporary)
        raise
