"""The canonical model: what a skeleton *is*, apart from how it is written.

Every reader, writer, check and analysis shares these types. They are immutable, and they know
neither SKT nor JSON: nothing here parses or prints a document.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import groupby, pairwise
from typing import Any, Final, Literal, NamedTuple, NoReturn, TypeAlias, get_args

import msgspec

from codeknit.signature import ParsedSignature, expand_references, parse_signature

Category: TypeAlias = Literal["callable", "type", "value", "module", "meta"]
EdgeKind: TypeAlias = Literal[
    "calls", "contains", "inherits", "implements", "overrides", "references", "imports", "decorates"
]
Status: TypeAlias = Literal["resolved", "unresolved", "ambiguous"]
Section: TypeAlias = Literal["start", "symbols", "edges", "errors"]

CATEGORIES: Final[tuple[Category, ...]] = get_args(Category)
EDGE_KINDS: Final[tuple[EdgeKind, ...]] = get_args(EdgeKind)
STATUSES: Final[tuple[Status, ...]] = get_args(Status)
SECTIONS: Final[tuple[Section, ...]] = get_args(Section)

#: Property keys no model has: the text form uses them to carry names and scopes.
RESERVED_PROPERTIES: Final = frozenset({"name", "scope"})

#: An end of an edge: the number of a symbol (5 for S5), or the full ID
#: (``path::scoped_name``) of something that is no symbol of the document.
Endpoint: TypeAlias = int | str

_KIND_ORDER: Final = {kind: index for index, kind in enumerate(EDGE_KINDS)}
_STATUS_ORDER: Final = {status: index for index, status in enumerate(STATUSES)}
_RECEIVER: Final = re.compile(r"[^\[<({]*?(\w+)\s*(?:[\[<({].*)?", re.DOTALL)


class Span(NamedTuple):
    """Lines of a declaration, 1-based, both inclusive."""

    start: int
    end: int


class Properties(dict[str, str]):
    """The properties of a symbol: an immutable, hashable mapping of strings to strings.

    A bare ``key`` of the text form has the value ``"true"``.
    """

    __slots__ = ()

    def _refuse(self, *_args: object, **_kwargs: object) -> NoReturn:
        raise TypeError("properties of a symbol are immutable")

    __setitem__ = __delitem__ = _refuse
    clear = pop = popitem = setdefault = update = __ior__ = _refuse

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def __reduce__(self) -> tuple[type[Properties], tuple[dict[str, str]]]:
        return Properties, (dict(self),)


NO_PROPERTIES: Final = Properties()


class Symbol(msgspec.Struct, frozen=True, gc=False):
    """One declaration.

    ``number`` is the ShortID's (5 for S5); ``start`` and ``end`` are lines, 1-based, inclusive;
    ``signature`` is the text of the declaration as the format writes it; ``name`` is its real
    name; ``scope`` the names of its enclosers, outermost first, joined with ``.`` (empty at file
    level); ``ordinal`` tells symbols of one file with one scoped name apart: 0 for the first.
    See "Scope and identity" in docs/format.md.
    """

    number: int
    file: str
    category: Category
    kind: str
    start: int
    end: int
    signature: str
    name: str
    scope: str = ""
    ordinal: int = 0
    properties: Mapping[str, str] = NO_PROPERTIES

    @property
    def short_id(self) -> str:
        """The ShortID, such as ``S5``."""
        return f"S{self.number}"

    @property
    def span(self) -> Span:
        """First and last line, 1-based, inclusive."""
        return Span(self.start, self.end)

    @property
    def scoped_name(self) -> str:
        """The name behind the names of its enclosers: ``User.save``."""
        return f"{self.scope}.{self.name}" if self.scope else self.name

    @property
    def id(self) -> str:
        """The full ID: ``app.py::User.save``, with ``#1``, ``#2``… for later namesakes."""
        full_id = f"{self.file}::{self.scoped_name}"
        return f"{full_id}#{self.ordinal}" if self.ordinal else full_id

    @property
    def parsed_signature(self) -> ParsedSignature:
        """The signature's name, parameters, type and the symbols it refers to."""
        return parse_signature(self.signature)


class Edge(msgspec.Struct, frozen=True, gc=False):
    """One relation, from ``source`` to ``target``.

    ``candidates`` are possible targets of an ambiguous edge, in canonical order.
    """

    source: Endpoint
    kind: EdgeKind
    target: Endpoint
    status: Status = "resolved"
    candidates: tuple[Endpoint, ...] = ()


class FileError(msgspec.Struct, frozen=True, gc=False):
    """A file that could not be fully analysed, and why, in one line."""

    file: str
    reason: str


class Report(msgspec.Struct, frozen=True, gc=False):
    """A section this format does not define, carried through unread.

    ``header`` is its first line, ``lines`` what follows, ``after`` the core section it stands
    behind (``start``: before all of them).
    """

    header: str
    lines: tuple[str, ...] = ()
    after: Section = "start"


