"""Strategies for symbols.

What depends on the rest of a document is drawn as an index into it: so every strategy is built
once, which is most of what a drawn document costs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from hypothesis import strategies as st

from codeknit.model import (
    CATEGORIES,
    RESERVED_PROPERTIES,
    Category,
    Properties,
    Symbol,
    receiver_type,
)
from codeknit.testing._signatures import DECLARATIONS, Declaration, referring
from codeknit.testing._texts import KINDS, NAMES, ODD

_KEYS: Final = st.sampled_from(
    ("async", "exported", "visibility", "static", "tag", "d0", "d7", "S1", "_", "a.b-c", "x9", "d1")
) | st.from_regex(r"[A-Za-z_][A-Za-z0-9_.-]{0,3}", fullmatch=True).filter(
    lambda key: key not in RESERVED_PROPERTIES
)
_VALUES: Final = st.sampled_from(("true", "false", "public", "true", "true")) | ODD
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


def _spans() -> st.SearchStrategy[tuple[int, int]]:
    # Few lines, so that spans are often equal, nested, or overlap.
    lines = [(start, start + more) for start in range(1, 6) for more in range(6)]
    return st.sampled_from((*lines, (1, 10**9), (10**9, 10**9), (42, 99)))


class Draft(NamedTuple):
    """A symbol before it is known in which document it stands."""

    category: Category
    kind: str
    span: tuple[int, int]
    declaration: Declaration
    props: Properties
    scope: str | None  # None: the one the rule gives
    place: int  # which file
    number: int


DRAFTS: Final = st.builds(
    Draft,
    st.sampled_from(CATEGORIES),
    st.sampled_from(KINDS),
    _spans(),
    DECLARATIONS,
    _PROPERTIES,
    st.none() | st.none() | st.sampled_from(NAMES) | ODD,
    st.integers(0, 5),
    st.integers(1, 12) | st.integers(1, 10**9),
)


def symbol_of(draft: Draft, numbers: Sequence[int], files: Sequence[str]) -> Symbol:
    signature, name = draft.declaration
    return Symbol(
        number=draft.number,
        file=files[draft.place % len(files)],
        category=draft.category,
        kind=draft.kind,
        start=draft.span[0],
        end=draft.span[1],
        signature=referring(signature, numbers),
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
    return DRAFTS.map(lambda draft: symbol_of(draft, numbers, files))


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


def with_scopes(members: Sequence[Symbol], drafts: Sequence[Draft]) -> list[Symbol]:
    """The symbols of one file, with the scope the rule gives where a draft has none of its own.

    From the longest to the shortest: an encloser's own scope must be known first.
    """
    found = list(members)
    for index in sorted(range(len(found)), key=lambda i: found[i].start - found[i].end):
        if drafts[index].scope is None:
            scope = scope_by_rule(found[index], found)
            found[index] = msgspec.structs.replace(found[index], scope=scope)
    return found
