"""Values of types: of one that is stated, of what an alias stands for, of what `new` makes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from codeknit.extract.records import FILE
from codeknit.extract.relations.paths import steps
from codeknit.extract.relations.values import (
    OUTSIDE,
    UNKNOWN,
    Outcome,
    Value,
    each_value,
    fact,
    one_of,
)
from codeknit.extract.scopes import FileScopes

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup

_MOST_PARAMETERS: Final = 8  # of another name of a type
#: Kinds of types that are other names of types.
ALIASES: Final = frozenset({"alias", "typedef", "type_alias"})


class Typed:
    """Makes values of types."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self.members = lookup.members
        self._asked: set[int] = set()  # types whose supertypes are being looked for

    def stated(self, scopes: FileScopes, scope: int, name: str) -> Outcome:
        """A value of a stated type."""
        language = scopes.language
        if "|" in name and language.wrapper_types:
            return self._of_wrapper(scopes, scope, *name.split("|", 1))
        word = language.self_words.get(name)
        if word is not None:
            return self.lookup.first(scopes, scope, "%super" if word == "%super" else "%self")
        index = max(scope, 0)
        is_callable = scopes.facts.definitions[index].category == "callable"
        if is_callable and scopes.times_bound(index, name) == 1 and (index, name) in scopes.types:
            return self.instance(scopes.first_number + scopes.types[index, name])
        bare, _, arity = name.partition("`")
        target = self.symbols.resolver.find(scopes, index, bare)
        if language.overloads_inherited and bare in self._nested:
            inherited = self._inherited(scopes, index, bare, target.number if target else 0)
            if inherited and not arity:
                return self.instance(inherited) if inherited > 0 else UNKNOWN
        if target is not None and language.generic_arity:
            target = self.symbols.resolver.of_arity(target, int(arity or 0))
        if target is not None:
            number = target.number
            if self.symbols.of(number).kind == "type_parameter":
                bounded = number in self.members.stated_bases
                return fact(Value("instance", number)) if bounded else UNKNOWN
            return self.instance(number)
        start = scope if language.module_words or scope != index else FILE
        outcome = self.lookup.named(scopes, start, steps(language, name))
        return self.lookup.rules[scopes.position].made(outcome)

    @cached_property
    def _nested(self) -> frozenset[str]:
        """The names of types that are members of types."""
        return frozenset(
            definition.name
            for scopes in self.symbols.files
            for definition in scopes.facts.definitions
            if definition.category == "type" and definition.parent != FILE
        )

    def _inherited(self, scopes: FileScopes, index: int, name: str, found: int) -> int:
        """The type of a name that a type around a place inherits, and that hides what is found
        farther out; 0 where there is none, -1 where it may be one of several."""
        while index != FILE:
            definition, number = scopes.facts.definitions[index], scopes.first_number + index
            if found and (number == found or self.symbols.parent(found) == number):
                return 0
            if definition.category == "type" and number not in self._asked:
                self._asked.add(number)
                owners = self._above(number)
                self._asked.discard(number)
                types = dict.fromkeys(self._member_type(one, name) for one in owners if one > 0)
                types.pop(0, None)
                if types:
                    in_order = scopes.language.last_mixin_first
                    return next(iter(types)) if len(types) == 1 or in_order else -1
            index = definition.parent
        return 0

    def _above(self, number: int) -> Sequence[int]:
        """The types that a type has members from, or that its objects must be of as well."""
        order = self.members.order(self.members.canonical(number))[1:]
        demanded = [one for one in self.members.demanded(number) if one]
        return [*order, *(one for base in demanded for one in self.members.order(base))]

    def _member_type(self, owner: int, name: str) -> int:
        """The type of a name that a type itself has for others, too; 0 where it has none."""
        scopes, index = self.symbols.file(owner), self.symbols.index(owner)
        own = scopes.types.get((index, name))
        definition = scopes.facts.definitions[own] if own is not None else None
        if own is None or definition is None or definition.kind == "type_parameter":
            return 0
        default = scopes.language.default_visibility or self.symbols.of(owner).kind == "interface"
        visibility = definition.properties.get("visibility", "" if default else "private")
        return 0 if visibility == "private" else scopes.first_number + own

    def constructed_of(self, outcome: Outcome) -> Outcome:
        """Values of what a name stands for, that may be a variable that holds a type."""
        outcome = self.lookup.declarations.one_type(outcome)
        return each_value(self.lookup.held(outcome), self.constructed)

    def only_types(self, outcome: Outcome) -> Outcome:
        """Values of what a name stands for, where only types are looked for."""
        return each_value(outcome, self._only_type)

    def bounded(self, scopes: FileScopes, scope: int, name: str) -> Outcome | None:
        """A value whose type is a type parameter: one of the type that it is bounded by."""
        target = self.symbols.resolver.find(scopes, max(scope, 0), name)
        if target is None or self.symbols.of(target.number).kind != "type_parameter":
            return None
        bounds = target.file.facts.values.get(target.definition, ())
        return one_of([self.lookup.meaning(target.file, one) for one in bounds])

    def _of_wrapper(self, scopes: FileScopes, scope: int, name: str, held: str) -> Outcome:
        """A value of a type with an argument, where that type is another name of a wrapper of its
        first parameter."""
        alias = self.lookup.type_named(scopes, scope, name)
        if not alias:
            return self.stated(scopes, scope, name)
        file, index = self.symbols.file(alias), self.symbols.index(alias)
        parameters = [
            f"<{one.name}>"
            for one in file.facts.definitions[index + 1 :][:_MOST_PARAMETERS]
            if one.lexical == index and one.kind == "type_parameter"
        ]
        paths = [path for _, path in file.facts.values.get(index, ())]
        if not parameters or paths != [(parameters[0], "!in")]:
            return self.stated(scopes, scope, name)
        found = self.stated(scopes, scope, held)
        return each_value(found, lambda value: self.marked(value, "!in"))

    def _only_type(self, value: Value) -> Outcome:
        return self._as_instance(value) if value.sort == "symbol" else UNKNOWN

    def instance(self, number: int) -> Outcome:
        """A value of a type; of the type that an alias stands for."""
        definition = self.symbols.of(number)
        if definition.category != "type":
            return UNKNOWN
        if definition.kind in ALIASES and self.symbols.file(number).facts.values.get(
            self.symbols.index(number)
        ):
            held = self.lookup.results.values(number)
            return each_value(held, self._as_instance) if held.values else held
        joined = self.symbols.file(number).language.wildcard_imports == "file"
        if joined and definition.kind == "type_alias":
            return UNKNOWN  # of a number, a pointer, a function
        return fact(Value("instance", self.members.canonical(number)))

    def _as_instance(self, value: Value) -> Outcome:
        if value.sort in ("instance", "container"):
            return fact(value)
        return self.instance(value.number) if value.sort == "symbol" else UNKNOWN

    def constructed(self, value: Value) -> Outcome:
        """A value of a type, or the value itself where it is one of a type."""
        if value.sort == "symbol" and self.symbols.of(value.number).category == "type":
            return self.instance(value.number)
        return fact(value) if value.sort == "instance" else UNKNOWN

    def new(self, value: Value) -> Outcome:
        """What `new` makes of a value."""
        if value.sort != "symbol":
            return UNKNOWN
        if self.symbols.of(value.number).category == "callable":
            known = value.number in self.members.holders
            return fact(Value("instance", value.number)) if known else UNKNOWN
        return self.instance(value.number)

    def _pointed_at(self, value: Value) -> Outcome:
        """What a value points at: where that is an object of a type of the document, a reference
        to the object is no other value here."""
        if value.sort == "container" or value.name.endswith("!at") or value.sort == "symbol":
            return fact(value)
        if value.name.endswith("!to"):
            return fact(value._replace(name=value.name[: -len("!to")]))
        if value.sort != "instance" or self.lookup.impls.may_point(value.number):
            return UNKNOWN
        return fact(value)

    def seen(self, scopes: FileScopes, scope: int, supertype: Outcome, name: str) -> Outcome:
        """A value of the type of a name, seen as a supertype: of that alone where nothing is known
        of the type."""
        of = self.stated(scopes, scope, name) if name != "?" else UNKNOWN
        if supertype.state != "fact" or supertype.values[0].sort != "instance":
            return each_value(of, lambda value: self.marked(value, "!as"))
        number = supertype.values[0].number
        value = of.values[0] if of.state == "fact" else None
        is_plain = value is not None and value.sort == "instance" and not value.name
        owner = value.number if value is not None and is_plain else number
        return fact(Value("instance", owner, f"!as:{number}"))

    def marked(self, value: Value, step: str) -> Outcome:
        """A value of a type as what a step makes of it: ``!in`` something that holds one, ``!at``
        behind a pointer, ``!to`` behind a second reference, ``!out`` what the holder holds, ``!as``
        seen as a supertype; ``!value`` is no callable of the same name, ``!macro`` nothing but a
        macro."""
        if step == "!macro":
            return fact(value) if self.lookup.declarations.is_macro(value) else OUTSIDE
        if step == "!value":
            return fact(value)
        if step == "!deref":
            return self._pointed_at(value)
        if value.sort == "symbol" and self.symbols.of(value.number).category == "type":
            value = Value("instance", self.members.canonical(value.number))  # a unit struct
        if value.sort != "instance":
            return UNKNOWN
        if step == "!out":
            holder = value.name.removesuffix("!to").removesuffix("!at")
            is_held = holder.endswith("!in")
            return fact(value._replace(name=holder[: -len("!in")])) if is_held else UNKNOWN
        return fact(value._replace(name=value.name + step))
