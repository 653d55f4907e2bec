"""Signatures taken apart: name, parameters, types, and the symbols the types refer to.

Implements "Signatures" in docs/format.md: the forms are the rule `signature` of grammar/skt.lark,
and the terminals used here are the grammar's. A property test holds the two together.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
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


_LONG: Final = 10_000


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
    if "(" not in signature:
        if ": " not in signature and " -> " not in signature:
            return signature
        found = pattern(_FLAT_VALUE).match(signature)
    else:
        found = pattern(_FLAT_CALL).match(signature) or pattern(_FLAT_VALUE).match(signature)
    if found:
        return found[1]
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
    if pattern(_BALANCED).match(text):
        return True
    if not _QUOTES.search(text):
        text = "".join(_BRACKETS.findall(text))  # long runs, taken at once
    try:
        place, stack = 0, _Stack("([{", _UNANGLED)
        while place < len(text):
            place = stack.pass_over(text, place)
    except _Misfit:
        return False
    return not stack.closers


def _counts_differ(text: str) -> bool:
    """Whether brackets cannot balance, as counting tells where there are no quotes."""
    return not _QUOTES.search(text) and any(
        text.count(opener) != text.count(closer) for opener, closer in ("()", "[]", "{}")
    )


_BRACKETS: Final = re.compile(r"[()\[\]{}]+")
_QUOTES: Final = re.compile("[\"'`]")
_MARKS: Final = re.compile(r"[()\[\]{}\"'`]")

# Text in brackets as the grammar has it, with groups in it that have none themselves: what patterns
# can take at once. Deeper groups are counted, with a stack. Nothing is given back once taken, so no
# text makes a pattern slow.
_INSIDE: Final = "{BRACKET_PIECE}|{STRING_LITERAL}"
_GROUP: Final = (
    rf"(?:\((?:{_INSIDE})*+\)|\[(?:{_INSIDE})*+\]|\{{(?:{_INSIDE})*+\}}|<(?:{_INSIDE})*+>)"
)
_FLAT: Final = f"{_INSIDE}|{_GROUP}"
# Angle brackets need not balance: they may be operators.
_UNANGLED: Final = f"{_FLAT}|[<>]"
_BALANCED: Final = rf"(?:{_UNANGLED})*+\Z"


@cache
def _run(piece: str) -> str:
    return f"(?:{{{piece}}}|{{STRING_LITERAL}}|{_GROUP})++"


_PARAMETER: Final = (
    f"({_run('PARAMETER_PIECE')})(?:: ({_run('TYPE_PIECE')}))?+"
    f"(?:{{_ASSIGN}}({_run('DEFAULT_PIECE')}))?+"
)
_PARAMETER_AND_END: Final = _PARAMETER + r"(?:(?>{_COMMA})|(\)))"
_FLAT_PARAMETER: Final = (
    f"{_run('PARAMETER_PIECE')}(?:: {_run('TYPE_PIECE')})?+(?:{{_ASSIGN}}{_run('DEFAULT_PIECE')})?+"
)
_FLAT_CALL: Final = (
    rf"({{SIGNATURE_NAME}})\((?:{_FLAT_PARAMETER}(?:(?>{{_COMMA}})(?!\))|(?=\))))*+\)"
    rf"(?: -> {_run('BRACKET_PIECE')})?+\Z"
)

# Anything else with a type.
_FLAT_VALUE: Final = rf"((?>{{SIGNATURE_NAME}})): {_run('BRACKET_PIECE')}\Z"


def _take_apart(signature: str) -> _Parts:
    head = pattern("{SIGNATURE_NAME}").match(signature)
    if not head or (len(signature) > _LONG and _counts_differ(signature[head.end() :])):
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
    parts.type = _read(signature, place + len(separator), "BRACKET_PIECE")
    if parts.type.stop != len(signature):
        raise _Misfit
    return parts


def _read_parameters(
    signature: str, place: int, parameters: list[tuple[slice, slice | None, slice | None]]
) -> int:
    """Read a parameter list from behind its parenthesis to behind the closing one."""
    if signature.startswith(")", place):
        return place + 1
    one = pattern(_PARAMETER_AND_END)
    while True:
        found = one.match(signature, place)
        if found:
            parameters.append((_slice(found, 1), _part(found, 2), _part(found, 3)))
            place, at_end = found.end(), found[4] is not None
        else:
            place, at_end = _read_parameter(signature, place, parameters)
        if at_end:
            return place


def _slice(found: re.Match[str], group: int) -> slice:
    return slice(found.start(group), found.end(group))


def _part(found: re.Match[str], group: int) -> slice | None:
    return _slice(found, group) if found[group] is not None else None


def _read_parameter(
    signature: str, place: int, parameters: list[tuple[slice, slice | None, slice | None]]
) -> tuple[int, bool]:
    """Read one parameter and what follows it: where that ends, and whether the list does."""
    name = _read(signature, place, "PARAMETER_PIECE")
    type_ = default = None
    place = name.stop
    if signature.startswith(": ", place):
        type_ = _read(signature, place + 2, "TYPE_PIECE")
        place = type_.stop
    if pattern("{_ASSIGN}").match(signature, place):
        default = _read(signature, place + 1, "DEFAULT_PIECE")
        place = default.stop
    parameters.append((name, type_, default))
    behind = pattern(r"{_COMMA}|(\))").match(signature, place)
    if not behind:
        raise _Misfit
    return behind.end(), behind[1] is not None


def _read(signature: str, start: int, text: str) -> slice:
    """Read text, strings and bracket groups as far as they go; there must be something."""
    one = pattern(_run(text))
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
    stack = _Stack("([{<", _FLAT)
    stack.closers.append(_CLOSERS[signature[place]])
    place += 1
    while stack.closers:
        if place == len(signature):
            raise _Misfit
        place = stack.pass_over(signature, place)
    return place


class _Stack:
    """Open brackets, innermost last. Runs of them are taken at once: a line may hold no more."""

    def __init__(self, openers: str, inside: str) -> None:
        self.closers: list[str] = []
        self._next = _next_brackets(openers, inside)

    def pass_over(self, text: str, place: int) -> int:
        """Pass over text and the brackets behind it, and count these; stop where none is open.

        Raises _Misfit where a bracket closes what is not open.
        """
        found = self._next(text, place)
        if not found:
            raise _Misfit
        opened, closed = found[1], found[2]
        if opened:
            self.closers.extend(opened.translate(_CLOSERS_OF))
        elif closed:
            count = min(len(closed), len(self.closers))
            if not count or self.closers[: -count - 1 : -1] != list(closed[:count]):
                raise _Misfit
            del self.closers[-count:]
            return found.start(2) + count
        return found.end()


@cache
def _next_brackets(openers: str, inside: str) -> Callable[[str, int], re.Match[str] | None]:
    opening = "".join(map(re.escape, openers))
    closing = "".join(re.escape(_CLOSERS[opener]) for opener in openers)
    # The last opener of a run is left: with what follows it may be a flat group.
    brackets = rf"(?:([{opening}]+(?=[{opening}])|[{opening}])|([{closing}]+)|\Z)"
    return pattern(f"(?:{inside})*+{brackets}").match


_CLOSERS_OF: Final = str.maketrans(_CLOSERS)


def _type_slices(parts: _Parts) -> Iterator[slice]:
    for _, type_, _ in parts.parameters or ():
        if type_ is not None:
            yield type_
    if parts.type is not None:
        yield parts.type


def _references(signature: str, part: slice) -> Iterator[re.Match[str]]:
    found = pattern("{STRING_LITERAL}|({REFERENCE})").finditer(signature, part.start, part.stop)
    return (m for m in found if m[1])
