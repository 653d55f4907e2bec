"""What a type has from its supertypes: not all of it is inherited, and not all of it is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from codeknit.extract.relations.declarations import MOST
from codeknit.extract.relations.values import (
    OUTSIDE,
    UNKNOWN,
    Outcome,
    Value,
    doubtful,
    one_of,
    symbol,
)
from codeknit.languages import Language

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup

_CLASSES: Final = {"class", "struct", "record"}


class Inherited:
    """Knows which members types pass on."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self.members = lookup.members
        self._added_to: dict[tuple[Outcome, Sequence[int]], Outcome] = {}

    def passed_on(
        self,
        found: Outcome,
        order: Sequence[int],
        place: int,
        name: str,
        *,
        bare: bool,
        missed: bool,
    ) -> Outcome | None:
        """What the first of some types has of a member of another one; None for nothing. ``bare``
        is one that is named alone, ``missed`` says that a nearer type may have one as well."""
        heir, owner = order[0], order[place]
        if not self._language(owner).not_inherited:
            return found
        if any(one > 0 and self.implies(one, name) for one in order[:place]):
            return doubtful(found)
        kept = [one for one in found.values if not self.stays_above(one, heir, bare=bare)]
        if len(kept) == len(found.values):
            return found
        if kept:
            state = "fact" if len(kept) == 1 and found.state == "alike" else found.state
            return found._replace(state=state, values=tuple(kept))
        return doubtful(found) if missed and self.is_other_sort(heir, owner) else None

    def stays_above(self, value: Value, heir: int = 0, *, bare: bool = True) -> bool:
        """Whether what a value is is none of a type below, without a heir of one without a name."""
        return value.sort == "symbol" and self.stays(value.number, heir, bare=bare)

    def stays(self, number: int, heir: int, *, bare: bool = True) -> bool:
        """Whether a member is none of a type below its own. In some languages one that is private
        is reached by way of an object, where it is seen."""
        words = self._language(number).not_inherited
        if not words:
            return False
        definition, owner = self.symbols.of(number), self.symbols.parent(number)
        if ("private" in words or ("bare private" in words and bare)) and self._is_private(number):
            return True
        if not owner or self.symbols.of(owner).kind != "interface":
            return False
        if "interface" in words and heir > 0:
            return self.symbols.of(heir).kind in _CLASSES
        is_static = definition.category == "callable" and "static" in definition.properties
        return is_static and "static interface" in words

    def _is_private(self, number: int) -> bool:
        stated = self.symbols.of(number).properties.get("visibility")
        if stated is not None or self._language(number).default_visibility:
            return stated == "private"
        owner = self.symbols.parent(number)
        return owner > 0 and self.symbols.of(owner).kind in _CLASSES

    def implies(self, number: int, name: str) -> bool:
        """Whether a type has a member of a name that need not be declared, by what sort of type it
        is: `*(` is a callable for each of its fields."""
        implied = self._language(number).implied_members
        if not implied:
            return False
        definition = self.symbols.of(number)
        words = [definition.kind, *definition.properties]
        if definition.kind == "object" and (beside := self.lookup.objects.class_of(number)):
            words += [f"beside {one}" for one in self.symbols.of(beside).properties]
        for members in map(implied.get, words):
            if members and (name in members or ("*(" in members and self._of_field(number, name))):
                return True
        return False

    def _of_field(self, number: int, name: str) -> bool:
        declared = self.members.declared.get(self.members.canonical(number), {})
        return name[-1] == "(" and any(
            self.symbols.of(one).kind == "field" for one in declared.get(name[:-1], ())
        )

    def beside(self, number: int, name: str, found: Outcome) -> Outcome:
        """A member as objects of a type have it that must be of other types, too: what is found
        for the type itself, or in one of those."""
        demanded = self.members.demanded(number)
        if not demanded:
            return found
        outcomes = [self._demanded(one, name) for one in demanded]
        others = [value for one in outcomes for value in one.values if value not in found.values]
        if found.values:
            return self._overloaded(found, others) if others else found
        known = [one for one in outcomes if one.values]
        if not known:
            missed = any(one.state == "unknown" for one in (found, *outcomes))
            return UNKNOWN if missed else found
        return one_of(known) if found.state == "outside" else doubtful(one_of(known))

    def _demanded(self, number: int, name: str) -> Outcome:
        if not number:
            return UNKNOWN
        found = self.lookup.receivers.in_order(self.members.order(number), name)
        is_kept = any(self.stays_above(value) for value in found.values)
        return OUTSIDE if is_kept else found

    def _overloaded(self, found: Outcome, others: Sequence[Value]) -> Outcome:
        """Members of one name that a type and those beside it have."""
        overloads = self.lookup.overloads
        values = (*found.values, *dict.fromkeys(others))
        if all(map(overloads.is_callable, values)) and not any(
            overloads.takes_the_same(one.number, other.number)
            for one in found.values
            for other in others
        ):
            return Outcome("alike" if found.state in ("fact", "alike") else "maybe", values)
        return Outcome("maybe", values)

    def with_inherited(self, found: Outcome, order: Sequence[int], name: str) -> Outcome:
        """A type's callable with those of its name that supertypes add to it."""
        language = self._language(order[0])
        if not language.overloads_inherited:
            return found
        declared = self.members.declared
        if not all(map(self.lookup.overloads.is_callable, found.values)):
            return self._beside_callables(found, order, name) if language.singletons else found
        inherited = [
            one
            for number in order[1:]
            if not language.overrides_stated or not self.is_other_sort(order[0], number)
            for one in declared.get(number, {}).get(name, ())
            if not self.stays(one, order[0])
        ]
        if not inherited:
            return found
        if len(inherited) > MOST:
            return UNKNOWN
        key = (found, tuple(inherited))
        known = self._added_to.get(key)
        if known is None:
            known = self._added_to[key] = self._added(found, inherited)
        return known

    def _beside_callables(self, found: Outcome, order: Sequence[int], name: str) -> Outcome:
        """A type or object, which hides no callables of its name that supertypes have."""
        if not any(self._is_type(value) for value in found.values):
            return found
        inherited = [
            symbol(one)
            for number in order[1:]
            for one in self.members.declared.get(number, {}).get(name, ())
            if self.symbols.of(one).category == "callable"
        ]
        return Outcome("maybe", (*found.values, *inherited)) if inherited else found

    def _is_type(self, value: Value) -> bool:
        return value.sort == "symbol" and self.symbols.of(value.number).category == "type"

    def _added(self, found: Outcome, inherited: Sequence[int]) -> Outcome:
        """Callables with those inherited that they do not hide."""
        values = list(found.values)
        hides = self.lookup.overloads.hides
        for one in inherited:
            if not any(hides(value.number, one) for value in values):
                values.append(symbol(one))
        if len(values) == len(found.values):
            return found
        return Outcome("alike", tuple(values))

    def is_other_sort(self, number: int, base: int) -> bool:
        """Whether it is an interface of a class, whose members are none of the class."""
        kinds = [self.symbols.of(one).kind if one > 0 else "" for one in (number, base)]
        return kinds[1] == "interface" and kinds[0] != "interface"

    def _language(self, number: int) -> Language:
        return self.symbols.file(number).language
