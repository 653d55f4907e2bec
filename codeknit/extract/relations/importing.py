"""What the imports of a file import: files, packages, symbols."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from codeknit.extract.records import Import
from codeknit.extract.relations.exports import WHOLE
from codeknit.extract.relations.lookup import Lookup
from codeknit.extract.relations.values import Outcome
from codeknit.extract.scopes import FileScopes


class Importing:
    """Finds what imports name."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols

    def targets(self, scopes: FileScopes) -> Iterator[tuple[Import, Sequence[int]]]:
        """What each import imports."""
        if scopes.language.wildcard_imports == "file":
            return  # includes are symbols of their own
        for found in scopes.facts.imports:
            if not found.imported and scopes.language.module_words:
                continue  # it is declared there
            if found.imported == "*":
                targets = self._imported_all(scopes, found)
            else:
                targets = self._imported_file(scopes, found) or self._meant(
                    self.lookup.exports.imported(scopes, found)
                )
                if found.imported and scopes.language.callables_apart:
                    callables = self.lookup.exports.imported(scopes, found, called=True)
                    targets = [*targets, *self._meant(callables)]
            if scopes.language.singletons:
                targets = [one for each in targets for one in self.lookup.objects.beside(each)]
            yield found, targets

    def _imported_file(self, scopes: FileScopes, found: Import) -> Sequence[int]:
        """The file that an import of a module as a whole names, if it says what that is."""
        file = self.lookup.exports.module(scopes, found.module) if not found.imported else None
        return [file.first_number] if file is not None and WHOLE in file.facts.exported else ()

    def _imported_all(self, scopes: FileScopes, found: Import) -> Sequence[int]:
        module = found.module
        if scopes.language.module_words:
            return self._meant(self.lookup.exports.imported(scopes, found))
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

    def _meant(self, outcome: Outcome) -> Sequence[int]:
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
            elif value.sort != "literal":
                targets.append(value.number)
        return targets
