"""What changes between two texts, as a unified diff.

Not difflib's: its time grows with the square of the number of changes, and a skeleton of a large
tree in which every line changes is not rare. Lines that occur once in both texts, in the longest
run that keeps their order, hold the two together (a "patience" diff); what lies between them is
compared from both its ends.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

_CONTEXT = 3


class Block(NamedTuple):
    """`size` lines that are equal: from index `before` of one text, `after` of the other."""

    before: int
    after: int
    size: int


def unified(path: str, before: str, after: str) -> Iterator[str]:
    """The lines of a unified diff, none where the texts are equal."""
    old, new = _lines(before), _lines(after)
    header = f"--- {path}\n+++ {path}\n"
    for hunk in _hunks(equal_blocks(old, new)):
        yield header + _range_line(hunk, old, new)
        header = ""
        yield from _body(hunk, old, new)


def _lines(text: str) -> list[str]:
    *lines, rest = text.split("\n")
    return [*lines, f"{rest}\n\\ No newline at end of file"] if rest else lines


def equal_blocks(old: Sequence[str], new: Sequence[str]) -> list[Block]:
    """Runs of equal lines, in order, not overlapping; the last one, of size 0, is the end."""
    blocks: list[Block] = []
    i = j = 0
    for anchor_i, anchor_j in [*_anchors(old, new), (len(old), len(new))]:
        if anchor_i < i or anchor_j < j:  # already inside the block before
            continue
        head = _common(old, new, i, j, min(anchor_i - i, anchor_j - j))
        _extend(blocks, Block(i, j, head))
        room = min(anchor_i - i, anchor_j - j) - head
        tail = _common_back(old, new, anchor_i, anchor_j, room)
        anchor = int(anchor_i < len(old) and anchor_j < len(new))
        _extend(blocks, Block(anchor_i - tail, anchor_j - tail, tail + anchor))
        i, j = anchor_i + anchor, anchor_j + anchor
    return [*blocks, Block(len(old), len(new), 0)]


def _anchors(old: Sequence[str], new: Sequence[str]) -> list[tuple[int, int]]:
    """Positions of lines that each text has once, as many as keep their order in both."""
    once_old, once_new = Counter(old), Counter(new)
    where = {line: j for j, line in enumerate(new) if once_new[line] == 1}
    pairs = [(i, where[line]) for i, line in enumerate(old) if line in where and once_old[line] < 2]
    return _rising(pairs)


def _rising(pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """The longest subsequence whose second members rise."""
    ends: list[int] = []  # smallest last value of a run of each length, and which pair has it
    holders: list[int] = []
    previous: list[int] = []
    for index, (_, j) in enumerate(pairs):
        length = bisect_left(ends, j)
        previous.append(holders[length - 1] if length else -1)
        ends[length : length + 1] = [j]
        holders[length : length + 1] = [index]
    result = []
    index = holders[-1] if holders else -1
    while index >= 0:
        result.append(pairs[index])
        index = previous[index]
    return result[::-1]


def _common(old: Sequence[str], new: Sequence[str], i: int, j: int, limit: int) -> int:
    size = 0
    while size < limit and old[i + size] == new[j + size]:
        size += 1
    return size


def _common_back(old: Sequence[str], new: Sequence[str], i: int, j: int, limit: int) -> int:
    size = 0
    while size < limit and old[i - size - 1] == new[j - size - 1]:
        size += 1
    return size


def _extend(blocks: list[Block], block: Block) -> None:
    """Append a block, joined to the one before where nothing lies between."""
    if not block.size:
        return
    if blocks:
        last = blocks[-1]
        if (last.before + last.size, last.after + last.size) == (block.before, block.after):
            blocks[-1] = last._replace(size=last.size + block.size)
            return
    blocks.append(block)


class _Change(NamedTuple):
    """Lines [i1:i2] of one text that became lines [j1:j2] of the other."""

    i1: int
    i2: int
    j1: int
    j2: int


def _hunks(blocks: Sequence[Block]) -> Iterator[list[_Change]]:
    """Changes in groups whose contexts touch."""
    i = j = 0
    hunk: list[_Change] = []
    for block in blocks:
        if block.before > i or block.after > j:
            if hunk and i - hunk[-1].i2 > 2 * _CONTEXT:
                yield hunk
                hunk = []
            hunk.append(_Change(i, block.before, j, block.after))
        i, j = block.before + block.size, block.after + block.size
    if hunk:
        yield hunk


def _range_line(hunk: Sequence[_Change], old: Sequence[str], new: Sequence[str]) -> str:
    first, last = hunk[0], hunk[-1]
    lead = min(_CONTEXT, first.i1)
    tail = min(_CONTEXT, len(old) - last.i2)
    before = _range(first.i1 - lead, last.i2 + tail)
    after = _range(first.j1 - lead, last.j2 + tail)
    return f"@@ -{before} +{after} @@\n"


def _range(start: int, stop: int) -> str:
    size = stop - start
    return f"{start + 1 if size else start},{size}"


def _body(hunk: Sequence[_Change], old: Sequence[str], new: Sequence[str]) -> Iterator[str]:
    at = max(0, hunk[0].i1 - _CONTEXT)
    for change in hunk:
        yield from (f" {line}\n" for line in old[at : change.i1])
        yield from (f"-{line}\n" for line in old[change.i1 : change.i2])
        yield from (f"+{line}\n" for line in new[change.j1 : change.j2])
        at = change.i2
    yield from (f" {line}\n" for line in old[at : at + _CONTEXT])
