"""Names in languages with singleton objects: an object may have the name of a class beside it.

Where a value stands, the name is that of the object; in type position, that of the class. A call
of an object calls its `apply`; where it has none that takes the arguments, an object of the class
is made. A callable that takes nothing is called by its name alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from codeknit.extract.records import Meaning, Path, Use
from codeknit.extract.relations.values import (
    OUTSIDE,
    UNKNOWN,
    Outcome,
    Value,
    doubtful,
    each_value,
    fact,
    symbol,
)
from codeknit.extract.scopes import FileScopes

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup

_APPLY: Final = "apply"


class Objects:
    """Looks names up for such languages."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self._readers: dict[int, dict[tuple[Meaning, ...], frozenset[int]]] = {}

    def is_object(self, number: int) -> bool:
        """Whether a symbol is a singleton object."""
        return self.symbols.of(number).kind == "object"

    def values(self, numbers: Sequence[int]) -> Sequence[int]:
        """What a name means where a value stands: not the class that an object stands beside."""
        if len(numbers) < 2:
            return numbers
        kept = [one for one in numbers if not self.symbols.of(one).is_type]
        return kept or numbers

    def beside(self, number: int) -> Sequence[int]:
        """All types and objects that have the full name of one, itself included."""
        scopes = self.symbols.file(number)
        name = scopes.qualified(self.symbols.of(number))
        found = self.symbols.by_full_name.get((scopes.language.id, name), ())
        return [one for one in found if self.symbols.of(one).category == "type"] or [number]

    def class_of(self, number: int) -> int:
        """The class beside an object in its file, or the class itself; 0 where there is none."""
        definition = self.symbols.of(number)
        if definition.is_type:
            return number
        scopes = self.symbols.file(number)
        index = scopes.types.get((definition.lexical, definition.name))
        return 0 if index is None else scopes.first_number + index

    def instance(self, value: Value) -> Outcome:
        """A value of the type that a name means in type position."""
        if value.sort != "symbol":
            return fact(value) if value.sort == "instance" else UNKNOWN
        number = self.class_of(value.number)
        return self.lookup.typed.instance(number) if number else UNKNOWN

    def instances(self, outcome: Outcome) -> Outcome:
        """Values of the types that are meant by a name in type position."""
        return each_value(outcome, self.instance)

    def member(self, value: Value, name: str, scopes: FileScopes, path: Path) -> Outcome:
        """A member of a value; a class itself has none but its enum's cases."""
        found = self.lookup.receivers.common(value, name, scopes, path)
        is_type = value.sort == "symbol" and self.symbols.of(value.number).category == "type"
        if not is_type or self.is_object(value.number):
            return found
        kinds = [self.symbols.of(one.number).kind for one in found.values if one.number]
        return found if kinds and set(kinds) <= {"enum_member"} else OUTSIDE

    # Calls.

    def takes_nothing(self, number: int) -> bool:
        """Whether a callable is called by its name alone."""
        return (
            self.symbols.of(number).category == "callable"
            and self.symbols.of(number).kind != "constructor"
            and self.lookup.overloads.arity(number)[0] == 0
            and not self.lookup.parameters.names(number)
        )

    def used(self, outcome: Outcome) -> Outcome:
        """What is there where a name is used as a value: what a callable without parameters
        gives."""

        def use(value: Value) -> Outcome:
            if value.sort == "symbol" and self.takes_nothing(value.number):
                return self.lookup.results.returned(value)
            return fact(value)

        return each_value(outcome, use) if outcome.values else outcome

    def applied(self, outcome: Outcome, count: int) -> Outcome:
        """What is called where a value is called with so many arguments."""
        if outcome.state != "fact":
            return outcome
        value = outcome.values[0]
        if value.sort == "symbol" and self.symbols.of(value.number).category == "callable":
            if count > 0 and self.takes_nothing(value.number):
                return doubtful(outcome)  # what it gives is applied
            return outcome
        is_object = value.sort == "symbol" and self.is_object(value.number)
        if not is_object and value.sort != "instance":
            return outcome
        scopes = self.symbols.file(value.number)
        found = self.lookup.receivers.member(value, _APPLY, scopes, ())
        fitting = [one for one in found.values if self.lookup.overloads.takes(one.number, count)]
        made = self.class_of(value.number) if is_object else 0
        if fitting and made and (primary := self._made_by(made, count)):
            fitting = [one for one in fitting if not self._is_generated(one, value, primary)]
            if not any(self._takes_the_same(one, primary) for one in fitting):
                return Outcome("maybe" if fitting else "fact", (*fitting, symbol(made)))
        if fitting:
            known = count >= 0 or len(found.values) == 1
            sure = found.state in ("fact", "alike") and len(fitting) == 1 and known
            return Outcome("fact" if sure else "maybe", tuple(fitting))
        if made and found.state != "unknown":
            return fact(symbol(made))
        if made and "case" in self.symbols.of(made).properties:
            return fact(symbol(made))
        return doubtful(fact(symbol(made))) if made else UNKNOWN

    def _made_by(self, made: int, count: int) -> int:
        """The constructor by which the `apply` that the object of a case class has, without
        declaring it, makes one of so many arguments; 0 for none."""
        if "case" not in self.symbols.of(made).properties:
            return 0
        declared = self.lookup.members.declared.get(made, {})
        constructors = [
            one
            for numbers in declared.values()
            for one in numbers
            if self.symbols.of(one).kind == "constructor"
        ]
        primary = min(constructors, default=0)
        return primary if primary and self.lookup.overloads.takes(primary, count) else 0

    def _takes_the_same(self, value: Value, primary: int) -> bool:
        return self.lookup.overloads.takes_the_same(value.number, primary)

    def _is_generated(self, value: Value, owner: Value, primary: int) -> bool:
        """Whether it is an `apply` of a supertype that the one which is not declared overrides."""
        inherited = self.symbols.parent(value.number) != owner.number
        return inherited and self._takes_the_same(value, primary)

    def given(self, outcome: Outcome, count: int) -> Outcome:
        """What a call with so many arguments gives."""
        called = self.applied(self.lookup.overloads.only(outcome, count), count)
        return each_value(called, self.lookup.results.returned)

    # Names of packages.

    def full_name(self, scopes: FileScopes, module: str) -> str:
        """The full name of a package or object that may be named relative to those around."""
        if module.startswith("_root_."):
            return module.removeprefix("_root_.")
        language = scopes.language.id
        first = module.partition(".")[0]
        for package in reversed(scopes.packages):
            key = (language, f"{package}.{first}")
            if key in self.symbols.packages or key in self.symbols.by_full_name:
                return f"{package}.{module}"
        return module

    def all_known(self, scopes: FileScopes, modules: Sequence[str]) -> bool:
        """Whether all that is imported as a whole is in the document."""
        return all(
            (scopes.language.id, name) in self.symbols.packages
            or (scopes.language.id, name) in self.symbols.by_full_name
            for name in (self.full_name(scopes, scopes.normal(one)) for one in modules)
        )

    def readers(self, scopes: FileScopes, use: Use) -> frozenset[int]:
        """Who reads a name so that it is called, if it may be."""
        known = self._readers.get(scopes.first_number)
        if known is None:
            reads = [one for one in scopes.facts.uses if one.kind == "reads"]
            known = {tuple(one.meanings): frozenset(one.owners) for one in reads}
            self._readers[scopes.first_number] = known
        return known.get(tuple(use.meanings), frozenset())

    def read(self, scopes: FileScopes, use: Use) -> int:
        """The callable without parameters that a name alone calls, or the variable that it is;
        0 where it is neither."""
        outcome = self.lookup.meanings(scopes, use.meanings)
        value = outcome.values[0] if outcome.state == "fact" else None
        if value is None or value.sort != "symbol":
            return 0
        is_value = self.symbols.of(value.number).category == "value"
        return value.number if is_value or self.takes_nothing(value.number) else 0
