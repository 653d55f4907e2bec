"""What a query cannot say of C: which name a declarator declares, and what macros hide.

A declarator may wrap its name in any number of pointers, arrays, functions and brackets. The layer
next to the name tells what is declared; all the others belong to its type.
"""

from __future__ import annotations

import re
from typing import Any, Final

from codeknit.languages.c.includes import module_finder
from codeknit.languages.c.kept import is_kept, kept_pointer, kept_table
from codeknit.languages.c.prepare import prepare as prepare
from codeknit.languages.pieces import Spelled, Stretch

#: What C++ has as well.
__all__ = [
    "constant",
    "declared_alone",
    "function",
    "is_kept",
    "kept_pointer",
    "kept_table",
    "members_of_typedef",
    "members_of_variable",
    "module_finder",
    "named_by_typedef",
    "parameter",
    "qualified_type",
    "type_alias",
    "variable",
]

Captures = dict[str, list[Any]]

#: What only C++ has. A header in which the grammar of C meets that and errs is no C.
_PLUS_PLUS: Final = re.compile(
    rb"^[ \t]*(?:class\s+\w+[^;(){}=]*[{;]|namespace\b[\w:\s]*\{|template\s*<"
    rb"|(?:public|private|protected)\s*:|using\s+\w)",
    re.MULTILINE,
)

_NAMES: Final = frozenset(
    {
        "identifier", "field_identifier", "type_identifier", "qualified_identifier",
        "destructor_name", "operator_name", "operator_cast", "template_function", "template_method",
    }
)  # fmt: skip
_PLAIN_NAMES: Final = frozenset({"identifier", "type_identifier", "field_identifier"})
#: Layers of a declarator that say nothing of what is declared.
_BRACKETS: Final = frozenset({"parenthesized_declarator", "attributed_declarator"})
#: What stands around a function's declarator and is no part of its type: brackets, `= delete`,
#: attributes.
_AROUND: Final = _BRACKETS | {"init_declarator"}
_TYPE_PARTS: Final = frozenset({"type_qualifier", "alignas_qualifier"})
_BODIED: Final = frozenset(
    {"struct_specifier", "union_specifier", "enum_specifier", "class_specifier"}
)
_STATED: Final = frozenset({"storage_class_specifier", "virtual", "explicit_function_specifier"})
_STATED_WORDS: Final = frozenset(
    {b"_Noreturn", b"noreturn", b"constexpr", b"consteval", b"constinit", b"mutable"}
)
_ATTRIBUTES: Final = frozenset({"attribute_specifier", "attribute_declaration"})
#: What statements stand in.
_STATEMENTS_IN: Final = frozenset(
    {
        "translation_unit", "declaration_list", "compound_statement", "preproc_if",
        "preproc_ifdef", "preproc_else", "preproc_elif", "preproc_elifdef",
    }
)  # fmt: skip
_CONSTANT: Final = frozenset({b"const", b"constexpr"})
_IDENTIFIER: Final = re.compile(rb"\s*[A-Za-z_]")
_BRACKETED: Final = re.compile(rb"\(\s*([A-Za-z_]\w*)\s*\)(?=\s*\()")
_ARGUMENTS: Final = re.compile(rb"<[^<>]*>")
_SPACE: Final = re.compile(r"\s+")
#: A name that is put together: ``VG_(strlen)``.
_MACRO_NAME: Final = re.compile(rb"\w*[A-Z_]\([A-Za-z_]\w*\)")
_PARENTHESIS: Final = re.compile(rb"[()]")
_FARTHEST: Final = 1000  # bytes that a bracket is followed
_BLOCK: Final = re.compile(rb"[{};]")
#: What brackets are not counted in.
_UNREAD: Final = re.compile(
    rb"""/\*.*?\*/|//[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'""", re.DOTALL
)


def _named_by_macro(outer: Any, source: bytes) -> Any:
    """``NAME(f)`` of ``NAME(f)(int a)``, which no function can be that returns one."""
    inner = outer.child_by_field_name("declarator")
    if inner is None or inner.type != "function_declarator":
        return None
    called = inner.child_by_field_name("declarator")
    if called is None or called.type != "identifier":
        return None
    text = source[inner.start_byte : inner.end_byte]
    return Spelled(inner, text.decode("utf-8", "replace")) if _MACRO_NAME.fullmatch(text) else None


