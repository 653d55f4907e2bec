"""Names in languages whose files include each other: scopes of types, namespaces, and one of all.

A name is looked up as C++ does it: in the type that a member belongs to, wherever that is defined,
in the namespaces around, whose parts in all files that are seen are one, and at last among what
no namespace holds. C is the same without types and namespaces.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from codeknit.extract.records import FILE, Definition, Meaning, Path, around
from codeknit.extract.relations.included import Included
from codeknit.extract.relations.symbols import Symbols
from codeknit.extract.relations.values import (
    OUTSIDE,
    UNKNOWN,
    Outcome,
    Value,
    doubtful,
    each_value,
    fact,
    one_of,
    symbol,
)
from codeknit.extract.scopes import FileScopes

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup

_MOST: Final = 50  # declarations of one name that are told apart
_WORD: Final = re.compile(r"\w+")
_NONE: Final[Sequence[int]] = ()
_REFERS: Final = re.compile(r"[&*]\s*(?:const\b|volatile\b|\s)*\Z")
_ARROW: Final = "operator->"
_INDEX: Final = "operator[]"
_DEEPEST: Final = 8  # namespaces that take in one another

#: Where a namespace takes in another: the file, and the scope there.
Place = tuple[FileScopes, int]


class Namespaces:
    """Looks names up in the scopes of a file and of those it includes."""

    def __init__(self, symbols: Symbols, lookup: Lookup) -> None:
        self.symbols = symbols
        self.lookup = lookup
        self.included = Included(symbols, self.owner)
        self._owners: dict[int, int] = {}
        self._arities: dict[int, tuple[int, int]] = {}
        self._found: dict[tuple[int, str, str, bool], Outcome | None] = {}

    # Scopes.

    def in_scopes(
        self, scopes: FileScopes, scope: int, name: str, *, types: bool = False
    ) -> Outcome:
        """What a name means in a scope and those around it; with `types` only types count."""
        missed = False
        for found, hole in self._levels(scopes, scope, name, types):
            if found is not None:
                return doubtful(found) if missed else found
            missed = missed or hole
        return UNKNOWN if missed else OUTSIDE

    def _levels(
        self, scopes: FileScopes, scope: int, name: str, types: bool
    ) -> Iterator[tuple[Outcome | None, bool]]:
        """What each scope has, innermost first, and whether it may have what is not known."""
        taken: list[tuple[str, str]] = []  # namespaces taken in, and where their names appear
        while scope != FILE:
            if (scope, name) in scopes.parameters:
                yield UNKNOWN, False
            if scope > FILE:
                definition = scopes.facts.definitions[scope]
                self._take(scopes, scope, taken)
                if definition.category == "type":
                    number = self.complete(scopes.first_number + scope)
                    yield self.in_type(number, name, types=types)
                elif definition.category == "module":
                    full = scopes.qualified(definition)
                    yield self._level(scopes, full, name, types, taken), False
                elif definition.category == "callable":
                    yield self._local(scopes, scope, name, types), False
                    if self.symbols.is_outside(scopes, definition):
                        number = scopes.first_number + scope
                        yield from self._in_owner(scopes, number, definition, name, types)
            scope = around(scopes.facts, scope)
        self._take(scopes, FILE, taken)
        yield self._level(scopes, "", name, types, taken), False

    def _take(self, scopes: FileScopes, scope: int, taken: list[tuple[str, str]]) -> None:
        """Note the namespaces that a scope takes in."""
        if not scopes.language.open_namespaces:
            return
        here = self._namespace_around(scopes, scope)
        for place in self._taking(scopes, scope):
            for target in self._taken(*place):
                taken.append((target, _common(target, here)))

    def _taking(self, scopes: FileScopes, scope: int) -> Sequence[Place]:
        """The places that take in namespaces for a scope: for one of a namespace all its parts."""
        is_module = scope > FILE and scopes.facts.definitions[scope].category == "module"
        if scope != FILE and not is_module:
            return [(scopes, scope)] if self._directives(scopes, scope) else ()
        full = scopes.qualified(scopes.facts.definitions[scope]) if is_module else ""
        by_file = self.directives.get((scopes.language.family, full))
        if not by_file:
            return ()
        seen = self.included.seen.by(scopes)
        return [place for file, places in by_file.items() if seen >> file & 1 for place in places]

    @staticmethod
    def _directives(scopes: FileScopes, scope: int) -> Sequence[str]:
        return [
            one.module
            for one in scopes.wildcards
            if one.scope == scope and one.module[:1] not in '"<'
        ]

    def _taken(self, scopes: FileScopes, scope: int) -> Iterator[str]:
        for module in self._directives(scopes, scope):
            full = self.namespace(scopes, scope, _WORD.findall(module))
            if full:
                yield full

    @cached_property
    def directives(self) -> dict[tuple[str, str], dict[int, list[Place]]]:
        """Where each namespace, and what is outside of all, takes in others."""
        found: dict[tuple[str, str], dict[int, list[Place]]] = {}
        for scopes in self.symbols.files:
            if not scopes.language.open_namespaces:
                continue
            for scope in dict.fromkeys(one.scope for one in scopes.wildcards):
                if not self._directives(scopes, scope):
                    continue
                definition = scopes.facts.definitions[scope] if scope != FILE else None
                if definition is not None and definition.category != "module":
                    continue
                full = scopes.qualified(definition) if definition is not None else ""
                by_file = found.setdefault((scopes.language.family, full), {})
                by_file.setdefault(scopes.position, []).append((scopes, scope))
        return found

    def _namespace_around(self, scopes: FileScopes, scope: int) -> str:
        while scope != FILE:
            if scope > FILE and scopes.facts.definitions[scope].category == "module":
                return scopes.qualified(scopes.facts.definitions[scope])
            scope = around(scopes.facts, scope)
        return ""

    def _local(self, scopes: FileScopes, scope: int, name: str, types: bool) -> Outcome | None:
        """What is declared in a callable."""
        numbers = self.symbols.bound(scopes, scope, name)
        return self._declared(numbers, types) if numbers else None

    def _in_owner(
        self, scopes: FileScopes, number: int, definition: Definition, name: str, types: bool
    ) -> Iterator[tuple[Outcome | None, bool]]:
        """What a name means in the type that a member outside of it belongs to, and around that."""
        owner = self.owner(number)
        if not owner:
            full = scopes.normal(definition.scope)
            if self._is_namespace(scopes, full):
                yield self._level(scopes, full, name, types, []), False
            else:
                yield None, True
            return
        while owner:
            around_it = self.symbols.of(owner)
            if around_it.category == "type":
                yield self.in_type(self.complete(owner), name, types=types)
            elif around_it.category == "module":
                full = self.symbols.file(owner).qualified(around_it)
                yield self._level(scopes, full, name, types, []), False
            owner = self.symbols.parent(owner)

    # Types.

    def in_type(
        self, number: int, name: str, *, types: bool = False
    ) -> tuple[Outcome | None, bool]:
        """What a name means in a type and its supertypes, and whether there may be more."""
        missed = False
        for one in self.lookup.members.order(number):
            if one < 0:
                missed = True
                continue
            found = self._in_one_type(one, name, types)
            if found is not None:
                return (doubtful(found) if missed else found), False
        return None, missed

    def _in_one_type(self, number: int, name: str, types: bool) -> Outcome | None:
        if self.symbols.of(number).name == name:
            return fact(symbol(number))  # a type's own name means the type in it
        scopes = self.symbols.file(number)
        numbers = self.lookup.members.declared.get(number, {}).get(name)
        if numbers:
            found = self._declared(numbers, types)
            if found is not None:
                return found
        index = self.symbols.index(number)
        assigned = scopes.facts.assigned.get(index, {}).get(name)
        if not assigned or assigned[0][1][-2:] == (name, name):  # `using Base::Base`
            return None
        return self._assigned(scopes, assigned)

    def _assigned(self, scopes: FileScopes, meanings: Sequence[Meaning]) -> Outcome:
        return one_of([self.lookup.meaning(scopes, one) for one in meanings])

    def complete(self, number: int) -> int:
        """The declaration of a type that has its members, where there is only one."""
        if number in self._with_members or self.symbols.of(number).category != "type":
            return number
        scopes = self.symbols.file(number)
        if not scopes.language.open_namespaces:
            return number
        full = (scopes.language.family, scopes.qualified(self.symbols.of(number)))
        found = self._types_with_members.get(full, ())
        return found[0] if len(found) == 1 else number

    @cached_property
    def _with_members(self) -> frozenset[int]:
        return frozenset(one for each in self._types_with_members.values() for one in each)

    @cached_property
    def _types_with_members(self) -> dict[tuple[str, str], list[int]]:
        """Types that are more than announced, by language and full name."""
        found: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
        for scopes in self.symbols.files:
            if not scopes.language.open_namespaces:
                continue
            definitions = scopes.facts.definitions
            owners = {one.lexical for one in definitions if one.kind != "type_parameter"}
            owners.update(
                owner
                for one in scopes.facts.uses
                if one.kind in ("inherits", "base")
                for owner in one.owners
            )
            for index in sorted(owners):
                if index > FILE and definitions[index].category == "type":
                    full = scopes.qualified(definitions[index])
                    found[scopes.language.family, full].append(scopes.first_number + index)
        return found

    def stated(self, scopes: FileScopes, scope: int, name: str) -> Outcome:
        """The type that a stated one is about."""
        words = _WORD.findall(name)
        if not words:
            return UNKNOWN
        whole = name.startswith("::")
        if not whole and len(words) == 1 and (field := self.field(scopes, scope, words[0])):
            return self._of_field(field)  # it hides types of its name
        is_base = scope > FILE and scopes.facts.definitions[scope].category == "type"
        if is_base and (scope, words[0]) not in scopes.parameters:
            scope = around(scopes.facts, scope)  # what a type inherits is named outside of it
        found = self.in_scopes(scopes, FILE if whole else scope, words[0], types=True)
        for word in words[1:]:
            found = self._nested(scopes, found, word)
        if not found.values and words[-1] in self._type_names:
            return UNKNOWN
        return found

    def _of_field(self, number: int) -> Outcome:
        """What a field holds that a constructor names as what it makes."""
        if _REFERS.search(self.symbols.of(number).signature):
            return UNKNOWN  # a reference or pointer is set, and nothing is made
        return self.lookup.held(fact(symbol(number)))

    def field(self, scopes: FileScopes, scope: int, name: str) -> int:
        """The field of a name that a constructor makes; 0 where there is none."""
        if scope <= FILE or scopes.facts.definitions[scope].kind != "constructor":
            return 0
        owner = self.lookup.members.type_around(scopes.first_number + scope)
        numbers = self.lookup.members.declared.get(owner, {}).get(name, _NONE) if owner else _NONE
        is_field = len(numbers) == 1 and self.symbols.of(numbers[0]).category == "value"
        return numbers[0] if is_field else 0

    @cached_property
    def _type_names(self) -> frozenset[str]:
        return frozenset(
            definition.name
            for scopes in self.symbols.files
            if scopes.language.open_namespaces
            for definition in scopes.facts.definitions
            if definition.category == "type"
        )

    def _nested(self, scopes: FileScopes, outer: Outcome, word: str) -> Outcome:
        if outer.state != "fact":
            return outer if outer.state == "outside" else UNKNOWN
        value = outer.values[0]
        if value.sort == "package":
            return self.in_namespace(scopes, value.name, word, types=True)
        if value.sort != "symbol":
            return UNKNOWN
        found, missed = self.in_type(self.complete(value.number), word, types=True)
        return found or (UNKNOWN if missed else OUTSIDE)

    def owner(self, number: int) -> int:
        """The type of a member that is defined outside of it; 0 where none is known."""
        known = self._owners.get(number)
        if known is None:
            self._owners[number] = 0
            known = self._owners[number] = self._find_owner(number)
        return known

    def _find_owner(self, number: int) -> int:
        scopes, definition = self.symbols.file(number), self.symbols.of(number)
        if not self.symbols.is_outside(scopes, definition):
            return 0
        words = _WORD.findall(scopes.normal(definition.scope))
        lexical = definition.lexical
        if lexical > FILE:
            encloser = scopes.facts.definitions[lexical]
            before = _WORD.findall(f"{scopes.normal(encloser.scope)}.{encloser.name}")
            if words[: len(before)] == before:
                words = words[len(before) :]
        if not words:
            return 0
        found = self.stated(scopes, lexical, "::".join(words))
        value = found.values[0] if found.state == "fact" else None
        return self.complete(value.number) if value is not None and value.sort == "symbol" else 0

    # Overriding.

    def overrides(self, number: int) -> Iterator[tuple[int, int]]:
        """The methods of a type that override one, and which."""
        order = self.lookup.members.order(number)[1:]
        for name, numbers in self.lookup.members.declared.get(number, {}).items():
            for method in numbers:
                if self._is_method(method, number):
                    target = self._overridden(method, name, order)
                    if target:
                        yield self._body(method), self._body(target)

    def _is_method(self, number: int, owner: int) -> bool:
        """Whether it is declared in the type itself as a method of its objects."""
        definition = self.symbols.of(number)
        is_method = definition.kind == "method" and "static" not in definition.properties
        return is_method and definition.lexical == self.symbols.index(owner)

    def _overridden(self, method: int, name: str, order: Sequence[int]) -> int:
        """The virtual method of the nearest supertype that takes the same; 0 where none does for
        certain."""
        for place, base in enumerate(order):
            if base < 0:
                return 0
            declared = self.lookup.members.declared.get(base, {}).get(name, ())
            methods = [one for one in declared if self._is_method(one, base)]
            same = [one for one in methods if self.included.is_same(method, one)]
            if not same and "override" in self.symbols.of(method).properties:
                same = [one for one in methods if self.included.is_like(method, one)]
            if same:
                virtual = len(same) == 1 and self._is_virtual(same[0], name, order[place + 1 :])
                return same[0] if virtual else 0
        return 0

    def _is_virtual(self, method: int, name: str, order: Sequence[int]) -> bool:
        properties = self.symbols.of(method).properties
        stated = "virtual" in properties or "override" in properties or "final" in properties
        return stated or self._overridden(method, name, order) > 0

    def takes(self, number: int, count: int) -> bool:
        """Whether a function can be called with so many arguments: where one is left out, some
        declaration of it has its default."""
        if self.symbols.of(number).name.startswith("operator"):
            return True
        arity = self._arities.get(number)
        if arity is None:
            least, most = self.lookup.overloads.arity(number)
            for one in self.included.declarations(number):
                least = min(least, self.lookup.overloads.arity(one)[0])
            arity = self._arities[number] = (least, most)
        return arity[0] <= count <= arity[1]

    def _body(self, method: int) -> int:
        bodies = self.included.bodies(method)
        return bodies[0] if len(bodies) == 1 else method

    # Members of values.

    def member(self, value: Value, name: str, scopes: FileScopes, path: Path) -> Outcome:
        """A member of a value; not for certain where a file does not see what declares it: that
        may be of another program."""
        if value.number and not self.sees(scopes, value.number):
            there = self.symbols.file(value.number)
            return doubtful(self.member(value, name, there, path))
        if value.sort == "package":
            return self.in_namespace(scopes, value.name, name)
        if value.sort == "instance" and value.name.endswith("!at"):  # what points at it
            if name in scopes.language.pointer_members:
                return OUTSIDE
            value = value._replace(name=value.name.replace("!at", ""))
        found = self.lookup.receivers.common(value, name, scopes, path)
        is_object = value.sort == "instance" and path[:-1] != ("%self",)
        return self._or_behind(value, found, name, scopes) if is_object else found

    def _or_behind(self, value: Value, found: Outcome, name: str, scopes: FileScopes) -> Outcome:
        """A member of an object, or of what that points at by an operator of its own: which of
        the two a call means is not seen where both may have it."""
        order = self.lookup.members.order(value.number)
        declared = self.lookup.members.declared
        arrows = [one for type_ in order for one in declared.get(type_, {}).get(_ARROW, ())]
        if not arrows:
            return found
        behind = one_of([self.lookup.results.returned(symbol(one)) for one in arrows])
        if behind.state != "fact":
            named = self.lookup.members.by_name.get(name, ())
            own = {one.number for one in found.values}
            return found if own.issuperset(named) else doubtful(found)
        pointed = self.lookup.receivers.common(behind.values[0], name, scopes, ())
        if found is OUTSIDE or pointed is OUTSIDE:
            return pointed if found is OUTSIDE else found
        return doubtful(one_of([found, pointed]))

    def behind_index(self, value: Value) -> Outcome:
        """What is behind an index of a value: what it points at has its type, unless that has an
        operator for it."""
        if value.sort != "instance" or value.name:
            return UNKNOWN
        order = self.lookup.members.order(value.number)
        declared = self.lookup.members.declared
        operators = [one for type_ in order for one in declared.get(type_, {}).get(_INDEX, ())]
        given = [self.lookup.results.returned(symbol(one)) for one in operators]
        if any(not one.values for one in given):
            return UNKNOWN
        found = one_of([fact(value), *given])
        return doubtful(found) if min(order) < 0 else found

    def stated_value(self, scopes: FileScopes, scope: int, name: str) -> Outcome:
        """A value of a stated type."""
        return each_value(self.stated(scopes, scope, name), self.lookup.typed.constructed)

    # Namespaces.

    def in_namespace(
        self, scopes: FileScopes, full: str, name: str, *, types: bool = False
    ) -> Outcome:
        """A member of a namespace, as a file sees it."""
        return self._in_namespace(scopes, full, name, types, _DEEPEST) or OUTSIDE

    def _level(
        self,
        scopes: FileScopes,
        full: str,
        name: str,
        types: bool,
        taken: Sequence[tuple[str, str]],
    ) -> Outcome | None:
        """What a namespace has, with those taken in whose names appear in it."""
        found = self._in_namespace(scopes, full, name, types, 0)
        others = dict.fromkeys(target for target, place in taken if place == full)
        outcomes = [
            one
            for target in others
            if (one := self._in_namespace(scopes, target, name, types, _DEEPEST)) is not None
        ]
        if found is not None:
            outcomes.insert(0, found)
        return _together(outcomes) if outcomes else None

    def _in_namespace(
        self, scopes: FileScopes, full: str, name: str, types: bool, depth: int
    ) -> Outcome | None:
        """What a namespace itself has under a name; with a depth also what it takes in."""
        key = (scopes.first_number, full, name, types)
        if key not in self._found:
            self._found[key] = None  # for what is defined by itself
            self._found[key] = self._of_namespace(scopes, full, name, types)
        found = self._found[key]
        if found is not None or not depth or not full:
            return found
        outcomes = []
        for file, places in self.directives.get((scopes.language.family, full), {}).items():
            if self.included.seen.sees(scopes, file):
                for place in places:
                    for target in self._taken(*place):
                        outcomes.append(self._in_namespace(scopes, target, name, types, depth - 1))
        known = [one for one in outcomes if one is not None]
        return _together(known) if known else None

    def _of_namespace(
        self, scopes: FileScopes, full: str, name: str, types: bool
    ) -> Outcome | None:
        qualified = f"{full}.{name}" if full else name
        outcomes = []
        numbers = list(self.included.visible(scopes, qualified))
        for inner in self._inline.get((scopes.language.family, full), ()):
            numbers += self.included.visible(scopes, f"{inner}.{name}")
        if numbers:
            outcomes.append(self._declared(numbers, types))
        by_file = self._aliases.get((scopes.language.family, qualified))
        if by_file:
            for file in self.included.seen.among(scopes, by_file):
                outcomes += [self._taken_name(file, one, types) for one in by_file[file]]
        known = [one for one in outcomes if one is not None]
        return _together(known) if known else None

    def _taken_name(self, file: int, meaning: Meaning, types: bool) -> Outcome | None:
        scopes = self.symbols.files[file]
        if types:
            return self.stated(scopes, meaning[0], "::".join(meaning[1]))
        return self.lookup.meaning(scopes, meaning)

    @cached_property
    def _aliases(self) -> dict[tuple[str, str], dict[int, list[Meaning]]]:
        """What files and namespaces bind names to beyond their declarations."""
        found: dict[tuple[str, str], dict[int, list[Meaning]]] = {}
        for scopes in self.symbols.files:
            if not scopes.language.open_namespaces:
                continue
            for scope, names in scopes.facts.assigned.items():
                definition = scopes.facts.definitions[scope] if scope > FILE else None
                if definition is not None and definition.category != "module":
                    continue
                full = scopes.qualified(definition) if definition is not None else ""
                for name, meanings in names.items():
                    key = (scopes.language.family, f"{full}.{name}" if full else name)
                    found.setdefault(key, {}).setdefault(scopes.position, []).extend(meanings)
        return found

    @cached_property
    def _modules(self) -> dict[tuple[str, str], list[int]]:
        """Namespaces, and other names for them, by language and full name."""
        found: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
        for scopes in self.symbols.files:
            if not scopes.language.open_namespaces:
                continue
            for index, definition in enumerate(scopes.facts.definitions):
                if definition.category == "module":
                    full = scopes.qualified(definition)
                    found[scopes.language.family, full].append(scopes.first_number + index)
        return found

    @cached_property
    def _inline(self) -> dict[tuple[str, str], set[str]]:
        """Inline namespaces, by language and full name of the namespace around."""
        found: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
        for (family, full), numbers in self._modules.items():
            if any("inline" in self.symbols.of(one).properties for one in numbers):
                found[family, full.rpartition(".")[0]].add(full)
        return found

    @cached_property
    def _functions(self) -> dict[tuple[str, str], dict[str, list[int]]]:
        """Functions of namespaces, by language and name, and by their full names."""
        found: dict[tuple[str, str], dict[str, list[int]]] = {}
        for scopes in self.symbols.files:
            if not scopes.language.open_namespaces:
                continue
            for index, one in enumerate(scopes.facts.definitions):
                if one.kind.startswith("function") and not self.symbols.is_outside(scopes, one):
                    named = found.setdefault((scopes.language.family, one.name), {})
                    number = scopes.first_number + index
                    named.setdefault(scopes.qualified(one), []).append(number)
        return found

    def beside(self, scopes: FileScopes, name: str, known: Outcome) -> Sequence[tuple[str, int]]:
        """Functions of a name that namespaces have besides what is known, with the namespaces, as
        far as a file sees them."""
        named = self._functions.get((scopes.language.family, name))
        if not named:
            return ()
        numbers = [value.number for value in known.values]
        own = {self.symbols.file(one).qualified(self.symbols.of(one)) for one in numbers}
        return [
            (full.rpartition(".")[0], number)
            for full, others in named.items()
            if full != name and full not in own
            for number in self.one_entity(others)
            if self.sees(scopes, number)
        ]

    def _is_namespace(self, scopes: FileScopes, full: str) -> bool:
        return (scopes.language.family, full) in self._modules

    def namespace(self, scopes: FileScopes, scope: int, words: Sequence[str]) -> str:
        """The full name of the namespace that words mean in a scope; empty where it is not
        known."""
        prefix = self._namespace_around(scopes, scope)
        while True:
            full = ".".join((prefix, *words) if prefix else words)
            if self._is_namespace(scopes, full):
                return self._meant(scopes, full)
            if not prefix:
                return ""
            prefix = prefix.rpartition(".")[0]

    def _meant(self, scopes: FileScopes, full: str) -> str:
        """The namespace that a name is another name for, or that name itself."""
        numbers = self._modules[scopes.language.family, full]
        if self.symbols.of(numbers[0]).kind != "namespace_alias":
            return full
        file, index = self.symbols.file(numbers[0]), self.symbols.index(numbers[0])
        for scope, path in file.facts.values.get(index, ()):
            if path[0] != full.rpartition(".")[2]:
                return self.namespace(file, scope, path)
        return ""

    def sees(self, scopes: FileScopes, number: int) -> bool:
        """Whether a file sees the declaration of a symbol."""
        return self.included.seen.sees(scopes, self.symbols.file(number).position)

    # Declarations.

    def _declared(self, numbers: Sequence[int], types: bool) -> Outcome | None:
        """What several declarations of one name in one scope are."""
        kinds = [self.symbols.of(one).category for one in numbers]
        modules = [one for one, kind in zip(numbers, kinds, strict=True) if kind == "module"]
        if modules:
            file = self.symbols.file(modules[0])
            full = self._meant(file, file.qualified(self.symbols.of(modules[0])))
            return fact(Value("package", 0, full)) if full else UNKNOWN
        others = [one for one, kind in zip(numbers, kinds, strict=True) if kind != "type"]
        if others and not types:
            return self._entity(others)
        found = [one for one, kind in zip(numbers, kinds, strict=True) if kind == "type"]
        if not found:
            return None
        return self._type(found) if types else self._behind_alias(self._type(found))

    def _behind_alias(self, found: Outcome) -> Outcome:
        """The type itself, where one is meant by another name."""
        number = found.values[0].number if found.state == "fact" else 0
        if not number or self.symbols.of(number).kind != "type_alias":
            return found
        scopes, index = self.symbols.file(number), self.symbols.index(number)
        meant = one_of(
            [self.lookup.meaning(scopes, one) for one in scopes.facts.values.get(index, ())]
        )
        is_type = meant.state == "fact" and meant.values[0].sort == "instance"
        return fact(symbol(meant.values[0].number)) if is_type else UNKNOWN

    def _type(self, numbers: Sequence[int]) -> Outcome:
        """The type that some declarations declare: with its members rather than announced, and
        rather than another name of it."""
        real = [one for one in numbers if self.symbols.of(one).kind != "type_alias"]
        numbers = list(dict.fromkeys(self.complete(one) for one in real or numbers))
        full = [one for one in numbers if one in self._with_members]
        numbers = full or numbers[:1]
        if len(numbers) == 1:
            return fact(symbol(numbers[0]))
        return one_of([fact(symbol(one)) for one in numbers])

    def one_entity(self, numbers: Sequence[int]) -> Sequence[int]:
        """Declarations without those of what is defined elsewhere, or announced only."""
        if all(self.symbols.of(one).category == "type" for one in numbers):
            return [value.number for value in self._type(numbers).values]
        numbers = self.included.defined(numbers)
        if self.symbols.file(numbers[0]).language.overloads:
            return numbers
        return [one for one in numbers if not self.lookup.declarations.is_prototype(one)] or numbers

    def _entity(self, numbers: Sequence[int]) -> Outcome:
        numbers = self.one_entity(numbers)
        if len(numbers) == 1:
            return fact(symbol(numbers[0]))
        if len(numbers) > _MOST:
            return UNKNOWN
        return Outcome("alike", tuple(symbol(one) for one in numbers))


def _common(first: str, second: str) -> str:
    """The namespace around both of two."""
    words = []
    for one, other in zip(first.split("."), second.split("."), strict=False):
        if one != other:
            break
        words.append(one)
    return ".".join(words)


def _together(outcomes: Sequence[Outcome]) -> Outcome:
    """Declarations that come to a scope from several places are overloads of each other."""
    values = tuple(dict.fromkeys(value for one in outcomes for value in one.values))
    if len(outcomes) == 1 or not values:
        return one_of(outcomes)
    alike = all(
        one.state in ("fact", "alike") and all(value.sort == "symbol" for value in one.values)
        for one in outcomes
    )
    if alike and len(values) > 1:
        return Outcome("alike", values)
    return one_of(outcomes)
