"""What Ruby's queries cannot say: names that are symbols or strings, visibility, heredocs."""

from __future__ import annotations

import os
import posixpath
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from codeknit.languages.pieces import Spelled, Stretch

Captures = dict[str, list[Any]]

_ATTRIBUTES: Final = {"attr_reader", "attr_writer", "attr_accessor", "attr"}
_SECTIONS: Final = {"private", "protected", "public", "module_function"}
_OF_CLASS: Final = {"private_class_method", "public_class_method"}
_WORDS: Final = _SECTIONS | _OF_CLASS | {"private_constant"}
_LISTS: Final = {
    "symbol_array",
    "string_array",
    "array",
    "splat_argument",
    "parenthesized_statements",
}
_NAMES: Final = {"simple_symbol", "string", "bare_symbol", "bare_string", "identifier"}
_BODIES: Final = {"body_statement", "block_body", "program"}
_BRANCHES: Final = {
    *("if", "unless", "then", "else", "elsif", "begin", "ensure", "rescue", "case", "when"),
    *("if_modifier", "unless_modifier"),
}
#: Directories that names of files are relative to.
_LOADED_FROM: Final = {"lib", "test", "spec"}
_ABOVE: Final = 3  # directories above the root that a name may begin with
_CLASSES: Final = {"class", "module", "assignment", "operator_assignment"}


class _Behind:
    """What a node has behind one that it has inside."""

    def __init__(self, node: Any, inside: Any) -> None:
        self.id: int = node.id
        self.start_byte: int = inside.end_byte
        self.start_point = inside.end_point
        self.end_byte: int = node.end_byte
        self.end_point = node.end_point


def _text(node: Any, source: bytes) -> str:
    return source[node.start_byte : node.end_byte].decode("utf-8", "replace")


def _name(node: Any, source: bytes) -> str | None:
    """The name that a symbol or string states; None if it is made at run time."""
    if node.named_child_count > 1 or any(one.type == "interpolation" for one in node.children):
        return None
    text = _text(node, source)
    return text.removeprefix(":").strip("\"'") if node.type != "identifier" else text


def named(captures: Captures, source: bytes) -> Captures | None:
    """A declaration whose name is a symbol or a string."""
    name = _name(captures["name"][0], source)
    return None if name is None else {**captures, "name": [Spelled(captures["name"][0], name)]}


def renamed(captures: Captures, source: bytes) -> Captures | None:
    """Another name for a method. (Global variables may have two names as well.)"""
    if captures["name"][0].type == "global_variable":
        return None
    original = _name(captures["value.alias"][0], source)
    changed = named(captures, source)
    if changed is None or original is None:
        return changed
    return {**changed, "value.alias": [Spelled(captures["value.alias"][0], original)]}


def anything(captures: Captures, _source: bytes) -> Captures:
    """The parameter that stands for all that the original method takes."""
    return {**captures, "param.name": [Spelled(captures["param.name"][0], "...")]}


def relative(captures: Captures, source: bytes) -> Captures:
    """A file that is named relative to the one that loads it."""
    node = captures["import.module"][0]
    path = _text(node, source)
    return {**captures, "import.module": [Spelled(node, path if path[:1] == "." else f"./{path}")]}


def based(captures: Captures, source: bytes) -> Captures:
    """The superclass; of one that is made on the spot the class that makes it."""
    node = captures["inherits"][0]
    receiver = node.child_by_field_name("receiver") if node.type == "call" else None
    if receiver is not None and _text(receiver, source) in ("Struct", "Data"):
        return {**captures, "inherits": [receiver]}
    return captures


def mixed_in(captures: Captures, _source: bytes) -> Captures | None:
    """Modules for the class around, not those that a method gives to some object."""
    key = next(key for key in ("implements", "extends", "prepends") if key in captures)
    node = captures[key][0].parent.parent.parent
    while node is not None and node.type not in ("class", "module", "program"):
        if node.type in ("method", "singleton_method", "lambda"):
            return None
        if node.type == "singleton_class":
            return None
        node = node.parent
    return captures


def nameless(captures: Captures, _source: bytes) -> Captures | None:
    """The block of a class without a name."""
    around = captures["unbound"][0].parent.parent
    left = around.child_by_field_name("left") if around.type == "assignment" else None
    named = left is not None and left.type in ("constant", "scope_resolution")
    return None if named else captures


def given(captures: Captures, source: bytes) -> Captures:
    """A method as an object, with the list of arguments that it stands in."""
    node = captures["value"][0]
    if node.parent is None or node.parent.type not in ("argument_list", "pair"):
        return captures
    if node.parent.type == "argument_list":
        return {**captures, "given": [node.parent]}
    key = node.parent.child_by_field_name("key")
    return (
        captures if key is None else {**captures, "given": [node.parent.parent], "given.key": [key]}
    )


