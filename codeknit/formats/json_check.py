"""Judges JSON by `schemas/codeknit.schema.json` and says in plain words what it rejects.

The only module that imports jsonschema, and only imported for a document that is not proved
right: jsonschema is thorough, and a hundred times slower than the typed structs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from codeknit import resources
from codeknit.diagnostics import Diagnostic, finding
from codeknit.formats.base import Source
from codeknit.formats.json_findings import Flaw, place_faults, place_flaws, reversed_span
from codeknit.formats.json_prove import Decoded, PropertyTexts, prove_value
from codeknit.formats.json_text import (
    KEY,
    MAX_DEPTH,
    Lines,
    NotJson,
    Pointer,
    TooDeep,
    find_depth,
    is_deep,
    parse,
    shown,
    surrogates,
)
from codeknit.formats.json_types import ITEM_TYPES, JsonDocument

#: A ValidationError; its type says of each field that it may be unset, which none is here.
Rejection: TypeAlias = Any

_extend: Final[Any] = extend
_ENDS_OF_TEXT: Final = {
    "": "expected at least one character, found none",
    " ": "expected no space at either end",
}
HALF_A_PAIR: Final = "half of a surrogate pair, which no UTF-8 text can carry"
_CONTROL: Final = re.compile(r"[\x00-\x1f]")
_EXPECTED: Final = {
    "ShortID": "expected a ShortID such as S5, of at most 18 digits",
    "Kind": "expected a kind such as function: a lower-case letter, then letters, digits and '_'",
    "Property key": "expected a property key: a letter or '_', then letters, digits and '_.-'",
    "Header": "expected the header of a report section, such as [hotspots]",
    "Line of a report": "expected a line of a report: no section header, "
    "no line end in it, no space at its end",
}
_TYPES: Final = {
    "object": "an object",
    "array": "an array",
    "string": "a string",
    "integer": "an integer",
}


class Judged(NamedTuple):
    """What the schema accepts of a source, and what it rejects.

    `decoded` holds the objects it accepts, `kept` where they stand in their arrays; it is None
    where the text is not even an object. `complete`: nothing was rejected.
    """

    decoded: Decoded | None
    kept: dict[str, list[int]]
    findings: list[Diagnostic]

    @property
    def complete(self) -> bool:
        return self.decoded is not None and not any(
            found.severity == "error" for found in self.findings
        )


def judge(source: Source) -> Judged:
    """Judge a source: not UTF-8 (SKT008), not JSON (SKT301), rejected by the schema (SKT302)."""
    try:
        text = source.data.decode("utf-8")
    except UnicodeDecodeError as error:
        return Judged(None, {}, [not_utf8(source, error)])
    mark = [] if text[:1] != "\ufeff" else [_byte_order_mark(source)]
    text = text.removeprefix("\ufeff")
    try:
        judged = _judge_text(source.name, text)
    except RecursionError:
        judged = _rejected("SKT302", TooDeep(find_depth(text)), source.name, text)
    return judged._replace(findings=mark + judged.findings)


def _judge_text(name: str, text: str) -> Judged:
    try:
        value, repeated = parse(text)
    except NotJson as error:
        code = "SKT302" if isinstance(error, TooDeep) else "SKT301"
        return _rejected(code, error, name, text)
    findings = place_faults("SKT301", repeated, name, text)
    decoded, kept, flaws = _judge_value(value, list(surrogates(text, value)))
    return Judged(decoded, kept, findings + place_flaws(flaws, name, text))


def _rejected(code: str, error: NotJson, name: str, text: str) -> Judged:
    return Judged(None, {}, place_faults(code, [error.fault], name, text))


def not_utf8(source: Source, error: UnicodeDecodeError) -> Diagnostic:
    """Says where the first bad byte is."""
    before = source.data[: error.start].decode("utf-8")
    line, columns = Lines(before).place(len(before), len(before) + 1)
    byte = source.data[error.start]
    message = f"not UTF-8: byte 0x{byte:02X} at offset {error.start}"
    return finding("SKT008", source.name, line, columns, message)


def _byte_order_mark(source: Source) -> Diagnostic:
    return finding("SKT203", source.name, 1, (1, 2), "byte order mark: leave it out")


def _judge_value(
    value: Any, broken: list[Pointer]
) -> tuple[Decoded | None, dict[str, list[int]], list[Flaw]]:
    """What the schema accepts of a value whose strings at `broken` are no text."""
    flaws = [Flaw("SKT302", pointer, HALF_A_PAIR) for pointer in broken]
    flaws += _judge_frame(value)
    if not isinstance(value, dict):
        return None, {}, flaws
    bad = {pointer[:2] for pointer in broken}
    items: dict[str, list[Any]] = {}
    kept: dict[str, list[int]] = {}
    for key in ITEM_TYPES:
        if isinstance(value.get(key), list):
            items[key], kept[key] = [], []
            for index, item in enumerate(value[key]):
                accepted, found = judge_item(key, item)
                flaws += [flaw._replace(pointer=(key, index, *flaw.pointer)) for flaw in found]
                if accepted is not None and (key, index) not in bad:
                    items[key].append(accepted)
                    kept[key].append(index)
    return _decoded(value, items), kept, flaws


def _decoded(value: dict[str, Any], items: dict[str, list[Any]]) -> Decoded | None:
    files = value.get("files")
    files = [path for path in files if isinstance(path, str)] if isinstance(files, list) else []
    document = JsonDocument(**{"symbols": [], **items}, files=files)
    properties = PropertyTexts().decode(document.symbols)
    return None if properties is None else Decoded(document, properties)


def _judge_frame(value: Any) -> list[Flaw]:
    """What is wrong with a document apart from the objects in its arrays."""
    if is_deep(value) and not isinstance(value, dict):
        return [_deep(())]
    frame = value
    if isinstance(value, dict):
        frame = {
            key: [] if key in ITEM_TYPES and isinstance(part, list) else part
            for key, part in value.items()
        }
        deep = [key for key, part in frame.items() if is_deep(part)]
        if deep:
            return [_deep((key,)) for key in deep]
        if _are_paths(frame.get("files")):
            frame["files"] = []
    return _judged_by(_validator("#"), frame)


def _are_paths(files: Any) -> bool:
    return (
        isinstance(files, list)
        and all(isinstance(path, str) for path in files)
        and len(set(files)) == len(files)
    )


def _deep(pointer: Pointer) -> Flaw:
    return Flaw("SKT302", pointer, f"nested more than {MAX_DEPTH} deep")


def judge_item(key: str, item: Any) -> tuple[msgspec.Struct | None, list[Flaw]]:
    """The struct of an object in the array `key`, or what is wrong with it."""
    if is_deep(item):
        return None, [_deep(())]
    proved = prove_value(key, item)
    if proved is not None:
        return proved, []
    flaws = _judged_by(_validator(f"#/$defs/{key.removesuffix('s')}"), item)
    return (None, flaws) if flaws else _convert(key, item)


def _convert(key: str, item: Any) -> tuple[msgspec.Struct | None, list[Flaw]]:
    """An object the schema accepts and the structs do not: an integer written 1.0, say."""
    if key == "symbols":
        item = {**item, "span": [int(line) for line in item["span"]]}
        start, end = item["span"]
        if start > end:
            return None, [reversed_span(("span",), start, end)]
    proved = prove_value(key, item)
    if proved is not None:
        return proved, []
    # Only half a surrogate pair, which is reported by itself, is left to stop a struct.
    return None, []


# ── What the schema says, in plain words ─────────────────────────────────────────────────────────


@cache
def _validator(place: str) -> Any:
    """A validator for a part of the schema, such as ``#/$defs/edge``."""
    schema = json.loads(resources.text("codeknit.schema.json"))
    # A schema that names its draft is judged by that draft's own keywords, not by ours.
    del schema["$schema"]
    resource: Any = Resource.from_contents(schema, default_specification=DRAFT202012)
    registry: Any = Registry().with_resource(schema["$id"], resource)
    checker: Any = _extend(Draft202012Validator, {"uniqueItems": _unique_paths})
    return checker({"$ref": schema["$id"] + place}, registry=registry)


