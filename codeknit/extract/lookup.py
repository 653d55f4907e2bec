"""Finds out what meanings come to: names looked up by scope, members by type, step by step."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cached_property
from itertools import takewhile
from typing import Final

from codeknit.extract.decorated import PLAIN, Decorated
from codeknit.extract.fullnames import FullNames
from codeknit.extract.impls import Impls
from codeknit.extract.members import Evaluate, Members, NoMembers
from codeknit.extract.messages import Messages
from codeknit.extract.namespaces import Namespaces
from codeknit.extract.objects import Objects
from codeknit.extract.paths import MARK, ModulePaths, steps
from codeknit.extract.records import FILE, Definition, Import, Meaning, around
from codeknit.extract.resolve import FileScopes
from codeknit.extract.symbols import Symbols, neighbourhood
from codeknit.extract.values import (
    OUTSIDE,
    UNKNOWN,
    Outcome,
    Value,
    all_of,
    doubtful,
    each_value,
    fact,
    of_same_type,
    one_of,
    symbol,
)
from codeknit.signature import parse_signature

_MOST_PARAMETERS: Final = 8  # of another name of a type
_DEEPEST: Final = 32  # lookups inside one another
#: The name under which a file exports what it is as a whole.
WHOLE: Final = "="
LITERAL: Final = ("%literal",)
Path = tuple[str, ...]
_ALIASES: Final = frozenset({"alias", "typedef", "type_alias"})
_ARGUMENTS: Final = re.compile(r"<.*>|^\W*(?:\w+\s*(?:\.|::)\s*)+", re.DOTALL)
#: What is given to a parameter: the file it is given in, and what it means there.
Given = tuple[FileScopes, Meaning]


def _bare(text: str) -> str:
    """A type without its scope and its arguments."""
    return _ARGUMENTS.sub("", text).strip()


def _count(step: str) -> int:
    """The number of arguments in the step to what a call returns; -1 where it says none."""
    return int(step[1:-1]) if step[1:-1].isdecimal() else -1


class Lookup:
    """Evaluates meanings."""

    def __init__(self, symbols: Symbols, *, scopes_only: bool = False) -> None:
        """With `scopes_only` types have no members: their names are all that is looked up."""
        self.symbols = symbols
        evaluate: Evaluate = lambda first, one: self.meaning(symbols.file(first), one)  # noqa: E731
        self.members = NoMembers(symbols) if scopes_only else Members(symbols, evaluate, self._type)
        self.paths = ModulePaths(self)
        self.impls = Impls(self)
        self.namespaces = Namespaces(symbols, self)
        self.members.namespaces = self.namespaces
        self.messages = Messages(self)
        self.full_names = FullNames(self)
        self.objects = Objects(self)
        self.given: defaultdict[tuple[int, str], dict[Given, None]] = defaultdict(dict)
        self.decorated = Decorated(self)
        self.known: dict[tuple[int, int, Path], Outcome] = {}
        self.depth = 0
        self._parameters: dict[int, list[str]] = {}
        self._types: dict[int, list[str]] = {}
        self._arities: dict[int, tuple[int, int]] = {}

    @cached_property
    def _by_scope(self) -> Lookup:
        return Lookup(self.symbols, scopes_only=True)

    def _type(self, scopes: FileScopes, scope: int, name: str) -> int:
        """The type that a name means in a scope, found before members of types are known."""
        path = steps(scopes.language, name)
        found = self._by_scope.held(self._by_scope.named(scopes, scope, path))
        value = found.values[0] if found.state == "fact" else None
        is_type = value is not None and value.sort == "symbol"
        return value.number if value is not None and is_type else 0

    # Meanings.

    def meanings(self, scopes: FileScopes, meanings: Sequence[Meaning]) -> Outcome:
        """What something is that may mean each of these."""
        if len(meanings) == 1:
            return self.named(scopes, *meanings[0])
        return one_of([self.named(scopes, *one) for one in meanings])

    def meaning(self, scopes: FileScopes, meaning: Meaning) -> Outcome:
        """What a meaning's value is: not a variable, but what it holds."""
        return self.held(self.named(scopes, *meaning))

    def named(self, scopes: FileScopes, scope: int, path: Path) -> Outcome:
        """What a path leads to: the variable itself, where its last step names one."""
        key = (scopes.first_number, scope, path)
        known = self.known.get(key)
        if known is not None:
            return known
        if self.depth > _DEEPEST or "" in path:  # a name that is missing in a text with errors
            return UNKNOWN
        self.known[key] = UNKNOWN  # for what is defined by itself
        self.depth += 1
        found = self._named(scopes, scope, path)
        self.depth -= 1
        self.known[key] = found
        return found

    def forget_flows(self) -> None:
        """Drop what depends on what callers give, because more of that is known now."""
        self.known = {key: one for key, one in self.known.items() if not one.flows}

    def _named(self, scopes: FileScopes, scope: int, path: Path) -> Outcome:
        if scopes.language.messages:
            sent = self.messages.named(scopes, scope, path)
            if sent is not None:
                return sent
        if path[0] == "%symbol":
            return fact(Value("symbol", int(path[1]), PLAIN))
        if path[0] == "%parameter" and len(path) == 2:
            return self._parameter(scopes, scope, path[1])
        if len(path) == 1:
            return self._root(scopes, scope, path[0])
        before = self.named(scopes, scope, path[:-1])
        if before.state == "outside" and len(path) > 2 and self._lacks(scopes, scope, path[:-2]):
            before = UNKNOWN
        if scopes.language.names_apart:
            before = self.meant(before, called=path[-1] == "()")
        before = self.held(before)
        if not before.values and len(path) == 2 and path[0][0] == "<":
            before = self._bounded(scopes, scope, path[0][1:-1]) or before
        last = path[-1]
        if last == "(new)":
            return each_value(before, self._new)
        if scopes.language.singletons:
            if last[0] == "(":
                return self.objects.given(before, _count(last))
            before = self.objects.used(before)
        if last[0] == "(":
            called = self.overload(before, _count(last))
            if len(path) > 2 and self._returns_self(called):
                return each_value(self.held(self.named(scopes, scope, path[:-2])), self._receiver)
            if len(path) > 2 and self._returns_own(called):
                return each_value(self.held(self.named(scopes, scope, path[:-2])), self._made_of)
            return each_value(called, self.returned)
        if last == "~":
            return each_value(before, of_same_type)
        if last[0] == "[":
            return each_value(before, lambda value: self.element(value, last[1:-1]))
        if last[0] == "!":
            marked = each_value(before, lambda value: self._marked(value, last))
            is_macro = last == "!macro" and len(path) == 2 and not marked.values
            return self.paths.macro(scopes, path[0]) if is_macro else marked
        if before is OUTSIDE and f"{path[0]}.{last}" in scopes.language.file_words:
            return fact(Value("file", scopes.first_number))
        return each_value(before, lambda value: self.member(value, last, scopes, path))

    def _lacks(self, scopes: FileScopes, scope: int, path: Path) -> bool:
        """Whether a path leads to an object of the document, which then lacks the next member as
        far as is known: what that member is, if there is one, is not."""
        values = self.held(self.named(scopes, scope, path)).values
        return any(value.sort in ("instance", "super") for value in values)

    def _root(self, scopes: FileScopes, scope: int, word: str) -> Outcome:
        if word in ("?", ""):  # no name at all where the text has errors
            return UNKNOWN
        if word[0] == "[":
            return fact(Value("container", scopes.first_number + max(scope, 0), word[1:]))
        if word[0] == MARK and scopes.language.module_words:
            return self.paths.word(scopes, scope, word[1:])
        if word[0] == "<" and word[-1] == ">":
            return self._stated(scopes, scope, word[1:-1])
        if word[0] == "%" and scopes.language.messages:
            return self.messages.at_hand(scopes, scope, word)
        if word[0] == "%":
            if word[1:].isdecimal():
                return fact(symbol(scopes.first_number + int(word[1:])))
            if word == "%literal":
                return UNKNOWN
            member = scopes.first_number + scope
            if member in self.members.owners and scope != FILE:
                return self._object_around(member) if word == "%self" else UNKNOWN
            body = self._body_around(scopes, scope)
            if body:
                extended = self._extended(scopes, body)
                own = fact(Value("body", scopes.first_number, str(body)))
                return extended if word == "%super" else own
            owner = self.members.type_around(scopes.first_number + scope) if scope != FILE else 0
            if not owner:
                return UNKNOWN
            if word == "%class" or (word == "%self" and self._is_static(scopes, scope)):
                return fact(symbol(owner))
            return fact(Value("super" if word == "%super" else "instance", owner))
        return self.in_scopes(scopes, scope, word)

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

    def _returns_self(self, called: Outcome) -> bool:
        """Whether what is called gives the object that it is called on."""
        if called.state != "fact" or called.values[0].sort != "symbol":
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
        own = [f"<{name}>" for name in self.symbols.file(number).language.own_types]
        if not own or self.symbols.of(number).category != "callable":
            return False
        meanings = self.symbols.file(number).facts.values.get(self.symbols.index(number), ())
        return len(meanings) == 1 and meanings[0][1][0] in own

    def _made_of(self, value: Value) -> Outcome:
        """An object of the type that a member is called on, or that its object has."""
        if value.sort == "super":
            return fact(Value("instance", value.number))
        return fact(value) if value.sort == "body" else self._constructed(value)

    def _receiver(self, value: Value) -> Outcome:
        if value.sort == "super":
            return fact(Value("instance", value.number))
        return fact(value) if value.sort in ("instance", "symbol", "object") else UNKNOWN

    def _new(self, value: Value) -> Outcome:
        """What `new` makes of a value."""
        if value.sort != "symbol":
            return UNKNOWN
        if self.symbols.of(value.number).category == "callable":
            known = value.number in self.members.holders
            return fact(Value("instance", value.number)) if known else UNKNOWN
        return self._instance(value.number)

    def _body_around(self, scopes: FileScopes, scope: int) -> int:
        """The scope of the body of the type without a name that a scope is in; 0 where it is in
        none, or in a type that has a name."""
        if not scopes.facts.bodies:
            return 0
        definitions = scopes.facts.definitions
        while scope > FILE and definitions[scope].category != "type":
            scope = definitions[scope].lexical
        return scope if scope in scopes.facts.bodies else 0

    def _extended(self, scopes: FileScopes, body: int) -> Outcome:
        """A value of the type that a type without a name extends."""
        return self.meanings(scopes, scopes.facts.bodies[body])

    def _in_body(self, scopes: FileScopes, body: int, name: str) -> Outcome:
        """A member of a type without a name."""
        found = self.bound(scopes, body, name)
        extended = self._extended(scopes, body)
        if found is not None and extended.state == "fact" and extended.values[0].sort == "instance":
            order = self.members.order(extended.values[0].number)
            return self._with_inherited(found, (scopes.first_number, *order), name)
        if found is None:
            found = each_value(extended, lambda value: self.member(value, name, scopes, ()))
            return UNKNOWN if extended.state == "outside" else found
        return found

    def _stated(self, scopes: FileScopes, scope: int, name: str) -> Outcome:
        """A value of a stated type."""
        language = scopes.language
        if "|" in name and language.wrapper_types:
            return self._of_wrapper(scopes, scope, *name.split("|", 1))
        if language.messages and name not in language.self_words:
            return self.messages.stated_value(scopes, scope, name)
        if language.messages:
            return self.messages.at_hand(scopes, scope, "%self")
        if language.wildcard_imports == "file":
            return each_value(self.namespaces.stated(scopes, scope, name), self._constructed)
        word = language.self_words.get(name)
        if word is not None:
            return self._root(scopes, scope, "%super" if word == "%super" else "%self")
        index = max(scope, 0)
        is_callable = scopes.facts.definitions[index].category == "callable"
        if is_callable and scopes.times_bound(index, name) == 1 and (index, name) in scopes.types:
            return self._instance(scopes.first_number + scopes.types[index, name])
        bare, _, arity = name.partition("`")
        target = self.symbols.resolver.find(scopes, index, bare)
        if target is not None and language.generic_arity:
            target = self.symbols.resolver.of_arity(target, int(arity or 0))
        if target is not None:
            number = target.number
            if self.symbols.of(number).kind == "type_parameter":
                bounded = number in self.members.stated_bases
                return fact(Value("instance", number)) if bounded else UNKNOWN
            return self._instance(number)
        start = scope if language.module_words or scope != index else FILE
        outcome = self.named(scopes, start, steps(language, name))
        if language.singletons:
            return each_value(outcome, self.objects.instance)
        if language.separate_types or language.shared_scope != "file":
            return each_value(outcome, self._only_type)
        return each_value(self.held(outcome), self._constructed)

    def _bounded(self, scopes: FileScopes, scope: int, name: str) -> Outcome | None:
        """A value whose type is a type parameter: one of the type that it is bounded by."""
        target = self.symbols.resolver.find(scopes, max(scope, 0), name)
        if target is None or self.symbols.of(target.number).kind != "type_parameter":
            return None
        bounds = target.file.facts.values.get(target.definition, ())
        return one_of([self.meaning(target.file, one) for one in bounds])

    def _of_wrapper(self, scopes: FileScopes, scope: int, name: str, held: str) -> Outcome:
        """A value of a type with an argument, where that type is another name of a wrapper of its
        first parameter."""
        alias = self._type(scopes, scope, name)
        if not alias:
            return self._stated(scopes, scope, name)
        file, index = self.symbols.file(alias), self.symbols.index(alias)
        parameters = [
            f"<{one.name}>"
            for one in file.facts.definitions[index + 1 :][:_MOST_PARAMETERS]
            if one.lexical == index and one.kind == "type_parameter"
        ]
        paths = [path for _, path in file.facts.values.get(index, ())]
        if not parameters or paths != [(parameters[0], "!in")]:
            return self._stated(scopes, scope, name)
        found = self._stated(scopes, scope, held)
        return each_value(found, lambda value: self._marked(value, "!in"))

    def _only_type(self, value: Value) -> Outcome:
        return self._as_instance(value) if value.sort == "symbol" else UNKNOWN

    def instance(self, number: int) -> Outcome:
        """A value of a type."""
        return self._instance(number)

    def _instance(self, number: int) -> Outcome:
        """A value of a type; of the type that an alias stands for."""
        definition = self.symbols.of(number)
        if definition.category != "type":
            return UNKNOWN
        if definition.kind in _ALIASES and self.symbols.file(number).facts.values.get(
            self.symbols.index(number)
        ):
            held = self._values(number)
            return each_value(held, self._as_instance) if held.values else held
        joined = self.symbols.file(number).language.wildcard_imports == "file"
        if joined and definition.kind == "type_alias":
            return UNKNOWN  # of a number, a pointer, a function
        return fact(Value("instance", self.members.canonical(number)))

    def _as_instance(self, value: Value) -> Outcome:
        if value.sort in ("instance", "container"):
            return fact(value)
        return self._instance(value.number) if value.sort == "symbol" else UNKNOWN

    def _constructed(self, value: Value) -> Outcome:
        if value.sort == "symbol" and self.symbols.of(value.number).category == "type":
            return self._instance(value.number)
        return fact(value) if value.sort == "instance" else UNKNOWN

    # Names.

    def in_scopes(self, scopes: FileScopes, scope: int, name: str) -> Outcome:
        """What a name means in a scope and those around it."""
        if scopes.language.full_names:
            return self.full_names.in_scopes(scopes, scope, name)
        if scopes.language.messages:
            return self.messages.constant(scopes, scope, name)
        if scopes.language.wildcard_imports == "file":
            return self.namespaces.in_scopes(scopes, scope, name)
        definitions = scopes.facts.definitions
        first, missed = scope, False
        while True:
            if (scope, name) in scopes.parameters:
                return UNKNOWN
            if scope > FILE and definitions[scope].category == "type":
                found, hole = self._in_type(scopes, scope, name, direct=scope == first)
                if found is not None:
                    return self._behind(found, scopes) if missed else found
                missed = missed or hole
                if name in scopes.language.universal_members:
                    return OUTSIDE
            elif scope in scopes.facts.bodies:
                found = self._in_body(scopes, scope, name)
                if found.values:
                    return self._behind(found, scopes) if missed else found
                missed = missed or found.state == "unknown"
                if name in scopes.language.universal_members:
                    return OUTSIDE
            else:
                found = self.bound(scopes, scope, name)
                if found is None and scopes.wildcards and scopes.language.module_words:
                    found = self.paths.globs(scopes, scope, name)
                if found is not None:
                    return self._behind(found, scopes) if missed else found
            if scope == FILE:
                break
            if scope > FILE and definitions[scope].category == "module":
                if (found := self._in_namespace(scopes, scope, name)) is not None:
                    return self._behind(found, scopes) if missed else found
                if scopes.language.closed_modules:
                    return OUTSIDE
            scope = around(scopes.facts, scope)
        found = self.beyond(scopes, first, name)
        return self._behind(found, scopes) if missed and found.values else found

    def _behind(self, found: Outcome, scopes: FileScopes) -> Outcome:
        """What is found in a scope around a type that may have a member of that name which is not
        known. That member is taken for no type, here as in signatures."""
        if scopes.language.separate_types and all(map(self._is_type, found.values)):
            return found
        return doubtful(found)

    def _is_type(self, value: Value) -> bool:
        return value.sort == "symbol" and self.symbols.of(value.number).category == "type"

    def _in_type(
        self, scopes: FileScopes, scope: int, name: str, *, direct: bool
    ) -> tuple[Outcome | None, bool]:
        """What a name means in a type, if anything, and whether it may have more than is known."""
        rule = scopes.language.class_scope
        if rule == "none" or (rule == "direct" and not direct):
            return None, False
        if rule == "direct":
            return self.bound(scopes, scope, name), False
        number = self.members.canonical(scopes.first_number + scope)
        found = self._in_order(self.members.order(number), name)
        if found.values:
            return found, False
        return None, found.state == "unknown"

    def _in_namespace(self, scopes: FileScopes, scope: int, name: str) -> Outcome | None:
        """What a namespace has under a name, in whichever file that is visible."""
        definition = scopes.facts.definitions[scope]
        if scopes.language.shared_scope != "namespaces" and not scopes.language.open_namespaces:
            return None
        outer, words = scopes.normal(definition.scope), scopes.normal(definition.name)
        while words:
            full = f"{outer}.{words}" if outer else words
            if (found := self._full_name(scopes, f"{full}.{name}")) is not None:
                return found
            words = words.rpartition(".")[0]
        return None

    def bound(self, scopes: FileScopes, scope: int, name: str) -> Outcome | None:
        """What a scope of a file itself binds a name to, if it does."""
        numbers = self.symbols.bound(scopes, scope, name)
        called = name[-1] == "("
        imported = scopes.imported.get((scope, name[:-1] if called else name), ())
        assigned = scopes.facts.assigned.get(scope, {}).get(name)
        if not numbers and not imported and assigned is None:
            return None
        if scopes.wildcards and self._may_be_hidden(scopes, scope, name, numbers, imported):
            outcomes = [*(fact(symbol(one)) for one in numbers)]
            outcomes += [self.imported(scopes, one) for one in imported]
            return doubtful(one_of(outcomes))
        if not imported:
            return self._declared(scopes, numbers, assigned)
        outcomes = [self.imported(scopes, one, called=called) for one in imported]
        if numbers and scopes.language.names_apart:
            outcomes.append(self._declared(scopes, numbers, assigned))
            kept = [one for one in outcomes if one.values]
            known = kept if all(one.state in ("fact", "alike") for one in kept) else []
            values = [value for one in known for value in one.values]
            return Outcome("alike", tuple(dict.fromkeys(values))) if values else one_of(outcomes)
        if numbers or assigned is not None:
            return doubtful(one_of([*outcomes, *(fact(symbol(one)) for one in numbers), UNKNOWN]))
        return one_of(outcomes)

    def _may_be_hidden(
        self,
        scopes: FileScopes,
        scope: int,
        name: str,
        numbers: Sequence[int],
        imported: Sequence[Import],
    ) -> bool:
        """Whether an import of everything, further down, may bind the name anew."""
        if scopes.language.wildcard_imports != "nothing" or name.startswith("_"):
            return False
        starts = [one - scopes.first_number for one in numbers]
        starts += [one.definitions_before - 1 for one in imported]
        last = max(starts, default=1 << 62)
        behind = [
            one for one in scopes.wildcards if one.scope == scope and one.definitions_before > last
        ]
        if imported:  # the list of imports is in the order of the text
            at = max(scopes.facts.imports.index(one) for one in imported)
            behind = [one for one in behind if scopes.facts.imports.index(one) > at]
        return any(not self._leaves(scopes, one.module, name) for one in behind)

    def _leaves(self, scopes: FileScopes, module: str, name: str) -> bool:
        """Whether an import of everything of a module certainly does not bring a name."""
        file = self.module(scopes, module)
        return file is not None and self.exported(file, name) is None

    def _declared(
        self, scopes: FileScopes, numbers: Sequence[int], assigned: list[Meaning] | None
    ) -> Outcome:
        """One declaration is a fact; several are overloads, or what is declared again."""
        numbers = self.one_entity(numbers)
        if scopes.language.singletons:
            numbers = self.objects.values(numbers)
        if len(numbers) == 1:
            kept = assigned is None or self.symbols.of(numbers[0]).category == "value"
            return (
                fact(self.value(numbers[0]))
                if kept
                else doubtful(
                    one_of([fact(symbol(numbers[0])), *self._each(scopes, assigned or [])])
                )
            )
        if assigned is not None or not numbers:
            known = self._each(scopes, assigned or [])
            return one_of([*(fact(symbol(one)) for one in numbers), *known])
        if len(numbers) > 50:
            return UNKNOWN
        return Outcome("alike", tuple(self.value(one) for one in numbers))

    def value(self, number: int) -> Value:
        """A symbol; the file, where it is the module that a file is."""
        is_path = self.symbols.of(number).category == "module"
        if is_path and self.symbols.file(number).language.module_words:
            return self.paths.value(number)
        return symbol(number)

    def meant(self, outcome: Outcome, *, called: bool) -> Outcome:
        """What a name means that may stand for a callable and for something else at once: the
        callable where it is called, and where not, the other. An enum's member that is called
        makes a value of the enum."""
        if not outcome.values or outcome.state not in ("fact", "alike"):
            return outcome
        values = outcome.values
        if outcome.state == "alike":
            apart = [value for value in values if self._is_callable(value) == called]
            values = tuple(apart) or values
        if called:
            values = tuple(self._made_by(value) for value in values if not self.is_macro(value))
            if not values:
                return OUTSIDE
        return Outcome("fact" if len(values) == 1 else "alike", values, outcome.flows)

    def _is_callable(self, value: Value) -> bool:
        if value.sort != "symbol":
            return False
        definition = self.symbols.of(value.number)
        return definition.category == "callable" and definition.kind != "macro"

    def is_macro(self, value: Value) -> bool:
        """Whether it is a macro."""
        return value.sort == "symbol" and self.symbols.of(value.number).kind == "macro"

    def _made_by(self, value: Value) -> Value:
        if value.sort != "symbol" or self.symbols.of(value.number).kind != "enum_member":
            return value
        owner = self.members.type_around(value.number)
        return symbol(owner) if owner else value

    def _marked(self, value: Value, step: str) -> Outcome:
        """A value of a type as what a step makes of it: ``!in`` something that holds one, ``!at``
        behind a pointer, ``!out`` what the holder holds, ``!as`` seen as a supertype; ``!value``
        is no callable of the same name, ``!macro`` nothing but a macro."""
        if step == "!macro":
            return fact(value) if self.is_macro(value) else OUTSIDE
        if step == "!value":
            return fact(value)
        if value.sort == "symbol" and self.symbols.of(value.number).category == "type":
            value = Value("instance", self.members.canonical(value.number))  # a unit struct
        if value.sort != "instance":
            return UNKNOWN
        if step == "!out":
            inside = value.name.removesuffix("!at").removesuffix("!in")
            is_held = value.name.removesuffix("!at").endswith("!in")
            return fact(value._replace(name=inside)) if is_held else UNKNOWN
        return fact(value._replace(name=value.name + step))

    def _each(self, scopes: FileScopes, meanings: Sequence[Meaning]) -> list[Outcome]:
        return [self.meaning(scopes, one) for one in meanings]

    def one_entity(self, numbers: Sequence[int]) -> Sequence[int]:
        """Declarations without those that a definition among them goes with."""
        if numbers and self.symbols.file(numbers[0]).language.wildcard_imports == "file":
            return self.namespaces.one_entity(numbers)
        if len(numbers) < 2:
            return numbers
        definitions = [one for one in numbers if not self.is_prototype(one)]
        if definitions and len(definitions) < len(numbers):
            return self.one_entity(definitions)
        getters = [one for one in numbers if "setter" not in self.symbols.of(one).properties]
        if getters and len(getters) < len(numbers):
            return getters
        language = self.symbols.file(numbers[0]).language
        if language.reopened_types and all(
            self.symbols.of(one).category in ("type", "module") for one in numbers
        ):
            return [self.members.canonical(numbers[0])]
        return numbers

    def is_prototype(self, number: int) -> bool:
        """Whether it declares what is defined elsewhere."""
        definition = self.symbols.of(number)
        return definition.prototype or definition.kind.endswith("_prototype")

    # Imports.

    def imported(self, scopes: FileScopes, found: Import, *, called: bool = False) -> Outcome:
        """What an import binds its name to. `called` asks for callables, where these have names
        of their own."""
        if scopes.language.module_words:
            return self.paths.imported(scopes, found)
        if not found.imported:
            return self._imported_module(scopes, found)
        module = self.module(scopes, found.module)
        if module is not None:
            exported = self.exported(module, found.imported)
            if exported is not None:
                return exported
            if found.imported == scopes.language.whole_import:
                return self.whole(module)
        separator = "" if found.module.endswith(".") else "."
        submodule = self.module(scopes, f"{found.module}{separator}{found.imported}")
        if submodule is not None:
            return fact(Value("file", submodule.first_number))
        if module is not None:
            return UNKNOWN if module.wildcards else OUTSIDE
        name = f"{found.imported}(" if called else found.imported
        return self._in_named(scopes, scopes.normal(found.module), name) or OUTSIDE

    def _in_named(self, scopes: FileScopes, full_name: str, name: str) -> Outcome | None:
        """A member of a package, or one that a type has or inherits."""
        if scopes.language.singletons:
            full_name = self.objects.full_name(scopes, full_name)
        found = self._full_name(scopes, f"{full_name}.{name}")
        if found is None and (owner := self._full_name(scopes, full_name)) is not None:
            found = each_value(owner, lambda value: self.member(value, name, scopes, ()))
        return found if found is not None and found.values else None

    def _imported_module(self, scopes: FileScopes, found: Import) -> Outcome:
        whole = found.aliased or scopes.language.import_binds != "first"
        name = found.module if whole else found.name
        module = self.module(scopes, name)
        if module is not None:
            return self.whole(module)
        bare, arguments = scopes.normal(name.partition("<")[0]), name.count(",") + 1
        if scopes.language.generic_arity and "<" in name:
            bare = f"{bare}`{arguments}"
        return self._full_name(scopes, bare) or OUTSIDE

    def whole(self, module: FileScopes) -> Outcome:
        """What a file is to those that import it as a whole."""
        stated = module.facts.exported.get(WHOLE)
        if stated is not None:
            return self.held(self.meanings(module, stated))
        return fact(Value("file", module.first_number))

    def module(self, scopes: FileScopes, name: str) -> FileScopes | None:
        """The file that a module named in a file is."""
        return self.symbols.resolver.module(scopes, name)

    def exported(self, module: FileScopes, name: str) -> Outcome | None:
        """What importers of a file get for a name, if they get anything; nothing that is known
        where that leads back to the file."""
        key = (module.first_number, FILE, ("=exported", name))
        known = self.known.get(key)
        if known is None and self.depth <= _DEEPEST:
            self.known[key] = UNKNOWN
            self.depth += 1
            known = self.known[key] = self._exported(module, name) or OUTSIDE
            self.depth -= 1
        return None if known is OUTSIDE else known or UNKNOWN

    def _exported(self, module: FileScopes, name: str) -> Outcome | None:
        stated = module.facts.exported.get(name)
        if stated is not None:
            return self.meanings(module, stated) if stated else None
        if module.language.shared_scope == "directory":
            hidden = module.language.exported_names == "capitals" and not name[:1].isupper()
            return None if hidden else self._neighbours(module, name)
        outward = module.outward(name)
        found = self.bound(module, FILE, outward)
        if found is None and module.language.module_words:
            return self.paths.globs(module, FILE, name)
        if module.language.wildcard_imports == "exports":
            if found is not None and outward == name and not self._is_exported(found):
                found = None
            if name == module.language.whole_import:
                return found
        if found is None:
            found = self._by_wildcard(module, FILE, name)
        return found

    def _is_exported(self, found: Outcome) -> bool:
        return any(
            one.sort == "symbol" and self._has_exported(self.symbols.of(one.number))
            for one in found.values
        )

    @staticmethod
    def _has_exported(definition: Definition) -> bool:
        return "exported" in definition.properties or "extern" in definition.properties

    def _neighbours(self, scopes: FileScopes, name: str) -> Outcome | None:
        numbers = self.symbols.by_directory.get((*neighbourhood(scopes), name), ())
        return self._declared(scopes, numbers, None) if numbers else None

    def beyond(self, scopes: FileScopes, scope: int, name: str) -> Outcome:
        """What a name means that the file itself does not bind."""
        language = scopes.language
        shared = language.shared_scope
        found: Outcome | None = None
        if shared == "directory":
            found = self._neighbours(scopes, name)
        elif shared != "file":
            for prefix in self._prefixes(scopes, scope):
                found = self._full_name(scopes, f"{prefix}.{name}" if prefix else name)
                if found is not None:
                    break
        if found is not None and language.singletons and scopes.wildcards:
            brought = self._by_wildcard(scopes, scope, name)
            stated = [one.module for one in scopes.wildcards]
            if brought is not None:
                return brought
            return found if self.objects.all_known(scopes, stated) else doubtful(found)
        if found is None and language.wildcard_imports != "exports" and not language.module_words:
            found = self._by_wildcard(scopes, scope, name)
        if found is None and shared != "file" and (language.id, name) in self.symbols.packages:
            found = fact(Value("package", 0, name))
        if found is None and name in language.file_words:
            found = fact(Value("file", scopes.first_number))
        return found or OUTSIDE

    def _prefixes(self, scopes: FileScopes, scope: int) -> list[str]:
        """The packages or namespaces around a place, innermost first."""
        if scopes.language.shared_scope == "package":
            return list(reversed(scopes.packages or [""]))
        prefix = scopes.package
        result = []
        while prefix:
            result.append(prefix)
            prefix = prefix.rpartition(".")[0]
        return [*result, ""]

    def _full_name(self, scopes: FileScopes, name: str) -> Outcome | None:
        """What a qualified name means in languages in which such are for everybody."""
        if scopes.language.shared_scope not in ("package", "namespaces"):
            return None
        numbers = self.symbols.by_full_name.get((scopes.language.id, name), ())
        if numbers and "." not in name and scopes.language.shared_scope == "package":
            beside = [one for one in numbers if scopes.is_beside(self.symbols.file(one))]
            if not beside:  # of no package, and elsewhere
                return doubtful(self._declared(scopes, numbers, None))
            numbers = beside
        if numbers:
            return self._declared(scopes, numbers, None)
        if (scopes.language.id, name) in self.symbols.packages:
            return fact(Value("package", 0, name))
        return None

    def _by_wildcard(self, scopes: FileScopes, scope: int, name: str) -> Outcome | None:
        """What imports of everything bring under a name."""
        found: list[Outcome] = []
        missed = False
        in_order = scopes.language.wildcard_imports in ("nothing", "exports")
        wildcards = [one for one in scopes.wildcards if one.scope in (FILE, scope)]
        if scopes.language.shared_scope == "namespaces" and scopes.wildcards:
            wildcards = list(scopes.wildcards_around(scope))
        modules = [one.module for one in wildcards]
        if scopes.language.wildcard_imports == "package":
            modules += scopes.language.implicit_imports
        for module in modules:
            outcome, known = self._from_wildcard(scopes, module, name)
            missed = missed or not known
            if outcome is not None:
                found.append(outcome)
        if not found:
            return UNKNOWN if missed and in_order else None
        result = one_of([one for one in found if not self._is_package(one)] or found)
        unsure = missed and scopes.language.wildcard_imports == "nothing"
        return doubtful(result) if unsure else result

    def _is_package(self, outcome: Outcome) -> bool:
        """Whether it is a package or namespace: what is in these is imported, and not they."""
        value = outcome.values[0] if outcome.values else Value("package", 0)
        if value.sort != "symbol":
            return value.sort == "package"
        definition = self.symbols.of(value.number)
        return definition.kind == "namespace" and definition.category == "module"

    def _from_wildcard(
        self, scopes: FileScopes, module: str, name: str
    ) -> tuple[Outcome | None, bool]:
        file = self.module(scopes, module)
        if file is not None:
            if file is scopes or (name.startswith("_") and scopes.language.id == "python"):
                return None, True
            return self.exported(file, name), True
        return self._in_named(scopes, scopes.normal(module), name), False

    # Steps.

    def member(self, value: Value, name: str, scopes: FileScopes, path: Path) -> Outcome:
        """A member of a value."""
        joined = scopes.language.wildcard_imports == "file"
        if joined and value.number and not self.namespaces.sees(scopes, value.number):
            there = self.symbols.file(value.number)  # it may be of another program
            return doubtful(self.member(value, name, there, path))
        if scopes.language.messages:
            return self.messages.member(scopes, value, name)
        words = scopes.language.module_words
        if words and name in words and self.paths.is_module(value):
            return self.paths.outer(value) if words[name] == "outer" else fact(value)
        if value.sort == "file":
            return self._of_file(self.symbols.file(value.number), name, scopes, path)
        if value.sort == "package" and scopes.language.wildcard_imports == "file":
            return self.namespaces.member(scopes, value.name, name)
        if value.sort == "package":
            return self._full_name(scopes, f"{value.name}.{name}") or OUTSIDE
        if value.sort == "body":
            return self._in_body(self.symbols.file(value.number), int(value.name), name)
        if scopes.language.unordered_supertypes and self._has_impls(value):
            return self._of_alias(value, name, scopes) or self.impls.member(value, name, scopes)
        if value.sort == "super":
            found = self._in_order(self.members.above(value.number), name)
            return UNKNOWN if found is OUTSIDE and self._is_mixed_in(value.number) else found
        if value.sort == "object":
            return self._of_object(value, name)
        if value.sort == "instance":
            if value.name.endswith("!in"):
                return OUTSIDE
            found = self._in_order(self.members.order(value.number), name, static=False)
            return self._underlying(value, name, scopes) if found is OUTSIDE else found
        if value.sort == "container":
            return self._of_container(value, name, scopes)
        if value.sort == "results":
            return UNKNOWN
        definition = self.symbols.of(value.number)
        if definition.category == "type":
            order = self.members.order(self.members.canonical(value.number))
            found = self._in_order(order, name, static=True)
            return self.objects.member(value, found) if scopes.language.singletons else found
        if definition.category == "callable" and value.number in self.members.holders:
            return self._in_order((value.number,), name)
        if definition.category == "module":
            file, index = self.symbols.file(value.number), self.symbols.index(value.number)
            return (
                self.bound(file, index, name)
                or self._in_namespace(file, index, name)
                or (self.paths.globs(file, index, name) if words else None)
                or OUTSIDE
            )
        return OUTSIDE

    def _has_impls(self, value: Value) -> bool:
        is_symbol = value.sort in ("symbol", "instance")
        return is_symbol and self.symbols.of(value.number).category in ("type", "meta")

    def _of_alias(self, value: Value, name: str, scopes: FileScopes) -> Outcome | None:
        """A member of the type that a name of a type stands for, where it stands for one."""
        if value.sort != "symbol" or self.symbols.of(value.number).kind not in _ALIASES:
            return None
        return each_value(
            self._instance(value.number), lambda of: self.member(of, name, scopes, ())
        )

    def declared(self, scopes: FileScopes, numbers: Sequence[int]) -> Outcome:
        """One declaration is a fact, several are alike."""
        return self._declared(scopes, numbers, None)

    def _underlying(self, value: Value, name: str, scopes: FileScopes) -> Outcome:
        """A field of the type that a type is defined by, or what that asks for as an interface."""
        if self.symbols.of(value.number).kind != "defined_type":
            return OUTSIDE
        held = self._values(value.number)
        if held.state != "fact" or held.values[0].sort != "instance":
            return OUTSIDE
        found = self.member(held.values[0], name, scopes, ())
        interface = self.symbols.of(held.values[0].number).kind == "interface"
        return found if interface or not any(map(self._is_overload, found.values)) else OUTSIDE

    def _of_file(self, file: FileScopes, name: str, scopes: FileScopes, path: Path) -> Outcome:
        found = self.exported(file, name)
        if found is not None or file.language.module_words:
            return found or self.paths.root_macro(file, name)
        dotted = ".".join(path)
        stated = any(
            one.module == dotted or one.module.startswith(f"{dotted}.")
            for one in scopes.facts.imports
        )
        module = self.module(scopes, dotted) if stated else None
        return fact(Value("file", module.first_number)) if module is not None else OUTSIDE

    def _of_object(self, value: Value, name: str) -> Outcome:
        """A member of an object that a variable has; what it has besides is not known."""
        path = f"{value.name}.{name}" if value.name else name
        declared = self.members.declared.get(value.number, {})
        numbers = declared.get(path)
        if numbers:
            found = self._declared(self.symbols.file(value.number), numbers, None)
            return doubtful(found) if name in self.members.touched else found
        if any(one.startswith(f"{path}.") for one in declared):
            return fact(Value("object", value.number, path))
        return UNKNOWN

    def _in_order(self, order: Sequence[int], name: str, *, static: bool | None = None) -> Outcome:
        """A member of the nearest of some types that has it."""
        missed = False
        for place, number in enumerate(order):
            if number < 0:
                missed = missed or not self.members.is_core(number, name)
                continue
            found = self._declared_in(number, name, static)
            if found is not None and self._is_asked_for(found, number):
                inherited = self._in_order(order[place + 1 :], name)
                found = inherited if inherited.values else found
            if found is not None:
                found = self._with_inherited(found, order[place:], name)
                rivals = self._rivals(order[place:], name)
                if rivals:
                    return doubtful(one_of([found, *(fact(symbol(one)) for one in rivals)]))
                return doubtful(found) if missed else found
        mixed_in = bool(order) and self._is_mixed_in(order[0])
        return UNKNOWN if missed or mixed_in else OUTSIDE

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

    def _with_inherited(self, found: Outcome, order: Sequence[int], name: str) -> Outcome:
        """A type's callable with those of its name that supertypes add to it."""
        language = self.symbols.file(order[0]).language
        if not language.overloads_inherited or not all(map(self._is_overload, found.values)):
            return found
        values = list(found.values)
        for number in order[1:]:
            if language.overrides_stated and self._is_other_sort(order[0], number):
                continue
            for one in self.members.declared.get(number, {}).get(name, ()):
                if not any(self.hides(value.number, one) for value in values):
                    values.append(symbol(one))
        if len(values) == len(found.values):
            return found
        return Outcome("alike", tuple(values))

    def _is_other_sort(self, number: int, base: int) -> bool:
        """Whether it is an interface of a class, whose members are none of the class."""
        kinds = [self.symbols.of(one).kind if one > 0 else "" for one in (number, base)]
        return kinds[1] == "interface" and kinds[0] != "interface"

    def hides(self, number: int, base: int) -> bool:
        """Whether a callable stands for one of a supertype: it takes the same, for certain or as
        it says itself."""
        if not self.takes_the_same(number, base):
            return False
        stated = self._stated_types(number) == self._stated_types(base)
        return stated or "override" in self.symbols.of(number).properties

    def _declared_in(self, number: int, name: str, static: bool | None) -> Outcome | None:
        numbers: Sequence[int] | None = self.members.declared.get(number, {}).get(name)
        if numbers and static is not None and self.symbols.file(number).language.static_apart:
            numbers = [one for one in numbers if self._takes_part(one, number, static=static)]
        held = self.members.attributes.get(number, {}).get(name)
        if numbers:
            scopes = self.symbols.file(number)
            index = self.symbols.index(number)
            assigned = scopes.facts.assigned.get(index, {}).get(name)
            found = self._declared(scopes, numbers, assigned)
            is_value = self.symbols.of(numbers[0]).category == "value"
            is_function = self.symbols.of(number).category == "callable"
            anew = is_function and name in self.members.touched
            return doubtful(found) if anew or (held and not is_value) else found
        if held is None:
            return None
        return self._attribute(held, name)

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
        found = one_of([self.meaning(self.symbols.file(first), one) for first, one in held])
        return doubtful(found) if name in self.members.touched else found

    def held(self, outcome: Outcome) -> Outcome:
        """What something is when it is used: for a variable what it holds."""
        if not outcome.values or (outcome.state == "fact" and outcome.values[0].sort != "symbol"):
            return outcome
        if outcome.state == "alike" and all(map(self._is_overload, outcome.values)):
            return outcome
        return each_value(outcome, self._held)

    def _is_overload(self, value: Value) -> bool:
        return value.sort == "symbol" and self.symbols.of(value.number).category == "callable"

    def _held(self, value: Value) -> Outcome:
        if value.sort != "symbol":
            return fact(value)
        definition = self.symbols.of(value.number)
        if definition.category == "value":
            return self._values(value.number)
        if definition.category == "callable" and (
            "property" in definition.properties or "getter" in definition.properties
        ):
            return self.returned(value)
        if value.number in self.decorated.decorators and value.name != PLAIN:
            return self._decorated(value.number)
        return fact(value)

    def _decorated(self, number: int) -> Outcome:
        """What a decorated function is; nothing that is known where that depends on itself."""
        key = (number, FILE, ("=decorated",))
        known = self.known.get(key)
        if known is None:
            self.known[key] = UNKNOWN
            known = self.known[key] = self.decorated.value(number)
        return known

    def _values(self, number: int) -> Outcome:
        """What a variable holds; nothing that is known where that depends on itself."""
        key = (number, FILE, ("=held",))
        known = self.known.get(key)
        if known is None:
            self.known[key] = UNKNOWN
            known = self.known[key] = self._all_values(number)
        return known

    def _all_values(self, number: int) -> Outcome:
        scopes, index = self.symbols.file(number), self.symbols.index(number)
        definition = self.symbols.of(number)
        if definition.kind == "enum_member":
            owner = self.members.type_around(number)
            return fact(Value("instance", owner)) if owner else UNKNOWN
        meanings = list(scopes.facts.values.get(index, ()))
        if meanings and meanings[0][1][0][0] == "<":
            return self.meaning(scopes, meanings[0])  # a stated type holds for all
        meanings += scopes.facts.assigned.get(definition.lexical, {}).get(definition.name, ())
        outcomes = [self.meaning(scopes, one) for one in meanings if one[1] != LITERAL]
        if number in self.members.holders or len(outcomes) < len(meanings):
            outcomes.append(fact(Value("object", number)))
        parent = self.symbols.parent(number)
        if parent and self.symbols.of(parent).category == "type":
            held = self.members.attributes.get(self.members.canonical(parent), {})
            for first, one in held.get(definition.name, ()):
                outcomes.append(self.meaning(self.symbols.file(first), one))
            if scopes.language.variable_sigil:
                owner = self.members.canonical(parent)
                for first, one in self.members.assigned_below(owner, definition.name):
                    outcomes.append(self.meaning(self.symbols.file(first), one))
        found = one_of(outcomes)
        touched = definition.name in self.members.touched
        if touched and scopes.language.variable_sigil:
            return doubtful(found)
        return each_value(found, of_same_type) if touched else found

    def element(self, value: Value, key: str) -> Outcome:
        """What is under a key of a value, or any element of it."""
        if not value.number:
            return UNKNOWN
        scopes, index = self.symbols.file(value.number), self.symbols.index(value.number)
        if value.sort == "instance" and value.name.endswith("!in"):
            return fact(value._replace(name=value.name.removesuffix("!in")))
        if value.sort == "container":
            found = self._root(scopes, index, value.name)
            if scopes.language.pointer_members:  # it may be a pointer to one
                return each_value(found, lambda one: self._marked(one, "!at"))
            return found
        if value.sort == "results":
            results = scopes.facts.results[index]
            if not key.isdecimal() or int(key) >= len(results):
                return UNKNOWN
            return one_of([self.meaning(scopes, one) for one in results[int(key)]])
        if value.sort == "instance" and self.symbols.of(value.number).category == "type":
            return each_value(self._values(value.number), lambda held: self._within(held, key))
        return fact(value) if value.sort == "symbol" and not key else UNKNOWN

    @staticmethod
    def _of_container(value: Value, name: str, scopes: FileScopes) -> Outcome:
        """A member of a container: what it gives when called is a container of the same, or holds
        an element."""
        if name in scopes.language.keeping:
            return fact(value)
        known = name in scopes.language.giving
        return fact(value._replace(name=f"!{value.name}")) if known else UNKNOWN

    def _within(self, value: Value, key: str) -> Outcome:
        return self.element(value, key) if value.sort in ("container", "instance") else UNKNOWN

    def returned(self, value: Value) -> Outcome:
        """What a call of a value gives."""
        if value.sort == "instance" and value.name.endswith("!unwrap"):
            return fact(value._replace(name=value.name.removesuffix("!unwrap")))
        if value.sort == "instance" and value.name.endswith("!keep"):
            return fact(value._replace(name=value.name.removesuffix("!keep")))
        if value.sort == "container" and value.name.startswith("!"):
            element = self.element(value._replace(name=value.name[1:]), "")
            return each_value(element, lambda one: self._marked(one, "!in"))
        if value.sort == "container" and self.symbols.file(value.number).language.keeping:
            return fact(value)
        if value.sort != "symbol":
            return UNKNOWN
        definition = self.symbols.of(value.number)
        if definition.category == "type":
            return self._instance(value.number)
        if definition.category != "callable":
            return UNKNOWN
        if definition.kind == "constructor":
            owner = self.members.type_around(value.number)
            return fact(Value("instance", owner)) if owner else UNKNOWN
        scopes, index = self.symbols.file(value.number), self.symbols.index(value.number)
        if index in scopes.facts.results:
            return fact(Value("results", value.number))
        meanings = scopes.facts.values.get(index)
        if not meanings:
            return UNKNOWN
        if self.impls.returns_itself(value.number, meanings):
            return UNKNOWN
        found = one_of([self.meaning(scopes, one) for one in meanings])
        if "async" in definition.properties and scopes.language.unwrapping:
            return each_value(found, lambda value: self._marked(value, "!in"))
        return found

    # Parameters.

    def _parameter(self, scopes: FileScopes, scope: int, name: str) -> Outcome:
        given = self.given.get((scopes.first_number + scope, name), {})
        found = all_of([self.meaning(file, one) for file, one in given])
        return found._replace(flows=True)

    def parameters(self, number: int) -> list[str]:
        """The names of a callable's parameters, as its signature has them."""
        known = self._parameters.get(number)
        if known is None:
            parsed = parse_signature(self.symbols.of(number).signature)
            names = (parameter.name for parameter in parsed.parameters or ())
            known = self._parameters[number] = [name for name in names if name != "/"]
        return known

    def arity(self, number: int) -> tuple[int, int]:
        """The least and the most arguments a callable takes."""
        known = self._arities.get(number)
        if known is None:
            known = self._arities[number] = self._stated_arity(number)
        return known

    def _stated_arity(self, number: int) -> tuple[int, int]:
        parsed = parse_signature(self.symbols.of(number).signature)
        least = most = 0
        language = self.symbols.file(number).language
        suffix = language.variadic_suffix
        for parameter in parsed.parameters or ():
            text = parameter.name + (parameter.type or "")
            if suffix and text.endswith(suffix):
                return least, 1 << 30
            if parameter.name.startswith(language.given_parameters):
                most += 1
                continue
            if any(mark in text for mark in ("...", "*args")) or text.startswith("params "):
                return least, 1 << 30
            most += 1
            if parameter.default is None and not parameter.name.endswith("?"):
                least = most
        return least, most

    def takes(self, number: int, count: int) -> bool:
        """Whether it can be called with so many arguments."""
        if count < 0 or self.symbols.of(number).category != "callable":
            return True
        if self.symbols.file(number).language.wildcard_imports == "file":
            return self.namespaces.takes(number, count)
        least, most = self.arity(number)
        return least <= count <= most

    def overload(self, outcome: Outcome, count: int) -> Outcome:
        """The one of some overloads that takes so many arguments, if only one does."""
        if outcome.state != "alike":
            return outcome
        fitting = [value for value in outcome.values if self.takes(value.number, count)]
        if len(fitting) == 1 and len(outcome.values) > 1:
            return Outcome("fact", tuple(fitting), outcome.flows)
        return Outcome("maybe", tuple(fitting) or outcome.values, outcome.flows)

    def takes_the_same(self, number: int, other: int) -> bool:
        """Whether a callable has parameters of the types that one of a supertype has, as far as
        these are told apart by name; type parameters of the supertype may be any type."""
        types, others = self._stated_types(number), self._stated_types(other)
        return len(types) == len(others) and all(
            one == another or not another for one, another in zip(types, others, strict=True)
        )

    def _stated_types(self, number: int) -> list[str]:
        """The types of a callable's parameters, without scope and type arguments; `*` for a type
        parameter of its own, nothing for one of a type around."""
        known = self._types.get(number)
        if known is None:
            scopes, index = self.symbols.file(number), self.symbols.index(number)
            parsed = parse_signature(self.symbols.of(number).signature)
            stated = [_bare(parameter.type or "") for parameter in parsed.parameters or ()]
            word = "*"
            while index != FILE:
                stated = [word if (index, one) in scopes.parameters else one for one in stated]
                index, word = around(scopes.facts, index), ""
            known = self._types[number] = stated
        return known

    def give(self, number: int, key: str, given: Given) -> bool:
        """Note what a call gives to a parameter; whether that is news."""
        if key.isdecimal():
            names = self.parameters(number)
            if int(key) >= len(names) or any(one[0] == "*" for one in names[: int(key) + 1]):
                return False
            key = names[int(key)]
        place = self.given[number, key]
        if given in place:
            return False
        place[given] = None
        return True
