"""Lines of an SKT text taken apart with patterns built from the grammar's terminals.

What these functions take and give is what the rules of grammar/skt.lark take and give
(`codeknit.formats.skt_lark` has the same functions); property tests hold the two together. Each
returns None for a line its rule does not accept. Lines come without their ends and trailing space.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, cached_property
from typing import Final, NamedTuple, TypeAlias

from codeknit.grammar import pattern
from codeknit.signature import signature_name

__all__ = [
    "RawEdge",
    "RawSymbol",
    "dict_line",
    "edge_line",
    "error_line",
    "file_header",
    "property_list",
    "signature_name",
    "symbol_line",
]

#: A property as written: key, and value (None for a bare key or a dict code; with its quotes).
RawProperty = tuple[str, str | None]


class RawSymbol(NamedTuple):
    """A symbol line: ``kind`` is a category/kind pair or a dict code, ``group`` the property list
    as written, braces and all."""

    short_id: str
    kind: str
    span: str
    signature: str
    group: str | None
    canonical_spacing: bool


class RawEdge(NamedTuple):
    """An edge line: endpoints as written, ``kind`` an edge kind or a dict code, ``status`` with its
    brackets."""

    source: str
    kind: str
    status: str | None
    targets: list[str]
    candidates: list[str] | None
    canonical_spacing: bool

    def spaced(self) -> str:
        """The line in canonical spacing, with everything as it is written."""
        arrow = f"{self.source} --{self.kind}{self.status or ''}--> {', '.join(self.targets)}"
        if self.candidates is None:
            return arrow
        return f"{arrow} [candidates={', '.join(self.candidates)}]"


#: Templates for `pattern`: an edge line up to its arrow's end, and an endpoint.
EDGE_HEAD: Final = (
    "({SHORT_ID}|{QUOTED_STRING}){_SEPARATOR}{_ARROW_TAIL}({EDGE_KIND}|{DICT_CODE})"
    "({EDGE_STATUS})?{_ARROW_HEAD}"
)
ENDPOINT: Final = "(?:{SHORT_ID}|{QUOTED_STRING}|{BARE_NAME})"


Match: TypeAlias = Callable[..., re.Match[str] | None]


class _Patterns:
    def __init__(self) -> None:
        self.file = pattern(r"{_FILE_MARK}({FILE_PATH}|{QUOTED_STRING})\Z").match
        self.symbol = pattern(
            r"({SHORT_ID}){_SEPARATOR}({CATEGORY_KIND}|{DICT_CODE}){_SEPARATOR}"
            r"({LINE_SPAN})(?=[ \t])"
        ).match
        # Most lines: one space between the parts, and braces nowhere else than around properties.
        self.common_symbol = pattern(
            r"({SHORT_ID}) ({CATEGORY_KIND}|{DICT_CODE}) ({LINE_SPAN})"
            r" ([^ {\x00-\x1f][^{\x00-\x1f]*)(?<! )(?: (\{[^{}\"\x00-\x1f]*\}))?\Z"
        ).match
        self.text = pattern(r"[^\x00-\x1f]+\Z").match
        self.properties = pattern(r"{PROPERTIES}\Z").search
        self.comma = pattern(r"{_COMMA}").match
        self.edge = pattern(EDGE_HEAD + "{_SEPARATOR}").match
        self.symbols_only = pattern(r"{SHORT_ID}(?:, {SHORT_ID})*\Z").match
        self.endpoints = pattern(rf"{ENDPOINT}(?:{{_COMMA}}{ENDPOINT})*+").match
        self.each_endpoint = pattern(ENDPOINT).finditer
        self.candidates = pattern(r"{_SEPARATOR}{_CANDIDATES}").match
        self.error = pattern(
            r"{_LIST_MARK}({ERROR_PATH}|{QUOTED_STRING}){_ERROR_COLON}({ERROR_MESSAGE})\Z"
        ).match

    # Values in brackets make large patterns, which few documents need.

    @cached_property
    def key(self) -> Match:
        return pattern(
            r"({DICT_CODE}(?!=)|{PROPERTY_KEY})(?:=({QUOTED_STRING}|{BARE_VALUE}))?"
        ).match

    @cached_property
    def entry(self) -> Match:
        return pattern(
            r"{_LIST_MARK}({DICT_CODE}){_DICT_COLON}"
            r"({CATEGORY_KIND}|{PROPERTY_KEY}(?:=(?:{QUOTED_STRING}|{BARE_VALUE}))?)\Z"
        ).match


@cache
def _patterns() -> _Patterns:
    return _Patterns()


def file_header(line: str) -> str | None:
    """The path of a file header, as written."""
    found = _patterns().file(line)
    return found[1] if found else None


def symbol_line(line: str) -> RawSymbol | None:
    """The fields of a symbol line."""
    patterns = _patterns()
    found = patterns.common_symbol(line)
    if found and (found[5] is None or property_list(found[5]) is not None):
        short_id, kind, span, signature, group = found.groups()
        return RawSymbol(short_id, kind, span, signature, group, True)
    found = patterns.symbol(line)
    if not found:
        return None
    short_id, kind, span = found.groups()
    tail = line[found.end() :]
    canonical = found.end() == len(short_id) + len(kind) + len(span) + 2 and "\t" not in line
    group = None
    if tail.endswith("}"):
        opening = _group_start(tail, patterns)
        if opening is not None:
            group = tail[opening:].lstrip(" \t")
            canonical = canonical and len(tail) - opening == len(group) + 1
            tail = tail[:opening]
    signature = tail.lstrip(" \t")
    if not patterns.text(signature):
        return None
    canonical = canonical and len(tail) == len(signature) + 1
    return RawSymbol(short_id, kind, span, signature, group, canonical)


def _group_start(tail: str, patterns: _Patterns) -> int | None:
    """Where the separator before the property list that ends a line starts."""
    opening = tail.rfind("{")
    group = tail[opening:]
    if '"' in group:
        found = patterns.properties(tail)
        if not found:
            return None
        opening, group = found.start(), found[0].lstrip(" \t")
    elif tail[opening - 1] in " \t":
        opening = len(tail[:opening].rstrip(" \t"))
    else:
        return None
    return opening if property_list(group) is not None else None


def property_list(group: str) -> list[RawProperty] | None:
    """The properties of a list, as written."""
    if group in _SEEN:
        return _SEEN[group]
    if len(_SEEN) > _MOST_SEEN:
        _SEEN.clear()
    result = _SEEN[group] = _read_list(group)
    return result


#: The same few lists stand on most lines of a document.
_SEEN: Final[dict[str, list[RawProperty] | None]] = {}
_MOST_SEEN: Final = 10_000


def _read_list(group: str) -> list[RawProperty] | None:
    patterns = _patterns()
    if group == "{}":
        return []
    if '"' not in group and ("," not in group or not _BRACKET.search(group)):
        return _split_list(group)
    properties: list[RawProperty] = []
    place = 1
    last = len(group) - 1
    while True:
        found = patterns.key(group, place)
        if not found:
            return None
        properties.append((found[1], found[2]))
        place = found.end()
        if place == last and group[last] == "}":
            return properties
        comma = patterns.comma(group, place)
        if not comma:
            return None
        place = comma.end()


#: What a bare value with a comma in it must have.
_BRACKET: Final = re.compile(r"[(<\[]")


def _split_list(group: str) -> list[RawProperty] | None:
    """The properties of a list in which every comma parts two."""
    if not pattern(_PLAIN_LIST).match(group):
        return None
    entries = (entry.strip(" \t").partition("=") for entry in group[1:-1].split(","))
    return [(key, value if sign else None) for key, sign, value in entries]


_PLAIN: Final = r"(?>{PROPERTY_KEY}(?:=[^\", {}\x00-\x1f]++(?:[ ]++[^\", {}\x00-\x1f]++)*+)?)"
_PLAIN_LIST: Final = rf"\{{{_PLAIN}(?:(?>{{_COMMA}}){_PLAIN})*+\}}\Z"


def edge_line(line: str) -> RawEdge | None:
    """The fields of an edge line."""
    patterns = _patterns()
    found = patterns.edge(line)
    if not found:
        return None
    source, kind, status = found.groups()
    place = found.end()
    canonical = place == len(source) + len(kind) + len(status or "") + 7 and "\t" not in line
    if patterns.symbols_only(line, place):
        return RawEdge(source, kind, status, line[place:].split(", "), None, canonical)
    targets: list[str] = []
    candidates: list[str] | None = None
    place = _endpoints(line, place, targets, patterns)
    if place != len(line):
        opening = patterns.candidates(line, place) if place > 0 else None
        if not opening:
            return None
        candidates = []
        place = _endpoints(line, opening.end(), candidates, patterns)
        if place != len(line) - 1 or line[place] != "]":
            return None
    raw = RawEdge(source, kind, status, targets, candidates, canonical)
    return raw._replace(canonical_spacing=line == raw.spaced())


def _endpoints(line: str, place: int, into: list[str], patterns: _Patterns) -> int:
    """Read endpoints from `place`; where they end, or -1 where the first is malformed."""
    found = patterns.endpoints(line, place)
    if not found:
        return -1
    into += (one[0] for one in patterns.each_endpoint(line, place, found.end()))
    return found.end()


def error_line(line: str) -> tuple[str, str] | None:
    """Path, as written, and message of an error line."""
    found = _patterns().error(line)
    return (found[1], found[2]) if found else None


def dict_line(line: str) -> tuple[str, str] | None:
    """Code and token of a dict line."""
    found = _patterns().entry(line)
    return (found[1], found[2]) if found else None
