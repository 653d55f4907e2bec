"""Names in languages in which each stands for one full name, by imports and the namespace around.

Classes, functions and constants have names of their own there. A function or constant that the
namespace does not have is the one outside of all namespaces; a class is not. Imports of functions
bind names with a bracket behind them, those of constants names with `CONSTANT`; so are they looked
up.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from codeknit.extract.records import CONSTANT, FILE, around
from codeknit.extract.relations.values import OUTSIDE, UNKNOWN, Outcome, doubtful, fact, symbol
from codeknit.extract.scopes import FileScopes

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup


class FullNames:
    """Looks names up in such languages."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self._known: dict[tuple[str, str], Outcome] = {}  # by full name

    def in_scopes(self, scopes: FileScopes, scope: int, name: str) -> Outcome:
        """What a name means in a scope: a variable, a function or a constant (with their marks
        behind them), or a class."""
        if name.startswith(scopes.language.variable_sigil):
            return self._variable(scopes, scope, name)
        if scopes.several_packages:
            return UNKNOWN
        if name.endswith("("):
            return self._declared_around(scopes, scope, name) or self._global(scopes, scope, name)
        if name.endswith(CONSTANT):
            return self._global(scopes, scope, name)
        target = self.symbols.resolver.find(scopes, max(scope, 0), name)
        if target is not None:
            return fact(symbol(self.lookup.members.canonical(target.number)))
        return self._global(scopes, scope, name)

    def _variable(self, scopes: FileScopes, scope: int, name: str) -> Outcome:
        """A variable that no callable has for itself."""
        held = self.lookup.scoped.bound(scopes, scope, f"{name}(")  # a callable
        if held is None:
            return self.lookup.scoped.bound(scopes, scope, name) or OUTSIDE
        again = name in scopes.facts.assigned.get(scope, {})
        return doubtful(held) if again else held

    def _declared_around(self, scopes: FileScopes, scope: int, name: str) -> Outcome | None:
        """A function that a callable around declares."""
        definitions = scopes.facts.definitions
        while scope != FILE:
            if scope > FILE and definitions[scope].category == "callable":
                numbers = self.symbols.bound(scopes, scope, name)
                if numbers:
                    return self.lookup.declarations.declared(scopes, numbers)
            scope = around(scopes.facts, scope)
        return None

    def _global(self, scopes: FileScopes, scope: int, name: str) -> Outcome:
        """The first symbol that has one of the full names that a name may stand for."""
        mark = CONSTANT if name.endswith(CONSTANT) else ""
        for full in self._full(scopes, scope, name.removesuffix(mark), mark):
            key = (scopes.language.id, full + mark)
            found = self._known.get(key)
            if found is None:
                found = self._known[key] = self._with_name(scopes, full, mark)
            if found is not OUTSIDE:
                return found
        return OUTSIDE

    def _with_name(self, scopes: FileScopes, full: str, mark: str) -> Outcome:
        """What has a full name."""
        numbers = [
            one
            for one in self.symbols.by_full_name.get((scopes.language.id, full), ())
            if (self.symbols.of(one).category == "value") == bool(mark)
        ]
        if any(self.symbols.file(one).several_packages for one in numbers):
            return UNKNOWN  # its full names are not known
        found = self.lookup.declarations.declared(scopes, numbers) if numbers else OUTSIDE
        own = scopes.language.own_functions if numbers else ""
        return doubtful(found) if own and re.fullmatch(own, full.removesuffix("(")) else found

    def _full(self, scopes: FileScopes, scope: int, name: str, mark: str) -> list[str]:
        """The full names that a name may stand for, the first that there is."""
        words = [word for word in scopes.normal(name).split(".") if word]
        inside = self._namespace(scopes, scope)
        if name[0] == "\\":
            return [".".join(words)]
        if name.startswith("namespace\\"):
            return [".".join([*inside, *words[1:]])]
        imported = self._imported(scopes, scope, words, mark)
        if imported:
            return [imported]
        own = ".".join([*inside, *words])
        return [own] if len(words) > 1 or not inside else [own, words[0]]

    def _imported(self, scopes: FileScopes, scope: int, words: list[str], mark: str) -> str:
        """The full name of what an import gives for a name or its first word; empty for none."""
        name = words[0] + mark if len(words) == 1 else words[0]
        while True:
            found = scopes.imports.get((scope, name))
            if found is not None:
                module = scopes.normal(found.module.removesuffix(CONSTANT))
                return ".".join([module, *words[1:]])
            if scope == FILE:
                return ""
            scope = around(scopes.facts, scope)

    def _namespace(self, scopes: FileScopes, scope: int) -> list[str]:
        definitions = scopes.facts.definitions
        while scope != FILE:
            if scope > FILE and definitions[scope].category == "module":
                return scopes.normal(definitions[scope].name).split(".")
            scope = around(scopes.facts, scope)
        return scopes.package.split(".") if scopes.package else []
