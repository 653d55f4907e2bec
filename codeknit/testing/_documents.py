"""Strategies for relations, errors, reports, and documents of all of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, partial
from typing import Final, NamedTuple

from hypothesis import strategies as st

from codeknit.model import (
    EDGE_KINDS,
    SECTIONS,
    STATUSES,
    Document,
    Edge,
    EdgeKind,
    Endpoint,
    FileError,
    Report,
    Status,
    Symbol,
    canonical_endpoints,
    document,
)
from codeknit.testing._symbols import DRAFTS, Draft, symbol_of, with_scopes
from codeknit.testing._texts import ANY_PATH, NAMES, ODD, one_line


class _EdgeDraft(NamedTuple):
    """An edge whose ends are full IDs, or say which symbol: by number, or below 0 by full ID."""

    source: Endpoint
    kind: EdgeKind
    target: Endpoint
    status: Status
    candidates: list[Endpoint]


_OUTSIDE: Final = st.builds("{}::{}".format, ANY_PATH, st.sampled_from(NAMES) | ODD)
_ENDS: Final[st.SearchStrategy[Endpoint]] = st.sampled_from(range(-3, 6)) | _OUTSIDE
_EDGE_DRAFTS: Final = st.builds(
    _EdgeDraft,
    _ENDS,
    st.sampled_from(EDGE_KINDS),
    _ENDS,
    st.sampled_from(STATUSES),
    st.lists(_ENDS, max_size=2),
)


def _edge(draft: _EdgeDraft, numbers: Sequence[int], names: Sequence[str]) -> Edge:
    def end(drawn: Endpoint) -> Endpoint:
        if isinstance(drawn, str):
            return drawn
        if drawn < 0:
            return names[drawn % len(names)] if names else "app.py::S2"
        return numbers[drawn % len(numbers)] if numbers else "app.go::run"

    source, target, status = end(draft.source), end(draft.target), draft.status
    if status == "resolved" and isinstance(target, str):
        status = "unresolved"
    candidates = tuple(map(end, draft.candidates)) if status == "ambiguous" else ()
    return Edge(source, draft.kind, target, status, canonical_endpoints(candidates))


def edges(numbers: Sequence[int] = (), names: Sequence[str] = ()) -> st.SearchStrategy[Edge]:
    """Single edges between the symbols of these `numbers` and anything else.

    `names` are full IDs worth meeting: those of symbols, say. Without `numbers` no edge is
    resolved: there is nothing to end at.
    """
    return _EDGE_DRAFTS.map(lambda draft: _edge(draft, numbers, names))


_REASONS: Final = ("syntax error at line 42", ": x", "a: b", "[x]", '"', "\xa0", "- a: b")
_ERRORS: Final = st.builds(FileError, ANY_PATH, st.sampled_from(_REASONS) | ODD.map(one_line))


def errors() -> st.SearchStrategy[FileError]:
    """Files that could not be analysed, each with a reason of one line."""
    return _ERRORS


_REPORT_HEADERS: Final = (
    *("[hotspots]", "[hub_symbols] (fan-in >= 10)", "[symbol]", "[symbols_by_size]", "[a]"),
    *("[dead_code] [x]", "[x1] # é\u2028", "[Symbols]", "[a.b-c]", "[_] ]"),
)
_REPORT_LINES: Final = (
    *("", "S1 type/class L1-L2 X {}", "## a.py", "- d0: async", "S1 --calls--> S2", "  indented"),
    *(
        "a [symbols]",
        " [symbols]",
        "\u2028",
        "\x0c",
        "\x00",
        "a\rb",
        "😀",
        "{}",
        '"',
        "\tx",
        "\xa0",
        "d0",
    ),
    *("S1 --calls[ambiguous]--> x [candidates=S2", "- a: b", "1. S3 (4)", "#", "\x85", "(edges)"),
    *("[1] x", "[symbols]x", "[symbols", "[]", "[a b]", " [symbols] x"),
)


def _without_blank_ends(lines: list[str]) -> tuple[str, ...]:
    """Lines between which blank ones may stand, but not around them: there they mean nothing."""
    start, end = 0, len(lines)
    while start < end and not lines[start].strip(" \t"):
        start += 1
    while end > start and not lines[end - 1].strip(" \t"):
        end -= 1
    return tuple(lines[start:end])


_SECTION_HEADER: Final = re.compile(r"\[[A-Za-z_][A-Za-z0-9_.-]*\](?:[ \t]|$)")
_REPORT_LINE: Final = st.sampled_from(_REPORT_LINES) | st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="\n\r"), max_size=8
).map(lambda line: line.rstrip(" \t")).filter(lambda line: not _SECTION_HEADER.match(line))
_REPORTS: Final = st.builds(
    lambda header, lines, after: Report(header, _without_blank_ends(lines), after),
    st.sampled_from(_REPORT_HEADERS),
    st.lists(_REPORT_LINE, max_size=4),
    st.sampled_from(SECTIONS),
)


def reports() -> st.SearchStrategy[Report]:
    """Sections the format does not define: a header line, and lines with anything in them but a
    section header."""
    return _REPORTS


# Documents


def documents(
    *, max_symbols: int = 6, consecutive: bool = False, with_reports: bool = True
) -> st.SearchStrategy[Document]:
    """Valid documents in canonical order, of at most `max_symbols` symbols.

    `consecutive`: the ShortIDs are S1…Sn, as those of a directory must be, else any.
    """
    return _documents(max_symbols, consecutive, with_reports)


@cache
def _documents(
    max_symbols: int, consecutive: bool, with_reports: bool
) -> st.SearchStrategy[Document]:
    return st.builds(
        partial(_document, consecutive),
        st.lists(ANY_PATH, max_size=3, unique=True),
        st.lists(DRAFTS, max_size=max_symbols, unique_by=lambda draft: draft.number),
        st.none() | st.lists(_EDGE_DRAFTS, max_size=5) | st.lists(_EDGE_DRAFTS, max_size=5),
        st.booleans(),
        st.lists(_ERRORS, max_size=2),
        st.lists(_REPORTS, max_size=2) if with_reports else st.just([]),
    )


def _document(
    consecutive: bool,
    files: list[str],
    drafts: list[Draft],
    relations: list[_EdgeDraft] | None,
    namesakes: bool,
    failures: list[FileError],
    sections: list[Report],
) -> Document:
    if namesakes and len(drafts) > 1:
        drafts = [*drafts[:-1], drafts[0]._replace(number=drafts[-1].number)]
    members = _members(_renumbered(drafts) if consecutive else drafts, files)
    numbers, names = [symbol.number for symbol in members], [symbol.id for symbol in members]
    linked = None if relations is None else [_edge(draft, numbers, names) for draft in relations]
    return document(files, members, linked, failures, sections)


def _renumbered(drafts: Sequence[Draft]) -> list[Draft]:
    """The drafts with the ShortIDs S1…Sn, in the order of those they had."""
    rank = {number: index for index, number in enumerate(sorted(d.number for d in drafts), 1)}
    return [draft._replace(number=rank[draft.number]) for draft in drafts]


def _members(drafts: Sequence[Draft], files: Sequence[str]) -> tuple[Symbol, ...]:
    """The symbols, unless two of them have one full ID.

    ``a::b`` in file ``x`` and ``b`` in file ``x::a`` do. An ID that means two symbols means
    neither, and no document with one can be linked by IDs.
    """
    numbers = [draft.number for draft in drafts]
    found: list[Symbol] = []
    for place, _ in enumerate(files):
        here = [draft for draft in drafts if draft.place % len(files) == place]
        found += with_scopes([symbol_of(draft, numbers, files) for draft in here], here)
    members = document(files, found).symbols
    return members if len({symbol.id for symbol in members}) == len(members) else ()
