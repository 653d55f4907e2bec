"""What a query cannot say of Java."""

from __future__ import annotations

from typing import Any, NamedTuple


def compact_constructor(captures: dict[str, list[Any]], _source: bytes) -> dict[str, list[Any]]:
    """Give a compact constructor the parameters it has: the components of its record."""
    constructor = captures["def.callable.constructor"][0]
    record = constructor.parent.parent if constructor.parent is not None else None
    components = record.child_by_field_name("parameters") if record is not None else None
    return captures if components is None else {**captures, "params": [components]}


class _Part(NamedTuple):
    """Where a part of a node is."""

    start_byte: int
    end_byte: int


def resources(captures: dict[str, list[Any]], _source: bytes) -> dict[str, list[Any]]:
    """Resources are visible up to the end of the block that uses them, not in what catches."""
    statement = captures["block"][0]
    body = statement.child_by_field_name("body")
    return {**captures, "block": [_Part(statement.start_byte, (body or statement).end_byte)]}


def labelled(captures: dict[str, list[Any]], _source: bytes) -> dict[str, list[Any]] | None:
    """A label with what is switched on."""
    node = captures["label"][0].parent
    while node is not None and node.type != "switch_expression":
        node = node.parent
    chosen = node.child_by_field_name("condition") if node is not None else None
    return None if chosen is None else {**captures, "of": [chosen]}
