"""Which scope of a file binds which name, and how often.

Only names that matter are counted: those of the file's types, and those that stand in type
position. Everything else would cost more than the rest of the extraction.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from codeknit.extract.records import FILE, WORD, Definition, FileFacts, Import, around

if TYPE_CHECKING:
    from codeknit.extract.matches import Matches

#: How often a name is bound, by scope and name. Counters would take twice as long.
_Bound: TypeAlias = "defaultdict[int, defaultdict[str, int]]"
_VERSION: Final = re.compile(r"[/.]v[0-9]+\Z")


class Nesting:
    """Nested byte ranges, entered by start and outer ones first."""

    def __init__(self) -> None:
        self._starts: list[int] = []
        self._ranges: list[tuple[int, int, int]] = []  # (end, value, the range around it)
        self._open: list[int] = []

    def enter(self, start: int, end: int, value: int) -> None:
        """Add a range."""
        while self._open and self._ranges[self._open[-1]][0] <= start:
            self._open.pop()
        around = self._open[-1] if self._open else -1
        self._open.append(len(self._starts))
        self._starts.append(start)
        self._ranges.append((end, value, around))

    def innermost(self, position: int, otherwise: int) -> int:
        """The value of the innermost range around a byte."""
        at = bisect_right(self._starts, position) - 1
        while at >= 0:
            end, value, around = self._ranges[at]
            if position < end:
                return value
            at = around
        return otherwise


class NameScopes:
    """The scopes of a file and what is bound in them."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.nesting = Nesting()
        self.starts: list[int] = []
        self.ranges: list[tuple[int, int, int]] = []  # of what encloses: start, end, definition
        self.bindings: list[tuple[int, str]] = []
        self.others: list[tuple[int, Any]] = []
        self.only_types = matches.language.separate_types
        self.of_directories = matches.language.shared_scope == "directory"

    def define(
        self,
        start: int,
        end: int,
        definition: Definition,
        *,
        encloses: bool,
        binds: bool = True,
    ) -> None:
        """Enter the next definition. It binds its name in the scope around it, unless it is a
        member declared outside of its type, or a clause that names what a directory is."""
        if definition.clause and self.of_directories:
            binds = False
        if binds and (definition.is_type if self.only_types else definition.category != "meta"):
            self.bindings.append((definition.lexical, definition.name))
        if encloses:
            self.nesting.enter(start, end, len(self.starts))
            self.ranges.append((start, end, len(self.starts)))
        self.starts.append(start)

    def bind(self, node: Any, scope: int) -> None:
        """Enter a name bound in a scope by what is no definition."""
        if not self.only_types or self.matches.relations:
            self.others.append((scope, node))

    def owner(self, position: int) -> int:
        """The innermost definition around a byte, or FILE."""
        return self.nesting.innermost(position, FILE)

    def count(self, facts: FileFacts) -> None:
        """Count, in `facts`, the bindings of names that matter, and list its imports."""
        facts.imports = [self._import(found) for found in self.matches.imports]
        wanted = _names_that_matter(facts) | {imported.name for imported in facts.imports}
        if self.matches.relations:
            wanted |= {definition.name for definition in facts.definitions}
        if not wanted:
            return
        bound: _Bound = defaultdict(lambda: defaultdict(int))
        for scope, name in self.bindings:
            if name in wanted:
                bound[scope][name] += 1
        for imported in facts.imports:
            bound[imported.scope][imported.name] += 1
        self._count_places(facts, {name.encode() for name in wanted}, bound)
        facts.bound = {scope: dict(names) for scope, names in bound.items()}

    def _count_places(self, facts: FileFacts, wanted: set[bytes], bound: _Bound) -> None:
        source = self.matches.source
        typed = any(definition.references for definition in facts.definitions)
        for scope, node in () if self.only_types else self.others:
            if typed or scope == FILE:  # what callables bind matters only to types stated in them
                name = source[node.start_byte : node.end_byte]
                if name in wanted:
                    bound[scope][name.decode()] += 1
        for start, end, outer in self.matches.binds:
            name = source[start:end]
            if name in wanted:
                scope = self.owner(start)
                bound[scope][name.decode()] += 1
                while outer and scope != FILE:
                    scope = around(facts, scope)
                    bound[scope][name.decode()] += 1
        if typed and not self.only_types:
            self._count_parameters(wanted, bound)

    def _count_parameters(self, wanted: set[bytes], bound: _Bound) -> None:
        """Parameters hide names from what is inside; they matter only where types are stated."""
        source = self.matches.source
        for node in self.matches.parameter_names():
            start = node.start_byte
            name = source[start : node.end_byte].lstrip(b"*&. ")
            if name in wanted:
                bound[self.owner(start)][name.decode()] += 1

    def _import(self, found: dict[str, list[Any]]) -> Import:
        matches = self.matches
        text = matches.text
        module, name, alias = (
            text.of(found[key][0]) if key in found else ""
            for key in ("import.module", "import.name", "import.alias")
        )
        if "import.all" in found:
            name = "*"
        bound = alias or name or bound_word(module, matches.language.import_binds)
        position = next(iter(found.values()))[0].start_byte
        before = bisect_right(self.starts, position)
        own = "import.own" in found
        return Import(self.owner(position), bound, module, name, before, bool(alias), own)


def bound_word(module: str, binds: str) -> str:
    """The name that a plain import of a module binds."""
    if binds == "package":
        module = _VERSION.sub("", module)
    words: list[str] = WORD.findall(module) or [module]
    return words[0 if binds == "first" else -1]


def _names_that_matter(facts: FileFacts) -> set[str]:
    names = set()
    for definition in facts.definitions:
        if definition.category == "type":
            names.add(definition.name)
        signature = definition.signature
        for start, end in definition.references:
            name = signature[start:end]
            if name.isascii() and name.isidentifier():
                names.add(name)
            elif first := WORD.search(name):
                names.add(first[0])
    return names
