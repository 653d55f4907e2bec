"""The syntax tree of a source: what its language's hooks rewrite before parsing, and its errors."""

from __future__ import annotations

import re
from bisect import bisect_left
from typing import Any, Final, NamedTuple, Protocol

from codeknit.extract.queries import Compiled
from codeknit.languages import hooks

_LINE_ENDS: Final = bytes(10 if byte == 10 else 32 for byte in range(256))


class RowOf(Protocol):
    """The row (from 0) in the source on which a node starts, or ends."""

    def __call__(self, node: Any, /, *, end: bool = False) -> int: ...


class Tree(NamedTuple):
    """What was parsed for a source, in as many bytes, and the rows of nodes in that source."""

    text: bytes
    root: Any
    row: RowOf


def tree_of(grammar: Compiled, source: bytes) -> Tree:
    """The tree of a source, with what the grammar cannot read rewritten by the language's hooks."""
    text = _prepared(grammar, source)
    root = grammar.parser.parse(text).root_node
    row = _row_of_node if _same_lines(text, source) else _rows(source)
    if root.has_error:
        repaired = _repaired(grammar, source, root)
        if repaired is not None:
            root, row = repaired, _rows(source)
    return Tree(text, root, row)


def _prepared(grammar: Compiled, source: bytes) -> bytes:
    """What is parsed: the source as the language's hook rewrites it, in as many bytes."""
    prepare = getattr(hooks(grammar.language.id), "prepare", None)
    text: bytes = prepare(source) if prepare else source
    assert len(text) == len(source)
    return text


def _repaired(grammar: Compiled, source: bytes, unrepaired: Any) -> Any:
    """The tree of the source as the language's hook rewrites it, if that one has no error.

    A hook may get round what the grammar cannot read, in as many bytes as there were, and in
    several ways: the first that works counts; if none does, the first one, where less of it is in
    error.
    """
    repair = getattr(hooks(grammar.language.id), "repair", None)
    texts = repair(source) if repair else None
    first = None
    for text in (texts,) if isinstance(texts, bytes) else texts or ():
        root = grammar.parser.parse(text).root_node
        if not root.has_error:
            return root
        first = first or root
    better = first is not None and _size_of_errors(first) < _size_of_errors(unrepaired)
    return first if better else None


def _size_of_errors(root: Any) -> int:
    """How many bytes are in errors; what is missing counts as one."""
    size, waiting = 0, [root]
    while waiting:
        node = waiting.pop()
        if node.is_error or node.is_missing:
            size += max(1, node.end_byte - node.start_byte)
        elif node.has_error:
            waiting += node.children
    return size


def _row_of_node(node: Any, *, end: bool = False) -> int:
    row: int = node.end_point[0] if end else node.start_point[0]
    return row


def _same_lines(text: bytes, source: bytes) -> bool:
    """Whether what is parsed has its line ends where the source has them."""
    return text is source or text.translate(_LINE_ENDS) == source.translate(_LINE_ENDS)


def _rows(source: bytes) -> RowOf:
    """Finds the row of a node in a source whose line ends the parsed text does not have."""
    line_ends = [found.start() for found in re.finditer(rb"\n", source)]

    def row(node: Any, *, end: bool = False) -> int:
        return bisect_left(line_ends, node.end_byte if end else node.start_byte)

    return row


def first_error(root: Any, row: RowOf) -> str:
    node = root
    while node == root or not (node.is_error or node.is_missing):
        inner = next((child for child in node.children if _is_at_fault(child, node)), None)
        if inner is None:  # what is missing has no node of its own, such as the end of a line
            break
        node = inner
    return f"syntax error at line {row(node) + 1}"


def _is_at_fault(child: Any, node: Any) -> bool:
    """Whether there is an error in a part of a node, or, where a whole file is one, whether it is a
    word or bracket that became part of nothing."""
    left_over = node.is_error and not child.is_named and child.type.strip() not in ("", ";")
    return child.has_error or left_over


def is_misread(grammar: Compiled, source: bytes) -> bool:
    """Whether a file with errors is in another language, as the language's hook tells."""
    tells = getattr(hooks(grammar.language.id), "is_misread", None)
    return tells is not None and tells(source)
