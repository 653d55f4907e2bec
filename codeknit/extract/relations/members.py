"""The members of types, and the types that a type has them from."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeAlias

from codeknit.extract.records import DEMANDED, FILE, SUPERTYPES, Meaning, Use
from codeknit.extract.relations.symbols import Symbols
from codeknit.extract.relations.values import UNKNOWN, Outcome
from codeknit.extract.scopes import FileScopes
from codeknit.languages import Language

if TYPE_CHECKING:
    from codeknit.extract.relations.namespaces import Namespaces

_MOST: Final = 64  # supertypes of one type
#: Kinds of types that have members of their own.
_ALTERNATIVES: Final = frozenset({"struct", "enum", "union"})
_MIXINS_FIRST: Final = {"prepends": 0, "inherits": 1}
#: What a meaning is in the file of a symbol.
Evaluate: TypeAlias = Callable[[int, Meaning], Outcome]
#: The number of the type that a name means in a scope of a file; 0 for none.
FindType: TypeAlias = Callable[[FileScopes, int, str], int]


class Members:
    """What each type declares, and what is assigned to its members."""

    def __init__(self, symbols: Symbols, evaluate: Evaluate, find_type: FindType) -> None:
        """`find_type` finds types before members are known, `evaluate` what may ask for them."""
        self.symbols = symbols
        self.evaluate = evaluate
        self.find_type = find_type
        self.namespaces: Namespaces | None = None
        self.met = 0  # supertypes that were asked for while they are being found out
        self._canonical: dict[int, int] = {}
        self._orders: dict[int, tuple[int, ...]] = {}
        self._direct: dict[int, Sequence[tuple[str, int]]] = {}
        #: What a supertype may be that is not known.
        self.perhaps: dict[int, list[int]] = {}
        self._demanded: dict[int, list[int]] = {}
        self._core: dict[int, frozenset[str]] = {}
        self._core_overloads: dict[int, set[str]] = {}

    @cached_property
    def declared(self) -> dict[int, dict[str, list[int]]]:
        """Members by type and name."""
        found: dict[int, dict[str, list[int]]] = {}
        for number, type_number, path in self._owned():
            apart = self.symbols.file(number).language.callables_apart
            name = self.symbols.of(number).key(apart)
            if path:
                name = f"{path}.{name}"
            found.setdefault(self.canonical(type_number), {}).setdefault(name, []).append(number)
        return found

    def _owned(self) -> Iterator[tuple[int, int, str]]:
        symbols = self.symbols
        for scopes in symbols.files:
            number = scopes.first_number
            owners = scopes.facts.owners
            for index, definition in enumerate(scopes.facts.definitions):
                owner = definition.parent
                if index in owners:
                    owner, path = owners[index]
                    if owner != FILE:
                        yield number + index, number + owner, path
                    continue
                category = scopes.facts.definitions[owner].category if owner != FILE else ""
                if category == "type" or (category == "module" and scopes.language.messages):
                    if not self.is_explicit(number + index):
                        yield number + index, number + owner, ""
                elif definition.scope and (owner == FILE or definition.lexical < FILE):
                    type_number = self.owner(number + index)
                    if type_number:
                        yield number + index, type_number, ""

    def is_explicit(self, number: int) -> bool:
        """Whether a member names the interface whose member it implements (C#): it is found by
        way of that only."""
        scopes = self.symbols.file(number)
        if not scopes.language.overrides_stated or self.symbols.of(number).lexical <= FILE:
            return False
        return self.symbols.is_outside(scopes, self.symbols.of(number))

    def owner(self, number: int) -> int:
        """The type that a member declared outside of it belongs to; 0 where none is known."""
        symbols = self.symbols
        scopes, index = symbols.file(number), symbols.index(number)
        target = symbols.resolver.owner(scopes, index)
        if target is None and "receiver" not in symbols.of(number).properties:
            name = self._stated_owner(scopes, index)
            target = symbols.resolver.find(scopes, index, name)
            if target is None and scopes.language.module_words:
                name = name.replace(".", scopes.language.path_separator)
                return self.find_type(scopes, index, name)
        return target.number if target is not None else 0

    @staticmethod
    def _stated_owner(scopes: FileScopes, index: int) -> str:
        """The scope of a definition as it states it, without what is around it."""
        definition = scopes.facts.definitions[index]
        if definition.parent == FILE:
            return definition.scope
        encloser = scopes.facts.definitions[definition.parent]
        around_it = f"{encloser.scope}.{encloser.name}" if encloser.scope else encloser.name
        return definition.scope.removeprefix(f"{around_it}.")

    @cached_property
    def by_name(self) -> dict[str, list[int]]:
        """All members that may be called, by name."""
        found: defaultdict[str, list[int]] = defaultdict(list)
        for names in self.declared.values():
            for name, numbers in names.items():
                found[name] += numbers
        return found

    @cached_property
    def attributes(self) -> dict[int, dict[str, list[tuple[int, Meaning]]]]:
        """What methods assign to members of their type: a symbol of the file, and the meaning."""
        found: dict[int, dict[str, list[tuple[int, Meaning]]]] = {}
        for scopes in self.symbols.files:
            first = scopes.first_number
            for scope, names in scopes.facts.attributes.items():
                owner = self.type_around(first + scope) if scope != FILE else 0
                if not owner:
                    continue
                held = found.setdefault(owner, {})
                for name, meanings in names.items():
                    held.setdefault(name, []).extend((first, one) for one in meanings)
        return found

    @cached_property
    def _assigning(self) -> dict[str, list[int]]:
        """The types whose methods assign to a member, by its name."""
        found: defaultdict[str, list[int]] = defaultdict(list)
        for number, names in self.attributes.items():
            for name in names:
                found[name].append(number)
        return found

    def assigned_below(self, number: int, name: str) -> Iterator[tuple[int, Meaning]]:
        """What methods of a type's subtypes assign to a member of it."""
        for lower in self._assigning.get(name, ()):
            if lower != number and number in self.order(lower):
                yield from self.attributes[lower][name]

    @cached_property
    def touched(self) -> frozenset[str]:
        """Names of members that are assigned from outside of their types."""
        return frozenset(name for scopes in self.symbols.files for name in scopes.facts.touched)

    @cached_property
    def rewritten(self) -> frozenset[str]:
        """Names of members that are assigned to an object at hand whose type is not known."""
        return frozenset(
            name
            for scopes in self.symbols.files
            for scope, names in scopes.facts.attributes.items()
            if scope == FILE or not self.type_around(scopes.first_number + scope)
            for name in names
        )

    @cached_property
    def put(self) -> dict[int, dict[str, list[Meaning]]]:
        """What is assigned to members of variables, callables and types, by these."""
        return {
            scopes.first_number + index: names
            for scopes in self.symbols.files
            for index, names in scopes.facts.put.items()
        }

    @cached_property
    def owners(self) -> dict[int, tuple[int, str]]:
        """Variables and callables that have definitions as members, and the names between the
        two, by the definition."""
        return {
            scopes.first_number + index: (scopes.first_number + owner if owner != FILE else 0, path)
            for scopes in self.symbols.files
            for index, (owner, path) in scopes.facts.owners.items()
        }

    @cached_property
    def holders(self) -> frozenset[int]:
        """Variables and callables that have members."""
        return frozenset(owner for owner, _ in self.owners.values())

    def _made_by(self, number: int) -> int | None:
        """The function whose objects are at hand in a callable, 0 where that is no function's;
        None where the callable is a member of what is around it."""
        if number in self.owners:
            owner, path = self.owners[number]
            made = owner > 0 and not path and self.symbols.of(owner).category == "callable"
            return owner if made else 0
        if self.symbols.of(number).kind in ("method", "constructor"):
            return None
        return number if number in self.holders else 0

    def type_around(self, number: int) -> int:
        """The type whose object is at hand in a definition; 0 where there is none."""
        symbols = self.symbols
        while number:
            if symbols.is_enclosed(number):
                return 0
            if self._language(number).has_objects and symbols.of(number).category == "callable":
                owner = self._made_by(number)
                if owner is not None:
                    return owner
            category = symbols.of(number).category
            if category == "type" or (category == "module" and self._language(number).messages):
                return self.canonical(number)
            if self.namespaces is not None and self._joined(number):
                owner = self.namespaces.owner(number)
                if owner:
                    return self.canonical(owner)
            definition, parent = symbols.of(number), symbols.parent(number)
            detached = definition.lexical < FILE or not parent
            in_type = parent and symbols.of(parent).category == "type"
            if detached and definition.scope and not in_type:
                owner = self.owner(number)
                return self.canonical(owner) if owner else 0
            number = parent
        return 0

    def on_class(self, number: int) -> bool:
        """Whether the object at hand in a definition is the type around it itself."""
        below = 0
        while number and self.symbols.of(number).category not in ("type", "module"):
            below, number = number, self.symbols.parent(number)
        if not below:
            return True
        found = self.symbols.of(below)  # a constant that is a callable has a capital name
        return "static" in found.properties or found.name[:1].isupper()

    def _language(self, number: int) -> Language:
        return self.symbols.file(number).language

    def canonical(self, number: int) -> int:
        """The first of the declarations that are one type with this one."""
        known = self._canonical.get(number)
        if known is None:
            known = self._canonical[number] = self._first_of(number)
        return known

    def _first_of(self, number: int) -> int:
        symbols = self.symbols
        if self.namespaces is not None and self._joined(number):
            return self.namespaces.complete(number)
        scopes = symbols.file(number)
        if scopes.language.shared_scope == "requires":
            return symbols.loaded.first(number)
        if scopes.language.names_apart:
            return self._alternative(number)
        if not scopes.language.reopened_types:
            return number
        if scopes.language.shared_scope == "file":
            return self._merged(number)
        definition = symbols.of(number)
        name = scopes.qualified(definition) + definition.key(apart=False)[len(definition.name) :]
        key = (scopes.language.id, name)
        same = symbols.by_full_name.get(key, ())
        types = [one for one in same if symbols.of(one).category == "type"]
        return types[0] if types else number

    def _alternative(self, number: int) -> int:
        """The first of the types that a scope declares under one name, each for a condition: what
        is implemented for one is for whichever there is."""
        return next(iter(self.alternatives(number)), number)

    def alternatives(self, number: int) -> list[int]:
        """The types that a scope declares under the name of one, if that is among them."""
        symbols, definition = self.symbols, self.symbols.of(number)
        is_apart = symbols.file(number).language.names_apart
        if not is_apart or definition.kind not in _ALTERNATIVES:
            return []
        same = symbols.bound(symbols.file(number), definition.lexical, definition.name)
        types = [one for one in same if symbols.of(one).category == "type"]
        kinds = {symbols.of(one).kind for one in types}
        return types if kinds <= _ALTERNATIVES and number in types else []

    def _merged(self, number: int) -> int:
        """The class, or else the first, of the types that a scope of a file declares as one."""
        symbols, definition = self.symbols, self.symbols.of(number)
        same = symbols.bound(symbols.file(number), definition.lexical, definition.name)
        if len(same) < 2 or any(symbols.of(one).category != "type" for one in same):
            return number
        return next((one for one in same if symbols.of(one).kind == "class"), same[0])

    def _joined(self, number: int) -> bool:
        """Whether its file is one text with what it includes."""
        return self.symbols.file(number).language.wildcard_imports == "file"

    # Supertypes.

    @cached_property
    def stated_bases(self) -> dict[int, list[tuple[int, str, list[Meaning]]]]:
        """What each type states as its supertypes: a symbol of the file, how, and the meanings."""
        found: dict[int, list[tuple[int, str, list[Meaning]]]] = {}
        for scopes in self.symbols.files:
            first = scopes.first_number
            for use in scopes.facts.uses:
                for owner in use.owners if use.kind in SUPERTYPES else ():
                    number = self.subtype(scopes, owner, use)
                    if number:
                        found.setdefault(number, []).append((first, use.kind, use.meanings))
        for bases in found.values():
            if self._mixins_first(bases[0][0]):
                bases.sort(key=lambda base: _MIXINS_FIRST.get(base[1], 2))
            elif self._language(bases[0][0]).overrides_stated:
                bases.sort(key=lambda base: base[1] == "implements")
        return found

    def demanded(self, number: int) -> Sequence[int]:
        """The types whose members objects of a type must have as well; 0 for one not known."""
        stated = self._stated_demands.get(number)
        if stated is None:
            return ()
        known = self._demanded.get(number)
        if known is None:
            self._demanded[number] = []
            outcomes = [self.evaluate(first, one) for first, one in stated]
            known = self._demanded[number] = [
                one.values[0].number
                if one.state == "fact" and one.values[0].sort == "instance"
                else 0
                for one in outcomes
            ]
        elif not known:
            self.met += 1
        return known

    @cached_property
    def _stated_demands(self) -> dict[int, list[tuple[int, Meaning]]]:
        """What is said to be demanded: a symbol of the file, and the meaning."""
        found: dict[int, list[tuple[int, Meaning]]] = {}
        for scopes in self.symbols.files:
            first = scopes.first_number
            for use in scopes.facts.uses if scopes.language.singletons else ():
                for owner in use.owners if use.kind == DEMANDED else ():
                    found.setdefault(first + owner, []).append((first, use.meanings[0]))
        return found

    def subtype(self, scopes: FileScopes, owner: int, use: Use) -> int:
        """The type that has the supertype that a use names; 0 where it is not known."""
        if not use.of:
            return self.canonical(scopes.first_number + owner)
        scope = use.meanings[0][0]
        target = self.symbols.resolver.find(scopes, max(scope, 0), use.of)
        number = target.number if target else self.find_type(scopes, scope, use.of)
        return self.canonical(number) if number else 0

    def _mixins_first(self, number: int) -> bool:
        return self.symbols.file(number).language.mixins_first

    def bases(self, number: int) -> Sequence[int]:
        """The direct supertypes of a type, a negative number for each that is not known."""
        result = []
        is_function = self.symbols.of(number).category == "callable"
        if is_function and len(self.stated_bases.get(number, ())) != 1:
            return [-number * _MOST]  # whatever its prototype is
        for place, (first, kind, meanings) in enumerate(self.stated_bases.get(number, ()), 1):
            outcome = self.evaluate(first, meanings[0]) if len(meanings) == 1 else None
            known = outcome is not None and outcome.state == "fact" and not outcome.flows
            value = outcome.values[0] if outcome is not None and known else None
            is_type = value is not None and value.sort in ("instance", "symbol")
            base = self.canonical(value.number) if value is not None and is_type else 0
            is_type = base > 0 and self.may_be_base(base)
            is_type = is_type and (base != number or kind == "extends")
            unknown = -number * _MOST - place
            result.append(base if is_type else unknown)
            if not is_type and outcome is not None:
                self.perhaps[unknown] = [one.number for one in outcome.values if one.number]
            if not is_type and outcome is not None and outcome.state == "outside":
                self._note_core(first, unknown, meanings[0][1][-1])
        return result

    def _note_core(self, first: int, unknown: int, name: str) -> None:
        """Remember what is known of a supertype that the language itself has."""
        types, scopes = self._language(first).core_types, self.symbols.file(first)
        word = name.strip("<>").removeprefix("::")
        head = word.partition(".")[0].partition("`")[0]
        names = [word, *(f"{one.module}.{word}" for one in scopes.wildcards)]
        if imported := scopes.imported.get((FILE, head)):
            names = [".".join(filter(None, (one.module, one.imported))) for one in imported]
            names = [one + word[len(head) :] for one in names]
        members = next((types[one] for one in names if one in types), None)
        if members is not None:
            self._core[unknown] = frozenset(members.replace("+", "").split())
            self._core_overloads[unknown] = {one[1:] for one in members.split() if one[0] == "+"}

    def is_core(self, number: int, name: str = "") -> bool:
        """Whether a supertype outside the document is one of the language itself, and has no
        member of a name."""
        members = self._core.get(number)
        return members is not None and name.removesuffix("(") not in members

    def is_core_overload(self, number: int, name: str) -> bool:
        """Whether a supertype of the language itself has callables of a name that one of another
        type stands beside."""
        return name.removesuffix("(") in self._core_overloads.get(number, ())

    def direct(self, number: int) -> Sequence[tuple[str, int]]:
        """The direct supertypes of a type, and how each is stated."""
        known = self._direct.get(number)
        if known is None:
            kinds = [kind for _, kind, _ in self.stated_bases.get(number, ())]
            kinds = kinds or ["inherits"]  # of a function
            known = self._direct[number] = list(zip(kinds, self.bases(number), strict=False))
        return known

    def may_be_base(self, number: int) -> bool:
        """Whether a symbol may be a supertype: a function is one where `new` makes its objects."""
        category = self.symbols.of(number).category
        objects = self.symbols.file(number).language.has_objects
        return category in ("type", "module") or (objects and category == "callable")

    def order(self, number: int) -> tuple[int, ...]:
        """A type and those it has members from, nearest first; negative numbers stand for what is
        not known."""
        known = self._orders.get(number)
        if known is None:
            self._orders[number] = (number, -number)  # for a type that is its own supertype
            by_depth = self.symbols.file(number).language.member_order == "depth"
            order = self._by_depth(number) if by_depth else self._linear(number)
            known = self._orders[number] = order
        elif len(known) == 2 and known[1] == -number:
            self.met += 1
        return known

    def above(self, number: int) -> tuple[int, ...]:
        """Those that a type has members from when it calls itself its supertype: not its own
        mixins, where these come first, nor the interfaces that it names beside its class."""
        if self._language(number).last_mixin_first:
            return self.order(number)[1:]
        bases = [base for kind, base in self.direct(number) if kind in ("inherits", "base")]
        bases = [base for base in bases if not self._is_named_as_base(number, base)]
        if len(bases) == len(self.direct(number)):
            return self.order(number)[1:]
        return self.order(bases[0]) if bases and bases[0] > 0 else tuple(bases)

    def _is_named_as_base(self, number: int, base: int) -> bool:
        """Whether a class names an interface where its superclass may stand."""
        kinds = self.symbols.of(number).kind, self.symbols.of(base).kind if base > 0 else ""
        return kinds[0] != "interface" and kinds[1] == "interface"

    def _linear(self, number: int) -> tuple[int, ...]:
        if self._language(number).last_mixin_first:
            return self._last_first(number)[:_MOST]
        bases = list(dict.fromkeys(self.bases(number)))  # each part may name it
        if self.symbols.file(number).language.overrides_stated:  # parts may name them in any order
            bases.sort(key=lambda one: one > 0 and self.symbols.of(one).kind == "interface")
        if self.symbols.file(number).language.unordered_supertypes:
            known = [self.order(base) if base > 0 else (base,) for base in bases]
            return tuple(dict.fromkeys((number, *(one for each in known for one in each))))
        orders = [list(self.order(base)) if base > 0 else [base] for base in bases]
        return (number, *_merge([*orders, bases]))[:_MOST]

    def _by_depth(self, number: int) -> tuple[int, ...]:
        """Level by level. What is not known comes last on its level: a member that is found there
        would be no member if that had it as well."""
        order = level = [number]
        while level and len(order) < _MOST:
            below = dict.fromkeys(base for one in level if one > 0 for base in self.bases(one))
            level = sorted((one for one in below if one not in order), key=lambda one: one < 0)
            order = order + level
        return tuple(order)

    def _last_first(self, number: int) -> tuple[int, ...]:
        """The order where each supertype that is stated comes before those stated before it, a
        superclass behind all others, and what is known from behind is not repeated."""
        direct = [(kind, base) for kind, base in self.direct(number) if kind != "extends"]
        direct.sort(key=lambda one: (one[0] == "prepends", one[0] != "inherits"))
        order: list[int] = []
        for kind, base in direct:
            if kind == "prepends" and number not in order:
                order.insert(0, number)
            part = self.order(base) if base > 0 else (base,)
            order[:0] = [one for one in part if one not in order]
        return tuple(order) if number in order else (number, *order)


class NoMembers(Members):
    """Stands in where members are not known yet."""

    def __init__(self, symbols: Symbols) -> None:
        super().__init__(symbols, lambda _first, _one: UNKNOWN, lambda _scopes, _scope, _name: 0)

    @cached_property
    def declared(self) -> dict[int, dict[str, list[int]]]:
        return {}

    @cached_property
    def attributes(self) -> dict[int, dict[str, list[tuple[int, Meaning]]]]:
        return {}

    @cached_property
    def stated_bases(self) -> dict[int, list[tuple[int, str, list[Meaning]]]]:
        return {}

    def demanded(self, number: int) -> Sequence[int]:
        return ()

    def type_around(self, number: int) -> int:
        return 0


def _merge(orders: list[list[int]]) -> list[int]:
    """Linearizations as one, by the rule that Python and others call C3. Where the rule has no
    answer, nothing is known from there on."""
    result: list[int] = []
    orders = [order for order in orders if order]
    while orders:
        behind = {one for order in orders for one in order[1:]}
        head = next((order[0] for order in orders if order[0] not in behind), None)
        if head is None:
            return [*result, -1]
        result.append(head)
        orders = [rest for order in orders if (rest := [one for one in order if one != head])]
    return result
