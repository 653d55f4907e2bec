"""Hypothesis strategies for documents, their parts and their texts.

For tools that read or write skeletons: ``pip install codeknit[testing]``, then

    from hypothesis import given
    from codeknit.testing import documents

    @given(documents())
    def test_my_writer(document): ...

What they make is valid as docs/format.md has it, and looks for the corners on purpose: names
shaped like ShortIDs, dict-code look-alikes, quotes, braces, line separators that end no line,
equal and overlapping spans, scopes no span explains.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from typing import Final, NamedTuple, TypeAlias

import msgspec
from hypothesis import strategies as st

from codeknit.formats import dumps
from codeknit.model import (
    CATEGORIES,
    EDGE_KINDS,
    RESERVED_PROPERTIES,
    SECTIONS,
    STATUSES,
    Category,
    Document,
    Edge,
    EdgeKind,
    Endpoint,
    FileError,
    Properties,
    Report,
    Status,
    Symbol,
    canonical_endpoints,
    document,
    receiver_type,
    short_number,
)
from codeknit.signature import signature_name

__all__ = [
    "documents",
    "edges",
    "edited",
    "errors",
    "odd_texts",
    "paths",
    "properties",
    "reports",
    "scope_by_rule",
    "signatures",
    "skt_texts",
    "spellings",
    "symbols",
]

#: A signature and the name it stands for.
Declaration: TypeAlias = tuple[str, str]

# ---------------------------------------------------------------------------------------------
# Texts. Each of these once broke a reader or a writer somewhere, or is the nearest neighbour of
# one that did.

_ODD_TEXTS: Final = (
    *("", " ", "  ", "S2", "S3", "\\S3", "\\", "app.go::S2", "d0", "d1", "async", "true", "false"),
    *('"', '""', 'say "hi"', '\\"', "'", "{", "}", " {", "{}", " {}", "{a=b}", " {exported}"),
    *(", ", ",", "a,b", "[a, b]", "f(a, b)", "<a, b>", "*Cache[K, V]", "(", ")", "a, (b", "<"),
    *("((((a, b))))", "(((((a, b)))))", "[<(a>)]", "->", ">", "a->b, c", " x", "x ", "a b"),
    *("a\nb", "a\r\nb", "\r", "\n", "\t", "x\t", "\x00", "\x0b", "\x0c", "\x1f", "\x7f", "\x85"),
    *("\u2028", "a\u2029b", "\ufeff", "\ufeffx", "😀", "e\u0301", "\xa0x\xa0", "\u3000", "\ud7ff"),
    *("a.b", ".", "a.", ".a", "a::b", "::", "x#1", "#1", "#", "a: b", ": ", "-> S9", "a -> b"),
    *("[symbols]", "[edges]", "## a.py", "- d0: x", "S1 --calls--> S2", "[candidates=S1]"),
    *("L1-L2", "callable/method", 'json:"id,omitempty"', "name", "scope", "S0", "S01", "s2"),
)

_NAMES: Final = (
    *("a", "b", "run", "User", "save", "__init__", "S2", "S3", "S10", "d0", "d1", "L1", "name"),
    *("résumé", "名前", "_", "$el", "true", "contains", "~Shape", "ok?", "set!", "#private"),
)

_PATHS: Final = (
    *("app.py", "app.go", "a", "src/b.rs", "src/a b.c", "src/main.h", "a: b.py", "a:b", "x::y.cc"),
    *('"q.py', 'q"q.py', '"', "- x.py", "- d0: x", "new\nline.py", " lead.py", "trail.py ", "S2"),
    *("d0", "[edges]", "[symbols].py", "#", "## x", "x\u2028.py", "\x85", "\x0cx", "x\ry", "dir/"),
    *("C:\\x\\y.cs", ".", "..", "../up.py", "/abs.py", "a.py:", ":", ": ", "x\x00", "\xa0", "😀/é"),
    *(
        "a/../b.py",
        "src//b.rs",
        "CON",
        "dict.skt",
        "map_001.skt",
        "warnings.skt",
        "-",
        "--calls-->",
    ),
    *("a#1", "~/x", "%2e", "App.py", "src", "src/b", "src/b.skt", "{a}.py", "x {a}", "\\S3"),
)

_KINDS: Final = (
    *("function", "method", "constructor", "class", "interface", "struct", "enum", "variable"),
    *("constant", "field", "package", "namespace", "type_parameter", "file", "include", "trait"),
    *("d0", "d1", "x", "a_1__", "function"),
)

_CHARACTERS: Final = st.characters(exclude_categories=["Cs"])
_CONTROL: Final = re.compile(r"[\x00-\x1f]")
_ODD: Final = st.sampled_from(_ODD_TEXTS) | st.text(_CHARACTERS, max_size=6)
_ANY_PATH: Final = st.sampled_from(_PATHS) | st.text(_CHARACTERS, min_size=1, max_size=6)


def odd_texts() -> st.SearchStrategy[str]:
    """Any text, lone surrogates apart; more often than not one that breaks careless code."""
    return _ODD


def paths() -> st.SearchStrategy[str]:
    """Paths of files: any text that is not empty."""
    return _ANY_PATH


def _one_line(text: str) -> str:
    """The text without what a signature or a message never has; "x" where nothing is left."""
    return _CONTROL.sub("", text).strip(" ") or "x"


# ---------------------------------------------------------------------------------------------
# Symbols. What depends on the rest of a document is drawn as an index into it: so every strategy
# is built once, which is most of what a drawn document costs.

_KEYS: Final = st.sampled_from(
    ("async", "exported", "visibility", "static", "tag", "d0", "d7", "S1", "_", "a.b-c", "x9", "d1")
) | st.from_regex(r"[A-Za-z_][A-Za-z0-9_.-]{0,3}", fullmatch=True).filter(
    lambda key: key not in RESERVED_PROPERTIES
)
_VALUES: Final = st.sampled_from(("true", "false", "public", "true", "true")) | _ODD
_RECEIVERS: Final = (
    *("*User", "User", "*Cache[K, V]", "Cache<K, V>", "&mut a", "*pkg.User", "S2", "\\S3", "a"),
    *("", "*", "[]", "*[]User", "Cache[K", " User", '"User"', "User {", "名前"),
)
_PROPERTIES: Final = st.dictionaries(
    st.just("receiver") | _KEYS | _KEYS | _KEYS,
    st.sampled_from(_RECEIVERS) | _VALUES | _VALUES,
    max_size=3,
).map(Properties)


def properties() -> st.SearchStrategy[Properties]:
    """Property lists: any values, keys as docs/format.md allows them, receivers among them."""
    return _PROPERTIES


_TYPES: Final = (
    *(
        "int",
        "*T",
        "list[int]",
        "Map<K, V>",
        "models.User",
        "\\S3",
        "*\\S2",
        "a | b",
        "{}",
        "&'a str",
    ),
    *("fn(int) -> bool", "{ ok: bool }", "unsigned long", "[]byte", "S2.x", "x::S4", "Ns\\S4"),
    *("Map<\\S2, list[\\S3]>", '"a, b"', "..."),
)
#: Types that refer to symbols: a digit behind NUL (which no signature has) says which.
_REFERENCES: Final = (
    *("\x000", "\x001", "*\x002", "list[\x000]", "Map<\x001, \\S1>", "\x000 | None", "a.b, \x003"),
    *("[]\x004", "fn(\x000) -> \x001"),
)
_REFERENCE: Final = re.compile(r"\x00(\d)")
_PARAMETERS: Final = (
    *("x", "self", "*args", "**kwargs", "/", "*", "x?", "...rest", "&self", "mut n", "S9", "d0"),
    *("{a, b}", "[a, b]", "_", "&mut self", "名", "const"),
)
_DEFAULTS: Final = (
    *("1", '"a, b"', "'x: S9'", "S9", "[1, 2]", "{}", "{a: S9}", "...", "lambda: S9", '"\\""'),
    *("f(a, b)", "-1", "None", '"(("', "x.S9"),
)

#: Signatures that fit none of the four forms, or fit one only just, or look like something else.
_ODD_SIGNATURES: Final = (
    *(
        '"config.h"',
        "<stdio.h>",
        "operator()",
        "operator()(x: int) -> bool",
        "operator<",
        "f(",
        "f)",
    ),
    *(
        "operator->",
        "operator->() -> T",
        "{",
        "}",
        "{}",
        "{a}",
        "x {}",
        "x {a}",
        "x {a=b}",
        "x {a} {b}",
    ),
    *(
        "f(x) -> { ok: bool }",
        "f(x) {d0}",
        'x {t="}"}',
        'x {t="{"} y',
        "x{a}",
        "{a} x",
        "x { a }",
        "x {",
    ),
    *(
        "x }",
        "a  b",
        "a, b",
        "d0",
        "S2",
        "\\S2",
        "L1-L2",
        "\xa0x\xa0",
        "\u2028",
        "x\x85y",
        "\x7f",
        "😀",
    ),
    *(
        "- a",
        "## a",
        "[symbols]",
        "[x]",
        ": x",
        "-> x",
        "(x)",
        "f(x)(y)",
        "f(a)(b) -> c",
        "x = {a: 1}",
    ),
    *(
        "f<T>(x: T) -> T",
        "f(a: int) (b, c)",
        "a: b: c",
        "x -> y -> z",
        "f('(')",
        'f(")")',
        "f(x=')')",
    ),
    *(
        "f(a: b {",
        "f(x) --calls--> y",
        "x [candidates=a]",
        "`a b`",
        "'c'",
        "#include <a>",
        '"',
        "'",
        "(",
    ),
    *(
        "f(x: \\S2) -> \\S3",
        "f(x: int,)",
        "f(,)",
        "f( )",
        "f(x:int)",
        "f(x :int)",
        "f (x)",
        "f(x)->y",
    ),
    *("[Symbol.iterator]()", '"a: b"(x)', "f(x) -> y {", "x: {a}", "x: y {z}", "x {d0}", 'x "{a}"'),
    *(
        "\\S2: \\S2",
        "S2(S3, S4=S5)",
        "S2 {",
        "//",
        "x:",
        "x ->",
        "f(x): y",
        "a -> b(c: d)",
        "->",
        "-->",
    ),
)


def _harmless(text: str) -> str:
    """A signature of random text. A ShortID that only chance wrote would refer to no symbol."""
    return re.sub(r"S(?=[1-9])", "s", _one_line(text))


def _form(name: str, parameters: list[str], returned: str, form: int) -> Declaration:
    listed = f"({', '.join(parameters)})"
    rest = ("", f": {returned}", listed, f"{listed} -> {returned}")[form]
    return name + rest, name


def _parameter(name: str, stated: str, default: str, form: int) -> str:
    return (name, f"{name}: {stated}", f"{name}={default}", f"{name}: {stated} = {default}")[form]


_ANY_TYPE: Final = st.sampled_from((*_TYPES, *_REFERENCES))
_FORM: Final = st.sampled_from((3, 1, 2, 0))
_ANY_PARAMETER: Final = st.builds(
    _parameter, st.sampled_from(_PARAMETERS), _ANY_TYPE, st.sampled_from(_DEFAULTS), _FORM
)
_FORMED: Final = st.builds(
    _form, st.sampled_from(_NAMES), st.lists(_ANY_PARAMETER, max_size=2), _ANY_TYPE, _FORM
)
_ODD_DECLARATIONS: Final = st.builds(
    lambda text, name: (text, signature_name(text) if name is None else name),
    st.sampled_from(_ODD_SIGNATURES) | st.text(_CHARACTERS, max_size=12).map(_harmless),
    st.none() | st.sampled_from(_NAMES) | _ODD,
)
_DECLARATIONS: Final = st.one_of(_FORMED, _ODD_DECLARATIONS)


def _referring(signature: str, numbers: Sequence[int]) -> str:
    def spelled(found: re.Match[str]) -> str:
        return f"S{numbers[int(found[1]) % len(numbers)]}" if numbers else "\\S1"

    return _REFERENCE.sub(spelled, signature)


def signatures(numbers: Sequence[int] = ()) -> st.SearchStrategy[str]:
    """Signatures in all four forms, and opaque ones.

    `numbers` are those of the symbols its types may refer to; without any, no type is a reference.
    """
    return _DECLARATIONS.map(lambda declaration: _referring(declaration[0], numbers))


def _spans() -> st.SearchStrategy[tuple[int, int]]:
    # Few lines, so that spans are often equal, nested, or overlap.
    lines = [(start, start + more) for start in range(1, 6) for more in range(6)]
    return st.sampled_from((*lines, (1, 10**9), (10**9, 10**9), (42, 99)))


class _Draft(NamedTuple):
    """A symbol before it is known in which document it stands."""

    category: Category
    kind: str
    span: tuple[int, int]
    declaration: Declaration
    props: Properties
    scope: str | None  # None: the one the rule gives
    place: int  # which file
    number: int


_DRAFTS: Final = st.builds(
    _Draft,
    st.sampled_from(CATEGORIES),
    st.sampled_from(_KINDS),
    _spans(),
    _DECLARATIONS,
    _PROPERTIES,
    st.none() | st.none() | st.sampled_from(_NAMES) | _ODD,
    st.integers(0, 5),
    st.integers(1, 12) | st.integers(1, 10**9),
)


def _symbol(draft: _Draft, numbers: Sequence[int], files: Sequence[str]) -> Symbol:
    signature, name = draft.declaration
    return Symbol(
        number=draft.number,
        file=files[draft.place % len(files)],
        category=draft.category,
        kind=draft.kind,
        start=draft.span[0],
        end=draft.span[1],
        signature=_referring(signature, numbers),
        name=name,
        scope=draft.scope or "",
        properties=draft.props,
    )


def symbols(
    numbers: Sequence[int] = (), files: Sequence[str] = ("app.py", "x::y.cc")
) -> st.SearchStrategy[Symbol]:
    """Single symbols, of any number and scope.

    `numbers` are those their types may refer to, `files` where they may stand.
    """
    return _DRAFTS.map(lambda draft: _symbol(draft, numbers, files))


def scope_by_rule(symbol: Symbol, members: Sequence[Symbol]) -> str:
    """The scope a symbol has by "Scope and identity" in docs/format.md.

    `members` are the symbols of its file. The slow and obvious way: looks at every member, so
    that faster ones can be compared with it.
    """
    receiver = receiver_type(symbol.properties.get("receiver", ""))
    if receiver:
        return receiver
    around = [
        (other.end - other.start, -other.start, -position, other)
        for position, other in enumerate(members)
        if other.category in ("type", "callable", "module")
        and other.start <= symbol.start
        and symbol.end <= other.end
        and other.end - other.start > symbol.end - symbol.start
    ]
    return min(around, key=lambda found: found[:3])[3].scoped_name if around else ""


def _scoped(members: Sequence[Symbol], drafts: Sequence[_Draft]) -> list[Symbol]:
    """The symbols of one file, with the scope the rule gives where a draft has none of its own.

    From the longest to the shortest: an encloser's own scope must be known first.
    """
    found = list(members)
    for index in sorted(range(len(found)), key=lambda i: found[i].start - found[i].end):
        if drafts[index].scope is None:
            scope = scope_by_rule(found[index], found)
            found[index] = msgspec.structs.replace(found[index], scope=scope)
    return found


# ---------------------------------------------------------------------------------------------
# Edges, errors, reports


class _EdgeDraft(NamedTuple):
    """An edge whose ends are full IDs, or say which symbol: by number, or below 0 by full ID."""

    source: Endpoint
    kind: EdgeKind
    target: Endpoint
    status: Status
    candidates: list[Endpoint]


_OUTSIDE: Final = st.builds("{}::{}".format, _ANY_PATH, st.sampled_from(_NAMES) | _ODD)
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
_ERRORS: Final = st.builds(FileError, _ANY_PATH, st.sampled_from(_REASONS) | _ODD.map(_one_line))


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


# ---------------------------------------------------------------------------------------------
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
        st.lists(_ANY_PATH, max_size=3, unique=True),
        st.lists(_DRAFTS, max_size=max_symbols, unique_by=lambda draft: draft.number),
        st.none() | st.lists(_EDGE_DRAFTS, max_size=5) | st.lists(_EDGE_DRAFTS, max_size=5),
        st.booleans(),
        st.lists(_ERRORS, max_size=2),
        st.lists(_REPORTS, max_size=2) if with_reports else st.just([]),
    )


def _document(
    consecutive: bool,
    files: list[str],
    drafts: list[_Draft],
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


def _renumbered(drafts: Sequence[_Draft]) -> list[_Draft]:
    """The drafts with the ShortIDs S1…Sn, in the order of those they had."""
    rank = {number: index for index, number in enumerate(sorted(d.number for d in drafts), 1)}
    return [draft._replace(number=rank[draft.number]) for draft in drafts]


def _members(drafts: Sequence[_Draft], files: Sequence[str]) -> tuple[Symbol, ...]:
    """The symbols, unless two of them have one full ID.

    ``a::b`` in file ``x`` and ``b`` in file ``x::a`` do. An ID that means two symbols means
    neither, and no document with one can be linked by IDs.
    """
    numbers = [draft.number for draft in drafts]
    found: list[Symbol] = []
    for place, _ in enumerate(files):
        here = [draft for draft in drafts if draft.place % len(files) == place]
        found += _scoped([_symbol(draft, numbers, files) for draft in here], here)
    members = document(files, found).symbols
    return members if len({symbol.id for symbol in members}) == len(members) else ()


# ---------------------------------------------------------------------------------------------
# Texts of a document


def skt_texts() -> st.SearchStrategy[str]:
    """Valid SKT, in spellings that are not the canonical one more often than not."""
    return documents().flatmap(spellings)


@st.composite
def spellings(draw: st.DrawFn, of: Document) -> str:
    """SKT that means exactly this document, however it is spelled.

    Sections in any order and repeated, a dict behind what uses it, CRLF, a byte order mark, extra
    blanks, quotes where none are needed, ``[resolved]``, symbols by their full IDs.
    """
    minified = draw(st.booleans())
    blocks = _blocks(dumps(of, "skt", minify=minified))
    respelled = [_respell(draw, of, minified, header, lines) for header, lines in blocks]
    if not of.reports:
        respelled = _rearranged(draw, respelled)
    text = "\n".join(line for block in respelled for line in block)
    end_of_line = draw(st.sampled_from(("\n", "\n", "\r\n")))
    text = draw(st.sampled_from(("", "", "\ufeff"))) + text.replace("\n", end_of_line)
    return text + draw(st.sampled_from((end_of_line, "", end_of_line * 2)))


_CORE: Final = ("[dict]", "[symbols]", "[edges]", "[errors]")


def _blocks(text: str) -> list[tuple[str, list[str]]]:
    """A canonical text by core section; what stands before the first has the header ""."""
    blocks: list[tuple[str, list[str]]] = [("", [])]
    for line in text.removesuffix("\n").split("\n"):
        if line in _CORE:
            blocks.append((line, []))
        else:
            blocks[-1][1].append(line)
    return blocks if blocks[0][1] else blocks[1:]


def _respell(
    draw: st.DrawFn, of: Document, minified: bool, header: str, lines: list[str]
) -> list[str]:
    if not header:
        return lines
    report = next((i for i, line in enumerate(lines) if line.startswith("[")), len(lines))
    body = [line for line in lines[:report] if line]
    if header == "[symbols]":
        by_number = {} if minified else {symbol.number: symbol for symbol in of.symbols}
        body = [_respell_symbol_line(draw, line, by_number) for line in body]
    elif header == "[edges]":
        body = [_edge_line(draw, of, edge) for edge in _shuffled(draw, of.edges or ())]
    elif header == "[errors]":
        body = [_error_line(draw, error, line) for error, line in zip(of.errors, body, strict=True)]
    blank = draw(st.sampled_from(("", "", " ", "\t")))
    return [
        header,
        *(line + blank for line in body),
        *([blank] if lines[report:] else []),
        *lines[report:],
    ]


def _shuffled(draw: st.DrawFn, found: Iterable[Edge]) -> list[Edge]:
    return draw(st.permutations(list(found)))


def _quoted(draw: st.DrawFn, text: str) -> str:
    quoted = json.dumps(text, ensure_ascii=draw(st.booleans()))
    return quoted.replace("/", "\\/") if draw(st.booleans()) else quoted


def _respell_symbol_line(draw: st.DrawFn, line: str, by_number: dict[int, Symbol]) -> str:
    if line.startswith("## "):
        bare = not line.startswith('## "')
        return f"## {_quoted(draw, line[3:])}" if bare and draw(st.booleans()) else line
    short_id, kind, span, rest = line.split(" ", 3)
    symbol = by_number.get(short_number(short_id) or 0)
    if symbol is not None:
        rest = symbol.signature + _respell_group(draw, rest[len(symbol.signature) :])
    gap = draw(st.sampled_from((" ", " ", "  ", "\t", " \t ")))
    return f"{short_id}{gap}{kind} {span}{gap}{rest}"


_ENTRY: Final = re.compile(
    r'([\w.-]+)(?:=("(?:[^"\\]|\\.)*"|.*?))?(?:, (?=[A-Za-z_][\w.-]*(?:=|, |$))|$)', re.S
)


def _respell_group(draw: st.DrawFn, group: str) -> str:
    """The same properties in another order and with more quotes. `group`: ``" {…}"`` or nothing."""
    content = group[2:-1]
    if not content or "(" in content or "<" in content or "[" in content:
        return group or draw(st.sampled_from(("", " {}")))
    entries = [
        _respell_entry(draw, *found.groups()) for found in _ENTRY.finditer(content) if found[0]
    ]
    return " {" + ", ".join(draw(st.permutations(entries))) + "}"


def _respell_entry(draw: st.DrawFn, key: str, value: str | None) -> str:
    if value is None:
        return draw(st.sampled_from((key, f"{key}=true", f'{key}="true"')))
    if value.startswith('"'):
        return f"{key}={value}"
    return f"{key}={draw(st.sampled_from((value, json.dumps(value))))}"


def _edge_line(draw: st.DrawFn, of: Document, edge: Edge) -> str:
    def spelled(endpoint: Endpoint) -> str:
        if isinstance(endpoint, int) and draw(st.sampled_from((True, True, False))):
            return f"S{endpoint}"
        return _quoted(draw, of.full_id(endpoint))

    status = f"[{edge.status}]"
    if edge.status == "resolved" and draw(st.booleans()):
        status = ""
    line = f"{spelled(edge.source)} --{edge.kind}{status}--> {spelled(edge.target)}"
    if edge.candidates:
        line += f" [candidates={', '.join(map(spelled, edge.candidates))}]"
    return line


def _error_line(draw: st.DrawFn, error: FileError, line: str) -> str:
    return f"- {_quoted(draw, error.file)}: {error.reason}" if draw(st.booleans()) else line


def _rearranged(draw: st.DrawFn, blocks: list[list[str]]) -> list[list[str]]:
    """The sections cut in pieces and shuffled, the pieces of each kind kept in their order."""
    pieces = {block[0]: _cut(block, draw(st.integers(0, 8))) for block in blocks}
    order = draw(st.permutations([kind for kind, cut in pieces.items() for _ in cut]))
    return [pieces[kind].pop(0) for kind in order]


def _cut(block: list[str], at: int) -> list[list[str]]:
    """A section as two of the same kind, the second under the same file header."""
    header, body = block[0], block[1:]
    if at >= len(body):
        return [block]
    files = [line for line in body[:at] if line.startswith("## ")]
    again = files[-1:] if not body[at].startswith("## ") else []
    return [[header, *body[:at]], [header, *again, *body[at:]]]


# ---------------------------------------------------------------------------------------------
# Texts that were edited

_SNIPPETS: Final = (
    *_ODD_TEXTS,
    *("\n", "\n\n", " ", "{", "}", "[", "]", '"', "-", ">", ":", "S", "S1", "S99", "L0", "L9-L1"),
    *("[symbols]\n", "\n[edges]\n", "[errors", "\n[dict]\n", "[resolved]", "[maybe]", "\ud7ff"),
    *(
        " {name=x}",
        " {scope=x}",
        ' {scope=""}',
        " {a, a}",
        '"\\u00',
        '\\ud800"',
        "\\x",
        "- d0: calls\n",
    ),
    *(
        "## \n",
        "##",
        "S0 type/class L1-L1 x\n",
        "S1 thing/class L1-L1 x\n",
        "S1 d9 L1-L1 x\n",
        "\r",
    ),
)


def _delete_line(draw: st.DrawFn, text: str) -> str:
    lines = text.split("\n")
    del lines[draw(st.integers(0, len(lines) - 1))]
    return "\n".join(lines)


def _repeat_line(draw: st.DrawFn, text: str) -> str:
    lines = text.split("\n")
    line = lines[draw(st.integers(0, len(lines) - 1))]
    lines.insert(draw(st.integers(0, len(lines))), line)
    return "\n".join(lines)


def _swap_lines(draw: st.DrawFn, text: str) -> str:
    lines = text.split("\n")
    i, j = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    lines[i], lines[j] = lines[j], lines[i]
    return "\n".join(lines)


def _delete_characters(draw: st.DrawFn, text: str) -> str:
    at = draw(st.integers(0, len(text)))
    return text[:at] + text[at + draw(st.integers(1, 3)) :]


def _repeat_characters(draw: st.DrawFn, text: str) -> str:
    at, length = draw(st.integers(0, len(text))), draw(st.integers(1, 4))
    return text[: at + length] + text[at:]


def _swap_characters(draw: st.DrawFn, text: str) -> str:
    at = draw(st.integers(0, len(text)))
    return text[:at] + text[at : at + 2][::-1] + text[at + 2 :]


def _insert(draw: st.DrawFn, text: str) -> str:
    at = draw(st.integers(0, len(text)))
    return text[:at] + draw(st.sampled_from(_SNIPPETS)) + text[at:]


def _truncate(draw: st.DrawFn, text: str) -> str:
    return text[: draw(st.integers(0, len(text)))]


_EDITS: Final[tuple[Callable[[st.DrawFn, str], str], ...]] = (
    _delete_line,
    _repeat_line,
    _swap_lines,
    _delete_characters,
    _repeat_characters,
    _swap_characters,
    _insert,
    _insert,
    _truncate,
)


@st.composite
def edited(draw: st.DrawFn, text: str, *, max_edits: int = 3) -> str:
    """A text after one to `max_edits` random edits, as a hand, a merge or a full disk makes them.

    Lines deleted, repeated or swapped, characters too, something inserted, the end cut off. What
    comes out may or may not be valid.
    """
    for _ in range(draw(st.integers(1, max_edits))):
        text = draw(st.sampled_from(_EDITS))(draw, text)
    return text
