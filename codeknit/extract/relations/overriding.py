"""Which methods override which."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from codeknit.extract.records import FILE
from codeknit.extract.relations.lookup import Lookup
from codeknit.extract.scopes import FileScopes
from codeknit.languages import Language

_ABSTRACT: Final = ("interface", "trait")


class Overriding:
    """Finds what methods override."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self.members = lookup.members

    def all(self) -> Iterator[tuple[int, int]]:
        """Every method that overrides one, and which."""
        yield from self._implemented()
        yield from self._explicit.items()
        for number in self.members.stated_bases:
            if self._language(number).unordered_supertypes:
                continue
            if self._language(number).wildcard_imports == "file":
                yield from self.lookup.namespaces.overrides(number)
                continue
            if self.symbols.of(number).category == "callable":
                continue  # it may have the member itself, and not what `new` makes of it
            order = self.members.order(number)
            for name, numbers in self.members.declared.get(number, {}).items():
                for method in numbers:
                    if self._may_override(method):
                        if self._language(method).overrides_stated:
                            target = self._overridden(self._said(number, method), name, method)
                        elif self._language(method).messages:
                            target = self.lookup.messages.overridden(number, name, method)
                        else:
                            target = self._overridden(order[1:], name, method)
                        if target == method or (number, target) in self._said_elsewhere:
                            continue
                        if self._is_rivalled(method, numbers, target):
                            continue
                        if target:
                            yield method, target

        for scopes in self.symbols.files:
            for body in scopes.facts.bodies:
                yield from self._overridden_in(scopes, body)

    @cached_property
    def _explicit(self) -> dict[int, int]:
        """What methods implement that name the interface."""
        found = {}
        for scopes in self.symbols.files:
            if scopes.language.overrides_stated:
                first = scopes.first_number
                for method in range(first, first + len(scopes.facts.definitions)):
                    if self.members.is_explicit(method) and self._may_override(method):
                        found[method] = self._named_by(method)
        return {method: target for method, target in found.items() if target}

    @cached_property
    def _said_elsewhere(self) -> frozenset[tuple[int, int]]:
        """Types, and what methods of theirs implement that name the interface."""
        return frozenset((self._owner(one), target) for one, target in self._explicit.items())

    def _owner(self, member: int) -> int:
        return self.members.canonical(self.symbols.parent(member))

    def _named_by(self, method: int) -> int:
        """The method of the interface that a method names; 0 where that is not certain."""
        definition = self.symbols.of(method)
        interface = definition.scope.rpartition(".")[2]
        order = [
            one
            for one in self.members.order(self._owner(method))
            if one > 0 and self.symbols.of(one).name == interface
        ]
        return self._overridden(order, definition.name, method) if len(order) == 1 else 0

    def _said(self, number: int, method: int) -> Sequence[int]:
        """The types that a method of a type may override one of, where it has to say so: classes
        if it does, else the interfaces that the type itself names."""
        properties = self.symbols.of(method).properties
        if "override" in properties:
            return [one for one in self.members.order(number)[1:] if not self._is_interface(one)]
        is_seen = properties.get("visibility") == "public" and not self._is_interface(number)
        named = self.members.bases(number) if is_seen else ()
        return [
            one
            for base in named
            if base > 0 and self._is_interface(base)
            for one in self.members.order(base)
        ]

    def _is_interface(self, number: int) -> bool:
        return number > 0 and self.symbols.of(number).kind == "interface"

    def _overridden_in(self, scopes: FileScopes, body: int) -> Iterator[tuple[int, int]]:
        """What members of a type without a name override."""
        extended = self.lookup.meanings(scopes, scopes.facts.bodies[body])
        if extended.state != "fact" or extended.values[0].sort != "instance":
            return
        order = self.members.order(extended.values[0].number)
        for index, definition in enumerate(scopes.facts.definitions):
            method = scopes.first_number + index
            if definition.lexical == body and self._may_override(method):
                name = definition.key(scopes.language.callables_apart)
                target = self._overridden(order, name, method)
                if target:
                    yield method, target

    def _is_rivalled(self, method: int, numbers: Sequence[int], target: int) -> bool:
        """Whether another method of the type may as well override what this one seems to."""
        if len(numbers) < 2 or not self._language(method).overloads:
            return False
        if "override" in self.symbols.of(method).properties:
            return False
        rivals = (one for one in numbers if one != method and self._may_override(one))
        return target > 0 and any(
            self.lookup.overloads.takes_the_same(one, target) for one in rivals
        )

    def _implemented(self) -> Iterator[tuple[int, int]]:
        """What regions for supertypes declare overrides what these do."""
        files = (scopes for scopes in self.symbols.files if scopes.facts.regions)
        for scopes in files:
            for number, found in enumerate(scopes.facts.definitions, scopes.first_number):
                base = self.lookup.impls.base(number) if found.lexical < FILE else 0
                if base and self._may_override(number):
                    target = self._overridden((base,), found.name, number)
                    if target and target != number:
                        yield number, target

    def _has_to(self, method: int, base: int) -> bool:
        """Whether the type of a method has to have all that a supertype declares: a class that
        is not abstract (in C# any), of an interface."""
        owner = self.symbols.parent(method)
        is_class = owner > 0 and self.symbols.of(owner).category == "type"
        if not is_class:
            return False
        is_abstract = "abstract" in self.symbols.of(owner).properties
        if is_abstract and not self._language(method).overrides_stated:
            return False
        kinds = [self.symbols.of(one).kind in _ABSTRACT for one in (base, owner)]
        return kinds == [True, False]

    def _may_override(self, number: int) -> bool:
        definition = self.symbols.of(number)
        if definition.category != "callable" or definition.kind != "method":
            return False
        properties = definition.properties
        own = "static" in properties or properties.get("visibility") == "private"
        return not own or not self._language(number).overloads

    def _is_own(self, number: int) -> bool:
        """Whether a method is for its type alone."""
        properties = self.symbols.of(number).properties
        return properties.get("visibility") == "private" and "abstract" not in properties

    def _overridden(self, order: Sequence[int], name: str, method: int) -> int:
        """The method of the nearest supertype that has it; 0 where that is not certain."""
        nearer = False
        for number in order:
            if number < 0:
                if self.members.is_core(number, name):
                    continue
                return 0
            numbers = self.members.declared.get(number, {}).get(name, ())
            found = [
                one
                for one in self.lookup.declarations.one_entity(numbers)
                if self._may_override(one)
            ]
            language = self._language(method)
            if language.private_hides:
                found = [one for one in found if not self._is_own(one)]
            if language.static_apart:
                found = [one for one in found if self._is_alike(method, one)]
            if language.overloads and (len(found) > 1 or not language.overrides_by_name):
                same = [one for one in found if self.lookup.overloads.takes_the_same(method, one)]
                only = not nearer and self._has_to(method, number)
                nearer = nearer or bool(found)
                found = [one for one in same if only or self.lookup.overloads.hides(method, one)]
            if found:
                return found[0] if len(found) == 1 else 0
            if language.class_scope == "direct" and self._binds(number, name, numbers):
                return 0
        return 0

    def _binds(self, number: int, name: str, numbers: Sequence[int]) -> bool:
        """Whether a type has something under a name that is no method: a name that is only given
        a type is nothing yet."""
        scopes, index = self.symbols.file(number), self.symbols.index(number)
        if (index, name) in scopes.imported or name in scopes.facts.assigned.get(index, {}):
            return True
        return any(":" not in self.symbols.of(one).signature for one in numbers)

    def _is_alike(self, method: int, other: int) -> bool:
        """Whether both are members of objects, or both of types, and accessors of one sort."""
        properties, others = (self.symbols.of(one).properties for one in (method, other))
        private = properties.get("visibility") == others.get("visibility") == "private"
        sorts = ("static", "getter", "setter")
        return not private and all((one in properties) == (one in others) for one in sorts)

    def _language(self, number: int) -> Language:
        return self.symbols.file(number).language
