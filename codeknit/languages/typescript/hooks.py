"""What the queries of TypeScript cannot say, and what its grammar needs help with."""

from __future__ import annotations

import re
from typing import Final

from codeknit.languages.ecmascript.hooks import *  # noqa: F403

#: Comments and strings, which stay as they are, and what the grammar does not know: a line that,
#: behind one without semicolon, begins with a call signature's type parameters or with a member
#: called `in`; members and parameters called `abstract` or `using`; `global` in a module; the
#: variance of type parameters, and one called `type` behind a bracket; words of the language as
#: labels of tuples; fields called `accessor`; `export type *`; a type imported on the spot;
#: `keyof readonly`; an abstract class without a name; static index signatures.
#: Anything else is one word or character.
_TOKEN: Final = re.compile(
    rb"""//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`"""
    rb"""|(?P<member>[ \t](?=(?:<[\s\w]|in\w*\?:)))"""
    rb"""|(?P<word>\b(?:abstract|using)(?=\??:)|(?<=\()type(?=\s+extends\b)|(?<!\.)\baccessor(?=\s*[;=:?!])"""
    rb"""|(?:(?<=\[)|(?<=,\s))(?:any|bigint|boolean|new|never|number|object|string|symbol|undefined|unknown|void)(?=\??:))"""
    rb"""|(?P<global>(?<!\bdeclare)\sglobal\s(?=\s*\{))"""
    rb"""|(?P<variance>(?<=[<,\s])(?:(?:in|out)\s+)+(?=[A-Z_$][\w$]*\s*(?:[,>=]|extends\b)))"""
    rb"""|(?P<index>\bstatic(?=\s+(?:readonly\s+)?\[\w+:))"""
    rb"""|(?P<type>(?<=\bexport )type(?=\s*\*))"""
    rb"""|(?P<import>\bimport\s*\(\s*(?:"[^"\n]*"|'[^'\n]*')\s*\))"""
    rb"""|(?P<readonly>(?<=\bkeyof )readonly\b)"""
    rb"""|(?P<unnamed>(?<=\bexport default )abstract(?=\s+class\s*"""
    rb"""(?:[<{]|(?:extends|implements)\b)))"""
    rb"""|\w+|\s|.""",
    re.DOTALL,
)
_ENDS_A_MEMBER: Final = re.compile(rb"[\w)\]}>\"'`$]$")


def namespace_names(captures: Captures, source: bytes) -> Captures | None:  # noqa: F405
    """Variables of a namespace, but those that are functions or classes by their value."""
    declarator = next(nodes[0] for key, nodes in captures.items() if key.startswith("def."))
    return None if holds_callable(declarator) else bound_names(captures, source)  # noqa: F405


def repair(source: bytes) -> bytes:
    """The source with what the grammar does not know written in words it knows."""
    parts: list[bytes] = []
    last = b""
    line_began = False
    for found in _TOKEN.finditer(ACCESSOR.sub(b" " * len("accessor"), prepare(source))):  # noqa: F405
        text = found[0]
        kind = found.lastgroup
        if kind == "member":
            ends = line_began and _ENDS_A_MEMBER.search(last)
            parts.append(b";" if ends else text)
            continue
        parts.append(_rewritten(text, kind))
        if text == b"\n":
            line_began = True
        elif not text.isspace() and not text.startswith((b"//", b"/*")):
            last, line_began = text, False
    return b"".join(parts)


def _rewritten(text: bytes, kind: str | None) -> bytes:
    if kind in ("variance", "index", "type", "readonly", "unnamed"):
        return re.sub(rb"\S", b" ", text)
    if kind == "word":
        return b"_" + text[1:]
    if kind == "global":
        return b"module $"
    return re.sub(rb"\W", b"_", text) if kind == "import" else text
