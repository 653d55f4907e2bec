"""What git ignores in a tree, and what `.codeknitignore` adds to that.

In a repository git itself is asked, once: only it knows which files are tracked although a
pattern matches them. Elsewhere, or where git cannot be run, the same rules are read here and each
pattern is matched by gitmatch. A tree that is no repository is treated as if `git init` had been
run in its top directory.

A path is judged from the top down, as git does it: what is below an ignored directory is never
asked about. All paths here are relative to the top of the scan, with slashes; the top itself is
never ignored, for it was asked for by name.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final, Protocol

import gitmatch

from codeknit.diagnostics import CodeknitError
from codeknit.extract import git
from codeknit.extract.files import read_regular

OWN: Final = ".codeknitignore"

_LARGEST: Final = 1 << 22  # bytes of a file of patterns
#: gitmatch drops tabs at the end of a pattern, git only spaces.
_TABS_AT_END: Final = re.compile(rb"(?<!\\)\t(?=[\t ]*\r?$)")
#: gitmatch knows no more than two stars.
_MANY_STARS: Final = re.compile(rb"(?<![\\*])\*{3,}")
#: gitmatch takes two stars behind a slash at the start for one.
_STARS_AT_THE_TOP: Final = re.compile(rb"(?<![^!])/(?=\*\*+(?:/|[ \r]*$))")
_AT_END: Final = b"/ \t\r"
_STARS_BEHIND_A_WORD: Final = re.compile(
    rb"(?!#)(!?+)([^*?\[\\]*[^*?\[\\/])\*\*+((?:/.*)?[%b]*)" % _AT_END, re.DOTALL
)

#: What gitmatch makes of ``*``, and of ``**/``.
_STAR: Final = rb"[^/\0]*"
_DEEP: Final = rb"(?:[^/\0]+/)*"


class Judge(Protocol):
    """Says what of a directory is ignored."""

    def ignores(self, path: str, *, directory: bool) -> bool:
        """Whether a path is ignored, when the directory it is in is not."""

    def inside(self, path: str, place: str) -> Judge:
        """The judge of what is in a directory that is not ignored."""


class Nothing:
    """The judge where nothing is ignored."""

    def ignores(self, path: str, *, directory: bool) -> bool:
        return False

    def inside(self, path: str, place: str) -> Judge:
        return self


class Patterns:
    """The patterns of one file, or of the command line, for paths below one directory."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        lines = (_MANY_STARS.sub(b"**", line) for line in lines)
        lines = (_STARS_AT_THE_TOP.sub(b"", line, count=1) for line in lines)
        lines = (_TABS_AT_END.sub(rb"[\t]", line) for one in lines for line in _as_git_does(one))
        self._patterns = [
            replace(pattern, regex=re.compile(_linear(pattern.regex.pattern)))
            for pattern in reversed(gitmatch.compile(lines).patterns)
        ]

    def __bool__(self) -> bool:
        return bool(self._patterns)

    def verdict(self, path: bytes, *, directory: bool) -> bool | None:
        """True for ignored, False for taken back, None where no pattern matches the path itself.

        The last pattern that matches decides.
        """
        if not self._any.fullmatch(path):
            return None
        for pattern in self._patterns:
            if pattern.match(path, is_dir=directory):
                return not pattern.negative
        return None

    @cached_property
    def _any(self) -> re.Pattern[bytes]:
        """Matches what any of the patterns does: most paths match none."""
        return re.compile(b"|".join(pattern.regex.pattern for pattern in self._patterns))


def _as_git_does(line: bytes) -> Sequence[bytes]:
    """The patterns that a line stands for where git differs from its own manual.

    It compares what stands before the first star by itself, so two stars cross slashes behind a
    word, too: ``/a**/b`` also means ``/ab`` and ``/ax/y/b``.
    """
    found = _STARS_BEHIND_A_WORD.fullmatch(line)
    if not found:
        return (line,)
    sign, word, rest = found.groups()
    if rest.strip(_AT_END):
        word = word if word.startswith(b"/") else b"/" + word
        return (*_as_git_does(sign + word + rest[1:]), sign + word + b"*/**" + rest)
    return (sign + word + b"*" + rest, sign + word + b"*/**" + rest) if b"/" in word else (line,)


def _linear(regex: bytes) -> bytes:
    """A regular expression of gitmatch's that tries no more than it must.

    What stands between two stars may be taken where it is first found, and never elsewhere: what
    follows can start with a star. Without this a pattern such as ``*a*a*a*a*a*b`` takes years.
    """
    first, *rest = regex.split(_DEEP)
    if not rest:
        return _first_found(first, _STAR)
    steps = _DEEP.join(_first_found(part, _STAR) for part in (first, *rest))
    return _first_found(steps, _DEEP)


def _first_found(regex: bytes, star: bytes) -> bytes:
    start, *parts = regex.split(star)
    if len(parts) < 2:
        return regex
    *middle, end = parts
    return b"".join((start, *(b"(?>%b?%b)" % (star, part) for part in middle), star, end))


