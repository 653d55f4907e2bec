"""What a query cannot say of C#, and what its grammar needs help with."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

from codeknit.languages.pieces import Spelled

Captures = dict[str, list[Any]]

_TRIVIA: Final = re.compile(
    rb"""//[^\n]*|/\*.*?(?:\*/|\Z)|@"(?:[^"]|"")*"?|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?""",
    re.DOTALL,
)
_DIRECTIVE: Final = re.compile(rb"^[ \t]*#[ \t]*(if|elif|else|endif)\b([^\n]*)", re.MULTILINE)
_GOES_ON: Final = re.compile(
    rb"(?:else|catch|finally|case|default|get|set|init|add|remove|where)\b|[^\w\[({}~#]"
)
_ANTI_CONSTRAINT: Final = re.compile(rb"\ballows[ \t]+ref[ \t]+struct\b")
#: What is newer than the grammar: directives of programs of one file, `x?.y = z`, `operator +=`.
_FILE_DIRECTIVE: Final = re.compile(rb"^#:[^\n]*", re.MULTILINE)
_PERHAPS_ASSIGNED: Final = re.compile(rb"\?(?=\.[\w.]+\s*(?:[-+*/%&|^]|\?\?|<<|>>>?)?=(?![=>]))")
_ASSIGNING_OPERATOR: Final = re.compile(
    rb"(\boperator\s*(?:checked\s+)?(?:[-+*/%&|^]|<<|>>>?))=(?=\s*\()"
)
#: An extension block: its type parameters, what is extended, and that if it has no name.
_EXTENSION: Final = re.compile(
    rb"\bextension(\s*(?:<[^<>()]*>\s*)?)(\((?:[^()]|\([^()]*\))*\))(?=\s*(?:where\b[^{};]*)?\{)"
)
_NAMED: Final = re.compile(rb"\(.*[\s>\]?)]@?\w+\s*\)", re.DOTALL)
#: An assignment to a name, or that it is given to something that may assign to it.
_ASSIGNING: Final = rb"(?<![\w.])(?:%b\s*(?:[-+]|\?\?)?=(?![=>])|(?:ref|out)\s+%b\b)"
_CALLABLES: Final = {
    "method_declaration", "constructor_declaration", "local_function_statement",
    "accessor_declaration", "operator_declaration",
}  # fmt: skip
_NOT_LINE_END: Final = re.compile(rb"[^\n]")
_WORD: Final = re.compile(r"\w+")
_PAIRS: Final = ((b"{", b"}"), (b"(", b")"), (b"[", b"]"))
_LONGEST_CONDITION: Final = 1000  # bytes
_NEAR: Final = 800  # bytes before an `#if` in which the end of what precedes it is looked for
_DEEPEST: Final = 8  # `#if`s in each other whose branches are looked at
#: How a condition is worked out once its symbols are T or F. What binds tighter comes first.
_RULES: Final = tuple(
    (re.compile(pattern), value)
    for pattern, value in (
        (r"\(([TF])\)", r"\1"),
        ("!T", "F"),
        ("!F", "T"),
        ("T==T|F==F|T!=F|F!=T", "T"),
        ("T==F|F==T|T!=T|F!=F", "F"),
        ("T&&T", "T"),
        ("[TF]&&[TF]", "F"),
        (r"(?<!&&)(?<![=!])(?:T\|\|[TF]|F\|\|T)(?!&&|==|!=)", "T"),
        (r"(?<!&&)(?<![=!])F\|\|F(?!&&|==|!=)", "F"),
    )
)


def finalizer(captures: Captures, source: bytes) -> Captures:
    """Name a finalizer as it is written: `~T`."""
    name = captures["name"][0]
    return {**captures, "name": [Spelled(name, f"~{_text(source, name)}")]}


def operator(captures: Captures, source: bytes) -> Captures:
    """Name an operator as it is written: `operator +`, `implicit operator T`."""
    keyword = captures["_operator"][0]
    words = [_text(source, node) for node in captures.get("_conversion", ())]
    words += _text(source, keyword, captures["params"][0].start_byte).split()
    return {**captures, "name": [Spelled(keyword, " ".join(words))]}


