"""What C++ has beyond C that a query cannot say."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, ClassVar, Final

from codeknit.languages.c import hooks as c_hooks
from codeknit.languages.c import prepare as c_prepare
from codeknit.languages.c.hooks import *  # noqa: F403
from codeknit.languages.c.hooks import Captures
from codeknit.languages.cpp.made import made_alone, no_definition, only_called
from codeknit.languages.pieces import Stretch

_CLAUSES: Final = (b"delete", b"default")

__all__ = ["made_alone", "no_definition", "only_called"]


def prepare(source: bytes) -> bytes:
    return c_prepare.prepare(source, plus_plus=True)


def local_prototype(_captures: Captures, _source: bytes) -> Captures | None:
    """In a function ``Type name(argument);`` is a variable far more often than a prototype."""
    return None


def prototype(captures: Captures, source: bytes) -> Captures | None:
    """… in a conditional in a function as well."""
    around = captures["def.callable.function_prototype"][0].parent
    while around is not None and around.type.startswith("preproc_"):
        around = around.parent
    if around is not None and around.type == "compound_statement":
        return None
    return c_hooks.prototype(captures, source)


def deleted(captures: Captures, source: bytes) -> Captures | None:
    """``void f(int) = delete;``, which looks like a variable with a value."""
    value = captures["_declarator"][0].child_by_field_name("value")
    if value is None or source[value.start_byte : value.end_byte].strip() not in _CLAUSES:
        return None
    return prototype(captures, source)


def object_parameter(captures: Captures, source: bytes) -> Captures | None:
    """``this T &self``."""
    word = captures["param.modifier"]
    found = c_hooks.parameter(captures, source)
    return None if found is None else found | {"param.modifier": word}


def nested_namespace(captures: Captures, _source: bytes) -> Captures:
    """``namespace a::b { … }`` is ``a``, and in it ``b``, from its name to the end."""
    definition = captures["def.module.namespace"][0]
    name = captures["name"][0]
    whole = definition.child_by_field_name("name")
    if name.start_byte > whole.start_byte:
        captures["span"] = [Stretch(name, definition, definition)]
    return captures


class _Access:
    """The access specifiers of one class body, by where they stand."""

    def __init__(self, body: Any) -> None:
        self.nodes: list[Any] = []
        self._collect(body)
        self.starts = [node.start_byte for node in self.nodes]

    def _collect(self, around: Any) -> None:
        for child in around.named_children:
            if child.type == "access_specifier":
                self.nodes.append(child)
            elif child.type.startswith("preproc_"):
                self._collect(child)

    def at(self, position: int) -> Any:
        """The last specifier before a place."""
        found = bisect_right(self.starts, position)
        return self.nodes[found - 1] if found else None


class _Bodies:
    """The class bodies of the file at hand: one file is read at a time."""

    source: ClassVar[bytes] = b""
    known: ClassVar[dict[int, _Access]] = {}

    @classmethod
    def access(cls, body: Any, source: bytes) -> _Access:
        if cls.source is not source:
            cls.source, cls.known = source, {}
        found = cls.known.get(body.start_byte)
        if found is None:
            found = cls.known[body.start_byte] = _Access(body)
        return found


def member_of_class(captures: Captures, source: bytes) -> list[Captures]:
    return _visible(captures, source, b"private")


def member_of_struct(captures: Captures, source: bytes) -> list[Captures]:
    return _visible(captures, source, b"public")


def _visible(captures: Captures, source: bytes, default: bytes) -> list[Captures]:
    node = captures["on"][0]
    access = _Bodies.access(captures["_body"][0], source).at(node.start_byte)
    if access is None or source[access.start_byte : access.end_byte] == default:
        return []
    return [{"on": _members(node), "modifier": [access]}]


def _members(node: Any) -> list[Any]:
    """The declarations in a member: that of a template, a type defined in a field's declaration."""
    kind = node.type
    if kind == "template_declaration":
        return _members(node.named_children[-1])
    if kind.startswith("preproc_"):
        return [member for child in node.named_children for member in _members(child)]
    if kind in ("field_declaration", "type_definition", "declaration"):
        specifier = node.child_by_field_name("type")
        if specifier is not None and specifier.type.endswith("_specifier"):
            return [node, specifier]
    return [node]
