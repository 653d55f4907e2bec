"""What a call of a value calls: a callable, a type and its constructor, a member for calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from codeknit.extract.records import MADE, Use
from codeknit.extract.relations import applied
from codeknit.extract.relations.decorated import PLAIN
from codeknit.extract.relations.lookup import Lookup
from codeknit.extract.relations.values import Value
from codeknit.languages import Language

#: Names of values that are symbols, and called as such.
_CALLED_AS: Final = frozenset({"", PLAIN, *applied.CALLED})


class Called:
    """Finds what is called by a call of a value."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self.members = lookup.members
        self._lookups: dict[int, bool] = {}

    def called(self, value: Value, use: Use) -> Sequence[int]:
        """The symbols that a call of a value calls: a type and its constructor."""
        if value.sort == "symbol" and value.name in _CALLED_AS:
            definition = self.symbols.of(value.number)
            if definition.category == "callable":
                return [value.number]
            if self._is_cast(value.number):
                return ()
            if definition.category == "type":
                if self._language(value.number).lookup_types and self._looks_up(value.number):
                    return [value.number]
                maker = self.lookup.results.maker(value.number)
                made = self._made(value.number, use)
                return [*made, maker] if maker else made
            if definition.makes_enum:
                owner = self.members.type_around(value.number)
                return [owner] if owner else ()
            return ()
        if use.count == MADE and value.sort in ("instance", "super"):
            return self._made(value.number, use)
        if value.sort in ("instance", "super") and len(use.meanings[0][1]) == 1:
            return self._constructed(value, use)
        if value.sort == "instance":
            return self._call_method(value)
        return ()

    def _constructed(self, value: Value, use: Use) -> Sequence[int]:
        """What `new T()`, `super()` and `this()` call."""
        word = use.meanings[0][1][0]
        if word[0] == "<" and value.sort == "super":
            above = self.members.above(value.number)[:1]
            return [*above, *self.constructor(above[0], use)] if above and above[0] > 0 else ()
        if word[0] == "<":
            if self._is_cast(value.number) or self._is_pointer(value):
                return ()
            return self._made(value.number, use)
        if value.sort == "super":
            order = self.members.order(value.number)[1:]
            found = self._constructor_in(order, use)
            is_made = not found and self._language(value.number).has_objects
            return order[:1] if is_made and self._is_class(order) else found
        if word == "%self" and not self._language(value.number).call_methods:
            return self.constructor(value.number, use)
        return self._call_method(value)

    def _made(self, number: int, use: Use) -> Sequence[int]:
        """A type that an object is made of, and its constructor. Of a trait nothing is made: there
        it is the type that uses it."""
        if self._language(number).mixins_first and self.symbols.of(number).kind == "trait":
            return ()
        return [number, *self.constructor(number, use)]

    def _looks_up(self, number: int) -> bool:
        """Whether a call of a type gives one of its objects that there is already."""
        known = self._lookups.get(number)
        if known is None:
            names = self._language(number).lookup_types
            known = self._lookups[number] = any(
                path[-1] in names
                for one in self.members.order(self.members.canonical(number))
                for _, _, meanings in self.members.stated_bases.get(one, ())
                for _, path in meanings
            )
        return known

    def _is_cast(self, number: int) -> bool:
        """Whether a value of a type is made without calling anything: that of an enum of C++, and
        ``(T)(x)`` in C."""
        language = self._language(number)
        is_plain = self.symbols.of(number).kind == "enum" or not language.open_namespaces
        return language.related == "c" and is_plain

    def _is_pointer(self, value: Value) -> bool:
        """Whether what is made is an object of C++ that points at one of a type."""
        return value.name.endswith("!at") and self._language(value.number).open_namespaces

    def _is_class(self, order: Sequence[int]) -> bool:
        """Whether the first of some types is a class, which then makes its objects itself."""
        return bool(order) and order[0] > 0 and self.symbols.of(order[0]).kind == "class"

    def _call_method(self, value: Value) -> Sequence[int]:
        for name in self._language(value.number).call_methods:
            found = self.lookup.receivers.member(value, name, self.symbols.file(value.number), ())
            if found.state == "fact" and found.values[0].sort == "symbol":
                return [found.values[0].number]
        return ()

    def constructor(self, number: int, use: Use) -> Sequence[int]:
        order = self.members.order(self.members.canonical(number))
        if not self._language(number).constructors_inherited:
            order = order[:1]
        return self._constructor_in(order, use)

    def _constructor_in(self, order: Sequence[int], use: Use) -> Sequence[int]:
        """The constructors that the nearest of some types declares, and that may be called."""
        for number in order:
            if number < 0:
                if self.members.is_core(number):
                    continue
                return ()
            if self.symbols.of(number).category == "callable":
                return [number]
            found = [
                one
                for numbers in self.members.declared.get(number, {}).values()
                for one in numbers
                if self._makes_objects(one) and not self.symbols.is_enclosed(one)
            ]
            found = list(self.lookup.declarations.one_entity(found))
            language = self._language(number)
            apart = language.overloads_inherited or language.open_namespaces
            if len(found) > 1 or apart:
                found = [one for one in found if self.lookup.overloads.takes(one, use.count)]
            if found:
                return found
            if not self._language(number).constructors_inherited:
                return ()
        return ()

    def _makes_objects(self, number: int) -> bool:
        """Whether it is a constructor: not one of the type itself, which nothing calls."""
        definition = self.symbols.of(number)
        return definition.kind == "constructor" and "static" not in definition.properties

    def _language(self, number: int) -> Language:
        return self.symbols.file(number).language
