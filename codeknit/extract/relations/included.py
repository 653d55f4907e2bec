"""What a file sees through its includes: C's one scope, and the namespaces of C++.

An include is text: all that the included files declare is as if declared here. A name of a file or
namespace means all its declarations in the files that are seen, and of these, where a function is
declared in one file and defined in another, the definition.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from functools import cached_property
from typing import Final

from codeknit.extract.includes import as_bits
from codeknit.extract.records import FILE, Definition
from codeknit.extract.relations.symbols import Symbols
from codeknit.extract.scopes import FileScopes
from codeknit.signature import parse_signature

_NONE: Final[Sequence[int]] = ()
#: Kinds of what may be declared in many files and is defined in one.
_VARIABLES: Final = ("variable", "constant")
#: Numbers of declarations by the place of the file that has them.
ByFile = Mapping[int, list[int]]


class Included:
    """Declarations by full name, and which of them a file sees."""

    def __init__(self, symbols: Symbols, owner: Callable[[int], int]) -> None:
        """`owner` finds the type of a member that is defined outside of it; 0 for none."""
        self.symbols = symbols
        self.owner = owner
        self.seen = symbols.resolver.seen
        self._masks: dict[tuple[str, str], int] = {}  # of the files that declare a name
        self._external: dict[tuple[str, str], Sequence[int]] = {}  # definitions, by full name
        self._beside: dict[tuple[str, str], Set[tuple[str, ...]]] = {}
        self._bodies: dict[int, Sequence[int]] = {}
        self._declarations: dict[int, list[int]] = {}
        self._shapes: dict[int, tuple[str, ...]] = {}

    # What there is.

    def _files(self) -> Iterator[FileScopes]:
        for scopes in self.symbols.files:
            if scopes.language.wildcard_imports == "file":
                yield scopes

    @cached_property
    def _indexed(
        self,
    ) -> tuple[Mapping[tuple[str, str], ByFile], Mapping[tuple[str, str], list[int]]]:
        """Declarations by language and full name: those in files and namespaces, and those of
        members outside of their types."""
        named: defaultdict[tuple[str, str], defaultdict[int, list[int]]]
        named = defaultdict(lambda: defaultdict(list))
        outside: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
        for scopes in self._files():
            family, first, file = scopes.language.family, scopes.first_number, scopes.position
            for index, definition in enumerate(scopes.facts.definitions):
                if definition.category == "meta":
                    continue
                full = self._full_name(scopes, definition)
                if full is None:
                    continue
                if self.symbols.is_outside(scopes, definition):
                    outside[family, full].append(first + index)
                else:
                    named[family, full][file].append(first + index)
        return named, outside

    @staticmethod
    def _unnested(scopes: FileScopes, parent: int, name: str) -> str | None:
        """The full name of a function that seems to stand in another, where brackets in branches
        of conditionals were misread."""
        definitions = scopes.facts.definitions
        while parent != FILE and definitions[parent].category == "callable":
            parent = definitions[parent].parent
        if parent == FILE:
            return name
        around = definitions[parent]
        return f"{scopes.qualified(around)}.{name}" if around.category == "module" else None

    def _full_name(self, scopes: FileScopes, definition: Definition) -> str | None:
        """The full name of what stands in files and namespaces; None for members and locals."""
        definitions = scopes.facts.definitions
        parent, name = definition.parent, scopes.qualified(definition)
        if parent == FILE or definition.lexical != parent:
            return name
        around = definitions[parent]
        if around.category == "callable" and definition.kind == "function":
            return self._unnested(scopes, parent, definition.name)
        if definition.kind == "enum_member" and "scoped" not in around.properties:
            prefix = scopes.qualified(around).rpartition(".")[0]
            is_free = around.parent == FILE or definitions[around.parent].category == "module"
            return (
                (f"{prefix}.{definition.name}" if prefix else definition.name) if is_free else None
            )
        return name if around.category == "module" else None

    # What a file sees.

    def visible(self, scopes: FileScopes, full: str) -> Sequence[int]:
        """The declarations of a full name that a file sees, in document order."""
        key = (scopes.language.family, full)
        by_file = self._indexed[0].get(key)
        if by_file is None:
            return _NONE
        own = scopes.position
        if len(by_file) == 1 and own in by_file:
            return by_file[own]
        mask = self._masks.get(key)
        if mask is None:
            mask = self._masks[key] = as_bits(by_file)
        seen = self.seen.among(scopes, by_file, mask)
        return [number for file in seen for number in by_file[file]]

    # Declared here, defined there.

    def declarations(self, number: int) -> Sequence[int]:
        """The declarations that a definition was found to define."""
        return self._declarations.get(number, ())

    def defined(self, numbers: Sequence[int]) -> Sequence[int]:
        """Declarations of functions and variables with definitions in place of those that have
        one."""
        found: dict[int, None] = {}
        for number in numbers:
            bodies = self.bodies(number)
            found.update(dict.fromkeys(bodies or (number,)))
        if len(found) == 1:
            found.update(dict.fromkeys(self._beside_macro(next(iter(found)))))
        return self._without_repeated(list(found))

    def _beside_macro(self, number: int) -> Sequence[int]:
        """The functions that a macro may stand for: a header that is not there may declare them,
        and a condition leave out the macro."""
        definition = self.symbols.of(number)
        if definition.kind != "macro" or definition.category != "callable":
            return _NONE
        return self._externals((self.symbols.file(number).language.family, definition.name))

    def _without_repeated(self, numbers: list[int]) -> Sequence[int]:
        """Of prototypes that are alike, which all declare the same function, the first; of
        variables that are defined elsewhere likewise."""
        if len(numbers) < 2:
            return numbers
        seen: set[tuple[str, ...]] = set()
        kept = []
        for number in numbers:
            if self._is_prototype(number) or self._is_announced(number):
                shape = self._shape(number) if self._overloaded(number) else ()
                if shape in seen:
                    continue
                seen.add(shape)
            kept.append(number)
        return kept

    def _is_prototype(self, number: int) -> bool:
        return self.symbols.of(number).kind == "function_prototype"

    def _is_announced(self, number: int) -> bool:
        """Whether it is a variable that is defined elsewhere."""
        definition = self.symbols.of(number)
        return definition.kind in _VARIABLES and "extern" in definition.properties

    def _overloaded(self, number: int) -> bool:
        return self.symbols.file(number).language.overloads

    def bodies(self, number: int) -> Sequence[int]:
        """The definitions of the function or variable that this declares; none where it is one
        itself, or where there is none."""
        known = self._bodies.get(number)
        if known is None:
            definition = self.symbols.of(number)
            known = _NONE
            if definition.category == "callable" and definition.kind != "macro":
                known = self._find_bodies(number, definition)
            elif self._is_announced(number):
                known = self._variables(number, definition)
            self._bodies[number] = known
            for body in known:
                self._declarations.setdefault(body, []).append(number)
        return known

    def _find_bodies(self, number: int, definition: Definition) -> Sequence[int]:
        scopes = self.symbols.file(number)
        key = (scopes.language.family, scopes.qualified(definition))
        if self._is_local(number):
            key = (scopes.language.family, definition.name)
        if self._is_prototype(number):
            by_file = self._indexed[0].get(key, {})
            same = by_file.get(scopes.position, ())
            if "static" in definition.properties:
                candidates = [one for one in same if self._has_body(one)]
            else:
                candidates = list(self._externals(key))
            candidates += self._indexed[1].get(key, ())
        elif self.symbols.is_outside(scopes, definition) or definition.parent == FILE:
            return _NONE
        else:
            owner = self.symbols.parent(number)
            outside = self._indexed[1].get(key, ())
            candidates = [one for one in outside if self.owner(one) == owner] if outside else []
        return self._alike(number, candidates)

    def _variables(self, number: int, definition: Definition) -> Sequence[int]:
        """The variables that one of this name, which is defined elsewhere, may be."""
        scopes = self.symbols.file(number)
        by_file = self._indexed[0].get((scopes.language.family, scopes.qualified(definition)), {})
        return [one for each in by_file.values() for one in each if self._is_open(one, scopes)]

    def _is_open(self, number: int, announced: FileScopes) -> bool:
        """Whether it is a variable that another file may declare. A constant of C++ is its file's
        own, unless that sees the declaration."""
        definition = self.symbols.of(number)
        scopes = self.symbols.file(number)
        if definition.kind not in _VARIABLES or self.symbols.index(number) in scopes.facts.internal:
            return False
        if definition.kind == "constant" and self._overloaded(number) and scopes is not announced:
            return bool(self.seen.by(scopes) >> announced.position & 1)
        return definition.properties.keys().isdisjoint(("extern", "static"))

    def _externals(self, key: tuple[str, str]) -> Sequence[int]:
        """The definitions of a full name that other files may declare."""
        known = self._external.get(key)
        if known is None:
            by_file = self._indexed[0].get(key, {})
            known = [one for each in by_file.values() for one in each if self._is_external(one)]
            self._external[key] = known
        return known

    def _is_local(self, number: int) -> bool:
        """Whether it is declared in a function."""
        parent = self.symbols.parent(number)
        return parent > 0 and self.symbols.of(parent).category == "callable"

    def _has_body(self, number: int) -> bool:
        definition = self.symbols.of(number)
        return definition.category == "callable" and definition.kind not in (
            "function_prototype",
            "macro",
        )

    def _is_external(self, number: int) -> bool:
        own = self.symbols.index(number) in self.symbols.file(number).facts.internal
        static = "static" in self.symbols.of(number).properties
        return self._has_body(number) and not own and not static

    def _alike(self, number: int, candidates: Sequence[int]) -> Sequence[int]:
        """Those of the definitions that have the parameters of a declaration."""
        if not candidates or not self._overloaded(number):
            return candidates
        shape = self._shape(number)
        same = [one for one in candidates if self._shape(one) == shape]
        if same:
            return same
        count = len(shape)
        if sum(len(one) == count for one in self._shapes_beside(number)) > 1:
            return _NONE
        return [one for one in candidates if len(self._shape(one)) == count]

    def _shapes_beside(self, number: int) -> Set[tuple[str, ...]]:
        """What the declarations without a body take that may be overloads of one."""
        definition = self.symbols.of(number)
        scopes = self.symbols.file(number)
        if definition.lexical != FILE and not self._is_prototype(number):
            bound = self.symbols.bound(scopes, definition.lexical, definition.name)
            return {self._shape(one) for one in bound}
        key = (scopes.language.family, scopes.qualified(definition))
        known = self._beside.get(key)
        if known is None:
            by_file = self._indexed[0].get(key, {})
            numbers = [one for each in by_file.values() for one in each if not self._has_body(one)]
            known = self._beside[key] = {self._shape(one) for one in numbers}
        return known

    def is_same(self, one: int, other: int) -> bool:
        """Whether two functions take the same."""
        return self._shape(one) == self._shape(other)

    def is_like(self, one: int, other: int) -> bool:
        """Whether two functions take as many arguments, of types that may be the same."""
        return len(self._shape(one)) == len(self._shape(other))

    def _shape(self, number: int) -> tuple[str, ...]:
        """The types of a function's parameters."""
        known = self._shapes.get(number)
        if known is None:
            definition = self.symbols.of(number)
            parsed = parse_signature(definition.signature)
            types = tuple(
                "".join((one.type or one.name).split()) for one in parsed.parameters or ()
            )
            known = self._shapes[number] = (
                *types,
                "const" if "const" in definition.properties else "",
            )
        return known
