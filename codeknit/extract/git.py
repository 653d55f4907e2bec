"""What git, or a look at its files, says of a repository."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from functools import lru_cache
from shutil import which
from typing import Final

from codeknit.extract.files import read_regular

IGNORE: Final = ".gitignore"

_PATIENCE: Final = 60  # seconds git may take
_LARGEST_CONFIGURATION: Final = 1 << 20  # bytes
_SECTION: Final = re.compile(r'\s*\[\s*([\w.-]+)\s*(?:"[^"]*")?\s*\]')
_VALUE: Final = re.compile(r"\s*(\w[\w-]*)\s*=\s*(.*)")
_UNTIL_COMMENT: Final = re.compile(r'(?:"(?:\\.|[^"\\])*"|\\.|[^"\\#;])*')


def is_repository(place: str) -> bool:
    """Whether a directory is the top of a work tree."""
    dot_git = os.path.join(place, ".git")
    return os.path.isfile(os.path.join(dot_git, "HEAD")) or _linked(dot_git) is not None


def top_of(place: str) -> str | None:
    """The top directory of the repository a directory is in; None outside of one."""
    directory = os.path.realpath(place)
    while not is_repository(directory):
        directory, below = os.path.split(directory)
        if not below:
            return None
    return directory


def ignores(top: str, directory: str) -> bool:
    """Whether the repository with that top ignores a directory in it as a whole."""
    path = os.path.relpath(os.path.realpath(directory), top)
    if path == os.curdir:
        return False
    return _run(top, "check-ignore", "-q", "--", f"./{path}") is not None


def listed(directory: str) -> list[str] | None:
    """The paths below a directory that are tracked, or neither tracked nor ignored.

    None where git is not installed, does not trust the repository, or fails.
    """
    found = _run(directory, "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    return None if found is None else [os.fsdecode(name) for name in found.split(b"\0") if name]


def exclude_files(top: str) -> Iterator[str]:
    """The places of the files of patterns that hold for all of a work tree, the weaker first."""
    users = _configured_excludes(top)
    if users:
        yield os.path.realpath(os.path.join(top, os.path.expanduser(users)))
    dot_git = os.path.join(top, ".git")
    directory = _linked(dot_git) or dot_git
    try:
        common = read_regular(os.path.join(directory, "commondir"), 4096).decode().strip()
    except (OSError, UnicodeDecodeError):
        common = ""
    yield os.path.realpath(os.path.join(directory, common, "info", "exclude"))


def _linked(dot_git: str) -> str | None:
    """The directory that a file `.git` of a work tree or submodule leads to."""
    try:
        text = os.fsdecode(read_regular(dot_git, 4096))
    except OSError:
        return None
    if not text.startswith("gitdir: "):
        return None
    return os.path.join(os.path.dirname(dot_git), text.removeprefix("gitdir: ").rstrip("\r\n"))


def _configured_excludes(top: str) -> str:
    """core.excludesFile, or what git takes where it is not set."""
    if _program():
        found = _run(top, "config", "--type=path", "--null", "--get", "core.excludesFile")
        value = None if found is None else os.fsdecode(found).rstrip("\0")
    else:
        value = _read_configuration(top)
    if value is not None:
        return value
    home = os.environ.get("XDG_CONFIG_HOME") or os.path.join("~", ".config")
    return os.path.join(home, "git", "ignore")


def _read_configuration(top: str) -> str | None:
    """core.excludesFile where there is no git to ask. Files that a configuration includes are
    not looked into."""
    home = os.environ.get("XDG_CONFIG_HOME") or os.path.join("~", ".config")
    users = os.environ.get("GIT_CONFIG_GLOBAL")
    value = None
    for place in (
        os.environ.get("GIT_CONFIG_SYSTEM", "/etc/gitconfig"),
        *([users] if users is not None else [os.path.join(home, "git", "config"), "~/.gitconfig"]),
        os.path.join(top, ".git", "config"),
    ):
        try:
            data = read_regular(os.path.expanduser(place), _LARGEST_CONFIGURATION, follow=True)
        except OSError:
            continue
        value = _excludes_in(os.fsdecode(data), value)
    return value


def _excludes_in(text: str, value: str | None) -> str | None:
    section = ""
    for line in text.splitlines():
        if header := _SECTION.match(line):
            section = header[1].lower()
            line = line[header.end() :]
        stated = _VALUE.match(line)
        if section == "core" and stated and stated[1].lower() == "excludesfile":
            value = _plain(stated[2])
    return value


def _plain(written: str) -> str:
    """A value of a configuration without quotes, backslashes and the comment behind it."""
    found = _UNTIL_COMMENT.match(written)
    return re.sub(r'\\(.)|"', r"\1", found[0].rstrip() if found else "")


@lru_cache(maxsize=1)
def _program() -> str | None:
    return which("git")


def _run(directory: str, *arguments: str) -> bytes | None:
    """What git prints; None where it fails. Nothing that a repository configures is run."""
    program = _program()
    if program is None:
        return None
    here = {name: value for name, value in os.environ.items() if name not in _ABOUT_REPOSITORY}
    try:
        done = subprocess.run(
            [program, "-c", "core.fsmonitor=false", *arguments],
            cwd=directory,
            env={**here, "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=_PATIENCE,
            check=False,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout if done.returncode == 0 else None


#: Set while a hook runs, and about the repository of the hook, not of what is scanned.
_ABOUT_REPOSITORY: Final = frozenset(
    {
        "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR",
        "GIT_NAMESPACE", "GIT_OBJECT_DIRECTORY",
    }
)  # fmt: skip
