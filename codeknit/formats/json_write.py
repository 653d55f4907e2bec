"""Writes the JSON mode. Implements "JSON" in docs/format.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from codeknit.diagnostics import CodeknitError
from codeknit.formats.json_parts import collection_paused
from codeknit.formats.json_types import JsonError, JsonReport
from codeknit.model import Document, Edge, Endpoint, Report, Symbol

_encoder: Final = msgspec.json.Encoder()


def write_json(part: Document, whole: Document | None = None) -> str:
    """The JSON text of a document, or of a part of one.

    One symbol, edge or error on a line; keys in the order of the format page. `whole` knows the
    full IDs of symbols that are not in the part.

    Raises CodeknitError where an edge names a symbol that neither has, and for a string that no
    UTF-8 text can carry.
    """
    try:
        with collection_paused():
            return b"".join(_sections(part, _full_ids(whole or part))).decode("utf-8")
    except UnicodeEncodeError as error:
        message = f"half of a surrogate pair cannot be written: {error.object!r}"
        raise CodeknitError(message) from None


def _sections(part: Document, full_ids: dict[Endpoint, str]) -> Iterator[bytes]:
    yield b"{\n"
    yield _array("files", part.files)
    yield b",\n"
    yield _array("symbols", _symbols(part.symbols, full_ids))
    if part.edges is not None:
        yield b",\n"
        yield _array("edges", _edges(part.edges, full_ids))
    if part.errors:
        yield b",\n"
        yield _array("errors", [JsonError(error.file, error.reason) for error in part.errors])
    if part.reports:
        yield b",\n"
        yield _array("reports", list(map(_report, part.reports)))
    yield b"\n}\n"


def _array(key: str, items: Sequence[Any]) -> bytes:
    """A key and its array, one item on a line."""
    if not items:
        return f' "{key}": []'.encode()
    # A string cannot hold a bare line end, so each one here is behind an item.
    lines = _encoder.encode_lines(items)[:-1].replace(b"\n", b",\n  ")
    return b"".join((f' "{key}": [\n  '.encode(), lines, b"\n ]"))


def _full_ids(document: Document) -> dict[Endpoint, str]:
    return {symbol.number: symbol.id for symbol in document.symbols}


class _SymbolLine(msgspec.Struct, gc=False):
    """What `JsonSymbol` reads, made from values in order: a third of the time by keywords."""

    id: str
    short_id: str
    name: str
    scoped_name: str | UnsetType
    file: str
    category: str
    kind: str
    signature: str
    span: tuple[int, int]
    properties: msgspec.Raw | UnsetType


class _EdgeLine(msgspec.Struct, gc=False, rename={"source": "from"}):
    """What `JsonEdge` reads."""

    source: str
    from_short: str | UnsetType
    to: str
    to_short: str | UnsetType
    kind: str
    resolution: str | UnsetType
    candidates: tuple[str, ...] | UnsetType


def _symbols(symbols: Iterable[Symbol], full_ids: dict[Endpoint, str]) -> list[_SymbolLine]:
    lists = _PropertyLists()
    result = []
    for symbol in symbols:
        number = symbol.number
        name = symbol.name
        scope = symbol.scope
        result.append(
            _SymbolLine(
                full_ids[number],
                f"S{number}",
                name,
                f"{scope}.{name}" if scope else UNSET,
                symbol.file,
                symbol.category,
                symbol.kind,
                symbol.signature,
                (symbol.start, symbol.end),
                lists.encode(symbol.properties),
            )
        )
    return result


class _PropertyLists:
    """Encodes properties, by key; symbols share few lists of them, so each is encoded once."""

    def __init__(self) -> None:
        self._by_identity: dict[int, msgspec.Raw | UnsetType] = {}
        self._by_items: dict[tuple[tuple[str, str], ...], msgspec.Raw | UnsetType] = {(): UNSET}

    def encode(self, properties: Mapping[str, str]) -> msgspec.Raw | UnsetType:
        encoded = self._by_identity.get(id(properties))
        if encoded is None:
            items = tuple(properties.items())
            encoded = self._by_items.get(items)
            if encoded is None:
                encoded = msgspec.Raw(_encoder.encode(dict(sorted(items))))
                self._by_items[items] = encoded
            self._by_identity[id(properties)] = encoded
        return encoded


def _edges(edges: Iterable[Edge], full_ids: dict[Endpoint, str]) -> list[_EdgeLine]:
    shorts: dict[Endpoint, str] = {number: f"S{number}" for number in full_ids}
    try:
        return [_edge(edge, full_ids, shorts) for edge in edges]
    except KeyError as error:
        message = (
            f"cannot write an edge to JSON: S{error.args[0]} is no symbol of the document, "
            "and JSON names both ends of an edge by their full IDs"
        )
        raise CodeknitError(message) from None


def _edge(edge: Edge, full_ids: dict[Endpoint, str], shorts: dict[Endpoint, str]) -> _EdgeLine:
    source, target, status = edge.source, edge.target, edge.status
    uncertain = status != "resolved"
    return _EdgeLine(
        source if isinstance(source, str) else full_ids[source],
        shorts.get(source, UNSET),
        target if isinstance(target, str) else full_ids[target],
        UNSET if uncertain else shorts.get(target, UNSET),
        edge.kind,
        status if uncertain else UNSET,
        _candidates(edge, full_ids) if edge.candidates else UNSET,
    )


def _candidates(edge: Edge, full_ids: dict[Endpoint, str]) -> tuple[str, ...]:
    return tuple([end if isinstance(end, str) else full_ids[end] for end in edge.candidates])


def _report(report: Report) -> JsonReport:
    return JsonReport(
        report.header,
        report.lines or UNSET,
        UNSET if report.after == "start" else report.after,
    )
