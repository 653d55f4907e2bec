"""Finds the grammar and the schema, which live once, at the top of the source tree.

A wheel carries them in ``codeknit/_data``; an editable install reads them where they are.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parent
_PLACES: Final = {
    "skt.lark": _PACKAGE.parent / "grammar",
    "codeknit.schema.json": _PACKAGE.parent / "schemas",
}


@cache
def text(name: str) -> str:
    """The text of ``skt.lark`` or ``codeknit.schema.json``."""
    installed = _PACKAGE / "_data" / name
    path = installed if installed.is_file() else _PLACES[name] / name
    return path.read_text(encoding="utf-8")
