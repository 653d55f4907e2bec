"""The typed decoder and the schema accept the same documents; both ways of building give the same.

Documents come from three places: drawn from the schema itself, valid ones as our writer writes
them, and those with one value replaced by another that JSON can hold.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from typing import Any

import jsonschema
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import codeknit
from codeknit import resources
from codeknit.formats import dumps
from codeknit.formats.base import Source
from codeknit.formats.json_build import Builder
from codeknit.formats.json_canonical import build_canonical
from codeknit.formats.json_check import judge
from codeknit.formats.json_parts import Part
from codeknit.formats.json_prove import Decoded, decode_document, document_colons, proven
from codeknit.formats.json_read import read_json
from codeknit.formats.json_stream import iter_json_symbols
from codeknit.formats.json_text import parse
from codeknit.testing import documents

SCHEMA: dict[str, Any] = json.loads(resources.text("codeknit.schema.json"))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)

slow = settings(
    deadline=None,
    suppress_health_check=[
        HealthCheck.too_slow,
        HealthCheck.filter_too_much,
        HealthCheck.data_too_large,
    ],
)


def encoded(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def is_proven(data: bytes) -> bool:
    decoded = decode_document(data)
    return decoded is not None and proven(decoded)


def drawn_from(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values of a part of the schema, conditions between values apart.

    hypothesis-jsonschema does this for any schema, but not with the hypothesis of today.
    """
    if "$ref" in schema:
        return drawn_from(SCHEMA["$defs"][schema["$ref"].split("/")[-1]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    match schema["type"]:
        case "integer":
            small = st.integers(schema["minimum"], 50)
            return small | small.map(float) | st.integers(schema["minimum"], schema["maximum"])
        case "string":
            return drawn_string(schema)
        case "array" if "prefixItems" in schema:
            return st.tuples(*map(drawn_from, schema["prefixItems"])).map(list)
        case "array":
            unique = repr if schema.get("uniqueItems") else None
            least = schema.get("minItems", 0)
            items = drawn_from(schema["items"])
            return st.lists(items, min_size=least, max_size=3, unique_by=unique)
        case _:
            return drawn_object(schema)


def drawn_string(schema: dict[str, Any]) -> st.SearchStrategy[str]:
    characters = st.characters(exclude_categories=["Cs"])
    if "pattern" in schema:
        return st.from_regex(schema["pattern"], alphabet=characters)
    return st.text(characters, max_size=5)


def drawn_object(schema: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
    if "propertyNames" in schema:
        names = schema["propertyNames"]
        keys = drawn_string(names).filter(lambda key: key not in names["not"]["enum"])
        return st.dictionaries(keys, drawn_from(schema["additionalProperties"]), max_size=3)
    drawn = {key: drawn_from(part) for key, part in schema["properties"].items()}
    required = {key: drawn.pop(key) for key in schema["required"]}
    return st.fixed_dictionaries(required, optional=drawn)


DRAWN = drawn_from(SCHEMA)


def put_in_order(value: Any) -> Any:
    for symbol in value["symbols"]:
        symbol["span"].sort()
    for edge in value.get("edges", ()):
        if "resolution" in edge:
            edge.pop("to_short", None)
        if edge.get("resolution") != "ambiguous":
            edge.pop("candidates", None)
    return value


@slow
@given(DRAWN.map(put_in_order))
def test_decoder_proves_what_the_schema_accepts(value: Any) -> None:
    assert VALIDATOR.is_valid(value)
    data = encoded(value)
    floats = any(isinstance(line, float) for s in value["symbols"] for line in s["span"])
    assert floats or is_proven(data) or b"\\u003" in data
    judged = judge(Source("x", data))
    assert judged.complete
    assert judged.decoded is not None
    assert len(judged.decoded.document.symbols) == len(value["symbols"])


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield at
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*at, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from places(inner, (*at, index))


#: Values that are nearly right somewhere.
NEARLY = (
    *(None, True, 0, 1, -1, 1.0, 1.5, 10**17, 10**18, 10**30, "", " ", "a", "a\n", "\n", " a"),
    *("S1", "S0", "S01", "S1\n", "s1", "S" + "9" * 18, "S" + "9" * 19, "S1_0", "S 1", "S１", "d0"),
    *("callable", "function", "f_1", "F", "1f", "é", "calls", "resolved", "ambiguous", "a "),
    *("[x]", "[edges]", "[x] y", "[x]y", "[]", "start", "a:b", '":', "\x7f", "\x1f", "\u2028"),
    *([], {}, [1, 2], [2, 1], [1], [1, 2, 3], ["a"], ["a", "a"], [[]], [{}], "unresolved"),
    *({"a": "b"}, {"name": "x"}, {"scope": ""}, {"1": "x"}, {"a": 1}, {"": ""}, {"a\n": ""}),
    *({"file": "a", "reason": "b"}, {"file": "a", "reason": ""}, {"é": ""}),
    *({"header": "[x]", "lines": ["", "[y]"]}, {"header": "[x]"}),
)
KEYS = (
    *("scoped_name", "properties", "from_short", "to_short", "resolution", "candidates", "edges"),
    *(
        "errors",
        "reports",
        "lines",
        "after",
        "name",
        "extra",
        "id",
        "short_id",
        "signature",
        "span",
    ),
)


@st.composite
def nearly_valid(draw: st.DrawFn) -> Any:
    value = json.loads(dumps(draw(documents(max_symbols=3)), "json"))
    for _ in range(draw(st.integers(1, 2))):
        at = draw(st.sampled_from(list(places(value))))
        new = copy.deepcopy(draw(st.sampled_from(NEARLY)))
        if not at:
            value = draw(st.sampled_from((value, new)))
            continue
        inner = value
        for part in at[:-1]:
            inner = inner[part]
        match draw(st.sampled_from(("put", "delete", "add", "repeat"))):
            case "put":
                inner[at[-1]] = new
            case "delete":
                del inner[at[-1]]
            case "add" if isinstance(inner, dict):
                inner[draw(st.sampled_from(KEYS))] = new
            case "repeat" if isinstance(inner, list):
                inner.append(copy.deepcopy(inner[at[-1]]))
    return value


def tells_apart_reversed_spans(value: Any) -> bool:
    """Whether the schema sees every reversed span there is: some only a reader finds."""
    symbols = value.get("symbols") if isinstance(value, dict) else None
    for symbol in symbols if isinstance(symbols, list) else ():
        span = symbol.get("span") if isinstance(symbol, dict) else None
        if isinstance(span, list) and len(span) == 2 and all(type(line) is int for line in span):
            start, end = span
            if start > end > 0:
                return False
    return True


@slow
@given(nearly_valid())
@example(
    {
        "files": [],
        "symbols": [],
        "edges": [{"from": "", "to": "", "kind": "calls", "candidates": []}],
    }
)
@example({"files": ["a", "a"], "symbols": []})
def test_decoder_and_schema_agree_on_nearly_valid_documents(value: Any) -> None:
    data = encoded(value)
    accepted = VALIDATOR.is_valid(value)
    if is_proven(data):
        assert accepted, "the decoder takes what the schema rejects"
    judged = judge(Source("x", data))
    rejected = [found for found in judged.findings if found.severity == "error"]
    if tells_apart_reversed_spans(value):
        assert bool(rejected) == (not accepted), (rejected, accepted)
    for found in rejected:
        assert found.code in ("SKT302", "SKT105")


@slow
@given(nearly_valid())
def test_reading_never_raises_and_what_is_read_can_be_written(value: Any) -> None:
    reading = read_json([Source("x", encoded(value))])
    assert (reading.document is None) == bool(reading.errors)
    if reading.document is not None:
        again = read_json([Source("x", dumps(reading.document, "json").encode())])
        assert again.document == reading.document
        assert again.diagnostics == []


@slow
@given(documents())
def test_both_ways_of_building_give_the_document(document: Any) -> None:
    decoded = decode_document(dumps(document, "json").encode())
    assert decoded is not None
    builder = Builder([Part.whole(decoded)], chunk=False, complete=True)
    assert builder.build() == document
    assert builder.flaws == [[]]
    assert build_canonical([decoded]) in (document, None)


@slow
@given(documents(with_reports=False), st.randoms(use_true_random=False))
def test_stream_reads_any_layout(tmp_path_factory: Any, document: Any, random: Any) -> None:
    path = tmp_path_factory.mktemp("stream") / "x.json"
    value = json.loads(dumps(document, "json"))
    keys = list(value)
    random.shuffle(keys)
    indent = random.choice((None, 0, 3))
    path.write_text(json.dumps({key: value[key] for key in keys}, indent=indent), encoding="utf-8")
    assert tuple(iter_json_symbols(str(path))) == document.symbols


def test_short_way_is_taken_for_what_the_writer_writes() -> None:
    symbols = [
        {
            "id": f"a.py::A.f{n}",
            "short_id": f"S{n}",
            "name": f"f{n}",
            "scoped_name": f"A.f{n}",
            "file": "a.py",
            "category": "callable",
            "kind": "method",
            "signature": f"f{n}(x: S1)",
            "span": [n, n],
            "properties": {"async": "true"},
        }
        for n in range(1, 12)
    ]
    edge = {"from": "a.py::A.f1", "from_short": "S1", "to": "a.py::A.f2", "to_short": "S2"}
    value = {"files": ["a.py"], "symbols": symbols, "edges": [{**edge, "kind": "calls"}]}
    decoded = decode_document(encoded(value))
    assert decoded is not None
    assert build_canonical([decoded]) is not None


@pytest.mark.parametrize(
    "text",
    [
        '{"files":[],"symbols":[],"symbols":[]}',
        '{"files":[],"symbols":[],"errors":[{"file":"a","reason":"b","file":"\\u003a"}]}',
        '{"files":[":"],"symbols":[],"files":["\\u003a"]}',
    ],
)
def test_a_key_stated_twice_is_never_proven(text: str) -> None:
    assert parse(text).repeated
    assert not is_proven(text.encode())
    assert [found.code for found in read_json([Source("x", text.encode())]).errors] == ["SKT301"]


@slow
@given(documents())
def test_colons_are_counted_right(document: Any) -> None:
    data = dumps(document, "json").encode()
    decoded = decode_document(data)
    assert decoded is not None
    if b"\\u003" not in data:
        assert decoded.colons == document_colons(decoded.document)
    assert build_canonical([decoded]) in (None, document)


def test_errors_reports_and_colons_in_names_do_not_make_reading_slow() -> None:
    text = (
        "[symbols]\n## C:/a.h\nS1 callable/method L1-L1 A::f(): g {name=A::f}\n"
        "S2 callable/function L2-L2 g()\n\n[hubs] a: b\nS1: 2\n\n[edges]\n"
        "S1 --calls--> S2\nS1 --calls[unresolved]--> std::h\n"
        "S2 --calls[ambiguous]--> f [candidates=S1]\n\n[errors]\n- b.h: gone: at once\n"
    )
    document = codeknit.loads(text)
    data = dumps(document, "json")
    assert build_canonical([_decoded(data)]) == document
    for key in ('"file"', '"from"', '"kind"', '"reason"', '"header"', '"files"'):
        start = data.index(key)
        doubled = f"{data[:start]}{key}: {_value_at(data, start)}, {data[start:]}"
        assert build_canonical([_decoded(doubled)]) is None, key


def _decoded(text: str) -> Decoded:
    decoded = decode_document(text.encode())
    assert decoded is not None
    return decoded


def _value_at(text: str, start: int) -> str:
    """The value of the key that starts there, as text."""
    colon = re.compile(r'":\s*').search(text, start)
    assert colon
    place = colon.end()
    value, _ = json.JSONDecoder().raw_decode(text, place)
    return json.dumps(value)


def descriptions(schema: Any, at: str = "#") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every part of the schema that says what a value means."""
    for keyword in ("properties", "$defs"):
        for name, inner in schema.get(keyword, {}).items():
            if isinstance(inner, dict):
                yield f"{at}/{keyword}/{name}", inner
                yield from descriptions(inner, f"{at}/{keyword}/{name}")


def test_schema_is_valid_and_every_part_has_title_and_description() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$id"].startswith("urn:codeknit:")
    parts = list(descriptions(SCHEMA))
    assert len(parts) > 20
    for place, part in parts:
        described = part if "title" in part else SCHEMA["$defs"][part["$ref"].split("/")[-1]]
        assert described["title"], place
        assert described["description"], place


@pytest.mark.parametrize(("start", "end"), [(2, 1), (9, 3), (30, 21), (700, 400), (10001, 9999)])
def test_schema_rejects_most_reversed_spans(start: int, end: int) -> None:
    span = VALIDATOR.evolve(schema=SCHEMA["$defs"]["span"])
    assert not span.is_valid([start, end])
    assert span.is_valid([end, start])
    assert span.is_valid([start, start])
