"""Members of objects that are spelled out, when all files are known."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from codeknit.extract.records import EACH, FILE, LITERAL, MARKS, SHARED, Path
from codeknit.extract.relations.values import (
    UNKNOWN,
    Outcome,
    Value,
    all_of,
    doubtful,
    each_value,
    fact,
    one_of,
)
from codeknit.extract.scopes import FileScopes

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup


_MARKED: Final = tuple((mark,) for mark in MARKS)


def is_spelled(path: Path) -> bool:
    """Whether a meaning is an object that is spelled out."""
    return path[0].startswith(LITERAL) and (len(path) == 1 or path[1:] in _MARKED)


def with_mark(value: Value, mark: str) -> Outcome:
    """A value that others got, too."""
    if value.sort != "literal":
        return fact(value)
    return fact(value._replace(name=value.name.partition("!")[0] + mark))


class Spelled:
    """Finds what objects hold."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self.members = lookup.members

    def first(self, scopes: FileScopes, word: str) -> Outcome:
        """The object that a word stands for; nothing that is known of one that holds nothing."""
        number = word.removeprefix(LITERAL)
        return fact(Value("literal", scopes.first_number, number)) if number else UNKNOWN

    def member(self, value: Value, name: str) -> Outcome:
        """What an object holds under a name, unless something is assigned there."""
        scopes, (number, _, mark) = self.symbols.file(value.number), value.name.partition("!")
        meanings = scopes.facts.literals[int(number)].get(name)
        if meanings is None:
            return UNKNOWN
        found = one_of([self.lookup.meaning(scopes, one) for one in meanings])
        is_declared = len(meanings) == 1 and meanings[0][1][0][1:].isdecimal()
        changed = bool(mark) and not (is_declared and f"!{mark}" == SHARED)
        changed = changed or name in self.members.touched or name in self.members.rewritten
        return doubtful(found) if changed else found

    def each(self, value: Value) -> Outcome:
        """The elements of a list that is written out, one after another."""
        scopes, number = self.symbols.file(value.number), value.name.partition("!")[0]
        meanings = scopes.facts.literals[int(number)].get(EACH, ())
        return all_of([self.lookup.meaning(scopes, one) for one in meanings])

    def is_marked(self, number: int) -> bool:
        """Whether others got the object of a variable, too."""
        scopes, index = self.symbols.file(number), self.symbols.index(number)
        held = scopes.facts.values.get(index, ())
        return number in self._passed or any(path[-1] in MARKS for _, path in held)

    def of_variable(self, value: Value, name: str) -> Outcome:
        """What the object of a variable holds under a name, or one in that."""
        found = self._of_variable(value, name)
        parent = self.symbols.parent(value.number)
        is_field = parent > 0 and self.symbols.of(parent).category == "type"
        is_open = is_field or value.number in self._passed
        return doubtful(found) if is_open else found

    def _of_variable(self, value: Value, name: str) -> Outcome:
        scopes, definition = self.symbols.file(value.number), self.symbols.of(value.number)
        meanings = list(scopes.facts.values.get(self.symbols.index(value.number), ()))
        meanings += scopes.facts.assigned.get(definition.lexical, {}).get(definition.name, ())
        paths = [path for _, path in meanings if is_spelled(path)]
        outcome = one_of([self.lookup.named(scopes, FILE, path) for path in paths])
        for word in (*value.name.split("."), name) if value.name else (name,):
            outcome = each_value(outcome, lambda one, word=word: self._under(one, word))  # type: ignore[misc]
        return outcome

    def _under(self, value: Value, name: str) -> Outcome:
        return self.member(value, name) if value.sort == "literal" else UNKNOWN

    @cached_property
    def _passed(self) -> frozenset[int]:
        """The variables that files pass on which import them."""
        found: set[int] = set()
        for scopes in self.symbols.files:
            for name in scopes.facts.passed:
                outcome = self.lookup.named(scopes, FILE, (name,))
                values = (*outcome.values, *self.lookup.held(outcome).values)
                found.update(value.number for value in values)
        return frozenset(found)
