"""Several JSON sources as one document, and parts written with the IDs of the whole."""

from __future__ import annotations

import pytest

from codeknit.diagnostics import CodeknitError
from codeknit.formats import dumps
from codeknit.formats.base import Source
from codeknit.formats.json_read import read_json
from codeknit.formats.json_stream import iter_json_edges, iter_json_symbols
from codeknit.formats.json_write import json_pieces
from codeknit.model import Document, Edge, FileError, Properties, Symbol, document


def symbol(number: int, file: str, name: str, signature: str = "") -> Symbol:
    return Symbol(number, file, "callable", "function", 1, 2, signature or f"{name}()", name)


A = symbol(1, "a.py", "f", "f(x: S2)")
B = symbol(2, "b.py", "g")
WHOLE = document(
    ["a.py", "b.py"],
    [A, B],
    [
        Edge(1, "calls", 2),
        Edge(2, "calls", 1, "ambiguous", (1, 2)),
        Edge(2, "references", "b.py::x", "unresolved"),
    ],
    [FileError("c.py", "unreadable")],
)
PARTS = [
    Document(("a.py",), (A,), WHOLE.edges and WHOLE.edges[:1]),
    Document(("b.py",), (B,), WHOLE.edges and WHOLE.edges[1:]),
    Document(errors=WHOLE.errors),
]


def sources(parts: list[Document]) -> list[Source]:
    return [
        Source(f"map_{number:03}.json", "".join(json_pieces(part, WHOLE)).encode())
        for number, part in enumerate(parts, 1)
    ]


def test_chunks_together_are_the_document() -> None:
    reading = read_json(sources(PARTS))
    assert reading.diagnostics == []
    assert reading.document == WHOLE


def test_chunks_in_another_order_have_the_same_symbols() -> None:
    reading = read_json(sources(PARTS[::-1]))
    assert reading.diagnostics == []
    assert reading.unwrap().symbols == (B, A)
    assert reading.unwrap().edges == WHOLE.edges


def test_lone_chunk_is_read_with_what_it_lacks_as_information() -> None:
    (source, *_) = sources(PARTS)
    reading = read_json([source], chunk=True)
    assert [(d.code, d.severity) for d in reading.diagnostics] == [
        ("SKT102", "information"),
        ("SKT303", "information"),
    ]
    assert reading.unwrap() == PARTS[0]


def test_lone_chunk_without_chunk_is_an_error() -> None:
    (source, *_) = sources(PARTS)
    reading = read_json([source])
    assert [(d.code, d.severity) for d in reading.diagnostics] == [
        ("SKT102", "error"),
        ("SKT303", "error"),
    ]
    assert {d.hint for d in reading.diagnostics} == {"for one chunk of many, give --chunk"}


def test_part_without_the_whole_cannot_spell_the_ids_it_lacks() -> None:
    with pytest.raises(CodeknitError, match="S2 is no symbol of the document"):
        dumps(PARTS[0], "json")


def test_missing_chunk_is_reported() -> None:
    third = symbol(4, "c.py", "h")
    parts = [Document(("a.py",), (symbol(1, "a.py", "f"),)), Document(("c.py",), (third,))]
    found = read_json([Source("x", dumps(part, "json").encode()) for part in parts])
    assert [d.code for d in found.diagnostics] == ["SKT111"]


def test_chunks_of_two_runs_are_reported_in_the_file_they_are_in() -> None:
    parts = [
        Document(("a.py",), (symbol(1, "a.py", "f"),)),
        Document(("b.py",), (symbol(1, "b.py", "g"),)),
    ]
    found = read_json(
        [Source(f"{part.files[0]}.json", dumps(part, "json").encode()) for part in parts]
    )
    assert [(d.code, d.file) for d in found.diagnostics] == [("SKT101", "b.py.json")]


def test_one_bad_chunk_hides_no_finding_of_another() -> None:
    good = sources(PARTS)
    bad = Source("bad.json", b'{"files": [], "symbols": [3]}')
    reversed_span = Source("r.json", good[1].data.replace(b"[1,2]", b"[7,2]"))
    found = read_json([bad, reversed_span])
    assert [(d.file, d.code) for d in found.diagnostics] == [
        ("bad.json", "SKT302"),
        ("r.json", "SKT105"),
    ]


def test_edges_stream_with_numbers_where_short_ids_are_given(tmp_path: object) -> None:
    path = f"{tmp_path}/x.json"
    with open(path, "w", encoding="utf-8") as file:
        file.write(dumps(WHOLE, "json"))
    assert list(iter_json_edges(path)) == [
        Edge(1, "calls", 2),
        Edge(2, "calls", "a.py::f", "ambiguous", ("a.py::f", "b.py::g")),
        Edge(2, "references", "b.py::x", "unresolved"),
    ]


def test_stream_reads_values_longer_than_its_window(tmp_path: object) -> None:
    long = "x" * 3_000_000
    many = tuple(symbol(n, f"{n // 7}.py", f"f{n}") for n in range(1, 5000))
    whole = document(
        (),
        [*many, Symbol(9999, "z", "value", "field", 1, 1, long, long, "é", 0, Properties(a=long))],
    )
    path = f"{tmp_path}/x.json"
    with open(path, "w", encoding="utf-8") as file:
        file.write(dumps(whole, "json"))
    assert tuple(iter_json_symbols(path)) == whole.symbols


def test_stream_of_a_missing_file_is_our_error(tmp_path: object) -> None:
    with pytest.raises(CodeknitError, match="cannot read"):
        list(iter_json_symbols(f"{tmp_path}/none.json"))


def test_half_a_surrogate_pair_cannot_be_written() -> None:
    with pytest.raises(CodeknitError, match="surrogate"):
        dumps(document(["\ud800"]), "json")
