"""Reading and writing documents, in every form there is."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Final, NamedTuple, TypeAlias

from codeknit.collection import collection_paused
from codeknit.diagnostics import CodeknitError
from codeknit.formats.base import FormatName, Pieces, Reading, Source
from codeknit.model import Document, Edge, Symbol

__all__ = [
    "FORMATS",
    "FormatName",
    "Reading",
    "Source",
    "detect",
    "dump",
    "dumps",
    "iter_edges",
    "iter_symbols",
    "load",
    "loads",
    "pieces",
    "read",
]

PathLike: TypeAlias = str | os.PathLike[str]

#: How much of a text tells its format, in bytes.
_HEAD: Final = 4096


class Format(NamedTuple):
    """One way to write a document down. Its modules load when it is first used."""

    read: Callable[[Sequence[Source], bool], Reading]
    write: Callable[[Document, bool], Pieces]
    iter_symbols: Callable[[Sequence[Path]], Iterator[Symbol]]
    iter_edges: Callable[[Sequence[Path]], Iterator[Edge]]


def _read_skt(sources: Sequence[Source], chunk: bool) -> Reading:
    from codeknit.formats.skt_read import read_skt

    return read_skt(sources, chunk=chunk)


def _write_skt(document: Document, minify: bool) -> Pieces:
    from codeknit.formats.skt_write import skt_pieces

    return skt_pieces(document, minify=minify)


def _stream_skt_symbols(paths: Sequence[Path]) -> Iterator[Symbol]:
    from codeknit.formats.skt_stream import stream_symbols

    return stream_symbols(paths)


def _stream_skt_edges(paths: Sequence[Path]) -> Iterator[Edge]:
    from codeknit.formats.skt_stream import stream_edges

    return stream_edges(paths)


def _read_json(sources: Sequence[Source], chunk: bool) -> Reading:
    from codeknit.formats.json_read import read_json

    return read_json(sources, chunk=chunk)


def _write_json(document: Document, minify: bool) -> Pieces:
    from codeknit.formats.json_write import json_pieces

    return json_pieces(document)


def _stream_json_symbols(paths: Sequence[Path]) -> Iterator[Symbol]:
    from codeknit.formats.json_stream import iter_json_symbols

    for path in paths:
        yield from iter_json_symbols(str(path))


def _stream_json_edges(paths: Sequence[Path]) -> Iterator[Edge]:
    from codeknit.formats.json_stream import iter_json_edges

    for path in paths:
        yield from iter_json_edges(str(path))


#: The formats there are. Nothing else lists them.
FORMATS: Final[dict[FormatName, Format]] = {
    "skt": Format(_read_skt, _write_skt, _stream_skt_symbols, _stream_skt_edges),
    "json": Format(_read_json, _write_json, _stream_json_symbols, _stream_json_edges),
}


def _form(name: FormatName) -> Format:
    if name not in FORMATS:
        raise ValueError(f"expected one of the formats {', '.join(FORMATS)}, found {name!r}")
    return FORMATS[name]


def detect(data: bytes) -> FormatName:
    """The format of a text, by its content: JSON starts with a brace."""
    start = data[:_HEAD].removeprefix(b"\xef\xbb\xbf").lstrip()
    return "json" if start.startswith(b"{") else "skt"


def read(
    sources: Sequence[Source], *, chunk: bool = False, format: FormatName | None = None
) -> Reading:
    """Read one document from all the sources together, with every finding there is.

    In a `chunk`, ShortIDs defined elsewhere are no errors. The format is found by content unless
    given. Never raises for bad input.
    """
    if not sources:
        raise ValueError("nothing to read")
    heads = (source.data[:_HEAD] for source in sources)
    found = format or detect(next((head for head in heads if head.strip()), b""))
    return _form(found).read(sources, chunk)


def load(source: PathLike | IO[str] | IO[bytes], format: FormatName | None = None) -> Document:
    """Read a document from a file, a directory of chunks, standard input ("-") or a file object.

    A file named as one chunk of many (``map_001.skt``) is read as a chunk: what it does not define
    may be defined elsewhere. Raises SktSyntaxError for a document with errors and CodeknitError
    where there is nothing to read.
    """
    from codeknit.formats.sources import find_sources, is_chunk

    if not isinstance(source, (str, os.PathLike)):
        return loads(source.read(), format)
    path = os.fspath(source)
    return read(find_sources(path), chunk=is_chunk(path), format=format).unwrap()


def loads(text: str | bytes, format: FormatName | None = None) -> Document:
    """Read a document from text. Raises SktSyntaxError for a document with errors."""
    given = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else memoryview(text)
    return read([Source("<string>", bytes(given))], format=format).unwrap()


def dumps(document: Document, format: FormatName = "skt", *, minify: bool = False) -> str:
    """The text of a document, in canonical form.

    `minify` puts what an SKT text repeats into a dict; JSON has no such thing. Raises ValueError
    for a document no format can carry, such as one with a line break in a signature.
    """
    with collection_paused():
        return "".join(pieces(document, format, minify=minify))


def pieces(document: Document, format: FormatName, *, minify: bool = False) -> Pieces:
    """The text that `dumps` gives, in pieces."""
    return _form(format).write(document, minify)


def dump(
    document: Document,
    target: PathLike | IO[Any],
    format: FormatName = "skt",
    *,
    minify: bool = False,
) -> None:
    """Write a document to a file, at once, to standard output ("-"), or to a file object.

    Raises CodeknitError where the file cannot be written.
    """
    if isinstance(target, (str, os.PathLike)) and os.fspath(target) != "-":
        from codeknit.formats.saving import write_file
        from codeknit.formats.sources import check_path

        check_path(os.fspath(target), "written")
        write_file(Path(target), pieces(document, format, minify=minify))
        return
    text = dumps(document, format, minify=minify)
    if isinstance(target, (str, os.PathLike)):
        sys.stdout.write(text)
        return
    try:
        target.write(text)
    except TypeError:
        target.write(text.encode())


def iter_symbols(path: PathLike) -> Iterator[Symbol]:
    """The symbols of a document, one after another, in memory that does not grow with it.

    Ordinals and scopes are those within one block of a file. Raises SktSyntaxError at the first
    error, CodeknitError where nothing can be read.
    """
    paths = _paths(path)
    return FORMATS[_format_of(paths)].iter_symbols(paths)


def iter_edges(path: PathLike) -> Iterator[Edge]:
    """The edges of a document as they are written, in memory that does not grow with them.

    A full ID stays one even where it is a symbol's, and an edge stated twice comes twice. Raises as
    `iter_symbols` does.
    """
    paths = _paths(path)
    return FORMATS[_format_of(paths)].iter_edges(paths)


def _paths(path: PathLike) -> list[Path]:
    from codeknit.formats.sources import check_path, documents_in

    check_path(os.fspath(path), "read")
    place = Path(path)
    if not os.path.isdir(place):
        if os.path.isfile(place) or not os.path.exists(place):
            return [place]
        raise CodeknitError(f"{place}: cannot be streamed: it is no regular file")
    return documents_in(place)


def _format_of(paths: Sequence[Path]) -> FormatName:
    try:
        with paths[0].open("rb") as file:
            return detect(file.read(_HEAD))
    except OSError as error:
        raise CodeknitError(f"{paths[0]}: cannot be read: {error.strerror}") from error
