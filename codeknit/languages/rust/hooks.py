"""What Rust's queries and grammar cannot say.

Whose an `impl` is, the numbers of fields, the paths of `use`, and what is newer than the grammar.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from codeknit.languages.pieces import Chain, Doubtful, Place, Spelled, Stretch

Captures = dict[str, list[Any]]

_INSIDE: Final = {"generic_type", "reference_type", "pointer_type"}
_ROOTS: Final = ("lib.rs", "main.rs")
#: Directories in which each file is a crate of its own.
_TARGETS: Final = {"bin", "tests", "examples", "benches"}
_DECLARED: Final = re.compile(r"^[^/\n]*\bmod\s+(?:r#)?(\w+)\s*;", re.MULTILINE)
_BEFORE_ITEMS: Final = {"attribute_item", "line_comment", "block_comment"}
#: A module that no file is.
_NOWHERE: Final = "?"
_PATH: Final = re.compile(r"\bpath\s*=")
_HAVE_ITEMS: Final = {"source_file", "declaration_list"}
_BOUND: Final = {"identifier", "field_identifier", "shorthand_field_identifier"}
_CHAINED: Final = {"identifier", "self", "super", "crate", "integer_literal"}
#: What stands before a name that is no call.
_DECLARE: Final = {"fn", "#", "$"}
#: The type of what tokens do not tell.
_UNKNOWN: Final = "token_tree"
_DEEPEST: Final = 24  # links of a chain that are followed
_MOST_TOKENS: Final = 32  # of type arguments
#: Literals and comments, or the path of what is written as constants, variants and types are.
_CAPITALS: Final = re.compile(
    rb"""r(\#*)".*?"\1|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)'|//[^\n]*|/\*.*?\*/"""
    rb"""|(?<![\w.:$\#])((?:\w+::)*[A-Z]\w*)(?![\w!:({]|\s*(?:[({]|=[^=]|=$|:))""",
    re.DOTALL,
)
#: Macros that take expressions.
_STANDARD: Final = frozenset(
    [
        "print",
        "println",
        "eprint",
        "eprintln",
        "format",
        "format_args",
        "write",
        "writeln",
        "panic",
        "assert",
        "assert_eq",
        "assert_ne",
        "debug_assert",
        "debug_assert_eq",
        "debug_assert_ne",
        "dbg",
        "vec",
        "todo",
        "unimplemented",
        "unreachable",
        "matches",
    ]
)


#: Words that the grammar does not know where they stand, and the lifetimes of a closure.
_NEWER: Final = re.compile(
    rb"""(?x)
    \b(?:default|safe|gen|auto)
      (?=\s+(?:(?:unsafe|async|const|gen|extern\s*(?:"[^"\n]*")?)\s+)*
        (?:fn|const|type|static|impl|trait)\b)
    |\bunsafe(?=\s+static\b)
    |\bconst(?=\s+(?:unsafe\s+|auto\s+)*trait\b)
    |(?<=\bimpl\s)const\b|(?<=>\s)const(?=\s+[\w:]+(?:<[^{};\n]*>)?\s+for\b)
    |~const\b|\[const\](?=\s)|(?<=:\s)const(?=\s+[A-Z])
    |\bfor\s*<[^<>]*>(?=\s*(?:move\s*)?\|)
    |\bbox(?=\s+[\w(&])
    """
)
_TRAIT_ALIAS: Final = re.compile(rb"\btrait\s+\w+\s*(?:<[^=;{}]*>)?\s*(=[^;{}]*;)")
_MACRO: Final = re.compile(
    rb"""(?xm)
    ^[ \t]*((?:pub\s*(?:\([^()\n]*\)\s*)?)?\bmacro\s+(\w+)\s*
      (?:\((?:[^(){}]|\([^()]*\))*\)\s*)?\{)
    """
)
_LAYOUT: Final = re.compile(rb"[^\n]")
_BRACE: Final = re.compile(rb"[{}]")


