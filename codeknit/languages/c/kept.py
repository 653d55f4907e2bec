"""Which pointers to functions keep what they were given first."""

from __future__ import annotations

import re
from typing import Any, Final

#: What stands before a name whose address is taken, or which is declared anew if the right brackets
#: follow: `int (*name)(int);`.
_ADDRESS: Final = re.compile(rb"(?<!&)&\s*\Z")
_POINTER: Final = re.compile(rb"[\w*](?<!\breturn)(?<!\belse)(?<!\bdo)\s*\(\s*\*\s*\Z")
_BEHIND: Final = re.compile(rb"\b(?:(\s*=(?!=))|(\s*\)\s*\([^()]*\)\s*[=;]))?")
#: What may name a function: what a call gives has a type, and keeps it.
_NAMED: Final = frozenset(
    {"identifier", "qualified_identifier", "pointer_expression", "template_function"}
)
_WITHIN: Final = re.compile(rb"\w")
_FARTHEST: Final = 64  # bytes that are looked at before a name


def kept_pointer(captures: dict[str, list[Any]], source: bytes) -> dict[str, list[Any]] | None:
    """Drops the value of a local that is assigned again, or whose address is taken, if that may be
    a function."""
    value = captures["local.value"][0]
    kept = value.type not in _NAMED or is_kept(captures["local"][0], source)
    return captures if kept else None


def is_kept(name: Any, source: bytes) -> bool:
    """Whether a local or parameter holds what it is given first to the end of its function."""
    outer = getattr(name, "parent", None)
    while outer is not None and outer.type != "function_definition":
        outer = outer.parent
    if outer is None:
        return False
    text = source[name.start_byte : name.end_byte]
    at, end = name.end_byte, outer.end_byte
    while (start := source.find(text, at, end)) >= 0:
        at = start + len(text)
        behind = _BEHIND.match(source, at)
        if behind is None or _WITHIN.match(source, start - 1):
            continue  # it is part of another name
        before = source[start - _FARTHEST : start] if start > _FARTHEST else source[:start]
        if behind[1] or _ADDRESS.search(before) or (behind[2] and _POINTER.search(before)):
            return False
    return True
