"""What the name of a decorated function means: what its decorators return.

Decorators of the document are followed: one that returns what it is given changes nothing. Where
another function takes the place of the one that is named, a call of that name may be said to call
either, so that both are candidates. A decorator that is not in the document is taken to leave the
function what it is, as the common ones do.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from codeknit.extract.records import FILE, Meaning
from codeknit.extract.relations.values import UNKNOWN, Outcome, Value, doubtful, fact, one_of
from codeknit.extract.scopes import FileScopes

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup

#: In place of a name: the function itself, not what its decorators make of it.
PLAIN: Final = "plain"


class Decorated:
    """Follows decorators."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup

    @cached_property
    def decorators(self) -> Mapping[int, Sequence[tuple[FileScopes, list[Meaning]]]]:
        """The decorators of each symbol, outermost first."""
        found: defaultdict[int, list[tuple[FileScopes, list[Meaning]]]] = defaultdict(list)
        for scopes in self.lookup.symbols.files:
            if scopes.language.decorators_replace:
                for use in scopes.facts.uses:
                    if use.kind == "decorates":
                        for owner in use.owners:
                            found[scopes.first_number + owner].append((scopes, use.meanings))
        return found

    def value(self, number: int) -> Outcome:
        """What the name of a function means."""
        plain = fact(Value("symbol", number, PLAIN))
        outcome = plain
        for scopes, meanings in reversed(self.decorators.get(number, ())):
            outcome = self._applied(scopes, meanings, outcome)
        return outcome if outcome == plain else doubtful(one_of([plain, outcome]))

    def calls(self) -> Sequence[tuple[int, str, int]]:
        """What decorators are given: each that is known, its first parameter, a function."""
        found = []
        for number, decorators in self.decorators.items():
            outcome = fact(Value("symbol", number, PLAIN))
            for scopes, meanings in reversed(decorators):
                decorator = self._decorator(self._meant(scopes, meanings))
                names = self.lookup.parameters.names(decorator) if decorator else []
                if names and outcome.state == "fact":
                    found.append((decorator, names[0], outcome.values[0].number))
                outcome = self._applied(scopes, meanings, outcome)
        return found

    def _meant(self, scopes: FileScopes, meanings: Sequence[Meaning]) -> Outcome:
        """What a decorator is."""
        return self.lookup.held(self.lookup.meanings(scopes, meanings))

    def _decorator(self, outcome: Outcome) -> int:
        """The function that decorates; 0 where it is not known to be one."""
        value = outcome.values[0] if outcome.state == "fact" else None
        if value is None or value.sort != "symbol":
            return 0
        is_callable = self.lookup.symbols.of(value.number).category == "callable"
        return value.number if is_callable else 0

    def _applied(
        self, scopes: FileScopes, meanings: Sequence[Meaning], outcome: Outcome
    ) -> Outcome:
        found = self._meant(scopes, meanings)
        if not found.values:
            return outcome
        number = self._decorator(found)
        if not number:
            return doubtful(outcome)
        file, index = self.lookup.symbols.file(number), self.lookup.symbols.index(number)
        returned = file.facts.values.get(index)
        if not returned:
            return doubtful(outcome)
        names = self.lookup.parameters.names(number)
        given = (index, ("%parameter", names[0])) if names else None
        return one_of(
            [outcome if one == given else self._own(file, index, one) for one in returned]
        )

    def _own(self, file: FileScopes, index: int, meaning: Meaning) -> Outcome:
        """A function that a decorator declares itself and returns."""
        outcome = self.lookup.named(file, *meaning)
        value = outcome.values[0] if outcome.state == "fact" else None
        if value is None or value.sort != "symbol":
            return UNKNOWN
        inside = self.lookup.symbols.of(value.number).parent == index
        return fact(value._replace(name=PLAIN)) if inside and index != FILE else UNKNOWN