class Document(msgspec.Struct, frozen=True, dict=True):
    """A skeleton: files, their symbols, the edges between them.

    ``edges`` is None when no edges were collected, which is not the same as none found.
    Make one with `document`, which brings what it is given into canonical order.
    """

    files: tuple[str, ...] = ()
    symbols: tuple[Symbol, ...] = ()
    edges: tuple[Edge, ...] | None = None
    errors: tuple[FileError, ...] = ()
    reports: tuple[Report, ...] = ()

    @cached_property
    def _by_number(self) -> dict[int, Symbol]:
        return {symbol.number: symbol for symbol in self.symbols}

    @cached_property
    def _by_id(self) -> dict[str, Symbol]:
        return {symbol.id: symbol for symbol in self.symbols}

    @cached_property
    def _outgoing(self) -> dict[Endpoint, tuple[Edge, ...]]:
        return _index(self.edges or (), "source")

    @cached_property
    def _incoming(self) -> dict[Endpoint, tuple[Edge, ...]]:
        return _index(self.edges or (), "target")

    def symbol(self, short_id: str | int) -> Symbol:
        """The symbol with this ShortID (``"S5"``, or its number 5).

        Raises KeyError where the document has none.
        """
        number = short_id if isinstance(short_id, int) else short_number(short_id)
        if number is None or number not in self._by_number:
            raise KeyError(short_id)
        return self._by_number[number]

    def by_id(self, full_id: str) -> Symbol:
        """The symbol with this full ID, such as ``app.py::User.save``.

        Raises KeyError where the document has none.
        """
        return self._by_id[full_id]

    def full_id(self, endpoint: Endpoint) -> str:
        """The full ID of an end of an edge.

        Raises KeyError for the number of a symbol the document lacks.
        """
        return endpoint if isinstance(endpoint, str) else self.symbol(endpoint).id

    def edges_from(self, source: Symbol | Endpoint) -> tuple[Edge, ...]:
        """The edges that leave a symbol (itself, its number, ``"S5"`` or a full ID)."""
        return self._outgoing.get(self._endpoint(source), ())

    def edges_to(self, target: Symbol | Endpoint) -> tuple[Edge, ...]:
        """The edges that end at a symbol (itself, its number, ``"S5"`` or a full ID)."""
        return self._incoming.get(self._endpoint(target), ())

    def members(self, symbol: Symbol | Endpoint) -> tuple[Symbol, ...]:
        """The symbols directly inside one: those its ``contains`` edges lead to; where no edges
        were collected, those of its file whose scope is its scoped name."""
        endpoint = self._endpoint(symbol)
        if self.edges is not None:
            return tuple(
                self._by_number[edge.target]
                for edge in self.edges_from(endpoint)
                if edge.kind == "contains" and isinstance(edge.target, int)
            )
        owner = self._by_number.get(endpoint) if isinstance(endpoint, int) else None
        if owner is None:
            return ()
        return self._by_scope.get((owner.file, owner.scoped_name), ())

    def in_file(self, path: str) -> tuple[Symbol, ...]:
        """The symbols of one file, in document order; none for a file it does not list."""
        return self._by_file.get(path, ())

    def expand(self, signature: str) -> str:
        """A signature with the ShortIDs in its types replaced by the symbols' names."""
        return expand_references(signature, lambda number: self._name(number))

    def _name(self, number: int) -> str | None:
        symbol = self._by_number.get(number)
        return symbol.name if symbol else None

    @cached_property
    def _by_file(self) -> dict[str, tuple[Symbol, ...]]:
        found: defaultdict[str, list[Symbol]] = defaultdict(list)
        for symbol in self.symbols:
            found[symbol.file].append(symbol)
        return {path: tuple(symbols) for path, symbols in found.items()}

    @cached_property
    def _by_scope(self) -> dict[tuple[str, str], tuple[Symbol, ...]]:
        found: defaultdict[tuple[str, str], list[Symbol]] = defaultdict(list)
        for symbol in self.symbols:
            found[symbol.file, symbol.scope].append(symbol)
        return {key: tuple(symbols) for key, symbols in found.items()}

    def _endpoint(self, given: Symbol | Endpoint) -> Endpoint:
        if isinstance(given, Symbol):
            return given.number
        if isinstance(given, int):
            return given
        number = short_number(given)
        if number is not None:
            return number
        known = self._by_id.get(given)
        return known.number if known else given


def document(
    files: Iterable[str] = (),
    symbols: Iterable[Symbol] = (),
    edges: Iterable[Edge] | None = None,
    errors: Iterable[FileError] = (),
    reports: Iterable[Report] = (),
) -> Document:
    """A Document in canonical order.

    Symbols stand by file, in the order of `files` (a file that only a symbol names is appended),
    within a file in the order given; ordinals are counted anew; edges are sorted and stated once,
    and a full ID that is a symbol's becomes that symbol's number.
    """
    paths = dict.fromkeys(files)
    by_file: dict[str, list[Symbol]] = {path: [] for path in paths}
    for symbol in symbols:
        by_file.setdefault(symbol.file, []).append(symbol)
    ordered = tuple(symbol for members in by_file.values() for symbol in number_namesakes(members))
    linked = None if edges is None else canonical_edges(link(edges, ordered))
    errors = tuple(errors)
    return Document(
        files=tuple(by_file),
        symbols=ordered,
        edges=linked,
        errors=errors,
        reports=place_reports(reports, linked is not None, bool(errors)),
    )


