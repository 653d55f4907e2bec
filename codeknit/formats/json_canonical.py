"""Brings JSON into the model that stands as our own writer would write it.

The short way, in whole columns: it proves that the schema accepts the document and builds it in
the same passes. It gives up at the first thing that is not canonical and leaves the document to
`json_build`, which reads everything and says what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import chain
from operator import lt
from typing import Final, NamedTuple

from msgspec import UNSET

from codeknit.formats.json_parts import file_errors, has_edges, report_sections
from codeknit.formats.json_prove import (
    Decoded,
    are_short_ids,
    count_colons,
    has_lines_of_text,
    proven_errors,
    proven_kinds,
    proven_reports,
)
from codeknit.formats.json_types import JsonEdge, JsonSymbol
from codeknit.model import (
    Document,
    Edge,
    Endpoint,
    Properties,
    Symbol,
    edge_key,
    endpoint_key,
    place_reports,
)

_SHORT_ID: Final = re.compile(r"S([1-9][0-9]*)")


#: Behind every symbol: names stand there.
_LAST: Final = 1 << 62

#: What an unknown ShortID stands for; no full ID is like it.
_NOTHING: Final = (None, 0)


class _NotCanonical(Exception):
    """Something the writer would have written in another way, or not at all."""


def build_canonical(decoded: Sequence[Decoded]) -> Document | None:
    """The document, where its chunks are what the writer would write for it; else None."""
    try:
        return _build(decoded)
    except _NotCanonical:
        return None


def _require(canonical: object) -> None:
    if not canonical:
        raise _NotCanonical


def _build(decoded: Sequence[Decoded]) -> Document:
    documents = [part.document for part in decoded]
    files = list(chain.from_iterable(document.files for document in documents))
    symbols = list(chain.from_iterable(document.symbols for document in documents))
    properties = list(chain.from_iterable(part.properties for part in decoded))
    _check_files(files, symbols)
    shorts = [symbol.short_id for symbol in symbols]
    numbers = _numbers(shorts)
    if len(decoded) > 1:  # the chunks of a directory have all the numbers
        _require(sorted(numbers) == list(range(1, len(numbers) + 1)))
    colons = _check_signatures(symbols, numbers)
    labels: dict[str, int] = {}
    built = _symbols(symbols, numbers, properties, labels)
    edges = _NO_EDGES
    if has_edges(documents):
        wanted = chain.from_iterable(document.edges or () for document in documents)
        edges = _edges(wanted, labels, shorts)
    for part in decoded:
        _require(proven_errors(part.document.errors or ()))
        _require(proven_reports(part.document.reports or ()))
    _check_keys(decoded, built, edges, labels, colons)
    errors = file_errors(documents)
    reports = place_reports(report_sections(documents), edges.edges is not None, bool(errors))
    return Document(tuple(files), tuple(built), edges.edges, errors, reports)


def _check_files(files: list[str], symbols: list[JsonSymbol]) -> None:
    """Files are listed once, and symbols stand by file in their order."""
    _require(len(set(files)) == len(files))
    order = iter(files)
    previous = None
    for symbol in symbols:
        if symbol.file != previous:
            previous = symbol.file
            _require(previous in order)  # looks on from the file before


def _numbers(shorts: list[str]) -> Sequence[int]:
    """The numbers of ShortIDs; nearly always they are 1, 2, 3…"""
    numbers = range(1, len(shorts) + 1)
    if shorts == [f"S{number}" for number in numbers]:
        return numbers
    _require(are_short_ids(shorts) and len(set(shorts)) == len(shorts))
    return [int(short[1:]) for short in shorts]


def _check_signatures(symbols: list[JsonSymbol], numbers: Sequence[int]) -> int:
    """Signatures are text, and all that looks like a ShortID in them is one of a symbol.

    Gives the number of colons in them.
    """
    joined = "\n" + "\n".join([symbol.signature for symbol in symbols]) + "\n"
    _require(not symbols or has_lines_of_text(joined, len(symbols)))
    if isinstance(numbers, range):
        # Only a number with as many digits as the last can be beyond it.
        digits = len(str(len(numbers))) - 1
        found = re.findall(rf"S([1-9][0-9]{{{digits},}})", joined)
        _require(all(len(n) <= 18 and int(n) <= len(numbers) for n in found))
    else:
        known = set(map(str, numbers))
        _require(known.issuperset(_SHORT_ID.findall(joined)))
    return joined.count(":")


def _symbols(
    symbols: list[JsonSymbol],
    numbers: Sequence[int],
    properties: list[Properties],
    labels: dict[str, int],
) -> list[Symbol]:
    """The symbols, whose IDs must be the canonical ones; adds the number of each to `labels`."""
    kinds: dict[str, str] = {}
    namesakes: dict[str, int] = {}
    claim = labels.setdefault
    file = ""
    result = []
    for read, number, values in zip(symbols, numbers, properties, strict=True):
        if read.file != file:
            file = read.file
        name = read.name
        scoped_name = read.scoped_name
        scope = ""
        if scoped_name is UNSET:
            full_id = f"{file}::{name}"
        else:
            scope = scoped_name[: -1 - len(name)]
            if not scope or f"{scope}.{name}" != scoped_name:
                raise _NotCanonical
            full_id = f"{file}::{scoped_name}"
        ordinal = 0
        if claim(full_id, number) != number:
            ordinal = namesakes[full_id] = namesakes.get(full_id, 0) + 1
            full_id = f"{full_id}#{ordinal}"
            labels[full_id] = number
        start, end = read.span
        if full_id != read.id or start > end:
            raise _NotCanonical
        kind = kinds.setdefault(read.kind, read.kind)
        signature = read.signature
        result.append(
            Symbol(
                number, file, read.category, kind, start, end, signature, name, scope, ordinal,
                values,
            )
        )  # fmt: skip
    _require(len(labels) == len(result) and proven_kinds(kinds))
    return result


class _Edges(NamedTuple):
    """The edges, and what their text has besides the `::` of the symbols' full IDs."""

    edges: tuple[Edge, ...] | None
    outside: list[str]
    inside: int
    keys: int


