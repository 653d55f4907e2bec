"""The decoded sources of one document."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec import UNSET

from codeknit.formats.json_prove import Decoded
from codeknit.formats.json_types import JsonDocument
from codeknit.model import FileError, Report


class Part(NamedTuple):
    """One source, decoded, and where its objects stand in the arrays of its text."""

    decoded: Decoded
    symbol_index: Sequence[int]
    edge_index: Sequence[int]

    @classmethod
    def whole(cls, decoded: Decoded) -> Part:
        """A source all of whose objects were accepted."""
        symbols, edges = decoded.document.symbols, decoded.document.edges or ()
        return cls(decoded, range(len(symbols)), range(len(edges)))


def has_edges(documents: Iterable[JsonDocument]) -> bool:
    """Whether edges were collected in any of the chunks of a document."""
    return any(document.edges is not UNSET for document in documents)


def file_errors(documents: Iterable[JsonDocument]) -> tuple[FileError, ...]:
    """The errors of all chunks, in order."""
    return tuple(
        FileError(error.file, error.reason)
        for document in documents
        for error in document.errors or ()
    )


def report_sections(documents: Iterable[JsonDocument]) -> list[Report]:
    """The report sections of all chunks, in order."""
    return [
        Report(report.header, _without_blank_ends(report.lines or ()), report.after or "start")
        for document in documents
        for report in document.reports or ()
    ]


def _without_blank_ends(lines: tuple[str, ...]) -> tuple[str, ...]:
    """Lines without the blank ones around them, which mean nothing."""
    full = [index for index, line in enumerate(lines) if line]
    return lines[full[0] : full[-1] + 1] if full else ()
