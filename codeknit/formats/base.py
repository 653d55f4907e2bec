"""What every reader takes and gives."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from codeknit.diagnostics import Diagnostic, SktSyntaxError
from codeknit.model import Document

FormatName: TypeAlias = Literal["skt", "json"]


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
