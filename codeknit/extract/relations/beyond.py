"""What a name means that its file does not bind: by package, namespace, directory, and by imports
of everything."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from codeknit.extract.records import FILE
from codeknit.extract.relations.symbols import neighbourhood
from codeknit.extract.relations.values import (
    OUTSIDE,
    UNKNOWN,
    Outcome,
    Value,
    doubtful,
    each_value,
    fact,
    one_of,
)
from codeknit.extract.scopes import FileScopes

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup


class Beyond:
    """Looks names up beyond their file."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        #: What files share without an import, by what the language says they share.
        self._shared: dict[str, Callable[[FileScopes, str], Outcome | None]] = {
            "file": self._nothing,
            "requires": self._nothing,
            "directory": self.neighbours,
            "package": self._in_packages,
            "namespaces": self._in_namespaces,
        }
        self._several: dict[tuple[str, str], Outcome] = {}  # full names that several have
        self._known: dict[tuple[int, str], Outcome] = lookup.memo()

    def named(self, scopes: FileScopes, scope: int, name: str) -> Outcome:
        """What a name means that the file itself does not bind."""
        if not scopes.same_beyond:
            return self._named(scopes, scope, name)
        key = (scopes.position, name)
        return self._known.get(key) or self.lookup.shared(
            self._known, key, lambda: self._named(scopes, scope, name)
        )

    def _named(self, scopes: FileScopes, scope: int, name: str) -> Outcome:
        language = scopes.language
        found = self._shared[language.shared_scope](scopes, name)
        if found is not None and language.singletons and scopes.wildcards:
            brought = self.by_wildcard(scopes, scope, name)
            stated = [one.module for one in scopes.wildcards_around(scope)]
            if brought is not None:
                return brought
            return found if self.lookup.objects.all_known(scopes, stated) else doubtful(found)
        if found is None and language.wildcard_imports != "exports" and not language.module_words:
            found = self.by_wildcard(scopes, scope, name)
        if (
            found is None
            and language.shared_scope != "file"
            and (language.id, name) in self.symbols.packages
        ):
            found = fact(Value("package", 0, name))
        if found is None and name in language.file_words:
            found = fact(Value("file", scopes.first_number))
        return found or OUTSIDE

    def _nothing(self, _scopes: FileScopes, _name: str) -> Outcome | None:
        return None

    def _in_packages(self, scopes: FileScopes, name: str) -> Outcome | None:
        """What the packages of the file's clauses have under a name, innermost first."""
        for package in reversed(scopes.packages or [""]):
            found = self.full_name(scopes, f"{package}.{name}" if package else name)
            if found is not None:
                return found
        return None

    def _in_namespaces(self, scopes: FileScopes, name: str) -> Outcome | None:
        """What the namespace of the file's clause and those around it have under a name."""
        prefix = scopes.package
        while prefix:
            found = self.full_name(scopes, f"{prefix}.{name}")
            if found is not None:
                return found
            prefix = prefix.rpartition(".")[0]
        return self.full_name(scopes, name)

    def neighbours(self, scopes: FileScopes, name: str) -> Outcome | None:
        """What the files of the same directory and package declare under a name."""
        numbers = self.symbols.by_directory.get((*neighbourhood(scopes), name), ())
        return self.lookup.declarations.declared(scopes, numbers) if numbers else None

    def full_name(self, scopes: FileScopes, name: str) -> Outcome | None:
        """What a qualified name means in languages in which such are for everybody."""
        if scopes.language.shared_scope not in ("package", "namespaces"):
            return None
        numbers = self.symbols.by_full_name.get((scopes.language.id, name), ())
        if numbers and "." not in name and scopes.language.shared_scope == "package":
            beside = [one for one in numbers if scopes.is_beside(self.symbols.file(one))]
            if not beside:  # of no package, and elsewhere
                return doubtful(self.lookup.declarations.declared(scopes, numbers))
            numbers = beside
        if numbers and (scopes.language.id, name) in self.symbols.stated_packages:
            return fact(Value("package", 0, name))  # its object's members have full names in it
        if len(numbers) == 1 or ("." not in name and numbers):
            return self.lookup.declarations.declared(scopes, numbers)
        if numbers:
            key = (scopes.language.id, name)
            if key not in self._several:
                self._several[key] = self.lookup.declarations.declared(scopes, numbers)
            return self._several[key]
        if (scopes.language.id, name) in self.symbols.packages:
            return fact(Value("package", 0, name))
        return None

    def in_named(self, scopes: FileScopes, full_name: str, name: str) -> Outcome | None:
        """A member of a package, or one that a type has or inherits."""
        if scopes.language.singletons:
            full_name = self.lookup.objects.full_name(scopes, full_name)
        found = self.full_name(scopes, f"{full_name}.{name}")
        if found is None and (owner := self.full_name(scopes, full_name)) is not None:
            found = each_value(
                owner, lambda value: self.lookup.receivers.member(value, name, scopes, ())
            )
        return found if found is not None and found.values else None

    def by_wildcard(self, scopes: FileScopes, scope: int, name: str) -> Outcome | None:
        """What imports of everything bring under a name."""
        found: list[Outcome] = []
        missed = False
        in_order = scopes.language.wildcard_imports in ("nothing", "exports")
        wildcards = [one for one in scopes.wildcards if one.scope in (FILE, scope)]
        language = scopes.language
        if scopes.wildcards and (language.shared_scope == "namespaces" or language.singletons):
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
        file = self.lookup.exports.module(scopes, module)
        if file is not None:
            if file is scopes or (
                name.startswith("_") and scopes.language.wildcard_imports == "nothing"
            ):
                return None, True
            return self.lookup.exports.exported(file, name), True
        return self.in_named(scopes, scopes.normal(module), name), False
