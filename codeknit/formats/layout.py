"""Where documents lie: a file, standard input, or a directory of chunks.

Implements "A document in many files" in docs/format.md.
"""

from __future__ import annotations

import codecs
import os
import re
import shutil
import stat
import sys
import tempfile
import unicodedata
from collections.abc import Callable, Container, Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from codeknit.diagnostics import CodeknitError
from codeknit.formats.base import FormatName, Pieces, Source, collection_paused
from codeknit.formats.skt_lines import sections
from codeknit.model import Document, Edge, Report
from codeknit.signals import held

OutputMode: TypeAlias = Literal["inline", "directory-flat", "directory-tree"]
OUTPUT_MODES: Final[tuple[OutputMode, ...]] = get_args(OutputMode)

DEFAULT_MAX_LINES: Final = 500

_CHUNK_NAME: Final = re.compile(r"map_(\d{3,})")
_DICT: Final = "dict.skt"
_LONGEST_STEP: Final = 240  # bytes of a name without its suffix


def is_chunk_name(name: str) -> bool:
    """Whether a file of this name is one chunk of many: ``map_001.skt``."""
    path = PurePosixPath(name)
    return bool(_CHUNK_NAME.fullmatch(path.stem)) and path.suffix in (".skt", ".json")


# ── Finding ──────────────────────────────────────────────────────────────────────────────────────


def find_sources(path: str) -> list[Source]:
    """What there is to read at a path: a file, a directory's documents, or standard input ("-").

    A file named like a chunk comes behind the dict beside it, which serves it too.

    Raises CodeknitError where nothing can be read, or a directory has no documents.
    """
    if path == "-":
        return [Source("<stdin>", sys.stdin.buffer.read())]
    check_path(path, "read")
    if not os.path.isdir(path):
        return [*_dict_beside(Path(path)), Source(path, _read(Path(path)))]
    found = documents_in(Path(path))
    if not found:
        raise CodeknitError(f"{path}: no .skt or .json documents in this directory")
    return [Source(str(file), _read(file), part=True) for file in found]


def check_path(path: str, done: str) -> None:
    """Raise CodeknitError for what can be no path: nothing, or what no file system can spell."""
    try:
        possible = path and b"\0" not in os.fsencode(path)
    except UnicodeEncodeError:
        possible = False
    if not possible:
        raise CodeknitError(f"{path!r}: cannot be {done}: no such file or directory")


def _dict_beside(path: Path) -> list[Source]:
    if not is_chunk_name(path.name) or path.suffix != ".skt":
        return []
    shared = path.with_name(_DICT)
    return [Source(str(shared), _read(shared))] if shared.is_file() else []


def _read(path: Path) -> bytes:
    """The bytes of a file.

    Raises CodeknitError where it cannot be read, or changes while it is.
    """
    try:
        with path.open("rb") as file:
            before = os.fstat(file.fileno())
            data = file.read()
            after = os.fstat(file.fileno())
    except OSError as error:
        raise CodeknitError(f"{path}: cannot be read: {_reason(error)}") from error
    changed = (before.st_size, before.st_mtime_ns) != (after.st_size, after.st_mtime_ns)
    if changed and stat.S_ISREG(after.st_mode):  # a pipe changes whenever it is written to
        raise CodeknitError(f"{path}: changed while it was read")
    return data


def documents_in(directory: Path) -> list[Path]:
    """The files of a directory that make up its document, in the order in which they are read."""
    try:
        names = sorted(os.listdir(directory))
    except OSError as error:
        raise CodeknitError(f"{directory}: cannot be read: {_reason(error)}") from error
    for suffix in (".skt", ".json"):
        chunks = [name for name in names if is_chunk_name(name) and name.endswith(suffix)]
        if chunks:
            chunks.sort(key=lambda name: (len(name), name))
            around = {f"dict{suffix}", f"warnings{suffix}"} & set(names)
            ordered = [*sorted(around - {f"warnings{suffix}"}), *chunks, f"warnings{suffix}"]
            return [directory / name for name in ordered if name in names]
        tree = [path for path in _tree(directory, suffix) if _is_document(path)]
        if tree:
            last = directory / f"warnings{suffix}"
            # Without suffixes they are in the order of the source files.
            return sorted(tree, key=lambda path: (path == last, path.with_suffix("").as_posix()))
    return []


def _tree(directory: Path, suffix: str) -> Iterator[Path]:
    for folder, folders, names in os.walk(directory):
        folders.sort()
        found = (Path(folder, name) for name in names if name.endswith(suffix))
        # A pipe would keep us waiting. What is no longer there is told when it is read.
        yield from (path for path in found if path.is_file() or not path.exists())


def _is_document(path: Path) -> bool:
    """Whether a file is part of a document: report files may lie beside one."""
    data = _read(path)
    if path.suffix == ".json":
        start = data.removeprefix(codecs.BOM_UTF8).lstrip()[:1]
        return start == b"{" and b'"symbols"' in data and b'"files"' in data
    found = list(sections(data))
    return not found or any(section.kind != "report" for section in found)


# ── Parting ──────────────────────────────────────────────────────────────────────────────────────


class Part(NamedTuple):
    """One file of a document in many: its name without suffix, and what it holds."""

    name: str
    document: Document