def is_misread(source: bytes) -> bool:
    """Whether a file is C++, which headers are read as C without `--header-language cpp`."""
    return _PLUS_PLUS.search(source) is not None


class Declared:
    """What a declarator declares: its name, and the function that is, if it is one.

    ``scope`` is what qualifies the name. ``pointer`` is the pointer or reference next to it.
    """

    __slots__ = ("function", "kind", "name", "pointer", "scope")

    def __init__(self, declarator: Any, source: bytes) -> None:
        self.function: Any = None
        self.pointer: Any = None
        self.scope: Any = None
        node = declarator
        kind = node.type
        while kind not in _NAMES:
            if kind == "function_declarator":
                self.function = node
                named = _named_by_macro(node, source)
                if named is not None:
                    self.name, self.kind = named, "identifier"
                    return
            elif kind not in _BRACKETS:
                self.function = None
                if kind != "array_declarator":
                    self.pointer = node
            node = node.child_by_field_name("declarator") or _inner(node)
            if node is None:
                break
            kind = node.type
        self.name = node
        self.kind = kind
        if kind == "qualified_identifier":
            self._unqualify(node, source)
        elif kind == "operator_cast":
            self._conversion(node, source)
        elif kind in ("template_function", "template_method"):  # a specialisation
            self.name = Spelled(node, _text(node.child_by_field_name("name"), source))

    def _unqualify(self, node: Any, source: bytes) -> None:
        whole = node
        first = last = None
        while node is not None and node.type == "qualified_identifier":
            scope = node.child_by_field_name("scope")
            if scope is not None:
                first, last = first or scope, scope
            node = node.child_by_field_name("name")
        if node is None:
            self.name = None
            return
        if node.type == "pointer_type_declarator":  # `int C::*p` declares p
            inner = Declared(node, source)
            self.name, self.pointer, self.function = inner.name, node, None
            self.kind = "pointer"
            return
        if node.type in ("template_function", "template_type"):
            node = node.child_by_field_name("name")
        self.kind = node.type
        if self.kind == "operator_cast":
            self._conversion(node, source)
        else:
            text = source[node.start_byte : node.end_byte].decode("utf-8", "replace")
            self.name = Spelled(node, _SPACE.sub(" ", text))
        if self.name is not None:
            self.name.start_byte = whole.start_byte
        if first is not None:
            self.scope = _scope(first, last, whole, source)

    def _conversion(self, node: Any, source: bytes) -> None:
        """A conversion function: its name is all up to its parameters."""
        inner = node.child_by_field_name("declarator")
        while inner is not None and inner.type != "abstract_function_declarator":
            inner = inner.child_by_field_name("declarator") or _inner(inner)
        if inner is None:
            self.name = None
            return
        text = source[node.start_byte : inner.start_byte].decode("utf-8", "replace")
        self.name = Spelled(node, _SPACE.sub(" ", text).strip())
        self.name.end_byte = inner.start_byte
        self.function = inner


def _scope(first: Any, last: Any, whole: Any, source: bytes) -> Any:
    """What qualifies a name; where arguments are nested deeply, spelled without them."""
    text = source[first.start_byte : last.end_byte]
    if text.count(b"<") < 3:
        return Stretch(first, last, whole)
    spelled = Spelled(first, _without_arguments(text).decode("utf-8", "replace"))
    spelled.end_byte = last.end_byte
    return spelled


def _inner(node: Any) -> Any:
    """What a declarator without a field for it wraps."""
    for child in node.named_children:
        kind = child.type
        if kind.endswith("declarator") or kind in _NAMES:
            return child
    return None


def qualified_type(captures: Captures, source: bytes) -> Captures | None:
    """A type defined outside of the scope it belongs to: ``class A::B { … }``."""
    declared = Declared(captures["_name"][0], source)
    if declared.name is None or declared.scope is None:
        return None
    return captures | {"name": [declared.name], "scope": [declared.scope]}


