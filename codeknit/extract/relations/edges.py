"""The edges of a document: what every use in every file comes to.

An edge without a status is proved by scope rules. What has several meanings, or a member's name
and no known receiver, is ambiguous; all the rest is unresolved, under the name as written.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from codeknit.extract.records import CONSTANT, DEMANDED, FILE, Use, around
from codeknit.extract.relations.called import Called
from codeknit.extract.relations.callees import CANDIDATES, Callees
from codeknit.extract.relations.flows import Flows
from codeknit.extract.relations.importing import Importing
from codeknit.extract.relations.lookup import Lookup
from codeknit.extract.relations.overriding import Overriding
from codeknit.extract.relations.quoted import quoted_types
from codeknit.extract.relations.symbols import Symbols
from codeknit.extract.relations.values import Outcome
from codeknit.extract.resolve import Resolver
from codeknit.extract.scopes import FileScopes, Target
from codeknit.model import EDGE_KINDS, STATUSES, EdgeKind, Endpoint, Status

#: An edge before its symbols have their last numbers: its source, and the rest in the order by
#: which the edges of one source are sorted: kind, status, candidates, target. The source is the
#: number of a symbol or a full ID, the target a number and an empty text, or OTHER and a full ID.
#: Kinds and statuses are their places in the model's lists.
Rest: TypeAlias = tuple[int, int, tuple[int, ...], int, str]
Relation: TypeAlias = tuple[Endpoint, Rest]
OTHER: Final = 1 << 62

_KINDS: Final = {kind: place for place, kind in enumerate(EDGE_KINDS)}
_STATUSES: Final = {status: place for place, status in enumerate(STATUSES)}
_CONTAINS: Final = _KINDS["contains"]
_WORDS: Final = re.compile(r"\w+").findall
#: Kinds of uses that may name members of variables.
_OF_RECEIVERS: Final = ("calls", "references", "reads")
#: Kinds of types whose own name for themselves means that of whoever has their members.
_SHARED: Final = ("trait", "interface")
_IMPORTS: Final = _KINDS["imports"]
_CALLS: Final = _KINDS["calls"]
_REFERENCES: Final = _KINDS["references"]
_RESOLVED: Final = _STATUSES["resolved"]
_AMBIGUOUS: Final = _STATUSES["ambiguous"]


def relation(
    source: Endpoint,
    kind: EdgeKind,
    target: Endpoint,
    status: Status = "resolved",
    candidates: tuple[int, ...] = (),
) -> Relation:
    """One edge."""
    end = (target, "") if isinstance(target, int) else (OTHER, target)
    return source, (_KINDS[kind], _STATUSES[status], candidates, *end)


class Relations:
    """Finds the relations of a document."""

    def __init__(self, resolver: Resolver) -> None:
        self.resolver = resolver
        self.symbols = Symbols(resolver)
        self.with_ids: dict[str, int] = {}
        self.edges: defaultdict[Endpoint, set[Rest]] = defaultdict(set)
        self.lookup = Lookup(self.symbols)
        self.members = self.lookup.members
        self.called = Called(self.lookup)
        self.callees = Callees(self.lookup, self.called)
        self.flows = Flows(self.lookup, self.callees, self.called)
        self.importing = Importing(self.lookup)
        self.overriding = Overriding(self.lookup)

    def by_source(self) -> Mapping[Endpoint, set[Rest]]:
        """Every edge, by its source."""
        self.flows.follow()
        for scopes in self.symbols.files:
            for source, number in self._containment(scopes):
                self.edges[source].add((_CONTAINS, _RESOLVED, (), number, ""))
            self._enter(self._includes(scopes))
            self._enter(self._imports(scopes))
            self._enter(self._signatures(scopes))
            enter_calls = self._enter_sent if scopes.language.messages else self._enter_calls
            for use in scopes.facts.uses:
                if use.kind == "calls":
                    enter_calls(scopes, use)
                elif use.kind == "references":
                    self._enter_values(scopes, use)
                else:
                    self._enter(self._use(scopes, use))
                if scopes.language.receivers_are_values and use.kind in _OF_RECEIVERS:
                    self._enter_receivers(scopes, use)
        for method, target in self.overriding.all():
            self._enter((relation(method, "overrides", target),))
        self._doubt()
        return self.edges

    def _enter(self, relations: Iterable[Relation]) -> None:
        for source, rest in relations:
            if rest[4] and (number := self.symbol_with(rest[4])):
                rest = (*rest[:3], number, "")
            if isinstance(source, str):
                source = self.symbol_with(source) or source
            self.edges[source].add(rest)

    def _doubt(self) -> None:
        """What files declare whose relations are missing may be bound anew there: that others mean
        it is no fact. Nor is anything that a file in another language seems to say."""
        partial = {
            scopes.first_number + index
            for scopes in self.symbols.files
            if scopes.facts.partial or scopes.facts.misread
            for index in range(1, len(scopes.facts.definitions))  # the file itself is what it is
        }
        for source, rests in self.edges.items() if partial else ():
            path = self._path(source)
            unsure = self._is_misread(source)
            for rest in [one for one in rests if one[1] == _RESOLVED]:
                kind, _, _, target, _ = rest
                if kind != _CONTAINS and (target in partial or (unsure and kind != _IMPORTS)):
                    rests.remove(rest)
                    name = f"{path}::{self.symbols.of(target).name}"
                    number = self.symbol_with(name)
                    end = (number, "") if number else (OTHER, name)
                    rests.add((kind, _AMBIGUOUS, (target,), *end))

    def _is_misread(self, end: Endpoint) -> bool:
        if isinstance(end, str):
            scopes = self.resolver.modules.by_path.get(self._path(end))
            return scopes is not None and scopes.facts.misread
        return self.symbols.file(end).facts.misread

    def _path(self, end: Endpoint) -> str:
        """The file that an end of a relation is in."""
        if isinstance(end, str):
            return end.partition("::")[0]
        return self.symbols.file(end).facts.path

    def symbol_with(self, full_id: str) -> int:
        """The number of the symbol with a full ID; 0 where none has it."""
        known = self.with_ids.get(full_id)
        if known is None:
            path, _, name = full_id.partition("::")
            scopes = self.resolver.modules.by_path.get(path)
            known = self.symbols.scoped(scopes).get(name, 0) if scopes is not None else 0
            self.with_ids[full_id] = known
        return known

    # Containment and imports.

    def _containment(self, scopes: FileScopes) -> Iterator[tuple[int, int]]:
        """From each encloser, from the type a member's receiver names, and from a package clause
        to what else stands at file level behind it."""
        number = scopes.first_number
        clause = FILE
        for index, found in enumerate(scopes.facts.definitions):
            if found.kind == "file" and found.category == "meta":
                continue
            if found.clause:
                clause = index
            elif found.parent != FILE:
                yield number + found.parent, number + index
            elif (owner := self.resolver.owner(scopes, index)) is not None:
                yield owner.number, number + index
            elif clause != FILE:
                yield number + clause, number + index

    def _includes(self, scopes: FileScopes) -> Iterator[Relation]:
        """From a file to what it includes."""
        for number, found in enumerate(scopes.facts.definitions, scopes.first_number):
            if found.kind == "include":
                yield relation(scopes.first_number, "references", number, "unresolved")

    def _imports(self, scopes: FileScopes) -> Iterator[Relation]:
        source = scopes.first_number
        for found, targets in self.importing.targets(scopes):
            for target in dict.fromkeys(targets):
                if target != source:
                    yield relation(source, "imports", target)
            if not targets:
                written = found.module.removesuffix("(")  # a callable, where these are apart
                if scopes.language.full_names:
                    written = written.removesuffix(CONSTANT)
                if scopes.language.module_words and found.imported != "*":
                    written += f"{scopes.language.path_separator}{found.imported}"
                yield self._unresolved(scopes, source, "imports", written)

    def _signatures(self, scopes: FileScopes) -> Iterator[Relation]:
        """From each symbol to the types that its signature names."""
        number = scopes.first_number
        values_too = scopes.language.class_scope == "direct"  # names are bound as values are
        for index, definition in enumerate(scopes.facts.definitions):
            named = self.resolver.references(scopes, index) if definition.references else ()
            if scopes.language.quoted_types:
                named = (*named, *self._quoted(scopes, index))
            for name, target in named:
                if target is not None:
                    meant = target.number
                elif name in scopes.language.self_words:
                    meant = self._own_type(scopes, index, scopes.language.self_words[name])
                else:
                    meant = self._alias(scopes, index, name) if values_too else 0
                if not meant:
                    yield self._unresolved(scopes, number + index, "references", name)
                elif meant != number + index:
                    yield relation(number + index, "references", meant)

    def _quoted(self, scopes: FileScopes, index: int) -> Iterator[tuple[str, Target | None]]:
        """The names in quoted types of a signature, and what they mean."""
        for name in quoted_types(scopes.facts.definitions[index].signature):
            yield name, self.resolver.find(scopes, index, name)

    def _own_type(self, scopes: FileScopes, index: int, word: str) -> int:
        """The type that a signature names by a word for the one around, or for the one above it;
        0 where that is the type of whoever has the method from it."""
        outcome = self.lookup.named(scopes, index, (word,))
        number = outcome.values[0].number if outcome.state == "fact" else 0
        if number and outcome.values[0].sort == "super":
            number = next((one for one in self.members.above(number)[:1] if one > 0), 0)
        if not number or len(self.members.alternatives(number)) > 1:
            return 0
        return 0 if self.symbols.of(number).kind in _SHARED else number

    def _alias(self, scopes: FileScopes, index: int, name: str) -> int:
        """The variable that a signature names in a type's place, where types are values like any
        other: ``T = TypeVar("T")``. Locals of callables around are not looked for."""
        definitions = scopes.facts.definitions
        path = tuple(name.split("."))
        scope = definitions[index].lexical
        while scope != FILE and not scopes.times_bound(scope, path[0]):
            scope = around(scopes.facts, scope)
        if scope != FILE and definitions[scope].category != "type":
            return 0
        number = self._variable_in(self.lookup.named(scopes, scope, path))
        is_bound = scope == FILE or number < scopes.first_number + index
        return number if is_bound else 0

    # Uses.

    def _use(self, scopes: FileScopes, use: Use) -> Iterator[Relation]:
        first = scopes.first_number
        if use.kind in ("bound", DEMANDED):
            return
        if use.kind == "reads":
            if number := self.lookup.objects.read(scopes, use):
                kind: EdgeKind = "references" if self._is_variable(number) else "calls"
                for owner in use.owners:
                    if number != first + max(owner, 0) or kind == "calls":
                        yield relation(first + max(owner, 0), kind, number)
        elif use.kind == "implied":
            for number in self._implied(scopes, use):
                for owner in use.owners:
                    yield relation(first + max(owner, 0), "calls", number)
        elif use.kind == "constructs":
            yield from self._constructs(scopes, use)
        else:
            step = self._decorates if use.kind == "decorates" else self._inherits
            for owner in use.owners:
                yield from step(scopes, first + owner, use)

    def _enter_values(self, scopes: FileScopes, use: Use) -> None:
        """Enter the edges to what is used as a value."""
        first = scopes.first_number
        for value in self._values_used(scopes, use):
            calls = scopes.language.singletons and self.lookup.objects.takes_nothing(value)
            called = self.lookup.objects.readers(scopes, use) if calls else ()
            for owner in use.owners:
                source = first + owner if owner > FILE else first
                if value != source and owner not in called:
                    self.edges[source].add((_REFERENCES, _RESOLVED, (), value, ""))

    def _enter_receivers(self, scopes: FileScopes, use: Use) -> None:
        """Enter references to the variables whose members are meant, to those between, and to one
        that is called."""
        scope, path = use.meanings[0]
        words = _WORDS(use.written)
        if len(use.meanings) > 1 or len(words) < len(path) or not words:
            return
        said = scopes.language.self_words.get(words[0], words[0])
        start = 2 if said == path[0] and said[0] == "%" else 1
        if path[0][0] in "<%" and len(words) == len(path):  # a local of that type
            start = 2
        elif said != path[0]:
            return
        for end in range(start, len(path) + (use.kind == "calls")):
            if not path[end - 1].isidentifier():
                return
            outcome = self.lookup.named(scopes, scope, path[:end])
            if outcome.state != "fact" or outcome.values[0].sort != "symbol":
                continue
            number = outcome.values[0].number
            is_variable = self._is_variable(number) and not self._is_import(number)
            if is_variable and self._may_be_type(scopes, number, use, end):
                continue
            if is_variable or (end < len(path) and self._is_value(number)):
                for owner in use.owners:
                    source = scopes.first_number + max(owner, 0)
                    if source != number:
                        self.edges[source].add((_REFERENCES, _RESOLVED, (), number, ""))

    def _may_be_type(self, scopes: FileScopes, number: int, use: Use, end: int) -> bool:
        """Whether a type may be meant by the name of a variable of that type, because it is called
        the same (C#'s `Color Color`): unless what is named of it is a member of objects."""
        scope, path = use.meanings[0]
        if not scopes.language.separate_types or end == len(path):
            return False
        file, name = self.symbols.file(number), self.symbols.of(number).name
        stated = file.facts.values.get(self.symbols.index(number), ())
        if path[0][0] == "%" or not any(
            one[0].strip("<>").rpartition(".")[2] == name for _, one in stated
        ):
            return False
        member = self.lookup.named(scopes, scope, path[: end + 1])
        if member.state != "fact" or member.values[0].sort != "symbol":
            return True
        found = self.symbols.of(member.values[0].number)
        return not {"static", "const"}.isdisjoint(found.properties) or found.kind == "enum_member"

    def _is_import(self, number: int) -> bool:
        """Whether a variable only holds a module, or part of one, under a name of this file."""
        scopes, index = self.symbols.file(number), self.symbols.index(number)
        held = scopes.facts.values.get(index, ())
        return any(path[0][0] == '"' for _, path in held)

    def _is_variable(self, number: int) -> bool:
        return self.symbols.of(number).category == "value"

    def _is_value(self, number: int) -> bool:
        """Whether it is a type or callable of a language in which these are values."""
        is_value = self.symbols.of(number).category in ("type", "callable")
        return is_value and self.symbols.file(number).language.bases_are_values

    def _values_used(self, scopes: FileScopes, use: Use) -> Sequence[int]:
        outcome = self.lookup.meanings(scopes, use.meanings)
        if not outcome.proved or outcome.flows:
            return ()
        path = use.meanings[0][1]
        sort = "instance" if len(path) == 1 and path[0][0] == "<" else "symbol"  # `T.class`
        found = [value.number for value in outcome.values if value.sort == sort]
        if scopes.language.names_apart and len(found) == 1:
            return found if len(self.members.alternatives(found[0])) < 2 else ()
        return found

    def _decorates(self, scopes: FileScopes, target: int, use: Use) -> Iterator[Relation]:
        meanings = [(scope, _called_at_last(path)) for scope, path in use.meanings]
        outcome = self.lookup.meanings(scopes, meanings)
        if suffix := scopes.language.decorator_suffix:
            longer = [(scope, (*path[:-1], path[-1] + suffix)) for scope, path in use.meanings]
            found = self.lookup.meanings(scopes, longer)
            outcome = found if found.values else outcome
        value = outcome.values[0] if outcome.state == "fact" else None
        if value is not None and scopes.language.names_apart:
            value = value if self.lookup.declarations.is_macro(value) else None
        if value is not None and value.sort in ("symbol", "instance"):
            yield relation(value.number, "decorates", target)
        else:
            name = self._name(scopes, use.written)
            yield relation(name, "decorates", target, "unresolved")

    def _inherits(self, scopes: FileScopes, source: int, use: Use) -> Iterator[Relation]:
        if not use.of:
            yield from self._inherit(scopes, source, use)
            return
        source = self.members.subtype(scopes, 0, use)
        if source and self.symbols.of(source).kind != "type_parameter":
            for one in self.members.alternatives(source) or [source]:
                yield from self._inherit(scopes, one, use)

    def _inherit(self, scopes: FileScopes, source: int, use: Use) -> Iterator[Relation]:
        outcome = self.lookup.held(self.lookup.meanings(scopes, use.meanings))
        numbers = [one.number for one in outcome.values if one.sort in ("symbol", "instance")]
        numbers = [one for one in numbers if self.members.may_be_base(one)]
        if outcome.state == "fact" and numbers:
            kind = self._kind_of_base(source, use, numbers[0])
            if numbers[0] != source:
                yield relation(source, kind, numbers[0])
            return
        kind = self._kind_of_base(source, use, 0)
        if numbers and len(numbers) <= CANDIDATES:
            name = self._name(scopes, use.written)
            yield relation(source, kind, name, "ambiguous", tuple(sorted(numbers)))
        else:
            yield self._unresolved(scopes, source, kind, use.written)

    def _kind_of_base(self, source: int, use: Use, base: int) -> EdgeKind:
        """`inherits` or `implements`, where the language spells them alike."""
        if use.kind != "base":
            return "inherits" if use.kind == "inherits" else "implements"
        interfaces = ("interface", "trait")
        own = self.symbols.of(source).kind in interfaces
        if base:
            return (
                "implements" if self.symbols.of(base).kind in interfaces and not own else "inherits"
            )
        return "inherits"

    # Calls.

    def _enter_sent(self, scopes: FileScopes, use: Use) -> None:
        """Enter the edges of what may be a call, or reads an attribute that is spelled so."""
        read = self._attribute_read(scopes, use)
        if not read:
            self._enter_calls(scopes, use)
            return
        for owner in use.owners:
            source = scopes.first_number + max(owner, 0)
            self.edges[source].add((_REFERENCES, _RESOLVED, (), read, ""))

    def _enter_calls(self, scopes: FileScopes, use: Use) -> None:
        """Enter the edges of calls: there are more of them than of all other kinds."""
        targets, status, candidates = self.callees.found(scopes, use)
        if status == "unresolved" and self._initializes(scopes, use):
            return
        first, stands, edges = scopes.first_number, _STATUSES[status], self.edges
        rests: list[Rest] = [(_CALLS, _RESOLVED, (), target, "") for target in targets]
        named = 0
        if status != "resolved":
            named = self.symbols.scoped(scopes).get(use.written, 0)
            end = (named, "") if named else (OTHER, self._name(scopes, use.written))
            rests.append((_CALLS, stands, candidates, *end))
        misread = self._may_be_declaration(scopes, use, targets)
        hidden = (
            named
            and status == "unresolved"
            and named != self._variable_in(self.lookup.meanings(scopes, use.meanings))
        )
        variant = self._variant(scopes, use, targets) if scopes.language.names_apart else 0
        if scopes.language.decorators_replace and (behind := self._behind(scopes, use, targets)):
            rests.append((_CALLS, _AMBIGUOUS, (behind,), behind, ""))
        for owner in use.owners:
            source = first + owner if owner > FILE else first
            if misread and owner == FILE:
                self._enter((self._unresolved(scopes, source, "calls", use.written),))
            elif hidden and owner > FILE:
                local = self._name(scopes, self._within(scopes, owner, use.written))
                self._enter(((source, (_CALLS, stands, candidates, OTHER, local)),))
            else:
                edges[source].update(rests)
                if variant:
                    edges[source].add((_REFERENCES, _RESOLVED, (), variant, ""))

    def _behind(self, scopes: FileScopes, use: Use, targets: Sequence[int]) -> int:
        """The function that a call names, where what its decorators made of it is called: that
        may call it. 0 where it is what is called."""
        decorators = self.lookup.decorated.decorators
        outcome = self.lookup.meanings(scopes, use.meanings) if targets and decorators else None
        value = outcome.values[0] if outcome is not None and outcome.state == "fact" else None
        if value is None or value.sort != "symbol" or value.number not in decorators:
            return 0
        is_callable = self.symbols.of(value.number).category == "callable"
        return value.number if is_callable and value.number not in targets else 0

    def _variant(self, scopes: FileScopes, use: Use, targets: Sequence[int]) -> int:
        """The enum's member whose name makes a value of the enum; 0 where it is none for sure."""
        if len(targets) != 1 or self.symbols.of(targets[0]).kind != "enum":
            return 0
        scope, path = use.meanings[0]
        words = tuple(path[0].strip("<>").split(scopes.language.path_separator))
        number = self._variable_in(self.lookup.named(scopes, scope, (*words, *path[1:])))
        return number if number and self.symbols.of(number).kind == "enum_member" else 0

    def _variable_in(self, outcome: Outcome) -> int:
        """The variable that a name leads to, whatever that holds; 0 where it leads to none."""
        value = outcome.values[0] if outcome.state == "fact" else None
        if value is None or value.sort != "symbol":
            return 0
        return value.number if self._is_variable(value.number) else 0

    @staticmethod
    def _within(scopes: FileScopes, owner: int, name: str) -> str:
        """The scoped name of a local that hides a symbol of the file: not that symbol's ID."""
        definition = scopes.facts.definitions[owner]
        return ".".join(word for word in (definition.scope, definition.name, name) if word)

    def _constructs(self, scopes: FileScopes, use: Use) -> Iterator[Relation]:
        """The constructor of a supertype that the declaration of a type calls."""
        outcome = self.lookup.meanings(scopes, use.meanings)
        value = outcome.values[0] if outcome.state == "fact" else None
        is_type = value is not None and value.sort == "instance"
        found = self.called.constructor(value.number, use) if value is not None and is_type else ()
        for owner in use.owners:
            source = scopes.first_number + max(owner, 0)
            if len(found) == 1:
                yield relation(source, "calls", found[0])
            elif found:
                name = self._name(scopes, use.written)
                yield relation(source, "calls", name, "ambiguous", tuple(sorted(found)))
            elif not is_type:
                yield self._unresolved(scopes, source, "calls", use.written)

    def _implied(self, scopes: FileScopes, use: Use) -> Iterator[int]:
        """What is called without being spelled so, as far as it is a fact."""
        outcome = self.lookup.held(self.lookup.meanings(scopes, use.meanings))
        for value in outcome.values if outcome.proved else ():
            if use.written == "applied":
                yield from self.called.called(value, use)
            elif use.written == "raised":
                is_type = value.sort == "symbol" and self.symbols.of(value.number).is_type
                yield from self.called.called(value, use) if is_type else ()
            else:
                yield from self.lookup.protocols.called(value, use.written)

    def _attribute_read(self, scopes: FileScopes, use: Use) -> int:
        """The attribute that is read by what is spelled as a call; 0 where it is none for sure."""
        outcome = self.lookup.meanings(scopes, use.meanings)
        value = outcome.values[0] if outcome.state == "fact" else None
        if value is None or value.sort != "symbol":
            return 0
        return value.number if self.symbols.of(value.number).category == "value" else 0

    def _may_be_declaration(self, scopes: FileScopes, use: Use, targets: Sequence[int]) -> bool:
        """Whether what looks like a call that makes an object may be the declaration of a
        constructor, where it stands in no function and the text has errors."""
        if not scopes.language.objects_copied or use.meanings[0][1][0][0] == "<":
            return False
        return any(self.symbols.of(one).category == "type" for one in targets)

    def _initializes(self, scopes: FileScopes, use: Use) -> bool:
        """Whether a constructor gives a field its value, and it is no object of the document."""
        scope, path = use.meanings[0]
        joined = scopes.language.wildcard_imports == "file" and path == (f"<{use.written}>",)
        return joined and self.lookup.namespaces.field(scopes, scope, use.written) > 0

    # Names.

    def _unresolved(
        self, scopes: FileScopes, source: int, kind: EdgeKind, written: str
    ) -> Relation:
        if self.symbols.scoped(scopes).get(written) and source > scopes.first_number:
            scope = self.symbols.of(source).scope  # what hides the symbol stands around the source
            written = f"{scope}.{written}" if scope else written
        return relation(source, kind, self._name(scopes, written), "unresolved")

    def _name(self, scopes: FileScopes, written: str) -> str:
        """The full ID of what is no symbol: its name, in the file that writes it."""
        return f"{scopes.facts.path}::{written}"


def _called_at_last(path: tuple[str, ...]) -> tuple[str, ...]:
    """The path to what is called, where what a call returns is what decorates."""
    return path[:-1] if path[-1][0] == "(" and len(path) > 1 else path
