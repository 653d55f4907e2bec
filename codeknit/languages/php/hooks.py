"""What PHP's queries and grammar cannot say.

Marks in front of parameters, imports in groups, and words that are keywords only elsewhere.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from codeknit.languages.pieces import Spelled, Stretch

Captures = dict[str, list[Any]]

_KEY_IN_STRING: Final = re.compile(rb"\$\w+\[[a-z]+\]")
#: ``__DIR__ . '/name'``, ``dirname(__DIR__) . '/name'`` or ``'name'``.
_INCLUDED: Final = re.compile(
    r"""\(?\s*(?:((?:dirname\(\s*)*(?:__DIR__|__FILE__)\s*\)*)\s*\.\s*(["'])(/[^"'$]+)\2"""
    r"""|(["'])([^"'$]+)\4)\s*\)?"""
)
_PLACE_IN_STRING: Final = re.compile(rb"(\$\w+|\])\{([\w$+\-* ()]+)\}")
_MARKS: Final = {"function": "(", "const": "#"}
_UP: Final = re.compile(r"dirname")
#: At the start of a statement, not in a comment or a string.
_HALT: Final = re.compile(
    rb"^(?:[^\n'\"#/*]*[;}])?[ \t]*__halt_compiler\s*\(\s*\)\s*;", re.MULTILINE
)
_NOT_LAYOUT: Final = re.compile(rb"[^\s]")
_CALLED_READONLY: Final = re.compile(rb"\breadonly(?=\()|(?<=function )readonly\b")
#: A parameter that this word alone promotes. `public` is as long as what `promoted` looks for.
_PROMOTING: Final = re.compile(rb"(?<=[(,])(\s*)readonly(?=\s+[?\w\\(][^$;{}]*\$)")
_PROMOTES: Final = b"readonly"[: len(b"public")]


def prepare(source: bytes) -> bytes:
    """The source without what stands behind ``__halt_compiler();``: that is no PHP, but data."""
    found = _HALT.search(source) if b"__halt_compiler" in source else None
    if found is None:
        return source
    return source[: found.end()] + _NOT_LAYOUT.sub(b" ", source[found.end() :])


def repair(source: bytes) -> bytes:
    """The source with words spoiled that the grammar takes for keywords where they are none:
    keys in strings (``"$frame[class]"``) and a function called ``readonly``; and with ``public``
    where ``readonly`` alone promotes a parameter, which the grammar does not know. Braces around
    the place in a string (``$text{0}``, before PHP 8) become brackets."""
    source = _PLACE_IN_STRING.sub(rb"\1[\2]", prepare(source))
    source = _KEY_IN_STRING.sub(lambda found: found[0].replace(b"[", b"[_")[:-2] + b"]", source)
    source = _PROMOTING.sub(rb"\1public  ", source)
    return _CALLED_READONLY.sub(b"_eadonly", source)


def marked_parameter(captures: Captures, _source: bytes) -> Captures:
    """Take ``&`` and ``...`` into the name."""
    marks = captures.get("_mark")
    if not marks:
        return captures
    (name,) = captures["param.name"]
    return {**captures, "param.name": [Stretch(marks[0], name, name.parent)]}


def promoted(captures: Captures, source: bytes) -> Captures:
    """A parameter that is promoted, with the ``readonly`` that alone does that."""
    return _given_back(captures, "param.modifier", source)


def promoting(captures: Captures, source: bytes) -> list[Captures]:
    """What states the properties of such a parameter."""
    return [_given_back(captures, "modifier", source)]


def _given_back(captures: Captures, key: str, source: bytes) -> Captures:
    nodes = captures.get(key, [])
    if all(source[node.start_byte : node.end_byte] != _PROMOTES for node in nodes):
        return captures
    return {**captures, key: [Spelled(node, "readonly") for node in nodes]}


def grouped_import(captures: Captures, source: bytes) -> Captures:
    """Put the prefix of a group before the names in it."""
    (prefix,), (module,) = captures["_prefix"], captures["import.module"]
    words = [source[node.start_byte : node.end_byte].decode() for node in (prefix, module)]
    return {**captures, "import.module": [Spelled(module, "\\".join(words))]}


def named_import(captures: Captures, source: bytes) -> Captures:
    """An import of functions or constants: these have names of their own, with a mark behind
    them, so that no class is hidden by them."""
    (kind,), (module,) = captures["_type"], captures["import.module"]
    mark = _MARKS[_text(kind, source)]
    group = module.parent.parent
    prefix = group.prev_named_sibling if group.type == "namespace_use_group" else None
    name = _text(module, source)
    if prefix is not None:
        name = f"{_text(prefix, source)}\\{name}"
    alias = captures.get("import.alias", [module])[0]
    bound = _text(alias, source).rpartition("\\")[2]
    return {
        "import.module": [Spelled(module, f"{name}{mark}")],
        "import.alias": [Spelled(alias, f"{bound}{mark}")],
    }


def plain_import(captures: Captures, _source: bytes) -> Captures | None:
    """Keep an import of a class. What the first of several names in a list is, all are."""
    first = captures["import.module"][0].parent
    while first.prev_named_sibling is not None:
        first = first.prev_named_sibling
    return captures if first.child_by_field_name("type") is None else None


def anonymous_base(captures: Captures, _source: bytes) -> Captures:
    """What a class without a name extends. Where it uses traits, or extends nothing, the word
    ``class`` stands for it, which is no type."""
    (body,) = captures["decorated"]
    base = next((one for one in body.parent.named_children if one.type == "base_clause"), None)
    mixed = any(one.type == "use_declaration" for one in body.named_children)
    return captures if base is None or mixed else {**captures, "inherits": [base.named_child(0)]}


def given(captures: Captures, _source: bytes) -> Captures:
    """A callable, with the list of arguments that it stands in. Few do, so that this is cheaper
    than to look into all lists."""
    argument = captures["value"][0].parent
    if argument is None or argument.type != "argument":
        return captures
    key = argument.child_by_field_name("name")
    found = {**captures, "given": [argument.parent]}
    return found if key is None else {**found, "given.key": [key]}


def _text(node: Any, source: bytes) -> str:
    return source[node.start_byte : node.end_byte].decode("utf-8", "replace")


def module_finder(paths: Iterable[str], _root: str) -> Callable[[str, str], str | None]:
    """A function that finds an included file: one named by its path from the file that includes
    it, behind ``__DIR__`` or alone."""
    known = frozenset(paths)

    def find(importer: str, module: str) -> str | None:
        found = _INCLUDED.fullmatch(module)
        if found is None:
            return None
        directory, beside = importer.rpartition("/")[0], found[3] or found[5] or ""
        up = len(_UP.findall(found[1] or ""))
        for _ in range(up):
            directory = directory.rpartition("/")[0]
        path = posixpath.normpath(f"{directory}/{beside}".lstrip("/"))
        return path if path in known else None

    return find
