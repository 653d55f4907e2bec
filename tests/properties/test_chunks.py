"""A document in many files is the document in one."""

from __future__ import annotations

import tempfile
from pathlib import Path, PurePosixPath
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codeknit.formats import dumps, iter_edges, iter_symbols, load, loads
from codeknit.formats.base import FormatName
from codeknit.formats.layout import Form, outputs, write
from codeknit.model import Document, Edge, Symbol, canonical_edges, link
from codeknit.model import document as made_of
from codeknit.testing import documents, skt_texts

Mode = Literal["directory-flat", "directory-tree"]
MODES: tuple[Mode, ...] = ("directory-flat", "directory-tree")
FORMATS: tuple[FormatName, ...] = ("skt", "json")


@pytest.mark.parametrize("mode", MODES)
@given(
    document=documents(consecutive=True, with_reports=False),
    form=st.sampled_from(FORMATS),
    minify=st.booleans(),
    max_lines=st.sampled_from((1, 2, 3, 5, 500)),
)
def test_the_files_of_a_directory_are_read_as_one_document(
    mode: Mode, document: Document, form: FormatName, minify: bool, max_lines: int
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        out = str(Path(folder, "out"))
        write(document, out, Form(mode, form, max_lines, minify))
        whole = loads(dumps(document, form))
        assert ordered(load(out), mode) == ordered(whole, mode) == ordered(document, mode)


def ordered(document: Document, mode: Mode) -> Document:
    """The document itself, or with its files by path: a tree of files has no other order."""
    if mode == "directory-flat":
        return document
    return made_of(
        sorted(document.files), document.symbols, document.edges, document.errors, document.reports
    )


@pytest.mark.parametrize("mode", MODES)
@given(document=documents(consecutive=True), form=st.sampled_from(FORMATS))
def test_names_of_chunks_are_distinct_and_stay_inside(
    mode: Mode, document: Document, form: FormatName
) -> None:
    made = list(outputs(document, Form(mode, form, max_lines=3)))
    names = [PurePosixPath(name) for name, _ in made]
    assert len({str(name).casefold() for name in names}) == len(names)
    for name in names:
        assert not name.is_absolute()
        assert ".." not in name.parts
        assert name.suffix == f".{form}"
        assert min(str(name)) >= " ", "a control character in the name of a file"
    for name in names:
        assert not any(parent in names for parent in name.parents), (
            "a file and a folder of one name"
        )


@pytest.mark.parametrize("mode", MODES)
@given(document=documents(consecutive=True, with_reports=False), data=st.data())
def test_a_block_of_a_file_is_never_split(
    mode: Mode, document: Document, data: st.DataObject
) -> None:
    max_lines = data.draw(st.sampled_from((1, 2, 5)))
    made = outputs(document, Form(mode, max_lines=max_lines))
    texts = ["".join(text) for _, text in made]
    headers = [line for text in texts for line in text.split("\n") if line.startswith("## ")]
    assert len(headers) == len(set(headers)) == len(document.files)


def stream_of(text: str) -> tuple[list[Symbol], list[Edge]]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "x.skt")
        path.write_bytes(text.encode())
        return list(iter_symbols(path)), list(iter_edges(path))


@given(documents(), st.sampled_from((("skt", False), ("skt", True), ("json", False))))
def test_streams_agree_with_the_document(document: Document, form: tuple[FormatName, bool]) -> None:
    symbols, edges = stream_of(dumps(document, form[0], minify=form[1]))
    assert symbols == list(document.symbols)
    # A stream leaves a full ID that is a symbol's as it is.
    assert link(edges, symbols) == list(document.edges or ())


@given(skt_texts())
def test_streams_agree_however_a_document_is_spelled(text: str) -> None:
    document, (symbols, edges) = loads(text), stream_of(text)
    # Scopes and ordinals of a stream are those of one block of a file.
    assert [(s.number, s.file, s.name, s.signature, s.properties) for s in symbols] == [
        (s.number, s.file, s.name, s.signature, s.properties) for s in document.symbols
    ]
    assert canonical_edges(link(edges, document.symbols)) == (document.edges or ())
