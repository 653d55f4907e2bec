"""The canonical texts of a document that was read, each in the place it was read from.

Implements "A document in many files" in docs/format.md for ``codeknit fmt``: in a directory, the
block of a source file stays in the file that had it first, an edge goes with the block of its
source. So what layout writes stays as it is.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path, PurePath

from codeknit.diagnostics import CodeknitError
from codeknit.formats.base import Reading, Source
from codeknit.formats.layout import Part, parts_of, reports_of
from codeknit.formats.skt_lines import sections
from codeknit.model import Document


def canonical_texts(sources: Sequence[Source], reading: Reading) -> list[str]:
    """The canonical text of each source of a document; a minified one stays minified.

    Raises SktSyntaxError where the reading has an error.
    """
    document = reading.unwrap()
    if len(sources) == 1:
        from codeknit.formats import dumps

        return [dumps(document, reading.format, minify=reading.minified)]
    parts = _regrouped(sources, document)
    if reading.format == "json":
        from codeknit.formats.json import write_json

        return [write_json(parts[source.name].document, document) for source in sources]
    return _skt_texts(sources, document, parts, minify=reading.minified)


def replace_texts(changed: Iterable[tuple[str, str]]) -> None:
    """Give files other texts; each keeps its mode, and a link its target.

    Every text is written beside its file before the first file is replaced, so a full disk leaves
    all of them as they were. Raises CodeknitError where one cannot be written.
    """
    with ExitStack() as temporaries:
        moves = []
        for name, text in changed:
            target = Path(name).resolve()
            try:
                moves.append((name, _written_beside(target, text, temporaries), target))
            except OSError as error:
                raise _unwritable(name, error) from error
        for name, temporary, target in moves:
            try:
                os.replace(temporary, target)
            except OSError as error:
                raise _unwritable(name, error) from error


def _written_beside(target: Path, text: str, temporaries: ExitStack) -> str:
    handle, temporary = tempfile.mkstemp(prefix=".codeknit-", dir=target.parent)
    temporaries.callback(_discard, temporary)
    with open(handle, "w", encoding="utf-8", newline="") as file:
        file.write(text)
    shutil.copymode(target, temporary)
    return temporary


def _discard(temporary: str) -> None:
    with suppress(FileNotFoundError):  # it has replaced its file
        os.unlink(temporary)


def _unwritable(name: str, error: OSError) -> CodeknitError:
    return CodeknitError(f"{name}: cannot be written: {(error.strerror or str(error)).lower()}")


def _regrouped(sources: Sequence[Source], document: Document) -> dict[str, Part]:
    """What each source that is no dict holds of the document, by the source's name."""
    chunks = [source for source in sources if not _is_dict(source) and not _is_warnings(source)]
    blocks = list(_blocks(sources, chunks)) or [("", [])]
    parts = {part.name: part for part in parts_of(document, blocks)}
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
) -> list[str]:
    from codeknit.formats.skt_write import dictionary, write_dict, write_part

    codes = dictionary(document) if minify else {}
    home = next((source for source in sources if _has_dict(source)), None)
    texts = []
    for source in sources:
        blocks = [write_dict(codes)] if source is home and (codes or _is_dict(source)) else []
        if source.name in parts:
            blocks.append(write_part(parts[source.name].document, codes))
        texts.append("\n".join(blocks) or "[dict]\n")
    return texts


def _is_dict(source: Source) -> bool:
    return PurePath(source.name).name == "dict.skt"


def _is_warnings(source: Source) -> bool:
    return PurePath(source.name).stem == "warnings"


def _has_dict(source: Source) -> bool:
    return _is_dict(source) or any(section.kind == "dict" for section in sections(source.data))
