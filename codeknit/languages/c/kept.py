"""Which pointers to functions keep what they were given where they are declared."""

from __future__ import annotations

import re
from functools import cache
from typing import Any


def kept_pointer(captures: dict[str, list[Any]], source: bytes) -> dict[str, list[Any]] | None:
    """Drops the value of a local that is assigned again, or whose address is taken."""
    name = captures["local"][0]
    outer = name.parent
    while outer.parent is not None and outer.type != "function_definition":
        outer = outer.parent
    text = source[name.start_byte : name.end_byte]
    return None if _changed(text).search(source, name.end_byte, outer.end_byte) else captures


@cache
def _changed(name: bytes) -> re.Pattern[bytes]:
    """What says that a variable may change, or is declared anew."""
    name = re.escape(name)
    again = rb"\*\s*" + name + rb"\s*\)\s*\([^()]*\)\s*[=;]"
    return re.compile(rb"\b" + name + rb"\s*=(?!=)|&\s*" + name + rb"\b|" + again)