def declared_alone(captures: Captures, _source: bytes) -> Captures | None:
    """A type that a statement declares and nothing else: ``struct S;``."""
    node = next(nodes[0] for key, nodes in captures.items() if key.startswith("def."))
    return captures if node.parent.type in _STATEMENTS_IN else None


def named_by_typedef(captures: Captures, _source: bytes) -> Captures | None:
    name = _plain_name(captures["_statement"][0])
    return None if name is None else captures | {"name": [name]}


def members_of_typedef(captures: Captures, source: bytes) -> Captures | None:
    if _plain_name(captures["_statement"][0]) is not None:
        return None
    return members_of_variable(captures, source)


def members_of_variable(captures: Captures, source: bytes) -> Captures | None:
    declarator = captures["_statement"][0].child_by_field_name("declarator")
    name = Declared(declarator, source).name if declarator is not None else None
    return None if name is None else captures | {"name": [name]}


def type_alias(captures: Captures, source: bytes) -> Captures | None:
    statement = captures["def.type.type_alias"][0]
    declarator = captures["_declarator"][0]
    name = Declared(declarator, source).name
    if name is None:
        return None
    specifier = statement.child_by_field_name("type")
    if specifier.type in _BODIED and specifier.child_by_field_name("name") is None:
        taken = _plain_name(statement)
        if taken is not None and taken.start_byte == name.start_byte:
            return None
    captures["name"] = [name]
    return captures


def _plain_name(statement: Any) -> Any:
    """The first name that a typedef gives to the type itself, no pointer to it."""
    for declarator in statement.children_by_field_name("declarator"):
        if declarator.type == "type_identifier":
            return declarator
    return None


def variable(captures: Captures, source: bytes) -> Captures | None:
    statement = captures["def.value.variable"][0]
    return _value(statement, captures, source)


def constant(captures: Captures, source: bytes) -> Captures | None:
    statement = captures["def.value.constant"][0]
    found = _value(statement, captures, source)
    if found is None or not _is_constant(found, source):
        return None
    return found


def _is_constant(found: Captures, source: bytes) -> bool:
    words = (source[node.start_byte : node.end_byte] for node in found.get("modifier", ()))
    return not _CONSTANT.isdisjoint(words)


def _value(statement: Any, captures: Captures, source: bytes) -> Captures | None:
    """A variable or field: its name, type and properties, or None if it is a function."""
    declarator = captures["_declarator"][0]
    declared = Declared(declarator, source)
    name = declared.name
    if _is_missing(name) or declared.function is not None:
        return None
    if declarator.type == "init_declarator":
        declarator = declarator.child_by_field_name("declarator")
    captures["name"] = [name]
    bound = _inner(declarator) if declarator.type == "reference_declarator" else declarator
    if bound is not None and bound.type == "structured_binding_declarator":
        captures["name"] = bound.named_children
        return captures
    if declared.scope is not None:
        captures["scope"] = [declared.scope]
    stated, qualifiers, stretch = specifiers(statement, captures["_declarator"][0], source)
    if _is_torn(statement, declarator, stretch, source):
        return None
    captures["modifier"] = stated + _own_qualifiers(declared, qualifiers)
    if stretch is not None:
        captures["type"] = [stretch]
        if declarator.type not in _NAMES or declared.kind == "pointer":
            captures["type.declarator"] = [declarator]
    return captures


def _own_qualifiers(declared: Declared, qualifiers: list[Any]) -> list[Any]:
    """Qualifiers of what is declared itself: not those of what a pointer points at."""
    pointer = declared.pointer
    if pointer is None or pointer.type == "init_declarator":
        return qualifiers
    return [child for child in pointer.named_children if child.type == "type_qualifier"]


