"""What Go's queries and grammar cannot say.

Which literal a variable is bound to, where a package is, and what is newer than the grammar.
"""

from __future__ import annotations

import ast
import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from codeknit.languages.pieces import Spelled

_LARGEST: Final = 1 << 20  # characters of a go.mod
_MODULE: Final = re.compile(r'^\s*module\s+(?:"([^"]+)"|(\S+))', re.MULTILINE)


# What an argument begins with that is a value; a type may begin with brackets and words as well.
_TYPES: Final = rb"(?!(?:chan|func|map|struct|interface)\b)"
_VALUE: Final = (
    rb"""["'`0-9!+^&-]|(?:true|false|nil)\s*\)"""
    rb"|(?:\[[^\]\n]*\])*" + _TYPES + rb"[\w.]+\s*(?:[({]|[-+/%<>=!&|])"
)
_BUILTIN_OF_VALUE: Final = re.compile(rb"\b(?:new|make)\((?=\s*(?:" + _VALUE + rb"))")
_METHOD_PARAMETERS: Final = re.compile(
    rb"""^func[ \t]*\([^()\n]*\)[ \t]*\w+[ \t]*(\[[^()\n]*?\])[ \t]*\(""", re.MULTILINE
)


def repair(source: bytes) -> bytes:
    """The source without what is newer than the grammar.

    ``new`` of a value (or ``make``, where that is a function of one's own) becomes a call of
    something else, and the type parameters of methods become spaces.
    """
    text = bytearray(source)
    for found in _BUILTIN_OF_VALUE.finditer(source):
        text[found.end() - 2] = ord("_")
    for found in _METHOD_PARAMETERS.finditer(source):
        text[found.start(1) : found.end(1)] = b" " * len(found[1])
    return bytes(text)


def bound_literal(captures: dict[str, list[Any]], _source: bytes) -> dict[str, list[Any]] | None:
    """Keep a match whose literal stands where its name stands: ``f, g = func() {}, func() {}``."""
    specification = captures["def.callable.function"][0]
    names = specification.children_by_field_name("name")
    values = captures["_literal"][0].parent.named_children
    literals = [value for value in values if value.type != "comment"]
    same = _position(names, captures["name"][0]) == _position(literals, captures["_literal"][0])
    return captures if same else None


def repeated(captures: dict[str, list[Any]], _source: bytes) -> dict[str, list[Any]] | None:
    """The names of the constants behind one, as long as they repeat it."""
    (first,) = captures["local"]
    of = first.parent
    behind = of.next_named_sibling
    if behind is None or behind.child_by_field_name("value") is not None:
        return None
    specifications = of.parent.named_children
    names: list[Any] = []
    for one in specifications[_position(specifications, of) + 1 :]:
        if one.child_by_field_name("value") is not None:
            break
        names += one.children_by_field_name("name")
    return {**captures, "local": names} if names else None


def not_instantiated(captures: dict[str, list[Any]], _source: bytes) -> dict[str, list[Any]] | None:
    """What is indexed, but for a generic function that is called with its type arguments."""
    indexed = captures["value"][0].parent
    call = indexed.parent
    is_called = call.type == "call_expression" and call.child_by_field_name("function") == indexed
    return None if is_called else captures


def unnamed_parameter(captures: dict[str, list[Any]], _source: bytes) -> dict[str, list[Any]]:
    """Take a type for a name where the last parameter has one: all have names, or none.

    The grammar takes the first names of a long group for types.
    """
    (of,), (parameters,) = captures["param.type"], captures["params"]
    declared = [one for one in parameters.named_children if one.type != "comment"]
    if declared[-1].child_by_field_name("name") is None:
        return captures
    group = of.parent.next_named_sibling
    while group is not None and group.child_by_field_name("name") is None:
        group = group.next_named_sibling
    stated = group.child_by_field_name("type") if group is not None else of
    return {**captures, "param.name": [of], "param.type": [stated]}


