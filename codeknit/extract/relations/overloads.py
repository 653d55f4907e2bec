"""Callables of one name, told apart by what they take."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from codeknit.extract.records import FILE, around
from codeknit.extract.relations.values import Outcome, Value, doubtful
from codeknit.signature import parse_signature

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup

_ARGUMENTS: Final = re.compile(r"<.*>|^\W*(?:\w+\s*(?:\.|::)\s*)+", re.DOTALL)
#: How many arguments those take at most that take any number.
ANY: Final = 1 << 30


def _bare(text: str) -> str:
    """A type without its scope and its arguments."""
    return _ARGUMENTS.sub("", text).strip()


def count(step: str) -> int:
    """The number of arguments in the step to what a call returns; -1 where it says none."""
    return int(step[1:-1]) if step[1:-1].isdecimal() else -1


class Overloads:
    """Tells overloads apart."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self._types: dict[int, list[str]] = {}
        self._arities: dict[int, tuple[int, int]] = {}
        self._rivalled: dict[int, bool] = {}

    def is_callable(self, value: Value) -> bool:
        return value.sort == "symbol" and self.symbols.of(value.number).category == "callable"

    def only(self, outcome: Outcome, count: int) -> Outcome:
        """The one of some overloads that takes so many arguments, if only one does."""
        if outcome.state == "fact":
            return doubtful(outcome) if self._is_rivalled(outcome.values[0], count) else outcome
        if outcome.state != "alike":
            return outcome
        fitting = [value for value in outcome.values if self.takes(value.number, count)]
        one = len(fitting) == 1 and len(outcome.values) > 1
        if one and not self._is_rivalled(fitting[0], count):
            return Outcome("fact", tuple(fitting), outcome.flows)
        return Outcome("maybe", tuple(fitting) or outcome.values, outcome.flows)

    def _is_rivalled(self, value: Value, count: int) -> bool:
        """Whether a supertype outside the document may have an overload that is called instead,
        with as many arguments. Without arguments there are none."""
        if count == 0 or value.sort != "symbol":
            return False
        known = self._rivalled.get(value.number)
        if known is None:
            known = self._rivalled[value.number] = self._may_be_rivalled(value.number)
        return known

    def _may_be_rivalled(self, number: int) -> bool:
        """Whether there are supertypes of which nothing is known, and a callable or one beside it
        either says that it overrides one of theirs, or it takes any number of arguments, and so
        comes last; or one that is known to have such."""
        definition, scopes = self.symbols.of(number), self.symbols.file(number)
        owner = self.symbols.parent(number)
        if not scopes.language.overloads_inherited or definition.category != "callable":
            return False
        if not owner or self.symbols.of(owner).category != "type":
            return False
        members = self.lookup.members
        owner, *order = members.order(members.canonical(owner))
        name = definition.key(scopes.language.callables_apart)
        if any(members.is_core_overload(one, name) for one in order):
            return True
        perhaps = [base for one in order for base in members.perhaps.get(one, ())]
        if any(name in members.declared.get(one, ()) for one in perhaps):
            return True
        if all(one > 0 or members.is_core(one) for one in order):
            return False
        if self.arity(number)[1] == ANY:
            return True
        if any(name in members.declared.get(one, ()) for one in order):
            return False
        beside = members.declared.get(owner, {}).get(name, ())
        return any("override" in self.symbols.of(one).properties for one in beside)

    def takes(self, number: int, count: int) -> bool:
        """Whether it can be called with so many arguments."""
        if count < 0 or self.symbols.of(number).category != "callable":
            return True
        if self.symbols.file(number).language.wildcard_imports == "file":
            return self.lookup.namespaces.takes(number, count)
        least, most = self.arity(number)
        return least <= count <= most

    def arity(self, number: int) -> tuple[int, int]:
        """The least and the most arguments a callable takes."""
        known = self._arities.get(number)
        if known is None:
            known = self._arities[number] = self._stated_arity(number)
        return known

    def _stated_arity(self, number: int) -> tuple[int, int]:
        parsed = parse_signature(self.symbols.of(number).signature)
        least = most = 0
        language = self.symbols.file(number).language
        suffix = language.variadic_suffix
        for parameter in parsed.parameters or ():
            text = parameter.name + (parameter.type or "")
            if suffix and text.endswith(suffix):
                return least, ANY
            if parameter.name.startswith(language.given_parameters):
                most += 1
                continue
            if any(mark in text for mark in ("...", "*args")) or text.startswith("params "):
                return least, ANY
            most += 1
            if parameter.default is None and not parameter.name.endswith("?"):
                least = most
        return least, most

    def hides(self, number: int, base: int) -> bool:
        """Whether a callable stands for one of a supertype: it takes the same, for certain or as
        it says itself."""
        if not self.takes_the_same(number, base):
            return False
        stated = self._stated_types(number) == self._stated_types(base)
        return stated or "override" in self.symbols.of(number).properties

    def takes_the_same(self, number: int, other: int) -> bool:
        """Whether a callable has parameters of the types that one of a supertype has, as far as
        these are told apart by name; type parameters of the supertype may be any type."""
        types, others = self._stated_types(number), self._stated_types(other)
        return len(types) == len(others) and all(
            one == another or not another for one, another in zip(types, others, strict=True)
        )

    def _stated_types(self, number: int) -> list[str]:
        """The types of a callable's parameters, without scope and type arguments; `*` for a type
        parameter of its own, nothing for one of a type around."""
        known = self._types.get(number)
        if known is None:
            scopes, index = self.symbols.file(number), self.symbols.index(number)
            parsed = parse_signature(self.symbols.of(number).signature)
            stated = [_bare(parameter.type or "") for parameter in parsed.parameters or ()]
            word = "*"
            while index != FILE:
                stated = [word if (index, one) in scopes.parameters else one for one in stated]
                index, word = around(scopes.facts, index), ""
            known = self._types[number] = stated
        return known
