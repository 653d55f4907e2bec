"""Which files a file sees through its includes: itself, what it includes, and what those include.

Files are bits, at their places in the document: headers that all include each other make as many
pairs as there are files squared, and one number for each file is what can be kept of those.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Final

from codeknit.extract.modules import Modules
from codeknit.extract.scopes import FileScopes

_KEPT: Final = 256  # files that nobody includes, of which it is known what they see
_FEW: Final = 16  # files that are looked at one by one


class Seen:
    """Follows includes."""

    def __init__(self, files: Sequence[FileScopes], modules: Modules) -> None:
        self.files = files
        self.modules = modules
        self._recent: dict[int, int] = {}

    @cached_property
    def _direct(self) -> dict[int, list[int]]:
        """The files that each file includes."""
        return {
            scopes.position: [
                found.position
                for one in scopes.wildcards
                if (found := self.modules.find(scopes, one.module)) is not None
            ]
            for scopes in self.files
            if scopes.wildcards
        }

    @cached_property
    def _included(self) -> dict[int, int]:
        """What each file sees that others include."""
        direct = self._direct
        order = self._order()
        masks = {file: 1 << file for file in order}
        news = True
        while news:  # once, and once more for each circle that is entered from behind
            news = False
            for file in order:
                mask = masks[file]
                for one in direct.get(file, ()):
                    mask |= masks[one]
                if mask != masks[file]:
                    masks[file] = mask
                    news = True
        return masks

    def _order(self) -> Iterable[int]:
        """The files that are included, those that others include before these, but for circles."""
        done: dict[int, None] = {}
        visited: set[int] = set()
        for start in {one for files in self._direct.values() for one in files}:
            stack = [] if start in visited else [(start, iter(self._direct.get(start, ())))]
            visited.add(start)
            while stack:
                file, rest = stack[-1]
                following = next((one for one in rest if one not in visited), None)
                if following is None:
                    done[file] = None
                    stack.pop()
                else:
                    visited.add(following)
                    stack.append((following, iter(self._direct.get(following, ()))))
        return done

    def by(self, scopes: FileScopes) -> int:
        """All that a file sees, as bits."""
        file = scopes.position
        known = self._included.get(file) or self._recent.get(file)
        if known is None:
            known = 1 << file
            for one in self._direct.get(file, ()):
                known |= self._included[one]
            if len(self._recent) >= _KEPT:
                self._recent.clear()
            self._recent[file] = known
        return known

    def sees(self, scopes: FileScopes, file: int) -> bool:
        """Whether a file sees the one at a place."""
        return file == scopes.position or bool(self.by(scopes) >> file & 1)

    def among(self, scopes: FileScopes, files: Iterable[int], mask: int = 0) -> Iterator[int]:
        """Those of some files that a file sees, in order. `mask` may have the same as bits."""
        seen = self.by(scopes)
        if not mask:
            yield from (one for one in sorted(files) if seen >> one & 1)
            return
        seen &= mask
        while seen:
            lowest = seen & -seen
            yield lowest.bit_length() - 1
            seen ^= lowest


def as_bits(files: Iterable[int]) -> int:
    """Files as bits, where they are more than a few; else 0."""
    files = tuple(files)
    return sum(1 << one for one in set(files)) if len(files) > _FEW else 0
