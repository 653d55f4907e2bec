"""Brings JSON into the model that stands as our own writer would write it.

The short way, in whole columns: it proves that the schema accepts the document and builds it in
the same passes. It gives up at the first thing that is not canonical and leaves the document to
`json_build`, which reads everything and says what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import chain, takewhile
from typing import Any, Final

from msgspec import UNSET

from codeknit.formats.json_parts import file_errors, has_edges, report_sections
from codeknit.formats.json_prove import (
    Decoded,
    are_short_ids,
    colons_in_names,
    colons_outside,
    count_colons,
    has_lines_of_text,
    proven_errors,
    proven_kinds,
    proven_reports,
)
from codeknit.formats.json_types import JsonEdge, JsonSymbol
from codeknit.model import (
    EDGE_KINDS,
    STATUSES,
    Document,
    Edge,
    Endpoint,
    Properties,
    Symbol,
    endpoint_key,
    place_reports,
)

_SHORT_ID: Final = re.compile(r"S([1-9][0-9]*)")


#: Where edges of one source stand: by kind, then by status.
_KIND_RANKS: Final = {kind: index * len(STATUSES) for index, kind in enumerate(EDGE_KINDS)}
_STATUS_RANKS: Final = {status: index for index, status in enumerate(STATUSES)}

#: What an unknown ShortID stands for; no full ID is like it.
_NOTHING: Final[tuple[str | None, int]] = (None, 0)


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
    _require(None not in [part.colons for part in decoded])  # or keys could not be counted
    documents = [part.document for part in decoded]
    files = list(chain.from_iterable(document.files for document in documents))
    symbols = list(chain.from_iterable(document.symbols for document in documents))
    properties = list(chain.from_iterable(part.properties for part in decoded))
    _check_files(files, symbols)
    shorts = [symbol.short_id for symbol in symbols]
    numbers = _numbers(shorts)
    if len(decoded) > 1:  # the chunks of a directory have all the numbers
        _require(sorted(numbers) == list(range(1, len(numbers) + 1)))
    _check_signatures(symbols, numbers)
    labels: dict[str, int] = {}
    built = _symbols(symbols, numbers, properties, labels)
    read = list(chain.from_iterable(document.edges or () for document in documents))
    edges, uncertain = _edges(read, labels, shorts)
    for document in documents:
        _require(proven_errors(document.errors or ()))
        _require(proven_reports(document.reports or ()))
    _check_keys(decoded, symbols, labels, read, uncertain)
    errors = file_errors(documents)
    collected = has_edges(documents)
    reports = place_reports(report_sections(documents), collected, bool(errors))
    return Document(tuple(files), tuple(built), edges if collected else None, errors, reports)


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


def _check_signatures(symbols: list[JsonSymbol], numbers: Sequence[int]) -> None:
    """Signatures are text, and all that looks like a ShortID in them is one of a symbol."""
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


def _edges(
    read: list[JsonEdge], labels: dict[str, int], shorts: list[str]
) -> tuple[tuple[Edge, ...], list[JsonEdge]]:
    """The edges, whose ShortIDs and full IDs must agree, and which must be in order; and those
    that are no facts, as read."""
    # `labels` has the full IDs in the order of the symbols.
    known: dict[Any, tuple[str, int]] = dict(zip(shorts, labels.items(), strict=True))
    find: Callable[[Any, Any], tuple[str | None, int]] = known.get
    result: list[Edge] = []
    uncertain: list[JsonEdge] = []
    short, full_id = None, ""
    source: Endpoint = 0
    rank = number = 0
    end: tuple[tuple[Endpoint, ...], Endpoint] = (), 0
    for edge in read:
        if edge.from_short != short or edge.source != full_id:
            short, full_id = edge.from_short, edge.source
            source = _next_source(edge, source, known, labels)
            rank = -1
        kind, resolution = edge.kind, edge.resolution
        last_rank, rank = rank, _KIND_RANKS[kind]
        if resolution is UNSET:  # as most are: they are compared by their numbers alone
            last_number = number
            target_id, number = find(edge.to_short, _NOTHING)
            if target_id != edge.to or edge.candidates is not UNSET:
                raise _NotCanonical
            if rank <= last_rank and (rank < last_rank or number <= last_number):
                raise _NotCanonical
            result.append(Edge(source, kind, number))
        else:
            rank += _STATUS_RANKS[resolution]
            last_end, end = end, _uncertain_end(edge, labels)
            if rank <= last_rank and (rank < last_rank or not _in_order(last_end, end)):
                raise _NotCanonical
            uncertain.append(edge)
            result.append(Edge(source, kind, end[1], resolution, end[0]))
    return tuple(result), uncertain


def _uncertain_end(edge: JsonEdge, labels: dict[str, int]) -> tuple[tuple[Endpoint, ...], Endpoint]:
    """The candidates and the target of an edge that is no fact."""
    _require(edge.to_short is UNSET)
    candidates = () if edge.candidates is UNSET else _candidates(edge, labels)
    return candidates, labels.get(edge.to, edge.to)


def _next_source(
    edge: JsonEdge, last: Endpoint, known: dict[str, tuple[str, int]], labels: dict[str, int]
) -> Endpoint:
    """Where an edge starts, when it is not where the one before did."""
    source: Endpoint = edge.source
    if edge.from_short is UNSET:
        _require(edge.source not in labels)
    else:
        full_id, source = known.get(edge.from_short, _NOTHING)
        _require(full_id == edge.source)
    _require(_in_order(last, source))
    return source


def _candidates(edge: JsonEdge, labels: dict[str, int]) -> tuple[Endpoint, ...]:
    """The candidates of an edge that states them."""
    found = tuple([labels.get(label, label) for label in edge.candidates or ()])
    _require(found and edge.resolution == "ambiguous")
    _require(all(map(_in_order, found, found[1:])))
    return found


def _in_order(one: Any, other: Any) -> bool:
    """Whether one end stands before another, alone or behind candidates.

    Numbers are compared with numbers and names with names as they are, which is fastest.
    """
    try:
        return bool(one < other)
    except TypeError:  # a number beside a name
        return bool(_key(one) < _key(other))


def _key(end: Any) -> Any:
    return tuple(map(_key, end)) if isinstance(end, tuple) else endpoint_key(end)


def _check_keys(
    decoded: Sequence[Decoded],
    symbols: list[JsonSymbol],
    labels: Iterable[str],
    edges: list[JsonEdge],
    uncertain: list[JsonEdge],
) -> None:
    """No object states a key twice: the text has no colon too many.

    `labels`: the full IDs of the symbols. Where each has its two colons and no more, few other
    strings need to be looked into. `uncertain`: the edges that are no facts.
    """
    count = count_colons(labels) + 8 * len(symbols)
    more: dict[str, int] = {}  # how many there are over two in full IDs, by ShortID
    if count != 10 * len(symbols):
        more = {s.short_id: s.id.count(":") - 2 for s in symbols if s.id.count(":") != 2}
        count += sum([colons_in_names(symbol) for symbol in symbols if symbol.short_id in more])
    count += sum([(s.scoped_name is not UNSET) + (s.properties is not UNSET) for s in symbols])
    count += count_colons([symbol.signature for symbol in symbols])
    count += _edge_colons(edges, uncertain, more)
    count += sum([colons_outside(part.document) for part in decoded])
    _require(sum([part.colons or 0 for part in decoded]) == count)


def _edge_colons(edges: list[JsonEdge], uncertain: list[JsonEdge], more: dict[str, int]) -> int:
    """The colons of edges."""
    names = [edge.source for edge in takewhile(lambda e: e.from_short is UNSET, reversed(edges))]
    listed = [edge.candidates for edge in uncertain if edge.candidates]
    inside = 2 * len(edges) - len(names) - len(uncertain)
    keys = 5 * len(edges) - len(names) + len(listed)
    count = keys + 2 * inside
    count += count_colons(chain(names, [edge.to for edge in uncertain], *listed))
    if more:
        known: Callable[[Any, int], int] = more.get
        count += sum([known(e.from_short, 0) + known(e.to_short, 0) for e in edges])
    return count
