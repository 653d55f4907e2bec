"""Members that statements call on objects without spelling a call, and what these give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from codeknit.extract.relations.values import UNKNOWN, Outcome, Value, all_of, fact, one_of

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup


class Protocols:
    """Follows such calls."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols

    def called(self, value: Value, protocol: str) -> Sequence[int]:
        """The callables that are called on an object, as far as each is a fact."""
        if value.sort != "instance":
            return ()
        listed = self.symbols.file(value.number).language.protocols.get(protocol, ())
        found = (self._follow(value, names.split("."))[0] for names in listed)
        return [one.values[0].number for one in found if self._is_certain(one)]

    def given(self, value: Value, protocol: str, place: int) -> Outcome:
        """What one of the members gives that are called."""
        if value.sort != "instance":
            return UNKNOWN
        names = self.symbols.file(value.number).language.protocols[protocol][place]
        found = self._follow(value, names.split("."))[1]
        return found if found.values else UNKNOWN

    def yielded(self, value: Value, *, each: bool = False) -> Outcome:
        """What a generator gives, one after another; with `each`, all of them are asked for."""
        scopes, index = self.symbols.file(value.number), self.symbols.index(value.number)
        found = [self.lookup.meaning(scopes, one) for one in scopes.facts.yields[index]]
        values = [one for outcome in found for one in outcome.values]
        if each and all(one.sort == "symbol" for one in values):
            return all_of(found)  # of objects it may be asked first what they are
        return one_of(found)

    def _follow(self, value: Value, names: Sequence[str]) -> tuple[Outcome, Outcome]:
        """The last of some members that are called one after another, each of what the one before
        gives, and what it gives."""
        scopes = self.symbols.file(value.number)
        called, outcome = UNKNOWN, fact(value)
        for name in names:
            if outcome.state == "fact" and outcome.values[0].sort == "generator":
                return UNKNOWN, self.yielded(outcome.values[0])
            values = outcome.values if outcome.proved else ()
            found = [self.lookup.receivers.member(one, name, scopes, ()) for one in values]
            called = self.lookup.held(one_of(found))
            outcome = self.lookup.results.of_call(called, outcome)
        return called, outcome

    def _is_certain(self, called: Outcome) -> bool:
        return called.state == "fact" and self.lookup.overloads.is_callable(called.values[0])