def specifiers(statement: Any, declarator: Any, source: bytes) -> tuple[list[Any], list[Any], Any]:
    """The words of a declaration: those that state properties, qualifiers, and its type."""
    stated: list[Any] = []
    qualifiers: list[Any] = []
    first = last = None
    bodied = False
    specifier = statement.child_by_field_name("type")
    if specifier is not None and specifier.start_byte == statement.start_byte:
        end = declarator.start_byte if declarator is not None else statement.end_byte
        if not source[specifier.end_byte : end].strip():  # most have a type and nothing else
            return stated, qualifiers, Stretch(specifier, _without_body(specifier), statement)
    for child in statement.children:
        kind = child.type
        if specifier is not None and child.id == specifier.id:
            first, last = first or child, _without_body(child)
            bodied = last is not child
        elif kind in _TYPE_PARTS and source[child.start_byte : child.end_byte] not in _STATED_WORDS:
            qualifiers.append(child)
            first, last = first or child, last if bodied else child
        elif kind in _STATED or kind in _TYPE_PARTS:
            stated.append(child.children[0] if child.child_count > 1 else child)
        elif kind in _ATTRIBUTES:
            stated += attribute_names(child)
        elif kind.endswith("declarator") or kind in _NAMES or kind == ";":
            break
    if specifier is None:
        return stated, qualifiers, None
    return stated, qualifiers, Stretch(first, last, statement)


def _is_missing(name: Any) -> bool:
    """Whether there is no name, or one that the grammar made up to go on."""
    return name is None or name.start_byte == name.end_byte


def _is_torn(statement: Any, declarator: Any, stretch: Any, source: bytes) -> bool:
    """Whether a type has brackets without their counterparts, or statements in it: what it is was
    misread."""
    if stretch is None:
        return False
    if _is_unbalanced(stretch, source):
        return True
    if not statement.has_error:
        return False
    block = _BLOCK.search(source, stretch.start_byte, stretch.end_byte)
    return block is not None or (declarator.has_error and _is_unbalanced(declarator, source))


def _is_unbalanced(piece: Any, source: bytes) -> bool:
    text = source[piece.start_byte : piece.end_byte]
    return _counts_differ(text) and _counts_differ(_UNREAD.sub(b"", text))


def _counts_differ(text: bytes) -> bool:
    return text.count(b"(") != text.count(b")") or text.count(b"{") != text.count(b"}")


def _without_body(specifier: Any) -> Any:
    """Where a type's text ends: `struct S` of `struct S { … }`."""
    if specifier.type not in _BODIED:
        return specifier
    if specifier.child_by_field_name("body") is None:
        return specifier
    return specifier.child_by_field_name("name") or specifier.children[0]


def attribute_names(node: Any) -> list[Any]:
    """The names in ``__attribute__((…))`` or ``[[…]]``."""
    found: list[Any] = []
    for child in node.named_children:
        if child.type == "identifier":
            found.append(child)
        elif child.type == "argument_list":
            found += attribute_names(child)
        elif child.type == "attribute":
            found.append(child.child_by_field_name("name"))
        elif child.type == "call_expression":
            found.append(child.child_by_field_name("function"))
    return [name for name in found if name is not None]


def function(captures: Captures, source: bytes) -> Captures | None:
    return callable_of(captures["def.callable.function"][0], captures, source)


def prototype(captures: Captures, source: bytes) -> Captures | None:
    return callable_of(captures["def.callable.function_prototype"][0], captures, source)


def local_prototype(captures: Captures, source: bytes) -> Captures | None:
    """A prototype in a function: none where ``else`` is taken for its type, before a macro."""
    specifier = captures["def.callable.function_prototype"][0].child_by_field_name("type")
    is_else = specifier is not None and _text(specifier, source) == "else"
    return None if is_else else prototype(captures, source)


