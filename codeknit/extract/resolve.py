"""Which symbol a name in type position means, by scope rules alone.

A name is replaced by a ShortID only where the rules lead to exactly one type of the document: it
is bound once in the scope that the language looks in, and bound to a type, a type parameter, or
an import of one. Whatever is in doubt stays as written. Nothing is ever found by name alone.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from codeknit.extract.includes import Seen
from codeknit.extract.modules import Modules
from codeknit.extract.records import FILE, WORD, Definition, FileFacts, Import, around
from codeknit.extract.scopes import FileScopes, Target

_LOOKS_LIKE_SHORT_ID: Final = re.compile(r"S[1-9][0-9]*")
#: What stands before the end of a qualified name: ``<T as A>::B``, ``A<T>.B``.
_GOING_ON: Final = ("::", ">.", ">. ")
#: What ends the name in a signature, though it may be part of one: ``operator()``.
_ENDS_NAME: Final = re.compile(r"\(|: | -> ")
_DEEPEST: Final = 32  # imports followed from file to file


class Resolver:
    """Looks names up in the scopes of all files."""

    def __init__(self, files: Sequence[FileFacts], root: str) -> None:
        self.files: list[FileScopes] = []
        number = 1
        for position, facts in enumerate(files):
            self.files.append(FileScopes(facts, number, position))
            number += len(facts.definitions)
        self.modules = Modules(self.files, root)
        self.seen = Seen(self.files, self.modules)

    @cached_property
    def qualified(self) -> Mapping[tuple[str, str], list[Target]]:
        """Types outside callables, by language and qualified name, packages included."""
        found: defaultdict[tuple[str, str], list[Target]] = defaultdict(list)
        for scopes in self.files:
            for _, index in scopes.types.items():
                definition = scopes.facts.definitions[index]
                name = scopes.qualified(definition)
                found[scopes.language.id, name].append(Target(scopes, index))
        return found

    @cached_property
    def by_directory(self) -> Mapping[tuple[str, str, str, str], list[Target]]:
        """Top-level types by language, directory, package and name."""
        found: defaultdict[tuple[str, str, str, str], list[Target]] = defaultdict(list)
        for scopes in self.files:
            for (parent, name), index in scopes.types.items():
                if parent == FILE:
                    key = (*_neighbourhood(scopes), name)
                    found[key].append(Target(scopes, index))
        return found

    def references(self, scopes: FileScopes, index: int) -> Iterator[tuple[str, Target | None]]:
        """The names in type position in a definition's signature, and what they mean."""
        definition = scopes.facts.definitions[index]
        text = definition.signature
        for start, end in definition.references:
            if not text.endswith(_GOING_ON, 0, start):
                yield text[start:end], self._reference(scopes, index, text, start, end)

    def _reference(
        self, scopes: FileScopes, index: int, text: str, start: int, end: int
    ) -> Target | None:
        target = self.find(scopes, index, text[start:end])
        if target is not None and scopes.language.generic_arity:
            return self.of_arity(target, _arguments(text, end))
        return target

    def signature(self, scopes: FileScopes, index: int) -> str:
        """A definition's signature with the names that are known replaced by ShortIDs."""
        definition = scopes.facts.definitions[index]
        text = definition.signature
        if _ENDS_NAME.search(definition.name):  # no reader finds types behind such a name
            return text
        parts: list[str] = []
        position = 0
        for start, end in definition.references:
            name = text[start:end]
            if text.endswith(_GOING_ON, 0, start):
                continue  # the end of a qualified name that is no reference as a whole
            target = self._reference(scopes, index, text, start, end)
            if target is not None:
                replacement = f"S{target.number}"
            elif _LOOKS_LIKE_SHORT_ID.fullmatch(name):
                replacement = f"\\{name}"
            else:
                continue
            parts += (text[position:start], replacement)
            position = end
        return "".join((*parts, text[position:])) if parts else text

    def of_arity(self, target: Target, arity: int) -> Target | None:
        """The type with so many type parameters among those of a name, beginning with one."""
        definition = target.file.facts.definitions[target.definition]
        if target.arity == arity or definition.category != "type":
            return target if target.arity == arity else None
        key = (target.file.language.id, target.file.qualified(definition), arity)
        return self.by_arity.get(key)

    @cached_property
    def by_arity(self) -> Mapping[tuple[str, str, int], Target]:
        """The first type with each language, qualified name and number of type parameters."""
        found: dict[tuple[str, str, int], Target] = {}
        for scopes in self.files:
            for index, definition in enumerate(scopes.facts.definitions):
                if definition.category == "type" and scopes.language.generic_arity:
                    target = Target(scopes, index)
                    key = (scopes.language.id, scopes.qualified(definition), target.arity)
                    found.setdefault(key, target)
        return found

    def find(self, scopes: FileScopes, index: int, name: str) -> Target | None:
        """The type that a name, qualified or not, means in a definition's signature."""
        definition = scopes.facts.definitions[index]
        if not scopes.same_in_place or index in scopes.generic or definition.category == "module":
            return self._find(scopes, index, name)
        place = (definition.lexical, definition.parent, definition.scope, name)
        if place not in scopes.found:
            scopes.found[place] = self._find(scopes, index, name)
        return scopes.found[place]

    def _find(self, scopes: FileScopes, index: int, name: str) -> Target | None:
        words = WORD.findall(name)
        if not words or (len(words) == 1 and words[0] not in self._names):
            return None
        if scopes.language.full_names:
            return self._by_full_name(scopes, index, name, words)
        target = self._in_scopes(scopes, index, words[0])
        for position, word in enumerate(words[1:], 1):
            if target is None:
                break
            target = self._member(target, word, scopes, words[: position + 1])
        if target is None and len(words) > 1:
            target = self._qualified(scopes, words)
        return target if target is not None and target.definition != FILE else None

    def _by_full_name(
        self, scopes: FileScopes, index: int, name: str, words: list[str]
    ) -> Target | None:
        """The one type whose full name this is, or stands for in this place."""
        user = scopes.facts.definitions[index]
        if scopes.several_packages:
            return None
        if not name.startswith("\\"):
            scope = index if user.category == "module" else user.lexical
            while (scope, words[0]) not in scopes.imports and scope != FILE:
                scope = around(scopes.facts, scope)
            imported = scopes.imports.get((scope, words[0]))
            if imported is not None:
                words = [scopes.normal(imported.module), *words[1:]]
            else:
                inside = scopes.package or self._namespace(scopes, user)
                words = words[1:] if name.startswith("namespace\\") else words
                words = [inside, *words] if inside else words
        found = self.qualified.get((scopes.language.id, ".".join(words)), ())
        own = [target for target in found if target.file is scopes] or list(found)
        known = len(own) == 1 and own[0].is_only_one and not own[0].file.several_packages
        return own[0] if known else None

    def _in_scopes(self, scopes: FileScopes, index: int, name: str) -> Target | None:
        definitions = scopes.facts.definitions
        nested = scopes.language.class_scope == "nested"
        own_scope = FILE if scopes.language.class_scope == "none" else definitions[index].lexical
        closed = scopes.language.closed_modules
        scope = index
        while True:
            if (scope, name) in scopes.parameters:
                return Target(scopes, scopes.parameters[scope, name])
            if scope != index:
                is_type = scope < FILE or (scope > FILE and definitions[scope].category == "type")
                visible = not is_type or nested or scope == own_scope
                if visible and scopes.times_bound(scope, name):
                    return self._bound(scopes, scope, name, index)
            if scope == FILE:
                return self._beyond_file(scopes, index, name)
            if closed and scope > FILE and definitions[scope].category == "module":
                return None
            scope = around(scopes.facts, scope)

    def _bound(self, scopes: FileScopes, scope: int, name: str, user: int) -> Target | None:
        """What a scope that binds a name binds it to, if that is one type for certain."""
        once = scopes.times_bound(scope, name) == 1
        index = scopes.types.get((scope, name))
        if index is None:
            return self._imported(scopes, scopes.imports.get((scope, name)), 0) if once else None
        if not once and not (scopes.language.reopened_types and scopes.only_types(scope, name)):
            return None
        if scopes.language.class_scope == "direct" and scope != FILE and index > user:
            return None  # not bound yet where the signature is evaluated
        if scopes.language.wildcard_imports == "nothing" and any(
            found.scope == scope and found.definitions_before > index for found in scopes.wildcards
        ):
            return None  # a later `import *` may have bound it anew
        return Target(scopes, index)

    def _imported(self, scopes: FileScopes, found: Import | None, depth: int) -> Target | None:
        if found is None or found.imported == "*" or depth > _DEEPEST:
            return None
        if not found.imported:
            return self._imported_module(scopes, found)
        module = self.modules.find(scopes, found.module)
        if module is not None and module.times_bound(FILE, module.outward(found.imported)):
            return self._exported(module, module.outward(found.imported), depth + 1)
        if module is not None and module.language.wildcard_imports == "exports":
            return self._reexported(module, found.imported, depth + 1)
        submodule = self.modules.find(scopes, _submodule(found.module, found.imported))
        if submodule is not None:
            return Target(submodule, FILE)
        return self._only(scopes, f"{scopes.normal(found.module)}.{found.imported}")

    def _imported_module(self, scopes: FileScopes, found: Import) -> Target | None:
        whole = found.aliased or scopes.language.import_binds != "first"
        module = self.modules.find(scopes, found.module if whole else found.name)
        if module is not None:
            package = scopes.language.import_binds == "package" and not found.aliased
            return Target(module, FILE) if not package or module.package == found.name else None
        return self._only(scopes, scopes.normal(found.module)) if whole else None

    def _reexported(self, module: FileScopes, name: str, depth: int) -> Target | None:
        """The type that a file exports by default, or one that all of another file's exports
        bring."""
        if name == module.language.whole_import:
            index = module.default_type
            return Target(module, index) if index is not None else None
        found = set()
        for wildcard in module.wildcards if depth < _DEEPEST else ():
            other = self.modules.find(module, wildcard.module)
            if other is None:
                continue
            outward = other.outward(name)
            index = other.types.get((FILE, name))
            own = index is not None and "exported" in other.facts.definitions[index].properties
            if own or outward != name:
                found.add(self._exported(other, outward, depth + 1))
            elif not other.times_bound(FILE, name):
                found.add(self._reexported(other, name, depth + 1))
        found.discard(None)
        return found.pop() if len(found) == 1 else None

    def _exported(self, module: FileScopes, name: str, depth: int) -> Target | None:
        """A name of another file's own scope."""
        if (FILE, name) in module.types:
            return self._bound(module, FILE, name, len(module.facts.definitions))
        if module.times_bound(FILE, name) != 1:
            return None
        return self._imported(module, module.imports.get((FILE, name)), depth)

    def _member(
        self, owner: Target, name: str, scopes: FileScopes, words: list[str]
    ) -> Target | None:
        if owner.definition != FILE:
            index = owner.file.types.get((owner.definition, name))
            once = owner.file.times_bound(owner.definition, name) == 1
            return Target(owner.file, index) if index is not None and once else None
        if owner.file.language.shared_scope == "directory":
            return self._neighbour(owner.file, name)
        outward = owner.file.outward(name)
        if owner.file.times_bound(FILE, outward):
            return self._exported(owner.file, outward, 0)
        dotted = ".".join(words)
        stated = any(
            found.module == dotted or found.module.startswith(f"{dotted}.")
            for found in scopes.facts.imports
        )
        module = self.modules.find(scopes, dotted) if stated else None
        return Target(module, FILE) if module is not None else None

    def _beyond_file(self, scopes: FileScopes, index: int, name: str) -> Target | None:
        if name not in self._type_names:
            return None
        shared = scopes.language.shared_scope
        wildcards = scopes.wildcards_around(index) if scopes.wildcards else []
        if shared == "directory":
            if (*_neighbourhood(scopes), name) in self.by_directory:
                return self._neighbour(scopes, name)
        elif shared != "file" and not (wildcards and scopes.language.wildcards_hide):
            for prefix in self._prefixes(scopes, scopes.facts.definitions[index]):
                target = self._only(scopes, f"{prefix}.{name}" if prefix else name)
                if target is not None:
                    return target
        return self._by_wildcard(scopes, wildcards, name)

    def _neighbour(self, scopes: FileScopes, name: str) -> Target | None:
        """The type of that name that the files of a directory and package declare."""
        found = self.by_directory.get((*_neighbourhood(scopes), name), ())
        return found[0] if len(found) == 1 else None

    def owner(self, scopes: FileScopes, index: int) -> Target | None:
        """The type that a member declared outside of it names by its receiver."""
        definition = scopes.facts.definitions[index]
        if "receiver" not in definition.properties or definition.parent != FILE:
            return None
        return self._neighbour(scopes, definition.scope)

    def _prefixes(self, scopes: FileScopes, user: Definition) -> Iterator[str]:
        words = [word for word in (scopes.package, scopes.normal(user.scope)) if word]
        prefix = ".".join(words)
        if scopes.language.shared_scope == "package":
            yield from reversed(scopes.packages or [self._namespace(scopes, user)])
            return
        while prefix:
            yield prefix
            prefix = prefix.rpartition(".")[0]
        yield ""

    def _namespace(self, scopes: FileScopes, user: Definition) -> str:
        names = [scopes.normal(user.name)] if user.category == "module" and not user.clause else []
        parent = user.parent
        while parent != FILE:
            definition = scopes.facts.definitions[parent]
            if definition.category == "module":
                names.append(scopes.normal(definition.name))
            parent = definition.parent
        return ".".join(reversed(names))

    def _by_wildcard(
        self, scopes: FileScopes, wildcards: Sequence[Import], name: str
    ) -> Target | None:
        rule = scopes.language.wildcard_imports
        if rule == "package":
            stated = [wildcard.module for wildcard in wildcards]
            found = {
                target
                for package in (*stated, *scopes.language.implicit_imports)
                if (target := self._in_package(scopes, package, name))
            }
        elif rule == "file":
            found = {
                found
                for found in self._top_types.get(name, ())
                if found.file is not scopes and self.seen.sees(scopes, found.file.position)
            }
        else:
            return None
        return found.pop() if len(found) == 1 else None

    def _in_package(self, scopes: FileScopes, package: str, name: str) -> Target | None:
        if scopes.language.shared_scope != "directory":
            return self._only(scopes, f"{scopes.normal(package)}.{name}")
        module = self.modules.find(scopes, package)
        return self._neighbour(module, name) if module is not None else None

    @cached_property
    def _type_names(self) -> frozenset[str]:
        """The names of all types: the last words of their full names."""
        names = (name for scopes in self.files for _, name in scopes.types)
        return frozenset(name.rpartition(".")[2] for name in names)

    @cached_property
    def _names(self) -> frozenset[str]:
        """The names of all types, and of what imports and type parameters may make one."""
        found = set(self._type_names)
        for scopes in self.files:
            found.update(name for _, name in scopes.parameters)
            found.update(one.name for one in scopes.facts.imports)
        return frozenset(found)

    @cached_property
    def _top_types(self) -> Mapping[str, list[Target]]:
        """The types of all files that stand in no other definition, by name."""
        found: defaultdict[str, list[Target]] = defaultdict(list)
        for scopes in self.files:
            for (parent, name), index in scopes.types.items():
                if parent == FILE:
                    found[name].append(Target(scopes, index))
        return found

    def _qualified(self, scopes: FileScopes, words: list[str]) -> Target | None:
        if scopes.language.shared_scope in ("package", "namespaces"):
            return self._only(scopes, ".".join(words))
        return None

    def _only(self, scopes: FileScopes, qualified: str) -> Target | None:
        if scopes.language.shared_scope not in ("package", "namespaces"):
            return None
        found = self.qualified.get((scopes.language.id, qualified), ())
        if "." not in qualified and scopes.language.shared_scope == "package":
            found = [target for target in found if scopes.is_beside(target.file)]
        if len(found) > 1 and not scopes.language.reopened_types:
            return None
        return found[0] if found else None


def _neighbourhood(scopes: FileScopes) -> tuple[str, str, str]:
    return scopes.language.id, scopes.facts.path.rpartition("/")[0], scopes.package


def _submodule(module: str, name: str) -> str:
    return f"{module}{name}" if module.endswith(".") else f"{module}.{name}"


def _arguments(text: str, start: int) -> int:
    """How many type arguments in angle brackets begin at a place; 0 where none do."""
    if text[start : start + 1] != "<":
        return 0
    count, depth = 1, 0
    for character in text[start:]:
        if character in "<([":
            depth += 1
        elif character in ">)]":
            depth -= 1
            if depth == 0:
                break
        elif character == "," and depth == 1:
            count += 1
    return count
