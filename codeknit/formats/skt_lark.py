"""The grammar as Lark reads it. Lark stays behind this module.

Two uses: a line that the fast reader does not take comes here to learn what was expected where; and
the same functions as in `codeknit.formats.skt_fast`, by which the two readers are held together.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec
from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken
from lark.lexer import ContextualLexer

from codeknit import resources
from codeknit.formats.skt_fast import RawEdge, RawProperty, RawSymbol

STARTS: Final = (
    "document",
    "file_header",
    "symbol_line",
    "edge_line",
    "error_line",
    "dict_line",
    "signature",
    "property_list",
)


class Fault(msgspec.Struct, frozen=True):
    """Where a line breaks its rule: an index into the line, and the terminals that could stand
    there (``$END``: the line could end)."""

    index: int
    expected: frozenset[str]


class _UncheckedLexer(ContextualLexer):
    """Lark compares all terminals for overlaps at every start where it finds the library for it,
    which takes seconds. A test does that, by building the grammar strictly."""

    def __init__(self, conf: Any, *args: Any, **kwargs: Any) -> None:
        conf.skip_validation = True
        super().__init__(conf, *args, **kwargs)


@cache
def _parser() -> Lark:
    return Lark(
        resources.text("skt.lark"),
        start=list(STARTS),
        parser="lalr",
        propagate_positions=True,
        _plugins={"ContextualLexer": _UncheckedLexer},
    )


def fault(rule: str, line: str) -> Fault | None:
    """Where `line` breaks `rule`, or None where it does not."""
    try:
        _parser().parse(line, start=rule)
    except UnexpectedCharacters as error:
        return Fault(error.pos_in_stream or 0, frozenset(error.allowed or ()))
    except UnexpectedToken as error:
        index = error.pos_in_stream if error.token.type != "$END" else len(line)
        return Fault(index or 0, frozenset(error.accepts or error.expected or ()))
    except UnexpectedEOF as error:
        return Fault(len(line), frozenset(error.expected))
    return None


def accepts_document(text: str) -> bool:
    """Whether the grammar takes a whole text (its lines without trailing space)."""
    return _parse("document", text) is not None


def file_header(line: str) -> str | None:
    """The path of a file header, as written."""
    tree = _parse("file_header", line)
    return str(tree.children[0]) if tree else None


def symbol_line(line: str) -> RawSymbol | None:
    """The fields of a symbol line."""
    tree = _parse("symbol_line", line)
    if not tree:
        return None
    short_id, kind, span, *rest = (str(child) for child in tree.children)
    tail = "".join(rest)
    group = rest[-1].lstrip(" \t") if _types(tree)[-1] == "PROPERTIES" else None
    if group is not None and property_list(group) is None:
        group = None
    signature = (tail if group is None else "".join(rest[:-1])).lstrip(" \t")
    if not signature or any(character < " " for character in signature):
        return None
    written = f"{short_id} {kind} {span} {signature}" + (f" {group}" if group is not None else "")
    return RawSymbol(short_id, kind, span, signature, group, line == written)


def property_list(group: str) -> list[RawProperty] | None:
    """The properties of a list, as written."""
    tree = _parse("property_list", group)
    if tree is None:
        return None
    return [_property(child) for child in _trees(tree)]


def _property(tree: Tree[Token]) -> RawProperty:
    key, *value = (str(child) for child in tree.children)
    return key, value[0] if value else None


def edge_line(line: str) -> RawEdge | None:
    """The fields of an edge line."""
    tree = _parse("edge_line", line)
    if not tree:
        return None
    tokens = {str(child.type): str(child) for child in tree.children if isinstance(child, Token)}
    endpoints, *candidates = _trees(tree)
    raw = RawEdge(
        str(tree.children[0]),
        str(tree.children[1]),
        tokens.get("EDGE_STATUS"),
        _endpoints(endpoints),
        _endpoints(next(_trees(candidates[0]))) if candidates else None,
        True,
    )
    return raw._replace(canonical_spacing=line == raw.spaced())


def _endpoints(tree: Tree[Token]) -> list[str]:
    return [str(endpoint.children[0]) for endpoint in _trees(tree)]


def error_line(line: str) -> tuple[str, str] | None:
    """Path, as written, and message of an error line."""
    tree = _parse("error_line", line)
    return (str(tree.children[0]), str(tree.children[1])) if tree else None


def dict_line(line: str) -> tuple[str, str] | None:
    """Code and token of a dict line."""
    tree = _parse("dict_line", line)
    if not tree:
        return None
    code, token = tree.children
    if isinstance(token, Tree):
        key, value = _property(token)
        return str(code), key if value is None else f"{key}={value}"
    return str(code), str(token)


def signature_name(signature: str) -> str:
    """The name the rules read out of a signature: all of it where it fits none of the forms."""
    tree = _parse("signature", signature)
    return str(tree.children[0]) if tree else signature


def signature_parts(
    signature: str,
) -> tuple[list[tuple[str, str | None, str | None]] | None, str | None] | None:
    """Parameters (name, type, default) and stated type; None where the text fits no form."""
    tree = _parse("signature", signature)
    if not tree:
        return None
    parameters: list[tuple[str, str | None, str | None]] = []
    stated = None
    for part in _trees(tree):
        if part.data == "parameter":
            texts = {str(child.data): _text(child, signature) for child in _trees(part)}
            parameters.append(
                (texts["parameter_name"], texts.get("parameter_type"), texts.get("default"))
            )
        else:
            stated = _text(part, signature)
    has_list = signature.startswith("(", len(str(tree.children[0])))
    return parameters if has_list else None, stated


def _text(tree: Tree[Token], signature: str) -> str:
    return signature[tree.meta.start_pos : tree.meta.end_pos].strip()


def _parse(rule: str, text: str) -> Tree[Token] | None:
    try:
        return _parser().parse(text, start=rule)
    except UnexpectedInput:
        return None


def _types(tree: Tree[Token]) -> list[str]:
    return [child.type for child in tree.children if isinstance(child, Token)]


def _trees(tree: Tree[Token]) -> Iterator[Tree[Token]]:
    return (child for child in tree.children if isinstance(child, Tree))
