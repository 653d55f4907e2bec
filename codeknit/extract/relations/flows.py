"""What calls give to the parameters of the functions they call."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from codeknit.extract.records import FILE, FileFacts, Meaning, Use
from codeknit.extract.relations import applied
from codeknit.extract.relations.called import Called
from codeknit.extract.relations.callees import Callees
from codeknit.extract.relations.lookup import Lookup
from codeknit.extract.relations.values import Value
from codeknit.extract.scopes import FileScopes

_HELD: Final = "%parameter"
_MOST: Final = 20  # arguments that a call has which leaves a default
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
            if use.kind == "calls" and (use.given or self._may_omit(use))
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
                            passed = self._passed(scopes, number, value, use)
                            news = self._give(scopes, number, passed) or news
                            news = self._give_defaults(number, value, use) or news
            if not news:
                return
            waiting = flowing
            self.lookup.forget_flows()

    def _may_omit(self, use: Use) -> bool:
        """Whether a call may leave the default to a parameter, by the name of what it calls."""
        return 0 <= _fewest(use) < _MOST and use.meanings[0][1][-1] in self._with_defaults

    @cached_property
    def _with_defaults(self) -> frozenset[str]:
        """The names of callables whose parameters have defaults that are callables or types: also
        as they stand in meanings, and those of the types that constructors make."""
        found: set[str] = {"(new)"}
        for scopes in self.symbols.files:
            for index in scopes.facts.defaults:
                found.update((scopes.facts.definitions[index].name, f"%{index}"))
                parent = scopes.facts.definitions[index].parent
                if parent != FILE:
                    found.add(scopes.facts.definitions[parent].name)
        return frozenset(found) if len(found) > 1 else frozenset()

    def _give_defaults(self, number: int, value: Value, use: Use) -> bool:
        """Give its defaults to the parameters for which a call has no argument."""
        file, index = self.symbols.file(number), self.symbols.index(number)
        defaults = file.facts.defaults.get(index)
        if not defaults or _fewest(use) < 0 or applied.is_applied(value):
            return False
        news = False
        for place, name in enumerate(self.lookup.parameters.names(number)):
            if place >= _fewest(use) and name in defaults:
                given = file, defaults[name][0]
                news = self.lookup.parameters.give(number, name, given) or news
        return news

    def _parameters_that_matter(self) -> set[int]:
        """The callables that call what a parameter holds, or hand it on."""
        return {
            scopes.first_number + index
            for scopes in self.symbols.files
            for index, path in _meanings_in(scopes.facts)
            if path[0] == _HELD
        }

    def _passed(self, scopes: FileScopes, number: int, value: Value, use: Use) -> applied.Given:
        """What a call gives to the parameters that a callable's signature lists."""
        given = applied.given(value, use)
        if not self._is_of_type(scopes, number, use):
            return given
        words = self.symbols.file(number).language.class_decorators
        decorators = [one for _, one in self.lookup.decorated.decorators.get(number, ())]
        if any(path[0] in words for meanings in decorators for _, path in meanings):
            return given
        return () if decorators else applied.behind_object(given)

    def _is_of_type(self, scopes: FileScopes, number: int, use: Use) -> bool:
        """Whether a method that is bound to an object is named by way of its type, so that the
        object is the first argument: `Machine.run(machine, done)`."""
        definition = self.symbols.of(number)
        scope, path = use.meanings[0]
        named = definition.kind == "constructor" and path[-1] == definition.name
        if len(path) < 2 or not (definition.kind == "method" or named):
            return False
        if "static" in definition.properties:
            return False
        if not (
            self.symbols.file(number).language.bound_parameter
            or "receiver" in definition.properties
        ):
            return False
        types = self.lookup.meaning(scopes, (scope, path[:-1])).values
        return any(one.sort == "symbol" and self.symbols.of(one.number).is_type for one in types)

    def _give(self, scopes: FileScopes, number: int, given: applied.Given) -> bool:
        news = False
        if self.symbols.of(number).category != "callable":
            return False
        for key, meanings in given:
            if len(meanings) == 1:
                news = self.lookup.parameters.give(number, key, (scopes, meanings[0])) or news
        return news


def _fewest(use: Use) -> int:
    """The fewest arguments that a call of these has; -1 where that is not known."""
    return use.fewest if use.count < 0 else use.count


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
