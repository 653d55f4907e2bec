"""What PHP's queries and grammar cannot say.

Marks in front of parameters, imports in groups, and words that are keywords only elsewhere.
"""

from __future__ import annotations

import re
from typing import Any, Final

from codeknit.languages.pieces import Spelled, Stretch

Captures = dict[str, list[Any]]

_KEY_IN_STRING: Final = re.compile(rb"\$\w+\[[a-z]+\]")
_CALLED_READONLY: Final = re.compile(rb"\breadonly(?=\s*\()")


def repair(source: bytes) -> bytes:
    """The source with words spoiled that the grammar takes for keywords where they are none:
    keys in strings (``"$frame[class]"``) and a function called ``readonly``."""
    source = _KEY_IN_STRING.sub(lambda found: found[0].replace(b"[", b"[_")[:-2] + b"]", source)
    return _CALLED_READONLY.sub(b"_eadonly", source)


def marked_parameter(captures: Captures, _source: bytes) -> Captures:
    """Take ``&`` and ``...`` into the name."""
    marks = captures.get("_mark")
    if not marks:
        return captures
    (name,) = captures["param.name"]
    return {**captures, "param.name": [Stretch(marks[0], name, name.parent)]}


def grouped_import(captures: Captures, source: bytes) -> Captures:
    """Put the prefix of a group before the names in it."""
    (prefix,), (module,) = captures["_prefix"], captures["import.module"]
    words = [source[node.start_byte : node.end_byte].decode() for node in (prefix, module)]
    return {**captures, "import.module": [Spelled(module, "\\".join(words))]}
