"""What the name of a decorated function means: what its decorators return.

Decorators of the document are followed: one that returns what it is given changes nothing. Where
another function always takes the place of the one that is named, that is what the name means;
where it may, both are candidates. A decorator that is not in the document is taken to leave the
function what it is, as the common ones do.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from codeknit.extract.records import FILE, Meaning
from codeknit.extract.relations.values import (
    OUTSIDE,
    UNKNOWN,
    Outcome,
    Value,
    doubtful,
    fact,
    one_of,
)
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
        return outcome if outcome.state == "fact" else doubtful(one_of([plain, outcome]))

    def calls(self) -> Sequence[tuple[int, str, int]]:
        """What decorators are given: each that is known, its first parameter, a function."""
        found = []
        for number, decorators in self.decorators.items():
            outcome = fact(Value("symbol", number, PLAIN))
            for scopes, meanings in reversed(decorators):
                decorator = self._given_to(self._meant(scopes, meanings))
                names = self.lookup.parameters.names(decorator) if decorator else []
                is_symbol = outcome.state == "fact" and outcome.values[0].sort == "symbol"
                if names and is_symbol:
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

    def _given_to(self, outcome: Outcome) -> int:
        """The function whose parameter has what is decorated: the decorator, or what makes an
        object of it; 0 where there is none that is known."""
        value = outcome.values[0] if self._is_type(outcome) else None
        if value is None:
            return self._decorator(outcome)
        return self._decorator(self._member(value, "__init__"))

    def _is_type(self, outcome: Outcome) -> bool:
        """Whether a decorator is a type, so that what it decorates becomes an object."""
        value = outcome.values[0] if outcome.state == "fact" else None
        return value is not None and value.sort == "symbol" and self._is_plain_type(value)

    def _is_plain_type(self, value: Value) -> bool:
        """Whether objects of a type are themselves as members of others, too."""
        is_type = self.lookup.symbols.of(value.number).category == "type"
        return is_type and self._member(value, "__get__") is OUTSIDE

    def _member(self, value: Value, name: str) -> Outcome:
        order = self.lookup.members.order(self.lookup.members.canonical(value.number))
        return self.lookup.receivers.in_order(order, name)

    def _applied(
        self, scopes: FileScopes, meanings: Sequence[Meaning], outcome: Outcome
    ) -> Outcome:
        found = self._meant(scopes, meanings)
        if not found.values:
            return outcome
        number = self._decorator(found)
        if not number and self._is_type(found):
            return self.lookup.results.returned(found.values[0])
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
        """Another function that a decorator returns, as one that it declares itself."""
        outcome = self.lookup.named(file, *meaning)
        value = outcome.values[0] if outcome.state == "fact" else None
        if value is None or value.sort != "symbol" or outcome.flows:
            return UNKNOWN
        inside = self.lookup.symbols.of(value.number).parent == index
        if inside and index != FILE:
            return fact(value._replace(name=PLAIN))
        return self.lookup.held(outcome)
