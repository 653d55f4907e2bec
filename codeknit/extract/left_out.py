"""What a tree has that is not extracted, and why.

Nothing is left out silently: each file or directory is counted under its reason. This module says
what the reasons are and which directories are other people's or a tool's; what git ignores is in
`ignore`, what is generated in `generated`.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from codeknit.extract.files import read_regular

#: Each reason, in words for one and for several, in the order of the summary.
REASONS: Final[dict[str, tuple[str, str]]] = {
    "ignored directory": ("ignored directory", "ignored directories"),
    "ignored file": ("ignored file", "ignored files"),
    "excluded directory": ("excluded directory", "excluded directories"),
    "excluded file": ("excluded file", "excluded files"),
    "vendored": ("vendored directory", "vendored directories"),
    "environment": ("virtual environment", "virtual environments"),
    "cache": ("directory of a tool", "directories of tools"),
    "test": ("test file", "test files"),
    "minified": ("minified file", "minified files"),
    "generated": ("generated file", "generated files"),
    "too large": ("file that is too large", "files that are too large"),
    "link": ("symbolic link", "symbolic links"),
    "special": ("pipe, socket or device", "pipes, sockets or devices"),
    "other": ("file in no known language", "files in no known language"),
}

#: Directories of other people's code, by the names that package managers and customs give them.
VENDORED: Final = frozenset(
    {
        "node_modules", "bower_components", "jspm_packages", "web_modules", "site-packages",
        "dist-packages", "vendor", "_vendor", "vendored", "third_party", "third-party",
        "thirdparty", "3rdparty", "3rd_party", "Godeps", "Pods", "Carthage",
    }
)  # fmt: skip

#: Directories of version control and of caches. A directory with a CACHEDIR.TAG is one, too.
TOOLS: Final = frozenset(
    {
        ".git", ".hg", ".svn", ".bzr", ".jj", "CVS", "_darcs", "__pycache__", ".mypy_cache",
        ".pytest_cache", ".ruff_cache", ".hypothesis", ".tox", ".nox", ".eggs", ".cache",
        ".gradle", ".idea", ".vs", ".terraform", ".bundle", ".yarn", ".parcel-cache",
        ".sass-cache", ".metals", ".bloop", ".bsp",
    }
)  # fmt: skip

_CACHE_TAG: Final = "CACHEDIR.TAG"
_CACHE_SIGNATURE: Final = b"Signature: 8a477f597d28d172789f06886806bc55"


class LeftOut:
    """How many of what was left out; with `listing`, also each path and its reason."""

    def __init__(self, *, listing: bool = False) -> None:
        self.counts: Counter[str] = Counter()
        self.later: list[tuple[str, str]] = []
        self._paths: list[tuple[str, str]] | None = [] if listing else None

    def add(self, path: str, reason: str) -> None:
        assert reason in REASONS
        self.counts[reason] += 1
        if self._paths is not None and reason != "other":
            self._paths.append((path, reason))

    def add_later(self, found: Iterable[tuple[str, str]]) -> None:
        """Add files that were left out when they were read."""
        for path, reason in found:
            self.later.append((path, reason))
            self.add(path, reason)

    def in_words(self) -> list[str]:
        """Each reason with its number: "2 vendored directories"."""
        return [
            f"{count} {REASONS[reason][count != 1]}"
            for reason in REASONS
            if (count := self.counts[reason])
        ]

    def paths(self) -> Iterator[tuple[str, str]]:
        """Each path in order, with its reason in words; but files in no known language."""
        for path, reason in sorted(self._paths or ()):
            yield path, REASONS[reason][0]


def foreign_by_name(name: str) -> str:
    """Why a directory of that name is not entered; empty where it is."""
    if name in TOOLS:
        return "cache"
    return "vendored" if name in VENDORED else ""


def foreign_by_content(place: str, names: Iterable[str]) -> str:
    """Why a directory with these names in it is not entered; empty where it is."""
    names = set(names)
    if "pyvenv.cfg" in names or "conda-meta" in names:
        return "environment"
    return "cache" if _CACHE_TAG in names and _is_tagged(place) else ""


def _is_tagged(place: str) -> bool:
    try:
        found = read_regular(os.path.join(place, _CACHE_TAG), len(_CACHE_SIGNATURE))
    except OSError:
        return False
    return found == _CACHE_SIGNATURE
