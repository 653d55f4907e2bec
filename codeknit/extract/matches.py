"""The matches of a language's queries in one file, sorted by what they are."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from typing import Any, Final, TypeAlias

import msgspec

from codeknit.extract.queries import Compiled, Pattern
from codeknit.extract.signature import Captures
from codeknit.extract.text import SourceText
from codeknit.extract.type_names import Places, TypeNames

_LAYOUT: Final = re.compile(rb"(?:\s+|//[^\n]*|/\*.*?\*/)*", re.DOTALL)
_QUOTED_NAME: Final = re.compile(rb"""(["'])([^"'\\\s]+)\1""")

#: A declaration as matched. What it sorts by comes first: start, end (negative, so that outer
#: ones come first), start of the name, pattern; then its place among all, which is unique.
Entry: TypeAlias = tuple[int, int, int, int, int, Pattern, Captures, Any, Any]


_NO_NAME: Final = (None,)
#: Captures of one pattern of which each match has one.
_EITHER: Final = frozenset({"call", "value"})


def _take_single(take: Callable[[int, int], None], name: str, captures: Captures) -> None:
    for node in captures[name]:
        take(node.start_byte, node.end_byte)


def _length(node: Any) -> int:
    length: int = node.end_byte - node.start_byte
    return length


class Candidate(msgspec.Struct, gc=False):
    """A declaration: all that its matches say of it. The last pattern decides what it is."""

    start: int
    end: int
    pattern: Pattern
    captures: Captures
    outer: Any
    name: Any
    properties: dict[str, str] = {}


class Matches:
    """What the queries found in one file."""

    def __init__(self, grammar: Compiled, source: bytes, root: Any, text: bytes) -> None:
        """`text` is what signatures are made of: the source, as it was prepared for parsing."""
        self.grammar = grammar
        self.relations = grammar.relations
        self.language = grammar.language
        self.source = source
        self.found: defaultdict[int, list[Captures]] = defaultdict(list)
        self.marks: defaultdict[int, list[tuple[Pattern, Captures]]] = defaultdict(list)
        self.parameters: defaultdict[int, list[Captures]] = defaultdict(list)
        self.imports: list[Captures] = []
        self.tails: dict[int, int] = {}
        self.barriers: Places = []
        self.binds: list[tuple[int, int, bool]] = []
        self.inner: list[tuple[str, int]] = []
        self.leads: list[tuple[Pattern, Captures]] = []
        self.exports: set[bytes] = set()
        self.uses: defaultdict[str, list[Captures]] = defaultdict(list)
        self.type_names = TypeNames(grammar.types, source)
        self.text = SourceText(text, self.type_names, grammar.trivia)
        self.takers = self._takers()

    def sort(self, matches: list[tuple[int, Captures]]) -> None:
        """Take in what a query cursor gives."""
        patterns = self.grammar.patterns
        steps: dict[int, Callable[[Captures], Any]] = {}
        for index, found in matches:
            step = steps.get(index)
            if step is None:
                step = steps[index] = self._step(patterns[index])
            step(found)

    def _step(self, pattern: Pattern) -> Callable[[Captures], Any]:
        """What is done with a match of a pattern; as little as can be for the most frequent ones,
        because there are more matches than there are definitions."""
        if pattern.role == "use":
            return self._use_step(pattern)
        if pattern.role in ("definition", "region"):
            if pattern.hook is None:
                return self.found[pattern.index].append
            return partial(self._definition, pattern)
        if pattern.role == "parameter":
            return (
                self._plain_parameter if pattern.hook is None else partial(self._parameter, pattern)
            )
        if pattern.role == "loose" and len(pattern.captures) == 1:
            take = self.takers.get(pattern.captures[0])
            if take is not None:
                return partial(_take_single, take, pattern.captures[0])
        return partial(getattr(self, f"_{pattern.role}"), pattern)

    def _use_step(self, pattern: Pattern) -> Callable[[Captures], Any]:
        if _EITHER.issubset(pattern.captures):
            return self._take_either
        uses = self.uses[pattern.declaration]
        if pattern.hook is None:
            return uses.append

        def changed(captures: Captures) -> None:
            found = pattern.hook(captures, self.source)
            if isinstance(found, list):
                uses.extend(found)
            elif found is not None:
                uses.append(found)

        return changed

    def _take_either(self, captures: Captures) -> None:
        self.uses["call" if "call" in captures else "value"].append(captures)

    def _definition(self, pattern: Pattern, captures: Captures) -> None:
        changed = pattern.hook(captures, self.source)
        if changed is not None:
            self.found[pattern.index].append(changed)

    def _lead(self, pattern: Pattern, captures: Captures) -> None:
        self.leads.append((pattern, captures))

    def _import(self, pattern: Pattern, captures: Captures) -> None:
        changed = pattern.hook(captures, self.source) if pattern.hook is not None else captures
        if changed is not None:
            self.imports.append(changed)

    def _mark(self, pattern: Pattern, captures: Captures) -> None:
        several = [captures] if pattern.hook is None else pattern.hook(captures, self.source)
        for one in several:
            for node in one["on"]:
                self.marks[node.id].append((pattern, one))

    def _parameter(self, pattern: Pattern, captures: Captures) -> None:
        changed = pattern.hook(captures, self.source)
        if changed is not None:
            self._plain_parameter(changed)

    def _plain_parameter(self, captures: Captures) -> None:
        self.parameters[captures["params"][0].id].append(captures)

    def _rebind(self, pattern: Pattern, captures: Captures) -> None:
        if pattern.hook is not None:
            captures = pattern.hook(captures, self.source) or {}
        for node in captures.get("rebind", ()):
            inside = captures["rebind.in"][0]
            name = self.source[node.start_byte : node.end_byte]
            self.type_names.rebound[name].append((inside.start_byte, inside.end_byte))

    def _loose(self, _pattern: Pattern, captures: Captures) -> None:
        for name, nodes in captures.items():
            take = self.takers.get(name)
            if take is not None:
                for node in nodes:
                    take(node.start_byte, node.end_byte)
            elif name.startswith("inner."):
                self.inner += [(name[len("inner.") :], node.start_byte) for node in nodes]

    def _takers(self) -> dict[str, Callable[[int, int], None]]:
        """What becomes of captures that mean something on their own.

        None of them knows the matches: in a cycle they would keep every file's tree in memory.
        """
        source, tails, exports = self.source, self.tails, self.exports
        references, binds, barriers = self.type_names.found, self.binds, self.barriers
        return {
            "tail": lambda start, end: tails.__setitem__(end, start),
            "ref": lambda start, end: references.append((start, end)),
            "bind": lambda start, end: binds.append((start, end, False)),
            "bind.outer": lambda start, end: binds.append((start, end, True)),
            "barrier": lambda start, end: barriers.append((start, end)),
            "export": lambda start, end: exports.add(source[start:end]),
            "exports": lambda start, end: exports.update(
                found[2] for found in _QUOTED_NAME.finditer(source, start, end)
            ),
        }

    def parameter_names(self) -> Iterator[Any]:
        """The nodes of all parameters' names."""
        for parameters in self.parameters.values():
            for captures in parameters:
                yield from captures.get("param.name", ())

    @cached_property
    def led(self) -> dict[int, list[tuple[Pattern, Captures]]]:
        """What leads each declaration, by its first byte, in source order."""
        result: dict[int, list[tuple[Pattern, Captures]]] = {}
        for pattern, captures in sorted(self.leads, key=lambda one: one[1]["lead"][0].start_byte):
            node = captures["lead"][0]
            run = result.pop(node.start_byte, [])
            following = _LAYOUT.match(self.source, node.end_byte)
            assert following is not None  # it matches nothing as well
            result[following.end()] = [*run, (pattern, captures)]
        return result

    def entries(self) -> list[Entry]:
        """The declarations in source order, outer ones first, once for each match."""
        spans = self._spans()
        result: list[Entry] = []
        for index, found in self.found.items():
            pattern = self.grammar.patterns[index]
            self._enter(result, pattern, found, {} if pattern.assigned else spans)
        result.sort()
        return result

    def _enter(
        self, result: list[Entry], pattern: Pattern, found: list[Captures], spans: dict[int, Any]
    ) -> None:
        index, declaration, spanned = pattern.index, pattern.declaration, pattern.spanned
        number = len(result)
        for captures in found:
            outer = captures[declaration][0]
            if spanned and "span" in captures:
                outer = captures["span"][0]
            elif spans:
                outer = spans.get(outer.id, outer)
            start, end = outer.start_byte, -outer.end_byte
            for name in captures.get("name") or _NO_NAME:
                at = start if name is None else name.start_byte
                result.append((start, end, at, index, number, pattern, captures, outer, name))
                number += 1

    def _spans(self) -> dict[int, Any]:
        """The nodes that declarations extend over beyond their own, by the declarations' nodes."""
        return {
            node: max((marked["span"][0] for marked in spans), key=_length)
            for node, marks in self.marks.items()
            if (spans := [captures for _, captures in marks if "span" in captures])
        }

    def candidate(self, group: list[Entry]) -> Candidate:
        """One declaration out of its matches, with the properties they and its marks state."""
        start, end, _, _, _, pattern, captures, outer, name = group[-1]
        candidate = Candidate(start, -end, pattern, captures, outer, name)
        if len(group) > 1:
            for entry in group[:-1]:
                candidate.captures = entry[6] | candidate.captures
        for entry in group:
            pattern, captures = entry[5], entry[6]
            if pattern.states and ("modifier" in captures or not pattern.only_modifiers):
                self._state(candidate, pattern, captures)
        if self.marks:
            node = group[-1][6][candidate.pattern.declaration][0]
            for pattern, captures in self.marks.get(node.id, ()):
                if "type" in captures or "return" in captures:
                    candidate.captures = captures | candidate.captures
                self._state(candidate, pattern, captures)
        if self.leads:
            for pattern, captures in self.led.get(candidate.start, ()):
                self._state(candidate, pattern, captures)
        return candidate

    def _state(self, candidate: Candidate, pattern: Pattern, captures: Captures) -> None:
        """Write down the properties a match states."""
        properties = candidate.properties
        properties.update(pattern.properties)
        for key, capture in pattern.marks:
            if capture in captures:
                properties[key] = "true"
        for key, capture in pattern.values:
            if capture in captures:
                properties[key] = self.text.of(captures[capture][0])
        for node in captures.get("modifier", ()):
            text = self.text.of(node)
            stated = self.grammar.modifiers.get(text)
            if stated is None and " " in text:  # pub( crate ), @ Override
                stated = self.grammar.modifiers.get(text.replace(" ", ""))
            if stated is not None:
                properties.update(stated)
