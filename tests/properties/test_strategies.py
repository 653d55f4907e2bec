"""The strategies make what they promise: valid documents, and the corners among them."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings

from codeknit.model import RESERVED_PROPERTIES, Document, document, short_number
from codeknit.testing import documents, edited, scope_by_rule

CONTROL = re.compile(r"[\x00-\x1f]")


@given(documents())
def test_documents_are_canonical(made: Document) -> None:
    assert made == document(made.files, made.symbols, made.edges, made.errors, made.reports)


@given(documents())
def test_symbols_are_valid(made: Document) -> None:
    assert all(made.files)
    assert len({symbol.number for symbol in made.symbols}) == len(made.symbols)
    for symbol in made.symbols:
        assert symbol.number >= 1
        assert 1 <= symbol.start <= symbol.end
        assert symbol.signature.strip(" ") == symbol.signature != ""
        assert not CONTROL.search(symbol.signature)
        assert re.fullmatch(r"[a-z][a-z0-9_]*", symbol.kind)
        assert not RESERVED_PROPERTIES & symbol.properties.keys()
        assert all(re.fullmatch(r"[A-Za-z_][A-Za-z0-9_.-]*", key) for key in symbol.properties)


@given(documents())
def test_edges_and_errors_are_valid(made: Document) -> None:
    numbers = {symbol.number for symbol in made.symbols}
    for edge in made.edges or ():
        ends = {edge.source, edge.target, *edge.candidates}
        assert {end for end in ends if isinstance(end, int)} <= numbers
        assert edge.status != "resolved" or isinstance(edge.target, int)
        assert edge.status == "ambiguous" or not edge.candidates
    for error in made.errors:
        assert error.file
        assert error.reason.strip(" ") == error.reason != ""
        assert not CONTROL.search(error.reason)


@given(documents())
def test_signatures_refer_to_symbols_of_the_document(made: Document) -> None:
    numbers = {symbol.number for symbol in made.symbols}
    for symbol in made.symbols:
        assert set(symbol.parsed_signature.references) <= numbers


@given(documents(consecutive=True))
def test_consecutive_numbers(made: Document) -> None:
    numbers = sorted(symbol.number for symbol in made.symbols)
    assert numbers == list(range(1, len(numbers) + 1))


def _symbol(holds: Callable[..., object]) -> Callable[[Document], bool]:
    return lambda made: any(holds(symbol) for symbol in made.symbols)


def _edge(holds: Callable[..., object]) -> Callable[[Document], bool]:
    return lambda made: any(holds(edge) for edge in made.edges or ())


def _members(made: Document) -> list[tuple[object, str, str]]:
    return [
        (symbol, symbol.scope, scope_by_rule(symbol, made.in_file(symbol.file)))
        for symbol in made.symbols
    ]


CORNERS: dict[str, Callable[[Document], object]] = {
    "name-shaped-like-a-short-id": _symbol(lambda s: short_number(s.name)),
    "type-that-is-a-reference": _symbol(lambda s: s.parsed_signature.references),
    "type-escaped": _symbol(lambda s: "\\S" in s.signature),
    "signature-that-ends-in-a-brace": _symbol(lambda s: s.signature.endswith("}")),
    "signature-that-ends-in-a-property-list": _symbol(lambda s: s.signature.endswith(" {a}")),
    "namesakes": _symbol(lambda s: s.ordinal),
    "empty-name": _symbol(lambda s: s.name == ""),
    "control-in-a-name": _symbol(lambda s: CONTROL.search(s.name)),
    "brace-in-a-value": _symbol(lambda s: any(" {" in v for v in s.properties.values())),
    "code-as-a-key": _symbol(lambda s: "d0" in s.properties),
    "receiver-with-generics": _symbol(lambda s: "[" in s.properties.get("receiver", "")),
    "false-property": _symbol(lambda s: "false" in s.properties.values()),
    "scope-no-span-explains": lambda made: any(s != rule for _, s, rule in _members(made)),
    "scope-a-span-explains": lambda made: any(s == rule != "" for _, s, rule in _members(made)),
    "numbers-out-of-order": lambda made: (
        [s.number for s in made.symbols] != sorted(s.number for s in made.symbols)
    ),
    "file-without-symbols": lambda made: set(made.files) - {s.file for s in made.symbols},
    "path-with-a-newline": lambda made: any("\n" in path for path in made.files),
    "edges-not-collected": lambda made: made.edges is None,
    "edges-none-found": lambda made: made.edges == (),
    "self-edge": _edge(lambda e: e.source == e.target and isinstance(e.target, int)),
    "ambiguous-without-candidates": _edge(lambda e: e.status == "ambiguous" and not e.candidates),
    "candidate-by-name": _edge(lambda e: any(isinstance(end, str) for end in e.candidates)),
    "source-by-name": _edge(lambda e: isinstance(e.source, str)),
    "uncertain-edge-to-a-symbol": _edge(
        lambda e: e.status == "unresolved" and isinstance(e.target, int)
    ),
    "name-shaped-like-a-short-id-as-target": _edge(
        lambda e: isinstance(e.target, str) and e.target.endswith("::S2")
    ),
    "report-between-core-sections": lambda made: any(r.after == "symbols" for r in made.reports),
    "report-lines-shaped-like-symbols": lambda made: any(
        line.startswith("S1 type/") for r in made.reports for line in r.lines
    ),
}


@pytest.fixture(scope="module")
def reached() -> set[str]:
    """The corners that 500 documents reach, the same ones in every run."""
    found: set[str] = set()

    @settings(max_examples=500, derandomize=True, database=None)
    @given(documents())
    def collect(made: Document) -> None:
        found.update(name for name, holds in CORNERS.items() if name not in found and holds(made))

    collect()
    return found


@pytest.mark.parametrize("corner", CORNERS)
def test_documents_reach(corner: str, reached: set[str]) -> None:
    assert corner in reached


@given(edited("[symbols]\n## a.py\nS1 type/class L1-L1 x\n"))
def test_edited_texts_are_texts(text: str) -> None:
    text.encode()
