"""What the calls of a file call: what is certain, what is possible, and by what name if nothing is.

Something is possible without anything known of the receiver where members of its name are few.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from codeknit.extract.records import MARKS, ONLY, Meaning, Use
from codeknit.extract.relations.called import Called
from codeknit.extract.relations.extensions import Extensions
from codeknit.extract.relations.lookup import Lookup
from codeknit.extract.relations.values import Outcome, doubtful, fact, one_of, symbol
from codeknit.extract.scopes import FileScopes
from codeknit.model import Status

#: How many candidates a call has at most.
CANDIDATES: Final = 5  # more than so many are no help
#: What a use leads to: targets, or a name that is not resolved and its candidates.
Found = tuple[Sequence[int], Status, tuple[int, ...]]
_UNRESOLVED: Final[Found] = ((), "unresolved", ())


class Callees:
    """Finds what calls call."""

    def __init__(self, lookup: Lookup, called: Called) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self.members = lookup.members
        self.called = called
        self.extensions = Extensions(lookup)
        self._named: dict[tuple[str, str], list[int]] = {}  # members, by language and name

    def found(self, scopes: FileScopes, use: Use) -> Found:
        """What a use that is a call calls."""
        outcome = self.meant(scopes, use)
        if outcome.state == "outside":
            return _UNRESOLVED
        numbers: list[int] = []
        for value in outcome.values:
            numbers += self.called.called(value, use)
        if scopes.language.names_apart and len(numbers) == 1:
            numbers = self.members.alternatives(numbers[0]) or numbers
            if len(numbers) > 1:
                return (), "ambiguous", tuple(numbers[:CANDIDATES])
        if outcome.proved and numbers:
            if len(numbers) == 1 and not scopes.language.objects_copied:
                return numbers, "resolved", ()
            certain = self.certain(numbers)
            if self._may_be_copy(scopes, use):
                certain = [one for one in certain if not self._is_constructor(one)]
            rest = tuple(sorted(set(numbers).difference(certain)))
            return certain, "ambiguous" if rest else "resolved", rest[:CANDIDATES]
        if not numbers and outcome.state == "unknown" and self._is_unknown_member(scopes, use):
            numbers = self._members_named(scopes, use.meanings[0][1][-1])
            numbers = [one for one in numbers if self.lookup.overloads.takes(one, use.count)]
        if numbers and len(candidates := sorted(set(numbers))) <= CANDIDATES:
            return (), "ambiguous", tuple(candidates)
        return _UNRESOLVED

    def meant(self, scopes: FileScopes, use: Use) -> Outcome:
        """What a call calls: symbols."""
        outcome = self.lookup.meanings(scopes, use.meanings)
        if scopes.language.names_apart and use.meanings[0][1][-1] != "!macro":
            outcome = self.lookup.declarations.meant(outcome, called=True)
        outcome = self.lookup.held(outcome)
        language = scopes.language
        first = use.meanings[0][1]
        if language.singletons and (len(first) > 1 or first[0][0] not in "<%"):
            outcome = self.lookup.overloads.only(outcome, use.count)
            outcome = self.lookup.objects.applied(outcome, use.count)
        if outcome.state == "fact" and (language.overloads_inherited or language.open_namespaces):
            number = outcome.values[0].number if outcome.values[0].sort == "symbol" else 0
            if number and not self.lookup.overloads.takes(number, use.count):
                return doubtful(outcome)  # an overload that is not known
        if language.extension_mark and not outcome.values:
            return self.extensions.called(scopes, use, outcome)
        outcome = self.lookup.overloads.only(outcome, use.count)
        return self._of_arguments(scopes, use, outcome) if language.open_namespaces else outcome

    def _of_arguments(self, scopes: FileScopes, use: Use, outcome: Outcome) -> Outcome:
        """What a function's name means that may be found in the namespaces of its arguments, too.
        Members and locals are called whatever else there is."""
        path = use.meanings[0][1]
        if len(path) > 1 or len(use.meanings) > 1 or not use.given:
            return outcome
        if any(not self._is_free(value.number) for value in outcome.values):
            return outcome
        others = self.lookup.namespaces.beside(scopes, path[0], outcome)
        if not others:
            return outcome
        around = {self._namespace_of(scopes, one) for _, meanings in use.given for one in meanings}
        taken = [
            symbol(number)
            for full, number in others
            if full in around and self.lookup.overloads.takes(number, use.count)
        ]
        return doubtful(one_of([outcome, *map(fact, taken)])) if taken else outcome

    def _namespace_of(self, scopes: FileScopes, meaning: Meaning) -> str:
        """The full name of the namespace around the type of what is given; nothing for none."""
        found = self.lookup.held(self.lookup.meaning(scopes, meaning))
        if found.state != "fact" or found.values[0].sort != "instance":
            return ""
        number = found.values[0].number
        return self.symbols.file(number).qualified(self.symbols.of(number)).rpartition(".")[0]

    def _is_free(self, number: int) -> bool:
        return number > 0 and self.symbols.of(number).kind.startswith("function")

    def certain(self, numbers: Sequence[int]) -> Sequence[int]:
        """What is called for certain: not one of several constructors."""
        rest = [one for one in numbers if self.symbols.of(one).kind != "constructor"]
        return numbers if len(numbers) - len(rest) < 2 else rest

    def _is_constructor(self, number: int) -> bool:
        return self.symbols.of(number).kind == "constructor"

    def _may_be_copy(self, scopes: FileScopes, use: Use) -> bool:
        """Whether the only argument may be an object of the type that is made, or of one below."""
        if not scopes.language.objects_copied:
            return False
        made = self.lookup.held(self.lookup.meanings(scopes, use.meanings))
        for key, meanings in use.given:
            found = self.lookup.held(self.lookup.meanings(scopes, meanings))
            if key == ONLY and not (self._is_plain(found, meanings) or self._is_other(found, made)):
                return True
        return False

    @staticmethod
    def _is_plain(found: Outcome, meanings: Sequence[Meaning]) -> bool:
        """Whether it is of a stated type that is not in the document."""
        return found.state == "outside" and all(
            len(path) == 1 and path[0][0] == "<" for _, path in meanings
        )

    def _is_other(self, found: Outcome, made: Outcome) -> bool:
        """Whether an object is of a type that is none of those made, nor below one."""
        types = {self.members.type_around(value.number) for value in made.values if value.number}
        if found.state != "fact" or found.values[0].sort != "instance":
            return False
        order = self.members.order(found.values[0].number)
        return min(order) > 0 and types.isdisjoint(order)

    def _is_unknown_member(self, scopes: FileScopes, use: Use) -> bool:
        """Whether a call is of a member of what is not known: not of a variable that may hold
        anything."""
        path = [step for step in use.meanings[0][1] if step not in MARKS]
        if path[0] == "%parameter":
            del path[: 2 if path[1][0] == "#" else 1]  # the name itself is taken out of it
        is_member = len(path) > 1
        return is_member and not self.lookup.meanings(scopes, use.meanings).values

    def _members_named(self, scopes: FileScopes, name: str) -> list[int]:
        """What may be called by a member's name, when nothing is known of the receiver."""
        key = (scopes.language.id, name)
        known = self._named.get(key)
        if known is None:
            known = self._named[key] = self._all_named(scopes, name)
        return known

    def _all_named(self, scopes: FileScopes, name: str) -> list[int]:
        numbers = self.members.by_name.get(name, ())
        if len(numbers) > 4 * CANDIDATES:
            return []
        return [
            one
            for one in self.lookup.declarations.one_entity(numbers)
            if self.symbols.of(one).category == "callable"
            and self.symbols.file(one).language.family == scopes.language.family
        ]