def number_namesakes(symbols: Iterable[Symbol]) -> list[Symbol]:
    """The symbols of one file with their ordinals counted in the order given."""
    seen: dict[str, int] = {}
    result = []
    for symbol in symbols:
        name = symbol.scoped_name
        ordinal = seen.get(name, 0)
        seen[name] = ordinal + 1
        if symbol.ordinal != ordinal:
            symbol = msgspec.structs.replace(symbol, ordinal=ordinal)
        result.append(symbol)
    return result


def link(edges: Iterable[Edge], symbols: Iterable[Symbol]) -> list[Edge]:
    """The edges with every full ID that is a symbol's replaced by the symbol's number.

    Also brings the candidates of each into canonical order.
    """
    edges = list(edges)
    names = {
        end
        for edge in edges
        for end in (edge.source, edge.target, *edge.candidates)
        if isinstance(end, str)
    }
    numbers: dict[Endpoint, int] = {}
    if names:  # only what is looked for is kept: full IDs of all symbols would cost more than they
        for symbol in symbols:
            full_id = symbol.id
            if full_id in names:
                numbers[full_id] = symbol.number
    return [link_edge(edge, numbers) for edge in edges]


def link_edge(edge: Edge, numbers: Mapping[Endpoint, int]) -> Edge:
    """An edge with the full IDs in `numbers` replaced by these, its candidates in order."""
    candidates = edge.candidates
    if candidates:
        candidates = canonical_endpoints(numbers.get(end, end) for end in candidates)
    source = numbers.get(edge.source, edge.source)
    target = numbers.get(edge.target, edge.target)
    if (source, target, candidates) == (edge.source, edge.target, edge.candidates):
        return edge
    return Edge(source, edge.kind, target, edge.status, candidates)


def endpoint_key(endpoint: Endpoint) -> tuple[int, str]:
    """Sorts endpoints: symbols by number, then full IDs."""
    return (endpoint, "") if isinstance(endpoint, int) else (_AFTER_SYMBOLS, endpoint)


_AFTER_SYMBOLS: Final = 1 << 62


def canonical_endpoints(endpoints: Iterable[Endpoint]) -> tuple[Endpoint, ...]:
    """Endpoints sorted and stated once."""
    return tuple(sorted(set(endpoints), key=endpoint_key))


def edge_key(edge: Edge) -> tuple[Any, ...]:
    """Sorts edges: by source, kind, status, candidates, target."""
    return (
        endpoint_key(edge.source),
        _KIND_ORDER[edge.kind],
        _STATUS_ORDER[edge.status],
        tuple(map(endpoint_key, edge.candidates)),
        endpoint_key(edge.target),
    )


def canonical_edges(edges: Iterable[Edge]) -> tuple[Edge, ...]:
    """Edges in canonical order, each stated once."""
    groups = [
        (head, sorted(group, key=_target_key)) for head, group in groupby(edges, key=_line_head)
    ]
    groups.sort(key=lambda group: edge_key(group[1][0]))
    ordered = [edge for _, group in groups for edge in group]
    if any(a[0] == b[0] for a, b in pairwise(groups)):
        ordered.sort(key=edge_key)
    return tuple(
        edge for index, edge in enumerate(ordered) if not index or edge != ordered[index - 1]
    )


def _line_head(edge: Edge) -> tuple[Any, ...]:
    """What edges that stand on one line have in common: they come together, most often."""
    return edge.source, edge.kind, edge.status, edge.candidates


def _target_key(edge: Edge) -> tuple[int, str]:
    return endpoint_key(edge.target)


def place_reports(
    reports: Iterable[Report], has_edges: bool, has_errors: bool
) -> tuple[Report, ...]:
    """Reports in the order in which they are written, each behind a section that is."""
    present = {"start": "start", "symbols": "symbols", "edges": "edges" if has_edges else "symbols"}
    present["errors"] = "errors" if has_errors else present["edges"]
    placed = [
        msgspec.structs.replace(report, after=present[report.after])
        if present[report.after] != report.after
        else report
        for report in reports
    ]
    placed.sort(key=lambda report: SECTIONS.index(report.after))
    return tuple(placed)


def receiver_type(receiver: str) -> str:
    """The bare type name of a `receiver` property: ``Cache`` for ``*Cache[K, V]``.

    Empty where the text names none.
    """
    found = _RECEIVER.fullmatch(receiver)
    return found.group(1) if found else ""


def short_number(text: str) -> int | None:
    """The number of a ShortID (5 for ``S5``), or None for any other text."""
    if text[:1] != "S":
        return None
    digits = text[1:]
    return int(digits) if digits.isascii() and digits.isdigit() and digits[0] != "0" else None


def _index(edges: Iterable[Edge], end: str) -> dict[Endpoint, tuple[Edge, ...]]:
    found: defaultdict[Endpoint, list[Edge]] = defaultdict(list)
    for edge in edges:
        found[getattr(edge, end)].append(edge)
    return {endpoint: tuple(group) for endpoint, group in found.items()}