def repair(source: bytes) -> bytes:
    """The source without what is newer than the grammar.

    Some words become spaces, another name of several traits a trait without members, and a
    declarative macro a function without body, which stands nowhere else at file level.
    """
    source = _NEWER.sub(lambda found: b" " * len(found[0]), source)
    text = bytearray(source)
    for found in _TRAIT_ALIAS.finditer(source):
        text[found.start(1) : found.end()] = b"{}" + _LAYOUT.sub(b" ", found[1])[2:]
    for found in _MACRO.finditer(source):
        start, end = found.start(1), _closing(source, found.end())
        text[start:end] = _LAYOUT.sub(b" ", source[start:end])
        text[start : start + 2] = b"fn"
        text[found.start(2) : found.end(2)] = found[2]
        text[found.end(2) : found.end(2) + 2] = b"()"
        text[end - 1 : end] = b";"
    return bytes(text)


def _closing(source: bytes, start: int) -> int:
    """The byte behind the brace that closes the one before a byte; that byte where none does."""
    depth = 1
    for found in _BRACE.finditer(source, start):
        depth += 1 if found[0] == b"{" else -1
        if depth == 0:
            return found.end()
    return start


def implemented(captures: Captures, _source: bytes) -> Captures:
    """The name of the type that an `impl` is for: without arguments, `&` and `*`."""
    node = captures["name"][0]
    while node.type in _INSIDE:
        node = node.child_by_field_name("type") or node.named_child(0)
    return {**captures, "name": [node]}


def numbered(captures: Captures, _source: bytes) -> Captures:
    """A field of a tuple struct, with its number for a name and its visibility."""
    node = captures["def.value.field"][0]
    fields = node.parent.children_by_field_name("type")
    number = next(index for index, one in enumerate(fields) if one.id == node.id)
    before = node.prev_named_sibling
    captures = {**captures, "name": [Spelled(node, str(number))], "type": [node]}
    if before is not None and before.type == "visibility_modifier":
        captures |= {"modifier": [before], "span": [Stretch(before, node, node)]}
    return captures


def imported(captures: Captures, source: bytes) -> Captures | None:
    """A leaf of a `use`, with the module its path leads to as seen from the file's own module."""
    leaf = captures["import.name"][0]
    words = _whole(leaf, [] if leaf.type == "self" else _path(leaf, source), source)
    if not words or words[-1] in ("crate", "self", "super"):
        return None
    module = Spelled(leaf, "::".join(words[:-1]))
    captures = {**captures, "import.module": [module], "import.name": [Spelled(leaf, words[-1])]}
    return captures if _is_given_on(leaf) else {**captures, "import.own": [leaf]}


def _is_given_on(leaf: Any) -> bool:
    """Whether a `use` says who else sees what it binds."""
    node = leaf.parent
    while node.type != "use_declaration":
        node = node.parent
    return bool(node.named_child(0).type == "visibility_modifier")


def _whole(leaf: Any, words: list[str], source: bytes) -> list[str]:
    """The whole path of a leaf of a `use`, as a path of the file's module."""
    node = leaf.parent
    while node.type != "use_declaration":
        if node.type == "scoped_use_list":
            path = node.child_by_field_name("path")
            words = (_path(path, source) if path is not None else []) + words
        node = node.parent
    return _from_file(words, _modules_around(node, source))


def imported_all(captures: Captures, source: bytes) -> Captures | None:
    """A `*` of a `use`, with the module it stands behind."""
    star = captures["import.all"][0]
    path = star.named_child(0) if star.named_child_count else None
    words = _path(path, source) if path is not None else []
    words = _whole(star, words, source)
    return {**captures, "import.module": [Spelled(star, "::".join(words))]} if words else None


def declared(captures: Captures, source: bytes) -> Captures | None:
    """A module that is declared in the arguments of a macro that stands where items do."""
    (name,) = captures["import.alias"]
    before = name.prev_sibling.prev_sibling
    is_placed = before is not None and b"path" in source[before.start_byte : before.end_byte]
    if before is not None and before.type == "token_tree":
        before = before.prev_sibling
    node = name.parent
    while node.type == "token_tree":
        node = node.parent
    if node.type != "macro_invocation" or node.parent.type not in _HAVE_ITEMS:
        return None
    words = ["self", *_modules_around(node, source), _text(name, source)]
    module = _NOWHERE if is_placed else "::".join(words)
    captures = {**captures, "import.module": [Spelled(name, module)]}
    is_given_on = before is not None and before.type == "pub"
    return captures if is_given_on else {**captures, "import.own": [name]}


