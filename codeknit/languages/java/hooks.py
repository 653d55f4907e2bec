"""What a query cannot say of Java."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final, NamedTuple

from codeknit.languages.pieces import Spelled

#: Annotations of the dots of a parameter: `String @A ... names`.
_ANNOTATED_DOTS: Final = re.compile(
    rb"""(?:@(?!interface\b)[\w.$]+\s*(?:\((?:[^()"]|"(?:[^"\\\n]|\\.)*"|\([^()]*\))*\)\s*)?)+(?=\.{3})"""
)
_ESCAPED: Final = re.compile(rb"\\u+([0-9a-fA-F]{4})")
_MODULE: Final = re.compile(rb"^(\s*import\s+)module\b", re.MULTILINE)
_END_OF_FILE: Final = b"\x1a"
_NOT_LAYOUT: Final = re.compile(rb"\S")


def repair(source: bytes) -> bytes:
    """The source without what the grammar does not know: annotations of dots, signs of money and
    escapes in names, `import module`."""
    source = _ANNOTATED_DOTS.sub(_blank, source)
    source = _ESCAPED.sub(_unescaped, source)
    source = _MODULE.sub(rb"\1static", source)
    if source.endswith(_END_OF_FILE):
        source = source[:-1] + b" "
    if source.isascii():
        return source
    text = source.decode("utf-8", "replace")
    signs = {sign for sign in set(text) if unicodedata.category(sign) in ("Sc", "Pc")} - {"$"}
    rewritten = text.translate({ord(sign): "_" * len(sign.encode()) for sign in signs}).encode()
    return rewritten if len(rewritten) == len(source) else source


def _blank(found: re.Match[bytes]) -> bytes:
    return _NOT_LAYOUT.sub(b" ", found[0])


def _unescaped(found: re.Match[bytes]) -> bytes:
    """An escape as part of a name, if it stands for what names consist of."""
    sign = chr(int(found[1], 16))
    part = f"_{sign}".isidentifier() or unicodedata.category(sign) in ("Sc", "Pc")
    return b"_" * len(found[0]) if part else found[0]


def compact_constructor(captures: dict[str, list[Any]], _source: bytes) -> dict[str, list[Any]]:
    """Give a compact constructor the parameters it has: the components of its record."""
    constructor = captures["def.callable.constructor"][0]
    record = constructor.parent.parent if constructor.parent is not None else None
    components = record.child_by_field_name("parameters") if record is not None else None
    return captures if components is None else {**captures, "params": [components]}


def receiver(captures: dict[str, list[Any]], source: bytes) -> dict[str, list[Any]]:
    """Name the object at hand as it is written: `this`, `Outer.this`."""
    first, last = captures["param.name"][0], captures["param.name"][0].parent.children[-1]
    written = source[first.start_byte : last.end_byte].decode("utf-8", "replace")
    return {**captures, "param.name": [Spelled(first, "".join(written.split()))]}


def static_import(captures: dict[str, list[Any]], source: bytes) -> dict[str, list[Any]]:
    """A static import, or one of all that a module has, which is parsed as one (see `repair`)."""
    word = captures["_word"][0]
    if source[word.start_byte : word.end_byte] == b"static":
        return captures
    module = captures["_module"]
    return {"import.module": module, "import.all": module}


#: What has a condition, and the field that is evaluated where it holds.
_CHOOSING: Final = {
    "if_statement": "consequence",
    "ternary_expression": "consequence",
    "while_statement": "body",
    "for_statement": "body",
}


class _Part(NamedTuple):
    """Where a part of a node is."""

    start_byte: int
    end_byte: int


def resources(captures: dict[str, list[Any]], _source: bytes) -> dict[str, list[Any]]:
    """Resources are visible up to the end of the block that uses them, not in what catches."""
    statement = captures["block"][0]
    body = statement.child_by_field_name("body")
    return {**captures, "block": [_Part(statement.start_byte, (body or statement).end_byte)]}


def labelled(captures: dict[str, list[Any]], _source: bytes) -> dict[str, list[Any]] | None:
    """A label with what is switched on."""
    node = captures["label"][0].parent
    while node is not None and node.type != "switch_expression":
        node = node.parent
    chosen = node.child_by_field_name("condition") if node is not None else None
    return None if chosen is None else {**captures, "of": [chosen]}


def matched(captures: dict[str, list[Any]], source: bytes) -> dict[str, list[Any]] | None:
    """The variables of a pattern are visible where it matches: in what stands behind `&&`, in the
    branch or loop that it is the condition of."""
    node = captures["block"][0]
    start = (node.child_by_field_name("pattern") or node.child_by_field_name("right")).start_byte
    end, unmatched = _reach(node, source)
    return {"block": [_Part(start, end)]} if unmatched is None else None


def unmatched(captures: dict[str, list[Any]], source: bytes) -> dict[str, list[Any]] | None:
    """The variables of a pattern are visible behind what is left if it does not match."""
    node = captures["late"][0]
    end, behind = _reach(node, source)
    return {"late": [node], "late.behind": [behind]} if behind and end == node.end_byte else None


def _reach(node: Any, source: bytes) -> tuple[int, Any]:
    """Where it ends what is evaluated only if a pattern matches; or what is where it does not."""
    negated, end = False, node.end_byte
    part, outer = node, node.parent
    while outer is not None:
        if outer.type == "unary_expression" and source[outer.start_byte] == ord("!"):
            negated = not negated
        elif outer.type == "binary_expression":
            if outer.child_by_field_name("operator").type != ("||" if negated else "&&"):
                break
            end = outer.end_byte
        elif outer.type in _CHOOSING and part == outer.child_by_field_name("condition"):
            chosen = outer.child_by_field_name(_CHOOSING[outer.type]) or outer
            return (end, chosen) if negated else (chosen.end_byte, None)
        elif outer.type == "guard":
            return outer.parent.parent.end_byte, None
        elif outer.type != "parenthesized_expression":
            break
        part, outer = outer, outer.parent
    return end, None
