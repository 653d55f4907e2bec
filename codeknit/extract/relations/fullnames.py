"""Names in languages in which each stands for one full name, by imports and the namespace around.

Classes, functions and constants have names of their own there. A function or constant that the
namespace does not have is the one outside of all namespaces; a class is not. Imports of functions
bind names with a bracket behind them, those of constants names with `CONSTANT`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from codeknit.extract.records import FILE, around
from codeknit.extract.relations.values import OUTSIDE, UNKNOWN, Outcome, doubtful, fact, symbol
from codeknit.extract.resolve import FileScopes

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup

CONSTANT: Final = "#"


class FullNames:
    """Looks names up in such languages."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self._known: dict[tuple[str, str], Outcome] = {}  # by full name

    def in_scopes(self, scopes: FileScopes, scope: int, name: str) -> Outcome:
        """What a name means in a scope: a variable, a function (with a bracket behind it), a
        class or a constant."""
        if name.startswith(scopes.language.variable_sigil):
            return self._variable(scopes, scope, name)
        if scopes.several_packages:
            return UNKNOWN
        if name.endswith("("):
            return self._declared_around(scopes, scope, name) or self._global(scopes, scope, name)
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
        for full in self._full(scopes, scope, name):
            key = (scopes.language.id, full)
            found = self._known.get(key)
            if found is None:
                found = self._known[key] = self._with_name(scopes, key)
            if found is not OUTSIDE:
                return found
        return OUTSIDE

    def _with_name(self, scopes: FileScopes, key: tuple[str, str]) -> Outcome:
        """What has a full name."""
        numbers = self.symbols.by_full_name.get(key, ())
        if any(self.symbols.file(one).several_packages for one in numbers):
            return UNKNOWN  # its full names are not known
        return self.lookup.declarations.declared(scopes, numbers) if numbers else OUTSIDE

    def _full(self, scopes: FileScopes, scope: int, name: str) -> list[str]:
        words = [word for word in scopes.normal(name).split(".") if word]
        inside = self._namespace(scopes, scope)
        if name[0] == "\\":
            return [".".join(words)]
        if name.startswith("namespace\\"):
            return [".".join([*inside, *words[1:]])]
        imported = self._imported(scopes, scope, words)
        if imported:
            return [imported]
        own = ".".join([*inside, *words])
        return [own] if len(words) > 1 or not inside else [own, words[0]]

    def _imported(self, scopes: FileScopes, scope: int, words: list[str]) -> str:
        """The full name of what an import gives for a name or its first word; empty for none."""
        name = words[0]
        if len(words) == 1 and name[-1] != "(":
            name += CONSTANT
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