def placed(captures: Captures, source: bytes) -> Captures | None:
    """A module whose attribute names the file that it is, which the attribute need not have."""
    (named,) = captures["import.module"]
    item = named.parent
    while item is not None and item.type != "attribute_item":
        item = item.parent
    while item is not None and item.type in _BEFORE_ITEMS:
        item = item.next_named_sibling
    if item is None or item.type != "mod_item":
        return None
    path = _text(named, source)
    if named.type == "token_tree" and not _PATH.search(path):
        return None
    is_known = named.type != "token_tree" and item.parent.type == "source_file"
    module = f"./{path}" if is_known else _NOWHERE
    return {
        "import.module": [Spelled(named, module)],
        "import.alias": [item.child_by_field_name("name")],
        "import.own": [named],
    }


def _modules_around(node: Any, source: bytes) -> list[str]:
    """The modules of a file that a node is in, outermost first."""
    modules: list[str] = []
    while node is not None:
        if node.type == "mod_item":
            modules.insert(0, _text(node.child_by_field_name("name"), source))
        node = node.parent
    return modules


def taken_apart(captures: Captures, _source: bytes) -> list[Captures]:
    """The names that a pattern binds to parts of what it takes apart, each with its part."""
    pattern = captures["local"][0]
    number, found = 0, []
    for child in pattern.children[1:]:
        number += child.type == ","
        if child.type == "remaining_field_pattern":
            break
        part: Any = number
        if child.type == "field_pattern":
            part = _bound_by(child.child_by_field_name("name"))
            child = child.child_by_field_name("pattern") or part
            part = part.text.decode()
        name = _bound_by(child)
        if name is not None:
            found.append({**captures, "local": [name], "local.key": [Spelled(name, f"#{part}")]})
    return found


def _bound_by(pattern: Any) -> Any:
    """The name that a pattern is, but for words before it."""
    while pattern.type in ("ref_pattern", "mut_pattern"):
        pattern = pattern.named_child(pattern.named_child_count - 1)
    return pattern if pattern.type in _BOUND else None


def without_else(captures: Captures, _source: bytes) -> Captures:
    """An `if` up to its `else`."""
    follows = captures["block"][0]
    return {"block": [Stretch(follows.parent, follows, follows.parent)]}


def not_negative(captures: Captures, _source: bytes) -> Captures | None:
    """An `impl` of a trait; `impl !Send for T` says that the type has it not."""
    trait = captures["decorated"][0].child_by_field_name("trait")
    return None if trait.prev_sibling.type == "!" else captures


def attributed(captures: Captures, _source: bytes) -> Captures | None:
    """An attribute, with the item behind it."""
    node = captures["decorator"][0].parent.parent.next_named_sibling
    while node is not None and node.type in _BEFORE_ITEMS:
        node = node.next_named_sibling
    return {**captures, "decorated": [node]} if node is not None else None


def token_call(captures: Captures, source: bytes) -> Captures | None:
    """What may be called in a macro's arguments, by the tokens before a list in brackets.

    The macros of the standard library take expressions, and so what they take are calls; but
    what closures and arms in there bind is not known.
    """
    arguments = captures["call"][0]
    is_certain = _takes_expressions(arguments, source)
    called = _called(arguments, source, Chain if is_certain else Doubtful)
    if called is None or _is_in_attribute(arguments):
        return None
    return {**captures, "call": [called]}


def _is_in_attribute(tree: Any) -> bool:
    """Whether a list of tokens is part of an attribute: what looks like a call there is none."""
    while tree.type == "token_tree":
        before = tree.prev_sibling
        if before is not None and before.type == "#":
            return True
        tree = tree.parent
    return bool(tree.type == "attribute")


def _called(arguments: Any, source: bytes, piece: type[Chain]) -> Chain | None:
    last = arguments.prev_sibling
    if last is None:
        return None
    if last.type == "!":
        name = last.prev_sibling
        first = _chained(name) if name is not None and name.type == "identifier" else None
        is_rule = first is None or _text(first, source) == "macro_rules"
        return None if is_rule else piece(first, last, "macro_invocation", macro=Chain(first, name))
    if source[arguments.start_byte : arguments.start_byte + 1] != b"(":
        return None
    if last.type in (">", ">>"):
        last = _before_types(last)
    is_name = last is not None and last.type == "identifier"
    return _expression(last, source, piece) if is_name else None