def callable_of(statement: Any, captures: Captures, source: bytes) -> Captures | None:
    """A function: its name, parameters, return type and properties, or None if it is none."""
    declarator = captures["_declarator"][0]
    declared = Declared(declarator, source)
    inner, name = declared.function, declared.name
    if inner is None or _is_missing(name):
        return None
    stated, _, stretch = specifiers(statement, declarator, source)
    if _is_torn(statement, declarator, stretch, source):
        return None
    if declared.kind in _PLAIN_NAMES and _looks_like_constructor(stretch, name, source):
        if not _is_constructor(statement, declared, source):
            if stretch is None:
                return None  # a macro called where declarations stand
        else:
            stretch = None
    listed = inner.child_by_field_name("parameters")
    parameters = _until(listed, inner, statement)
    captures["name"] = [_unwrapped(name, parameters, source)]
    if declared.scope is not None:
        captures["scope"] = [declared.scope]
    captures["params"] = [parameters]
    captures["modifier"] = stated
    result = None
    if listed.end_byte < inner.end_byte:
        stated += _behind_parameters(inner)
        result = _trailing_type(inner, source)
    stated += _clauses(statement, source)
    if result is not None:
        captures["return"] = [result]
    elif stretch is not None:
        captures["return"] = [stretch]
        while declarator.type in _AROUND:
            declarator = _inner(declarator)
        if declarator.id != inner.id:
            captures["return.declarator"] = [declarator]
    return captures


def _unwrapped(name: Any, parameters: Stretch, source: bytes) -> Any:
    """A name in brackets of its own, or in some around its parameters as well, which are no part of
    the type: ``char *(f)(int)``, ``char *(f(int))``."""
    if source[name.start_byte - 1 : name.start_byte] != b"(":
        return name
    if source[name.end_byte : name.end_byte + 1] != b")":
        if source[parameters.end_byte : parameters.end_byte + 1] != b")":
            return name
        parameters.end_byte += 1
    text = name.text if isinstance(name, Spelled) else _text(name, source)
    spelled = Spelled(name, text)
    spelled.start_byte = len(source[: name.start_byte].rstrip(b" \t\n("))
    return spelled


def _text(node: Any, source: bytes) -> str:
    return source[node.start_byte : node.end_byte].decode("utf-8", "replace")


def _until(parameters: Any, inner: Any, statement: Any) -> Stretch:
    """A parameter list, with all that stands behind it in the declarator."""
    listed = Stretch(parameters, inner, statement)
    listed.id = parameters.id
    return listed


def _looks_like_constructor(stretch: Any, name: Any, source: bytes) -> bool:
    """Whether a function has no return type, or one that may be a macro."""
    return stretch is None or source[stretch.start_byte : stretch.end_byte].isupper()


def _is_constructor(statement: Any, declared: Declared, source: bytes) -> bool:
    """Whether a function bears the name of the type it belongs to."""
    if declared.scope is not None:
        name: bytes = declared.name.text.encode()
        scope = source[declared.scope.start_byte : declared.scope.end_byte]
        return _last_word(scope) == name
    name = source[declared.name.start_byte : declared.name.end_byte]
    outer = statement.parent
    while outer is not None and outer.type != "field_declaration_list":
        if outer.type in ("declaration_list", "compound_statement", "translation_unit"):
            return False
        outer = outer.parent
    specifier = outer.parent if outer is not None else None
    own = specifier.child_by_field_name("name") if specifier is not None else None
    return own is not None and _last_word(source[own.start_byte : own.end_byte]) == name


def _last_word(qualified: bytes) -> bytes:
    """``B`` of ``a::B<T>``."""
    return _without_arguments(qualified).rpartition(b"::")[2].strip()


def _without_arguments(qualified: bytes) -> bytes:
    """``a::B`` of ``a::B<C<T>>``."""
    while b"<" in qualified:
        shorter = _ARGUMENTS.sub(b"", qualified)
        if shorter == qualified:
            break
        qualified = shorter
    return qualified


def _behind_parameters(inner: Any) -> list[Any]:
    """The words behind a parameter list that state properties."""
    found: list[Any] = []
    for child in inner.children:
        kind = child.type
        if kind in ("type_qualifier", "virtual_specifier"):
            found.append(child)
        elif kind == "noexcept":
            found.append(child.children[0])
        elif kind in _ATTRIBUTES:
            found += attribute_names(child)
    return found


def _clauses(statement: Any, source: bytes) -> list[Any]:
    """The words of ``= default``, ``= delete`` and ``= 0``."""
    found: list[Any] = []
    if b"=" not in source[statement.start_byte : statement.end_byte]:
        return found
    if source[statement.end_byte - 1] == 125 and statement.type == "function_definition":
        return found  # it has a body
    for child in statement.children:
        if child.type in ("default_method_clause", "delete_method_clause", "pure_virtual_clause"):
            found.append(child.children[1])
        elif child.type == "init_declarator":
            found.append(child.child_by_field_name("value"))
    default = statement.child_by_field_name("default_value")
    return [*found, default] if default is not None else found


