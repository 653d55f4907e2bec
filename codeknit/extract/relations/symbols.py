"""All definitions of a document by number, and which names each scope of a file binds to them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from codeknit.extract.records import FILE, Definition
from codeknit.extract.relations.loaded import Loaded
from codeknit.extract.resolve import Resolver
from codeknit.extract.scopes import FileScopes

_NONE: Final[Sequence[int]] = ()


class Symbols:
    """Definitions by number. A file is its `meta/file`, the first definition it has."""

    def __init__(self, resolver: Resolver) -> None:
        self.resolver = resolver
        self.files: list[FileScopes] = resolver.files
        nothing: Any = None  # numbers begin with one
        self.definitions: list[Definition] = [nothing]
        self.file_of: list[FileScopes] = [nothing]
        for scopes in self.files:
            self.definitions += scopes.facts.definitions
            self.file_of += [scopes] * len(scopes.facts.definitions)
        self._scoped: dict[int, dict[str, int]] = {}
        self._bound: dict[int, Mapping[tuple[int, str], list[int]]] = {}

    def of(self, number: int) -> Definition:
        """The definition with this number."""
        return self.definitions[number]

    def file(self, number: int) -> FileScopes:
        """The file that declares it."""
        return self.file_of[number]

    def index(self, number: int) -> int:
        """Its place in that file."""
        return number - self.file_of[number].first_number

    def parent(self, number: int) -> int:
        """The number of what encloses it; 0 at file level."""
        scopes = self.file(number)
        parent = self.of(number).parent
        return scopes.first_number + parent if parent != FILE else 0

    def is_enclosed(self, number: int) -> bool:
        """Whether it stands in a block that may be run for another object than the one around."""
        return self.index(number) in self.file(number).facts.enclosed

    def all_conditional(self, numbers: Sequence[int]) -> bool:
        """Whether symbols of one file are all made under a condition, so that there may be none."""
        facts = self.file(numbers[0]).facts if numbers else None
        if facts is None or not facts.conditional:
            return False
        return all(self.index(one) in facts.conditional for one in numbers)

    def scoped(self, scopes: FileScopes) -> Mapping[str, int]:
        """The first symbol of a file with each scoped name."""
        known = self._scoped.get(scopes.position)
        if known is None:
            known = self._scoped[scopes.position] = {}
            for number, one in enumerate(scopes.facts.definitions, scopes.first_number):
                known.setdefault(f"{one.scope}.{one.name}" if one.scope else one.name, number)
        return known

    def bound(self, scopes: FileScopes, scope: int, name: str) -> Sequence[int]:
        """The symbols that a scope of a file declares under a name."""
        known = self._bound.get(scopes.first_number)
        if known is None:
            known = self._bound[scopes.first_number] = self._bind(scopes)
        return known.get((scope, name), _NONE)

    def _bind(self, scopes: FileScopes) -> Mapping[tuple[int, str], list[int]]:
        found: defaultdict[tuple[int, str], list[int]] = defaultdict(list)
        for index, definition in enumerate(scopes.facts.definitions):
            if definition.category == "meta" and definition.kind != "macro":
                continue
            if definition.clause and scopes.language.shared_scope == "directory":
                continue
            if definition.bound and not self.is_outside(scopes, definition):
                name = definition.key(scopes.language.callables_apart)
                found[definition.lexical, name].append(scopes.first_number + index)
        return found

    def is_outside(self, scopes: FileScopes, definition: Definition) -> bool:
        """Whether it is declared outside of the type it belongs to, and binds no name there."""
        if definition.lexical < FILE:
            return False
        if definition.lexical == FILE:
            return bool(definition.scope)
        encloser = scopes.facts.definitions[definition.lexical]
        around_it = f"{encloser.scope}.{encloser.name}" if encloser.scope else encloser.name
        return definition.scope != around_it

    @cached_property
    def loaded(self) -> Loaded:
        """Which files are loaded together."""
        return Loaded(self)

    @cached_property
    def by_directory(self) -> Mapping[tuple[str, str, str, str], list[int]]:
        """Top-level symbols by language, directory, package and name."""
        found: defaultdict[tuple[str, str, str, str], list[int]] = defaultdict(list)
        for scopes in self.files:
            if scopes.language.shared_scope != "directory":
                continue
            place = neighbourhood(scopes)
            for index, definition in enumerate(scopes.facts.definitions):
                top = definition.lexical == FILE and not definition.clause
                if top and definition.category != "meta" and not definition.scope:
                    found[*place, definition.name].append(scopes.first_number + index)
        return found

    @cached_property
    def by_full_name(self) -> Mapping[tuple[str, str], list[int]]:
        """Symbols outside callables by language and qualified name, packages included."""
        found: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
        for scopes in self.files:
            inside = [False] * (len(scopes.facts.definitions) + 1)  # the last one is the file
            for index, definition in enumerate(scopes.facts.definitions):
                scope = definition.parent
                local = scope != FILE and (
                    inside[scope] or scopes.facts.definitions[scope].category == "callable"
                )
                inside[index] = local
                if definition.category == "callable" and self._is_of_file(scopes, scope):
                    continue
                if not local and not definition.clause and definition.category != "meta":
                    name = scopes.qualified(definition)
                    name += definition.key(scopes.language.callables_apart)[len(definition.name) :]
                    found[scopes.language.id, name].append(scopes.first_number + index)
        return found

    def _is_of_file(self, scopes: FileScopes, parent: int) -> bool:
        """Whether callables in a scope are the file's own, because namespaces have none."""
        if scopes.language.shared_scope != "namespaces":
            return False
        return parent == FILE or scopes.facts.definitions[parent].category == "module"

    @cached_property
    def clauses(self) -> Mapping[tuple[str, str], list[int]]:
        """Package and namespace clauses by language and full name."""
        found: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
        for scopes in self.files:
            for index, definition in enumerate(scopes.facts.definitions):
                if definition.category != "module":
                    continue
                name = scopes.normal(definition.name)
                if definition.scope:
                    name = f"{scopes.normal(definition.scope)}.{name}"
                found[scopes.language.id, name].append(scopes.first_number + index)
        return found

    @cached_property
    def by_place(self) -> Mapping[tuple[str, str, str], list[int]]:
        """Package clauses by language, directory and package."""
        found: defaultdict[tuple[str, str, str], list[int]] = defaultdict(list)
        for scopes in self.files:
            for index, definition in enumerate(scopes.facts.definitions):
                if definition.clause:
                    found[neighbourhood(scopes)].append(scopes.first_number + index)
        return found

    def may_be_here(self, name: str) -> bool:
        """Whether anything in the document has a name, or may give it to something."""
        return name in self._names or not name.isidentifier()

    @cached_property
    def _names(self) -> frozenset[str]:
        found: set[str] = set()
        for scopes in self.files:
            facts = scopes.facts
            found.update(one.name for one in facts.definitions)
            found.update(one.name for one in facts.imports)
            found.update(one.imported for one in facts.imports)
            found.update(facts.exported)
            for names in (*facts.assigned.values(), *facts.attributes.values()):
                found.update(names)
        found.update(name.rpartition(".")[2] for _, name in self.packages)
        found.update(name.rpartition(".")[2] for _, name in self.by_full_name)
        return frozenset(found)

    @cached_property
    def stated_packages(self) -> frozenset[tuple[str, str]]:
        """Packages that an object may stand for, by language and full name."""
        files = [scopes for scopes in self.files if scopes.language.singletons]
        return frozenset((one.language.id, package) for one in files for package in one.packages)

    @cached_property
    def packages(self) -> frozenset[tuple[str, str]]:
        """Every language and name in front of which a full name goes on."""
        found = set()
        for language, name in (*self.by_full_name, *self.clauses):
            while "." in name:
                name = name.rpartition(".")[0]
                found.add((language, name))
        return frozenset((*found, *self.clauses))


def neighbourhood(scopes: FileScopes) -> tuple[str, str, str]:
    """What files share that see each other's names where a directory is a package."""
    return scopes.language.id, scopes.facts.path.rpartition("/")[0], scopes.package
