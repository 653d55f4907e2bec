"""Which files of a tree are extracted, and as what."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from typing import Final

import msgspec

from codeknit.diagnostics import CodeknitError
from codeknit.extract.files import read_regular
from codeknit.extract.generated import is_minified_name
from codeknit.extract.ignore import Judge, Nothing, Patterns, git_judge, own_judge, patterns_of
from codeknit.extract.left_out import LeftOut, foreign_by_content, foreign_by_name
from codeknit.languages import Language, by_extension, by_interpreter, languages

#: Bytes a file may have unless the user says otherwise.
MAX_FILE_SIZE: Final = 2_000_000

_FIRST_LINE: Final = 256  # bytes of a `#!` line that are looked at
_INTERPRETER: Final = re.compile(rb"#!\s*(?:\S*/env\s+(?:-\S+\s+|\w+=\S*\s+)*)?(?:\S*/)?([\w+-]+)")
_LOOKS_ESCAPED: Final = re.compile(r"\\x[0-9a-f]{2}")


class SourceFile(msgspec.Struct, frozen=True, array_like=True):
    """A file to extract: its path in the document, its place on disk, its language's folder,
    whether it is left out should it turn out to be minified or generated, and for relations,
    whether they are wanted, and can be had."""

    path: str
    place: str
    language: str
    unless_generated: bool = False
    relations: bool = False
    uses: bool = True


class Selection(msgspec.Struct, frozen=True, kw_only=True):
    """What of a tree is wanted.

    `include` and `exclude` are patterns as in a `.gitignore` at the top of the tree: with
    `include`, only files that match one, or are in a directory that does; with `exclude`, none
    that do. `max_file_size` is in bytes. `listing` keeps the path of each thing left out.
    """

    collect_tests: bool = False
    ignore_files: bool = True
    include: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()
    include_vendored: bool = False
    include_generated: bool = False
    max_file_size: int = MAX_FILE_SIZE
    header_language: str = ""
    listing: bool = False


class Scan:
    """What a tree holds: the files to extract in document order, what is left out, and the
    paths that could not be listed or are too large, with why."""

    def __init__(self, root: str, *, listing: bool = False) -> None:
        self.root = root
        self.files: list[SourceFile] = []
        self.left = LeftOut(listing=listing)
        self.failures: list[tuple[str, str]] = []
        #: Of each file, once it was extracted with a cache: what its bytes hash to.
        self.digests: list[bytes] = []

    @property
    def left_out(self) -> Counter[str]:
        """How many were left out, by the reasons of `leave.REASONS`."""
        return self.left.counts


def scan(root: str, selection: Selection | None = None, *, collect_tests: bool = False) -> Scan:
    """Find the files of a tree, sorted by path; `root` may be a single file, which is always taken.

    Raises CodeknitError where there is nothing of that name, no language for a single file, or
    a pattern that is none.
    """
    selection = selection or Selection(collect_tests=collect_tests)
    found = Scan(root, listing=selection.listing)
    if os.path.isdir(root):
        _Walk(found, selection).run()
        found.files.sort(key=lambda file: file.path)
        found.failures.sort()
        return found
    found.files.append(_single(root, selection))
    return found


def _single(place: str, selection: Selection) -> SourceFile:
    if not os.path.exists(place):
        raise CodeknitError(f"{readable(place) or repr(place)}: no such file or directory")
    if not os.path.isfile(place):
        raise CodeknitError(f"{readable(place)}: neither a file nor a directory")
    language = language_of(place, selection.header_language)
    if language is None:
        raise CodeknitError(f"{readable(place)}: no known language has this file name")
    return SourceFile(readable(os.path.basename(place)), place, language.id)


def language_of(place: str, header_language: str = "") -> Language | None:
    """The language of a file, by its extension, or by the interpreter its first line names.

    `header_language` is the folder of the language that `.h` files are in.
    """
    extension = os.path.splitext(place)[1].lower()
    if extension == ".h" and header_language:
        return languages().get(header_language)
    if extension:
        return by_extension().get(extension)
    try:
        found = _INTERPRETER.match(read_regular(place, _FIRST_LINE, follow=True))
    except OSError:
        return None
    if not found:
        return None
    name = found.group(1).decode("ascii", "replace").rstrip("0123456789.-")
    return by_interpreter().get(name)


def is_test(path: str, language: Language) -> bool:
    """Whether the language's own conventions make this path of the tree a test."""
    *directories, name = path.split("/")
    return any(
        any(fnmatchcase(directory, glob[:-1]) for directory in directories)
        if glob.endswith("/")
        else fnmatchcase(name, glob)
        for glob in language.tests
    )


def readable(path: str) -> str:
    """A path as the document has it: slashes, and bytes that are no UTF-8 escaped: ``\\xe9``.

    Where there is such a byte, or something that looks like one so escaped, every backslash is
    doubled: different names stay different.
    """
    path = path.replace(os.sep, "/")
    if path.isascii() and not _LOOKS_ESCAPED.search(path):
        return path
    data = os.fsencode(path)
    try:
        text = data.decode("utf-8")  # whatever the encoding of the locale is
    except UnicodeDecodeError:
        return data.replace(b"\\", b"\\\\").decode("utf-8", "backslashreplace")
    return text.replace("\\", "\\\\") if _LOOKS_ESCAPED.search(text) else text


class _Directory(msgspec.Struct, frozen=True):
    """A directory on the way: where it is, its path from the top with a slash behind it, who
    judges what is in it, and whether an --include took it as a whole."""

    place: str
    prefix: str
    judges: tuple[Judge, Judge]
    included: bool


