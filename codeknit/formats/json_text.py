"""JSON text: parsing it, and where in it things stand.

Positions are looked for only once something is wrong, in one pass over the text for all of them.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from json.decoder import scanstring  # type: ignore[attr-defined]
from typing import Any, Final, NamedTuple, TypeAlias

#: The way to a value: keys of objects, indices of arrays.
Pointer: TypeAlias = tuple[str | int, ...]

#: No document nests deeper; nothing deeper is looked into.
MAX_DEPTH: Final = 32

_SPACE: Final = re.compile(r"[ \t\r\n]*")
_STRING: Final = r'"(?:[^"\\]++|\\.)*+"?'
_DEPTH_TOKEN: Final = re.compile(_STRING + r"|[\[{]|[\]}]", re.DOTALL)
_KEY_TOKEN: Final = re.compile(_STRING + r"|[\[\]{}:]", re.DOTALL)
_CONSTANT_TOKEN: Final = re.compile(_STRING + r"|-?Infinity|NaN", re.DOTALL)
_WORD: Final = re.compile(r'"(?:[^"\\\n]|\\.){0,20}"?|[\w.+-]{1,20}|.')
_SURROGATE: Final = re.compile("[\ud800-\udfff]")
_ESCAPED_SURROGATE: Final = re.compile(r"\\u[dD][89a-fA-F]")

_skip_value: Final = json.JSONDecoder(parse_int=float).scan_once  # type: ignore[attr-defined]

#: What the standard library's decoder says, and how we say it.
_EXPECTED: Final = {
    "Expecting value": "expected a value",
    "Expecting ',' delimiter": "expected ',' or the end of the object or array",
    "Expecting ':' delimiter": "expected ':' behind a key",
    "Expecting property name enclosed in double quotes": "expected a key in double quotes",
    "Illegal trailing comma before end of object": "expected another key behind ','",
    "Illegal trailing comma before end of array": "expected another value behind ','",
    "Extra data": "expected the end of the text behind the document",
}
_STRING_FAULTS: Final = {
    "Unterminated string starting at": "string without its closing quote",
    "Invalid control character at": "control character in a string: write it as an escape",
    "Invalid \\escape": "unknown escape in a string",
    "Invalid \\uXXXX escape": "expected four hexadecimal digits behind \\u",
}


class Fault(NamedTuple):
    """Something wrong between two offsets of a text."""

    start: int
    end: int
    message: str


class NotJson(Exception):
    """A text that is no JSON."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.message)
        self.fault = fault


class TooDeep(NotJson):
    """A text nested deeper than any document is."""


class ConstantFound(Exception):
    """NaN or an infinity, which Python's decoder takes and JSON has not."""


class KeyRepeated(Exception):
    """An object that states a key twice."""


class Parsed(NamedTuple):
    """The value of a text, and the keys its objects repeat."""

    value: Any
    repeated: list[Fault]


def parse(text: str) -> Parsed:
    """The value of a JSON text; of a key an object repeats, the last value.

    Raises NotJson, and TooDeep for one nested deeper than a parser goes.
    """
    repeats = False

    def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        nonlocal repeats
        result = dict(pairs)
        repeats = repeats or len(result) != len(pairs)
        return result

    try:
        value = json.loads(
            text, object_pairs_hook=members, parse_constant=refuse_constant, parse_int=integer
        )
    except json.JSONDecodeError as error:
        raise NotJson(describe(error, text)) from None
    except ConstantFound:
        raise NotJson(_find_constant(text)) from None
    except RecursionError:
        raise TooDeep(find_depth(text)) from None
    return Parsed(value, list(_repeated_keys(text)) if repeats else [])


