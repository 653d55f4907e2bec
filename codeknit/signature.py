"""Signatures taken apart: name, parameters, types, and the symbols the types refer to.

Implements "Signatures" in docs/format.md: the forms are the rule `signature` of grammar/skt.lark,
and the terminals used here are the grammar's. A property test holds the two together.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from codeknit.grammar import pattern

_CLOSERS: Final = {"(": ")", "[": "]", "{": "}", "<": ">"}


class Parameter(msgspec.Struct, frozen=True):
    """One parameter. ``name`` keeps the language's marks (``*args``, ``x?``)."""

    name: str
    type: str | None = None
    default: str | None = None


class ParsedSignature(msgspec.Struct, frozen=True):
    """A signature in parts.

    ``parameters`` is None for what is no callable. ``type`` is the stated type of a value or the
    return type of a callable. ``references`` are the numbers of the symbols its types refer to,
    in order. ``opaque``: the text fits none of the forms, and ``name`` is all of it.
    """

    name: str
    parameters: tuple[Parameter, ...] | None = None
    type: str | None = None
    references: tuple[int, ...] = ()
    opaque: bool = False


class _Parts(msgspec.Struct, gc=False):
    """Where the parts of a signature are: slices of its text."""

    name: str
    parameters: list[tuple[slice, slice | None, slice | None]] | None = None
    type: slice | None = None


class _Misfit(Exception):
    """The text fits none of the forms."""


def parse_signature(signature: str) -> ParsedSignature:
    """Take a signature apart."""
    try:
        parts = _take_apart(signature)
    except _Misfit:
        return ParsedSignature(signature, opaque=True)
    parameters = parts.parameters
    return ParsedSignature(
        name=parts.name,
        parameters=None
        if parameters is None
        else tuple(
            Parameter(
                signature[name].strip(),
                None if type_ is None else signature[type_].strip(),
                None if default is None else signature[default].strip(),
            )
            for name, type_, default in parameters
        ),
        type=None if parts.type is None else signature[parts.type].strip(),
        references=tuple(
            int(m[0][1:]) for part in _type_slices(parts) for m in _references(signature, part)
        ),
    )


def signature_name(signature: str) -> str:
    """The name the rules read out of a signature: all of it where it fits none of the forms."""
    found = pattern(_SIMPLE).match(signature)
    if found:
        return found[1]
    if "(" not in signature and ": " not in signature:
        return signature
    try:
        return _take_apart(signature).name
    except _Misfit:
        return signature


def references(signature: str) -> list[int]:
    """The numbers of the symbols that the types of a signature refer to."""
    return [int(m[0][1:]) for m in reference_matches(signature)]


def reference_matches(signature: str) -> Iterator[re.Match[str]]:
    """The references in a signature as matches, in order."""
    if not pattern("{REFERENCE}").search(signature):
        return
    try:
        parts = _take_apart(signature)
    except _Misfit:
        return
    for part in _type_slices(parts):
        yield from _references(signature, part)


def expand_references(signature: str, name_of: Callable[[int], str | None]) -> str:
    """The signature with each reference replaced by the name `name_of` gives for its number.

    A reference it has no name for stays. Escaped look-alikes (``\\S3``) lose their backslash.
    """
    try:
        parts = _take_apart(signature)
    except _Misfit:
        return signature
    pieces: list[str] = []
    done = 0
    both = pattern("{STRING_LITERAL}|({REFERENCE})|({ESCAPED_LOOKALIKE})")
    for part in _type_slices(parts):
        for found in both.finditer(signature, part.start, part.stop):
            if found[2]:
                text = found[2][1:]
            elif found[1]:
                text = name_of(int(found[1][1:])) or found[1]
            else:
                continue
            pieces += signature[done : found.start()], text
            done = found.end()
    return "".join(pieces) + signature[done:]


