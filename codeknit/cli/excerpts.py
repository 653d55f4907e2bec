"""A line of a text as a terminal shows it, with carets under the part that is meant."""

from __future__ import annotations

import unicodedata
from typing import Final

_WINDOW: Final = 100  # characters of a line that are shown
_LEAD: Final = 40  # of them before what is meant, where the line is longer
_TAB: Final = 4


def visible(text: str) -> str:
    """Text that can do no harm to a terminal: what controls it is spelled out."""
    return text if text.isprintable() else "".join(map(_cell, text))


class Lines:
    """The lines of a text. Split when first asked; the last one asked for stays decoded."""

    def __init__(self, data: bytes) -> None:
        self._data = data.removeprefix(b"\xef\xbb\xbf")
        self._lines: list[bytes] | None = None
        self._decoded = (0, "")

    def __getitem__(self, number: int) -> str:
        if self._lines is None:
            self._lines = self._data.split(b"\n")
        if self._decoded[0] != number:
            raw = self._lines[number - 1] if 0 < number <= len(self._lines) else b""
            self._decoded = (number, raw.removesuffix(b"\r").decode("utf-8", "replace"))
        return self._decoded[1]


def excerpt_of(line: str, column: int, end_column: int) -> list[str]:
    """The part of a line around a finding, and the line with the carets under it."""
    if not line.strip():
        return []
    start = 0 if len(line) <= _WINDOW else max(0, min(column - 1 - _LEAD, len(line) - _WINDOW))
    shown = line[start : start + _WINDOW]
    left = "…" if start else ""
    right = "…" if start + _WINDOW < len(line) else ""
    before = shown[: max(0, column - 1 - start)]
    meant = shown[len(before) : max(len(before) + 1, end_column - 1 - start)]
    carets = "^" * max(1, sum(map(_width, meant)))
    text = left + "".join(map(_cell, shown)) + right
    padding = " " * (len(left) + sum(map(_width, before)))
    return [text, padding + carets]


def _cell(character: str) -> str:
    """How a character is shown: a tab as spaces, what is not printable by its number."""
    if character.isprintable() or unicodedata.category(character) == "Zs":
        return character
    if character == "\t":
        return " " * _TAB
    number = ord(character)
    return f"\\x{number:02x}" if number < 0x100 else f"\\u{number:04x}"


def _width(character: str) -> int:
    """The columns of a terminal that a character's cell takes."""
    if character.isascii() and character.isprintable():
        return 1
    if unicodedata.combining(character) or unicodedata.category(character) == "Me":
        return 0
    if unicodedata.east_asian_width(character) in "WF":
        return 2
    return len(_cell(character))