def _before_types(end: Any) -> Any:
    """The name that type arguments stand behind: `parse` of `parse::<u8>`."""
    depth, node = 0, end
    for _ in range(_MOST_TOKENS):
        if node is None:
            return None
        depth += {"<": -1, "<<": -2, ">": 1, ">>": 2}.get(node.type, 0)
        if depth == 0:
            colons = node.prev_sibling
            return colons.prev_sibling if colons is not None and colons.type == "::" else None
        node = node.prev_sibling
    return None


def _expression(
    last: Any, source: bytes, piece: type[Chain] = Chain, depth: int = 0
) -> Chain | None:
    """The expression that ends with a token, by the tokens before it; None where it is a
    declaration or the like."""
    before = last.prev_sibling
    if depth > _DEEPEST or before is None:
        return piece(last, last) if last.type in _CHAINED else Chain(last, last, _UNKNOWN)
    if last.type == "?":
        held = _expression(before, source, Chain, depth + 1)
        return held and piece(held, last, "try_expression", held=held)
    if last.type == "token_tree":
        if before.type != "identifier" or source[last.start_byte : last.start_byte + 1] != b"(":
            return Chain(last, last, _UNKNOWN)
        function = _expression(before, source, Chain, depth + 1)
        return function and piece(function, last, "call_expression", function=function)
    if last.type not in _CHAINED and last.type != "await":
        return Chain(last, last, _UNKNOWN)
    first = _chained(last)
    if first is not None:
        return None if _declares(first, source) else piece(first, last)
    if before.type != ".":
        return Chain(last, last, _UNKNOWN)
    value = _expression(before.prev_sibling, source, Chain, depth + 1)
    if value is None:
        return None
    if last.type == "await":
        return piece(value, last, "await_expression", held=value)
    return piece(value, last, "field_expression", value=value, field=last)


def token_values(captures: Captures, source: bytes) -> list[Captures] | None:
    """The names of constants, variants and types in the arguments of a macro that takes
    expressions."""
    tree = captures["value"][0]
    start, end = tree.start_byte, tree.end_byte
    if not _takes_expressions(tree, source):
        return None
    found = _CAPITALS.finditer(source, start, end)
    return [{**captures, "value": [Place(*one.span(2))]} for one in found if one[2]]


def _chained(last: Any) -> Any:
    """The first of the names that a chain of tokens ends with; None where something else is in
    it."""
    first = last
    while (dot := first.prev_sibling) is not None and dot.type in (".", "::"):
        before = dot.prev_sibling
        if before is None or before.type not in _CHAINED:
            return None
        first = before
    return first if last.type != "await" else None


def _declares(first: Any, source: bytes) -> bool:
    """Whether what stands before a chain says that it is no expression."""
    before = first.prev_sibling
    if before is not None and before.type == "!":
        rule = before.prev_sibling
        return rule is not None and _text(rule, source) == "macro_rules"
    return before is not None and before.type in _DECLARE


def _takes_expressions(tree: Any, source: bytes) -> bool:
    """Whether a list of tokens is in the arguments of a macro that is known to take expressions,
    where nothing binds names."""
    while tree is not None and tree.type == "token_tree":
        outermost, tree = tree, tree.parent
    if tree is None or tree.type != "macro_invocation":
        return False
    name = _text(tree.child_by_field_name("macro"), source)
    return name in _STANDARD and _binds_nothing(source, outermost.start_byte, outermost.end_byte)


@lru_cache(maxsize=8)  # asked for each name in there
def _binds_nothing(source: bytes, start: int, end: int) -> bool:
    text = source[start:end].replace(b"||", b"")
    return not any(word in text for word in (b"|", b"=>", b"let "))


def _path(node: Any, source: bytes) -> list[str]:
    return [word.strip() for word in _text(node, source).split("::")]


def _text(node: Any, source: bytes) -> str:
    return source[node.start_byte : node.end_byte].decode("utf-8", "replace")


