"""Brings any JSON document into the model, and says what is wrong with it.

Full IDs are labels here: edges are linked by them, whoever made them up. What stands exactly as
our writer would write it takes the short way of `json_canonical` instead.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from msgspec import UNSET, UnsetType

from codeknit.diagnostics import Severity
from codeknit.formats.json_findings import Flaw, reversed_span
from codeknit.formats.json_parts import Part, file_errors, has_edges, report_sections
from codeknit.formats.json_text import Pointer, shown
from codeknit.formats.json_types import JsonEdge, JsonSymbol
from codeknit.model import (
    Document,
    Edge,
    Endpoint,
    Properties,
    Symbol,
    canonical_endpoints,
    document,
)

_REFERENCE: Final = re.compile(r"S([1-9][0-9]{0,17})(?![0-9])")
_CHUNK_HINT: Final = "for one chunk of many, give --chunk"


class Placed(NamedTuple):
    """A symbol, what it was read from, and where that stands."""

    part: int
    pointer: Pointer
    read: JsonSymbol
    symbol: Symbol


class Builder:
    """Builds one document and collects the flaws of each of its parts.

    `chunk`: the parts are some chunks of a document, so symbols may be missing. `complete`: no
    object was rejected before; otherwise what is missing may have been, and is not reported.
    """

    def __init__(self, parts: Sequence[Part], *, chunk: bool, complete: bool) -> None:
        self._parts = parts
        self._documents = [part.decoded.document for part in parts]
        self._chunk = chunk
        self._complete = complete
        self.flaws: list[list[Flaw]] = [[] for _ in parts]
        self._by_number: dict[int, Symbol] = {}
        self._labels: defaultdict[str, list[int]] = defaultdict(list)
        self._ids: dict[str, int] = {}

    def build(self) -> Document:
        """The document; of no use where `flaws` has an error."""
        placed = list(self._placed_symbols())
        self._check_numbers(placed)
        files = [path for document in self._documents for path in document.files]
        built = document(files, [entry.symbol for entry in placed])
        if len(self._by_number) == len(placed) and self._complete:
            self._check_labels(placed, built)
        self._check_references(placed)
        edges = list(self._edges(built)) if has_edges(self._documents) else None
        return document(
            files,
            built.symbols,
            edges,
            file_errors(self._documents),
            report_sections(self._documents),
        )

    def _flaw(
        self,
        code: str,
        part: int,
        pointer: Pointer,
        message: str,
        hint: str | None = None,
        severity: Severity | None = None,
    ) -> None:
        self.flaws[part].append(Flaw(code, pointer, message, hint, severity))

    def _missing(self, code: str, part: int, pointer: Pointer, message: str) -> None:
        """Something names a symbol that is not there, which is no error in one chunk of many."""
        if self._chunk:
            self._flaw(code, part, pointer, message, severity="information")
        elif self._complete:
            self._flaw(code, part, pointer, message, _CHUNK_HINT)

    # ── Symbols ──────────────────────────────────────────────────────────────────────────────────

    def _placed_symbols(self) -> Iterator[Placed]:
        for number, part in enumerate(self._parts):
            rows = zip(
                part.symbol_index,
                part.decoded.document.symbols,
                part.decoded.properties,
                strict=True,
            )
            for index, read, properties in rows:
                pointer = ("symbols", index)
                self.flaws[number] += [
                    flaw._replace(pointer=(*pointer, *flaw.pointer)) for flaw in misstated(read)
                ]
                yield Placed(number, pointer, read, symbol_of(read, properties))

    def _check_numbers(self, placed: Iterable[Placed]) -> None:
        for part, pointer, read, symbol in placed:
            first = self._by_number.setdefault(symbol.number, symbol)
            if first is not symbol:
                message = f"{read.short_id} is defined twice: it is {shown(first.id)} already"
                self._flaw("SKT101", part, (*pointer, "short_id"), message)
        if len(self._parts) > 1 and not self._chunk and self._complete:
            self._check_all_there()

    def _check_all_there(self) -> None:
        numbers = self._by_number.keys()
        missing = [n for n in range(1, len(numbers) + 1) if n not in numbers]
        if missing:
            some = ", ".join(f"S{number}" for number in missing[:5])
            message = f"ShortIDs are not 1…{len(numbers)}: {some} missing"
            hint = "chunks are missing, or are of different runs"
            self._flaw("SKT111", 0, ("symbols",), message, hint)

    def _check_labels(self, placed: Iterable[Placed], built: Document) -> None:
        """Learns the label of each symbol; it should be the canonical full ID."""
        canonical = {symbol.number: symbol.id for symbol in built.symbols}
        self._ids = {full_id: number for number, full_id in canonical.items()}
        for part, pointer, read, symbol in placed:
            expected = canonical[symbol.number]
            same = self._labels[read.id]
            if same and not (read.id == expected == canonical[same[0]]):
                message = f"the ID {shown(read.id)} is S{same[0]}'s already"
                self._flaw("SKT303", part, (*pointer, "id"), message)
            elif read.id != expected:
                message = f"ID is not the canonical one: expected {shown(expected)}"
                message += f", found {shown(read.id)}"
                self._flaw("SKT304", part, (*pointer, "id"), message)
            same.append(symbol.number)

    def _check_references(self, placed: Iterable[Placed]) -> None:
        for part, pointer, read, _symbol in placed:
            for number in unknown_references(read.signature, self._by_number):
                message = f"S{number} is used as a type but not defined"
                self._missing("SKT102", part, (*pointer, "signature"), message)

    # ── Edges ────────────────────────────────────────────────────────────────────────────────────

    def _edges(self, built: Document) -> Iterator[Edge]:
        seen: set[Edge] = set()
        for number, part in enumerate(self._parts):
            edges = part.decoded.document.edges or ()
            for index, read in zip(part.edge_index, edges, strict=True):
                pointer = ("edges", index)
                edge = self._edge(number, pointer, read)
                if edge in seen:
                    self._flaw("SKT204", number, pointer, "this edge is stated twice")
                seen.add(edge)
                yield edge

    def _edge(self, part: int, pointer: Pointer, read: JsonEdge) -> Edge:
        source = self._endpoint(part, (*pointer, "from_short"), read.source, read.from_short)
        target = self._endpoint(part, (*pointer, "to_short"), read.to, read.to_short)
        if read.resolution is UNSET:
            if isinstance(target, str):
                message = f"resolved edge ends at {shown(target)}, which is no symbol"
                self._missing("SKT303", part, (*pointer, "to"), f"{message} of the document")
            return Edge(source, read.kind, target)
        candidates = {self._labelled(label) for label in read.candidates or ()}
        return Edge(source, read.kind, target, read.resolution, canonical_endpoints(candidates))

    def _labelled(self, label: str) -> Endpoint:
        numbers = self._labels.get(label)
        return numbers[0] if numbers else self._ids.get(label, label)

    def _endpoint(
        self, part: int, pointer: Pointer, label: str, short: str | UnsetType
    ) -> Endpoint:
        """The end of an edge that a label names, and its ShortID if there is one."""
        by_label = self._labelled(label)
        if short is UNSET:
            return by_label
        number = int(short[1:])
        if number not in self._by_number:
            message = f"{short} names no symbol of the document"
            self._missing("SKT303", part, pointer, message)
        elif number != by_label and number not in self._labels.get(label, ()) and self._complete:
            known = self._by_number[number]
            message = f"{short} and {shown(label)} disagree: {short} is {shown(known.id)}"
            self._flaw("SKT303", part, pointer, message)
        return number


def misstated(read: JsonSymbol) -> Iterator[Flaw]:
    """What is wrong with a symbol by itself that the schema does not say."""
    start, end = read.span
    if _scope_of(read) is None:
        message = (
            f"scoped_name {shown(str(read.scoped_name))} does not end in the name "
            f"{shown(read.name)} behind a scope and '.'"
        )
        yield Flaw("SKT115", ("scoped_name",), message)
    if start > end:
        yield reversed_span(("span",), start, end)


def symbol_of(read: JsonSymbol, properties: Properties, ordinal: int = 0) -> Symbol:
    """The symbol that was read."""
    return Symbol(
        int(read.short_id[1:]),
        read.file,
        read.category,
        read.kind,
        *read.span,
        read.signature,
        read.name,
        _scope_of(read) or "",
        ordinal,
        properties,
    )


def _scope_of(read: JsonSymbol) -> str | None:
    """What a scoped name has before the name; None where it does not end in the name."""
    scoped_name, name = read.scoped_name, read.name
    if scoped_name is UNSET or scoped_name == name:
        return ""
    scope = scoped_name[: -1 - len(name)]
    return scope if scope and f"{scope}.{name}" == scoped_name else None


def unknown_references(signature: str, known: Container[int]) -> list[int]:
    """The numbers a signature refers to that are no symbol's."""
    from codeknit.signature import parse_signature

    if all(int(number) in known for number in _REFERENCE.findall(signature)):
        return []
    return [number for number in parse_signature(signature).references if number not in known]