def patterns_of(globs: Sequence[str], option: str) -> Patterns:
    """The patterns an option gives. Raises CodeknitError for one that is none."""
    for glob in globs:
        if not glob or not _is_pattern(glob):
            raise CodeknitError(f"{option}: expected a glob such as '*.py', found {glob!r}")
    return Patterns(os.fsencode(glob) for glob in globs)


def _is_pattern(glob: str) -> bool:
    try:
        gitmatch.pattern2regex(os.fsencode(glob))
    except gitmatch.InvalidPatternError:
        return False
    return True


class Rules:
    """A judge by files of patterns, each about what is below its directory.

    `above` leads from the directory the outermost file stands in to the top of the scan. Each of
    the `levels` is how many characters of ``above + path`` lead to a file's directory, and what
    the file says; later ones decide before earlier ones.
    """

    def __init__(self, name: str, above: str, levels: Sequence[tuple[int, Patterns]]) -> None:
        self.name = name
        self.above = above
        self.levels = levels

    def ignores(self, path: str, *, directory: bool) -> bool:
        whole = self.above + path
        for start, patterns in reversed(self.levels):
            verdict = patterns.verdict(os.fsencode(whole[start:]), directory=directory)
            if verdict is not None:
                return verdict
        return False

    def inside(self, path: str, place: str) -> Judge:
        if self.name == git.IGNORE and git.is_repository(place):
            return _repository_rules(place, f"{path}/")
        patterns = Patterns(_lines(os.path.join(place, self.name)))
        if not patterns:
            return self
        start = len(self.above) + len(path) + 1
        return Rules(self.name, self.above, (*self.levels, (start, patterns)))


class Listed:
    """A judge by what git lists of a repository: files, and repositories in it.

    `start` is how many characters of a path lead to the directory the listing is of.
    """

    def __init__(self, names: Iterable[str], start: int) -> None:
        self.start = start
        self.names = {name.rstrip("/") for name in names}
        self.directories = set(self.names)
        for name in self.names:
            while (name := name.rpartition("/")[0]) and name not in self.directories:
                self.directories.add(name)

    def ignores(self, path: str, *, directory: bool) -> bool:
        return path[self.start :] not in (self.directories if directory else self.names)

    def inside(self, path: str, place: str) -> Judge:
        if path[self.start :] not in self.names:
            return self
        return _repository_judge(place, f"{path}/")  # a submodule, or a repository in this one


def git_judge(root: str) -> Judge:
    """What git ignores below `root`, which may be in a repository or not."""
    top = git.top_of(root)
    if top is not None and not git.ignores(top, root):
        names = git.listed(root)
        if names is not None:
            return Listed(names, 0)
    return git_rules(root)


def git_rules(root: str) -> Judge:
    """The same by rules, without asking git what is tracked."""
    top = git.top_of(root)
    return _rules_from(git.IGNORE, top or root, root, _outermost(top or root))


def own_judge(root: str) -> Judge:
    """What the files named `.codeknitignore` say, from the top of the repository on."""
    return _rules_from(OWN, git.top_of(root) or root, root, ())


def _repository_judge(place: str, path: str) -> Judge:
    names = git.listed(place) if git.is_repository(place) else None
    return _repository_rules(place, path) if names is None else Listed(names, len(path))


def _repository_rules(place: str, path: str) -> Rules:
    """The rules of a repository in the tree: those around it do not count in it."""
    own = Patterns(_lines(os.path.join(place, git.IGNORE)))
    levels = [(len(path), patterns) for patterns in (*_outermost(place), own) if patterns]
    return Rules(git.IGNORE, "", levels)


def _rules_from(name: str, top: str, root: str, outermost: Sequence[Patterns]) -> Rules:
    """The files of that name in the directories from `top` down to `root`."""
    above = os.path.relpath(os.path.realpath(root), os.path.realpath(top))
    steps = [] if above == os.curdir else above.split(os.sep)
    levels = [(0, patterns) for patterns in outermost if patterns]
    directory = os.path.realpath(top)
    start = 0
    for step in (*steps, ""):
        patterns = Patterns(_lines(os.path.join(directory, name)))
        if patterns:
            levels.append((start, patterns))
        directory = os.path.join(directory, step)
        start += len(step) + 1
    return Rules(name, "".join(f"{step}/" for step in steps), levels)


def _outermost(top: str) -> tuple[Patterns, ...]:
    """The patterns that hold for all of a repository: the user's, then its own."""
    return tuple(Patterns(_lines(place)) for place in git.exclude_files(top))


def _lines(place: str) -> list[bytes]:
    """The lines of a file of patterns; none where there is no such file. Like git, this follows
    no link that stands in the tree, and opens nothing that is no file."""
    try:
        data = read_regular(place, _LARGEST)
    except OSError:
        return []
    return data.removeprefix(b"\xef\xbb\xbf").split(b"\n")
