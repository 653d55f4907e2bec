"""Members of types whose supertypes are stated away from them, as ``impl Trait for Type`` does.

No such supertype comes before another: what a type itself has under a name hides what they have,
and of what several of them have none is certain.
"""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final

from codeknit.extract.records import FILE, Meaning, around
from codeknit.extract.relations.values import (
    OUTSIDE,
    UNKNOWN,
    Outcome,
    Value,
    doubtful,
    each_value,
    fact,
    one_of,
    symbol,
)
from codeknit.extract.scopes import FileScopes

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup

#: The first parameter of a method: what points at the object, and what type is stated for it.
#: Behind a type that stands for what points at it.
_POINTERS: Final = ("!at", "!to")
_POINTING: Final = "!by"
#: The name of the trait of what points at something.
_POINTS_AT: Final = re.compile(r"\bDeref(?:Mut)?>?$")
_TAKEN: Final = re.compile(r"[^(]*\(\s*(&?)\s*(?:'\w+\s+)?(mut\s+)?\w+\s*(:[^,)]*)?")


class Impls:
    """Finds members of such types."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols

    @cached_property
    def bases(self) -> dict[tuple[int, int], int]:
        """The supertype that a region of a file is for, 0 where it is not known."""
        found = {}
        for scopes in self.symbols.files:
            for use in scopes.facts.uses:
                if use.region < FILE:
                    outcome = self.lookup.meaning(scopes, use.meanings[0])
                    value = outcome.values[0] if outcome.state == "fact" else None
                    found[scopes.first_number, use.region] = value.number if value else 0
        return found

    @cached_property
    def _through(self) -> dict[tuple[int, int], str]:
        """What points at the type, in regions of files that are for something that does."""
        return {
            (scopes.first_number, use.region): use.through
            for scopes in self.symbols.files
            for use in scopes.facts.uses
            if use.through
        }

    def may_point(self, number: int) -> bool:
        """Whether a type says what it points at, or a type parameter may be one that does."""
        order = self.lookup.members.order(number)
        if self.symbols.of(number).kind == "type_parameter":
            return any(base < 0 for base in order)
        bases = self.lookup.members.stated_bases.get(number, ())
        return any(_POINTS_AT.search(one[0][1][-1]) for _, _, one in bases)

    def _points(self, number: int) -> str:
        """What points at the type of the region that a member stands in."""
        region = self.symbols.of(number).lexical
        if region >= FILE:
            return ""
        return self._through.get((self.symbols.file(number).first_number, region), "")

    @cached_property
    def _pointers_have(self) -> frozenset[str]:
        """What is declared for types that point at a value."""
        return frozenset(
            found.name
            for scopes in self.symbols.files
            for found in scopes.facts.definitions
            if found.lexical < FILE
            and found.scope.rpartition(".")[2] in scopes.language.transparent_types
        )

    @cached_property
    def _references_have(self) -> frozenset[str]:
        """What is declared for references to values of many types."""
        return frozenset(
            found.name
            for scopes in self.symbols.files
            for index, found in enumerate(scopes.facts.definitions)
            if found.lexical < FILE
            and self._points(scopes.first_number + index)
            and (found.lexical, found.scope.rpartition(".")[2]) in self._parameters(scopes)
        )

    @staticmethod
    @lru_cache(maxsize=1)
    def _parameters(scopes: FileScopes) -> frozenset[tuple[int, str]]:
        """The type parameters of a file's regions."""
        return frozenset(
            (found.lexical, found.name)
            for found in scopes.facts.definitions
            if found.lexical < FILE and found.kind == "type_parameter"
        )

    def at_hand(self, scopes: FileScopes, scope: int, word: str) -> Outcome:
        """The object at hand; behind a pointer, where it is one itself, and taken by one."""
        found = self.lookup.at_hand.meant(scopes, scope, word)
        if scope == FILE or not self._through or not found.values:
            return found
        while scope > FILE and scopes.facts.definitions[scope].lexical > FILE:
            scope = scopes.facts.definitions[scope].lexical
        points = self._points(scopes.first_number + scope) if scope > FILE else ""
        if not points:
            return found
        if word == "%class":
            return each_value(found, lambda value: fact(value._replace(name=_POINTING)))
        is_parameter = self.symbols.of(found.values[0].number).kind == "type_parameter"
        if self._taking(scopes.first_number + scope) == points and not is_parameter:
            return found
        return each_value(found, lambda value: self.lookup.typed.marked(value, "!to"))

    def returns_itself(self, number: int, meanings: list[Meaning]) -> bool:
        """Whether a callable returns what implements the supertype it is declared in: which type
        that is, is not known here."""
        scopes = self.symbols.file(number)
        if not scopes.language.unordered_supertypes:
            return False
        itself = any(
            scopes.language.self_words.get(path[0][1:-1].partition("::")[0]) == "%class"
            for _, path in meanings
        )
        owner = self.lookup.members.type_around(number) if itself else 0
        return owner > 0 and self.symbols.of(owner).kind == "trait"

    def base(self, number: int) -> int | None:
        """The supertype that a member is declared for, 0 where it is not known; None where it is
        the type's own."""
        scopes, region = self.symbols.file(number), self.symbols.of(number).lexical
        return self.bases.get((scopes.first_number, region)) if region < FILE else None

    def member(self, value: Value, name: str, scopes: FileScopes) -> Outcome:
        """A member of a type or of a value of it, as a file sees it."""
        marks = value.name
        language = scopes.language
        if marks[:4] == "!as:":
            return self._of_supertype(value.number, int(marks[4:]), name, scopes)
        if name in language.copying and value.sort == "instance" and marks.endswith(_POINTERS):
            return fact(value._replace(name=f"{marks}!keep"))
        if marks.endswith(_POINTERS):
            if name in language.pointer_members:
                return OUTSIDE
            if name in (self._pointers_have if marks.endswith("!at") else self._references_have):
                return UNKNOWN
            found = self.member(value._replace(name=marks[:-3]), name, scopes)
            return doubtful(found) if self._may_be_of_pointer(found) else found
        if marks.endswith("!in"):
            held = value._replace(name=marks[: -len("!in")] + "!unwrap")
            if name in language.keeping:
                return fact(value._replace(name=f"{marks}!keep"))
            return fact(held) if name in language.unwrapping else OUTSIDE
        order = self.lookup.members.order(self.lookup.members.canonical(value.number))
        own = self._own(order[0], name, marks)
        if self._through and marks != _POINTING and self._is_itself(value, order[0]):
            own = [one for one in own if not self._points(one)]
        if len(own) == 1 and value.sort == "instance" and marks != "!as":
            own = self._met_first(own[0], order, scopes)
        if own:
            return self.lookup.declarations.declared(scopes, own)
        found = self._of_supertypes(order, name, scopes)
        if not found.values and not marks and self._gives_object(value, name, scopes):
            return fact(Value("instance", order[0], "!keep"))
        return found

    def _is_itself(self, value: Value, number: int) -> bool:
        """Whether what is declared for references to a type is not meant: where the type itself is
        named, and of a type parameter, whose bounds come first."""
        return value.sort == "symbol" or self.symbols.of(number).kind == "type_parameter"

    @staticmethod
    def _gives_object(value: Value, name: str, scopes: FileScopes) -> bool:
        """Whether a member that is not declared gives an object of the type when it is called."""
        language = scopes.language
        return name in (language.copying if value.sort == "instance" else language.making)

    def _of_supertype(self, number: int, base: int, name: str, scopes: FileScopes) -> Outcome:
        """A member that a type has from one of its supertypes."""
        declared = self.lookup.members.declared
        own = [one for one in declared.get(number, {}).get(name, ()) if self.base(one) == base]
        own = [one for one in own if not self._points(one)]
        found = own or declared.get(base, {}).get(name, [])
        return self.lookup.declarations.declared(scopes, found) if found else UNKNOWN

    def _may_be_of_pointer(self, found: Outcome) -> bool:
        """Whether something may be declared for what points at a value as well: then that comes
        first."""
        return any(
            one.sort == "symbol"
            and (self._taking(one.number).count("&") > 1 or self.base(one.number) == 0)
            for value in found.values
            for one in self._of_name(value)
        )

    def _of_name(self, value: Value) -> list[Value]:
        """A member of a type, and those of its name."""
        if value.sort != "symbol":
            return [value]
        owner = self.lookup.members.type_around(value.number)
        name = self.symbols.of(value.number).name
        numbers = self.lookup.members.declared.get(owner, {}).get(name, ())
        return [value, *map(symbol, numbers)]

    def _own(self, number: int, name: str, marks: str) -> list[int]:
        """What a type declares under a name: its own methods hide those of its supertypes, but
        not where it is seen as one of these."""
        numbers = self.lookup.members.declared.get(number, {}).get(name, ())
        if marks == _POINTING:
            return [one for one in numbers if self._points(one)]
        if len(numbers) < 2 and marks != "!as":
            return list(numbers)
        methods = [one for one in numbers if self.symbols.of(one).category == "callable"]
        others = [one for one in numbers if one not in methods]
        inherent = [one for one in methods if self.base(one) is None]
        if marks == "!as":
            return [one for one in methods if one not in inherent]
        return [*others, *(inherent or methods)]

    def _met_first(self, method: int, order: tuple[int, ...], scopes: FileScopes) -> list[int]:
        """What a call on an object of a type may lead to: the type's own method hides those of its
        supertypes where it takes the object as they do, and the file that calls may see it."""
        found = self.symbols.of(method)
        declared = self.lookup.members.declared
        if found.category != "callable":
            return [method]
        bases = {one: self.base(one) for one in declared[order[0]][found.name] if one != method}
        if self.base(method) is None:  # what it has from traits as they declare it
            implemented = set(bases.values())
            for base in order[1:]:
                numbers = declared.get(base, {}).get(found.name, ())
                bases |= dict.fromkeys(numbers if base not in implemented else (), base)
        others = [
            one
            for one, base in bases.items()
            if self.symbols.of(one).category == "callable" and self._may_be_seen(scopes, base)
        ]
        is_private = "visibility" not in found.properties
        if self.base(method) is None and is_private and not self._is_visible(method, scopes):
            return [method, *others]
        return [method, *(one for one in others if self._taking(one) != self._taking(method))]

    def _is_visible(self, method: int, scopes: FileScopes) -> bool:
        """Whether all of a file sees what is private to a module."""
        file, region = self.symbols.file(method), self.symbols.of(method).lexical
        return file is scopes and (region >= FILE or around(file.facts, region) == FILE)

    def _taking(self, method: int) -> str:
        """How a method takes the object that it is called on."""
        found = _TAKEN.match(self.symbols.of(method).signature)
        if found is None:
            return ""
        points, changes, stated = found.groups()
        return f"{self._points(method)}{points}{changes if points else ''}{stated or ''}"

    def _may_be_seen(self, scopes: FileScopes, base: int | None) -> bool:
        return not base or self._is_seen(scopes, base)

    def _of_supertypes(self, order: tuple[int, ...], name: str, scopes: FileScopes) -> Outcome:
        declared = self.lookup.members.declared
        kind = self.symbols.of(order[0]).kind
        found, seen = [], True
        for base in order[1:]:
            numbers = declared.get(base, {}).get(name) if base > 0 else None
            if numbers:
                found.append(self.lookup.declarations.declared(scopes, numbers))
                seen = seen and self._is_seen(scopes, base)
        missed = any(base < 0 for base in order) or kind == "type_parameter"
        if not found:
            return UNKNOWN if missed else OUTSIDE
        hidden = missed and not seen and kind not in ("type_parameter", "trait")
        return doubtful(one_of(found)) if hidden else one_of(found)

    def _is_seen(self, scopes: FileScopes, base: int) -> bool:
        """Whether a supertype's name is in scope in a file: its members are seen only then."""
        if self.symbols.file(base) is scopes or scopes.wildcards:
            return True
        name = self.symbols.of(base).name
        return any(one.imported == name for one in scopes.facts.imports)
