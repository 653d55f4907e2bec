"""What calls give to the parameters of the functions they call."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from codeknit.extract.records import FILE, FileFacts, Meaning
from codeknit.extract.relations import applied
from codeknit.extract.relations.called import Called
from codeknit.extract.relations.callees import Callees
from codeknit.extract.relations.lookup import Lookup
from codeknit.extract.resolve import FileScopes

_HELD: Final = "%parameter"
_ROUNDS: Final = 6  # of following what is given to parameters


class Flows:
    """Follows what is given."""

    def __init__(self, lookup: Lookup, callees: Callees, called: Called) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self.callees = callees
        self.called = called

    def follow(self) -> None:
        """Find out what calls give to the parameters of the functions they call, until no more
        comes of it: what is given may itself be such a parameter."""
        waiting = [
            (scopes, use)
            for scopes in self.symbols.files
            for use in scopes.facts.uses
            if use.kind == "calls" and use.given
        ]
        wanted = self._parameters_that_matter()
        if not wanted:
            return
        for number, name, given in self.lookup.decorated.calls():
            plain = (FILE, ("%symbol", str(given)))
            self.lookup.parameters.give(number, name, (self.symbols.file(given), plain))
        for _ in range(_ROUNDS):
            news, flowing = False, []
            for scopes, use in waiting:
                outcome = self.callees.meant(scopes, use)
                if outcome.flows:
                    flowing.append((scopes, use))
                if not outcome.proved:
                    continue
                for value in outcome.values:
                    numbers = self.called.called(value, use)
                    if wanted.isdisjoint(numbers):
                        continue
                    for number in self.callees.certain(numbers):
                        if number in wanted:
                            news = self._give(scopes, number, applied.given(value, use)) or news
            if not news:
                return
            waiting = flowing
            self.lookup.forget_flows()

    def _parameters_that_matter(self) -> set[int]:
        """The callables that call what a parameter holds, or hand it on."""
        return {
            scopes.first_number + index
            for scopes in self.symbols.files
            for index, path in _meanings_in(scopes.facts)
            if path[0] == _HELD
        }

    def _give(self, scopes: FileScopes, number: int, given: applied.Given) -> bool:
        news = False
        if self.symbols.of(number).category != "callable":
            return False
        for key, meanings in given:
            if len(meanings) == 1:
                news = self.lookup.parameters.give(number, key, (scopes, meanings[0])) or news
        return news


def _meanings_in(facts: FileFacts) -> Iterator[Meaning]:
    """What a file's uses, definitions and members mean."""
    for use in facts.uses:
        yield from use.meanings
        for _, given in use.given:
            yield from given
    for meanings in facts.values.values():
        yield from meanings
    for meanings in facts.yields.values():
        yield from meanings
    for names in facts.attributes.values():
        for meanings in names.values():
            yield from meanings
