"""Members of values: of an object, a type, a file, a package, whatever a value is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from codeknit.extract.records import OPENED, Meaning, Path
from codeknit.extract.relations import applied
from codeknit.extract.relations.inherited import Inherited
from codeknit.extract.relations.rules import OfValue
from codeknit.extract.relations.spelled import with_mark
from codeknit.extract.relations.typed import ALIASES
from codeknit.extract.relations.values import (
    OUTSIDE,
    UNKNOWN,
    Outcome,
    Sort,
    Value,
    doubtful,
    each_value,
    fact,
    one_of,
    symbol,
)
from codeknit.extract.scopes import FileScopes
from codeknit.languages import Language

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup


class Receivers:
    """Finds members of values."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self.members = lookup.members
        self.inherited = Inherited(lookup)
        self._by_sort: dict[Sort, OfValue] = {
            "symbol": self._of_symbol,
            "instance": self._of_instance,
            "object": self._of_object,
            "literal": self._of_literal,
            "super": self._of_super,
            "body": self._of_body,
            "file": self._of_file,
            "package": self._of_package,
            "container": self._of_container,
            "results": self._of_several,
            "generator": self._of_several,
        }

    def member(self, value: Value, name: str, scopes: FileScopes, path: Path) -> Outcome:
        """A member of a value, by the rules of the language that asks."""
        return self.lookup.rules[scopes.position].member(value, name, scopes, path)

    def common(self, value: Value, name: str, scopes: FileScopes, path: Path) -> Outcome:
        """A member of a value, in most languages."""
        return self._by_sort[value.sort](value, name, scopes, path)

    def _of_package(self, value: Value, name: str, scopes: FileScopes, _path: Path) -> Outcome:
        return self.lookup.beyond.full_name(scopes, f"{value.name}.{name}") or OUTSIDE

    def _of_body(self, value: Value, name: str, _scopes: FileScopes, _path: Path) -> Outcome:
        return self.in_body(self.symbols.file(value.number), int(value.name), name)

    def _of_super(self, value: Value, name: str, _scopes: FileScopes, _path: Path) -> Outcome:
        found = self.in_order(self.members.above(value.number), name)
        return UNKNOWN if found is OUTSIDE and self._is_mixed_in(value.number) else found

    def _of_instance(self, value: Value, name: str, scopes: FileScopes, path: Path) -> Outcome:
        if value.name.endswith("!in"):
            return OUTSIDE
        found = self.in_order(self.members.order(value.number), name, static=False)
        found = self.inherited.beside(value.number, name, found)
        if found is OUTSIDE and scopes.language.answering:
            return self._answering(value.number, name, static=False)
        if found.flows and path[:-1] != ("%self",) and scopes.language.class_scope == "direct":
            found = doubtful(found)  # another object may have been given it
        return self._underlying(value, name, scopes) if found is OUTSIDE else found

    def _of_several(self, _value: Value, _name: str, _scopes: FileScopes, _path: Path) -> Outcome:
        return UNKNOWN

    def _of_symbol(self, value: Value, name: str, scopes: FileScopes, _path: Path) -> Outcome:
        category = self.symbols.of(value.number).category
        if category == "type":
            order = self.members.order(self.members.canonical(value.number))
            found = self.in_order(order, name, static=True)
            if found is OUTSIDE and scopes.language.answering:
                return self._answering(order[0], name, static=True)
            return self._exported(value, name, found)
        if category == "callable":
            is_holder = value.number in self.members.holders or value.number in self.members.put
            found = self.in_order((value.number,), name, static=True) if is_holder else OUTSIDE
            found = self._exported(value, name, found)
            return self._applied(value, name, scopes) if found is OUTSIDE else found
        return self._of_module(value.number, name, scopes) if category == "module" else OUTSIDE

    def _exported(self, value: Value, name: str, found: Outcome) -> Outcome:
        """A member that may be exported: what a file is as a whole has its exports, too."""
        exported = self.lookup.exports.of_whole(value, name)
        if exported is None:
            return found
        return exported if found is OUTSIDE else doubtful(one_of([found, exported]))

    def _put(self, number: int, name: str) -> Outcome | None:
        """What is assigned by name to a member of a variable, a callable or a type, if anything."""
        meanings = self.members.put.get(number, {}).get(name)
        if not meanings:
            return None
        file = self.symbols.file(number)
        found = one_of([self.lookup.meaning(file, one) for one in meanings])
        changed = name in self.members.touched or self.lookup.spelled.is_marked(number)
        return doubtful(found) if changed else found

    def _of_module(self, number: int, name: str, scopes: FileScopes) -> Outcome:
        file, index = self.symbols.file(number), self.symbols.index(number)
        found = self.lookup.scoped.bound(file, index, name)
        found = found or self.lookup.scoped.in_namespace(file, index, name)
        if found is None and scopes.language.module_words:
            found = self.lookup.paths.globs(file, index, name)
        return found or OUTSIDE

    def _applied(self, value: Value, name: str, scopes: FileScopes) -> Outcome:
        """A member that every function has, unless the program gives one to some."""
        found = applied.member(value, name, scopes.language)
        return doubtful(found) if found.values and name in self.members.touched else found

    def has_impls(self, value: Value) -> bool:
        """Whether a value has members that are implemented for its type."""
        is_symbol = value.sort in ("symbol", "instance")
        return is_symbol and self.symbols.of(value.number).category in ("type", "meta")

    def of_alias(self, value: Value, name: str, scopes: FileScopes) -> Outcome | None:
        """A member of the type that a name of a type stands for, where it stands for one."""
        if value.sort != "symbol" or self.symbols.of(value.number).kind not in ALIASES:
            return None
        return each_value(
            self.lookup.typed.instance(value.number), lambda of: self.member(of, name, scopes, ())
        )

    def _of_file(self, value: Value, name: str, scopes: FileScopes, path: Path) -> Outcome:
        file = self.symbols.file(value.number)
        found = self.lookup.exports.exported(file, name)
        if found is not None or file.language.module_words:
            return found or self.lookup.paths.root_macro(file, name)
        dotted = ".".join(path)
        stated = any(
            one.module == dotted or one.module.startswith(f"{dotted}.")
            for one in scopes.facts.imports
        )
        module = self.lookup.exports.module(scopes, dotted) if stated else None
        return fact(Value("file", module.first_number)) if module is not None else OUTSIDE

    def _of_literal(self, value: Value, name: str, _scopes: FileScopes, _path: Path) -> Outcome:
        return self.lookup.spelled.member(value, name)

    def _of_object(self, value: Value, name: str, _scopes: FileScopes, _path: Path) -> Outcome:
        found = self.of_object(value, name)
        return found if value.name else self._exported(value, name, found)

    def of_object(self, value: Value, name: str) -> Outcome:
        """A member of an object that a variable has; what it has besides is not known."""
        path = f"{value.name}.{name}" if value.name else name
        declared = self.members.declared.get(value.number, {})
        numbers = declared.get(path)
        put = self._put(value.number, path)
        if numbers:
            found = self.lookup.declarations.declared(self.symbols.file(value.number), numbers)
            found = found if put is None else one_of([found, put])
            return doubtful(found) if name in self.members.touched else found
        if put is not None:
            return put
        if any(one.startswith(f"{path}.") for one in declared):
            return fact(Value("object", value.number, path))
        return self.lookup.spelled.of_variable(value, name)

    @staticmethod
    def _of_container(value: Value, name: str, scopes: FileScopes, _path: Path) -> Outcome:
        """A member of a container: what it gives when called is a container of the same, or holds
        an element."""
        if name in scopes.language.keeping:
            return fact(value)
        known = name in scopes.language.giving
        return fact(value._replace(name=f"!{value.name}")) if known else UNKNOWN

    def _answering(self, number: int, name: str, *, static: bool) -> Outcome:
        """The member that answers a call of one that a type does not have. Below that type it may
        be had; and an object that is at hand answers before its type does."""
        if name[-1:] != "(":
            return OUTSIDE
        order = self.members.order(number)
        answers = [self.in_order(order, one) for one in self._language(number).answering]
        found = answers[int(static)]
        if found is OUTSIDE:
            return OUTSIDE
        others = [fact(symbol(one)) for one in self._below(number, name)]
        if static and answers[0] is not OUTSIDE:
            others.append(answers[0])
        return doubtful(one_of([found, *others])) if others else found

    def _below(self, number: int, name: str) -> Iterator[int]:
        """The members of a name that types below a type have."""
        for one in self.members.by_name.get(name, ()):
            owner = self.members.type_around(one)
            if owner and number in self.members.order(owner):
                yield one

    def _language(self, number: int) -> Language:
        return self.symbols.file(number).language

    def _underlying(self, value: Value, name: str, scopes: FileScopes) -> Outcome:
        """A field of the type that a type is defined by, or what that asks for as an interface."""
        if self.symbols.of(value.number).kind != "defined_type":
            return OUTSIDE
        held = self.lookup.results.values(value.number)
        if held.state != "fact" or held.values[0].sort != "instance":
            return OUTSIDE
        found = self.member(held.values[0], name, scopes, ())
        interface = self.symbols.of(held.values[0].number).kind == "interface"
        return (
            found
            if interface or not any(map(self.lookup.overloads.is_callable, found.values))
            else OUTSIDE
        )

    def extended(self, scopes: FileScopes, body: int) -> Outcome:
        """A value of the type that a type without a name extends."""
        return self.lookup.meanings(scopes, scopes.facts.bodies[body])

    def in_body(self, scopes: FileScopes, body: int, name: str) -> Outcome:
        """A member of a type without a name."""
        found = self.lookup.scoped.bound(scopes, body, name)
        extended = self.extended(scopes, body)
        if found is not None and extended.state == "fact" and extended.values[0].sort == "instance":
            order = self.members.order(extended.values[0].number)
            return self.inherited.with_inherited(found, (scopes.first_number, *order), name)
        if found is None:
            found = each_value(extended, lambda value: self.member(value, name, scopes, ()))
            if any(self.inherited.stays_above(value) for value in found.values):
                return OUTSIDE
            return UNKNOWN if extended.state == "outside" else found
        return found

    def in_order(
        self, order: Sequence[int], name: str, *, static: bool | None = None, bare: bool = False
    ) -> Outcome:
        """A member of the nearest of some types that has it; `bare` if it is named alone."""
        missed = False
        for place, number in enumerate(order):
            if number < 0:
                missed = missed or not self.members.is_core(number, name)
                continue
            found = self._declared_in(number, name, static)
            if found is not None and place:
                found = self.inherited.passed_on(
                    found, order, place, name, bare=bare, missed=missed
                )
            if found is not None:
                language = self.symbols.file(number).language
                if language.mixins_first:
                    found = self._mixed(found, order[place:], name)
                if language.overloads_inherited:
                    found = self.inherited.with_inherited(found, order[place:], name)
                if place and language.private_hides and self._is_hidden(found, number):
                    found = doubtful(found)
                if place and found.flows and language.class_scope == "direct":
                    found = doubtful(found)  # callers may have given it to objects of other types
                if self._is_conditional(number, name):
                    inherited = self.in_order(order[place + 1 :], name, static=static)
                    if inherited is not OUTSIDE:
                        found = doubtful(one_of([found, inherited]))
                return doubtful(found) if missed else found
        mixed_in = bool(order) and self._is_mixed_in(order[0])
        return UNKNOWN if missed or mixed_in else OUTSIDE

    def _mixed(self, found: Outcome, order: Sequence[int], name: str) -> Outcome:
        """A member that a mixin may only ask for, or several mixins may have."""
        if self._is_asked_for(found, order[0]):
            inherited = self.in_order(order[1:], name)
            found = inherited if inherited.values else found
        rivals = self._rivals(order, name)
        return doubtful(one_of([found, *map(fact, map(symbol, rivals))])) if rivals else found

    def _declared_in(self, number: int, name: str, static: bool | None) -> Outcome | None:
        numbers: Sequence[int] | None = self.members.declared.get(number, {}).get(name)
        if numbers and static is not None and self.symbols.file(number).language.static_apart:
            numbers = [one for one in numbers if self._takes_part(one, number, static=static)]
        held = self.members.attributes.get(number, {}).get(name)
        if not numbers and (bound := self._bound_otherwise(number, name)) is not None:
            return doubtful(one_of([bound, self._attribute(held, name)])) if held else bound
        put = self._put(number, name) if static else None
        if put is not None:
            others = self._declared_in(number, name, None) if numbers else None
            return put if others is None else one_of([others, put])
        if numbers:
            scopes = self.symbols.file(number)
            index = self.symbols.index(number)
            assigned = scopes.facts.assigned.get(index, {}).get(name)
            found = self.lookup.declarations.declared(scopes, numbers, assigned)
            is_value = self.symbols.of(numbers[0]).category == "value"
            is_function = self.symbols.of(number).category == "callable"
            anew = is_function and name in self.members.touched
            return doubtful(found) if anew or (held and not is_value) else found
        if held is None:
            return None
        return self._attribute(held, name)

    def _is_conditional(self, number: int, name: str) -> bool:
        """Whether what a type declares under a name is made under a condition only."""
        if not self.symbols.file(number).facts.conditional:
            return False
        return self.symbols.all_conditional(self.members.declared.get(number, {}).get(name, ()))

    def _bound_otherwise(self, number: int, name: str) -> Outcome | None:
        """What a type binds a name to without declaring it: by an import or a loop in its body."""
        scopes, index = self.symbols.file(number), self.symbols.index(number)
        if scopes.language.class_scope != "direct" or (
            (index, name) not in scopes.imported
            and name not in scopes.facts.assigned.get(index, {})
        ):
            return None
        return self.lookup.scoped.bound(scopes, index, name)

    def _takes_part(self, member: int, owner: int, *, static: bool) -> bool:
        """Whether a member is one of the type itself, or of its objects, as wanted."""
        definition = self.symbols.of(owner)
        if definition.category != "type" or definition.kind != "class":
            return True
        member_of = self.symbols.of(member)
        assigned = self.symbols.is_outside(self.symbols.file(member), member_of)
        return assigned or ("static" in member_of.properties) == static

    def _attribute(self, held: Sequence[tuple[int, Meaning]], name: str) -> Outcome:
        """What is assigned to a member, in one place or several."""
        if not held:
            return UNKNOWN
        found = one_of([self.lookup.meaning(self.symbols.file(first), one) for first, one in held])
        found = each_value(found, lambda value: with_mark(value, OPENED))
        return doubtful(found) if name in self.members.touched else found

    def _is_hidden(self, found: Outcome, owner: int) -> bool:
        """Whether types below its own have another member of the name, or none: what a mixin
        keeps private, the type that uses it does."""
        return self.symbols.of(owner).kind != "trait" and any(
            value.sort == "symbol"
            and self.symbols.of(value.number).properties.get("visibility") == "private"
            for value in found.values
        )

    def _rivals(self, order: Sequence[int], name: str) -> list[int]:
        """Members of one name that other mixins have, where the first of some types is a mixin:
        what uses them all says which it takes."""
        if not self._is_mixed_in(order[0]):
            return []
        own = self.members.order(order[0])
        beside = takewhile(self._is_mixed_in, order[1:])
        declared = self.members.declared
        return [
            number
            for one in beside
            for number in declared.get(one, {}).get(name, ())
            if one not in own
        ]

    def _is_asked_for(self, found: Outcome, number: int) -> bool:
        """Whether a mixin only says that what uses it must have the member."""
        return self._is_mixed_in(number) and all(
            one.sort == "symbol" and "abstract" in self.symbols.of(one.number).properties
            for one in found.values
        )

    def _is_mixed_in(self, number: int) -> bool:
        """Whether it is a mixin: it may use members of what uses it."""
        mixins = number > 0 and self.symbols.file(number).language.mixins_first
        return mixins and self.symbols.of(number).kind == "trait"
