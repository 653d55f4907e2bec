"""Streams SKT: symbols and edges one after another, from a file of any size in bounded memory."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import cast

from codeknit.diagnostics import CodeknitError
from codeknit.formats import skt_fast
from codeknit.formats.skt_context import Context, LineReader, Text
from codeknit.formats.skt_edges import EdgeReader
from codeknit.formats.skt_lines import FileBytes
from codeknit.formats.skt_read import read_dict, ready
from codeknit.formats.skt_symbols import SymbolReader
from codeknit.model import Edge, Symbol


def stream_symbols(paths: Sequence[Path]) -> Iterator[Symbol]:
    """The symbols of the files, which are one document.

    Raises SktSyntaxError at the first block with an error, CodeknitError for a file that cannot be
    read. Whether what a symbol refers to exists is not checked.
    """
    with ExitStack() as stack:
        texts = [_open(path, stack) for path in paths]
        yield from SymbolReader(_context(texts)).stream(texts)


def stream_edges(paths: Sequence[Path]) -> Iterator[Edge]:
    """The edges of the files, which are one document, as they are written.

    A full ID stays one even where it is a symbol's, and an edge stated twice comes twice. Raises as
    `stream_symbols` does.
    """
    with ExitStack() as stack:
        texts = [_open(path, stack) for path in paths]
        context = _context(texts)
        yield from EdgeReader(context, _Files(SymbolReader(context).stream(texts))).stream(texts)


def _context(texts: Iterable[Text]) -> Context:
    context = Context(cast("LineReader", skt_fast), chunk=True)
    read_dict(texts, context)
    return context


def _open(path: Path, stack: ExitStack) -> Text:
    try:
        file = stack.enter_context(path.open("rb"))
        data = FileBytes(file.fileno())
    except OSError as error:
        raise CodeknitError(f"{path}: cannot be read: {error.strerror}") from error
    return ready(str(path), data)


class _Files:
    """Which file a symbol is in, as runs of numbers: symbols of a file are numbered in a row."""

    def __init__(self, symbols: Iterable[Symbol]) -> None:
        runs: list[tuple[int, int]] = []
        self._paths: list[str] = []
        last = 0
        for symbol in symbols:
            if not self._paths or self._paths[-1] != symbol.file:
                self._paths.append(symbol.file)
                last = 0
            if symbol.number != last + 1 or last == 0:
                runs.append((symbol.number, len(self._paths) - 1))
            last = symbol.number
        runs.sort()
        self._starts = array("q", [start for start, _ in runs])
        self._files = array("l", [file for _, file in runs])

    def known(self, number: int) -> int | None:
        return number

    def file_of(self, number: int) -> str:
        run = bisect_right(self._starts, number) - 1
        return self._paths[self._files[run]] if run >= 0 else ""

    def all(self) -> Iterable[Symbol]:
        return ()
