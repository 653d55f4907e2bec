"""What the queries of JavaScript and TypeScript cannot say: what an expression is bound to."""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

Captures = dict[str, list[Any]]

_CASTS: Final = frozenset(
    {"parenthesized_expression", "as_expression", "satisfies_expression", "non_null_expression"}
)
_FIELDS: Final = frozenset({"field_definition", "public_field_definition"})
_TARGETS: Final = frozenset({"identifier", "member_expression"})
_NAMES: Final = frozenset({"identifier", "shorthand_property_identifier_pattern"})
_WITH_DEFAULT: Final = frozenset({"assignment_pattern", "object_assignment_pattern"})
_TYPE_GROUPS: Final = frozenset({"intersection_type", "parenthesized_type"})
_EXTENSIONS: Final = (
    ".ts", ".tsx", ".d.ts", ".js", ".jsx", ".mts", ".d.mts", ".mjs", ".cts", ".d.cts", ".cjs",
)  # fmt: skip
_SOURCES_OF: Final = {
    ".js": (".ts", ".tsx", ".d.ts"),
    ".jsx": (".tsx", ".d.ts"),
    ".mjs": (".mts", ".d.mts"),
    ".cjs": (".cts", ".d.cts"),
}


def own_name(captures: Captures, _source: bytes) -> Captures | None:
    """A function or class expression under its own name, unless it is bound to another one."""
    node = next(nodes[0] for key, nodes in captures.items() if key.startswith("def."))
    return None if is_bound(node) and not _is_whole_export(node.parent) else captures


def whole_export(captures: Captures, _source: bytes) -> Captures | None:
    """What `module.exports` is set to, unless it has a name of its own."""
    value = captures["def.callable.function"][0].child_by_field_name("right")
    return None if value.child_by_field_name("name") else captures


def bound_member(captures: Captures, _source: bytes) -> Captures | None:
    """A method of an object, if that is bound to a name."""
    member = captures["def.callable.method"][0]
    return captures if _is_object_bound(member.parent) else None


def bound_region(captures: Captures, _source: bytes) -> Captures | None:
    """An object in an object, if that is bound to a name."""
    return captures if _is_object_bound(captures["region"][0]) else None


def assigned_region(captures: Captures, source: bytes) -> Captures | None:
    """An object that is assigned, under the name its members are known by."""
    target = captures["_left"][0]
    if target.type == "member_expression":
        owner = target.child_by_field_name("object")
        last = target.child_by_field_name("property")
        if _text(owner, source) == b"module" and _text(last, source) == b"exports":
            return None
        if _text(last, source) == b"prototype":
            target = owner
        elif owner.type == "this" or _text(owner, source) in (b"exports", b"module.exports"):
            target = last
    elif target.type != "identifier":
        return None
    captures["name"] = [target]
    return captures


def unbound_class(captures: Captures, _source: bytes) -> Captures | None:
    """The body of a class expression that no declaration is made of."""
    owner = captures["region"][0].parent
    return None if _is_declared(owner) else captures


def bound_names(captures: Captures, _source: bytes) -> Captures | None:
    """A destructuring declaration with all names it binds."""
    captures["name"] = list(_names_in(captures["_pattern"][0]))
    return captures if captures["name"] else None


def alias_member(captures: Captures, _source: bytes) -> Captures | None:
    """A member of an object type that a type alias stands for, alone or in an intersection."""
    member = next(nodes[0] for key, nodes in captures.items() if key.startswith("def."))
    return captures if _is_alias_member(member) else None


def declared_type_parameter(captures: Captures, _source: bytes) -> Captures | None:
    """A type parameter of an expression that is a declaration."""
    parameter = captures["def.meta.type_parameter"][0]
    return captures if _is_declared(parameter.parent.parent) else None


def undeclared(captures: Captures, _source: bytes) -> Captures | None:
    """A type parameter of an expression that is no declaration."""
    return None if _is_declared(captures["rebind.in"][0]) else captures