def _trailing_type(inner: Any, source: bytes) -> Any:
    """The return type behind an arrow."""
    for child in inner.named_children:
        if child.type == "trailing_return_type":
            return _whole(child.named_children[0], inner, source)
    return None


def _whole(node: Any, around: Any, source: bytes) -> Any:
    """A type up to its last bracket: the grammar reads ``decltype(a, b)`` up to its comma."""
    if not _is_unbalanced(node, source):
        return node
    depth = 0
    for found in _PARENTHESIS.finditer(source, node.start_byte, node.end_byte + _FARTHEST):
        depth += 1 if found[0] == b"(" else -1
        if depth == 0:
            whole = Stretch(node, node, around)
            whole.end_byte = found.end()
            return whole
    return node


def parameter(captures: Captures, source: bytes) -> Captures | None:
    node = captures["param.type"][0]
    declarator = node.child_by_field_name("declarator")
    found: Captures | None = None
    if declarator is None:
        if source[node.start_byte : node.end_byte] == b"void":
            return None
        specifier = node.child_by_field_name("type")
        found = _old_style(node, specifier, captures["params"][0], source)
    if found is None:
        found = typed_parameter(node, declarator, source)
    default = node.child_by_field_name("default_value")
    if default is not None:
        found["param.default"] = [_written_default(default, source)]
    found["params"] = captures["params"]
    return found


def _written_default(default: Any, source: bytes) -> Any:
    """A default, with the braces that were made brackets for the grammar."""
    start = default.start_byte
    if source[start : start + 1] != b"{":
        return default
    text = source[start : source.index(b"}", start) + 1].decode("utf-8", "replace")
    return Spelled(default, _SPACE.sub(" ", text))


def typed_parameter(node: Any, declarator: Any, source: bytes) -> Captures:
    """The name and type of what a parameter or a declaration in its place declares."""
    found: Captures = {}
    name = Declared(declarator, source).name if declarator is not None else None
    if name is None and declarator is not None:
        name = _name_in_brackets(declarator, source)
    if name is not None:
        found["param.name"] = [name]
    _, _, stretch = specifiers(node, declarator, source)
    if stretch is not None:
        found["param.type"] = [stretch]
        if declarator is not None and declarator.type not in _PLAIN_NAMES:
            found["param.declarator"] = [declarator]
    return found


def _name_in_brackets(declarator: Any, source: bytes) -> Any:
    """The name in ``void (f)(int)``, which the grammar takes for a type of a parameter."""
    named = _BRACKETED.match(source, declarator.start_byte, declarator.end_byte)
    if declarator.type != "abstract_function_declarator" or named is None:
        return None
    spelled = Spelled(declarator, named[1].decode("utf-8", "replace"))
    spelled.end_byte = named.end()
    return spelled


def _old_style(node: Any, name: Any, listed: Any, source: bytes) -> Captures | None:
    """A parameter of a K&R definition, with its type from the list of declarations."""
    if name is None or name.type != "type_identifier" or len(node.children) != 1:
        return None
    if not _IDENTIFIER.match(source, listed.end_byte):
        return None
    outer = listed.parent
    while outer is not None and outer.type != "function_definition":
        if not outer.type.endswith("declarator"):
            return None
        outer = outer.parent
    body = outer.child_by_field_name("body") if outer is not None else None
    if body is None or source[body.start_byte : body.start_byte + 1] == b"{":
        return None
    text = source[name.start_byte : name.end_byte]
    for statement in body.named_children:
        if statement.type == "declaration":
            for declarator in statement.children_by_field_name("declarator"):
                declared = Declared(declarator, source).name
                if declared is not None and source[declared.start_byte : declared.end_byte] == text:
                    return typed_parameter(statement, declarator, source)
        elif statement.type != "comment":
            break
    return {"param.name": [name]}
