"""Names in languages in which every call is a message to an object, and classes are objects too.

What a class itself answers to is apart from what its objects do. Constants are found by the nesting
of the place, in the supertypes of the innermost class, and at top level; of them only those count
as facts that are loaded together with the place (`codeknit.extract.relations.loaded`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from codeknit.extract.records import FILE, Meaning, Path, around
from codeknit.extract.relations.loaded import Group, Groups
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

_DEEPEST: Final = 12  # results inside one another
_ENDS: Final = ("Object", "Kernel")  # what every object has methods from
#: Methods of a module that may give more to the classes it is mixed into.
_HOOKS: Final = frozenset({"included", "prepended", "extended", "append_features"})
#: Marks the class that an object was asked for: it is not made an object of.
_ASKED: Final = "class"
#: A type, and whether it is asked for what it answers to itself.
Place = tuple[int, bool]


class Messages:
    """Looks names up for such languages."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self.members = lookup.members
        self.loaded = lookup.symbols.loaded
        self.held: dict[tuple[Value, str], Outcome] = {}
        self.results: dict[tuple[Value, int], Outcome] = {}
        self.depth = 0

    def named(self, scopes: FileScopes, scope: int, path: tuple[str, ...]) -> Outcome | None:
        """What a path leads to, where that is no matter of its last step alone."""
        if len(path) == 2 and path[0] == "%self":
            return self.own(scopes, self.at_hand(scopes, scope, "%self"), path[1])
        if path[-1][0] == ":" and len(path) > 2:
            return self._named_by(scopes, scope, path)
        if path[-1] != "()" or len(path) < 2:
            return None
        before = path[:-3] if path[-2][0] == ":" else path[:-2]
        receiver = self.lookup.named(scopes, scope, before) if before else UNKNOWN
        receiver = self.lookup.held(receiver)
        called = self.lookup.named(scopes, scope, path[:-1])
        if called.state == "outside" and path[-2] in scopes.language.copying:
            return receiver
        return each_value(called, lambda value: self.result(receiver, value))

    def _named_by(self, scopes: FileScopes, scope: int, path: tuple[str, ...]) -> Outcome:
        """The member that an argument names of what a member of all objects is sent to, unless
        the object has its own of that name."""
        own = self.lookup.named(scopes, scope, path[:-1])
        if own.values:
            return own if path[-2] in scopes.language.senders else UNKNOWN
        found = self.lookup.named(scopes, scope, (*path[:-2], path[-1][1:]))
        if path[-2] in scopes.language.senders:
            return found
        of = self.symbols.of
        callables = all(
            one.number and of(one.number).category == "callable" for one in found.values
        )
        return found if callables else UNKNOWN

    def at_hand(self, scopes: FileScopes, scope: int, word: str) -> Outcome:
        """The object that a scope is about, or what it is above its class."""
        number = scopes.first_number + scope
        owner = self.members.type_around(number) if scope != FILE else 0
        if not owner:
            return self._in_block(scopes, scope) if word == "%self" else UNKNOWN
        on_class = self.members.on_class(number)
        if word == "%super":
            return fact(Value("super", owner, "class" if on_class else ""))
        return fact(symbol(owner) if on_class else Value("instance", owner))

    def _in_block(self, scopes: FileScopes, scope: int) -> Outcome:
        """The object at hand in a callable that stands in a block: nothing is known of it but what
        else stands there."""
        while scope > FILE and scope not in scopes.facts.enclosed:
            scope = scopes.facts.definitions[scope].parent
        return fact(Value("body", scopes.first_number + scope)) if scope > FILE else UNKNOWN

    def _beside(self, number: int, name: str) -> Outcome:
        """A callable that stands in the same block as another one."""
        block = self.symbols.file(number).facts.enclosed[self.symbols.index(number)]
        found = self._enclosed[self._file(number), block, self._is_static(number), name]
        return fact(symbol(found[0])) if len(found) == 1 else UNKNOWN

    @cached_property
    def _enclosed(self) -> defaultdict[tuple[int, int, bool, str], list[int]]:
        """Callables that stand in blocks: by file, block, whether they are static, and name."""
        found: defaultdict[tuple[int, int, bool, str], list[int]] = defaultdict(list)
        for scopes in self.symbols.files:
            for index, block in scopes.facts.enclosed.items():
                number = scopes.first_number + index
                name = self.symbols.of(number).name
                found[scopes.first_number, block, self._is_static(number), name].append(number)
        return found

    def _file(self, number: int) -> int:
        return self.symbols.file(number).first_number

    # Members.

    def own(self, scopes: FileScopes, receiver: Outcome, name: str) -> Outcome:
        """A member of the object at hand, or a function of the program."""
        found = OUTSIDE
        if receiver.values:
            found = each_value(receiver, lambda value: self.member(value, name, scopes))
            if found.values or name[0] == "@":
                return found
        elif name[0] == "@":
            return UNKNOWN
        outside = self._function(scopes, name)
        if outside is None:
            return found
        return doubtful(outside) if found.state == "unknown" else outside

    def member(self, value: Value, name: str, scopes: FileScopes, _path: Path = ()) -> Outcome:
        """What a value answers to a name."""
        if value.sort == "body":
            return self._beside(value.number, name)
        if value.sort not in ("instance", "super", "symbol"):
            return UNKNOWN
        definition = self.symbols.of(value.number)
        if value.sort == "symbol" and definition.category == "callable":
            return fact(value) if name == "call" else UNKNOWN
        if definition.category not in ("type", "module"):
            return UNKNOWN
        if name[:1].isupper() and value.sort == "symbol":
            return self._constant_of(scopes, value.number, name)
        if name[0] == "@":
            return self.variable(value, name)
        language = scopes.language
        if value.sort == "instance" and name == language.class_member:
            return fact(Value("symbol", self.members.canonical(value.number), _ASKED))
        found = self._answer(self._places(value, scopes), name)
        made = value.sort == "symbol" and name == language.maker and definition.category == "type"
        if made and not found.values:
            return fact(symbol(self.members.canonical(value.number)))
        return found

    def _places(self, value: Value, scopes: FileScopes) -> Iterator[Place]:
        """Where members of a value are looked for, in order; a negative number is not known."""
        number = self.members.canonical(value.number)
        is_super = value.sort == "super"
        if value.sort == "symbol" or (is_super and value.name == "class"):
            places = self._of_class(number)
            if is_super:
                next(places)
            yield from places
            return
        order = self.members.order(number)
        start = order.index(number) + 1 if is_super else 0
        yield from ((one, False) for one in order[start:])
        if self.symbols.of(number).category == "module":
            yield -1, False  # whatever it is mixed into
            return
        for end in _ENDS:
            near, _ = self.loaded.near(scopes, end)
            yield from ((group.first, False) for group in near)

    def _of_class(self, number: int) -> Iterator[Place]:
        """Where what a class or module itself answers to is looked for."""
        seen: set[int] = set()
        while number > 0 and number not in seen:
            seen.add(number)
            yield number, True
            above = 0
            extended: list[int] = []
            doubt = False
            for kind, base in self.members.direct(number):
                if kind == "inherits":
                    above = base
                elif kind == "extends":
                    extended.append(base)
                else:
                    doubt = doubt or self._gives_more(base)
            if doubt:
                yield -1, True
            for base in reversed(extended):
                order = self.members.order(base) if base > 0 else (base,)
                yield from ((one, False) for one in order)
            number = above
        if number < 0:
            yield number, True

    def _gives_more(self, module: int) -> bool:
        """Whether a module may do more to a class than be mixed into it."""
        if module < 0:
            return not self.members.is_core(module)
        declared = self.members.declared.get(module, {})
        unknown = any(kind == "extends" and base < 0 for kind, base in self.members.direct(module))
        return unknown or not _HOOKS.isdisjoint(declared)

    def _answer(self, places: Iterable[Place], name: str) -> Outcome:
        missed = False
        for number, on_class in places:
            if number < 0:
                missed = missed or not self.members.is_core(number, name)
                continue
            missed = missed or (name in self._taken_away and number in self._taken_away[name])
            found = self._declared(number, name, on_class)
            if found is not None:
                return doubtful(found) if missed else found
        return UNKNOWN if missed else OUTSIDE

    def _declared(self, number: int, name: str, on_class: bool) -> Outcome | None:
        """What a type itself declares for its objects, or for itself."""
        declared = self.members.declared.get(number, {}).get(name, ())
        numbers = [one for one in declared if self._is_static(one) == on_class]
        if not numbers:
            module = self.symbols.of(number).category == "module"
            if declared and not on_class and module:  # a function of the module, perhaps
                return doubtful(Outcome("alike", tuple(symbol(one) for one in declared)))
            return None
        methods = [one for one in numbers if self.symbols.of(one).category == "callable"]
        numbers = methods or numbers
        if len(numbers) == 1 and not self.symbols.is_enclosed(numbers[0]):
            return fact(symbol(numbers[0]))
        return Outcome("maybe", tuple(symbol(one) for one in numbers[:20]))

    @cached_property
    def _taken_away(self) -> dict[str, set[int]]:
        """The types that do not have a method any more, by its name."""
        found: defaultdict[str, set[int]] = defaultdict(set)
        for name, (owner, _) in self._variables:
            if name[0] != "@":
                found[name].add(owner)
        return dict(found)

    def _is_static(self, number: int) -> bool:
        return "static" in self.symbols.of(number).properties

    def overridden(self, number: int, name: str, method: int) -> int:
        """The method above a type that one of its methods overrides; 0 where none is certain."""
        if self.symbols.is_enclosed(method):
            return 0
        on_class = self._is_static(method)
        value = Value("super", number, "class" if on_class else "")
        found = self._answer(self._places(value, self.symbols.file(number)), name)
        if found.state != "fact" or self.symbols.of(found.values[0].number).kind != "method":
            return 0
        return found.values[0].number

    # Functions of the program.

    @cached_property
    def _functions(self) -> dict[str, Groups]:
        found: defaultdict[str, Groups] = defaultdict(Groups)
        for scopes in self.symbols.files:
            if not scopes.language.messages:
                continue
            for index, one in enumerate(scopes.facts.definitions):
                if one.category == "callable" and one.parent == FILE and not one.scope:
                    found[one.name].add(self.loaded.alone(scopes.first_number + index))
        return found

    def _function(self, scopes: FileScopes, name: str) -> Outcome | None:
        groups = self._functions.get(name)
        if groups is None:
            return None
        near, far = groups.near(self.loaded.loaders[scopes.first_number])
        if len(near) == 1 and not self.symbols.is_enclosed(near[0].first):
            return fact(symbol(near[0].first))
        return Outcome("maybe", tuple(symbol(one.first) for one in (near or far)[:20]))

    # Constants.

    def constant(self, scopes: FileScopes, scope: int, name: str, *, above: bool = True) -> Outcome:
        """What a constant means in a scope; `above` tells whether supertypes are asked."""
        definitions = scopes.facts.definitions
        far: list[Group] = []
        innermost = 0
        while scope != FILE:
            if scope > FILE and definitions[scope].category in ("type", "module"):
                innermost = innermost or scopes.first_number + scope
                found = self._in(scopes, scopes.qualified(definitions[scope]), name, far)
                if found is not None:
                    return found
            scope = around(scopes.facts, scope)
        missed = False
        if above and innermost:
            found, missed = self._above(scopes, innermost, name, far)
            if found is not None:
                return found
        found = self._in(scopes, "", name, far)
        if found is not None:
            return doubtful(found) if missed else found
        if far:
            return Outcome("maybe", tuple(symbol(group.first) for group in far[:20]))
        return UNKNOWN if missed else OUTSIDE

    def _in(
        self, scopes: FileScopes, full_name: str, name: str, far: list[Group]
    ) -> Outcome | None:
        near, others = self.loaded.near(scopes, f"{full_name}.{name}" if full_name else name)
        far += others
        if not near:
            return None
        if len(near) == 1:
            return fact(symbol(near[0].first))
        return Outcome("maybe", tuple(symbol(group.first) for group in near[:20]))

    def _above(
        self, scopes: FileScopes, number: int, name: str, far: list[Group]
    ) -> tuple[Outcome | None, bool]:
        missed = False
        number = self.members.canonical(number)
        for one in self.members.order(number):
            if one < 0:
                missed = missed or not self.members.is_core(one)
            elif one != number:
                file = self.symbols.file(one)
                found = self._in(scopes, file.qualified(self.symbols.of(one)), name, far)
                if found is not None:
                    return (doubtful(found) if missed else found), missed
        return None, missed

    def _constant_of(self, scopes: FileScopes, number: int, name: str) -> Outcome:
        far: list[Group] = []
        number = self.members.canonical(number)
        full_name = self.symbols.file(number).qualified(self.symbols.of(number))
        found = self._in(scopes, full_name, name, far)
        missed = False
        if found is None:
            found, missed = self._above(scopes, number, name, far)
        if found is None and far:
            return Outcome("maybe", tuple(symbol(group.first) for group in far[:20]))
        return found or (UNKNOWN if missed else OUTSIDE)

    def stated_value(self, scopes: FileScopes, scope: int, name: str) -> Outcome:
        """An object of a type, or a module itself."""
        if name in scopes.language.self_words:
            return self.at_hand(scopes, scope, "%self")

        def made(value: Value) -> Outcome:
            is_type = value.sort == "symbol" and self.symbols.of(value.number).category == "type"
            number = self.members.canonical(value.number) if is_type else 0
            return fact(Value("instance", number) if is_type else value)

        return each_value(self.stated(scopes, scope, name), made)

    def stated(self, scopes: FileScopes, scope: int, name: str) -> Outcome:
        """The type or module that a name, qualified or not, is that of."""
        first, *rest = name.removeprefix("::").split("::")
        if not all(word.isidentifier() for word in (first, *rest)):
            return UNKNOWN
        start = FILE if name.startswith("::") else scope
        found = self.lookup.held(self.constant(scopes, start, first, above=False))
        for word in rest:
            found = self.lookup.held(each_value(found, partial(self._named_in, scopes, word)))
        return found

    def _named_in(self, scopes: FileScopes, name: str, value: Value) -> Outcome:
        return self.member(value, name, scopes)

    # What members hold and give.

    @cached_property
    def _variables(self) -> dict[tuple[str, Place], list[tuple[int, int, Meaning]]]:
        """What is assigned to variables of objects, by name and type: its place among all, in
        which file, and what."""
        found: defaultdict[tuple[str, Place], list[tuple[int, int, Meaning]]] = defaultdict(list)
        count = 0
        for scopes in self.symbols.files:
            if not scopes.language.messages:
                continue
            first = scopes.first_number
            for scope, names in scopes.facts.attributes.items():
                owner = self.members.type_around(first + scope) if scope != FILE else 0
                if owner:
                    place = (owner, self.members.on_class(first + scope))
                    for name, meanings in names.items():
                        known = found[name, place]
                        known += [(at, first, one) for at, one in enumerate(meanings, count)]
                        count += len(meanings)
        return found

    @cached_property
    def _assigned_below(self) -> dict[tuple[str, int], list[int]]:
        """The types below each type that assign to a variable of their objects, by its name."""
        found: defaultdict[tuple[str, int], list[int]] = defaultdict(list)
        for name, (owner, of_class) in self._variables:
            for one in self.members.order(owner) if not of_class else ():
                found[name, one].append(owner)
        return found

    def variable(self, value: Value, name: str) -> Outcome:
        """What all who may assign a variable of an object assign to it."""
        key = (value, name)
        known = self.held.get(key)
        if known is None:
            if self.depth > _DEEPEST:
                return UNKNOWN
            self.held[key] = UNKNOWN  # for what holds itself
            self.depth += 1
            known = self.held[key] = self._held(value, name)
            self.depth -= 1
        return known

    def _held(self, value: Value, name: str) -> Outcome:
        number = self.members.canonical(value.number)
        on_class = value.sort == "symbol"
        owners = [number]
        if not on_class:
            owners += self.members.order(number)
            owners += self._assigned_below.get((name, number), ())
        assigned = sorted(
            one
            for owner in dict.fromkeys(owners)
            for one in self._variables.get((name, (owner, on_class)), ())
        )
        found = [self._seen_from(value, self.symbols.file(file), one) for _, file, one in assigned]
        result = one_of(found) if found else UNKNOWN
        return doubtful(result) if self._is_assigned_to(owners, name.lstrip("@")) else result

    def _is_assigned_to(self, owners: Iterable[int], name: str) -> bool:
        """Whether a variable of types that let others assign it is assigned so anywhere."""
        if name not in self.members.touched:
            return False
        declared = (self.members.declared.get(owner, {}).get(name, ()) for owner in owners)
        found = [self.symbols.of(one) for numbers in declared for one in numbers]
        return any(one.category == "value" and "readonly" not in one.properties for one in found)

    def result(self, receiver: Outcome, value: Value) -> Outcome:
        """What a message gives that leads to a method, an attribute or a class."""
        if value.sort != "symbol":
            return UNKNOWN
        if value.name == _ASKED:
            return fact(symbol(value.number))
        definition = self.symbols.of(value.number)
        if definition.category == "type":
            return fact(Value("instance", self.members.canonical(value.number)))
        known = receiver.state == "fact" and receiver.values[0].sort in ("instance", "symbol")
        at_hand = receiver.values[0] if known else self._owner(value.number)
        if at_hand is None:
            return UNKNOWN
        if definition.category == "value":
            return self.variable(at_hand, f"@{definition.name}")
        return self._result(at_hand, value.number)

    def _owner(self, number: int) -> Value | None:
        owner = self.members.type_around(number)
        if not owner:
            return Value("package", 0)  # a function of the program
        return symbol(owner) if self.members.on_class(number) else Value("instance", owner)

    def _result(self, at_hand: Value, number: int) -> Outcome:
        key = (at_hand, number)
        known = self.results.get(key)
        if known is None:
            if self.depth > _DEEPEST:
                return UNKNOWN
            self.results[key] = UNKNOWN  # for what is defined by itself
            self.depth += 1
            scopes, index = self.symbols.file(number), self.symbols.index(number)
            meanings = scopes.facts.values.get(index, ())
            found = [self._seen_from(at_hand, scopes, one) for one in meanings]
            known = self.results[key] = one_of(found) if found else UNKNOWN
            self.depth -= 1
        return known

    def _seen_from(self, at_hand: Value, scopes: FileScopes, meaning: Meaning) -> Outcome:
        """What a meaning is where the object at hand is this one."""
        path = meaning[1]
        if path[0] != "%self" or at_hand.sort == "package":
            return self.lookup.meaning(scopes, meaning)
        return self.lookup.held(self._follow(at_hand, scopes, path[1:]))

    def _follow(self, at_hand: Value, scopes: FileScopes, steps: Sequence[str]) -> Outcome:
        receiver = outcome = fact(at_hand)
        for place, step in enumerate(steps):
            if step[0] == ":":
                return UNKNOWN
            if step == "()":
                outcome = each_value(outcome, partial(self.result, receiver))
                continue
            receiver = self.lookup.held(outcome)
            if place == 0:
                outcome = self.own(scopes, receiver, step)
            else:
                outcome = each_value(receiver, partial(self._named_in, scopes, step))
        return outcome
