"""Names that are paths of modules, where a file is a module of a tree of such: ``crate::a::b``.

Each word of a path is looked up in what the words before it mean. A path may begin with a word
for a module (``module_words`` of the language), or with any name that is in scope.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from codeknit.extract.records import FILE, WORD_MARK, Import, Path, around
from codeknit.extract.relations.values import (
    OPEN,
    OUTSIDE,
    Outcome,
    Value,
    each_value,
    fact,
    one_of,
)
from codeknit.extract.scopes import FileScopes
from codeknit.languages import Language

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup


def steps(language: Language, name: str) -> tuple[str, ...]:
    """The steps to what a name means, that may be a path."""
    if not language.module_words:
        return tuple(name.split("."))
    first, *rest = (word.strip() for word in name.split(language.path_separator))
    if not first:  # it begins with a separator: a name of another document
        return ("?",)
    if first in language.module_words and (rest or language.module_words[first] == "root"):
        return (WORD_MARK + first, *rest)
    return (language.self_words.get(first, first), *rest)


class ModulePaths:
    """Follows paths. Modules are symbols, or files where these are known to be one."""

    def __init__(self, lookup: Lookup) -> None:
        self.lookup = lookup
        self.symbols = lookup.symbols
        self._values: dict[int, Value] = {}
        self._imports: dict[tuple[int, int, str, str], Outcome] = lookup.memo()
        self._open: set[tuple[int, int, str]] = set()  # names that imports are asked for
        self._macros_of: dict[int, dict[str, list[tuple[int, int]]]] = {}

    # Modules.

    def value(self, number: int) -> Value:
        """What a declared module is: the file of its name, where it has nothing of its own."""
        known = self._values.get(number)
        if known is None:
            known = self._values[number] = self._value(number)
        return known

    def _value(self, number: int) -> Value:
        scopes, index = self.symbols.file(number), self.symbols.index(number)
        facts = scopes.facts
        definition = facts.definitions[index]
        imported = scopes.imported.get((definition.lexical, definition.name), ())
        stated = [one.module for one in imported if not one.imported]
        lexical = next((one.lexical for one in facts.definitions[index + 1 : index + 2]), FILE)
        own = around(facts, lexical) if lexical < FILE else lexical
        if own == index or any(one.scope == index for one in facts.imports):
            return Value("symbol", number)
        separator = scopes.language.path_separator
        words = [self._word(scopes, "own"), *definition.scope.split("."), definition.name]
        path = separator.join(word for word in words if word)
        file = self.lookup.exports.module(scopes, stated[0] if stated else path)
        return Value("symbol", number) if file is None else Value("file", file.first_number)

    @staticmethod
    def _word(scopes: FileScopes, meaning: str) -> str:
        words = scopes.language.module_words
        return next((word for word, means in words.items() if means == meaning), "")

    def word(self, scopes: FileScopes, scope: int, word: str) -> Outcome:
        """What a word for a module means in a scope."""
        meaning = scopes.language.module_words[word]
        if meaning == "root":
            file = self.lookup.exports.module(scopes, word)
            return OUTSIDE if file is None else fact(Value("file", file.first_number))
        own = self._around(scopes, scope)
        return fact(own) if meaning == "own" else self.outer(own)

    def _around(self, scopes: FileScopes, scope: int) -> Value:
        """The module that a scope is, or is in."""
        while scope != FILE:
            if scope > FILE and scopes.facts.definitions[scope].category == "module":
                return Value("symbol", scopes.first_number + scope)
            scope = around(scopes.facts, scope)
        return Value("file", scopes.first_number)

    def outer(self, module: Value) -> Outcome:
        """The module around a module."""
        scopes = self.symbols.file(module.number)
        if module.sort == "symbol":
            scope = self.symbols.index(module.number)
            return fact(self._around(scopes, around(scopes.facts, scope)))
        file = self.lookup.exports.module(scopes, self._word(scopes, "outer"))
        return OUTSIDE if file is None else fact(Value("file", file.first_number))

    def is_module(self, value: Value) -> bool:
        """Whether it is a file, or a module in one."""
        if value.sort == "symbol":
            return self.symbols.of(value.number).category == "module"
        return value.sort == "file"

    def member(self, value: Value, name: str, scopes: FileScopes, path: Path) -> Outcome:
        """A member of a value; of a module also what a word for one means in it, and of a type
        what is implemented for it."""
        words = scopes.language.module_words
        if name in words and self.is_module(value):
            return self.outer(value) if words[name] == "outer" else fact(value)
        receivers = self.lookup.receivers
        if scopes.language.unordered_supertypes and receivers.has_impls(value):
            found = receivers.of_alias(value, name, scopes)
            return found or self.lookup.impls.member(value, name, scopes)
        return receivers.common(value, name, scopes, path)

    # Macros.

    def macro(self, scopes: FileScopes, name: str) -> Outcome:
        """The macro that a name means by what stands before it: in the file, in those around it,
        and in modules that give theirs away."""
        visited: set[int] = set()
        before = None
        while scopes.first_number not in visited:
            visited.add(scopes.first_number)
            places = self._macros(scopes).get(name, ())
            found = [number for at, number in places if before is None or at < before]
            if found:
                return self.lookup.declarations.declared(scopes, found)
            outer = self.outer(Value("file", scopes.first_number))
            if outer.values:
                file = self.symbols.file(outer.values[0].number)
                before = self._place_of(file, scopes)
                scopes = file
        return OUTSIDE

    def _place_of(self, file: FileScopes, module: FileScopes) -> int:
        """Where a file declares the module that another file is; 0 where it does not."""
        for index, definition in enumerate(file.facts.definitions):
            if definition.category == "module" and definition.lexical == FILE:
                value = self.value(file.first_number + index)
                if value == Value("file", module.first_number):
                    return index
        return 0

    def _macros(self, scopes: FileScopes) -> dict[str, list[tuple[int, int]]]:
        """The macros that are in scope at the end of a file, and from which definition on."""
        known = self._macros_of.get(scopes.first_number)
        if known is None:
            known = self._macros_of[scopes.first_number] = {}
            self._add_macros(scopes, FILE, known)
        return known

    def _add_macros(
        self, scopes: FileScopes, scope: int, found: dict[str, list[tuple[int, int]]]
    ) -> None:
        for index, definition in enumerate(scopes.facts.definitions):
            if definition.lexical == scope and definition.kind == "macro":
                number = scopes.first_number + index
                found.setdefault(definition.name, []).append((index, number))
        for index in self._decorated(scopes, "outside"):
            if scopes.facts.definitions[index].lexical != scope:
                continue
            module = self.value(scopes.first_number + index)
            if module.sort == "symbol":
                self._add_macros(scopes, index, found)
                continue
            for name, places in self._macros(self.symbols.file(module.number)).items():
                found.setdefault(name, []).extend((index, number) for _, number in places)

    @staticmethod
    def _decorated(scopes: FileScopes, meaning: str) -> list[int]:
        """The definitions of a file with a decorator that means this for macros."""
        words = scopes.language.macro_words
        return [
            owner
            for use in scopes.facts.uses
            if use.kind == "decorates" and words.get(use.written) == meaning
            for owner in use.owners
        ]

    def root_macro(self, file: FileScopes, name: str) -> Outcome:
        """The macro that the file of a root module has because others give it theirs."""
        found = self._root_macros.get((file.first_number, name))
        return self.lookup.declarations.declared(file, found) if found else OUTSIDE

    @cached_property
    def _root_macros(self) -> dict[tuple[int, str], list[int]]:
        result: dict[tuple[int, str], list[int]] = {}
        for scopes in self.symbols.files:
            for index in self._decorated(scopes, "root"):
                root = self.word(scopes, FILE, self._word(scopes, "root"))
                if root.values and scopes.facts.definitions[index].kind == "macro":
                    key = (root.values[0].number, scopes.facts.definitions[index].name)
                    result.setdefault(key, []).append(scopes.first_number + index)
        return result

    # Imports.

    def imported(self, scopes: FileScopes, found: Import) -> Outcome:
        """What an import leads to; nothing that is known where it leads back to itself."""
        key = (scopes.position, found.scope, found.module, found.imported)
        known = self._imports.get(key)
        if known is OPEN:
            return self.lookup.circle()
        if known is None:
            self._imports[key] = OPEN
            known = self._imports[key] = self._imported(scopes, found)
        return known

    def _imported(self, scopes: FileScopes, found: Import) -> Outcome:
        if not found.imported:  # a module that is declared where no declaration is seen
            file = self.lookup.exports.module(scopes, found.module)
            return OUTSIDE if file is None else fact(Value("file", file.first_number))
        words = [word for word in found.module.split(scopes.language.path_separator) if word]
        if found.imported != "*":
            words.append(found.imported)
        outcome = self._first(scopes, found, words[0])
        for word in words[1:]:
            outcome = self.step(scopes, outcome, word)
        return outcome

    def step(self, scopes: FileScopes, outcome: Outcome, word: str) -> Outcome:
        """What a word means in what comes before it."""
        outer = self.lookup.held(self.lookup.declarations.meant(outcome, called=False))
        return each_value(
            outer, lambda value: self.lookup.receivers.member(value, word, scopes, ())
        )

    def _first(self, scopes: FileScopes, found: Import, word: str) -> Outcome:
        """What the first word of an import means. It is not what the import itself binds."""
        if word in scopes.language.module_words:  # these are as the file's own module has them
            return self.word(scopes, FILE, word)
        own = [
            number
            for number in self.symbols.bound(scopes, found.scope, word)
            if self.symbols.of(number).category in ("module", "type")
        ]
        if own:
            return self.lookup.declarations.declared(scopes, own)
        if any(one.module == found.module for one in scopes.imported.get((found.scope, word), ())):
            return OUTSIDE
        return self.lookup.scoped.in_scopes(scopes, found.scope, word)

    def globs(self, scopes: FileScopes, scope: int, name: str) -> Outcome | None:
        """What imports of everything in a scope bring under a name."""
        wildcards = [one for one in scopes.wildcards if one.scope == scope]
        key = (scopes.position, scope, name)
        if not wildcards:
            return None
        if key in self._open:
            self.lookup.circle()
            return None
        self._open.add(key)
        found = []
        for one in wildcards:
            module = self.imported(scopes, one)
            if self._keeps(module, one, name):
                continue
            brought = self.step(scopes, module, name)
            if brought.values and not self._is_hidden(brought, one):
                found.append(brought)
        self._open.remove(key)
        return one_of(found) if found else None

    def _keeps(self, module: Outcome, wildcard: Import, name: str) -> bool:
        """Whether a module binds a name for itself only."""
        if module.state != "fact" or not self.is_module(value := module.values[0]):
            return False
        scopes = self.symbols.file(value.number)
        scope = FILE if value.sort == "file" else self.symbols.index(value.number)
        imports = scopes.imported.get((scope, name))
        if not imports or not all(one.own for one in imports):
            return False
        return not self._is_around(wildcard, scopes.language) and not self.symbols.bound(
            scopes, scope, name
        )

    @staticmethod
    def _is_around(wildcard: Import, language: Language) -> bool:
        """Whether everything is imported from a module that is around the one that does so."""
        words = wildcard.module.split(language.path_separator)
        return all(word in language.module_words for word in words)

    def _is_hidden(self, brought: Outcome, wildcard: Import) -> bool:
        """Whether it is private to a module that is not around the one that imports it."""
        if self._is_around(wildcard, self.symbols.file(brought.values[0].number).language):
            return False
        return any(value.sort == "symbol" and self._is_private(value) for value in brought.values)

    def _is_private(self, value: Value) -> bool:
        definition = self.symbols.of(value.number)
        kept = definition.kind in ("enum_member", "macro") or definition.category == "module"
        return not kept and "visibility" not in definition.properties