def outputs(
    document: Document,
    *,
    mode: OutputMode,
    format: FormatName,
    max_lines: int = DEFAULT_MAX_LINES,
    minify: bool = False,
) -> Iterator[tuple[str, Pieces]]:
    """The files a document is written to: relative names (POSIX) and texts, in pieces."""
    if mode == "inline":
        from codeknit.formats import pieces

        yield f"skeleton.{format}", pieces(document, format, minify=minify)
        return
    parts = _flat(document, max_lines) if mode == "directory-flat" else _tree_parts(document)
    if document.errors:
        rest = Document(errors=document.errors, reports=reports_of(document, {"errors"}))
        parts = [*parts, Part("warnings", rest)]
    if format == "json":
        from codeknit.formats.json import json_pieces

        yield from ((f"{part.name}.json", json_pieces(part.document, document)) for part in parts)
        return
    from codeknit.formats.skt_write import dictionary, part_pieces, write_dict

    codes = dictionary(document) if minify else {}
    if codes:
        yield _DICT, iter([write_dict(codes)])
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


# ── Writing ──────────────────────────────────────────────────────────────────────────────────────


def write(
    document: Document,
    out: str,
    *,
    mode: OutputMode,
    format: FormatName,
    max_lines: int = DEFAULT_MAX_LINES,
    minify: bool = False,
    clean: bool = False,
) -> None:
    """Write a document to a file (`inline`; "-" is standard output) or into a directory.

    All of it or nothing: what was there stays until everything is written. Raises CodeknitError
    where that fails, and where a directory holds documents already, unless `clean` says that
    they go.
    """
    files = outputs(document, mode=mode, format=format, max_lines=max_lines, minify=minify)
    if mode != "inline":
        write_directory(Path(out), files, clean=clean)
        return
    _, text = next(files)
    if out == "-":
        sys.stdout.buffer.write("".join(text).encode())
        sys.stdout.buffer.flush()
    else:
        write_file(Path(out), text)


def write_file(path: Path, text: Pieces) -> None:
    """Replace a file by one with this text, at once. A pipe or a device is written to as it is."""

    def fill(temporary: str) -> None:
        _write(temporary, text)
        if path.exists():
            shutil.copymode(path, temporary)
        os.replace(temporary, path.resolve())

    def put() -> None:
        if path.exists() and not path.is_file() and not path.is_dir():
            _write(path, text)
        else:
            _with_temporary_file(path.resolve().parent, fill)

    _guarded(path, put)


def _write(path: Path | str, text: Pieces) -> None:
    with open(path, "w", encoding="utf-8", newline="") as file, collection_paused():
        file.writelines(text)


def _with_temporary_file(folder: Path, use: Callable[[str], None]) -> None:
    handle, temporary = tempfile.mkstemp(prefix=".codeknit-", dir=folder)
    os.close(handle)
    os.chmod(temporary, 0o666 & ~_umask())
    try:
        use(temporary)
    finally:
        if os.path.exists(temporary):
            os.unlink(temporary)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def write_directory(out: Path, files: Iterable[tuple[str, Pieces]], *, clean: bool = False) -> None:
    """Write files into a directory, replacing the documents it holds if `clean`."""
    check_output_directory(out, clean=clean)
    _guarded(out, lambda: _replace_documents(out, files))


def check_output_directory(out: Path, *, clean: bool = False) -> None:
    """Raise CodeknitError where `write_directory` would refuse: known before any work is done."""
    if out.exists() and not out.is_dir():
        raise CodeknitError(f"{out}: is no directory")
    if not clean and out.is_dir() and old_documents(out):
        raise CodeknitError(
            f"{out}: holds documents already; --clean replaces them, chunks of two runs do not mix"
        )


def old_documents(out: Path) -> list[Path]:
    """The files that a new document in this directory would be mixed with."""
    found = list(_tree(out, ".skt"))
    found += (
        path
        for path in _tree(out, ".json")
        if is_chunk_name(path.name) or path.name == "warnings.json" or _is_document(path)
    )
    return sorted(found)


def _replace_documents(out: Path, files: Iterable[tuple[str, Pieces]]) -> None:
    """Write into a directory beside, then swap: moves are all that can go half way, and they are
    taken back."""
    parent = out.resolve().parent
    parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".codeknit-", dir=parent) as scratch:
        fresh, old = Path(scratch, "new"), Path(scratch, "old")
        fresh.mkdir()
        names = []
        for shown, text in files:
            name = os.fsdecode(shown.encode())  # whatever the encoding of the locale is
            target = fresh / name
            target.parent.mkdir(parents=True, exist_ok=True)
            _write(target, text)
            names.append(name)
        if not out.exists():
            os.rename(fresh, out)
            return
        moves = [(path, old / path.relative_to(out)) for path in old_documents(out)]
        moves += [(fresh / name, out / name) for name in names]
        with held():
            _move_all(moves)


def _move_all(moves: Iterable[tuple[Path, Path]]) -> None:
    done: list[tuple[Path, Path]] = []
    try:
        for source, target in moves:
            target.parent.mkdir(parents=True, exist_ok=True)
            os.rename(source, target)
            done.append((source, target))
    except BaseException:
        for source, target in reversed(done):
            os.rename(target, source)
        raise


def _guarded(path: Path, action: Callable[[], None]) -> None:
    try:
        action()
    except OSError as error:
        raise CodeknitError(f"{path}: cannot be written: {_reason(error)}") from error


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
