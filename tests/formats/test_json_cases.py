"""JSON documents as files: what is read, and where exactly the rest is refused.

A case of ``tests/data/json/invalid`` has the code it is about in its name; its ``.expected`` lists
every finding in order, as ``CODE line:column-end_column``. A name that ends in ``-chunk`` is read
as one chunk.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import jsonschema
import pytest

from codeknit import resources
from codeknit.diagnostics import RULES, Diagnostic, SktSyntaxError
from codeknit.formats import dumps
from codeknit.formats.base import Reading, Source
from codeknit.formats.json_read import read_json
from codeknit.formats.json_stream import iter_json_edges, iter_json_symbols
from codeknit.model import Edge, Symbol

CASES = Path(__file__).parents[1] / "data" / "json"
VALID = sorted((CASES / "valid").glob("*.json"))
INVALID = sorted((CASES / "invalid").glob("*.json"))
assert VALID, "the valid cases are gone"
assert INVALID, "the invalid cases are gone"
SCHEMA = jsonschema.Draft202012Validator(json.loads(resources.text("codeknit.schema.json")))

each_valid = pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
each_invalid = pytest.mark.parametrize("path", INVALID, ids=lambda path: path.stem)


def read_case(path: Path) -> Reading:
    source = Source(path.name, path.read_bytes())
    return read_json([source], chunk=path.stem.endswith("-chunk"))


@each_valid
def test_valid_document_is_read_and_written_back(path: Path) -> None:
    reading = read_case(path)
    assert reading.errors == []
    document = reading.unwrap()
    written = dumps(document, "json")
    again = read_json([Source("written", written.encode())])
    assert again.diagnostics == []
    assert again.document == document
    SCHEMA.validate(json.loads(written))


@each_valid
def test_schema_accepts_every_valid_document(path: Path) -> None:
    SCHEMA.validate(json.loads(path.read_bytes().decode("utf-8-sig")))


@each_valid
def test_streams_give_what_the_reader_gives(path: Path) -> None:
    document = read_case(path).unwrap()
    assert sorted(iter_json_symbols(str(path)), key=lambda symbol: symbol.number) == sorted(
        document.symbols, key=lambda symbol: symbol.number
    )
    assert len(list(iter_json_edges(str(path)))) == len(document.edges or ())


@each_invalid
def test_every_finding_and_no_other_is_made_where_it_is(path: Path) -> None:
    expected = path.with_suffix(".expected").read_text(encoding="utf-8").splitlines()
    found = [f"{d.code} {d.line}:{d.column}-{d.end_column}" for d in read_case(path).diagnostics]
    assert found == expected


@each_invalid
def test_case_is_about_the_code_in_its_name(path: Path) -> None:
    assert path.stem[:6] in {found.code for found in read_case(path).diagnostics}


@each_invalid
def test_severity_decides_whether_there_is_a_document(path: Path) -> None:
    reading = read_case(path)
    if path.stem.endswith("-chunk"):
        assert {found.severity for found in reading.diagnostics} == {"information"}
    elif RULES[path.stem[:6]].severity == "error":
        assert reading.errors
    assert (reading.document is None) == bool(reading.errors)


@each_invalid
def test_messages_are_ours(path: Path) -> None:
    for found in read_case(path).diagnostics:
        assert "\n" not in found.message
        for foreign in ("does not match", "is not of type", "Unevaluated", "Expecting", "Token"):
            assert foreign not in found.message


@each_invalid
def test_what_the_schema_rejects_is_what_schema_findings_are_about(path: Path) -> None:
    codes = {found.code for found in read_case(path).diagnostics}
    if path.stem[:6] != "SKT302" or "surrogate" in path.stem or "beyond-all" in path.stem:
        return
    if "too-deep" not in path.stem:
        assert not SCHEMA.is_valid(json.loads(path.read_bytes()))
    assert "SKT302" in codes


@each_invalid
@pytest.mark.parametrize("stream", [iter_json_symbols, iter_json_edges])
def test_streams_give_our_error_or_objects(
    path: Path, stream: Callable[[str], Iterator[Symbol | Edge]]
) -> None:
    findings: Sequence[Diagnostic] = ()
    try:
        objects = list(stream(str(path)))
    except SktSyntaxError as error:
        findings, objects = error.diagnostics, []
    assert bool(findings) or isinstance(objects, list)
    assert all(found.severity == "error" and found.file == str(path) for found in findings)
