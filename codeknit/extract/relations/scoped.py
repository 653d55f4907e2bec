"""What a name means in a scope: what the scope binds, then what those around it do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from codeknit.extract.records import FILE, Import, around
from codeknit.extract.relations.values import (
    OUTSIDE,
    UNKNOWN,
    Outcome,
    Value,
    doubtful,
    fact,
    one_of,
    symbol,
)
from codeknit.extract.scopes import FileScopes

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup

_UNBOUND: Final = OUTSIDE._replace()  # in place of none


class Scoped:
    """Looks names up in the scopes of a file."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self.members = lookup.members
        self._top: dict[tuple[int, str], Outcome] = lookup.memo()  # names of files

    def in_scopes(self, scopes: FileScopes, scope: int, name: str) -> Outcome:
        """What a name means in a scope and those around it."""
        if not self._may_be_here(scopes, name):
            return OUTSIDE
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
                if name in scopes.language.universal_members or self._is_implied(
                    scopes, scope, name
                ):
                    return OUTSIDE
            elif scope in scopes.facts.bodies:
                found = self.lookup.receivers.in_body(scopes, scope, name)
                if found.values:
                    return self._behind(found, scopes) if missed else found
                missed = missed or found.state == "unknown"
                if name in scopes.language.universal_members:
                    return OUTSIDE
            else:
                found = self.bound(scopes, scope, name)
                if found is None and scopes.wildcards and scopes.language.module_words:
                    found = self.lookup.paths.globs(scopes, scope, name)
                if found is not None:
                    return self._behind(found, scopes) if missed else found
            if scope == FILE:
                break
            if scope > FILE and definitions[scope].category == "module":
                if (found := self.in_namespace(scopes, scope, name)) is not None:
                    return self._behind(found, scopes) if missed else found
                if scopes.language.closed_modules:
                    return OUTSIDE
            scope = around(scopes.facts, scope)
        found = self.lookup.beyond.named(scopes, first, name)
        return self._behind(found, scopes) if missed and found.values else found

    def _is_implied(self, scopes: FileScopes, scope: int, name: str) -> bool:
        return self.lookup.receivers.inherited.implies(scopes.first_number + scope, name)

    def _may_be_here(self, scopes: FileScopes, name: str) -> bool:
        """Whether anything may give a name its meaning in some scope of a file."""
        language = scopes.language
        brought = scopes.wildcards and language.wildcard_imports != "package"
        return bool(brought or name in language.file_words or self.symbols.may_be_here(name))

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
        found = self.lookup.receivers.in_order(self.members.order(number), name, bare=True)
        found = self.lookup.receivers.inherited.beside(number, name, found)
        if found.values:
            return found, False
        return None, found.state == "unknown"

    def in_namespace(self, scopes: FileScopes, scope: int, name: str) -> Outcome | None:
        """What a namespace has under a name, in whichever file that is visible."""
        definition = scopes.facts.definitions[scope]
        if scopes.language.shared_scope != "namespaces" and not scopes.language.open_namespaces:
            return None
        if not self.symbols.may_be_here(name):
            return None
        outer, words = scopes.normal(definition.scope), scopes.normal(definition.name)
        while words:
            full = f"{outer}.{words}" if outer else words
            if (found := self.lookup.beyond.full_name(scopes, f"{full}.{name}")) is not None:
                return found
            words = words.rpartition(".")[0]
        return None

    def bound(self, scopes: FileScopes, scope: int, name: str) -> Outcome | None:
        """What a scope of a file itself binds a name to, if it does."""
        if scope != FILE:
            return self._bound(scopes, scope, name)
        key = (scopes.position, name)
        found = self._top.get(key) or self.lookup.shared(
            self._top, key, lambda: self._bound(scopes, scope, name) or _UNBOUND
        )
        return None if found is _UNBOUND else found

    def _bound(self, scopes: FileScopes, scope: int, name: str) -> Outcome | None:
        numbers = self.symbols.bound(scopes, scope, name)
        called = name[-1] == "("
        imported = scopes.imported.get((scope, name[:-1] if called else name), ())
        assigned = scopes.facts.assigned.get(scope, {}).get(name)
        if not numbers and not imported and assigned is None:
            return None
        if scopes.wildcards and self._may_be_hidden(scopes, scope, name, numbers, imported):
            outcomes = [*(fact(symbol(one)) for one in numbers)]
            outcomes += [self.lookup.exports.imported(scopes, one) for one in imported]
            return doubtful(one_of(outcomes))
        if not imported:
            return self.lookup.declarations.declared(scopes, numbers, assigned)
        outcomes = [self.lookup.exports.imported(scopes, one, called=called) for one in imported]
        if numbers and scopes.language.names_apart:
            outcomes.append(self.lookup.declarations.declared(scopes, numbers, assigned))
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
        """Whether an import of everything, further down, may bind the name anew; or one further up
        be what binds it, where the name is declared under a condition only."""
        if scopes.language.wildcard_imports != "nothing" or name.startswith("_"):
            return False
        starts = [one - scopes.first_number for one in numbers]
        starts += [one.definitions_before - 1 for one in imported]
        last = max(starts, default=1 << 62)
        if not imported and self.symbols.all_conditional(numbers):
            last = -1
        behind = [
            one for one in scopes.wildcards if one.scope == scope and one.definitions_before > last
        ]
        if imported:  # the list of imports is in the order of the text
            at = max(scopes.facts.imports.index(one) for one in imported)
            behind = [one for one in behind if scopes.facts.imports.index(one) > at]
        return any(not self._leaves(scopes, one.module, name) for one in behind)

    def _leaves(self, scopes: FileScopes, module: str, name: str) -> bool:
        """Whether an import of everything of a module certainly does not bring a name."""
        file = self.lookup.exports.module(scopes, module)
        return file is not None and self.lookup.exports.exported(file, name) is None
