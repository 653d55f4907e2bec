"""The files that a document is written to: one, chunks, or one for each source file.

Implements the writing side of "A document in many files" in docs/format.md.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Container, Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from codeknit.formats.base import FormatName, Pieces
from codeknit.formats.saving import write_directory, write_file
from codeknit.formats.sources import DICT, check_path, is_chunk_name
from codeknit.model import Document, Edge, Report

OutputMode: TypeAlias = Literal["inline", "directory-flat", "directory-tree"]
OUTPUT_MODES: Final[tuple[OutputMode, ...]] = get_args(OutputMode)

DEFAULT_MAX_LINES: Final = 500

_LONGEST_STEP: Final = 240  # bytes of a name without its suffix


class Form(NamedTuple):
    """How a document is written down. `max_lines` is for chunks (`directory-flat`), `minify` for
    SKT: each means nothing to the others."""

    mode: OutputMode
    format: FormatName = "skt"
    max_lines: int = DEFAULT_MAX_LINES
    minify: bool = False


def write(document: Document, out: str, form: Form, *, clean: bool = False) -> None:
    """Write a document to a file (`inline`; "-" is standard output) or into a directory.

    All of it or nothing: what was there stays until everything is written. Raises CodeknitError
    where that fails, and where a directory holds documents already, unless `clean` says that
    they go.
    """
    check_path(out, "written")
    files = outputs(document, form)
    if form.mode != "inline":
        write_directory(Path(out), files, clean=clean)
        return
    _, text = next(files)
    if out == "-":
        sys.stdout.buffer.write("".join(text).encode())
        sys.stdout.buffer.flush()
    else:
        write_file(Path(out), text)


class Part(NamedTuple):
    """One file of a document in many: its name without suffix, and what it holds."""

    name: str
    document: Document


def outputs(document: Document, form: Form) -> Iterator[tuple[str, Pieces]]:
    """The files a document is written to: relative names (POSIX) and texts, in pieces."""
    if form.mode == "inline":
        from codeknit.formats import pieces

        yield f"skeleton.{form.format}", pieces(document, form.format, minify=form.minify)
        return
    flat = form.mode == "directory-flat"
    parts = _flat(document, form.max_lines) if flat else _tree_parts(document)
    if document.errors:
        rest = Document(errors=document.errors, reports=reports_of(document, {"errors"}))
        parts = [*parts, Part("warnings", rest)]
    if form.format == "json":
        from codeknit.formats.json_write import json_pieces

        yield from ((f"{part.name}.json", json_pieces(part.document, document)) for part in parts)
        return
    from codeknit.formats.skt_write import dictionary, part_pieces, write_dict

    codes = dictionary(document) if form.minify else {}
    if codes:
        yield DICT, iter([write_dict(codes)])
    yield from ((f"{part.name}.skt", part_pieces(part.document, codes)) for part in parts)


def _flat(document: Document, max_lines: int) -> list[Part]:
    """Chunks of whole files, of at most `max_lines` lines where one file does not have more."""
    groups: list[list[str]] = [[]]
    lines = 0
    sources = edge_files(document)
    outgoing: dict[str, list[Edge]] = {}
    for edge, path in zip(document.edges or (), sources, strict=True):
        outgoing.setdefault(path, []).append(edge)
    for path in document.files:
        block = 1 + len(document.in_file(path)) + _line_count(outgoing.get(path, ()))
        if groups[-1] and lines + block > max_lines:
            groups.append([])
            lines = 0
        groups[-1].append(path)
        lines += block
    named = [(f"map_{number:03}", group) for number, group in enumerate(groups, 1)]
    return parts_of(document, named, sources)


def _tree_parts(document: Document) -> list[Part]:
    """One part for each file, where the file is in the source tree."""
    names = [_tree_name(path) for path in document.files]
    folders = {_folded(str(folder)) for name in names for folder in PurePosixPath(name).parents}
    taken = {"dict", "warnings"}
    named = []
    for name, path in zip(names, document.files, strict=True):
        while _folded(name) in taken or is_chunk_name(f"{name}.skt") or _hides(name, folders):
            name += "_"
        taken.add(_folded(name))
        named.append((name, [path]))
    return parts_of(document, named or [("map_001", [])], edge_files(document))


def _hides(name: str, folders: Container[str]) -> bool:
    """Whether a file of this name would stand where a folder must be."""
    return any(_folded(f"{name}.{suffix}") in folders for suffix in ("skt", "json"))


def _folded(name: str) -> str:
    """The same for names that are one on some file systems."""
    return unicodedata.normalize("NFC", name.casefold())


def _tree_name(path: str) -> str:
    """A relative name for a source file's part, inside the output directory in any case."""
    steps = [step for step in path.split("/") if step not in ("", ".")]
    safe = [re.sub(r"[\x00-\x1f]", "_", step) if step != ".." else "__" for step in steps]
    return "/".join(map(_shortened, safe)) or "_"


def _shortened(step: str) -> str:
    """A name that file systems take, which have a limit of 255 bytes, with a suffix behind it."""
    encoded = step.encode()
    if len(encoded) <= _LONGEST_STEP:
        return step
    from hashlib import blake2b

    head = encoded[: _LONGEST_STEP - 20].decode("utf-8", "ignore")
    return f"{head}~{blake2b(encoded, digest_size=8).hexdigest()}"


def parts_of(
    document: Document, named: Iterable[tuple[str, list[str]]], sources: Iterable[str]
) -> list[Part]:
    """Parts of these names with the blocks of these files, and the edges that start in them.

    `sources` is what `edge_files` gives. The last also takes the edges that start in no file. Edges
    keep the document's order.
    """
    named = list(named)
    last = len(named) - 1
    part_of = {path: index for index, (_, paths) in enumerate(named) for path in paths}
    edges: list[list[Edge]] = [[] for _ in named]
    for edge, path in zip(document.edges or (), sources, strict=True):
        edges[part_of.get(path, last)].append(edge)
    parts = []
    for index, (name, paths) in enumerate(named):
        where = {"start"} if index == 0 else set()
        if index == last:
            where |= {"symbols", "edges"}
        symbols = tuple(symbol for path in paths for symbol in document.in_file(path))
        reports = reports_of(document, where)
        held = None if document.edges is None else tuple(edges[index])
        parts.append(Part(name, Document(tuple(paths), symbols, held, (), reports)))
    return parts


def reports_of(document: Document, where: set[str]) -> tuple[Report, ...]:
    """The report sections that stand behind these sections."""
    return tuple(report for report in document.reports if report.after in where)


def edge_files(document: Document) -> list[str]:
    """The file of each edge's source; "" where no symbol of the document is that."""
    if not document.edges:
        return []
    files = {symbol.number: symbol.file for symbol in document.symbols}
    sources = (edge.source for edge in document.edges)
    return [files.get(source, "") if isinstance(source, int) else "" for source in sources]


def _line_count(edges: Iterable[Edge]) -> int:
    return len({(edge.source, edge.kind, edge.status, edge.candidates) for edge in edges})


def whole(texts: Iterable[tuple[str, str]]) -> Iterator[tuple[str, Pieces]]:
    """Texts that are there already, as `outputs` gives them."""
    return ((name, iter([text])) for name, text in texts)
