"""What hooks give the engine in place of nodes.

They stand for a piece of source that no single node is: they have the attributes of nodes that the
engine looks at, and no others.
"""

from __future__ import annotations

from typing import Any


class Spelled:
    """A name that a hook found in a node, where no node is just the name."""

    def __init__(self, node: Any, text: str) -> None:
        self.start_byte: int = node.start_byte
        self.end_byte: int = node.end_byte
        self.text = text


class Place:
    """A name between two bytes."""

    type = ""

    def __init__(self, start: int, end: int) -> None:
        self.start_byte = start
        self.end_byte = end
        self.id = -end  # of no node


class Chain:
    """Source from the start of one node to the end of another that is what a call calls: a name,
    or an expression of a type, with the parts that the language's spec reads it by."""

    def __init__(self, first: Any, last: Any, type_: str = "", **parts: Any) -> None:
        self.start_byte: int = first.start_byte
        self.end_byte: int = last.end_byte
        self.id: int = last.id
        self.type = type_
        self._parts = parts
        self.named_child_count = len(parts)

    def child_by_field_name(self, name: str) -> Any:
        return self._parts.get(name)

    def named_child(self, place: int) -> Any:
        return list(self._parts.values())[place]


class Doubtful(Chain):
    """The same, where it is not certain that it is a call, or which names it is about."""


class Stretch:
    """Source from the start of one node to the end of another inside `around`, for hooks."""

    def __init__(self, first: Any, last: Any, around: Any) -> None:
        self.start_byte: int = first.start_byte
        self.end_byte: int = last.end_byte
        self.around = around
        self.id: int = around.id
        self._ends = (first, last)

    @property
    def start_point(self) -> Any:
        return self._ends[0].start_point  # few are asked for

    @property
    def end_point(self) -> Any:
        return self._ends[1].end_point