def _edges(read: Iterable[JsonEdge], labels: dict[str, int], shorts: list[str]) -> _Edges:
    """The edges, whose ShortIDs and full IDs must agree, and which must be in order."""
    # `labels` has the full IDs in the order of the symbols.
    known = dict(zip(shorts, labels.items(), strict=True))
    find = known.get
    result: list[Edge] = []
    rest = _Rest(labels, known)
    last_source = last_target = 0
    last_kind = last_short = ""
    full_id, source = _NOTHING
    for edge in read:
        short, to_short = edge.from_short, edge.to_short
        if short is UNSET or to_short is UNSET or edge.resolution is not UNSET:
            made = rest.edge(edge)
            _require(not result or edge_key(result[-1]) < edge_key(made))
            last_source = made.source if isinstance(made.source, int) else _LAST
            last_kind = ""
        else:
            if short != last_short:
                full_id, source = find(short, _NOTHING)
                last_short = short
            target_id, target = find(to_short, _NOTHING)
            kind = edge.kind
            if full_id != edge.source or target_id != edge.to or edge.candidates is not UNSET:
                raise _NotCanonical
            made = Edge(source, kind, target)
            # Most edges differ from the one before in their source, or in their target only.
            if source <= last_source and not (
                source == last_source and kind == last_kind and target > last_target
            ):
                _require(not result or edge_key(result[-1]) < edge_key(made))
            last_source, last_kind, last_target = source, kind, target
        result.append(made)
    plain = len(result) - rest.count
    inside, keys = rest.inside + 2 * plain, rest.keys + plain
    return _Edges(tuple(result), rest.outside, inside, keys + 4 * len(result))


class _Rest:
    """Makes the edges that are uncertain or start at no symbol, and counts what they have."""

    def __init__(self, labels: dict[str, int], known: dict[str, tuple[str, int]]) -> None:
        self.outside: list[str] = []
        self.inside = self.keys = self.count = 0
        self._labels = labels
        self._known = known

    def edge(self, edge: JsonEdge) -> Edge:
        self.count += 1
        source = self._source(edge)
        if edge.candidates is not UNSET:
            made = _ambiguous(edge, source, self._labels)
            self.keys += 1
        elif edge.resolution is UNSET:
            # A resolved edge that starts at no symbol: the name it starts from says all.
            full_id, target = self._known.get(edge.to_short or "", _NOTHING)
            _require(full_id == edge.to)
            made = Edge(source, edge.kind, target)
        else:
            _require(edge.to_short is UNSET)
            made = Edge(source, edge.kind, self._end(edge.to), edge.resolution)
        for end in (made.target, *made.candidates):
            if isinstance(end, str):
                self.outside.append(end)
            else:
                self.inside += 1
        return made

    def _source(self, edge: JsonEdge) -> Endpoint:
        if edge.from_short is UNSET:
            _require(edge.source not in self._labels)
            self.outside.append(edge.source)
            return edge.source
        full_id, source = self._known.get(edge.from_short, _NOTHING)
        _require(full_id == edge.source)
        self.inside += 1
        self.keys += 1
        return source

    def _end(self, label: str) -> Endpoint:
        return self._labels.get(label, label)


_NO_EDGES: Final = _Edges(None, [], 0, 0)


def _ambiguous(edge: JsonEdge, source: Endpoint, labels: dict[str, int]) -> Edge:
    """An edge with candidates."""
    found = [labels.get(label, label) for label in edge.candidates or ()]
    _require(found and edge.resolution == "ambiguous" and edge.to_short is UNSET)
    keys = list(map(endpoint_key, found))
    _require(all(map(lt, keys, keys[1:])))
    return Edge(source, edge.kind, labels.get(edge.to, edge.to), "ambiguous", tuple(found))


def _check_keys(
    decoded: Sequence[Decoded],
    symbols: list[Symbol],
    edges: _Edges,
    labels: dict[str, int],
    signature_colons: int,
) -> None:
    """No object states a key twice: the text has no colon too many.

    Where names and paths have none, only a few strings need to be looked through.
    """
    (part, *more) = decoded
    count = 2 * len(labels)
    if more or part.document.reports or part.document.errors or _colons(labels) != count:
        _require(all(each.colons == count_colons(each.document) for each in decoded))
        return
    found = decoded[0].document
    count += 2 + sum(part is not UNSET for part in (found.edges, found.errors, found.reports))
    count += 8 * len(symbols) + signature_colons
    count += sum([read.scoped_name is not UNSET for read in found.symbols])
    count += sum([read.properties is not UNSET for read in found.symbols])
    count += _colons(found.files)
    count += edges.keys + 2 * edges.inside + _colons(edges.outside)
    _require(part.colons == count)


def _colons(texts: Iterable[str]) -> int:
    return "".join(texts).count(":")