def unquoted_tag(captures: dict[str, list[Any]], source: bytes) -> list[dict[str, list[Any]]]:
    """Take the escapes out of a tag in quotes. Python's are the same."""
    (literal,) = captures["value.tag"]
    text = source[literal.start_byte : literal.end_byte].decode("utf-8", "replace")
    try:
        tag = str(ast.literal_eval(text))
    except (SyntaxError, ValueError):
        return [captures]
    return [{**captures, "value.tag": [Spelled(literal, tag)]}]


def _position(nodes: list[Any], node: Any) -> int:
    return next(index for index, one in enumerate(nodes) if one.id == node.id)


def module_finder(paths: Iterable[str], root: str) -> Callable[[str, str], str | None]:
    """A function that finds a file of the package with an import path.

    Import paths are those of the modules whose ``go.mod`` is in or above the tree. `paths` are
    those of the document, `root` the directory they are relative to.
    """
    return _Packages(paths, root).find


class _Packages:
    """Directories with Go files, and the modules they belong to."""

    def __init__(self, paths: Iterable[str], root: str) -> None:
        self.files: dict[str, str] = {}
        for path in sorted(paths, key=lambda path: (path.endswith("_test.go"), path)):
            if path.endswith(".go"):
                self.files.setdefault(_directory(path), path)
        self.above = _module_above(root)
        self.modules = {
            directory: name
            for directory in {around for place in self.files for around in _upwards(place)}
            if (name := _module_name(os.path.join(root, directory)))
        }
        names = Counter(self.modules.values())
        self.elsewhere = {name: at for at, name in self.modules.items() if names[name] == 1}

    def find(self, importer: str, package: str) -> str | None:
        """Look in the importer's own module, in what that vendors, then in the others."""
        own = next((at for at in _upwards(_directory(importer)) if at in self.modules), None)
        if own is not None:
            inside = _inside(self.modules[own], package)
            found = self._file(own, inside) or self._file(own, f"vendor/{package}")
            if found:
                return found
        elif self.above:
            name, below = self.above
            inside = _inside(name, package)
            if inside is not None and f"{inside}/".startswith(f"{below}/"):
                return self.files.get(inside[len(below) + 1 :])
        return self._elsewhere(package)

    def _elsewhere(self, package: str) -> str | None:
        for name in (*_upwards(package), "std"):
            if name in self.elsewhere:
                return self._file(self.elsewhere[name], _inside(name, package))
        return None

    def _file(self, module: str, inside: str | None) -> str | None:
        return None if inside is None else self.files.get(f"{module}/{inside}".strip("/"))


def _directory(path: str) -> str:
    return path.rpartition("/")[0]


def _upwards(path: str) -> Iterator[str]:
    """A path and those above it, up to the empty one."""
    while path:
        yield path
        path = path.rpartition("/")[0]
    yield ""


def _inside(module: str, package: str) -> str | None:
    """Where in a module a package is; None where it is not in it. The standard library's packages
    have no module in their path."""
    if module == "std":
        return package
    return package[len(module) + 1 :] if f"{package}/".startswith(f"{module}/") else None


def _module_name(directory: str) -> str:
    """What the ``go.mod`` of a directory calls its module; empty where there is none."""
    place = os.path.join(directory, "go.mod")
    if not os.path.isfile(place):  # a pipe would be waited for
        return ""
    try:
        with open(place, encoding="utf-8", errors="replace") as file:
            found = _MODULE.search(file.read(_LARGEST))
    except (OSError, UnicodeEncodeError):  # the locale may have no such characters
        return ""
    return (found[1] or found[2]) if found else ""


def _module_above(root: str) -> tuple[str, str] | None:
    """The module that the root itself is a directory of, and where in it."""
    below = ""
    directory = os.path.abspath(root)
    while True:
        directory, name = os.path.split(directory)
        if not name:
            return None
        below = f"{name}/{below}".rstrip("/")
        module = _module_name(directory)
        if module:
            return module, below