def conditional_type(captures: Captures, _source: bytes) -> Captures | None:
    """The conditional type in which `infer` binds a name."""
    node = captures["rebind"][0].parent
    while node is not None and node.type != "conditional_type":
        node = node.parent
    if node is None:
        return None
    captures["rebind.in"] = [node]
    return captures


def is_bound(node: Any) -> bool:
    """Whether a function or class expression is bound to a name by what stands around it."""
    around = node.parent
    bare = around.type not in _CASTS
    while around.type in _CASTS:
        around = around.parent
    if around.type == "variable_declarator":
        return _named(around, "identifier")
    if not bare:
        return False
    if around.type == "pair":
        return node.type != "class" and _is_object_bound(around.parent)
    if around.type in _FIELDS:
        return bool(node.type != "class")
    if around.type == "export_statement":
        return True
    return _is_assigned(around) and (
        around.child_by_field_name("left").type != "identifier"
        or node.child_by_field_name("name") is None
    )


def _is_declared(node: Any) -> bool:
    """Whether something with type parameters or a body of its own is a symbol."""
    if node.parent.type == "object_type":
        return _is_alias_member(node)
    if node.type == "method_definition":
        return _is_object_bound(node.parent)
    return node.child_by_field_name("name") is not None or is_bound(node)


def _is_object_bound(node: Any) -> bool:
    around = node.parent
    while around.type == "pair":
        node = around.parent
        around = node.parent
    if around.type in _CASTS:
        while around.type in _CASTS:
            around = around.parent
        return around.type == "variable_declarator" and _named(around, "identifier")
    if around.type == "variable_declarator":
        return _named(around, "identifier")
    return around.type in _FIELDS or around.type == "export_statement" or _is_assigned(around)


def _named(declarator: Any, kind: str) -> bool:
    name = declarator.child_by_field_name("name")
    return name is not None and name.type == kind


def _is_assigned(node: Any) -> bool:
    if node.type != "assignment_expression":
        return False
    return node.child_by_field_name("left").type in _TARGETS


def _is_whole_export(node: Any) -> bool:
    if node.type != "assignment_expression":
        return False
    return bool(node.child_by_field_name("left").text == b"module.exports")


def _is_alias_member(member: Any) -> bool:
    around = member.parent.parent
    while around.type in _TYPE_GROUPS:
        around = around.parent
    return bool(around.type == "type_alias_declaration")


def _names_in(pattern: Any) -> Iterator[Any]:
    waiting = [pattern]
    while waiting:
        node = waiting.pop()
        if node.type in _NAMES:
            yield node
        elif node.type in _WITH_DEFAULT:
            waiting.append(node.child_by_field_name("left"))
        elif node.type == "pair_pattern":
            waiting.append(node.child_by_field_name("value"))
        else:
            waiting += reversed(node.named_children)


def _text(node: Any, source: bytes) -> bytes:
    return source[node.start_byte : node.end_byte]


def module_finder(paths: Iterable[str], _root: str) -> Callable[[str, str], str | None]:
    """A function that finds the file of a module, given the importing file and the module.

    Only relative modules are files for certain. An extension of the output stands for that of
    the source: `./a.js` is `a.ts` where there is one.
    """
    known = frozenset(paths)

    def find(importer: str, module: str) -> str | None:
        if not module.startswith("."):
            return None
        name = posixpath.normpath(posixpath.join(posixpath.dirname(importer), module))
        return next((path for path in _candidates(name) if path in known), None)

    return find


def _candidates(name: str) -> Iterator[str]:
    """The files a module may be in, in the order they are looked for."""
    stem, extension = posixpath.splitext(name)
    yield from (stem + source for source in _SOURCES_OF.get(extension, ()))
    yield name
    yield from (name + known for known in _EXTENSIONS)
    yield from (posixpath.join(name, f"index{known}") for known in _EXTENSIONS)
