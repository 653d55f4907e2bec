"""Which files are loaded together, where files name others to load but share all constants.

Two files are together if some file loads both, directly or not, or one of them the other. A class
that several of such files open is one class; one that stands in a file that nothing connects with
the place is another, whatever its name.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from codeknit.extract.relations.symbols import Symbols
    from codeknit.extract.scopes import FileScopes


_FAR: Final = 20  # entities that a place has nothing to do with: more are no help


class Group(NamedTuple):
    """Declarations that are one entity, the first of them, and the files that load them: a bit for
    each file that nothing else loads."""

    first: int
    numbers: tuple[int, ...]
    loaders: int


class Groups:
    """The entities of one name. Most files are loaded by nothing else, and those are found without
    looking at all entities: there may be one of a name in each of many files."""

    def __init__(self) -> None:
        self.all: dict[Group, None] = {}
        self._alone: defaultdict[int, dict[Group, None]] = defaultdict(dict)  # by the only loader
        self._several: dict[Group, None] = {}

    def add(self, group: Group) -> None:
        self.all[group] = None
        self._of(group)[group] = None

    def remove(self, group: Group) -> None:
        del self.all[group]
        del self._of(group)[group]

    def _of(self, group: Group) -> dict[Group, None]:
        return self._alone[group.loaders] if _is_one(group.loaders) else self._several

    def loaded_with(self, loaders: int) -> list[Group]:
        """Those that some of these files load."""
        if not _is_one(loaders):
            return [one for one in self.all if one.loaders & loaders]
        several = [one for one in self._several if one.loaders & loaders]
        return sorted((*self._alone.get(loaders, ()), *several))

    def near(self, loaders: int) -> tuple[list[Group], list[Group]]:
        """Those that some of these files load, and some of the others."""
        far = (one for one in self.all if not one.loaders & loaders)
        return self.loaded_with(loaders), list(islice(far, _FAR))


def _is_one(loaders: int) -> bool:
    return not loaders & (loaders - 1)


class Loaded:
    """The files of the languages that share scope by what is loaded."""

    def __init__(self, symbols: Symbols) -> None:
        self.symbols = symbols
        self._groups: dict[tuple[str, str], Groups] = {}
        self._first: dict[int, int] = {}

    @cached_property
    def _required(self) -> dict[int, list[int]]:
        """The files each file loads, by the numbers of their first symbols."""
        resolver = self.symbols.resolver
        return {
            scopes.first_number: [
                found.first_number
                for one in scopes.wildcards
                if (found := resolver.modules.find(scopes, one.module)) is not None
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

    def groups(self, language: str, full_name: str) -> Groups:
        """The entities of a full name, of types and modules those that are reopened as one."""
        key = (language, full_name)
        known = self._groups.get(key)
        if known is None:
            known = self._groups[key] = self._group(self.symbols.by_full_name.get(key, ()))
        return known

    def alone(self, number: int) -> Group:
        """A symbol that is an entity of its own."""
        return Group(number, (number,), self.loaders[self._file(number)])

    def _group(self, numbers: Iterable[int]) -> Groups:
        groups = Groups()
        for number in numbers:
            merged = self.alone(number)
            if self._is_open(number):
                for group in groups.loaded_with(merged.loaders):
                    if self._is_open(group.first):
                        groups.remove(group)
                        both = (*group.numbers, *merged.numbers)
                        merged = Group(both[0], both, group.loaders | merged.loaders)
            groups.add(merged)
        return groups

    def _is_open(self, number: int) -> bool:
        return self.symbols.of(number).category in ("type", "module")

    def _file(self, number: int) -> int:
        return self.symbols.file(number).first_number

    def near(self, scopes: FileScopes, full_name: str) -> tuple[list[Group], list[Group]]:
        """The entities of a full name that are loaded together with a file, and some others."""
        groups = self.groups(scopes.language.id, full_name)
        return groups.near(self.loaders[scopes.first_number])

    def first(self, number: int) -> int:
        """The first of the declarations that are one type or module with this one."""
        known = self._first.get(number)
        if known is None:
            scopes = self.symbols.file(number)
            full_name = scopes.qualified(self.symbols.of(number))
            for group in self.groups(scopes.language.id, full_name).all:
                self._first.update(dict.fromkeys(group.numbers, group.first))
            known = self._first.setdefault(number, number)
        return known
