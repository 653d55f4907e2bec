"""Brings JSON into the model that stands as our own writer would write it.

The short way, in whole columns. It gives up at the first thing that is not canonical and leaves
the document to `json_build`, which reads everything and says what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from itertools import chain, count
from operator import lt
from typing import Final

from msgspec import UNSET, UnsetType

from codeknit.formats.json_parts import Part, file_errors, has_edges, report_sections
from codeknit.formats.json_types import JsonEdge, JsonSymbol
from codeknit.model import (
    EDGE_KINDS,
    STATUSES,
    Document,
    Edge,
    Endpoint,
    Properties,
    Symbol,
    place_reports,
)

_SHORT_ID: Final = re.compile(r"S[1-9][0-9]*")
_KIND_ORDER: Final = {kind: index for index, kind in enumerate(EDGE_KINDS)}
_STATUS_ORDER: Final = {status: index for index, status in enumerate(STATUSES)}
_AFTER_SYMBOLS: Final = 10**18


def build_canonical(parts: Sequence[Part]) -> Document | None:
    """The document, where it stands in its text as the writer would write it; else None."""
    documents = [part.decoded.document for part in parts]
    files = list(chain.from_iterable(d.files for d in documents))
    symbols = list(chain.from_iterable(d.symbols for d in documents))
    properties = list(chain.from_iterable(part.decoded.properties for part in parts))
    shorts = [symbol.short_id for symbol in symbols]
    numbers = [int(short[1:]) for short in shorts]
    numbered: dict[str | UnsetType, int | None] = dict(zip(shorts, numbers, strict=True))
    if len(numbered) != len(numbers) or not _ordered_files(files, symbols):
        return None
    if not _all_defined(symbols, numbered):
        return None
    labels: dict[str, int] = {}
    built = _canonical_symbols(symbols, numbers, properties, labels)
    if built is None:
        return None
    edges: tuple[Edge, ...] | None = None
    if has_edges(documents):
        wanted = list(chain.from_iterable(d.edges or () for d in documents))
        edges = _canonical_edges(wanted, labels, numbered)
        if edges is None:
            return None
    errors = file_errors(documents)
    reports = place_reports(report_sections(documents), edges is not None, bool(errors))
    return Document(tuple(files), tuple(built), edges, errors, reports)


def _ordered_files(files: list[str], symbols: list[JsonSymbol]) -> bool:
    """Whether files are listed once, and symbols stand by file in their order."""
    if len(set(files)) != len(files):
        return False
    order = iter(files)
    previous = None
    for symbol in symbols:
        if symbol.file != previous:
            previous = symbol.file
            if previous not in order:  # looks on from the file before
                return False
    return True


def _all_defined(symbols: list[JsonSymbol], numbered: Container[str]) -> bool:
    """Whether all that looks like a ShortID in a signature is one of a symbol."""
    found = _SHORT_ID.findall("\n".join([symbol.signature for symbol in symbols]))
    return all(short in numbered for short in set(found))


def _canonical_symbols(
    symbols: list[JsonSymbol],
    numbers: list[int],
    properties: list[Properties],
    labels: dict[str, int],
) -> list[Symbol] | None:
    """The symbols, if every ID is the canonical one; adds the number behind each to `labels`."""
    kinds: dict[str, str] = {}
    namesakes: dict[str, int] = {}
    file = ""
    result = []
    for symbol, number, values in zip(symbols, numbers, properties, strict=True):
        if symbol.file != file:
            file = symbol.file
        name = symbol.name
        scoped_name = symbol.scoped_name
        scope = ""
        if scoped_name is UNSET:
            scoped_name = name
        else:
            scope = scoped_name[: -1 - len(name)]
            if not scope or f"{scope}.{name}" != scoped_name:
                return None
        full_id = f"{file}::{scoped_name}"
        ordinal = 0
        if full_id in labels:
            ordinal = namesakes[full_id] = namesakes.get(full_id, 0) + 1
            full_id = f"{full_id}#{ordinal}"
        if full_id != symbol.id:
            return None
        labels[full_id] = number
        kind = kinds.setdefault(symbol.kind, symbol.kind)
        start, end = symbol.span
        signature = symbol.signature
        result.append(
            Symbol(
                number, file, symbol.category, kind, start, end, signature, name, scope, ordinal,
                values,
            )
        )  # fmt: skip
    return result if len(labels) == len(result) else None


def _canonical_edges(
    edges: list[JsonEdge], labels: dict[str, int], numbered: dict[str | UnsetType, int | None]
) -> tuple[Edge, ...] | None:
    """The edges, if ShortIDs and full IDs agree and they stand in canonical order."""
    find = labels.get
    shorts = {**numbered, UNSET: None}
    sources = [find(edge.source) for edge in edges]
    # A ShortID that is no symbol's stays text, which is equal to no number.
    if sources != [shorts.get(edge.from_short, edge.from_short) for edge in edges]:
        return None
    targets = [find(edge.to) for edge in edges]
    result = []
    for edge, source, target in zip(edges, sources, targets, strict=True):
        if edge.resolution is UNSET:
            if target is None or shorts.get(edge.to_short) != target:
                return None
            result.append(Edge(edge.source if source is None else source, edge.kind, target))
        else:
            candidates = [find(candidate, candidate) for candidate in edge.candidates or ()]
            result.append(
                Edge(
                    edge.source if source is None else source,
                    edge.kind,
                    edge.to if target is None else target,
                    edge.resolution,
                    tuple(candidates),
                )
            )
    return tuple(result) if _in_canonical_order(result) else None


def _in_canonical_order(edges: list[Edge]) -> bool:
    """Whether edges are sorted, none stated twice, and so are the candidates of each."""
    outside = sorted(
        {
            end
            for edge in edges
            for end in (edge.source, edge.target, *edge.candidates)
            if isinstance(end, str)
        }
    )
    rank: dict[Endpoint, int] = dict(zip(outside, count(_AFTER_SYMBOLS), strict=False))
    place = rank.get
    candidates = [tuple([place(end, end) for end in edge.candidates]) for edge in edges]
    keys = [
        (
            place(edge.source, edge.source),
            _KIND_ORDER[edge.kind],
            _STATUS_ORDER[edge.status],
            ranks,
            place(edge.target, edge.target),
        )
        for edge, ranks in zip(edges, candidates, strict=True)
    ]
    return all(map(lt, keys, keys[1:])) and all(
        all(map(lt, ranks, ranks[1:])) for ranks in candidates if ranks
    )
