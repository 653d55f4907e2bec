"""What every reader takes and gives."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final, Literal, TypeAlias

import msgspec

from codeknit.diagnostics import Diagnostic, SktSyntaxError
from codeknit.model import Document

FormatName: TypeAlias = Literal["skt", "json"]

#: A text that is too large to be held whole while it is written.
Pieces: TypeAlias = Iterator[str]

#: Such a text, which can be had as often as it is needed.
Writer: TypeAlias = Callable[[], Pieces]

#: How many lines or so make a piece.
_PIECE: Final = 1000


class Source(msgspec.Struct, frozen=True):
    """One text to read, and the name findings give it.

    Not decoded: a reader says where it is no UTF-8. `part`: it comes from a directory, which must
    be complete.
    """

    name: str
    data: bytes
    part: bool = False


class Reading(msgspec.Struct):
    """What a reader found: every diagnostic in order and, where none is an error, the document."""

    format: FormatName
    document: Document | None
    diagnostics: list[Diagnostic]
    minified: bool = False

    @property
    def errors(self) -> list[Diagnostic]:
        return [d for d in self.diagnostics if d.severity == "error"]

    def unwrap(self) -> Document:
        """The document; raises SktSyntaxError with every finding where there is an error."""
        if self.document is None or self.errors:
            raise SktSyntaxError(self.diagnostics)
        return self.document


def in_pieces(parts: Iterable[str]) -> Pieces:
    """Many small parts of a text, joined to fewer."""
    rest = iter(parts)
    while piece := "".join(islice(rest, _PIECE)):
        yield piece
