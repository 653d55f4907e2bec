"""Names of types in quotes: annotations that name what is declared further down."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from codeknit.signature import parse_signature

_MAY_BE_QUOTED: Final = re.compile(r"""(?::|->|[\[,|])\s?["']""").search
_QUOTED: Final = re.compile(r"""(["'])(.*?)\1""").finditer
_NAMES: Final = re.compile(r"[^\W\d]\w*(?:\.\w+)*").findall
#: What stands in quotes there is no type.
_VALUES: Final = re.compile(r"\b(?:Literal|Annotated)\b").search
_NO_TYPES: Final = frozenset({"None", "True", "False"})


def quoted_types(signature: str) -> Iterator[str]:
    """The names in quoted types of a signature as it is written, each once."""
    if not _MAY_BE_QUOTED(signature):
        return
    parts = parse_signature(signature)
    types = [one.type for one in parts.parameters or ()]
    found = [
        name
        for text in (*types, parts.type)
        if text and not _VALUES(text)
        for quoted in _QUOTED(text)
        for name in _NAMES(quoted[2])
    ]
    yield from dict.fromkeys(name for name in found if name not in _NO_TYPES)
