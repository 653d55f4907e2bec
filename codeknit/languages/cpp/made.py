"""Which objects are made where the grammar does not tell, what is only called, and what is no
call."""

from __future__ import annotations

import re
from typing import Any, Final

#: A parameter `f` of a type `F`: `F f`, `const F& f`, `F&&... f`.
_OF_TYPE: Final = rb"(?<!\w)%b\s*&{0,2}\s*([A-Za-z_]\w*)\s*[,)=]"
_CLAUSE: Final = re.compile(rb"\s*(?:default|delete)\b")
_MEMBER: Final = rb"(?<!\w)%b\s*(?:\.|->|\[)"


def made_alone(captures: dict[str, list[Any]], source: bytes) -> dict[str, list[Any]] | None:
    """Drops ``new T *[n]``: room for pointers, and no ``T``."""
    behind = captures["new"][0].end_byte
    return None if source[behind : behind + 80].lstrip()[:1] in (b"*", b"&") else captures


def no_definition(captures: dict[str, list[Any]], source: bytes) -> dict[str, list[Any]] | None:
    """Drops ``A::~A()`` of ``A::~A() = default;``, which the grammar takes for an assignment."""
    call = captures["call"][0].parent
    behind = source[call.end_byte : call.end_byte + 40].split(b"=", 1)
    is_definition = len(behind) == 2 and not behind[0].strip() and _CLAUSE.match(behind[1])
    return None if is_definition else captures


def only_called(captures: dict[str, list[Any]], source: bytes) -> dict[str, list[Any]] | None:
    """Drops a type parameter whose objects are looked into: these need not be callables."""
    node = captures["callable"][0]
    template = node.parent.parent.parent
    text = source[template.start_byte : template.end_byte]
    names = re.findall(_OF_TYPE % source[node.start_byte : node.end_byte], text)
    if not names or any(re.search(_MEMBER % name, text) for name in names):
        return None
    return captures
