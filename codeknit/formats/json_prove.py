"""Proves that the schema accepts a document, without asking it.

The typed structs say most of it; what they cannot say about their fields is proved over whole
columns of them: one search through all signatures at once costs a tenth of one pattern for each.
None of this gives findings: what is not proved here goes to the schema, which decides.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET

from codeknit.formats.json_types import (
    ITEM_TYPES,
    JsonDocument,
    JsonEdge,
    JsonError,
    JsonReport,
    JsonSymbol,
)
from codeknit.model import NO_PROPERTIES, RESERVED_PROPERTIES, Properties

_SHORT_ID: Final = re.compile(r"S[1-9][0-9]{0,17}")
_KIND: Final = re.compile(r"[a-z][a-z0-9_]*")
_KEY: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]*")
#: Control characters but the line feed. Deleting them is the fastest way to find them.
_CONTROLS: Final = bytes(set(range(0x20)) - {0x0A})
_REPORT_HEADER: Final = re.compile(
    r"\[(?!(?:dict|symbols|edges|errors)\])[A-Za-z_][A-Za-z0-9_.-]*\](?:[ \t][^\n]*[^ \t\r\n])?"
)
_REPORT_LINE: Final = re.compile(
    r"(?!\[[A-Za-z_][A-Za-z0-9_.-]*\](?:[ \t]|\Z))(?:[^\n]*[^ \t\r\n])?"
)
#: What a decoder raises for text it does not take.
REFUSALS: Final = (msgspec.DecodeError, RecursionError, UnicodeError)

_document_decoder: Final = msgspec.json.Decoder(JsonDocument)
_properties_decoder: Final = msgspec.json.Decoder(dict[str, str])
_item_decoders: Final = {key: msgspec.json.Decoder(type_) for key, type_ in ITEM_TYPES.items()}


class Decoded(NamedTuple):
    """A document that its typed structs take, and the properties of each of its symbols.

    `colons`: how many the text has, those in properties apart; None where some may be escaped.
    """

    document: JsonDocument
    properties: list[Properties]
    colons: int | None = None


class PropertyTexts:
    """Decodes the text of property lists, each distinct one once."""

    def __init__(self) -> None:
        self._known: dict[bytes, Properties] = {b"": NO_PROPERTIES}
        self.colons = 0

    def decode(self, symbols: Iterable[JsonSymbol]) -> list[Properties] | None:
        """The properties of each symbol, or None where one is not proved right.

        Adds to `colons` how many there are in the text of them all.
        """
        known = self._known
        texts = [b"" if s.properties is UNSET else bytes(s.properties) for s in symbols]
        for text, times in Counter(texts).items():
            values = known.get(text)
            if values is None:
                values = decode_properties(text)
                if values is None:
                    return None
                known[text] = values
            self.colons += times * text.count(b":")
        return list(map(known.__getitem__, texts))


def decode_document(data: bytes) -> Decoded | None:
    """The document in a text; None where it, or its properties, is not what the structs say.

    The schema may still reject it: see `proven`.
    """
    try:
        document = _document_decoder.decode(data)
    except REFUSALS:
        return None
    texts = PropertyTexts()
    properties = texts.decode(document.symbols)
    if properties is None:
        return None
    colons = None if b"\\u003" in data else data.count(b":") - texts.colons
    return Decoded(document, properties, colons)


def prove_value(key: str, value: Any) -> msgspec.Struct | None:
    """The struct of an object in the array `key`; None where the schema may reject it."""
    try:
        item = _item_decoders[key].decode(msgspec.json.encode(value))
    except (*REFUSALS, OverflowError, ValueError):
        return None
    if isinstance(item, JsonSymbol) and PropertyTexts().decode([item]) is None:
        return None
    return item if PROOFS[key]([item]) else None


def decode_properties(text: bytes) -> Properties | None:
    """The properties an object spells; None where the schema refuses them, or a key may repeat."""
    try:
        values = _properties_decoder.decode(text)
    except REFUSALS:
        return None
    if not (RESERVED_PROPERTIES.isdisjoint(values) and all(map(_KEY.fullmatch, values))):
        return None
    if text.count(b":") != len(values) + count_colons(values.values()) or b"\\u003" in text:
        return None
    return Properties(values)


def proven(decoded: Decoded) -> bool:
    """Whether the schema is sure to accept a document, and no object states a key twice."""
    document = decoded.document
    return (
        len(set(document.files)) == len(document.files)
        and all(prove(getattr(document, key) or ()) for key, prove in PROOFS.items())
        and decoded.colons == document_colons(document)
    )


def proven_symbols(symbols: Sequence[JsonSymbol]) -> bool:
    """Whether the schema is sure to accept these symbols, their properties apart."""
    return (
        are_short_ids([symbol.short_id for symbol in symbols])
        and are_lines_of_text([symbol.signature for symbol in symbols])
        and proven_kinds({symbol.kind for symbol in symbols})
        and not any(symbol.span[0] > symbol.span[1] for symbol in symbols)
    )


def proven_kinds(kinds: Iterable[str]) -> bool:
    """Whether the schema is sure to accept these kinds."""
    return all(map(_KIND.fullmatch, kinds))


def proven_edges(edges: Sequence[JsonEdge]) -> bool:
    """Whether the schema is sure to accept these edges."""
    ends = [edge.from_short for edge in edges] + [edge.to_short for edge in edges]
    uncertain = [e for e in edges if e.resolution is not UNSET or e.candidates is not UNSET]
    return are_short_ids([short for short in ends if short is not UNSET]) and all(
        edge.to_short is UNSET
        and (edge.candidates is UNSET or (edge.candidates and edge.resolution == "ambiguous"))
        for edge in uncertain
    )


def proven_errors(errors: Sequence[JsonError]) -> bool:
    """Whether the schema is sure to accept these errors."""
    return are_lines_of_text([error.reason for error in errors])


def proven_reports(reports: Sequence[JsonReport]) -> bool:
    """Whether the schema is sure to accept these report sections."""
    return all(
        _REPORT_HEADER.fullmatch(report.header)
        and all(map(_REPORT_LINE.fullmatch, report.lines or ()))
        for report in reports
    )


PROOFS: Final[dict[str, Callable[[Sequence[Any]], bool]]] = {
    "symbols": proven_symbols,
    "edges": proven_edges,
    "errors": proven_errors,
    "reports": proven_reports,
}


def are_lines_of_text(texts: Sequence[str]) -> bool:
    """Whether none is empty, has a control character, or has a space at either end."""
    return not texts or has_lines_of_text("\n" + "\n".join(texts) + "\n", len(texts))


def has_lines_of_text(joined: str, expected: int) -> bool:
    """The same of that many texts, with a line feed before, between and behind them."""
    text = joined.encode()
    return (
        joined.count("\n") == expected + 1
        and "\n\n" not in joined
        and "\n " not in joined
        and " \n" not in joined
        and len(text) == len(text.translate(None, _CONTROLS))
    )


def are_short_ids(texts: Sequence[str]) -> bool:
    """Whether all are ShortIDs."""
    return all(map(_SHORT_ID.fullmatch, texts))


def document_colons(document: JsonDocument) -> int:
    """How many colons the text of a document has, those of properties apart.

    One for each key, and those in its strings: more in the text means a key stated twice, which
    a decoder passes over in silence.
    """
    symbols, edges = document.symbols, document.edges or ()
    return (
        colons_outside(document)
        + sum([8 + (s.scoped_name is not UNSET) + (s.properties is not UNSET) for s in symbols])
        + sum(map(_edge_keys, edges))
        + sum(map(colons_in_names, symbols))
        + count_colons([s.id for s in symbols])
        + count_colons([s.signature for s in symbols])
        + count_colons([e.source for e in edges])
        + count_colons([e.to for e in edges])
        + sum([count_colons(e.candidates) for e in edges if e.candidates])
    )


def colons_outside(document: JsonDocument) -> int:
    """Those outside the objects of symbols and edges."""
    return (
        2
        + sum(getattr(document, key) is not UNSET for key in ("edges", "errors", "reports"))
        + count_colons(document.files)
        + sum([2 + count_colons((error.file, error.reason)) for error in document.errors or ()])
        + sum(map(_report_colons, document.reports or ()))
    )


def colons_in_names(symbol: JsonSymbol) -> int:
    """Those in what the full ID of a symbol is made of."""
    return count_colons((symbol.name, symbol.scoped_name or "", symbol.file))


def _edge_keys(edge: JsonEdge) -> int:
    return (
        3
        + (edge.from_short is not UNSET)
        + (edge.to_short is not UNSET)
        + (edge.resolution is not UNSET)
        + (edge.candidates is not UNSET)
    )


def _report_colons(report: JsonReport) -> int:
    keys = 1 + (report.lines is not UNSET) + (report.after is not UNSET)
    return keys + count_colons((report.header, *(report.lines or ())))


def count_colons(texts: Iterable[str]) -> int:
    """How many colons there are in these texts."""
    return "".join(texts).count(":")
