"""What variables hold, what is in containers, and what calls give."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from codeknit.extract.records import INDEXED, Path
from codeknit.extract.relations import applied
from codeknit.extract.relations.decorated import PLAIN
from codeknit.extract.relations.overloads import count
from codeknit.extract.relations.spelled import is_spelled
from codeknit.extract.relations.values import (
    UNKNOWN,
    Outcome,
    Value,
    doubtful,
    each_value,
    fact,
    of_same_type,
    one_of,
)
from codeknit.extract.scopes import FileScopes

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup


#: What a method gives that makes an object of the type it is called on.
_MADE_OF_CLASS: Final = ("%class", "()")


class Results:
    """Finds out what is behind a name."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self.members = lookup.members
        self.plain: set[int] = set()  # symbols that are themselves when they are used
        self._values: dict[int, Outcome] = lookup.memo()
        self._decorated_as: dict[int, Outcome] = lookup.memo()

    def held(self, value: Value) -> Outcome:
        """What a value is when it is used."""
        if value.sort != "symbol":
            return fact(value)
        definition = self.symbols.of(value.number)
        if definition.category == "value":
            return fact(value) if definition.makes_enum else self.values(value.number)
        if definition.category == "callable" and (
            "property" in definition.properties or "getter" in definition.properties
        ):
            return self.returned(value)
        if value.number not in self.lookup.decorated.decorators:
            self.plain.add(value.number)
        elif value.name != PLAIN:
            find = self.lookup.decorated.value
            return self.lookup.found_once(self._decorated_as, value.number, find)
        return fact(value)

    def values(self, number: int) -> Outcome:
        """What a variable holds."""
        return self.lookup.found_once(self._values, number, self._all_values)

    def _all_values(self, number: int) -> Outcome:
        scopes, index = self.symbols.file(number), self.symbols.index(number)
        definition = self.symbols.of(number)
        if definition.kind == "enum_member":
            owner = self.members.type_around(number)
            return fact(Value("instance", owner)) if owner else UNKNOWN
        meanings = list(scopes.facts.values.get(index, ()))
        if meanings and meanings[0][1][0][0] == "<":
            return self.lookup.meaning(scopes, meanings[0])  # a stated type holds for all
        meanings += scopes.facts.assigned.get(definition.lexical, {}).get(definition.name, ())
        outcomes = [self.lookup.meaning(scopes, one) for one in meanings if not is_spelled(one[1])]
        if number in self.members.holders or len(outcomes) < len(meanings):
            outcomes.append(fact(Value("object", number)))
        parent = self.symbols.parent(number)
        if parent and self.symbols.of(parent).category == "type":
            held = self.members.attributes.get(self.members.canonical(parent), {})
            for first, one in held.get(definition.name, ()):
                outcomes.append(self.lookup.meaning(self.symbols.file(first), one))
            if scopes.language.variable_sigil:
                owner = self.members.canonical(parent)
                for first, one in self.members.assigned_below(owner, definition.name):
                    outcomes.append(self.lookup.meaning(self.symbols.file(first), one))
        found = one_of(outcomes)
        touched = definition.name in self.members.touched and not self._is_variable(number)
        if touched and scopes.language.variable_sigil:
            return doubtful(found)
        return each_value(found, of_same_type) if touched else found

    def _is_variable(self, number: int) -> bool:
        """Whether it is a variable that is assigned by its name only: it is no member, and files
        export what it holds."""
        definition = self.symbols.of(number)
        if not self.symbols.file(number).language.has_objects or not definition.bound:
            return False
        parent = self.symbols.parent(number)
        return not parent or self.symbols.of(parent).category not in ("type", "module")

    def element(self, value: Value, key: str) -> Outcome:
        """What is under a key of a value, or any element of it."""
        if not value.number:
            return UNKNOWN
        scopes, index = self.symbols.file(value.number), self.symbols.index(value.number)
        if value.sort == "instance" and value.name.endswith("!in"):
            return fact(value._replace(name=value.name.removesuffix("!in")))
        if value.sort == "container":
            found = self.lookup.first(scopes, index, value.name)
            found = doubtful(found) if key == INDEXED[1:-1] else found  # of a pointer to one: that
            if scopes.language.pointer_members:  # it may point at one, and be behind a reference
                mark = "!at" if scopes.language.open_namespaces else "!at!to"
                return each_value(found, lambda one: self.lookup.typed.marked(one, mark))
            return found
        if value.sort == "literal" and not key:
            return self.lookup.spelled.each(value)
        if value.sort == "literal":
            return self.lookup.spelled.member(value, key.strip("\"'"))
        if value.sort == "object" and key:
            return self.lookup.receivers.of_object(value, key.strip("\"'"))
        if value.sort == "results":
            results = scopes.facts.results[index]
            if not key.isdecimal() or int(key) >= len(results):
                return UNKNOWN
            return one_of([self.lookup.meaning(scopes, one) for one in results[int(key)]])
        if value.sort == "generator":
            return self.lookup.protocols.yielded(value, each=not key)
        if key == INDEXED[1:-1]:
            return self.lookup.namespaces.behind_index(value)
        if scopes.language.protocols and not key:
            return self.lookup.protocols.given(value, "iterated", -1)
        if value.sort == "instance" and self.symbols.of(value.number).category == "type":
            return each_value(self.values(value.number), lambda held: self._within(held, key))
        is_list = value.sort == "symbol" and not key and not scopes.language.has_objects
        return fact(value) if is_list else UNKNOWN

    def _within(self, value: Value, key: str) -> Outcome:
        return self.element(value, key) if value.sort in ("container", "instance") else UNKNOWN

    def part(self, scopes: FileScopes, value: Value, name: str) -> Outcome:
        """What a pattern takes out of a value of a type, or of a variant of one."""
        if value.sort != "symbol" or self.symbols.of(value.number).kind != "enum_member":
            found = self.lookup.receivers.member(value, name, scopes, ())
        else:
            found = self._of_variant(value.number, name)
        return each_value(self.lookup.held(found), self._of_no_parameter)

    def _of_variant(self, number: int, name: str) -> Outcome:
        file, index = self.symbols.file(number), self.symbols.index(number)
        if name.isdecimal():
            parts = file.facts.results.get(index, ())[int(name) :][:1]
            return one_of([self.lookup.meaning(file, one) for part in parts for one in part])
        for place, one in enumerate(file.facts.definitions[index + 1 :], number + 1):
            if one.kind == "enum_member" or not one.scope.endswith(self.symbols.of(number).name):
                break
            if one.name == name:
                return fact(Value("symbol", place))
        return UNKNOWN

    def _of_no_parameter(self, value: Value) -> Outcome:
        """A value whose type is known where it is used: a type parameter is another type there."""
        is_instance = value.sort == "instance" and value.number
        is_parameter = is_instance and self.symbols.of(value.number).kind == "type_parameter"
        return UNKNOWN if is_parameter else fact(value)

    def called(self, scopes: FileScopes, scope: int, path: Path, callee: Outcome) -> Outcome:
        """What the call gives that a path ends with."""
        called = self.lookup.overloads.only(callee, count(path[-1]))
        if len(path) > 2 and self._returns_self(called):
            return each_value(
                self.lookup.held(self.lookup.named(scopes, scope, path[:-2])), self._receiver
            )
        if len(path) > 2 and self._returns_own(called):
            return each_value(
                self.lookup.held(self.lookup.named(scopes, scope, path[:-2])), self._made_of
            )
        return each_value(called, self.returned)

    def of_call(self, called: Outcome, receiver: Outcome) -> Outcome:
        """What a member gives that is called on an object."""
        if self._returns_self(called):
            return each_value(receiver, self._receiver)
        if self._returns_own(called):
            return each_value(receiver, self._made_of)
        return each_value(called, self.returned)

    def returned(self, value: Value) -> Outcome:
        """What a call of a value gives."""
        if value.sort == "instance" and value.name.endswith("!unwrap"):
            return fact(value._replace(name=value.name.removesuffix("!unwrap")))
        if value.sort == "instance" and value.name.endswith("!keep"):
            return fact(value._replace(name=value.name.removesuffix("!keep")))
        if value.sort == "container" and value.name.startswith("!"):
            element = self.element(value._replace(name=value.name[1:]), "")
            return each_value(element, lambda one: self.lookup.typed.marked(one, "!in"))
        if value.sort == "container" and self.symbols.file(value.number).language.keeping:
            return fact(value)
        if value.sort != "symbol":
            return UNKNOWN
        if value.name == applied.BINDING:
            return fact(value._replace(name=applied.BOUND))
        definition = self.symbols.of(value.number)
        if definition.category == "type":
            return self._made(value.number)
        if definition.category != "callable" and not definition.makes_enum:
            return UNKNOWN
        if definition.kind in ("constructor", "enum_member"):
            owner = self.members.type_around(value.number)
            return fact(Value("instance", owner)) if owner else UNKNOWN
        scopes, index = self.symbols.file(value.number), self.symbols.index(value.number)
        if index in scopes.facts.results:
            return fact(Value("results", value.number))
        meanings = scopes.facts.values.get(index)
        if not meanings:
            is_generator = index in scopes.facts.yields
            return fact(Value("generator", value.number)) if is_generator else UNKNOWN
        if applied.is_applied(value) and any(path[0] == "%self" for _, path in meanings):
            return UNKNOWN  # the object at hand is another one
        if self.lookup.impls.returns_itself(value.number, meanings):
            return UNKNOWN
        found = one_of([self.lookup.meaning(scopes, one) for one in meanings])
        if found.flows:
            found = doubtful(found)  # another call may have given it
        if "async" in definition.properties and scopes.language.unwrapping:
            return each_value(found, lambda value: self.lookup.typed.marked(value, "!in"))
        return found

    def maker(self, number: int) -> int:
        """What a call of a type calls before its constructor; 0 where that is nothing known."""
        canonical = self.members.canonical(number)
        order = self.members.order(canonical) if self._with_makers else ()
        if self._with_makers.isdisjoint(order):
            return 0
        for name in self.symbols.file(number).language.makers:
            found = self.lookup.receivers.in_order(order, name)
            if found.state == "fact" and self.lookup.overloads.is_callable(found.values[0]):
                return found.values[0].number
        return 0

    @cached_property
    def _with_makers(self) -> frozenset[int]:
        """The types that have such a method."""
        names = {name for one in self.symbols.files for name in one.language.makers}
        found = (number for name in names for number in self.members.by_name.get(name, ()))
        return frozenset(map(self.members.type_around, found))

    def _made(self, number: int) -> Outcome:
        """What a call of a type gives: an object of it, unless what makes it is known to give
        something else."""
        made = self.lookup.typed.instance(number)
        maker = self.maker(number)
        if not maker or made.state != "fact":
            return made
        scopes, index = self.symbols.file(maker), self.symbols.index(maker)
        meanings = scopes.facts.values.get(index, ())
        given = [self.lookup.meaning(scopes, one) for one in meanings]
        if not any(self._is_other(value, number) for one in given for value in one.values):
            return doubtful(made) if any(path == ("?",) for _, path in meanings) else made
        return one_of([one if one.values else doubtful(made) for one in given])

    def _is_other(self, value: Value, number: int) -> bool:
        """Whether a value is no object of a type."""
        is_object = value.sort == "instance"
        return not is_object or self.members.canonical(number) not in self.members.order(
            value.number
        )

    def _returns_self(self, called: Outcome) -> bool:
        """Whether what is called gives the object that it is called on."""
        if called.state != "fact" or called.values[0].sort != "symbol":
            return False
        if applied.is_applied(called.values[0]):
            return False
        number = called.values[0].number
        scopes, index = self.symbols.file(number), self.symbols.index(number)
        if self.symbols.of(number).category != "callable":
            return False
        meanings = scopes.facts.values.get(index, ())
        return len(meanings) == 1 and meanings[0] in ((index, ("%self",)), (index, ("<this>",)))

    def _returns_own(self, called: Outcome) -> bool:
        """Whether what is called gives an object of the type that it is called on."""
        if called.state != "fact" or called.values[0].sort != "symbol":
            return False
        number = called.values[0].number
        own = [(f"<{name}>",) for name in self.symbols.file(number).language.own_types]
        if not own or self.symbols.of(number).category != "callable":
            return False
        meanings = self.symbols.file(number).facts.values.get(self.symbols.index(number), ())
        return len(meanings) == 1 and (meanings[0][1] in own or meanings[0][1] == _MADE_OF_CLASS)

    def _made_of(self, value: Value) -> Outcome:
        """An object of the type that a member is called on, or that its object has."""
        if value.sort == "super":
            return fact(Value("instance", value.number))
        return fact(value) if value.sort == "body" else self.lookup.typed.constructed(value)

    def _receiver(self, value: Value) -> Outcome:
        if value.sort == "super":
            return fact(Value("instance", value.number))
        return fact(value) if value.sort in ("instance", "symbol", "object") else UNKNOWN