def taken_away(captures: Captures, source: bytes) -> list[Captures]:
    """The names of methods that an object does not have any more."""
    node = captures["removed"][0]
    listed = node.child_by_field_name("arguments") if node.type == "call" else node
    named = [(one, _name(one, source)) for one in listed.named_children]
    return [{"removed": [Spelled(one, name)]} for one, name in named if name is not None]


def module_finder(paths: Iterable[str], root: str) -> Callable[[str, str], str | None]:
    """A function that finds the file that another loads by a name."""
    return _LoadPath(paths, root).find


class _LoadPath:
    """Files by the ends of their paths: any directory may be one that names are relative to."""

    def __init__(self, paths: Iterable[str], root: str) -> None:
        self.above = os.path.abspath(root).replace(os.sep, "/").split("/")[-_ABOVE:]
        self.paths = {path for path in paths if path.endswith(".rb")}
        self.by_name: defaultdict[str, list[str]] = defaultdict(list)
        for path in sorted(self.paths):
            parts = path.split("/")
            for place, part in enumerate(parts[:-1], 1):
                if part in _LOADED_FROM:
                    self.by_name["/".join(parts[place:])].append(path)

    def find(self, importer: str, name: str) -> str | None:
        name = name if name.endswith(".rb") else f"{name}.rb"
        if name.startswith("."):
            here = importer.rpartition("/")[0]
            path = posixpath.normpath(posixpath.join(here, name))
            return path if path in self.paths else None
        found: Sequence[str] = self.by_name.get(name, ())
        if len(found) > 1:
            found = self._nearest(importer, found)
        if len(found) == 1:
            return found[0]
        return None if found else self._from_root(name)

    def _from_root(self, name: str) -> str | None:
        """A file named relative to the root, or to a directory above it."""
        if name in self.paths:
            return name
        for place in range(len(self.above)):
            around = "/".join(self.above[place:]) + "/"
            if name.startswith(around) and name[len(around) :] in self.paths:
                return name[len(around) :]
        return None

    @staticmethod
    def _nearest(importer: str, found: Sequence[str]) -> Sequence[str]:
        """Those that share the most directories with the file that loads them."""
        shared = [len(posixpath.commonprefix([f"{importer}/", path])) for path in found]
        return [path for path, count in zip(found, shared, strict=True) if count == max(shared)]


def _around(node: Any, source: bytes) -> str:
    """The name of the class or module around a node."""
    node = node.parent
    while node is not None and node.type not in ("class", "module"):
        node = node.parent
    if node is None:
        return ""
    name = node.child_by_field_name("name")
    return _text(name, source)


def opened(captures: Captures, source: bytes) -> Captures:
    """`class << self`: the region of the class around it; of another object: that one's."""
    node = captures["name"][0]
    captures = {**captures, "region": [_Behind(captures["region"][0], node)]}
    if node.type == "parenthesized_statements" and node.named_child(0).type == "assignment":
        return {**captures, "name": [node.named_child(0).child_by_field_name("left")]}
    if node.type == "self" or _text(node, source) == _around(node.parent, source):
        return {**captures, "name": [Spelled(node, "")]}
    return captures


def singleton(captures: Captures, source: bytes) -> Captures:
    """A method of one object, which mostly is the class around it."""
    node = captures["scope"][0]
    definition = captures["def.callable.method"][0]
    if node.type == "self" or _text(node, source) == _around(definition, source):
        captures = {key: nodes for key, nodes in captures.items() if key != "scope"}
    return captures


def with_heredoc(captures: Captures, _source: bytes) -> Captures:
    """A value whose text stands in the lines behind it extends over them."""
    node = next(nodes[0] for key, nodes in captures.items() if key.startswith("def."))
    count = _heredocs(node.child_by_field_name("right"))
    last = node
    following = node.next_named_sibling
    while count and following is not None and following.type in ("heredoc_body", "comment"):
        if following.type == "heredoc_body":
            last, count = following, count - 1
        following = following.next_named_sibling
    return captures if last is node else {**captures, "span": [Stretch(node, last, node)]}


def _heredocs(node: Any) -> int:
    """How many heredocs begin in an expression: one itself, received or passed."""
    if node is None:
        return 0
    if node.type == "heredoc_beginning":
        return 1
    if node.type == "call":
        receiver = node.child_by_field_name("receiver")
        arguments = node.child_by_field_name("arguments")
        return _heredocs(receiver) + _heredocs(arguments)
    if node.type in ("argument_list", "array", "binary", "pair", "hash"):
        return sum(_heredocs(child) for child in node.named_children)
    return 0


