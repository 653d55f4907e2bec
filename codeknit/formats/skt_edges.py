"""Reads [edges]. Implements "[edges]" in docs/format.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Final, Protocol

from codeknit.diagnostics import Severity
from codeknit.formats.skt_context import Context, Place, Text
from codeknit.formats.skt_fast import RawEdge
from codeknit.formats.skt_faults import edge_fault
from codeknit.formats.skt_lines import SectionSpan
from codeknit.grammar import pattern
from codeknit.model import (
    EDGE_KINDS,
    Edge,
    EdgeKind,
    Endpoint,
    Status,
    Symbol,
    canonical_edges,
    canonical_endpoints,
    edge_key,
    link_edge,
    short_number,
)

_STATUSES: Final[dict[str | None, Status]] = {
    None: "resolved",
    "[resolved]": "resolved",
    "[unresolved]": "unresolved",
    "[ambiguous]": "ambiguous",
}


#: How many full IDs are kept while streaming, to be one string where they are one ID.
_MOST_KEPT: Final = 10_000


class Symbols(Protocol):
    """What edges must know of the symbols they join."""

    def known(self, number: int) -> int | None:
        """The number of a symbol as the symbol has it, or None where there is none."""

    def file_of(self, number: int) -> str:
        """The path of a symbol's file; empty where it is not known."""

    def all(self) -> Iterable[Symbol]:
        """Every symbol there is."""


class DocumentSymbols:
    """The symbols of one document."""

    def __init__(self, by_number: Mapping[int, Symbol | None]) -> None:
        self._by_number = by_number

    def known(self, number: int) -> int | None:
        if number not in self._by_number:
            return None
        symbol = self._by_number[number]
        return symbol.number if symbol else number

    def file_of(self, number: int) -> str:
        symbol = self._by_number.get(number)
        return symbol.file if symbol else ""

    def all(self) -> Iterable[Symbol]:
        return (symbol for symbol in self._by_number.values() if symbol)


