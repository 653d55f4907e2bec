"""What layout writes, rewritten where it lies, is what it was."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from codeknit.formats import read
from codeknit.formats.base import FormatName, Source
from codeknit.formats.layout import OUTPUT_MODES, OutputMode, outputs
from codeknit.formats.rewrite import canonical_texts
from codeknit.model import Document
from codeknit.testing import documents


def writable(document: Document) -> bool:
    """Whether [errors] has no path that ends in a space: it is written bare, and not read back."""
    return not any(error.file.endswith(" ") for error in document.errors)


@given(
    documents(consecutive=True).filter(writable),
    st.sampled_from(OUTPUT_MODES),
    st.sampled_from(["skt", "json"]),
    st.booleans(),
    st.integers(1, 20),
)
def test_what_layout_writes_is_canonical(
    document: Document, mode: OutputMode, form: FormatName, minify: bool, max_lines: int
) -> None:
    written = list(outputs(document, mode=mode, format=form, minify=minify, max_lines=max_lines))
    sources = [Source(name, text.encode(), part=mode != "inline") for name, text in written]
    reading = read(sources)
    assert not reading.errors
    assert canonical_texts(sources, reading) == [text for _, text in written]
