"""A file sees what it includes and what that includes, however includes go around in circles."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from codeknit.extract.includes import as_bits
from codeknit.extract.records import FILE, FileFacts, Import
from codeknit.extract.resolve import Resolver

Includes = list[set[int]]


@st.composite
def includes(draw: st.DrawFn) -> Includes:
    count = draw(st.integers(1, 40))
    return draw(st.lists(st.sets(st.integers(0, count - 1), max_size=3), max_size=count))


def reached(start: int, stated: Includes) -> set[int]:
    seen, waiting = {start}, [start]
    while waiting:
        file = waiting.pop()
        news = stated[file] - seen if file < len(stated) else set()
        seen |= news
        waiting += news
    return seen


@given(includes())
def test_circles(stated: Includes) -> None:
    files = [
        FileFacts(
            f"{file}.h", "c", imports=[Import(FILE, "", f'"{one}.h"', "*", 0) for one in each]
        )
        for file, each in enumerate([*stated, *([set()] * (40 - len(stated)))])
    ]
    resolver = Resolver(files, ".")
    everything = range(len(files))
    for file, scopes in enumerate(resolver.files):
        expected = sorted(reached(file, stated))
        assert [one for one in everything if resolver.seen.sees(scopes, one)] == expected
        assert list(resolver.seen.among(scopes, everything)) == expected
        assert list(resolver.seen.among(scopes, everything, as_bits(everything))) == expected
