"""Quoted strings. Implements "Quoted strings" in docs/format.md (RFC 8259, section 7)."""

from __future__ import annotations

import json
import re
from typing import Final

_ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
_MUST_ESCAPE: Final = re.compile(r'["\\\x00-\x1f]')


def quote(text: str) -> str:
    """The text as a quoted string, with the few escapes a writer uses."""
    return f'"{_MUST_ESCAPE.sub(_escape, text)}"'


def _escape(found: re.Match[str]) -> str:
    return _ESCAPES.get(found[0]) or f"\\u{ord(found[0]):04x}"


def unquote(quoted: str) -> str:
    """The text of a quoted string that the grammar has accepted.

    Raises ValueError where an escape is half of a surrogate pair: no text has such a character.
    """
    if "\\" not in quoted:
        return quoted[1:-1]
    text: str = json.loads(quoted, strict=False)
    text.encode("utf-8")
    return text
