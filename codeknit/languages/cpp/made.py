"""Which objects are made where the grammar does not tell."""

from __future__ import annotations

from typing import Any


def made_alone(captures: dict[str, list[Any]], source: bytes) -> dict[str, list[Any]] | None:
    """Drops ``new T *[n]``: room for pointers, and no ``T``."""
    behind = captures["new"][0].end_byte
    return None if source[behind : behind + 80].lstrip()[:1] in (b"*", b"&") else captures
