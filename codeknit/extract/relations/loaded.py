"""Which files are loaded together, where files name others to load but share all constants.

Two files are together if some file loads both, directly or not, or one of them the other. A class
that several of such files open is one class; one that stands in a file that nothing connects with
the place is another, whatever its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from codeknit.extract.relations.symbols import Symbols
    from codeknit.extract.resolve import FileScopes


class Group(NamedTuple):
    """Declarations that are one entity, the first of them, and the files that load them: a bit for
    each file that nothing else loads."""

    first: int
    numbers: tuple[int, ...]
    loaders: int


class Loaded:
    """The files of the languages that share scope by what is loaded."""

    def __init__(self, symbols: Symbols) -> None:
        self.symbols = symbols
        self._groups: dict[tuple[str, str], list[Group]] = {}
        self._first: dict[int, int] = {}

    @cached_property
    def _required(self) -> dict[int, list[int]]:
        """The files each file loads, by the numbers of their first symbols."""
        resolver = self.symbols.resolver
        return {
            scopes.first_number: [
                found.first_number
                for one in scopes.wildcards
                if (found := resolver.module(scopes, one.module)) is not None
            ]
            for scopes in self.symbols.files
            if scopes.language.shared_scope == "requires"
        }

    @cached_property
    def loaders(self) -> dict[int, int]:
        """The files that load each file, as bits, itself if none else does."""
        order = self._order()
        masks = dict.fromkeys(order, 0)
        for bit, start in enumerate(self._starts):
            masks[start] |= 1 << bit
        news = True
        while news:  # once, and once more for each circle that is entered from behind
            news = False
            for file in order:
                for required in self._required[file]:
                    if masks[file] | masks[required] != masks[required]:
                        masks[required] |= masks[file]
                        news = True
        return masks

    def _order(self) -> list[int]:
        """All files, those that load before those that are loaded where there is no circle."""
        required = self._required
        loaded = {one for files in required.values() for one in files}
        self._starts: list[int] = []
        seen: set[int] = set()
        done: list[int] = []
        for start in sorted(required, key=lambda file: (file in loaded, file)):
            if start not in seen:
                self._starts.append(start)
                self._visit(start, seen, done)
        return done[::-1]

    def _visit(self, start: int, seen: set[int], done: list[int]) -> None:
        seen.add(start)
        stack = [(start, iter(self._required[start]))]
        while stack:
            file, rest = stack[-1]
            following = next((one for one in rest if one not in seen), None)
            if following is None:
                done.append(file)
                stack.pop()
            else:
                seen.add(following)
                stack.append((following, iter(self._required[following])))

    def groups(self, language: str, full_name: str) -> Sequence[Group]:
        """The entities of a full name, of types and modules those that are reopened as one."""
        key = (language, full_name)
        known = self._groups.get(key)
        if known is None:
            known = self._groups[key] = self._group(self.symbols.by_full_name.get(key, ()))
        return known

    def _group(self, numbers: Iterable[int]) -> list[Group]:
        groups: list[Group] = []
        for number in numbers:
            merged = Group(number, (number,), self.loaders[self._file(number)])
            if self.symbols.of(number).category in ("type", "module"):
                for group in [one for one in groups if self._is_one(one, merged)]:
                    groups.remove(group)
                    both = (*group.numbers, *merged.numbers)
                    merged = Group(both[0], both, group.loaders | merged.loaders)
            groups.append(merged)
        return groups

    def _is_one(self, group: Group, other: Group) -> bool:
        kinds = ("type", "module")
        return (
            bool(group.loaders & other.loaders) and self.symbols.of(group.first).category in kinds
        )

    def _file(self, number: int) -> int:
        return self.symbols.file(number).first_number

    def near(self, scopes: FileScopes, full_name: str) -> tuple[list[Group], list[Group]]:
        """The entities of a full name that are loaded together with a file, and the others."""
        own = self.loaders[scopes.first_number]
        near: list[Group] = []
        far: list[Group] = []
        for group in self.groups(scopes.language.id, full_name):
            (near if group.loaders & own else far).append(group)
        return near, far

    def is_near(self, scopes: FileScopes, number: int) -> bool:
        """Whether a symbol's file is loaded together with a file."""
        return bool(self.loaders[self._file(number)] & self.loaders[scopes.first_number])

    def first(self, number: int) -> int:
        """The first of the declarations that are one type or module with this one."""
        known = self._first.get(number)
        if known is None:
            scopes = self.symbols.file(number)
            full_name = scopes.qualified(self.symbols.of(number))
            for group in self.groups(scopes.language.id, full_name):
                self._first.update(dict.fromkeys(group.numbers, group.first))
            known = self._first.setdefault(number, number)
        return known
