"""A diff applies, and its time does not grow with the square of the changes."""

from __future__ import annotations

import re

from hypothesis import example, given
from hypothesis import strategies as st

from codeknit.cli.differences import Block, equal_blocks, unified

LINES = st.lists(st.sampled_from(["a", "b", "c", "d", "e", "f", "g", ""]), max_size=30)
_RANGE = re.compile(r"@@ -(\d+),(\d+) \+(\d+),(\d+) @@")


def apply(before: str, diff: list[str]) -> str:
    """What `patch` does, for a diff that fits exactly."""
    old = before.splitlines(keepends=True)
    result: list[str] = []
    at = 0
    for line in "".join(diff).replace("\n\\ No newline at end of file", "").split("\n")[2:]:
        header = _RANGE.fullmatch(line)
        if header:
            start, size, *_ = map(int, header.groups())
            first = start - 1 if size else start
            result += old[at:first]
            at = first
        elif line.startswith("+"):
            result.append(line[1:] + "\n")
        elif line:
            assert old[at].rstrip("\n") == line[1:], "context and removals are the old text's"
            at += 1
            if line.startswith(" "):
                result.append(line[1:] + "\n")
    return "".join(result + old[at:])


@given(LINES, LINES)
@example(["a"] * 20 + ["b"], ["b"] + ["a"] * 20)
def test_a_diff_turns_one_text_into_the_other(old: list[str], new: list[str]) -> None:
    before = "".join(f"{line}\n" for line in old)
    after = "".join(f"{line}\n" for line in new)
    diff = list(unified("x.skt", before, after))
    assert bool(diff) == (before != after)
    assert apply(before, diff) == after


@given(LINES, LINES)
def test_blocks_are_equal_lines_in_order(old: list[str], new: list[str]) -> None:
    i = j = 0
    for block in equal_blocks(old, new):
        assert block.before >= i
        assert block.after >= j
        i, j = block.before + block.size, block.after + block.size
        assert old[block.before : i] == new[block.after : j]
    assert (i, j) == (len(old), len(new))


def test_a_missing_final_newline_is_told() -> None:
    assert "".join(unified("x.skt", "a", "a\n")) == (
        "--- x.skt\n+++ x.skt\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n"
    )


def test_distant_changes_are_hunks_of_their_own() -> None:
    old = [str(number) for number in range(40)]
    new = ["first", *old[1:39], "last"]
    diff = "".join(unified("x.skt", "\n".join(old) + "\n", "\n".join(new) + "\n"))
    assert re.findall(r"@@.*@@", diff) == ["@@ -1,4 +1,4 @@", "@@ -37,4 +37,4 @@"]


def test_every_second_line_changed_in_a_large_text_is_one_block_for_each_that_is_not() -> None:
    old = [str(number) for number in range(100_000)]
    new = [line if number % 2 else f"-{line}" for number, line in enumerate(old)]
    blocks = equal_blocks(old, new)
    assert len(blocks) == 50_001
    assert blocks[0] == Block(1, 1, 1)
