"""What a query cannot say of Java."""

from __future__ import annotations

from typing import Any


def compact_constructor(captures: dict[str, list[Any]], _source: bytes) -> dict[str, list[Any]]:
    """Give a compact constructor the parameters it has: the components of its record."""
    constructor = captures["def.callable.constructor"][0]
    record = constructor.parent.parent if constructor.parent is not None else None
    components = record.child_by_field_name("parameters") if record is not None else None
    return captures if components is None else {**captures, "params": [components]}