def _unique_paths(
    _validator: Any, unique: bool, instance: Any, _schema: Any
) -> Iterator[ValidationError]:
    """Linear, where jsonschema's own compares all with all once something cannot be sorted."""
    if not unique or not isinstance(instance, list):
        return
    seen: set[str] = set()
    for index, path in enumerate(instance):
        if isinstance(path, str):
            if path in seen:
                yield ValidationError("", path=[index], instance=path)
            seen.add(path)


def _judged_by(validator: Any, value: Any) -> list[Flaw]:
    flaws: dict[Flaw, None] = {}
    for error in validator.iter_errors(value):
        flaws.update(dict.fromkeys(_flaws(error, value)))
    return list(flaws)


def _flaws(error: Rejection, value: Any) -> Iterable[Flaw]:
    pointer: Pointer = tuple(error.absolute_path)
    where = set(error.absolute_schema_path)
    if where & {"dependentSchemas"}:
        return [_edge_flaw(error, pointer)]
    if "allOf" in where:
        return _reversed(value["span"])
    if "propertyNames" in where:
        return [_key_flaw(error, pointer)]
    return _EXPLANATIONS[str(error.validator)](error, pointer)


def _reversed(span: list[Any]) -> list[Flaw]:
    """The flaw of a span whose lines are in the wrong order.

    To the schema, what is missing or no number is small; that flaw is found by itself.
    """
    numbers = [line for line in span if type(line) in (int, float)]
    if len(span) != 2 or len(numbers) != 2:
        return []
    return [reversed_span(("span",), *numbers)]