def is_kept(name: Any, source: bytes) -> bool:
    """Whether nothing is assigned to a parameter or local behind its declaration."""
    node = name
    while node.parent is not None and node.type not in _CALLABLES:
        node = node.parent
    word = re.escape(name.text)
    return re.search(_ASSIGNING % (word, word), source[name.end_byte : node.end_byte]) is None


def bounded(captures: Captures, source: bytes) -> Captures | None:
    """Give a bound to the type parameter that it is of, where that is declared."""
    name = captures["local"][0]
    for part in name.parent.parent.children if name.parent.parent is not None else ():
        if part.type == "type_parameter_list":
            for parameter in part.named_children:
                own = parameter.child_by_field_name("name")
                if own is not None and own.text == name.text:
                    return {**captures, "local": [own]}
    return None


#: What has the type that is asked for where it stands, and so has what it consists of.
_PASSING: Final = {"parenthesized_expression", "switch_expression_arm"}
#: What states the type of what it gives, and the field it does so in.
_STATING: Final = {
    "variable_declaration": "type",
    "property_declaration": "type",
    "indexer_declaration": "type",
    "method_declaration": "returns",
    "local_function_statement": "type",
    "operator_declaration": "type",
    "conversion_operator_declaration": "type",
}


def created(captures: Captures, _source: bytes) -> Captures | None:
    """`new(…)` with the type that is made, where that is stated."""
    stated = _asked_for(captures["new"][0].parent)
    return None if stated is None else {**captures, "new": [stated]}


def created_of_any(captures: Captures, _source: bytes) -> Captures | None:
    """`new(…)` of a type that is not known here."""
    return captures if _asked_for(captures["call"][0].parent) is None else None


def _asked_for(node: Any) -> Any:
    """The type that is stated for an expression where it stands."""
    before, node = node, node.parent
    while node is not None and _passes(node, before):
        before, node = node, node.parent
    if node is None:
        return None
    if node.type == "initializer_expression":
        return _of_elements(node.parent)
    if node.type == "variable_declarator":
        return _stated_by(node.parent)
    if node.type == "arrow_expression_clause":
        node = node.parent
        return _stated_by(_around(node) if node.type == "accessor_declaration" else node)
    if node.type == "return_statement":
        return _stated_by(_around(node))
    return _stated_by(node) if node.type == "property_declaration" else None


def _passes(node: Any, part: Any) -> bool:
    """Whether a part of an expression has the type that is asked for the whole."""
    if node.type == "binary_expression":
        operator, right = (node.child_by_field_name(one) for one in ("operator", "right"))
        return bool(operator is not None and operator.type == "??" and part == right)
    if node.type == "conditional_expression":
        return bool(part != node.child_by_field_name("condition"))
    if node.type == "switch_expression":
        return bool(part != node.child(0))
    return node.type in _PASSING


def _around(node: Any) -> Any:
    """What a statement or accessor gives a value for; nothing for a callable without a name, or
    one that gives its value later."""
    while node is not None and node.type not in _STATING:
        if node.type in ("lambda_expression", "anonymous_method_expression"):
            return None
        node = node.parent
    is_async = node is not None and any(one.text == b"async" for one in node.children)
    return None if is_async else node


def _stated_by(node: Any) -> Any:
    """The type that a declaration states; not `var`, and not that of elements."""
    field = _STATING.get(node.type) if node is not None else None
    stated = node.child_by_field_name(field) if field is not None else None
    unsaid = ("implicit_type", "array_type")
    return None if stated is None or stated.type in unsaid else stated


def _of_elements(node: Any) -> Any:
    """The type of the elements of an array that is written out."""
    if node.type == "variable_declarator":
        node = node.parent
    array = node.child_by_field_name("type")
    is_array = array is not None and array.type == "array_type"
    is_made = node.type in ("array_creation_expression", "variable_declaration")
    return array.child_by_field_name("type") if is_array and is_made else None


def _text(source: bytes, node: Any, end: int | None = None) -> str:
    return source[node.start_byte : end or node.end_byte].decode("utf-8", "replace")


