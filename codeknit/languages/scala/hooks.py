"""What Scala's queries cannot say: several parameter lists, patterns, extensions, import paths."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Any, Final

from codeknit.languages.pieces import Spelled, Stretch
from codeknit.languages.scala.markup import without_markup

Captures = dict[str, list[Any]]

_PATTERNS: Final = {
    "tuple_pattern", "case_class_pattern", "infix_pattern", "capture_pattern", "typed_pattern",
    "alternative_pattern", "identifiers",
}  # fmt: skip


#: A brace on a line of its own, behind what it goes on with.
_BRACE: Final = re.compile(rb"[\w\])][ \t]*\n(?=[ \t]*\{)")
#: Annotations of a primary constructor, whose parameters the grammar takes for theirs.
_OF_CONSTRUCTOR: Final = re.compile(
    rb"(\bclass[ \t]+[\w$]+(?:\[[^\]\n]*\])?\s+)"
    rb"((?:@[\w.]+(?:\([^()\n]*\)\s*|\s+(?=@|private\b|protected\b)))+)"
    rb"(?=(?:private\b|protected\b)?(?:\[\w+\])?\s*\()"
)
_NOT_LINE_END: Final = re.compile(rb"[^\n]")
#: The end of an abstract procedure, behind which the next member is taken for more of it.
_PROCEDURE_END: Final = re.compile(
    rb"(\bdef[ \t]+[^\s(\[]+(?:\[[^\]\n]*\])?(?:\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\))+)\n"
    rb"(?=\s*(?:override|private|protected|final|implicit|lazy|abstract|sealed|case|@\w+)\b)"
)
#: Reserved words that have a sign beyond ASCII, with as many bytes.
_ARROWS: Final = {"⇒": "=> ", "←": "<- "}
#: Types that list members.
_STRUCTURES: Final = {"refinement", "structural_type"}


def prepare(source: bytes) -> bytes:
    """The source with braces on lines of their own moved up: in front of one a line end means
    nothing, but the grammar takes a body behind it for a block of its own, in some layouts. And
    without the annotations of primary constructors: `class A @Inject() (b: B)`."""
    source = _OF_CONSTRUCTOR.sub(_without_annotations, source)
    pieces: list[bytes] = []
    position = 0
    for found in _BRACE.finditer(source):
        line = source[source.rfind(b"\n", 0, found.start()) + 1 : found.end()]
        if b"//" not in line and b'"' not in line:
            pieces += (source[position : found.end() - 1], b" ")
            position = found.end()
    return b"".join((*pieces, source[position:])) if pieces else source


def _without_annotations(found: re.Match[bytes]) -> bytes:
    return found[1] + _NOT_LINE_END.sub(b" ", found[2])


def repair(source: bytes) -> bytes | None:
    """The source without XML, with a semicolon behind abstract procedures, and with operators and
    arrows beyond ASCII, which the grammar does not know, in signs that it does."""
    prepared = prepare(source)
    plain = _PROCEDURE_END.sub(rb"\1;", without_markup(prepared))
    if source.isascii():
        return plain if plain != prepared else None
    text = plain.decode("utf-8", "replace")
    signs = {sign for sign in set(text) - {"\ufffd"} if not sign.isascii()}
    table = {
        ord(sign): _ARROWS.get(sign, "+" * len(sign.encode()))
        for sign in signs
        if unicodedata.category(sign) in ("Sm", "So")
    }
    rewritten = text.translate(table).encode()
    return rewritten if len(rewritten) == len(source) else None


def _text(node: Any, source: bytes) -> str:
    return source[node.start_byte : node.end_byte].decode("utf-8", "replace")


def _declaration(captures: Captures) -> str:
    return next(key for key in captures if key.startswith("def."))


def ended(captures: Captures, _source: bytes) -> list[Captures]:
    """A declaration with an indented body extends over its end marker, which is not in its node."""
    node, marker = captures["on"][0], captures["_end"][0]
    return [{"on": [node], "span": [Stretch(node, marker.next_sibling or marker, node)]}]


def unrefined(captures: Captures, _source: bytes) -> Captures | None:
    """A declaration, unless it is part of a type (`Foo { def size: Int }`)."""
    node = captures[_declaration(captures)][0]
    return None if node.parent.type in _STRUCTURES else captures


def declared(captures: Captures, _source: bytes) -> Captures | None:
    """A type parameter, unless what has it is part of a type."""
    owner = captures["def.meta.type_parameter"][0].parent.parent
    return None if owner.parent.type in _STRUCTURES else captures


def function(captures: Captures, _source: bytes) -> Captures | None:
    """A function with its parameter lists, unless it is part of a type."""
    node = captures["def.callable.function"][0]
    if node.parent.type in _STRUCTURES:
        return None
    return {**captures, "params": _lists(node)}


def _lists(node: Any) -> list[Any]:
    """The parameter lists of a function or extension. (Type parameters have the same field.)"""
    return [one for one in node.children_by_field_name("parameters") if one.type == "parameters"]


def lists(captures: Captures, _source: bytes) -> Captures:
    """A constructor that is written as parameter lists: it extends over all of them."""
    key = _declaration(captures)
    first, last = captures["params"][0], captures["params"][-1]
    return {**captures, key: [Stretch(first, last, first)]}


def of_case(captures: Captures, _source: bytes) -> Captures | None:
    """A parameter of a case class, if it is in the first list and not declared itself."""
    node = captures["def.value.field"][0]
    before = node.parent.prev_named_sibling
    if before is not None and before.type == "class_parameters":
        return None
    if any(child.type in ("val", "var") for child in node.children):
        return None
    return captures


def bound(captures: Captures, source: bytes) -> Captures | None:
    """The variables of a pattern: names that begin with a small letter, and those before `@`."""
    names = list(_variables(captures["name"][0], source))
    return {**captures, "name": names} if names else None


def _variables(pattern: Any, source: bytes) -> Iterator[Any]:
    if pattern.type == "identifier":
        if not _text(pattern, source)[:1].isupper():
            yield pattern
        return
    if pattern.type in _PATTERNS:
        for child in pattern.children:
            yield from _variables(child, source)


def _head(parameters: Any) -> Any:
    """What a list of parameters begins with, behind its bracket."""
    return next((one for one in parameters.children[1:] if "comment" not in one.type), None)


def parameter(captures: Captures, source: bytes) -> Captures:
    """A parameter with the word at the head of its list, and `inline`."""
    head = _head(captures["params"][0])
    words = [head] if head is not None and head.type in ("using", "implicit") else []
    if "param.name" in captures:
        before = captures["param.name"][0].prev_named_sibling
        if before is not None and before.type == "inline_modifier":
            words.append(before)
    if not words:
        return captures
    return {**captures, "param.modifier": [*words, *captures.get("param.modifier", ())]}


def extended(captures: Captures, _source: bytes) -> Captures | None:
    """The region of an extension: the type of the parameter that is not `using`."""
    for one in _lists(captures["region"][0]):
        first = _head(one)
        if first is not None and first.type != "using":
            kinds = first.child_by_field_name("type")
            while kinds is not None and kinds.type == "generic_type":
                kinds = kinds.child_by_field_name("type")
            return {**captures, "name": [kinds]} if kinds is not None else None
    return None


def extending(captures: Captures, _source: bytes) -> Captures:
    """A method of an extension, which takes the parameters of the extension first."""
    method = captures["def.callable.function"][0]
    node = method.parent
    while node.type != "extension_definition":
        node = node.parent
    return {**captures, "params": [*_lists(node), *_lists(method)]}


def imported(captures: Captures, source: bytes) -> Captures | None:
    """The name an import binds, with the path before it as its module."""
    node = captures["import.name"][0]
    following = node.next_sibling
    inside = node.parent.type == "import_declaration" and following is not None
    if inside and following.type not in (",", ";") and not following.is_extra:
        return None  # not the end of its path
    words = _path(node, source)
    if not words:
        return None
    module = Spelled(node, ".".join(words))
    return {**captures, "import.module": [module]}


def imported_all(captures: Captures, source: bytes) -> Captures | None:
    """The package or object all of whose names are imported."""
    node = captures["import.all"][0]
    words = _path(node, source)
    return {**captures, "import.module": [Spelled(node, ".".join(words))]} if words else None


class Arguments:
    """All arguments of a call, of however many lists."""

    def __init__(self, lists: list[Any]) -> None:
        self.ids = [one.id for one in lists]
        self.named_children = [child for one in lists for child in _arguments(one)]


class Repeated:
    """Stands for arguments whose number is not known."""

    type = "repeated"

    def __init__(self, node: Any) -> None:
        self.end_byte = node.end_byte


def _arguments(node: Any) -> list[Any]:
    """The arguments of a list; a block is one."""
    if node.type != "arguments":
        return [node]
    children = [child for child in node.named_children if "comment" not in child.type]
    return [Repeated(child) if _is_spread(child) else child for child in children]


def _is_spread(node: Any) -> bool:
    if node.type != "ascription_expression":
        return False
    return any(child.type == "repeated_parameter_type" for child in node.named_children)


def curried(captures: Captures, _source: bytes) -> Captures | None:
    """A call with the arguments of all its lists, if it is not what something is assigned to."""
    lists = list(captures["arguments"])
    node = lists[-1].parent
    while node.parent.type == "call_expression":
        following = node.parent.child_by_field_name("arguments")
        if following is None or following.id == node.id:
            break
        lists.append(following)
        node = node.parent
    if node.parent.type == "assignment_expression":
        left = node.parent.child_by_field_name("left")
        if left.id == node.id and node.parent.parent.type != "arguments":
            return None  # `a(i) = x` calls no `apply`
    return {**captures, "arguments": [Arguments(lists)]}


def constructed(captures: Captures, _source: bytes) -> Captures:
    """The same for what a constructor is given: all lists are in one node."""
    key = "new" if "new" in captures else "above"
    around = captures[key][0].parent
    around = around.parent if around.type == "generic_type" else around
    lists = [child for child in around.named_children if child.type == "arguments"]
    return {**captures, "arguments": [Arguments(lists)]}


def _path(node: Any, source: bytes) -> list[str]:
    """The names before an import's last one or its selectors."""
    while node.parent.type != "import_declaration":
        node = node.parent
    words: list[str] = []
    node = node.prev_sibling
    while node is not None and node.type not in (",", "import"):
        if node.type != ".":
            words.insert(0, _text(node, source))
        node = node.prev_sibling
    return words
