"""XML in Scala's sources, which the grammar does not know: what is written in it stays."""

from __future__ import annotations

import re
from typing import Final

#: Where an element may begin, and what it cannot begin in; braces of the code around.
_CODE: Final = re.compile(
    rb"""\"{3}.*?\"{3,}|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])'|//[^\n]*|/\*.*?\*/"""
    rb"""|(?P<brace>[{}])|(?P<element>(?<=[\s({])<(?=[A-Za-z_]|!--|!\[CDATA\[|\?))""",
    re.DOTALL,
)
_UNPARSED: Final = re.compile(rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>", re.DOTALL)
_TAG: Final = re.compile(rb"<(?P<closing>/?)[\w:.-]+")
_ATTRIBUTES: Final = re.compile(
    rb"""(?P<end>/?>)|(?P<brace>\{)|"[^"]*"|'[^']*'|[^/>{"']+|/""", re.DOTALL
)
_TEXT: Final = re.compile(rb"(?:[^<{}]|\{\{|\}\})+")
_NEXT: Final = re.compile(rb"\s*(?=<[A-Za-z_])")
_PATTERN: Final = re.compile(rb"(?:\bcase|\||@)\s*\Z")
_NOT_LINE_END: Final = re.compile(rb"[^\n]")
_DEEPEST: Final = 100
_NEAR: Final = 40  # bytes in which `case` stands before a pattern


class _Misread(Exception):
    """What seemed to be XML is none."""


def without_markup(source: bytes) -> bytes:
    """The source with elements written as blocks of the code in them: `<a x={b}>{c}</a>` as
    `{    {b};{c};  0}`. Elements that are patterns are written as `_`."""
    if b"</" not in source and b"/>" not in source:
        return source
    writer = _Writer(source)
    try:
        end = writer.code(0, 0)
    except _Misread:
        return source
    return bytes(writer.text) if end == len(source) else source


class _Writer:
    def __init__(self, source: bytes) -> None:
        self.source = source
        self.text = bytearray(source)

    def code(self, position: int, depth: int) -> int:
        """Rewrite what is in code up to the brace that closes it; the place of that."""
        if depth > _DEEPEST:
            raise _Misread
        opened = 0
        while found := _CODE.search(self.source, position):
            position = found.end()
            if found["element"]:
                position = self.elements(found.start(), depth + 1)
            elif found["brace"] == b"{":
                opened += 1
            elif found["brace"]:
                if not opened and depth:
                    return found.start()
                opened -= 1
        return len(self.source)

    def elements(self, start: int, depth: int) -> int:
        """Rewrite elements that follow each other, and say where they end."""
        end = self.element(start, depth)
        while following := _NEXT.match(self.source, end):
            end = self.element(following.end(), depth)
        if _PATTERN.search(self.source, max(0, start - _NEAR), start):
            self.text[start:end] = b"_" + _blank(self.source[start + 1 : end])
        else:
            self.text[start : start + 1] = b"{"
            self.text[end - 2 : end] = b"0}"  # it gives nothing that is in it
        return end

    def element(self, position: int, depth: int) -> int:
        """Rewrite an element, and say where it ends."""
        opened = 0
        while True:
            if found := _UNPARSED.match(self.source, position):
                position = self.blank(position, found.end())
            elif found := _TAG.match(self.source, position):
                position, is_whole = self.tag(position, found.end(), depth)
                opened += -1 if found["closing"] else not is_whole
            elif self.source[position : position + 1] == b"{":
                position = self.embedded(position, depth)
            elif found := _TEXT.match(self.source, position):
                position = self.blank(position, found.end())
            else:
                raise _Misread
            if opened <= 0:
                return position

    def tag(self, start: int, position: int, depth: int) -> tuple[int, bool]:
        """Rewrite a tag; where it ends, and whether the element does with it."""
        self.blank(start, position)
        while found := _ATTRIBUTES.match(self.source, position):
            if found["brace"]:
                position = self.embedded(position, depth)
                continue
            position = self.blank(position, found.end())
            if found["end"]:
                return position, found["end"] == b"/>"
        raise _Misread

    def embedded(self, start: int, depth: int) -> int:
        """Rewrite what is in the code in an element, and write a semicolon behind it. In front of
        the end of the element it stands in place of the brace, so that there is a byte for more."""
        end = self.code(start + 1, depth) + 1
        if end >= len(self.source):
            raise _Misread
        if self.source.startswith(b"/>", end):
            self.text[start : start + 1], self.text[end - 1 : end] = b" ", b";"
        elif self.source[end : end + 1] not in (b"{", b"\n"):
            self.text[end : end + 1] = b";"
        return end

    def blank(self, start: int, end: int) -> int:
        """Write spaces; a semicolon behind code stays."""
        kept = self.text[start : start + 1] == b";" and self.source[start : start + 1] != b";"
        first = start + kept
        self.text[first:end] = _blank(self.source[first:end])
        return end


def _blank(text: bytes) -> bytes:
    return _NOT_LINE_END.sub(b" ", text)
