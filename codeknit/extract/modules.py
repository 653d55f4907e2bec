"""Which file of the document is the module that a file names, as its language finds modules."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property

from codeknit.extract.scopes import FileScopes
from codeknit.languages import hooks

#: Finds the path of the file that a module named in the file of the first path is.
ModuleFinder = Callable[[str, str], str | None]


class Modules:
    """Finds modules, each once for a file and a name."""

    def __init__(self, files: Sequence[FileScopes], root: str) -> None:
        self.files = files
        self.by_path = {scopes.facts.path: scopes for scopes in files}
        self.root = root
        self.finders: dict[str, ModuleFinder | None] = {}
        for scopes in files:
            if scopes.language.import_binds == "package":
                self._name_imports(scopes)

    def _name_imports(self, scopes: FileScopes) -> None:
        """Give imports the names that the imported packages have."""
        for found in scopes.facts.imports:
            module = self.find(scopes, found.module) if not found.aliased else None
            if module is None or found.imported or module.package in ("", found.name):
                continue
            bound = scopes.facts.bound.setdefault(found.scope, {})
            bound[found.name] = bound.get(found.name, 1) - 1
            found.name = module.package
            bound[found.name] = bound.get(found.name, 0) + 1

    def find(self, scopes: FileScopes, module: str) -> FileScopes | None:
        """The file that is a module, as another file names it."""
        if module not in scopes.modules:
            scopes.modules[module] = self._find_module(scopes, module)
        return scopes.modules[module]

    def _find_module(self, scopes: FileScopes, module: str) -> FileScopes | None:
        language = scopes.language.id
        if language not in self.finders:
            self.finders[language] = self._finder(language)
        finder = self.finders[language]
        path = finder(scopes.facts.path, module) if finder else None
        if path and scopes.language.shared_scope == "directory":
            return self.of_directories.get(path.rpartition("/")[0])
        return self.by_path.get(path) if path else None

    @cached_property
    def of_directories(self) -> Mapping[str, FileScopes]:
        """The first file of the package that most of a directory's files are of, those of tests
        and other programs left aside."""
        found: defaultdict[str, list[FileScopes]] = defaultdict(list)
        for scopes in self.files:
            if scopes.language.shared_scope == "directory":
                found[scopes.facts.path.rpartition("/")[0]].append(scopes)
        result = {}
        for directory, files in found.items():
            counts = Counter(one.package for one in files)
            ranked = sorted(
                files,
                key=lambda one: (one.package.endswith("_test"), -counts[one.package]),
            )
            result[directory] = ranked[0]
        return result

    def _finder(self, language: str) -> ModuleFinder | None:
        make = getattr(hooks(language), "module_finder", None)
        return make(self.by_path, self.root) if make else None
