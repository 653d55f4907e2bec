"""Callables that are called as if they were members of their first parameter's type (C#)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from codeknit.extract.records import Use
from codeknit.extract.relations.values import OUTSIDE, Outcome, fact, symbol
from codeknit.extract.scopes import FileScopes
from codeknit.extract.stated import stated_types
from codeknit.signature import parse_signature

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup


class Extensions:
    """Finds what is called by the name of a member that a type does not have."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols

    @cached_property
    def by_name(self) -> Mapping[str, Sequence[int]]:
        """All of them, by name."""
        found: defaultdict[str, list[int]] = defaultdict(list)
        for scopes in self.symbols.files:
            mark = scopes.language.extension_mark
            for index, definition in enumerate(scopes.facts.definitions if mark else ()):
                if definition.signature.startswith(f"{definition.name}({mark} "):
                    found[definition.name].append(scopes.first_number + index)
        return found

    def called(self, scopes: FileScopes, use: Use, missed: Outcome) -> Outcome:
        """What a call of a member calls that was not found: `missed` is what looking for it in
        the type of its object came to. Certain where that type has no such member, and is, or
        inherits from, the type that one of those in scope is for."""
        scope, path = use.meanings[0]
        if len(path) < 2 or len(use.meanings) > 1 or path[-1] not in self.by_name:
            return missed
        numbers = [
            one
            for one in self.by_name[path[-1]]
            if use.count < 0 or self.lookup.overloads.takes(one, use.count + 1)
        ]
        numbers = [one for one in numbers if self._is_in_scope(scopes, scope, one)]
        receiver = self.lookup.meaning(scopes, (scope, path[:-1]))
        value = receiver.values[0] if receiver.values else None
        if value is None:
            possible = [one for one in numbers if path[0][0] == "<" and not self._own(one).values]
            return self._maybe(possible) or missed
        if receiver.state != "fact" or value.sort != "instance":
            return missed
        order = self.lookup.members.order(value.number)
        certain = [one for one in numbers if self._is_for(one, order)]
        possible = [one for one in numbers if not self._own(one).values]
        if len(certain) == 1 and not possible and missed.state == "outside":
            return fact(symbol(certain[0]))
        return self._maybe([*certain, *possible]) or missed

    @staticmethod
    def _maybe(numbers: Sequence[int]) -> Outcome | None:
        return Outcome("maybe", tuple(map(symbol, numbers))) if numbers else None

    def _own(self, number: int) -> Outcome:
        """A value of the type that it is for, if that is in the document."""
        scopes = self.symbols.file(number)
        parsed = parse_signature(self.symbols.of(number).signature)
        text = parsed.parameters[0].type if parsed.parameters else None
        path = stated_types(scopes.language.id).path(text) if text else None
        if path is None:
            return OUTSIDE
        return self.lookup.meaning(scopes, (self.symbols.index(number), path))

    def _is_for(self, number: int, order: Sequence[int]) -> bool:
        own = self._own(number)
        return own.state == "fact" and own.values[0].number in order

    def _is_in_scope(self, scopes: FileScopes, scope: int, number: int) -> bool:
        """Whether the namespace, or the type, that has it is around a place or imported there."""
        owner = self.symbols.parent(number)
        if not owner:
            return False
        name = self.symbols.file(number).qualified(self.symbols.of(owner))
        namespace = name.rpartition(".")[0]
        place = scopes.qualified(scopes.facts.definitions[max(scope, 0)])
        if not namespace or place.startswith(f"{namespace}."):
            return True
        imported = {scopes.normal(one.module) for one in scopes.wildcards_around(scope)}
        return namespace in imported or name in imported