def unrepeated(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The object with these members; raises KeyRepeated with a key that stands twice."""
    result = dict(pairs)
    if len(result) != len(pairs):
        keys = [key for key, _ in pairs]
        raise KeyRepeated(next(key for key in keys if keys.count(key) > 1))
    return result


def refuse_constant(constant: str) -> None:
    """Raises ConstantFound."""
    raise ConstantFound(constant)


def integer(digits: str) -> int | float:
    """Python refuses to convert thousands of digits; no number of a document has so many."""
    return int(digits) if len(digits) < 1000 else float("inf")


def describe(error: json.JSONDecodeError, text: str) -> Fault:
    """What is wrong, in plain words, and where."""
    reason = error.msg.removesuffix(": line")
    at = error.pos
    if reason in _STRING_FAULTS:
        return Fault(at, at + 1, f"not JSON: {_STRING_FAULTS[reason]}")
    expected = _EXPECTED.get(reason, "expected JSON")
    at = _space_end(text, at)
    found = _WORD.match(text, at)
    if found is None:
        return Fault(at, at + 1, f"not JSON: {expected}, found the end of the text")
    return Fault(at, found.end(), f"not JSON: {expected}, found {shown(found.group())}")


def shown(text: str, longest: int = 60) -> str:
    """A text as a message shows it: on one line, and not too long."""
    short = text if len(text) <= longest else text[: longest - 3] + "…"
    quoted = json.dumps(short, ensure_ascii=False)[1:-1].replace('\\"', '"')
    return "'" + _SURROGATE.sub("\N{REPLACEMENT CHARACTER}", quoted) + "'"


def _find_constant(text: str) -> Fault:
    for token in _CONSTANT_TOKEN.finditer(text):
        if not token.group().startswith('"'):
            message = f"not JSON: expected a value, found {shown(token.group())}"
            return Fault(token.start(), token.end(), message)
    raise AssertionError("no NaN or Infinity in the text")


def find_depth(text: str) -> Fault:
    """Where a text goes deeper than any document."""
    depth = 0
    for token in _DEPTH_TOKEN.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token.group(), 0)
        if depth > MAX_DEPTH:
            message = f"nested more than {MAX_DEPTH} deep; no document goes deeper than 4"
            return Fault(token.start(), token.end(), message)
    raise AssertionError("the text is not deep")


def is_deep(value: Any) -> bool:
    """Whether a value is nested deeper than any document."""
    level = [value]
    for _ in range(MAX_DEPTH):
        level = [inner for outer in level for inner in _inner(outer)]
        if not level:
            return False
    return True


def _inner(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _repeated_keys(text: str) -> Iterator[Fault]:
    """Every key that its object has already."""
    open_objects: list[set[str]] = []
    last: re.Match[str] | None = None
    for token in _KEY_TOKEN.finditer(text):
        mark = token.group()
        if mark in "[{":
            open_objects.append(set())
        elif mark in "]}":
            open_objects.pop()
        elif mark == ":" and last is not None:
            key = scanstring(text, last.start() + 1)[0]
            if key in open_objects[-1]:
                message = f"not JSON as RFC 8259 wants it: the key {shown(key)} stands twice"
                yield Fault(last.start(), last.end(), message + " in one object")
            open_objects[-1].add(key)
        last = token


def surrogates(text: str, value: Any) -> Iterator[Pointer]:
    """The strings that hold half of a surrogate pair, which no UTF-8 text can carry."""
    if not _ESCAPED_SURROGATE.search(text):
        return
    waiting: list[tuple[Pointer, Any]] = [((), value)]
    while waiting:
        pointer, inner = waiting.pop()
        if isinstance(inner, str) and _SURROGATE.search(inner):
            yield pointer
        elif isinstance(inner, dict):
            if any(map(_SURROGATE.search, inner)):
                yield pointer
            waiting += [((*pointer, key), item) for key, item in inner.items()]
        elif isinstance(inner, list):
            waiting += [((*pointer, index), item) for index, item in enumerate(inner)]


class Lines:
    """Turns offsets of a text into lines and columns."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._ends = [match.start() for match in re.finditer("\n", text)]

    def place(self, start: int, end: int) -> tuple[int, tuple[int, int]]:
        """Line, and column and end column in it, of what stands between two offsets.

        Both 1-based; what goes on over several lines ends with the first.
        """
        index = bisect_right(self._ends, start - 1)
        first = self._ends[index - 1] + 1 if index else 0
        last = self._ends[index] if index < len(self._ends) else len(self._text)
        column = start - first + 1
        return index + 1, (column, max(min(end, last) - first + 1, column + 1))


#: Looked for behind a pointer, this gives the place of the key and not of its value.
KEY: Final = -1

_Wanted: TypeAlias = dict[str | int, Any]


def locate(text: str, pointers: Iterable[Pointer]) -> dict[Pointer, tuple[int, int]]:
    """Start and end offset of the value behind each pointer.

    A pointer that ends in `KEY` asks for the key. One that leads nowhere gets no place.
    """
    wanted: _Wanted = {}
    for pointer in pointers:
        inner = wanted
        for part in pointer:
            inner = inner.setdefault(part, {})
    places: dict[Pointer, tuple[int, int]] = {}
    _walk(text, _space_end(text, 0), (), wanted, places)
    return places


def _walk(
    text: str, at: int, pointer: Pointer, wanted: _Wanted, places: dict[Pointer, tuple[int, int]]
) -> int:
    """Records the wanted places in the value that starts at an offset; gives where it ends."""
    end = at
    if wanted and text[at] == "{":
        end = _walk_object(text, at, pointer, wanted, places)
    elif wanted and text[at] == "[":
        end = _walk_array(text, at, pointer, wanted, places)
    else:
        end = _skip_value(text, at)[1]
    places[pointer] = (at, end)
    return end


def _walk_object(
    text: str, at: int, pointer: Pointer, wanted: _Wanted, places: dict[Pointer, tuple[int, int]]
) -> int:
    at = _space_end(text, at + 1)
    while text[at] != "}":
        key, key_end = scanstring(text, at + 1)
        value = _space_end(text, _space_end(text, key_end) + 1)
        inner = wanted.get(key)
        if inner is None:
            end = _skip_value(text, value)[1]
        else:
            below = (*pointer, key)
            places[(*below, KEY)] = (at, key_end)
            end = _walk(text, value, below, {k: v for k, v in inner.items() if k != KEY}, places)
        at = _next(text, end)
    return at + 1


def _walk_array(
    text: str, at: int, pointer: Pointer, wanted: _Wanted, places: dict[Pointer, tuple[int, int]]
) -> int:
    at = _space_end(text, at + 1)
    index = 0
    while text[at] != "]":
        inner = wanted.get(index)
        if inner is None:
            end = _skip_value(text, at)[1]
        else:
            end = _walk(text, at, (*pointer, index), inner, places)
        at = _next(text, end)
        index += 1
    return at + 1


def _next(text: str, at: int) -> int:
    """Where the next member starts, or the bracket that closes them."""
    at = _space_end(text, at)
    return _space_end(text, at + 1) if text[at] == "," else at


def _space_end(text: str, at: int) -> int:
    match = _SPACE.match(text, at)
    return match.end() if match else at
