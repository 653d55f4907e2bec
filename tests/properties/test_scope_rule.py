"""The reader's scopes and full IDs are those of the slow and obvious rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from codeknit.formats import loads
from codeknit.model import CATEGORIES


class Line(NamedTuple):
    """What a symbol line says of the scope of its symbol."""

    category: str
    start: int
    end: int
    name: str
    receiver: str | None
    scope: str | None


#: Receivers as written, and the bare name of the type they mean; none where they name no type.
RECEIVERS = {
    "*User": "User",
    "User": "User",
    "*Cache[K, V]": "Cache",
    "Cache<K>": "Cache",
    "&mut Buf": "Buf",
    "*": "",
    '""': "",
}

lines = st.builds(
    lambda category, start, more, name, receiver, scope: Line(
        category, start, start + more, name, receiver, scope
    ),
    st.sampled_from(CATEGORIES),
    st.integers(1, 6),
    st.integers(0, 6),
    st.sampled_from("abc"),
    st.none() | st.none() | st.none() | st.sampled_from(list(RECEIVERS)),
    # Scopes that the rule gives to none: repeating it would be an error.
    st.none() | st.none() | st.none() | st.sampled_from(["Else.where", '"odd one"']),
)


def text_of(files: Sequence[Sequence[Line]]) -> str:
    text, number = ["[symbols]"], 0
    for index, members in enumerate(files):
        text.append(f"## file{index}.x")
        for line in members:
            number += 1
            said = [f"receiver={line.receiver}"] if line.receiver else []
            said += [f"scope={line.scope}"] if line.scope else []
            group = f" {{{', '.join(said)}}}" if said else ""
            span = f"L{line.start}-L{line.end}"
            text.append(f"S{number} {line.category}/x {span} {line.name}{group}")
    return "\n".join(text) + "\n"


def expected_scope(members: Sequence[Line], index: int) -> str:
    line = members[index]
    if line.scope is not None:
        return line.scope.strip('"')
    if line.receiver and RECEIVERS[line.receiver]:
        return RECEIVERS[line.receiver]
    innermost: int | None = None
    for other, around in enumerate(members):
        encloses = around.start <= line.start and line.end <= around.end
        longer = around.end - around.start > line.end - line.start
        if around.category not in ("type", "callable", "module") or not (encloses and longer):
            continue
        if innermost is None or inside(around, members[innermost]):
            innermost = other
    if innermost is None:
        return ""
    scope = expected_scope(members, innermost)
    return f"{scope}.{members[innermost].name}" if scope else members[innermost].name


def inside(later: Line, earlier: Line) -> bool:
    """Of two enclosers, the inner: the shorter; if equal, the one that starts later; if that is
    equal too, the one that stands later in the document."""
    lengths = later.end - later.start, earlier.end - earlier.start
    return lengths[0] < lengths[1] or (lengths[0] == lengths[1] and later.start >= earlier.start)


@given(st.lists(st.lists(lines, max_size=9), min_size=1, max_size=2))
def test_scopes_and_ids_by_spans(files: list[list[Line]]) -> None:
    document = loads(text_of(files))
    symbols = iter(document.symbols)
    for index, members in enumerate(files):
        seen: Counter[str] = Counter()
        for position, line in enumerate(members):
            symbol = next(symbols)
            scope = expected_scope(members, position)
            scoped_name = f"{scope}.{line.name}" if scope else line.name
            number = f"#{seen[scoped_name]}" if seen[scoped_name] else ""
            seen[scoped_name] += 1
            assert symbol.scope == scope
            assert symbol.id == f"file{index}.x::{scoped_name}{number}"
