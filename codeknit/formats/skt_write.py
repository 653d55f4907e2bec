"""Writes SKT, in canonical form.

Implements docs/format.md from the other side: what is written here is read back as what it was, and
nothing in it can be read as something else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from codeknit.formats.base import Pieces, in_pieces
from codeknit.formats.quoting import quote
from codeknit.grammar import pattern
from codeknit.identity import ENCLOSING, enclosers
from codeknit.model import (
    RESERVED_PROPERTIES,
    Document,
    Edge,
    Endpoint,
    Report,
    Section,
    Symbol,
    receiver_type,
)
from codeknit.signature import signature_name

#: What a document gains by an entry must be more than what "[dict]" and a blank line cost.
_DICT_HEADER_SIZE: Final = 8


def skt_pieces(document: Document, *, minify: bool = False) -> Pieces:
    """The document as SKT text, in pieces.

    Raises ValueError for a document that the format cannot carry: one not built by the rules of
    docs/format.md.
    """
    codes = dictionary(document) if minify else {}
    if codes:
        yield f"{write_dict(codes)}\n"
    yield from part_pieces(document, codes)


def write_dict(codes: Mapping[str, str]) -> str:
    """A [dict] section for the codes of these tokens."""
    entries = (f"- {code}: {token}\n" for token, code in codes.items())
    return "[dict]\n" + "".join(entries)


def part_pieces(document: Document, codes: Mapping[str, str]) -> Pieces:
    """The document without its dict, written with these codes for tokens."""
    return in_pieces(f"{line}\n" for line in _lines_of(document, codes))


def _lines_of(document: Document, codes: Mapping[str, str]) -> Iterator[str]:
    """All lines; a blank one between sections."""
    reports = {
        section: list(group)
        for section, group in groupby(document.reports, key=lambda report: report.after)
    }
    for block in _reports(reports, "start"):
        yield from (*block, "")
    yield "[symbols]"
    yield from _symbol_lines(document, codes)
    yield from _lines_behind("symbols", reports)
    if document.edges is not None:
        yield from ("", "[edges]")
        yield from edge_lines(document.edges, document, codes)
        yield from _lines_behind("edges", reports)
    if document.errors:
        yield from ("", "[errors]")
        yield from _error_lines(document)
        yield from _lines_behind("errors", reports)


def _lines_behind(section: Section, reports: Mapping[Section, Iterable[Report]]) -> Iterator[str]:
    for block in _reports(reports, section):
        yield from ("", *block)


def _reports(reports: Mapping[Section, Iterable[Report]], section: Section) -> list[list[str]]:
    blocks = [[report.header, *report.lines] for report in reports.get(section, ())]
    header = pattern(r"{SECTION_NAME}(?![^ \t])").match
    for first, *rest in blocks:
        if (
            not header(first)
            or any(map(header, rest))
            or any("\n" in line for line in (first, *rest))
        ):
            raise ValueError(f"report section {first!r} cannot be told from what follows it")
    return blocks


def _symbol_lines(document: Document, codes: Mapping[str, str]) -> Iterator[str]:
    lines = _Lines()
    bare = pattern(r"{FILE_PATH}\Z").match
    groups: dict[tuple[str, ...], str] = {}
    for path in document.files:
        yield f"## {path if bare(path) else quote(path)}"
        for symbol, kind, entries in lines.of_file(document.in_file(path)):
            signature = symbol.signature
            group = groups.get(entries)
            if group is None:
                coded = [codes.get(entry, entry) for entry in entries]
                group = groups[entries] = f" {{{', '.join(coded)}}}" if entries else ""
            if not group and signature[-1] == "}":
                group = " {}"  # it could be taken for one with properties
            kind = codes.get(kind, kind)
            yield f"S{symbol.number} {kind} L{symbol.start}-L{symbol.end} {signature}{group}"


class _Lines:
    """What symbol lines are made of; remembers what stands on many of them."""

    def __init__(self) -> None:
        self._entries: dict[int, tuple[str, ...]] = {}
        self._kinds: dict[tuple[str, str], str] = {}
        self._clean = pattern(r"[^ \x00-\x1f](?:[^\x00-\x1f]*[^ \x00-\x1f])?\Z").match

    def of_file(self, symbols: Sequence[Symbol]) -> Iterator[tuple[Symbol, str, tuple[str, ...]]]:
        """Each symbol, its category and kind, and its properties as written, reserved ones too."""
        spans = [(symbol.start, symbol.end) for symbol in symbols]
        outer = enclosers(spans, [symbol.category in ENCLOSING for symbol in symbols])
        scopes = {-1: ""}
        for symbol, encloser in zip(symbols, outer, strict=True):
            scope = scopes.get(encloser)
            if scope is None:
                scope = scopes[encloser] = symbols[encloser].scoped_name
            kind = self._kinds.get((symbol.category, symbol.kind)) or self._kind(symbol)
            properties = symbol.properties
            entries = self._entries_of(properties) if properties else ()
            if "receiver" in properties:
                scope = receiver_type(properties["receiver"]) or scope
            name, signature = symbol.name, symbol.signature
            if name != signature or not name.isidentifier():
                self._check_signature(signature)
                if name != signature_name(signature):
                    entries = _with(entries, f"name={_value(name)}")
            if symbol.scope != scope:
                entries = _with(entries, f"scope={_value(symbol.scope)}")
            if not 0 < symbol.start <= symbol.end:
                raise ValueError(f"span L{symbol.start}-L{symbol.end} is none")
            yield symbol, kind, entries

    def _entries_of(self, properties: Mapping[str, str]) -> tuple[str, ...]:
        known = self._entries.get(id(properties))
        if known is None:
            known = self._entries[id(properties)] = _entries(properties)
        return known

    def _check_signature(self, signature: str) -> None:
        if signature.isprintable() and signature[:1] != " " != signature[-1:] and signature:
            return
        if not self._clean(signature):
            raise ValueError(
                f"signature {signature!r} is empty, or has control characters or outer spaces"
            )

    def _kind(self, symbol: Symbol) -> str:
        kind = self._kinds[symbol.category, symbol.kind] = f"{symbol.category}/{symbol.kind}"
        if not pattern(r"{CATEGORY_KIND}\Z").match(kind):
            raise ValueError(f"{kind!r} is no category and kind")
        return kind


def _with(entries: tuple[str, ...], reserved: str) -> tuple[str, ...]:
    return tuple(sorted((*entries, reserved), key=_key))


def _entries(properties: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(
        key if value == "true" else f"{key}={_value(value)}"
        for key, value in sorted(properties.items())
        if _sound_key(key)
    )


def _sound_key(key: str) -> bool:
    if key in RESERVED_PROPERTIES or not pattern(r"{PROPERTY_KEY}\Z").match(key):
        raise ValueError(f"{key!r} cannot be the key of a property")
    return True


def _key(entry: str) -> str:
    return entry.partition("=")[0]


def _value(value: str) -> str:
    if value.isidentifier():  # as most are, and the pattern takes a while to compile
        return value
    return value if pattern(r"{BALANCED_VALUE}\Z").match(value) else quote(value)


def edge_lines(
    edges: Sequence[Edge], document: Document, codes: Mapping[str, str]
) -> Iterator[str]:
    """The lines of edges that are in canonical order.

    `document` has the symbols they start from.
    """
    names = _Names({symbol.number: symbol for symbol in document.symbols} if edges else {})
    for (source, kind, status, candidates), group in groupby(edges, key=_line_key):
        file = names.file_of(source)
        arrow = (
            codes.get(kind, kind) if status == "resolved" else f"{codes.get(kind, kind)}[{status}]"
        )
        targets = ", ".join(names.text(edge.target, file) for edge in group)
        line = f"{names.source(source)} --{arrow}--> {targets}"
        if candidates:
            possible = ", ".join(names.text(candidate, file) for candidate in candidates)
            line = f"{line} [candidates={possible}]"
        yield line


def _line_key(edge: Edge) -> tuple[Endpoint, str, str, tuple[Endpoint, ...]]:
    return edge.source, edge.kind, edge.status, edge.candidates


class _Names:
    """Endpoints as text."""

    def __init__(self, symbols: Mapping[int, Symbol]) -> None:
        self._symbols = symbols
        self._bare = pattern(r"{BARE_NAME}\Z").match

    def file_of(self, source: Endpoint) -> str:
        """The file that bare names of an edge are relative to."""
        if isinstance(source, str):
            return source.partition("::")[0]
        symbol = self._symbols.get(source)
        return symbol.file if symbol else ""

    def source(self, source: Endpoint) -> str:
        return f"S{source}" if isinstance(source, int) else quote(source)

    def text(self, endpoint: Endpoint, file: str) -> str:
        if isinstance(endpoint, int):
            return f"S{endpoint}"
        name = endpoint.removeprefix(f"{file}::")
        return name if name is not endpoint and self._bare(name) else quote(endpoint)


def _error_lines(document: Document) -> Iterator[str]:
    bare = pattern(r"{ERROR_PATH}\Z").match
    sound = pattern(r"{ERROR_MESSAGE}\Z").match
    for error in document.errors:
        if not sound(error.reason) or error.reason.endswith(" "):
            raise ValueError(f"reason {error.reason!r} is not one line of text")
        yield f"- {error.file if bare(error.file) else quote(error.file)}: {error.reason}"


def dictionary(document: Document) -> dict[str, str]:
    """Codes for the tokens of a document that get shorter by one, by code.

    Implements "[dict]" in docs/format.md.
    """
    counts: Counter[str] = Counter()
    lines = _Lines()
    for path in document.files:
        for _, kind, entries in lines.of_file(document.in_file(path)):
            counts[kind] += 1
            counts.update(entries)
    counts.update(key[1] for key, _ in groupby(document.edges or (), key=_line_key))
    literals = {token for token in counts if pattern(r"{DICT_CODE}\Z").match(token)}
    codes: dict[str, str] = {}
    saved = 0
    number = 0
    for token, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        while f"d{number}" in literals:
            number += 1
        code = f"d{number}"
        size = len(token.encode())
        gain = count * (size - len(code)) - len(f"- {code}: \n") - size
        if gain > 0:
            codes[token] = code
            saved += gain
            number += 1
    return codes if saved > _DICT_HEADER_SIZE else {}