def _from_file(words: list[str], modules: list[str]) -> list[str]:
    """A path of an inline module, given the modules around it, as a path of the file's module."""
    if not modules or words[:1] == ["crate"]:
        return words
    around = list(modules)
    while words[:1] in (["self"], ["super"]) and around:
        if words[0] == "super":
            around.pop()
        words = words[1:]
        if words[:1] != ["super"]:
            return ["self", *around, *words]
    return words if words[:1] == ["super"] else ["", *words]


def module_finder(paths: Iterable[str], root: str) -> Callable[[str, str], str | None]:
    """A function that finds the file of a module, given the importing file and the path in it."""
    return _Crates(paths, root).find


class _Crates:
    """Which file is which module of which crate, as far as their names tell."""

    def __init__(self, paths: Iterable[str], root: str) -> None:
        self.known = set(paths)
        self.root = root
        self.declared = cache(self._declared)

    def find(self, importer: str, module: str) -> str | None:
        """The file of a module that a file names by a path."""
        if module.startswith("./"):
            found = posixpath.normpath(posixpath.join(_directory(importer), module))
            return found if found in self.known else None
        first, *words = module.split("::")
        if first == "crate":
            root = self.crate(importer)
            return self._inside(_directory(root), words) if root and words else root
        if first not in ("self", "super"):
            return self._inside(self._modules(importer), [first, *words]) if first else None
        up = int(first == "super")
        while words and words[0] in ("self", "super"):
            up += words[0] == "super"
            words = words[1:]
        if not up:
            return self._inside(self._modules(importer), words) if words else importer
        return None if self._is_root(importer) else self._above(importer, up, words)

    def _above(self, importer: str, up: int, words: list[str]) -> str | None:
        parts = self._modules(importer).split("/")
        if up > len(parts):
            return None
        directory = "/".join(parts[:-up])
        if words:
            return self._inside(directory, words)
        root = self.crate(importer)
        return root if root and _directory(root) == directory else self._file(directory)

    def _inside(self, directory: str, words: list[str]) -> str | None:
        return self._file("/".join([directory, *words] if directory else words))

    def _file(self, inside: str) -> str | None:
        prefix = f"{inside}/" if inside else ""
        candidates = [f"{inside}.rs", f"{prefix}mod.rs", f"{prefix}lib.rs", f"{prefix}main.rs"]
        found = [path for path in candidates if path in self.known]
        return found[0] if len(found) == 1 else None

    def _modules(self, path: str) -> str:
        """The directory in which the submodules of a file's module stand."""
        if self._is_root(path) or path.rpartition("/")[2] == "mod.rs":
            return _directory(path)
        return path.removesuffix(".rs")

    def _is_root(self, path: str) -> bool:
        name = path.rpartition("/")[2]
        return name in _ROOTS or (name != "mod.rs" and self._has_targets(_directory(path)))

    def _has_targets(self, directory: str) -> bool:
        """Whether each file in a directory is a crate: of a program, a test, an example."""
        own = (f"{directory}.rs", f"{directory}/mod.rs", *(f"{directory}/{one}" for one in _ROOTS))
        return directory.rpartition("/")[2] in _TARGETS and self.known.isdisjoint(own)

    def crate(self, importer: str) -> str | None:
        """The root file of a file's crate, if there is just one candidate."""
        if self._is_root(importer):
            return importer
        directory = _directory(importer)
        while True:
            inside = f"{directory}/" if directory else ""
            roots = [f"{inside}{name}" for name in _ROOTS if f"{inside}{name}" in self.known]
            if len(roots) > 1:  # a library and a program: that which declares the module
                top = importer.removeprefix(inside).removesuffix(".rs").partition("/")[0]
                roots = [one for one in roots if top in self.declared(one)]
            if roots or not directory or self._has_targets(directory):
                return roots[0] if len(roots) == 1 else None
            directory = _directory(directory)

    def _declared(self, path: str) -> frozenset[str]:
        """The modules that a root file declares."""
        try:
            text = Path(self.root, path).read_text(encoding="utf-8", errors="replace")
        except OSError:
            return frozenset()
        return frozenset(_DECLARED.findall(text))


def _directory(path: str) -> str:
    return path.rpartition("/")[0]