class EdgeReader:
    """The edges of a document whose symbols are known."""

    def __init__(self, context: Context, symbols: Symbols) -> None:
        self._context = context
        self._symbols = symbols
        self._kinds: dict[str, EdgeKind] = {kind: kind for kind in EDGE_KINDS}
        self._ids: dict[str, str] = {}
        self._odd = False
        self._undefined: list[str] = []
        self._file = ""
        self._line_number = 0
        self._line = ""

    def read(self, texts: Iterable[Text]) -> tuple[Edge, ...] | None:
        """The edges of every [edges] section, in canonical order; None where there is none."""
        parts = [(text, part) for text in texts for part in text.sections if part.kind == "edges"]
        if not parts:
            return None
        edges = [edge for text, part in parts for edge in self._section(text, part)]
        known = self._known()
        if known:
            edges = [link_edge(edge, known) for edge in edges]
        ordered = _in_order(edges)
        if self._odd or known or len(ordered) < len(edges):
            self._review(parts, known)
        return ordered

    def _place(self) -> Place:
        return Place(self._file, self._line_number, self._line)

    def stream(self, texts: Iterable[Text]) -> Iterator[Edge]:
        """The edges of every [edges] section as they are written, one line at a time."""
        for text in texts:
            for section in text.sections:
                if section.kind == "edges":
                    for edge in self._section(text, section):
                        self._context.raise_errors()
                        yield edge
                        if len(self._ids) > _MOST_KEPT:
                            self._ids.clear()
        self._context.raise_errors()

    def _section(self, text: Text, section: SectionSpan) -> Iterator[Edge]:
        read_edge = self._context.lines.edge_line
        self._file = text.name
        for self._line_number, self._line in text.lines(section):
            raw = read_edge(self._line)
            if raw:
                yield from self._edges(raw)
            else:
                self._context.report_fault(self._place(), edge_fault(self._line))

    def _edges(self, raw: RawEdge) -> list[Edge]:
        kind = self._kinds.get(raw.kind) or self._kind(raw.kind)
        status = _STATUSES[raw.status]
        source = self._endpoint(raw.source, "")
        file = "" if source is None else self._file_of(source)
        targets = [self._endpoint(target, file) for target in raw.targets]
        candidates: tuple[Endpoint, ...] = ()
        if raw.candidates is not None:
            found = [self._endpoint(candidate, file) for candidate in raw.candidates]
            candidates = canonical_endpoints(end for end in found if end is not None)
        if self._undefined:
            self._report_undefined(raw)
        if not raw.canonical_spacing or raw.status == "[resolved]" or candidates:
            self._check_form(raw, status)
        if kind is None or source is None:
            return []
        if status == "resolved" and any(type(target) is str for target in targets):
            self._odd = True
        return [
            Edge(source, kind, target, status, candidates)
            for target in targets
            if target is not None
        ]

    def _report_undefined(self, raw: RawEdge) -> None:
        missing = set(self._undefined)
        self._undefined.clear()
        place = self._place()
        if raw.source in missing:
            self._context.undefined(place, (0, len(raw.source)), raw.source)
        written = (*raw.targets, *(raw.candidates or ()))
        for short_id, columns in zip(written, _columns(raw, self._line), strict=True):
            if short_id in missing:
                self._context.undefined(place, columns, short_id)

    def _check_form(self, raw: RawEdge, status: Status) -> None:
        context = self._context
        if not raw.canonical_spacing:
            context.spacing(self._place(), raw.spaced())
        if raw.status == "[resolved]":
            message = "expected no status on a resolved edge, found [resolved]"
            context.report_text("SKT202", self._place(), "[resolved]", message)
        if raw.candidates is not None and status != "ambiguous":
            message = f"candidates belong to an ambiguous edge, and this one is {status}"
            start = self._line.rindex("[candidates=")
            context.report("SKT109", self._place(), (start, len(self._line)), message)

    def _kind(self, written: str) -> EdgeKind | None:
        token = self._context.expand(written)
        if token is None:
            self._context.undefined_code(self._place(), written)
            return None
        found = self._kinds.get(token)
        if found is None:
            message = f"expected a code for an edge kind, found {written} for '{token}'"
            self._context.report_text("SKT107", self._place(), written, message)
            return None
        self._kinds[written] = found
        return found

    def _endpoint(self, written: str, file: str) -> Endpoint | None:
        """A symbol's number or a full ID; None where there is neither, and a finding instead.

        `file` is the source's, to which a bare name is relative.
        """
        number = short_number(written)
        if number is not None:
            known = self._symbols.known(number)
            if known is not None:
                return known
            self._undefined.append(written)
            return number if self._context.chunk else None
        if written[0] == '"':
            full_id = self._context.unquote(self._place(), written)
            if full_id is None:
                return None
            if _is_bare(full_id, file):
                self._odd = True
        else:
            full_id = f"{file}::{written}"
        return self._ids.setdefault(full_id, full_id)

    def _file_of(self, source: Endpoint) -> str:
        if isinstance(source, str):
            return source.partition("::")[0]
        return self._symbols.file_of(source)

    def _known(self) -> dict[Endpoint, int]:
        """The full IDs found that are symbols' after all."""
        if not self._ids:
            return {}
        return {
            symbol.id: symbol.number for symbol in self._symbols.all() if symbol.id in self._ids
        }

    def _review(
        self, parts: Iterable[tuple[Text, SectionSpan]], known: Mapping[Endpoint, int]
    ) -> None:
        """Walk the lines again to say where names and repetitions stand: most texts have none."""
        quiet = Context(self._context.lines, True)
        quiet.codes = self._context.codes
        again = EdgeReader(quiet, self._symbols)
        seen: set[Edge] = set()
        for text, section in parts:
            for number, line in text.lines(section):
                raw = quiet.lines.edge_line(line)
                if raw:
                    place = Place(text.name, number, line)
                    again._review_line(place, raw, known, seen, self._context)

    def _review_line(
        self,
        place: Place,
        raw: RawEdge,
        known: Mapping[Endpoint, int],
        seen: set[Edge],
        context: Context,
    ) -> None:
        self._line = place.text
        edges = [link_edge(edge, known) for edge in self._edges(raw)]
        columns = list(_columns(raw, place.text))
        severity: Severity | None = "information" if context.chunk else None
        for edge, written, where in zip(edges, raw.targets, columns, strict=False):
            if edge in seen:
                message = f"this edge to {written} is stated before"
                context.report("SKT204", place, where, message)
            seen.add(edge)
            misses = edge.status == "resolved" and isinstance(edge.target, str)
            if misses and not context.incomplete:
                message = f"a resolved edge ends at a symbol of the document, and {written} is none"
                context.report("SKT110", place, where, message, None, severity)
        source = self._endpoint(raw.source, "")
        file = "" if source is None else self._file_of(source)
        self._review_endpoint(place, raw.source, (0, len(raw.source)), None, known, context)
        for written, where in zip((*raw.targets, *(raw.candidates or ())), columns, strict=True):
            self._review_endpoint(place, written, where, file, known, context)

    def _review_endpoint(
        self,
        place: Place,
        written: str,
        columns: tuple[int, int],
        file: str | None,
        known: Mapping[Endpoint, int],
        context: Context,
    ) -> None:
        """Say where an endpoint could be written shorter; `file` is None for a source."""
        end = self._endpoint(written, file or "")
        if not isinstance(end, str):
            return
        number = known.get(end)
        if number is not None:
            message = f"expected S{number} for this symbol, found its name"
        elif file is not None and written[0] == '"' and _is_bare(end, file):
            bare = end.removeprefix(f"{file}::")
            message = f"expected the bare name {bare}, found it quoted"
        else:
            return
        context.report("SKT206", place, columns, message)


def _is_bare(full_id: str, file: str) -> bool:
    """Whether a bare name does for a full ID on an edge whose source is in a file."""
    start = f"{file}::"
    if not full_id.startswith(start):
        return False
    return pattern(r"{BARE_NAME}\Z").match(full_id, len(start)) is not None


def _in_order(edges: list[Edge]) -> tuple[Edge, ...]:
    """Edges in canonical order. Most texts have them so: then one comparison each is enough."""
    if all(_precedes(a, b) for a, b in pairwise(edges)):
        return tuple(edges)
    return canonical_edges(edges)


def _precedes(a: Edge, b: Edge) -> bool:
    """Whether one edge stands before another; quick where they stand on one line, or start at
    symbols one after the other."""
    if (
        a.source == b.source
        and a.kind is b.kind
        and a.status is b.status
        and a.candidates == b.candidates
        and type(a.target) is type(b.target)
    ):
        return a.target < b.target  # type: ignore[operator]
    if isinstance(a.source, int) and isinstance(b.source, int) and a.source < b.source:
        return True
    return edge_key(a) < edge_key(b)


def _columns(raw: RawEdge, line: str) -> Iterator[tuple[int, int]]:
    """Where the targets of a line stand, and then its candidates."""
    place = line.index("-->", len(raw.source)) + 3
    for written in (*raw.targets, *(raw.candidates or ())):
        place = line.index(written, place)
        yield place, place + len(written)
        place += len(written)
