"""Texts as they are when something happened to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hypothesis import strategies as st

from codeknit.testing._texts import ODD_TEXTS

_SNIPPETS: Final = (
    *ODD_TEXTS,
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
