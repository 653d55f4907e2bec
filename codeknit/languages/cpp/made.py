"""Which objects are made where the grammar does not tell, and what is only called."""

from __future__ import annotations

import re
from typing import Any, Final

#: A parameter `f` of a type `F`: `F f`, `const F& f`, `F&&... f`.
_OF_TYPE: Final = rb"(?<!\w)%b\s*&{0,2}\s*([A-Za-z_]\w*)\s*[,)=]"
_MEMBER: Final = rb"(?<!\w)%b\s*(?:\.|->|\[)"


def made_alone(captures: dict[str, list[Any]], source: bytes) -> dict[str, list[Any]] | None:
    """Drops ``new T *[n]``: room for pointers, and no ``T``."""
    behind = captures["new"][0].end_byte
    return None if source[behind : behind + 80].lstrip()[:1] in (b"*", b"&") else captures


def only_called(captures: dict[str, list[Any]], source: bytes) -> dict[str, list[Any]] | None:
    """Drops a type parameter whose objects are looked into: these need not be callables."""
    node = captures["callable"][0]
    template = node.parent.parent.parent
    text = source[template.start_byte : template.end_byte]
    names = re.findall(_OF_TYPE % source[node.start_byte : node.end_byte], text)
    if not names or any(re.search(_MEMBER % name, text) for name in names):
        return None
    return captures
