"""What imports bind their names to, and what importers of a file get."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from codeknit.extract.records import FILE, Definition, Import, Meaning
from codeknit.extract.relations.values import (
    OPEN,
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

_DEEPEST: Final = 32  # lookups inside one another
#: The name under which a file exports what it is as a whole.
WHOLE: Final = "="
#: The one for objects of which it exports all that they have.
SPREAD: Final = "..."


class Exports:
    """Follows imports from file to file."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self._exports: dict[tuple[int, str], Outcome] = lookup.memo()

    def imported(self, scopes: FileScopes, found: Import, *, called: bool = False) -> Outcome:
        """What an import binds its name to. `called` asks for callables, where these have names
        of their own."""
        if scopes.language.module_words:
            return self.lookup.paths.imported(scopes, found)
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
        return self.lookup.beyond.in_named(scopes, scopes.normal(found.module), name) or OUTSIDE

    def _imported_module(self, scopes: FileScopes, found: Import) -> Outcome:
        whole = found.aliased or scopes.language.import_binds != "first"
        name = found.module if whole else found.name
        module = self.module(scopes, name)
        if module is not None:
            return self.whole(module)
        bare, arguments = scopes.normal(name.partition("<")[0]), name.count(",") + 1
        if scopes.language.generic_arity and "<" in name:
            bare = f"{bare}`{arguments}"
        return self.lookup.beyond.full_name(scopes, bare) or OUTSIDE

    def whole(self, module: FileScopes) -> Outcome:
        """What a file is to those that import it as a whole."""
        stated = module.facts.exported.get(WHOLE)
        if stated is not None:
            return self.lookup.held(self.lookup.meanings(module, stated))
        return fact(Value("file", module.first_number))

    def of_whole(self, value: Value, name: str) -> Outcome | None:
        """What a file exports under a name that is itself a value it declares: `exports.f = …`
        beside `module.exports = value`."""
        module = self.symbols.file(value.number)
        stated = module.facts.exported
        if WHOLE not in stated or name == WHOLE or not stated.get(name):
            return None
        whole = self.whole(module)
        is_it = whole.state == "fact" and whole.values[0].number == value.number
        return self.exported(module, name) if is_it else None

    def module(self, scopes: FileScopes, name: str) -> FileScopes | None:
        """The file that a module named in a file is."""
        return self.symbols.resolver.modules.find(scopes, name)

    def exported(self, module: FileScopes, name: str) -> Outcome | None:
        """What importers of a file get for a name, if they get anything; nothing that is known
        where that leads back to the file."""
        key = (module.position, name)
        known = self._exports.get(key)
        if known is OPEN or (known is None and self.lookup.depth > _DEEPEST):
            return self.lookup.circle()
        if known is None:
            self._exports[key] = OPEN
            self.lookup.depth += 1
            known = self._exports[key] = self._exported(module, name) or OUTSIDE
            self.lookup.depth -= 1
        return None if known is OUTSIDE else known

    def _exported(self, module: FileScopes, name: str) -> Outcome | None:
        found = self._stated(module, name)
        if SPREAD not in module.facts.exported or name == module.language.whole_import:
            return found
        spread = [self._spread(module, one, name) for one in module.facts.exported[SPREAD]]
        if found is not None:  # it may stand before what is spread, or behind
            having = [one for one in spread if one.values]
            return doubtful(one_of([found, *having])) if having else found
        spread = [one for one in spread if one is not OUTSIDE]
        return one_of(spread) if spread else None

    def _spread(self, module: FileScopes, meaning: Meaning, name: str) -> Outcome:
        """What an object has under a name that is spread; OUTSIDE if it does not have it."""
        of = self.lookup.meaning(module, meaning)
        if not of.values:
            return UNKNOWN
        return each_value(of, lambda value: self.lookup.receivers.member(value, name, module, ()))

    def _stated(self, module: FileScopes, name: str) -> Outcome | None:
        stated = module.facts.exported.get(name)
        if stated is not None:
            return self.lookup.meanings(module, stated) if stated else None
        if module.language.shared_scope == "directory":
            hidden = module.language.exported_names == "capitals" and not name[:1].isupper()
            return None if hidden else self.lookup.beyond.neighbours(module, name)
        outward = module.outward(name)
        found = self.lookup.scoped.bound(module, FILE, outward)
        if found is None and module.language.module_words:
            return self.lookup.paths.globs(module, FILE, name)
        if module.language.wildcard_imports == "exports":
            if found is not None and outward == name and not self._is_exported(found):
                found = None
            if name == module.language.whole_import:
                return found
        if found is None:
            found = self.lookup.beyond.by_wildcard(module, FILE, name)
        return found

    def _is_exported(self, found: Outcome) -> bool:
        return any(
            one.sort == "symbol" and self._has_exported(self.symbols.of(one.number))
            for one in found.values
        )

    @staticmethod
    def _has_exported(definition: Definition) -> bool:
        return "exported" in definition.properties or "extern" in definition.properties
