"""What layout writes, rewritten where it lies, is what it was."""

from __future__ import annotations

from hypothesis import assume, example, given
from hypothesis import strategies as st

from codeknit.formats import read
from codeknit.formats.base import FormatName, Source
from codeknit.formats.layout import OUTPUT_MODES, Form, OutputMode, outputs
from codeknit.formats.rewrite import canonical_texts, is_written
from codeknit.model import Document, Edge, Symbol
from codeknit.testing import documents

_AGAINST_THE_FILES = Document(
    files=("z.py", "a.py"),
    symbols=(
        Symbol(2, "z.py", "callable", "function", 1, 1, "f()", "f"),
        Symbol(1, "a.py", "callable", "function", 1, 1, "g()", "g"),
    ),
    edges=(Edge(1, "calls", 1), Edge(2, "calls", 1)),
)


@example(_AGAINST_THE_FILES, "directory-flat", "skt", False, 20)  # ShortIDs run against the files
@given(
    documents(consecutive=True),
    st.sampled_from(OUTPUT_MODES),
    st.sampled_from(["skt", "json"]),
    st.booleans(),
    st.integers(1, 20),
)
def test_what_layout_writes_is_canonical(
    document: Document, mode: OutputMode, form: FormatName, minify: bool, max_lines: int
) -> None:
    made = outputs(document, Form(mode, form, max_lines, minify))
    written = [(name, "".join(text)) for name, text in made]
    sources = [Source(name, text.encode(), part=mode != "inline") for name, text in written]
    reading = read(sources)
    assume(reading.document == document)  # that this is so is proved in tests/properties
    writers = canonical_texts(sources, reading)
    assert ["".join(writer()) for writer in writers] == [text for _, text in written]
    assert all(map(is_written, sources, writers))
