"""Which pointers to functions, and tables of them, keep what they were given first."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
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
#: What says that a variable of the file is the file's own, or that a pointer is never set again.
_OWN: Final = re.compile(rb"\b(?:static|constexpr)\b")
_CONSTANT: Final = re.compile(rb"\bconstexpr\b|\*\s*const\s*\Z")
#: A name whose address is taken, and one that something is assigned to.
_SET: Final = re.compile(
    rb"(?<!&)&\s*+([A-Za-z_]\w*+)|\b([A-Za-z_]\w*+)(?:\s*+\)\s*+\([^()]*+\))?+\s*+=(?!=)"
)
#: What may be several items, or none: a macro, and what stood in a conditional, which has left a
#: line without code.
_SHIFTED: Final = re.compile(rb"\w\s*\(|\b(?!NULL\b)[A-Z_][A-Z0-9_]+\b|\n[ \t,]*+(?=\n)")
_WITHIN: Final = re.compile(rb"\w")
_FARTHEST: Final = 64  # bytes that are looked at before a name


def kept_pointer(captures: dict[str, list[Any]], source: bytes) -> dict[str, list[Any]] | None:
    """Drops the value of a local that is assigned again, or whose address is taken, if that may be
    a function."""
    value = captures["local.value"][0]
    if value.type not in _NAMED:
        return captures
    return captures if _is_kept_anywhere(captures["local"][0], source) else None


def kept_table(captures: dict[str, list[Any]], source: bytes) -> dict[str, list[Any]] | None:
    """Drops the value of a table that other files may change, or whose places are not certain."""
    name, value = captures["local"][0], captures["local.value"][0]
    if _SHIFTED.search(source, value.start_byte, value.end_byte):
        return None
    is_own = _function_around(name) is not None or _OWN.search(_before(name, source))
    return captures if is_own else None


def _is_kept_anywhere(name: Any, source: bytes) -> bool:
    """Whether a local, or a variable of the file, holds what it is given first wherever it is
    seen: one that is no constant and not the file's own may be set in other files."""
    if _function_around(name) is not None:
        return is_kept(name, source)
    before = _before(name, source)
    if _CONSTANT.search(before):
        return True
    text = source[name.start_byte : name.end_byte]
    return _OWN.search(before) is not None and _times_set(source)[text] == 1


@lru_cache(maxsize=1)
def _times_set(source: bytes) -> Counter[bytes]:
    """How often names are assigned to in a file, or their address is taken."""
    return Counter(found[1] or found[2] for found in _SET.finditer(source))


def _before(name: Any, source: bytes) -> bytes:
    """What stands in a declaration before the name."""
    outer = name
    while outer is not None and outer.type != "declaration":
        outer = outer.parent
    return source[outer.start_byte : name.start_byte] if outer is not None else b""


def _function_around(name: Any) -> Any:
    outer = getattr(name, "parent", None)
    while outer is not None and outer.type not in ("function_definition", "lambda_expression"):
        outer = outer.parent
    return outer


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