class _Walk:
    """Goes through a tree. Symbolic links are not followed, so a loop of them ends nowhere and
    no file is taken twice; what is neither a file nor a directory is never opened."""

    def __init__(self, found: Scan, selection: Selection) -> None:
        self.found = found
        self.selection = selection
        self.include = patterns_of(selection.include, "--include")
        self.exclude = patterns_of(selection.exclude, "--exclude")

    def run(self) -> None:
        root = self.found.root
        asked = self.selection.ignore_files
        judges = (git_judge(root), own_judge(root)) if asked else (Nothing(), Nothing())
        waiting = [_Directory(root, "", judges, not self.include)]
        while waiting:
            waiting += self._inside(waiting.pop())

    def _inside(self, directory: _Directory) -> Iterable[_Directory]:
        """Consider all files of a directory; gives the directories in it to go into."""
        try:
            with os.scandir(directory.place) as listing:
                entries = list(listing)
        except OSError as error:
            if not directory.prefix:
                raise CodeknitError(f"{directory.place}: {_why(error)}") from error
            self._fail(directory.prefix.rstrip("/"), "cannot be listed", error)
            return
        if directory.prefix and self._is_foreign(directory, entries):
            return
        for entry in entries:
            path = directory.prefix + entry.name
            try:
                if entry.is_symlink():
                    self._consider_link(entry, path)
                elif entry.is_dir(follow_symlinks=False):
                    yield from self._enter(directory, entry, path)
                else:
                    self._consider(directory, entry, path)
            except OSError as error:
                self._fail(path, "cannot be read", error)

    def _is_foreign(self, directory: _Directory, entries: Sequence[os.DirEntry[str]]) -> bool:
        reason = foreign_by_content(directory.place, (entry.name for entry in entries))
        if not reason or (reason == "environment" and self.selection.include_vendored):
            return False
        self.found.left.add(readable(directory.prefix), reason)
        return True

    def _enter(
        self, directory: _Directory, entry: os.DirEntry[str], path: str
    ) -> Iterable[_Directory]:
        reason = foreign_by_name(entry.name)
        if reason and not (reason == "vendored" and self.selection.include_vendored):
            self.found.left.add(readable(path) + "/", reason)
        elif self._excludes(path, is_directory=True):
            self.found.left.add(readable(path) + "/", "excluded directory")
        elif any(judge.ignores(path, directory=True) for judge in directory.judges):
            if not _is_empty(entry.path):
                self.found.left.add(readable(path) + "/", "ignored directory")
        else:
            first, second = (judge.inside(path, entry.path) for judge in directory.judges)
            included = directory.included or self._includes(path, is_directory=True)
            yield _Directory(entry.path, f"{path}/", (first, second), included)

    def _consider_link(self, entry: os.DirEntry[str], path: str) -> None:
        if os.path.splitext(entry.name)[1].lower() in by_extension() or os.path.isdir(entry.path):
            self.found.left.add(readable(path), "link")

    def _consider(self, directory: _Directory, entry: os.DirEntry[str], path: str) -> None:
        if not entry.is_file(follow_symlinks=False):
            self.found.left.add(readable(path), "special")
            return
        language = language_of(entry.path, self.selection.header_language)
        shown = readable(path)
        if language is None:
            self.found.left.add(shown, "other")
        elif reason := self._reason(directory, entry, path, language):
            self.found.left.add(shown, reason)
        elif (size := entry.stat(follow_symlinks=False).st_size) > self.selection.max_file_size:
            limit = _in_units(self.selection.max_file_size)
            self.found.left.add(shown, "too large")
            self.found.failures.append((shown, f"too large: {_in_units(size)}, more than {limit}"))
        else:
            unless_generated = not self.selection.include_generated
            file = SourceFile(shown, entry.path, language.id, unless_generated)
            self.found.files.append(file)

    def _reason(
        self, directory: _Directory, entry: os.DirEntry[str], path: str, language: Language
    ) -> str:
        """Why a source file is left out; empty where it is not."""
        if self._excludes(path) or not (directory.included or self._includes(path)):
            return "excluded file"
        if any(judge.ignores(path, directory=False) for judge in directory.judges):
            return "ignored file"
        if not self.selection.collect_tests and is_test(path, language):
            return "test"
        named_minified = is_minified_name(entry.name) and not self.selection.include_generated
        return "minified" if named_minified else ""

    def _excludes(self, path: str, *, is_directory: bool = False) -> bool:
        return _verdict(self.exclude, path, is_directory)

    def _includes(self, path: str, *, is_directory: bool = False) -> bool:
        return _verdict(self.include, path, is_directory)

    def _fail(self, path: str, what: str, error: OSError) -> None:
        self.found.failures.append((readable(path), f"{what}: {_why(error)}"))


def _verdict(patterns: Patterns, path: str, is_directory: bool) -> bool:
    return bool(patterns) and bool(patterns.verdict(os.fsencode(path), directory=is_directory))


def _why(error: OSError) -> str:
    return error.strerror or "unknown reason"


def _is_empty(place: str) -> bool:
    try:
        with os.scandir(place) as entries:
            return next(entries, None) is None
    except OSError:
        return False


def _in_units(size: int) -> str:
    """A number of bytes for people, never rounded to a rounder number than it is."""
    for unit, name in ((1_000_000, "MB"), (1000, "kB")):
        if size >= unit:
            return f"{size / unit:.10g} {name}"
    return f"{size} bytes"
