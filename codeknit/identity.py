"""Which symbol encloses which, by their spans.

Implements "Scope and identity" in docs/format.md. Knows lines and nothing else: what a scope is
made of names is the reader's and the writer's business.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

#: Categories whose symbols enclose others.
ENCLOSING: Final = frozenset({"type", "callable", "module"})


class _Overlap(Exception):
    """Two spans overlap and neither contains the other."""


def enclosers(spans: Sequence[tuple[int, int]], enclosing: Sequence[bool]) -> list[int]:
    """For each span the index of the innermost enclosing one, -1 where there is none.

    A span encloses another that it contains when it is longer and `enclosing` says it may. The
    shortest wins; among equals the one that starts later, then the one that stands later.
    """
    order: Sequence[int] = range(len(spans))
    if any(a[0] > b[0] or (a[0] == b[0] and a[1] < b[1]) for a, b in pairwise(spans)):
        order = sorted(order, key=lambda index: (spans[index][0], -spans[index][1]))
    try:
        return _nested(spans, enclosing, order)
    except _Overlap:
        return _overlapping(spans, enclosing, order)


def _nested(
    spans: Sequence[tuple[int, int]], enclosing: Sequence[bool], order: Sequence[int]
) -> list[int]:
    """Spans that nest, as source code does: the open ones are a stack."""
    result = [-1] * len(spans)
    stack: list[int] = []
    for index in order:
        start, end = span = spans[index]
        while stack and spans[stack[-1]][1] < start:
            stack.pop()
        if stack:
            top = stack[-1]
            if spans[top][1] < end:
                raise _Overlap
            result[index] = result[top] if spans[top] == span else top
        if enclosing[index]:
            stack.append(index)
    return result


def _overlapping(
    spans: Sequence[tuple[int, int]], enclosing: Sequence[bool], order: Sequence[int]
) -> list[int]:
    """Any spans: the best so far per end line, in a tree that answers "ends at or after".

    Keeps n spans at n log n however they overlap.
    """
    result = [-1] * len(spans)
    ends = sorted({-end for _, end in spans})
    best: list[tuple[int, int, int] | None] = [None] * (len(ends) + 1)
    place = 0
    while place < len(order):
        group = place
        span = spans[order[place]]
        while place < len(order) and spans[order[place]] == span:
            place += 1
        rank = bisect_left(ends, -span[1]) + 1
        found = _lowest(best, rank)
        for index in order[group:place]:
            result[index] = found
        for index in order[group:place]:
            if enclosing[index]:
                _lower(best, rank, (span[1] - span[0], -span[0], -index))
    return result


def _lowest(best: list[tuple[int, int, int] | None], rank: int) -> int:
    lowest: tuple[int, int, int] | None = None
    while rank:
        here = best[rank]
        if here is not None and (lowest is None or here < lowest):
            lowest = here
        rank -= rank & -rank
    return -1 if lowest is None else -lowest[2]


def _lower(best: list[tuple[int, int, int] | None], rank: int, value: tuple[int, int, int]) -> None:
    while rank < len(best):
        here = best[rank]
        if here is None or value < here:
            best[rank] = value
        rank += rank & -rank
