"""What the declarations of one name are together: one entity, or overloads of each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from codeknit.extract.records import Meaning
from codeknit.extract.relations.values import (
    OUTSIDE,
    UNKNOWN,
    Outcome,
    Value,
    doubtful,
    fact,
    one_of,
    symbol,
)
from codeknit.extract.scopes import FileScopes

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup

#: Declarations of one name that are told apart.
MOST: Final = 300


class Declarations:
    """Tells what declarations of one name are."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self.members = lookup.members
        self._alone: dict[int, Outcome] = {}  # what one declaration alone is

    def declared(
        self,
        scopes: FileScopes,
        numbers: Sequence[int],
        assigned: list[Meaning] | None = None,
    ) -> Outcome:
        """One declaration is a fact; several are overloads, or what is declared again."""
        if len(numbers) != 1 or assigned is not None:
            return self._declared(scopes, numbers, assigned)
        known = self._alone.get(numbers[0])
        if known is None:
            known = self._alone[numbers[0]] = self._declared(scopes, numbers, None)
        return known

    def _declared(
        self, scopes: FileScopes, numbers: Sequence[int], assigned: list[Meaning] | None
    ) -> Outcome:
        numbers = self.one_entity(numbers)
        if scopes.language.singletons:
            numbers = self.lookup.objects.values(numbers)
        if len(numbers) == 1:
            kept = assigned is None or self.symbols.of(numbers[0]).category == "value"
            if kept:
                return fact(self.value(numbers[0]))
            others = self._each(scopes, assigned or [])
            return doubtful(one_of([fact(symbol(numbers[0])), *others]))
        if assigned is not None or not numbers:
            known = self._each(scopes, assigned or [])
            return one_of([*(fact(symbol(one)) for one in numbers), *known])
        if len(numbers) > MOST:
            return UNKNOWN
        return Outcome("alike", tuple(self.value(one) for one in numbers))

    def one_entity(self, numbers: Sequence[int]) -> Sequence[int]:
        """Declarations without those that a definition among them goes with."""
        if numbers and self.symbols.file(numbers[0]).language.wildcard_imports == "file":
            return self.lookup.namespaces.one_entity(numbers)
        if len(numbers) < 2:
            return numbers
        definitions = [one for one in numbers if not self.is_prototype(one)]
        if definitions and len(definitions) < len(numbers):
            return self.one_entity(definitions)
        getters = [one for one in numbers if "setter" not in self.symbols.of(one).properties]
        if getters and len(getters) < len(numbers):
            return getters
        language = self.symbols.file(numbers[0]).language
        if language.reopened_types and all(
            self.symbols.of(one).category in ("type", "module") for one in numbers
        ):
            return [self.members.canonical(numbers[0])]
        return numbers

    def is_prototype(self, number: int) -> bool:
        """Whether it declares what is defined elsewhere."""
        definition = self.symbols.of(number)
        return definition.prototype or definition.kind.endswith("_prototype")

    def value(self, number: int) -> Value:
        """A symbol; the file, where it is the module that a file is."""
        is_path = self.symbols.of(number).category == "module"
        if is_path and self.symbols.file(number).language.module_words:
            return self.lookup.paths.value(number)
        return symbol(number)

    def meant(self, outcome: Outcome, *, called: bool) -> Outcome:
        """What a name means that may stand for a callable and for something else at once: the
        callable where it is called, and where not, the other. An enum's member that is called
        makes a value of the enum."""
        if not outcome.values or outcome.state not in ("fact", "alike"):
            return outcome
        outcome = self.one_type(outcome)
        values = outcome.values
        if outcome.state == "alike":
            apart = [value for value in values if self._is_callable(value) == called]
            values = tuple(apart) or values
        if called:
            values = tuple(self._made_by(value) for value in values if not self.is_macro(value))
            if not values:
                return OUTSIDE
        return Outcome("fact" if len(values) == 1 else "alike", values, outcome.flows)

    def one_type(self, outcome: Outcome) -> Outcome:
        """The first of several types that are declared for a condition each, in place of all."""
        if outcome.state != "alike":
            return outcome
        types = {
            self.members.canonical(value.number) if value.sort == "symbol" else 0
            for value in outcome.values
        }
        first = types.pop() if len(types) == 1 else 0
        return fact(symbol(first))._replace(flows=outcome.flows) if first else outcome

    def _is_callable(self, value: Value) -> bool:
        if value.sort != "symbol":
            return False
        definition = self.symbols.of(value.number)
        return definition.category == "callable" and definition.kind != "macro"

    def is_macro(self, value: Value) -> bool:
        """Whether it is a macro."""
        return value.sort == "symbol" and self.symbols.of(value.number).kind == "macro"

    def _made_by(self, value: Value) -> Value:
        if value.sort != "symbol" or self.symbols.of(value.number).kind != "enum_member":
            return value
        owner = self.members.type_around(value.number)
        return symbol(owner) if owner else value

    def _each(self, scopes: FileScopes, meanings: Sequence[Meaning]) -> list[Outcome]:
        return [self.lookup.meaning(scopes, one) for one in meanings]
