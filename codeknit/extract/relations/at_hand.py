"""The object at hand: what the words for it mean in a scope."""

from __future__ import annotations

from typing import TYPE_CHECKING

from codeknit.extract.records import FILE, LITERAL
from codeknit.extract.relations.values import UNKNOWN, Outcome, Value, fact, symbol
from codeknit.extract.scopes import FileScopes

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup


class AtHand:
    """Finds the object that a scope is about."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self.members = lookup.members

    def meant(self, scopes: FileScopes, scope: int, word: str) -> Outcome:
        """The object at hand, its type, or what it is to its supertype; or a definition that is
        meant by its index."""
        if word[1:].isdecimal():
            return fact(symbol(scopes.first_number + int(word[1:])))
        if word.startswith(LITERAL):
            return self.lookup.spelled.first(scopes, word)
        member = scopes.first_number + scope
        if member in self.members.owners and scope != FILE:
            return self._object_around(member) if word == "%self" else UNKNOWN
        body = self._body_around(scopes, scope)
        if body:
            extended = self.lookup.receivers.extended(scopes, body)
            own = fact(Value("body", scopes.first_number, str(body)))
            return extended if word == "%super" else own
        owner = self.members.type_around(scopes.first_number + scope) if scope != FILE else 0
        if not owner:
            return UNKNOWN
        if word == "%class" or (word == "%self" and self._is_static(scopes, scope)):
            return fact(symbol(owner))
        return fact(Value("super" if word == "%super" else "instance", owner))

    def _is_static(self, scopes: FileScopes, scope: int) -> bool:
        """Whether the object at hand in a member is the type itself."""
        properties = scopes.facts.definitions[scope].properties
        return scopes.language.static_apart and "static" in properties

    def _object_around(self, number: int) -> Outcome:
        """The object at hand in a member of what a variable or callable has."""
        owner, path = self.members.owners[number]
        if not owner:
            return UNKNOWN
        if self.symbols.of(owner).category == "value":
            return fact(Value("object", owner, path))
        return UNKNOWN if path else fact(Value("instance", owner))

    def _body_around(self, scopes: FileScopes, scope: int) -> int:
        """The scope of the body of the type without a name that a scope is in; 0 where it is in
        none, or in a type that has a name."""
        if not scopes.facts.bodies:
            return 0
        definitions = scopes.facts.definitions
        while scope > FILE and definitions[scope].category != "type":
            scope = definitions[scope].lexical
        return scope if scope in scopes.facts.bodies else 0
