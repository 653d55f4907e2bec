"""Terminals of grammar/skt.lark as regular expressions, without loading Lark.

The grammar is the one place where a terminal is defined. Readers and writers that must be fast ask
here for its pattern and build larger ones from it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from codeknit import resources

_DEFINITION: Final = re.compile(r"^([A-Z_][A-Z0-9_]*)(?:\.\d+)?:[ ]*(.+)$", re.MULTILINE)
_ITEM: Final = re.compile(
    r"""[ ]*(?: "(?P<text>(?:[^"\\]|\\.)*)"
              | /(?P<regex>(?:[^/\\]|\\.)+)/
              | (?P<name>[A-Z_][A-Z0-9_]*)
              | (?P<mark>[()|*+?]) )""",
    re.VERBOSE,
)


@cache
def _definitions() -> dict[str, str]:
    return dict(_DEFINITION.findall(resources.text("skt.lark")))


@cache
def terminal(name: str) -> str:
    """The regular expression of a terminal, in a group of its own.

    Raises KeyError for a name the grammar does not define.
    """
    parts = [
        re.escape(_unescape(item["text"]))
        if item["text"] is not None
        else f"(?:{item['regex']})"
        if item["regex"] is not None
        else terminal(item["name"])
        if item["name"] is not None
        else item["mark"].replace("(", "(?:")
        for item in _ITEM.finditer(_definitions()[name])
    ]
    return f"(?:{''.join(parts)})"


@cache
def pattern(template: str) -> re.Pattern[str]:
    """A compiled pattern in which each ``{NAME}`` stands for that terminal."""
    return re.compile(re.sub(r"\{([A-Z_][A-Z0-9_]*)\}", lambda m: terminal(m[1]), template))


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)