def repair(source: bytes) -> Iterator[bytes]:
    """The source as the grammar may be able to read it, each time the same number of bytes.

    It knows no `allows ref struct`, takes extension blocks for constructors, which have no
    properties (here they become structs of a name that is none), and `#if` only around whole
    declarations and statements. Of others one branch is kept: that for which all symbols are
    defined, or none; if need be, of all.
    """
    known = _ANTI_CONSTRAINT.sub(lambda found: b"struct".ljust(len(found[0])), source)
    known = _FILE_DIRECTIVE.sub(lambda found: b" " * len(found[0]), known)
    known = _ASSIGNING_OPERATOR.sub(rb"\1 ", _PERHAPS_ASSIGNED.sub(b" ", known))
    known = _EXTENSION.sub(_as_struct, known)
    if known != source:
        yield known
    groups = list(_groups(known))
    broken = [group for group, depth in groups if depth > _DEEPEST or not _is_whole(known, group)]
    for chosen in (broken, [group for group, _ in groups]):
        for defined in (True, False):
            if chosen:
                yield _without(known, chosen, defined=defined)


def _as_struct(found: re.Match[bytes]) -> bytes:
    receiver = found[2] if _NAMED.fullmatch(found[2]) else _NOT_LINE_END.sub(b" ", found[2])
    return b"struct __" + found[1] + receiver


_Group = list[re.Match[bytes]]  # the directives of one `#if`, `#endif` included


def _groups(source: bytes) -> Iterator[tuple[_Group, int]]:
    """Every `#if` that ends, inner ones first, each with the number of those around it."""
    waiting: list[_Group] = []
    for directive in _DIRECTIVE.finditer(source):
        if directive[1] == b"if":
            waiting.append([directive])
        elif waiting:
            waiting[-1].append(directive)
            if directive[1] == b"endif":
                yield waiting.pop(), len(waiting)


def _is_whole(source: bytes, group: _Group) -> bool:
    """Whether declarations or statements stand in all branches, and nothing less."""
    before = _code(source[max(0, group[0].start() - _NEAR) : group[0].start()])
    if before and before[-1:] not in b"{};":
        return False
    return all(_is_whole_branch(_code(source[start:end])) for start, end in _branches(group))


def _is_whole_branch(code: bytes) -> bool:
    if not code:
        return True
    pairs = (code.count(one) - code.count(other) for one, other in _PAIRS)
    return not any(pairs) and code[-1:] in b"};" and not _GOES_ON.match(code)


def _code(text: bytes) -> bytes:
    """A text without directives, comments and strings."""
    return re.sub(rb"^[ \t]*#[^\n]*", b"", _TRIVIA.sub(b"", text), flags=re.MULTILINE).strip()


def _branches(group: _Group) -> list[tuple[int, int]]:
    return [(one.end(), other.start()) for one, other in pairwise(group)]


def _without(source: bytes, groups: list[_Group], *, defined: bool) -> bytes:
    """The source with one branch of each group left and its directives blank."""
    dropped: list[tuple[int, int]] = []
    for group in groups:
        taken = _taken(group, defined=defined)
        dropped.append(group[-1].span())
        for index, (_, end) in enumerate(_branches(group)):
            start = group[index].start()
            dropped.append((start, group[index].end() if index == taken else end))
    parts: list[bytes] = []
    position = 0
    for start, end in sorted(dropped):
        if end > position:
            parts.append(source[position:start])
            parts.append(_NOT_LINE_END.sub(b" ", source[max(start, position) : end]))
            position = end
    return b"".join((*parts, source[position:]))


def _taken(group: _Group, *, defined: bool) -> int:
    """Which branch is compiled if all symbols are defined, or none; -1 where none is."""
    for index, directive in enumerate(group[:-1]):
        if directive[1] == b"else" or _holds(directive[2], defined=defined):
            return index
    return -1


@lru_cache(maxsize=1024)
def _holds(condition: bytes, *, defined: bool) -> bool:
    if len(condition) > _LONGEST_CONDITION:
        return defined
    text = condition.partition(b"//")[0].decode("utf-8", "replace")
    constants = {"true": "T", "false": "F"}
    text = _WORD.sub(lambda word: constants.get(word[0], "T" if defined else "F"), text)
    text = "".join(text.split())
    before = ""
    while before != text:
        before = text
        for rule, value in _RULES:
            text, changed = rule.subn(value, text)
            if changed:
                break
    return text == "T"
