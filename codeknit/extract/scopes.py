"""What the scopes of one file bind: its types and type parameters, its imports, its packages."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from codeknit.extract.records import FILE, WORD, Definition, FileFacts, Import, around
from codeknit.languages import Language, languages


class Target(NamedTuple):
    """What a name means: a definition of a file, or (FILE) the file itself as a module."""

    file: FileScopes
    definition: int

    @property
    def number(self) -> int:
        """The number of the symbol that the definition becomes."""
        return self.file.first_number + self.definition

    @property
    def is_only_one(self) -> bool:
        """Whether the file declares the name only once there."""
        found = self.file.facts.definitions[self.definition]
        return self.file.times_bound(found.lexical, found.name) == 1

    @property
    def arity(self) -> int:
        """How many type parameters the definition has."""
        return self.file.arities[self.definition]


class FileScopes:
    """The types of one file, by the scope that declares them."""

    def __init__(self, facts: FileFacts, first_number: int, position: int) -> None:
        self.facts = facts
        self.position = position  # among the files of the document
        self.language: Language = languages()[facts.language]
        self.first_number = first_number
        self._prefixes: dict[str, str] = {}  # of full names, by the scope of what has them
        self.drop_file = False  # whether the first definition, the file, is no symbol after all
        self.modules: dict[str, FileScopes | None] = {}  # files, by what it calls them
        self.found: dict[tuple[int, int, str, str], Target | None] = {}  # types, by place and name

    @cached_property
    def _types(self) -> tuple[dict[tuple[int, str], int], dict[tuple[int, str], int]]:
        types: dict[tuple[int, str], int] = {}
        parameters: dict[tuple[int, str], int] = {}
        for index, definition in enumerate(self.facts.definitions):
            key = (definition.lexical, definition.name)
            if definition.is_type:
                types.setdefault(key, index)
            elif definition.kind == "type_parameter" and definition.lexical != FILE:
                # At file level, what it belongs to was lost to a syntax error.
                parameters.setdefault(key, index)
        return types, parameters

    @cached_property
    def arities(self) -> Counter[int]:
        """The number of type parameters of each definition."""
        definitions = self.facts.definitions
        return Counter(found.parent for found in definitions if found.kind == "type_parameter")

    @property
    def types(self) -> Mapping[tuple[int, str], int]:
        """Types by the definition around them and their name."""
        return self._types[0]

    @property
    def parameters(self) -> Mapping[tuple[int, str], int]:
        """Type parameters by the definition they belong to and their name."""
        return self._types[1]

    @cached_property
    def generic(self) -> frozenset[int]:
        """The definitions that have type parameters."""
        return frozenset(index for index, _ in self.parameters)

    @cached_property
    def same_in_place(self) -> bool:
        """Whether a name means the same to all definitions in one place that have no type
        parameters: not where names are bound one after the other, or imported in a definition."""
        return self.language.class_scope != "direct" and self.same_beyond

    @cached_property
    def same_beyond(self) -> bool:
        """Whether a name that the file does not bind means the same in all places: not where some
        of them import everything of a module for themselves."""
        return all(found.scope == FILE for found in self.wildcards)

    @cached_property
    def imports(self) -> Mapping[tuple[int, str], Import]:
        """Imports by the definition they stand in and the name they bind."""
        return {(found.scope, found.name): found for found in self.facts.imports}

    @cached_property
    def default_type(self) -> int | None:
        """The type that the file exports by default, under whatever name."""
        for index, definition in enumerate(self.facts.definitions):
            if "default" in definition.properties and definition.is_type:
                return index if definition.lexical == FILE else None
        return None

    def outward(self, name: str) -> str:
        """The name under which the file binds what its importers get for a name: what it exports
        from another file it does not see itself."""
        outward = f"={name}"
        return outward if (FILE, outward) in self.imports else name

    @cached_property
    def imported(self) -> Mapping[tuple[int, str], list[Import]]:
        """All imports of single names or modules, by scope and the name they bind."""
        result: defaultdict[tuple[int, str], list[Import]] = defaultdict(list)
        for found in self.facts.imports:
            if found.imported != "*":
                result[found.scope, found.name].append(found)
        return result

    @cached_property
    def wildcards(self) -> Sequence[Import]:
        """Imports of everything a module has."""
        return [found for found in self.facts.imports if found.imported == "*"]

    @cached_property
    def several_packages(self) -> bool:
        """Whether more than one package clause divides the file."""
        return sum(found.clause for found in self.facts.definitions) > 1

    def wildcards_around(self, index: int) -> Sequence[Import]:
        """Those of them that stand in a scope around a definition."""
        scopes = {FILE, index}
        while index != FILE:
            index = around(self.facts, index)
            scopes.add(index)
        return [found for found in self.wildcards if found.scope in scopes]

    @cached_property
    def packages(self) -> Sequence[str]:
        """The packages whose names are in scope, the file's own last: a clause behind another
        names a package in it."""
        clauses = [self.normal(found.name) for found in self.facts.definitions if found.clause]
        return [".".join(clauses[: count + 1]) for count in range(len(clauses))]

    @property
    def package(self) -> str:
        """The name in the file's package clauses; empty where it has none."""
        return self.packages[-1] if self.packages else ""

    def is_beside(self, other: FileScopes) -> bool:
        """Whether a file is in the same directory. Files of no package have nothing else in
        common."""
        return other.facts.path.rpartition("/")[0] == self.facts.path.rpartition("/")[0]

    @staticmethod
    def normal(name: str) -> str:
        """A qualified name with dots between its words."""
        return _normal(name)

    def qualified(self, definition: Definition) -> str:
        """The name of a definition with those around it and the package."""
        scope, name = definition.scope, definition.name
        prefix = self._prefixes.get(scope)
        if prefix is None:
            words = (self.package, _normal(scope))
            prefix = self._prefixes[scope] = "".join(f"{word}." for word in words if word)
        return prefix + name if name else prefix[:-1]

    def only_types(self, scope: int, name: str) -> bool:
        """Whether all that binds a name in a scope declares a type."""
        return self._declared[scope, name] == self.times_bound(scope, name)

    @cached_property
    def _declared(self) -> Counter[tuple[int, str]]:
        return Counter(
            (definition.lexical, definition.name)
            for definition in self.facts.definitions
            if definition.is_type
        )

    def times_bound(self, scope: int, name: str) -> int:
        """How often a scope binds a name."""
        return self.facts.bound.get(scope, {}).get(name, 0)


@lru_cache(maxsize=1 << 14)
def _normal(name: str) -> str:
    words = ".".join(WORD.findall(name))
    return f"{words}(" if name.endswith("(") else words