def is_balanced(text: str) -> bool:
    """Whether round, square and curly brackets and quotes balance in a signature."""
    if not _MARKS.search(text):
        return True
    inside = pattern("{BRACKET_TEXT}|{STRING_LITERAL}|[<>]")
    stack: list[str] = []
    place = 0
    while place < len(text):
        found = inside.match(text, place)
        if found:
            place = found.end()
            continue
        mark = text[place]
        if mark in "([{":
            stack.append(_CLOSERS[mark])
        elif not stack or stack.pop() != mark:
            return False
        place += 1
    return not stack


_MARKS: Final = re.compile(r"[()\[\]{}\"'`]")

# Most signatures have no brackets but one parameter list, or only flat ones in it: they fit, and
# their name can be had with one match. No gaps between separators: those are for the full rule.
_PLAIN: Final = r"""[^()\[\]{}<>"'`\x00-\x1f]"""
_SIMPLE: Final = (
    r"(?!.*(?:[,(:=] *,|[,:=] *\)|: *=))({SIGNATURE_NAME})"
    rf"\((?:{_PLAIN}|\[{_PLAIN}*\])*\)(?: -> (?:{_PLAIN}|\[{_PLAIN}*\])+)?\Z"
)


def _take_apart(signature: str) -> _Parts:
    head = pattern("{SIGNATURE_NAME}").match(signature)
    if not head:
        raise _Misfit
    place = head.end()
    parts = _Parts(head[0])
    if place == len(signature):
        return parts
    if signature[place] == "(":
        parts.parameters = []
        place = _read_parameters(signature, place + 1, parts.parameters)
        if place == len(signature):
            return parts
        separator = " -> "
    else:
        separator = ": "
    if not signature.startswith(separator, place):
        raise _Misfit
    parts.type = _read(signature, place + len(separator), "BRACKET_TEXT")
    if parts.type.stop != len(signature):
        raise _Misfit
    return parts


def _read_parameters(
    signature: str, place: int, parameters: list[tuple[slice, slice | None, slice | None]]
) -> int:
    """Read a parameter list from behind its parenthesis to behind the closing one."""
    if signature.startswith(")", place):
        return place + 1
    comma = pattern("{_COMMA}")
    while True:
        name = _read(signature, place, "PARAMETER_TEXT")
        type_ = default = None
        place = name.stop
        if signature.startswith(": ", place):
            type_ = _read(signature, place + 2, "TYPE_TEXT")
            place = type_.stop
        if pattern("{_ASSIGN}").match(signature, place):
            default = _read(signature, place + 1, "DEFAULT_TEXT")
            place = default.stop
        parameters.append((name, type_, default))
        if signature.startswith(")", place):
            return place + 1
        separator = comma.match(signature, place)
        if not separator:
            raise _Misfit
        place = separator.end()


def _read(signature: str, start: int, text: str) -> slice:
    """Read text, strings and bracket groups as far as they go; there must be something."""
    one = pattern(f"(?:{{{text}}}|{{STRING_LITERAL}})+")
    place = start
    while True:
        found = one.match(signature, place)
        if found:
            place = found.end()
        if place < len(signature) and signature[place] in _CLOSERS:
            place = _skip_group(signature, place)
        elif not found:
            break
    if place == start:
        raise _Misfit
    return slice(start, place)


def _skip_group(signature: str, place: int) -> int:
    """The place behind the bracket group that opens here."""
    inside = pattern("(?:{BRACKET_TEXT}|{STRING_LITERAL})+")
    stack: list[str] = []
    while True:
        mark = signature[place : place + 1]
        if mark in _CLOSERS:
            stack.append(_CLOSERS[mark])
        elif not mark or mark != stack.pop():
            raise _Misfit
        place += 1
        if not stack:
            return place
        found = inside.match(signature, place)
        if found:
            place = found.end()


def _type_slices(parts: _Parts) -> Iterator[slice]:
    for _, type_, _ in parts.parameters or ():
        if type_ is not None:
            yield type_
    if parts.type is not None:
        yield parts.type


def _references(signature: str, part: slice) -> Iterator[re.Match[str]]:
    found = pattern("{STRING_LITERAL}|({REFERENCE})").finditer(signature, part.start, part.stop)
    return (m for m in found if m[1])
