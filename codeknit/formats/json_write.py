"""Writes the JSON mode. Implements "JSON" in docs/format.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from codeknit.diagnostics import CodeknitError
from codeknit.formats.json_types import JsonEdge, JsonError, JsonReport, JsonSymbol
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


def _symbols(symbols: Iterable[Symbol], full_ids: dict[Endpoint, str]) -> list[JsonSymbol]:
    lists: dict[int, msgspec.Raw | UnsetType] = {}
    result = []
    for symbol in symbols:
        properties = symbol.properties
        listed = lists.get(id(properties))
        if listed is None:
            listed = lists[id(properties)] = _properties(dict(properties))
        scope = symbol.scope
        name = symbol.name
        number = symbol.number
        result.append(
            JsonSymbol(
                id=full_ids[number],
                short_id=f"S{number}",
                name=name,
                scoped_name=f"{scope}.{name}" if scope else UNSET,
                file=symbol.file,
                category=symbol.category,
                kind=symbol.kind,
                signature=symbol.signature,
                span=(symbol.start, symbol.end),
                properties=listed,
            )
        )
    return result


def _properties(properties: dict[str, str]) -> msgspec.Raw | UnsetType:
    """Properties by key; symbols share few lists of them, so each is encoded once."""
    if not properties:
        return UNSET
    return msgspec.Raw(_encoder.encode(dict(sorted(properties.items()))))


def _edges(edges: Iterable[Edge], full_ids: dict[Endpoint, str]) -> list[JsonEdge]:
    shorts: dict[Endpoint, str] = {number: f"S{number}" for number in full_ids}
    result = []
    for edge in edges:
        source = edge.source
        target = edge.target
        try:
            uncertain = edge.status != "resolved"
            result.append(
                JsonEdge(
                    source=source if isinstance(source, str) else full_ids[source],
                    from_short=shorts.get(source, UNSET),
                    to=target if isinstance(target, str) else full_ids[target],
                    to_short=UNSET if uncertain else shorts.get(target, UNSET),
                    kind=edge.kind,
                    resolution=edge.status if uncertain else UNSET,
                    candidates=_candidates(edge, full_ids) if edge.candidates else UNSET,
                )
            )
        except KeyError as error:
            message = (
                f"cannot write an edge to JSON: S{error.args[0]} is no symbol of the document, "
                "and JSON names both ends of an edge by their full IDs"
            )
            raise CodeknitError(message) from None
    return result


def _candidates(edge: Edge, full_ids: dict[Endpoint, str]) -> tuple[str, ...]:
    return tuple([end if isinstance(end, str) else full_ids[end] for end in edge.candidates])


def _report(report: Report) -> JsonReport:
    return JsonReport(
        report.header,
        report.lines or UNSET,
        UNSET if report.after == "start" else report.after,
    )