def _edge_flaw(error: Rejection, pointer: Pointer) -> Flaw:
    if error.absolute_schema_path and "candidates" in error.absolute_schema_path:
        edge = pointer[:-1] if pointer and pointer[-1] == "resolution" else pointer
        message = 'candidates stand only on an edge with "resolution": "ambiguous"'
        return Flaw("SKT302", (*edge, "candidates", KEY), message)
    message = "an uncertain edge has no to_short, whatever its target"
    # jsonschema leaves the key out of the path of what may not be there at all.
    edge = pointer[:-1] if pointer and pointer[-1] == "to_short" else pointer
    return Flaw("SKT302", (*edge, "to_short", KEY), message)


def _key_flaw(error: Rejection, pointer: Pointer) -> Flaw:
    key = str(error.instance)
    message = f"{_EXPECTED['Property key']}, found {shown(key)}"
    if error.validator == "not":
        message = f"the property key {shown(key)} is reserved: the text form carries names with it"
    return Flaw("SKT302", (*pointer, key, KEY), message)


def _type(error: Rejection, pointer: Pointer) -> Iterator[Flaw]:
    expected = _TYPES[str(error.validator_value)]
    yield Flaw("SKT302", pointer, f"expected {expected}, found {found(error.instance)}")


def found(value: Any) -> str:
    """A value as a message shows it."""
    if isinstance(value, str):
        return f"the string {shown(value)}"
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "an array"
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    return f"the number {value}" if abs(value) < 1e18 else "a number beyond all lines"


def _required(error: Rejection, pointer: Pointer) -> Iterator[Flaw]:
    # The one place that says which key it is; keys of the schema hold no quote.
    key = error.message.split("'")[1]
    yield Flaw("SKT302", pointer, f"the key {shown(key)} is missing")


def _unexpected(error: Rejection, pointer: Pointer) -> Iterator[Flaw]:
    known = error.schema["properties"]
    for key in error.instance:
        if key not in known:
            message = f"unexpected key {shown(key)}, expected one of {', '.join(known)}"
            yield Flaw("SKT302", (*pointer, key, KEY), message)


def _enum(error: Rejection, pointer: Pointer) -> Iterator[Flaw]:
    expected = ", ".join(error.validator_value)
    yield Flaw("SKT302", pointer, f"expected one of {expected}; found {found(error.instance)}")


def _pattern(error: Rejection, pointer: Pointer) -> Iterator[Flaw]:
    title = error.schema["title"]
    text = error.instance
    if title == "Line of text":
        yield Flaw("SKT302", pointer, _line_of_text(text))
    else:
        yield Flaw("SKT302", pointer, f"{_EXPECTED[title]}; found {shown(text)}")


def _line_of_text(text: str) -> str:
    control = _CONTROL.search(text)
    if control:
        return f"expected no control character, found U+{ord(control.group()):04X}"
    return _ENDS_OF_TEXT[text[:1] and " "]


def _too_small(error: Rejection, pointer: Pointer) -> Iterator[Flaw]:
    message = f"lines of a span count from 1, found {error.instance}"
    yield Flaw("SKT105", pointer, message)


def _too_large(error: Rejection, pointer: Pointer) -> Iterator[Flaw]:
    if isinstance(error.instance, int):  # what is no integer is reported as such
        yield Flaw("SKT302", pointer, "expected a line number of at most 18 digits")


def _too_few(error: Rejection, pointer: Pointer) -> Iterator[Flaw]:
    if error.schema.get("title") == "Span":
        yield from _not_two(error, pointer)
    else:
        message = "expected at least one candidate, found none: leave the key out"
        yield Flaw("SKT302", pointer, message)


def _not_two(error: Rejection, pointer: Pointer) -> Iterator[Flaw]:
    span = error.instance
    count = len(span) if isinstance(span, list) else 0
    values = "value" if count == 1 else "values"
    message = f"expected a span of two lines, [start, end], found {count} {values}"
    yield Flaw("SKT302", pointer, message)


def _twice(error: Rejection, pointer: Pointer) -> Iterator[Flaw]:
    yield Flaw("SKT302", pointer, f"the file {shown(error.instance)} stands twice")


_EXPLANATIONS: Final[dict[str, Callable[[Rejection, Pointer], Iterator[Flaw]]]] = {
    "type": _type,
    "required": _required,
    "additionalProperties": _unexpected,
    "enum": _enum,
    "pattern": _pattern,
    "minimum": _too_small,
    "maximum": _too_large,
    "minItems": _too_few,
    "items": _not_two,
    "uniqueItems": _twice,
}
