"""Streaming gives what loading gives, in memory that does not grow with the document."""

from __future__ import annotations

import os
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from codeknit import CodeknitError, SktSyntaxError, iter_edges, iter_symbols, load


def write(path: Path, files: int) -> Path:
    """A document in which hardly anything stands twice."""
    lines = ["[symbols]"]
    number = 0
    for file in range(files):
        lines.append(f"## src/module_{file}.py")
        for line in range(1, 21):
            number += 1
            lines.append(
                f"S{number} callable/function L{line}-L{line} run_{number}(x: T{number}) "
                f"{{tag=t{number}}}"
            )
    lines.append("[edges]")
    lines += [f"S{n} --calls[unresolved]--> name_{n}, other_{n}" for n in range(1, number + 1)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def peak(stream: Callable[[Path], Iterator[object]], path: Path) -> int:
    tracemalloc.start()
    try:
        assert sum(1 for _ in stream(path)) > 1000
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("stream", [iter_symbols, iter_edges])
def test_memory_does_not_grow_with_the_document(
    stream: Callable[[Path], Iterator[object]], tmp_path: Path
) -> None:
    small = write(tmp_path / "small.skt", 1000)
    large = write(tmp_path / "large.skt", 4000)
    peak(stream, small)  # what is made once
    assert peak(stream, large) < 1.3 * peak(stream, small)


def test_streams_have_what_the_document_has(tmp_path: Path) -> None:
    path = write(tmp_path / "out.skt", 50)
    document = load(path)
    assert tuple(iter_symbols(path)) == document.symbols
    assert tuple(iter_edges(path)) == document.edges


def test_a_stream_stops_at_the_first_error_with_its_place(tmp_path: Path) -> None:
    path = write(tmp_path / "out.skt", 2)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("S30 callable", "S30 callible"), encoding="utf-8")
    symbols = iter_symbols(path)
    assert next(symbols).number == 1
    with pytest.raises(SktSyntaxError) as caught:
        list(symbols)
    assert [(found.code, found.line) for found in caught.value.diagnostics] == [("SKT106", 33)]


@pytest.mark.parametrize("stream", [iter_symbols, iter_edges])
def test_a_pipe_cannot_be_streamed(
    tmp_path: Path, stream: Callable[[Path], Iterator[object]]
) -> None:
    """Sections are read in the order they need each other, which a pipe does not allow."""
    os.mkfifo(tmp_path / "p")
    with pytest.raises(CodeknitError, match="no regular file"):
        stream(tmp_path / "p")
