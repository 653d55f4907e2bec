"""Lines and sections of an SKT text, from its bytes.

Implements "Text" in docs/format.md. The text is decoded in blocks, so that one wide character does
not make the whole of it wide, and a file of any size can be walked.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from typing import Final, Literal, TypeAlias

import msgspec

from codeknit.grammar import terminal

SectionKind: TypeAlias = Literal["dict", "symbols", "edges", "errors", "report"]

_BLOCK: Final = 1 << 16
BOM: Final = b"\xef\xbb\xbf"
_CORE: Final[dict[str, SectionKind]] = {
    "[symbols]": "symbols",
    "[edges]": "edges",
    "[errors]": "errors",
    "[dict]": "dict",
}


class SectionSpan(msgspec.Struct, frozen=True):
    """One section: its header line, and the bytes and first line number of what follows it."""

    kind: SectionKind
    header: str
    header_line: int
    start: int
    end: int
    first_line: int


class FileBytes:
    """The bytes of an open file, read as they are asked for; has of `bytes` what is needed here."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._size = os.fstat(descriptor).st_size

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, part: slice) -> bytes:
        start, stop, _ = part.indices(self._size)
        return os.pread(self._descriptor, max(stop - start, 0), start)

    def rfind(self, what: bytes, start: int, stop: int) -> int:
        """Where one byte stands last."""
        found = self[start:stop].rfind(what)
        return found if found < 0 else start + found

    def find(self, what: bytes, start: int, stop: int) -> int:
        """Where one byte stands first."""
        for place in range(start, stop, _BLOCK):
            found = self[place : min(place + _BLOCK, stop)].find(what)
            if found >= 0:
                return place + found
        return -1


#: What a text lies in.
Bytes: TypeAlias = bytes | FileBytes


@cache
def _header_pattern() -> re.Pattern[bytes]:
    header = rf"^({terminal('SECTION_NAME')}(?=[ \t\n]|\r+(?:\n|\Z)|\Z)[^\n]*)"
    return re.compile(header.encode(), re.MULTILINE)


def sections(data: Bytes) -> Iterator[SectionSpan]:
    """The sections of a text, in order. What stands before the first is not among them."""
    line = 1
    previous: tuple[SectionKind, str, int, int] | None = None
    place = text_start(data)
    for block in blocks(data, place, len(data)):
        counted = 0
        for found in _header_pattern().finditer(block):
            line += block.count(b"\n", counted, found.start())
            counted = found.start()
            if previous:
                yield SectionSpan(*previous[:3], previous[3], place + counted, previous[2] + 1)
            header = found[1].decode("utf-8", "replace").rstrip(" \t\r")
            name = header.partition("]")[0] + "]"
            behind = min(place + found.end() + 1, len(data))
            previous = (_CORE.get(name, "report"), header, line, behind)
        line += block.count(b"\n", counted)
        place += len(block)
    if previous:
        yield SectionSpan(*previous[:3], previous[3], len(data), previous[2] + 1)


def blocks(data: Bytes, start: int, end: int) -> Iterator[bytes]:
    """Whole lines of data[start:end], in blocks of some 64 KiB."""
    while start < end:
        stop = start + _BLOCK
        if stop >= end:
            stop = end
        else:
            newline = data.rfind(b"\n", start, stop)
            if newline < 0:
                newline = data.find(b"\n", stop, end)
            stop = end if newline < 0 else newline + 1
        yield data[start:stop]
        start = stop


def numbered_lines(data: Bytes, start: int, end: int, first_line: int) -> Iterator[tuple[int, str]]:
    """Every line of data[start:end] that is not blank, with its number.

    Trailing spaces and tabs are dropped; bytes that are no UTF-8 become replacement characters
    (whoever wants to know asks `undecodable`).
    """
    number = first_line
    for block in blocks(data, start, end):
        if b"\r\n" in block:
            block = block.replace(b"\r\n", b"\n")
        lines = block.decode("utf-8", "replace").split("\n")
        if block.endswith(b"\n"):
            lines.pop()
        if b" \n" in block or b"\t\n" in block or block[-1:] in b" \t":
            lines = [line.rstrip(" \t") for line in lines]
        for line in lines:
            if line:
                yield number, line
            number += 1


def raw_lines(data: Bytes, start: int, end: int) -> list[str]:
    """Every line of data[start:end] as it is, but for what ends it: spaces, tabs, its line end."""
    lines = data[start:end].decode("utf-8", "replace").split("\n")
    if not lines[-1]:
        lines.pop()
    return [line.rstrip(" \t\r") for line in lines]


def undecodable(data: Bytes) -> tuple[int, int] | None:
    """Line and column of the first byte that is no UTF-8, or None."""
    line = 1
    for block in blocks(data, text_start(data), len(data)):
        try:
            block.decode("utf-8")
        except UnicodeDecodeError as error:
            before = block[: error.start]
            row = before.rfind(b"\n") + 1
            return line + before.count(b"\n"), len(before[row:].decode("utf-8")) + 1
        line += block.count(b"\n")
    return None


def text_start(data: Bytes) -> int:
    """Where the text starts: behind a byte order mark, if there is one."""
    return len(BOM) if data[: len(BOM)] == BOM else 0
