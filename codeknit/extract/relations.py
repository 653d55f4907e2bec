"""The edges of a document: what every use in every file comes to.

An edge without a status is proved by scope rules. What has several meanings, or a member's name
and no known receiver, is ambiguous; all the rest is unresolved, under the name as written.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final, TypeAlias

from codeknit.extract import applied
from codeknit.extract.decorated import PLAIN
from codeknit.extract.exports import WHOLE
from codeknit.extract.extensions import Extensions
from codeknit.extract.lookup import Lookup
from codeknit.extract.records import FILE, ONLY, FileFacts, Import, Meaning, Use
from codeknit.extract.resolve import FileScopes, Resolver
from codeknit.extract.symbols import Symbols
from codeknit.extract.values import Outcome, Value, doubtful
from codeknit.languages import Language
from codeknit.model import EDGE_KINDS, STATUSES, EdgeKind, Endpoint, Status

_HELD: Final = "%parameter"
_CANDIDATES: Final = 5  # more than so many are no help
_ROUNDS: Final = 6  # of following what is given to parameters

#: An edge before its symbols have their last numbers: its source, and the rest in the order by
#: which the edges of one source are sorted: kind, status, candidates, target. The source is the
#: number of a symbol or a full ID, the target a number and an empty text, or OTHER and a full ID.
#: Kinds and statuses are their places in the model's lists.
Rest: TypeAlias = tuple[int, int, tuple[int, ...], int, str]
Relation: TypeAlias = tuple[Endpoint, Rest]
OTHER: Final = 1 << 62

_CONTAINS: Final = EDGE_KINDS.index("contains")
_CALLS: Final = EDGE_KINDS.index("calls")
_REFERENCES: Final = EDGE_KINDS.index("references")
_ABSTRACT: Final = ("interface", "trait")
_RESOLVED: Final = STATUSES.index("resolved")
_AMBIGUOUS: Final = STATUSES.index("ambiguous")
#: Names of values that are symbols, and called as such.
_CALLED_AS: Final = frozenset({"", PLAIN, *applied.CALLED})

#: What a use leads to: targets, or a name that is not resolved and its candidates.
Found = tuple[Sequence[int], Status, tuple[int, ...]]


def relation(
    source: Endpoint,
    kind: EdgeKind,
    target: Endpoint,
    status: Status = "resolved",
    candidates: tuple[int, ...] = (),
) -> Relation:
    """One edge."""
    end = (target, "") if isinstance(target, int) else (OTHER, target)
    return source, (EDGE_KINDS.index(kind), STATUSES.index(status), candidates, *end)


class Relations:
    """Finds the relations of a document."""

    def __init__(self, resolver: Resolver) -> None:
        self.resolver = resolver
        self.symbols = Symbols(resolver)
        self.with_ids: dict[str, int] = {}
        self.edges: defaultdict[Endpoint, set[Rest]] = defaultdict(set)
        self.lookup = Lookup(self.symbols)
        self.members = self.lookup.members
        self.extensions = Extensions(self.lookup)

    def by_source(self) -> Mapping[Endpoint, set[Rest]]:
        """Every edge, by its source."""
        self._follow_parameters()
        for scopes in self.symbols.files:
            self._enter(self._containment(scopes))
            self._enter(self._imports(scopes))
            self._enter(self._signatures(scopes))
            for use in scopes.facts.uses:
                if use.kind == "calls" and not self._is_read(scopes, use):
                    self._enter_calls(scopes, use)
                else:
                    self._enter(self._use(scopes, use))
        self._enter(self._overrides())
        self._doubt_partial()
        return self.edges

    def _enter(self, relations: Iterable[Relation]) -> None:
        for source, rest in relations:
            if rest[4] and (number := self.symbol_with(rest[4])):
                rest = (*rest[:3], number, "")
            if isinstance(source, str):
                source = self.symbol_with(source) or source
            self.edges[source].add(rest)

    def _doubt_partial(self) -> None:
        """What files declare whose relations are missing may be bound anew there: that others mean
        it is no fact."""
        partial = {
            scopes.first_number + index: definition.name
            for scopes in self.symbols.files
            if scopes.facts.partial
            for index, definition in enumerate(scopes.facts.definitions)
            if index  # the file itself is what it is
        }
        for source, rests in self.edges.items() if partial else ():
            path = self._path(source)
            for rest in [one for one in rests if one[3] in partial and one[1] == _RESOLVED]:
                kind, _, _, target, _ = rest
                if kind != _CONTAINS:
                    rests.remove(rest)
                    rests.add((kind, _AMBIGUOUS, (target,), OTHER, f"{path}::{partial[target]}"))

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
            scopes = self.resolver.by_path.get(path)
            known = self.symbols.scoped(scopes).get(name, 0) if scopes is not None else 0
            self.with_ids[full_id] = known
        return known

    # Containment and imports.

    def _containment(self, scopes: FileScopes) -> Iterator[Relation]:
        """From each encloser, from the type a member's receiver names, and from a package clause
        to what else stands at file level behind it; and from the file to what it includes."""
        number = scopes.first_number
        clause = FILE
        for index, found in enumerate(scopes.facts.definitions):
            if found.kind == "include":
                yield relation(number, "references", number + index, "unresolved")
            if found.kind == "file" and found.category == "meta":
                continue
            if found.clause:
                clause = index
            elif found.parent != FILE:
                yield relation(number + found.parent, "contains", number + index)
            elif (owner := self.resolver.owner(scopes, index)) is not None:
                yield relation(owner.number, "contains", number + index)
            elif clause != FILE:
                yield relation(number + clause, "contains", number + index)

    def _imports(self, scopes: FileScopes) -> Iterator[Relation]:
        if scopes.language.wildcard_imports == "file":
            return  # includes are symbols of their own
        source = scopes.first_number
        for found in scopes.facts.imports:
            if found.imported == "*":
                targets = self._imported_all(scopes, found)
            else:
                targets = self._imported_file(scopes, found) or self._targets(
                    self.lookup.exports.imported(scopes, found)
                )
                if found.imported and scopes.language.callables_apart:
                    callables = self.lookup.exports.imported(scopes, found, called=True)
                    targets = [*targets, *self._targets(callables)]
            if scopes.language.singletons:
                targets = [one for each in targets for one in self.lookup.objects.beside(each)]
            for target in dict.fromkeys(targets):
                if target != source:
                    yield relation(source, "imports", target)
            if not targets:
                written = found.module.removesuffix("(")  # a callable, where these are apart
                if scopes.language.module_words and found.imported != "*":
                    written += f"{scopes.language.path_separator}{found.imported}"
                yield self._unresolved(scopes, source, "imports", written)

    def _imported_file(self, scopes: FileScopes, found: Import) -> Sequence[int]:
        """The file that an import of a module as a whole names, if it says what that is."""
        file = self.lookup.exports.module(scopes, found.module) if not found.imported else None
        return [file.first_number] if file is not None and WHOLE in file.facts.exported else ()

    def _imported_all(self, scopes: FileScopes, found: Import) -> Sequence[int]:
        module = found.module
        if scopes.language.module_words:
            return self._targets(self.lookup.exports.imported(scopes, found))
        file = self.lookup.exports.module(scopes, module)
        if file is not None and scopes.language.shared_scope == "directory":
            return self._package(file)
        if file is not None:
            return [file.first_number]
        if scopes.language.shared_scope == "requires":
            return ()
        name = scopes.normal(module)
        if scopes.language.singletons:
            name = self.lookup.objects.full_name(scopes, name)
        key = (scopes.language.id, name)
        return self.symbols.clauses.get(key, ()) or self.symbols.by_full_name.get(key, ())

    def _package(self, file: FileScopes) -> Sequence[int]:
        """The package clauses of all files of a directory that are of one package."""
        return self.symbols.by_place.get(
            (file.language.id, file.facts.path.rpartition("/")[0], file.package), ()
        )

    def _targets(self, outcome: Outcome) -> Sequence[int]:
        targets: list[int] = []
        if not outcome.proved and outcome.state != "alike":
            return targets
        for value in outcome.values:
            if value.sort == "package":
                language = next(iter(self.symbols.files)).language.id
                targets += self.symbols.clauses.get((language, value.name), ())
            elif value.sort == "file":
                file = self.symbols.file(value.number)
                directory = file.language.shared_scope == "directory"
                targets += self._package(file) if directory else [value.number]
            else:
                targets.append(value.number)
        return targets

    def _signatures(self, scopes: FileScopes) -> Iterator[Relation]:
        """From each symbol to the types that its signature names."""
        number = scopes.first_number
        for index, definition in enumerate(scopes.facts.definitions):
            for name, target in (
                self.resolver.references(scopes, index) if definition.references else ()
            ):
                if target is None:
                    full_id = f"{scopes.facts.path}::{name}"
                    yield relation(number + index, "references", full_id, "unresolved")
                elif target.number != number + index:
                    yield relation(number + index, "references", target.number)

    # Uses.

    def _use(self, scopes: FileScopes, use: Use) -> Iterator[Relation]:
        first = scopes.first_number
        if use.kind == "bound":
            return
        if use.kind == "calls":
            read = self._attribute_read(scopes, use)
            for owner in use.owners:
                yield relation(first + max(owner, 0), "references", read)
        elif use.kind == "reads":
            if number := self.lookup.objects.read(scopes, use):
                for owner in use.owners:
                    yield relation(first + max(owner, 0), "calls", number)
        elif use.kind == "implied":
            for number in self._implied(scopes, use):
                for owner in use.owners:
                    yield relation(first + max(owner, 0), "calls", number)
        elif use.kind == "constructs":
            yield from self._constructs(scopes, use)
        elif use.kind == "references":
            for value in self._values_used(scopes, use):
                calls = scopes.language.singletons and self.lookup.objects.takes_nothing(value)
                called = self.lookup.objects.readers(scopes, use) if calls else ()
                for owner in use.owners:
                    if owner in called:
                        continue
                    source = first + owner if owner > FILE else first
                    if value != source:
                        yield source, (_REFERENCES, _RESOLVED, (), value, "")
        else:
            step = self._decorates if use.kind == "decorates" else self._inherits
            for owner in use.owners:
                yield from step(scopes, first + owner, use)

    def _values_used(self, scopes: FileScopes, use: Use) -> Sequence[int]:
        outcome = self.lookup.meanings(scopes, use.meanings)
        if not outcome.proved or outcome.flows:
            return ()
        return [value.number for value in outcome.values if value.sort == "symbol"]

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
        if use.of:
            source = self.members.subtype(scopes, 0, use)
            if not source or self.symbols.of(source).kind == "type_parameter":
                return
        outcome = self.lookup.held(self.lookup.meanings(scopes, use.meanings))
        numbers = [one.number for one in outcome.values if one.sort in ("symbol", "instance")]
        numbers = [one for one in numbers if self.members.may_be_base(one)]
        if outcome.state == "fact" and numbers:
            kind = self._kind_of_base(source, use, numbers[0])
            if numbers[0] != source:
                yield relation(source, kind, numbers[0])
            return
        kind = self._kind_of_base(source, use, 0)
        if numbers and len(numbers) <= _CANDIDATES:
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

    def _is_read(self, scopes: FileScopes, use: Use) -> bool:
        return scopes.language.messages and self._attribute_read(scopes, use) > 0

    def _enter_calls(self, scopes: FileScopes, use: Use) -> None:
        """Enter the edges of calls: there are more of them than of all other kinds."""
        targets, status, candidates = self._callees(scopes, use)
        if status == "unresolved" and self._initializes(scopes, use):
            return
        first, stands = scopes.first_number, STATUSES.index(status)
        rests: list[Rest] = [(_CALLS, _RESOLVED, (), target, "") for target in targets]
        named = self.symbols.scoped(scopes).get(use.written, 0) if status != "resolved" else 0
        if status != "resolved":
            end = (named, "") if named else (OTHER, self._name(scopes, use.written))
            rests.append((_CALLS, stands, candidates, *end))
        misread = self._may_be_declaration(scopes, use, targets)
        edges = self.edges
        for owner in use.owners:
            source = first + owner if owner > FILE else first
            if misread and owner == FILE:
                self._enter((self._unresolved(scopes, source, "calls", use.written),))
            elif named and owner > FILE and status == "unresolved":
                local = self._name(scopes, self._within(scopes, owner, use.written))
                self._enter(((source, (_CALLS, stands, candidates, OTHER, local)),))
            else:
                edges[source].update(rests)

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
        found = self._constructor(value.number, use) if value is not None and is_type else ()
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
                yield from self._called(value, use)
            elif use.written == "raised":
                is_type = value.sort == "symbol" and self.symbols.of(value.number).is_type
                yield from self._called(value, use) if is_type else ()
            else:
                yield from self.lookup.protocols.called(value, use.written)

    def _attribute_read(self, scopes: FileScopes, use: Use) -> int:
        """The attribute that is read by what is spelled as a call; 0 where it is none for sure."""
        if not scopes.language.messages:
            return 0
        outcome = self.lookup.meanings(scopes, use.meanings)
        value = outcome.values[0] if outcome.state == "fact" else None
        if value is None or value.sort != "symbol":
            return 0
        return value.number if self.symbols.of(value.number).category == "value" else 0

    def _callees(self, scopes: FileScopes, use: Use) -> Found:
        outcome = self.callee(scopes, use)
        numbers: list[int] = []
        for value in outcome.values:
            numbers += self._called(value, use)
        if outcome.proved and numbers:
            certain = self._without_overloads(numbers)
            if self._may_be_copy(scopes, use):
                certain = [one for one in certain if not self._is_constructor(one)]
            rest = tuple(sorted(set(numbers).difference(certain)))
            return certain, "ambiguous" if rest else "resolved", rest[:_CANDIDATES]
        if not numbers and outcome.state == "unknown" and self._is_unknown_member(scopes, use):
            numbers = self._members_named(scopes, use.meanings[0][1][-1])
            numbers = [one for one in numbers if self.lookup.overloads.takes(one, use.count)]
        if numbers and len(candidates := sorted(set(numbers))) <= _CANDIDATES:
            return (), "ambiguous", tuple(candidates)
        return (), "unresolved", ()

    def _without_overloads(self, numbers: Sequence[int]) -> Sequence[int]:
        """What is called for certain: not one of several constructors."""
        rest = [one for one in numbers if self.symbols.of(one).kind != "constructor"]
        return numbers if len(numbers) - len(rest) < 2 else rest

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

    def _is_constructor(self, number: int) -> bool:
        return self.symbols.of(number).kind == "constructor"

    def _may_be_copy(self, scopes: FileScopes, use: Use) -> bool:
        """Whether the only argument may be an object of the type that is made, or of one below."""
        if not scopes.language.objects_copied:
            return False
        made = self.lookup.held(self.lookup.meanings(scopes, use.meanings))
        for key, meanings in use.given:
            found = self.lookup.held(self.lookup.meanings(scopes, meanings))
            if key == ONLY and not (self._is_plain(found, meanings) or self._is_other(found, made)):
                return True
        return False

    @staticmethod
    def _is_plain(found: Outcome, meanings: Sequence[Meaning]) -> bool:
        """Whether it is of a stated type that is not in the document."""
        return found.state == "outside" and all(
            len(path) == 1 and path[0][0] == "<" for _, path in meanings
        )

    def _is_other(self, found: Outcome, made: Outcome) -> bool:
        """Whether an object is of a type that is none of those made, nor below one."""
        types = {self.members.type_around(value.number) for value in made.values if value.number}
        if found.state != "fact" or found.values[0].sort != "instance":
            return False
        order = self.members.order(found.values[0].number)
        return min(order) > 0 and types.isdisjoint(order)

    def _is_unknown_member(self, scopes: FileScopes, use: Use) -> bool:
        """Whether a call is of a member of what is not known: not of a variable that may hold
        anything."""
        path = use.meanings[0][1]
        is_member = (len(path) > 1 and path[0] != "%parameter") or len(path) > 2
        return is_member and not self.lookup.meanings(scopes, use.meanings).values

    def _members_named(self, scopes: FileScopes, name: str) -> list[int]:
        """What may be called by a member's name, when nothing is known of the receiver."""
        numbers = self.members.by_name.get(name, ())
        if len(numbers) > 4 * _CANDIDATES:
            return []
        return [
            one
            for one in self.lookup.declarations.one_entity(numbers)
            if self.symbols.of(one).category == "callable"
            and self.symbols.file(one).language.family == scopes.language.family
        ]

    def callee(self, scopes: FileScopes, use: Use) -> Outcome:
        """What a call calls: symbols."""
        outcome = self.lookup.meanings(scopes, use.meanings)
        if scopes.language.names_apart and use.meanings[0][1][-1] != "!macro":
            outcome = self.lookup.declarations.meant(outcome, called=True)
        outcome = self.lookup.held(outcome)
        language = scopes.language
        first = use.meanings[0][1]
        if language.singletons and (len(first) > 1 or first[0][0] not in "<%"):
            outcome = self.lookup.overloads.only(outcome, use.count)
            outcome = self.lookup.objects.applied(outcome, use.count)
        if outcome.state == "fact" and (language.overloads_inherited or language.open_namespaces):
            number = outcome.values[0].number if outcome.values[0].sort == "symbol" else 0
            if number and not self.lookup.overloads.takes(number, use.count):
                return doubtful(outcome)  # an overload that is not known
        if language.extension_mark and not outcome.values:
            return self.extensions.called(scopes, use, outcome)
        return self.lookup.overloads.only(outcome, use.count)

    def _called(self, value: Value, use: Use) -> Sequence[int]:
        """The symbols that a call of a value calls: a type and its constructor."""
        if value.sort == "symbol" and value.name in _CALLED_AS:
            definition = self.symbols.of(value.number)
            if definition.category == "callable":
                return [value.number]
            if definition.kind == "enum" and self._language(value.number).open_namespaces:
                return ()  # a cast
            if definition.category == "type":
                return [value.number, *self._constructor(value.number, use)]
            return ()
        if value.sort in ("instance", "super") and len(use.meanings[0][1]) == 1:
            return self._constructed(value, use)
        if value.sort == "instance":
            return self._call_method(value)
        return ()

    def _constructed(self, value: Value, use: Use) -> Sequence[int]:
        """What `new T()`, `super()` and `this()` call."""
        word = use.meanings[0][1][0]
        if word[0] == "<" and value.sort == "super":
            above = self.members.above(value.number)[:1]
            return [*above, *self._constructor(above[0], use)] if above and above[0] > 0 else ()
        if word[0] == "<":
            return [value.number, *self._constructor(value.number, use)]
        if value.sort == "super":
            order = self.members.order(value.number)[1:]
            found = self._constructor_in(order, use)
            is_made = not found and self._language(value.number).has_objects
            return order[:1] if is_made and self._is_class(order) else found
        if word == "%self" and not self._language(value.number).call_methods:
            return self._constructor(value.number, use)
        return self._call_method(value)

    def _is_class(self, order: Sequence[int]) -> bool:
        """Whether the first of some types is a class, which then makes its objects itself."""
        return bool(order) and order[0] > 0 and self.symbols.of(order[0]).kind == "class"

    def _language(self, number: int) -> Language:
        return self.symbols.file(number).language

    def _call_method(self, value: Value) -> Sequence[int]:
        for name in self._language(value.number).call_methods:
            found = self.lookup.receivers.member(value, name, self.symbols.file(value.number), ())
            if found.state == "fact" and found.values[0].sort == "symbol":
                return [found.values[0].number]
        return ()

    def _constructor(self, number: int, use: Use) -> Sequence[int]:
        order = self.members.order(self.members.canonical(number))
        if not self._language(number).constructors_inherited:
            order = order[:1]
        return self._constructor_in(order, use)

    def _constructor_in(self, order: Sequence[int], use: Use) -> Sequence[int]:
        """The constructors that the nearest of some types declares, and that may be called."""
        for number in order:
            if number < 0:
                if self.members.is_core(number):
                    continue
                return ()
            if self.symbols.of(number).category == "callable":
                return [number]
            found = [
                one
                for numbers in self.members.declared.get(number, {}).values()
                for one in numbers
                if self.symbols.of(one).kind == "constructor"
            ]
            found = list(self.lookup.declarations.one_entity(found))
            language = self._language(number)
            apart = language.overloads_inherited or language.open_namespaces
            if len(found) > 1 or apart:
                found = [one for one in found if self.lookup.overloads.takes(one, use.count)]
            if found:
                return found
            if not self._language(number).constructors_inherited:
                return ()
        return ()

    # What is given to parameters.

    def _follow_parameters(self) -> None:
        """Find out what calls give to the parameters of the functions they call, until no more
        comes of it: what is given may itself be such a parameter."""
        waiting = [
            (scopes, use)
            for scopes in self.symbols.files
            for use in scopes.facts.uses
            if use.kind == "calls" and use.given
        ]
        wanted = self._parameters_that_matter()
        for number, name, given in self.lookup.decorated.calls():
            plain = (FILE, ("%symbol", str(given)))
            self.lookup.parameters.give(number, name, (self.symbols.file(given), plain))
        for _ in range(_ROUNDS):
            news, flowing = False, []
            for scopes, use in waiting:
                outcome = self.callee(scopes, use)
                if outcome.flows:
                    flowing.append((scopes, use))
                if not outcome.proved:
                    continue
                for value in outcome.values:
                    for number in self._without_overloads(self._called(value, use)):
                        if number in wanted:
                            news = self._give(scopes, number, applied.given(value, use)) or news
            if not news:
                return
            waiting = flowing
            self.lookup.forget_flows()

    def _parameters_that_matter(self) -> set[int]:
        """The callables that call what a parameter holds, or hand it on."""
        return {
            scopes.first_number + index
            for scopes in self.symbols.files
            for index, path in _meanings_in(scopes.facts)
            if path[0] == _HELD
        }

    def _give(self, scopes: FileScopes, number: int, given: applied.Given) -> bool:
        news = False
        if self.symbols.of(number).category != "callable":
            return False
        for key, meanings in given:
            if len(meanings) == 1:
                news = self.lookup.parameters.give(number, key, (scopes, meanings[0])) or news
        return news

    # Overriding.

    def _overrides(self) -> Iterator[Relation]:
        yield from self._implemented()
        for method, target in self._explicit.items():
            yield relation(method, "overrides", target)
        for number in self.members.stated_bases:
            if self._language(number).unordered_supertypes:
                continue
            if self._language(number).wildcard_imports == "file":
                for method, target in self.lookup.namespaces.overrides(number):
                    yield relation(method, "overrides", target)
                continue
            order = self.members.order(number)
            for name, numbers in self.members.declared.get(number, {}).items():
                for method in numbers:
                    if self._may_override(method):
                        if self._language(method).overrides_stated:
                            target = self._overridden(self._said(number, method), name, method)
                        elif self._language(method).messages:
                            target = self.lookup.messages.overridden(number, name, method)
                        else:
                            target = self._overridden(order[1:], name, method)
                        if target == method or (number, target) in self._said_elsewhere:
                            continue
                        if self._is_rivalled(method, numbers, target):
                            continue
                        if target:
                            yield relation(method, "overrides", target)

        for scopes in self.symbols.files:
            for body in scopes.facts.bodies:
                yield from self._overridden_in(scopes, body)

    @cached_property
    def _explicit(self) -> dict[int, int]:
        """What methods implement that name the interface."""
        found = {}
        for scopes in self.symbols.files:
            if scopes.language.overrides_stated:
                first = scopes.first_number
                for method in range(first, first + len(scopes.facts.definitions)):
                    if self.members.is_explicit(method) and self._may_override(method):
                        found[method] = self._named_by(method)
        return {method: target for method, target in found.items() if target}

    @cached_property
    def _said_elsewhere(self) -> frozenset[tuple[int, int]]:
        """Types, and what methods of theirs implement that name the interface."""
        return frozenset((self._owner(one), target) for one, target in self._explicit.items())

    def _owner(self, member: int) -> int:
        return self.members.canonical(self.symbols.parent(member))

    def _named_by(self, method: int) -> int:
        """The method of the interface that a method names; 0 where that is not certain."""
        definition = self.symbols.of(method)
        interface = definition.scope.rpartition(".")[2]
        order = [
            one
            for one in self.members.order(self._owner(method))
            if one > 0 and self.symbols.of(one).name == interface
        ]
        return self._overridden(order, definition.name, method) if len(order) == 1 else 0

    def _said(self, number: int, method: int) -> Sequence[int]:
        """The types that a method of a type may override one of, where it has to say so: classes
        if it does, else the interfaces that the type itself names."""
        properties = self.symbols.of(method).properties
        if "override" in properties:
            return [one for one in self.members.order(number)[1:] if not self._is_interface(one)]
        is_seen = properties.get("visibility") == "public" and not self._is_interface(number)
        named = self.members.bases(number) if is_seen else ()
        return [
            one
            for base in named
            if base > 0 and self._is_interface(base)
            for one in self.members.order(base)
        ]

    def _is_interface(self, number: int) -> bool:
        return number > 0 and self.symbols.of(number).kind == "interface"

    def _overridden_in(self, scopes: FileScopes, body: int) -> Iterator[Relation]:
        """What members of a type without a name override."""
        extended = self.lookup.meanings(scopes, scopes.facts.bodies[body])
        if extended.state != "fact" or extended.values[0].sort != "instance":
            return
        order = self.members.order(extended.values[0].number)
        for index, definition in enumerate(scopes.facts.definitions):
            method = scopes.first_number + index
            if definition.lexical == body and self._may_override(method):
                name = definition.key(scopes.language.callables_apart)
                target = self._overridden(order, name, method)
                if target:
                    yield relation(method, "overrides", target)

    def _is_rivalled(self, method: int, numbers: Sequence[int], target: int) -> bool:
        """Whether another method of the type may as well override what this one seems to."""
        if len(numbers) < 2 or not self._language(method).overloads:
            return False
        if "override" in self.symbols.of(method).properties:
            return False
        rivals = (one for one in numbers if one != method and self._may_override(one))
        return target > 0 and any(
            self.lookup.overloads.takes_the_same(one, target) for one in rivals
        )

    def _implemented(self) -> Iterator[Relation]:
        """What regions for supertypes declare overrides what these do."""
        files = (scopes for scopes in self.symbols.files if scopes.facts.regions)
        for scopes in files:
            for number, found in enumerate(scopes.facts.definitions, scopes.first_number):
                base = self.lookup.impls.base(number) if found.lexical < FILE else 0
                if base and self._may_override(number):
                    target = self._overridden((base,), found.name, number)
                    if target and target != number:
                        yield relation(number, "overrides", target)

    def _has_to(self, method: int, base: int) -> bool:
        """Whether the type of a method has to have all that a supertype declares: a class that
        is not abstract (in C# any), of an interface."""
        owner = self.symbols.parent(method)
        is_class = owner > 0 and self.symbols.of(owner).category == "type"
        if not is_class:
            return False
        is_abstract = "abstract" in self.symbols.of(owner).properties
        if is_abstract and not self._language(method).overrides_stated:
            return False
        kinds = [self.symbols.of(one).kind in _ABSTRACT for one in (base, owner)]
        return kinds == [True, False]

    def _may_override(self, number: int) -> bool:
        definition = self.symbols.of(number)
        if definition.category != "callable" or definition.kind != "method":
            return False
        properties = definition.properties
        own = "static" in properties or properties.get("visibility") == "private"
        return not own or not self._language(number).overloads

    def _is_own(self, number: int) -> bool:
        """Whether a method is for its type alone."""
        properties = self.symbols.of(number).properties
        return properties.get("visibility") == "private" and "abstract" not in properties

    def _overridden(self, order: Sequence[int], name: str, method: int) -> int:
        """The method of the nearest supertype that has it; 0 where that is not certain."""
        nearer = False
        for number in order:
            if number < 0:
                if self.members.is_core(number, name):
                    continue
                return 0
            numbers = self.members.declared.get(number, {}).get(name, ())
            found = [
                one
                for one in self.lookup.declarations.one_entity(numbers)
                if self._may_override(one)
            ]
            language = self._language(method)
            if language.private_hides:
                found = [one for one in found if not self._is_own(one)]
            if language.static_apart:
                found = [one for one in found if self._is_alike(method, one)]
            if language.overloads and (len(found) > 1 or not language.overrides_by_name):
                same = [one for one in found if self.lookup.overloads.takes_the_same(method, one)]
                only = not nearer and self._has_to(method, number)
                nearer = nearer or bool(found)
                found = [one for one in same if only or self.lookup.overloads.hides(method, one)]
            if found:
                return found[0] if len(found) == 1 else 0
        return 0

    def _is_alike(self, method: int, other: int) -> bool:
        """Whether both are members of objects, or both of types, and accessors of one sort."""
        properties, others = (self.symbols.of(one).properties for one in (method, other))
        private = properties.get("visibility") == others.get("visibility") == "private"
        sorts = ("static", "getter", "setter")
        return not private and all((one in properties) == (one in others) for one in sorts)

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


def _meanings_in(facts: FileFacts) -> Iterator[Meaning]:
    """What a file's uses, definitions and members mean."""
    for use in facts.uses:
        yield from use.meanings
        for _, given in use.given:
            yield from given
    for meanings in facts.values.values():
        yield from meanings
    for meanings in facts.yields.values():
        yield from meanings
    for names in facts.attributes.values():
        for meanings in names.values():
            yield from meanings
