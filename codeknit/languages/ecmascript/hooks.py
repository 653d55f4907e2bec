"""What the queries of JavaScript and TypeScript cannot say: what an expression is bound to."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from codeknit.languages.ecmascript.packages import Packages
from codeknit.languages.pieces import Spelled

Captures = dict[str, list[Any]]

_CASTS: Final = frozenset(
    {"parenthesized_expression", "as_expression", "satisfies_expression", "non_null_expression"}
)
_CALLABLES: Final = frozenset(
    {"arrow_function", "function_expression", "generator_function", "class"}
)
_FIELDS: Final = frozenset({"field_definition", "public_field_definition"})
_TARGETS: Final = frozenset({"identifier", "member_expression"})
_NAMES: Final = frozenset({"identifier", "shorthand_property_identifier_pattern"})
_WITH_DEFAULT: Final = frozenset({"assignment_pattern", "object_assignment_pattern"})
_SIGNATURES: Final = frozenset(
    {"call_signature", "construct_signature", "method_signature", "abstract_method_signature"}
)
_PATTERNS: Final = _WITH_DEFAULT | {
    "object_pattern", "array_pattern", "pair_pattern", "rest_pattern",
}  # fmt: skip
_TYPES_ONLY: Final = frozenset({"function_type", "constructor_type"})
_BODILESS: Final = _SIGNATURES | _TYPES_ONLY | {"function_signature"}
#: The word before a field that has a getter and a setter, which no grammar here knows.
ACCESSOR: Final = re.compile(
    rb"""(?<![\w$.])accessor(?=[ \t]+(?!(?:of|in|instanceof|as|is|satisfies|extends|from)\b)"""
    rb"""[\w$#"'\[\x80-\xff])"""
)
#: Line ends behind a word that belongs to the member below: the grammars take `get`, `set` and
#: `static` for fields there. And behind a field of such a name, above a generator, whose star they
#: take for that of a getter. Patterns that begin with letters are found fast.
_WORDS_ABOVE: Final = (
    re.compile(rb"""et\n(?<=[\s;{][gs]et\n)(?=\s*[\w$#\["'*\x80-\xff])"""),
    re.compile(rb"""static\n(?=\s*[\w$#\["'\x80-\xff])"""),
)
#: A field of that name: no line ends between `accessor` and what it is about.
_FIELD_ABOVE: Final = re.compile(rb"""accessor\n(?=\s*[\w$#"'\x80-\xff])""")
_ONLY_WORDS: Final = re.compile(rb"[ \t]*(?:[a-z]+[ \t]+)*[gs]?")
_USING: Final = re.compile(rb"using(?=[ \t]+(?!of\b)[A-Za-z_$][\w$]*\s*(?:[=:]|of\b))")
_BEFORE_USING: Final = re.compile(rb"(?:[ \t]*|.*\([ \t]*)(await[ \t]+)?")
_PLAIN: Final = re.compile(rb"(?:[\w$\x80-\xff]|\s*\.\s*)+")
_TYPE_GROUPS: Final = frozenset({"intersection_type", "parenthesized_type"})
_EXTENSIONS: Final = (
    ".ts", ".tsx", ".d.ts", ".js", ".jsx", ".mts", ".d.mts", ".mjs", ".cts", ".d.cts", ".cjs",
)  # fmt: skip
#: What a module's file may have behind the module's name.
_ENDINGS: Final = ("", *_EXTENSIONS, *(f"/index{extension}" for extension in _EXTENSIONS))
#: What of these JavaScript itself is in.
_OUTPUTS: Final = (".js", ".jsx", ".mjs", ".cjs")
_SOURCES_OF: Final = {
    ".js": (".ts", ".tsx", ".d.ts"),
    ".jsx": (".tsx", ".d.ts"),
    ".mjs": (".mts", ".d.mts"),
    ".cjs": (".cts", ".d.cts"),
}


def prepare(source: bytes) -> bytes:
    """The source with `get`, `set` and `static` on one line with the name of the member, a field
    `accessor` with its end, and with `const` for `using`, which declares in the same way."""
    edits: list[tuple[int, bytes]] = []
    for pattern in _WORDS_ABOVE:
        for found in pattern.finditer(source):
            if _ONLY_WORDS.fullmatch(source, _line_start(source, found.start()), found.start()):
                below = source[found.end() :].lstrip()[:1]
                edits.append((found.end() - 1, b";" if below == b"*" else b" "))
    for found in _FIELD_ABOVE.finditer(source):
        if _ONLY_WORDS.fullmatch(source, _line_start(source, found.start()), found.start()):
            edits.append((found.end() - 1, b";"))
    for found in _USING.finditer(source):
        line_start = _line_start(source, found.start())
        before = _BEFORE_USING.fullmatch(source, line_start, found.start())
        if before:
            awaited = len(before[1] or b"")
            edits.append((found.start() - awaited, b" " * awaited + b"const"))
    if not edits:
        return source
    text = bytearray(source)
    for start, new in edits:
        text[start : start + len(new)] = new
    return bytes(text)


def _line_start(source: bytes, position: int) -> int:
    return source.rfind(b"\n", 0, position) + 1


def own_name(captures: Captures, source: bytes) -> Captures | None:
    """A function or class expression under its own name, unless it is bound to another one."""
    node = next(nodes[0] for key, nodes in captures.items() if key.startswith("def."))
    return None if is_bound(node) and not _is_whole_export(node.parent, source) else captures


def whole_export(captures: Captures, _source: bytes) -> Captures | None:
    """What `module.exports` is set to, unless it has a name of its own."""
    value = captures["def.callable.function"][0].child_by_field_name("right")
    return None if value.child_by_field_name("name") else captures


def bound_member(captures: Captures, source: bytes) -> Captures | None:
    """A method of a class, or of an object that is bound to a name and not a module's exports."""
    around = captures["def.callable.method"][0].parent
    if around.type == "class_body":
        return captures
    if _is_whole_export(around.parent, source):
        return None
    return captures if _is_object_bound(around) else None


def bound_region(captures: Captures, _source: bytes) -> Captures | None:
    """An object in an object, if that is bound to a name."""
    return captures if _is_object_bound(captures["region"][0]) else None


def exported_member(captures: Captures, source: bytes) -> Captures | None:
    """A method of the object that `module.exports` is set to."""
    around = captures["def.callable.function"][0].parent.parent
    return captures if _is_whole_export(around, source) else None


def assigned_region(captures: Captures, source: bytes) -> Captures | None:
    """An object that is assigned, under the name its members are known by."""
    target = captures["_left"][0]
    if target.type == "member_expression":
        owner, last = _parts(target)
        if _is_exports(target, source) and owner.type == "identifier":
            return None
        if _text(last, source) == b"prototype":
            target = owner
        elif owner.type == "this" or _is_exports(owner, source):
            target = last
    elif target.type != "identifier":
        return None
    if target.type == "member_expression" and not _is_plain(target, source):
        return None
    captures["name"] = [target]
    return captures


def member_function(captures: Captures, source: bytes) -> Captures | None:
    """A function that becomes a member of what is named: `a.b.f`, `A.prototype.f`, `this.f`."""
    return _member(captures, source)


def member_class(captures: Captures, source: bytes) -> Captures | None:
    """A class that becomes a member of what is named."""
    owner, _ = _parts(captures["_left"][0])
    bound = owner.type == "this" or _text(owner, source).endswith(b".prototype")
    return None if bound else _member(captures, source)


def _member(captures: Captures, source: bytes) -> Captures | None:
    target = captures["_left"][0]
    if target.type != "member_expression" or _is_exports(target, source):
        return None
    owner, last = _parts(target)
    if _is_exports(owner, source):
        return None
    captures["name"] = [last]
    if owner.type == "this":
        return captures
    if owner.type == "member_expression" and _text(_parts(owner)[1], source) == b"prototype":
        owner = _parts(owner)[0]
    if not _is_plain(owner, source):
        return None
    captures["scope"] = [owner]
    return captures


def exported_function(captures: Captures, source: bytes) -> Captures | None:
    """A function that is exported: `exports.f`, `module.exports.f`, `exports["f"]`."""
    return _exported(captures, source)


def exported_class(captures: Captures, source: bytes) -> Captures | None:
    """A class that is exported."""
    return _exported(captures, source)


def exported_value(captures: Captures, source: bytes) -> Captures | None:
    """Any other value that is exported. A mere name is not: what it names is. Nor is nothing."""
    value = captures["_value"][0]
    while value.type == "assignment_expression":
        value = value.child_by_field_name("right")
    if value.type in ("identifier", "undefined") or _text(value, source).startswith(b"void"):
        return None
    return _exported(captures, source)


def _exported(captures: Captures, source: bytes) -> Captures | None:
    target = captures["_left"][0]
    if target.type not in ("member_expression", "subscript_expression"):
        return None
    owner = target.child_by_field_name("object")
    if not _is_exports(owner, source):
        return None
    name = target.child_by_field_name("property") or target.child_by_field_name("index")
    if target.type == "subscript_expression" and name.type != "string":
        return None
    captures["name"] = [name]
    return captures


def cast_function(captures: Captures, _source: bytes) -> Captures | None:
    """A variable whose value is a function in brackets or behind a cast."""
    value = _uncast(captures["_cast"][0])
    parameters = value.child_by_field_name("parameters") or value.child_by_field_name("parameter")
    if value.type == "class" or parameters is None:
        return None
    captures["params"] = [parameters]
    captures["modifier"] = [child for child in value.children if child.type in ("async", "*")]
    stated = value.child_by_field_name("return_type")
    if stated is not None:
        captures["return"] = [stated.named_children[-1]]
    return captures


def cast_class(captures: Captures, _source: bytes) -> Captures | None:
    """A variable whose value is a class in brackets or behind a cast."""
    return captures if _uncast(captures["_cast"][0]).type == "class" else None


def cast_region(captures: Captures, _source: bytes) -> Captures | None:
    """A variable whose value is an object in brackets or behind a cast."""
    return captures if _uncast(captures["region"][0]).type == "object" else None


def unbound_class(captures: Captures, _source: bytes) -> Captures | None:
    """The body of a class expression that no declaration is made of."""
    owner = captures["region"][0].parent
    return None if _is_declared(owner) else captures


def bound_names(captures: Captures, _source: bytes) -> Captures | None:
    """A declaration of variables with all names it binds, also where it destructures."""
    name = captures["name"][0]
    if name.type != "identifier":
        captures["name"] = list(_names_in(name))
    return captures if captures["name"] else None


def holds_callable(declarator: Any) -> bool:
    """Whether a variable is declared as a function or class by its value."""
    name, value = (declarator.child_by_field_name(field) for field in ("name", "value"))
    if value is None or name.type != "identifier":
        return False
    value = _uncast(value) if value.type == "parenthesized_expression" else value
    return value.type in _CALLABLES


def function_variable(captures: Captures, source: bytes) -> Captures | None:
    """A `var` that is no loop's."""
    around = captures["def.value.variable"][0].parent.parent
    return None if around.type == "for_statement" else bound_names(captures, source)


def declared_member(captures: Captures, _source: bytes) -> Captures | None:
    """A member of an interface or of an object type that a type alias stands for, alone or in an
    intersection."""
    member = next(nodes[0] for key, nodes in captures.items() if key.startswith("def."))
    return captures if _is_declared_member(member) else None


def declared_type_parameter(captures: Captures, _source: bytes) -> Captures | None:
    """A type parameter of what is a declaration."""
    return captures if _is_declared(captures["_list"][0].parent) else None


def undeclared(captures: Captures, _source: bytes) -> Captures | None:
    """A type parameter of what is no declaration."""
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


def default_import(captures: Captures, _source: bytes) -> Captures | None:
    """The import of what a module exports by default."""
    captures["import.name"] = [Spelled(captures["import.alias"][0], "default")]
    return captures


def bare_import(captures: Captures, source: bytes) -> Captures | None:
    """The import of a module under no name: it gets the module's, in quotes."""
    module = captures["import.module"][0]
    captures["import.alias"] = [Spelled(module, f'"{_spelling(module, source)}"')]
    return captures


def export_from(captures: Captures, source: bytes) -> Captures | None:
    """What is exported from another module: importers see it, under a name with `=` before it."""
    name = captures.get("import.alias") or captures["import.name"]
    text = _spelling(name[0], source).strip("\"'")
    captures["import.alias"] = [Spelled(name[0], f"={text}")]
    return captures


def local_names(captures: Captures, _source: bytes) -> Captures | None:
    """All names that a pattern binds."""
    captures["local"] = list(_names_in(captures["local"][0]))
    return captures if captures["local"] else None


def taken_name(captures: Captures, _source: bytes) -> Captures | None:
    """A name that a pattern declares, and what it gets of the value that is taken apart."""
    name = captures["local"][0]
    pattern = outer = name.parent
    while outer.type in _PATTERNS:
        outer = outer.parent
    if not _declares(outer):
        return None
    if pattern.type == "rest_pattern":
        return captures
    captures["local.value"] = [pattern]
    if pattern.type == "object_pattern":
        captures["local.key"] = [name]
    elif pattern.type == "array_pattern":
        place = _place_in(pattern, name)
        captures["local.key"] = [Spelled(name, f"[{place}]")]
    return captures


def _declares(node: Any) -> bool:
    """Whether what stands around a pattern declares the names in it."""
    if node.type in ("required_parameter", "optional_parameter"):
        node = node.parent
    if node.type == "formal_parameters":
        return node.parent is not None and node.parent.type not in _BODILESS
    if node.type == "for_in_statement":
        return node.child_by_field_name("kind") is not None
    return node.type in ("variable_declarator", "catch_clause")


def _place_in(pattern: Any, name: Any) -> int:
    """The place of a name in a pattern: how many commas stand before it."""
    before = (one for one in pattern.children if one.start_byte < name.start_byte)
    return sum(one.type == "," for one in before)


def assigned_names(captures: Captures, _source: bytes) -> Captures | None:
    """All names that a pattern assigns to."""
    captures["assigned"] = list(_names_in(captures["assigned"][0]))
    return captures if captures["assigned"] else None


def decorated_member(captures: Captures, _source: bytes) -> Captures | None:
    """A decorator of the member of a class that comes next."""
    node = captures["_place"][0].next_named_sibling
    while node is not None and node.type in ("decorator", "comment"):
        node = node.next_named_sibling
    if node is None:
        return None
    captures["decorated"] = [node]
    return captures


def declared_class(captures: Captures, _source: bytes) -> Captures | None:
    """A class expression that is a symbol."""
    return captures if _is_declared(captures["_class"][0]) else None


def whole_value(captures: Captures, source: bytes) -> Captures | None:
    """What `module.exports` is set to. An object without a name is the file."""
    node = captures["exported.value"][0]
    names, value = [], node
    while value.type == "assignment_expression":
        names.append(value.child_by_field_name("left"))
        value = _uncast(value.child_by_field_name("right"))
    if value.type != "object":
        return captures
    while node.parent is not None and node.parent.type == "assignment_expression":
        node = node.parent
        names.append(node.child_by_field_name("left"))
    if node.parent is not None and node.parent.type == "variable_declarator":
        names.append(node.parent.child_by_field_name("name"))
    for name in names:
        if name.type == "identifier" and _text(name, source) != b"exports":
            captures["exported.value"] = [name]
            return captures
    return None


def is_bound(node: Any) -> bool:
    """Whether a function or class expression is bound to a name by what stands around it."""
    around = node.parent
    bare = around is not None and around.type not in _CASTS
    while around is not None and around.type in _CASTS:
        around = around.parent
    if around is None:
        return False
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
    if node.type in _TYPES_ONLY:
        return False
    if node.type in _SIGNATURES:
        return _is_declared_member(node)
    if node.type == "method_definition":
        around = node.parent
        return around is not None and (around.type == "class_body" or _is_object_bound(around))
    return node.child_by_field_name("name") is not None or is_bound(node)


def _is_object_bound(node: Any) -> bool:
    around = node.parent
    while around is not None and around.type == "pair":
        node = around.parent
        around = node.parent
    if around is None:  # at the top of a text with errors
        return False
    if around.type in _CASTS:
        while around is not None and around.type in _CASTS:
            around = around.parent
        is_bound_to = around is not None and around.type == "variable_declarator"
        return is_bound_to and _named(around, "identifier")
    if around.type == "variable_declarator":
        return _named(around, "identifier")
    return around.type in _FIELDS or around.type == "export_statement" or _is_assigned(around)


def _named(declarator: Any, kind: str) -> bool:
    name = declarator.child_by_field_name("name")
    return name is not None and name.type == kind


def _is_assigned(node: Any) -> bool:
    if node is None or node.type != "assignment_expression":
        return False
    return node.child_by_field_name("left").type in _TARGETS


def _is_whole_export(node: Any, source: bytes) -> bool:
    """Whether this is an assignment to `module.exports`."""
    if node is None or node.type != "assignment_expression":
        return False
    target = node.child_by_field_name("left")
    if target is None:
        return False
    return target.type == "member_expression" and _is_exports(target, source)


def _is_exports(node: Any, source: bytes) -> bool:
    return node is not None and _text(node, source) in (b"exports", b"module.exports")


def _is_plain(node: Any, source: bytes) -> bool:
    """Whether this is a name, or names with dots between."""
    return _PLAIN.fullmatch(source, node.start_byte, node.end_byte) is not None


def _parts(member: Any) -> tuple[Any, Any]:
    return member.child_by_field_name("object"), member.child_by_field_name("property")


def _uncast(node: Any) -> Any:
    while node.type in _CASTS:
        node = next(child for child in node.named_children if child.type != "comment")
    return node


def _is_declared_member(member: Any) -> bool:
    around = member.parent
    if around.type in ("interface_body", "class_body"):
        return True
    around = around.parent
    while around is not None and around.type in _TYPE_GROUPS:
        around = around.parent
    return around is not None and around.type == "type_alias_declaration"


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


def _spelling(node: Any, source: bytes) -> str:
    return _text(node, source).decode("utf-8", "replace")


def _text(node: Any, source: bytes) -> bytes:
    return source[node.start_byte : node.end_byte]


def module_finder(paths: Iterable[str], root: str) -> Callable[[str, str], str | None]:
    """A function that finds the file of a module, given the importing file and the module.

    An extension of the output stands for that of the source: `./a.js` is `a.ts` where there is
    one. Other modules than relative ones are files only where the tree says so: see `packages`.
    """
    known = frozenset(paths)
    packages = Packages(known, root)

    def find(importer: str, module: str) -> str | None:
        of_javascript = importer.endswith(_OUTPUTS)
        if module.startswith("."):
            name = posixpath.normpath(posixpath.join(posixpath.dirname(importer), module))
            places = iter(("" if name == "." else name,))
        else:
            places = packages.places(importer, module, of_javascript=of_javascript)
        found = (path for name in places for path in _candidates(name, of_javascript=of_javascript))
        return next((path for path in found if path in known), None)

    return find


def _candidates(name: str, *, of_javascript: bool) -> Iterator[str]:
    """The files a module may be in, in the order they are looked for. JavaScript loads what is
    there under the name, whatever sources or declarations there are beside it."""
    stem, extension = posixpath.splitext(name)
    sources = [stem + source for source in _SOURCES_OF.get(extension, ())]
    if of_javascript:
        yield from (name, *(name + ending for ending in _OUTPUTS), *sources)
    yield from sources
    yield from ((name + ending).lstrip("/") for ending in _ENDINGS)
