"""The parameters of callables, and what calls give to them."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from codeknit.extract.records import SHARED, Meaning
from codeknit.extract.relations.spelled import with_mark
from codeknit.extract.relations.values import Outcome, all_of, each_value
from codeknit.extract.scopes import FileScopes
from codeknit.signature import parse_signature

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup

#: What is given to a parameter: the file it is given in, and what it means there.
Given = tuple[FileScopes, Meaning]


class Parameters:
    """Knows what callers give."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self.given: defaultdict[tuple[int, str], dict[Given, None]] = defaultdict(dict)
        self._names: dict[int, list[str]] = {}

    def names(self, number: int) -> list[str]:
        """The names of a callable's parameters, as its signature has them."""
        known = self._names.get(number)
        if known is None:
            parsed = parse_signature(self.symbols.of(number).signature)
            names = (_bare(parameter.name) for parameter in parsed.parameters or ())
            known = self._names[number] = [name for name in names if name != "/"]
        return known

    def give(self, number: int, key: str, given: Given) -> bool:
        """Note what a call gives to a parameter; whether that is news."""
        if key.isdecimal():
            names = self.names(number)
            if int(key) >= len(names) or any(one[0] == "*" for one in names[: int(key) + 1]):
                return False
            name = names[int(key)]
            key = f"#{key}" if name[0] in "{[" else name  # it is taken apart
        place = self.given[number, key]
        if given in place:
            return False
        place[given] = None
        return True

    def held(self, scopes: FileScopes, scope: int, name: str) -> Outcome:
        """What callers give for a parameter."""
        given = self.given.get((scopes.first_number + scope, name), {})
        outcomes = [self.lookup.meaning(file, one) for file, one in given]
        if scopes.language.singletons:  # what takes nothing is called where it is named
            outcomes = [self.lookup.objects.used(one) for one in outcomes]
        found = all_of(outcomes)
        if name[0] != "#":  # the callable may change what it has a name for
            found = each_value(found, lambda value: with_mark(value, SHARED))
        return found._replace(flows=True)


def _bare(name: str) -> str:
    """A parameter's name without marks and what stands before it: `mut name`, `name?`."""
    return (name.rpartition(" ")[2] if name[:1].isalpha() else name).rstrip("?")