def members(captures: Captures, source: bytes) -> list[Captures]:
    """All that `class << self` declares."""
    statements = captures["on"][0].named_children
    nodes = [node for one in statements for node in _declared(one, source, aliases=True)]
    return [{**captures, "on": nodes}]


def _declared(statement: Any, source: bytes, *, aliases: bool = False) -> list[Any]:
    """The methods and attributes that a statement declares, on request with other names."""
    kind = statement.type
    if kind == "method" or (aliases and kind == "alias"):
        return [statement]
    within: list[Any] = []
    if kind in _BRANCHES:
        within = statement.named_children
    elif kind == "call":
        word = _word(statement, source)
        if word in ("define_method", "alias_method"):
            return [statement]
        within = _arguments(statement)
        if word in _ATTRIBUTES:
            return [one for one in within if one.type in _NAMES]
    return [node for one in within for node in _declared(one, source, aliases=aliases)]


def _word(call: Any, source: bytes) -> str:
    method = call.child_by_field_name("method")
    if method is None or call.child_by_field_name("receiver") is not None:
        return ""
    return _text(method, source)


def _arguments(call: Any) -> list[Any]:
    arguments = call.child_by_field_name("arguments")
    return arguments.named_children if arguments is not None else []


class _Done:
    """Bodies of the file at hand that have been looked at: each matches many times."""

    source: bytes = b""
    bodies: set[int] = set()  # noqa: RUF012

    @classmethod
    def before(cls, body: Any, source: bytes) -> bool:
        if cls.source is not source:
            cls.source, cls.bodies = source, set()
        seen = body.id in cls.bodies
        cls.bodies.add(body.id)
        return seen


def visibilities(captures: Captures, source: bytes) -> list[Captures]:
    """What the words of a body make private, protected, public or a module's function."""
    body = captures["on"][0]
    while body is not None and body.type not in _BODIES:
        body = body.parent
    if body is None:  # in a text with errors
        return []
    if _Done.before(body, source):
        return []
    return [{"on": [node], "modifier": [word]} for node, word in _Body(source).read(body)]


class _Body:
    """The statements of a class, module, block or file, in order."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.section: Any = None
        self.instance: dict[str, Any] = {}
        self.of_class: dict[str, Any] = {}
        self.constants: dict[str, Any] = {}

    def read(self, body: Any) -> Iterator[tuple[Any, Any]]:
        """Pairs of a declaration and the word that states its visibility."""
        for statement in body.named_children:
            kind = statement.type
            if kind == "identifier":
                if _text(statement, self.source) in _SECTIONS:
                    self.section = statement
            elif kind == "call" and _word(statement, self.source) in _WORDS:
                yield from self._stated(statement)
            elif kind in _CLASSES or kind == "singleton_method":
                self._note(statement)
            elif kind in _BRANCHES:
                yield from self.read(statement)
            else:
                yield from self._sectioned(_declared(statement, self.source))

    def _note(self, statement: Any) -> None:
        field = "left" if statement.type.endswith("assignment") else "name"
        names = self.of_class if statement.type == "singleton_method" else self.constants
        name = statement.child_by_field_name(field)
        if name is not None:
            names.setdefault(_text(name, self.source), statement)

    def _sectioned(self, nodes: list[Any]) -> Iterator[tuple[Any, Any]]:
        for node in nodes:
            self.instance[self._name_of(node)] = node
            if self.section is not None:
                yield node, self.section

    def _name_of(self, node: Any) -> str:
        if node.type == "method":
            return _text(node.child_by_field_name("name"), self.source)
        if node.type == "call":
            node = _arguments(node)[0]
        return _name(node, self.source) or ""

    def _stated(self, call: Any) -> Iterator[tuple[Any, Any]]:
        """`private :a, :b`, `private def x`, `private attr_reader :y` and their like."""
        word = call.child_by_field_name("method")
        text = _text(word, self.source)
        known = self.of_class if text in _OF_CLASS else self.instance
        known = self.constants if text == "private_constant" else known
        for argument in _flat(_arguments(call)):
            if argument.type in _NAMES:
                node = known.get(_name(argument, self.source) or "")
                if node is not None:
                    yield node, word
            elif argument.type == "singleton_method":
                if text in _OF_CLASS:
                    yield argument, word
            else:
                for node in _declared(argument, self.source):
                    self.instance[self._name_of(node)] = node
                    yield node, word


def _flat(arguments: list[Any]) -> Iterator[Any]:
    for argument in arguments:
        if argument.type in _LISTS:
            yield from _flat(argument.named_children)
        else:
            yield argument
