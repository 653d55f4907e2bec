"""The canonical texts of a document that was read, each in the place it was read from.

Implements "A document in many files" in docs/format.md for ``codeknit fmt``: in a directory, the
block of a source file stays in the file that had it first, an edge goes with the block of its
source. So what layout writes stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import PurePath

from codeknit.formats.base import Pieces, Reading, Source, Writer
from codeknit.formats.layout import Part, edge_files, parts_of, reports_of
from codeknit.formats.skt_lines import sections
from codeknit.model import Document


def canonical_texts(sources: Sequence[Source], reading: Reading) -> list[Writer]:
    """The canonical text of each source of a document; a minified one stays minified.

    Raises SktSyntaxError where the reading has an error.
    """
    document = reading.unwrap()
    if len(sources) == 1:
        from codeknit.formats import pieces

        return [partial(pieces, document, reading.format, minify=reading.minified)]
    parts = _regrouped(sources, document)
    if reading.format == "json":
        from codeknit.formats.json_write import json_pieces

        held = (parts[source.name].document for source in sources)
        return [partial(json_pieces, part, document) for part in held]
    return _skt_texts(sources, document, parts, minify=reading.minified)


def is_written(source: Source, writer: Writer) -> bool:
    """Whether a source has this text already."""
    place = 0
    for piece in writer():
        data = piece.encode("utf-8")
        if source.data[place : place + len(data)] != data:
            return False
        place += len(data)
    return place == len(source.data)


def _regrouped(sources: Sequence[Source], document: Document) -> dict[str, Part]:
    """What each source that is no dict holds of the document, by the source's name."""
    chunks = [source for source in sources if not _is_dict(source) and not _is_warnings(source)]
    blocks = list(_blocks(sources, chunks)) or [("", [])]
    parts = {part.name: part for part in parts_of(document, blocks, edge_files(document))}
    warnings = next((source.name for source in sources if _is_warnings(source)), None)
    where = {"errors"} if document.errors else set()
    if warnings is not None:
        errors = Document(errors=document.errors, reports=reports_of(document, where))
        parts[warnings] = Part(warnings, errors)
    elif document.errors:
        name, held = parts[blocks[-1][0]]
        reports = (*held.reports, *reports_of(document, where))
        whole = Document(held.files, held.symbols, held.edges, document.errors, reports)
        parts[name] = Part(name, whole)
    return parts


def _blocks(sources: Sequence[Source], chunks: Sequence[Source]) -> Iterator[tuple[str, list[str]]]:
    """Each chunk's name and the source files whose blocks it has first."""
    from codeknit.formats import read

    taken: set[str] = set()
    dicts = [source for source in sources if _has_dict(source)]
    for chunk in chunks:
        needed = [*(source for source in dicts if source is not chunk), chunk]
        alone = [Source(source.name, source.data) for source in needed]
        held = read(alone, chunk=True).unwrap()
        paths = [path for path in held.files if path not in taken]
        taken.update(paths)
        yield chunk.name, paths


def _skt_texts(
    sources: Sequence[Source], document: Document, parts: dict[str, Part], *, minify: bool
) -> list[Writer]:
    from codeknit.formats.skt_write import dictionary, part_pieces, write_dict

    codes = dictionary(document) if minify else {}
    home = next((source for source in sources if _has_dict(source)), None)

    def text(source: Source) -> Pieces:
        has_dict = source is home and (codes or _is_dict(source))
        part = parts.get(source.name)
        if has_dict or not part:
            yield write_dict(codes if has_dict else {})
        if has_dict and part:
            yield "\n"
        if part:
            yield from part_pieces(part.document, codes)

    return [partial(text, source) for source in sources]


def _is_dict(source: Source) -> bool:
    return PurePath(source.name).name == "dict.skt"


def _is_warnings(source: Source) -> bool:
    return PurePath(source.name).stem == "warnings"


def _has_dict(source: Source) -> bool:
    return _is_dict(source) or any(section.kind == "dict" for section in sections(source.data))
