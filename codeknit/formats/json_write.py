"""Writes the JSON mode. Implements "JSON" in docs/format.md.

Objects are spelled out, key by key, in the order of the format page; the strings in them are
quoted by the standard library's encoder, and those that come again only once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from json.encoder import encode_basestring
from typing import Final

from codeknit.diagnostics import CodeknitError
from codeknit.formats.base import Pieces, in_pieces
from codeknit.model import Document, Edge, Endpoint, FileError, Report, Symbol

#: Puts a string in quotes, non-ASCII as it is.
_quote: Final[Callable[[str], str]] = encode_basestring
#: What stands before an item of an array.
_NEXT: Final = ",\n  "


def json_pieces(part: Document, whole: Document | None = None) -> Pieces:
    """The JSON text of a document, or of a part of one, in pieces.

    One symbol, edge or error on a line; keys in the order of the format page. `whole` knows the
    full IDs of symbols that are not in the part.

    Raises CodeknitError where an edge names a symbol that neither has, and for a string that no
    UTF-8 text can carry.
    """
    for piece in in_pieces(_sections(part, whole or part)):
        if not piece.isascii():
            _check_encodable(piece)
        yield piece


def _check_encodable(text: str) -> None:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError as error:
        message = f"half of a surrogate pair cannot be written: U+{ord(text[error.start]):04X}"
        raise CodeknitError(message) from None


def _sections(part: Document, whole: Document) -> Iterator[str]:
    ids = _QuotedIds(part.symbols, whole)
    yield "{\n"
    yield from _array("files", [f"{_NEXT}{_quote(path)}" for path in part.files])
    yield ",\n"
    yield from _array("symbols", _symbols(part.symbols, ids))
    if part.edges is not None:
        yield ",\n"
        yield from _array("edges", _edges(part.edges, ids))
    if part.errors:
        yield ",\n"
        yield from _array("errors", map(_error, part.errors))
    if part.reports:
        yield ",\n"
        yield from _array("reports", map(_report, part.reports))
    yield "\n}\n"


def _array(key: str, items: Iterable[str]) -> Iterator[str]:
    """A key and its array. The items come with the comma and the line end before them: the text is
    too large to be put together more than once."""
    yield f' "{key}": ['
    rest = iter(items)
    first = next(rest, None)
    if first is not None:
        yield first.removeprefix(",")
        yield from rest
        yield "\n "
    yield "]"


class _Quoted(dict[str, str]):
    """Strings in quotes, each quoted once."""

    def __missing__(self, text: str) -> str:
        quoted = self[text] = _quote(text)
        return quoted


class _QuotedIds(dict[Endpoint, str]):
    """Full IDs in quotes, by number for the symbols of a part; others are asked of the whole."""

    def __init__(self, symbols: Iterable[Symbol], whole: Document) -> None:
        super().__init__({symbol.number: _quote(symbol.id) for symbol in symbols})
        self._whole = whole

    def __missing__(self, endpoint: Endpoint) -> str:
        try:
            quoted = self[endpoint] = _quote(self._whole.full_id(endpoint))
        except KeyError:
            raise CodeknitError(
                f"cannot write an edge to JSON: S{endpoint} is no symbol of the document, "
                "and JSON names both ends of an edge by their full IDs"
            ) from None
        return quoted


def _symbols(symbols: Iterable[Symbol], ids: _QuotedIds) -> Iterator[str]:
    quoted = _Quoted()
    properties = _PropertyLists()
    for symbol in symbols:
        number = symbol.number
        name = symbol.name
        scope = symbol.scope
        scoped = f',"scoped_name":{_quote(f"{scope}.{name}")}' if scope else ""
        yield (
            f'{_NEXT}{{"id":{ids[number]},"short_id":"S{number}","name":{_quote(name)}{scoped},'
            f'"file":{quoted[symbol.file]},"category":"{symbol.category}",'
            f'"kind":{quoted[symbol.kind]},"signature":{_quote(symbol.signature)},'
            f'"span":[{symbol.start},{symbol.end}]{properties.spell(symbol.properties)}}}'
        )


class _PropertyLists:
    """Spells properties, by key; symbols share few lists of them, so each is spelled once."""

    def __init__(self) -> None:
        self._by_identity: dict[int, str] = {}
        self._by_items: dict[tuple[tuple[str, str], ...], str] = {(): ""}

    def spell(self, properties: Mapping[str, str]) -> str:
        """The member `properties`; nothing for an empty list."""
        spelled = self._by_identity.get(id(properties))
        if spelled is None:
            items = tuple(properties.items())
            spelled = self._by_items.get(items)
            if spelled is None:
                members = (f"{_quote(key)}:{_quote(value)}" for key, value in sorted(items))
                spelled = self._by_items[items] = f',"properties":{{{",".join(members)}}}'
            self._by_identity[id(properties)] = spelled
        return spelled


def _edges(edges: Iterable[Edge], ids: _QuotedIds) -> Iterator[str]:
    last: Endpoint | None = None
    start = ""
    for edge in edges:
        source, target = edge.source, edge.target
        if source != last:
            last = source
            short = f',"from_short":"S{source}"' if isinstance(source, int) else ""
            start = f'{_NEXT}{{"from":{ids[source]}{short},"to":'
        status = edge.status
        if status != "resolved":
            listed = _candidates(edge.candidates, ids) if edge.candidates else ""
            yield f'{start}{ids[target]},"kind":"{edge.kind}","resolution":"{status}"{listed}}}'
            continue
        short = f',"to_short":"S{target}"' if isinstance(target, int) else ""
        yield f'{start}{ids[target]}{short},"kind":"{edge.kind}"}}'


def _candidates(candidates: Iterable[Endpoint], ids: _QuotedIds) -> str:
    return f',"candidates":[{",".join([ids[end] for end in candidates])}]'


def _error(error: FileError) -> str:
    return f'{_NEXT}{{"file":{_quote(error.file)},"reason":{_quote(error.reason)}}}'


def _report(report: Report) -> str:
    lines = ",".join(map(_quote, report.lines))
    listed = f',"lines":[{lines}]' if report.lines else ""
    after = f',"after":"{report.after}"' if report.after != "start" else ""
    return f'{_NEXT}{{"header":{_quote(report.header)}{listed}{after}}}'
