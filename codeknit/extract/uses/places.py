"""All scopes of a file, by byte: those of definitions, of callables without a name, of blocks."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Container, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from codeknit.extract.records import FILE
from codeknit.extract.signature import Captures

if TYPE_CHECKING:
    from codeknit.extract.facts import Builder

#: Scopes that are no definitions, blocks and callables without a name, are numbered from here.
ANONYMOUS: Final = 1 << 32
#: In place of a scope: the one around the innermost definition.
OUTSIDE: Final = 1 << 40
_END: Final = 1 << 62


class Layers:
    """Nested byte ranges laid flat: at each byte where the innermost one changes, its value."""

    def __init__(self, ranges: Iterable[tuple[int, int, int]], otherwise: int) -> None:
        """`ranges` are start, end and value; of those with the same bytes the last is inside."""
        self.bounds = [-1]
        self.values = [otherwise]
        self.parents: dict[int, int] = {}
        stack = [(_END, otherwise)]
        for start, end, value in sorted(ranges, key=lambda found: (found[0], -found[1], found[2])):
            self._leave(stack, start)
            if value == OUTSIDE:  # a decorator stands outside of what it decorates
                value = self._around_definition(stack[-1][1], otherwise)
            else:
                self.parents[value] = stack[-1][1]
            stack.append((end, value))
            self._note(start, value)
        self._leave(stack, _END - 1)

    def _around_definition(self, scope: int, otherwise: int) -> int:
        while scope >= ANONYMOUS:
            scope = self.parents[scope]
        return self.parents.get(scope, otherwise)

    def _leave(self, stack: list[tuple[int, int]], position: int) -> None:
        while stack[-1][0] <= position:
            end, _ = stack.pop()
            self._note(end, stack[-1][1])

    def _note(self, position: int, value: int) -> None:
        if position < self.bounds[-1]:  # a range that ends behind the one around it
            position = self.bounds[-1]
        self.bounds.append(position)
        self.values.append(value)

    def at(self, position: int) -> int:
        """The value of the innermost range around a byte."""
        return self.values[bisect_right(self.bounds, position) - 1]


class Places:
    """Which scope each byte of a file is in."""

    def __init__(self, builder: Builder) -> None:
        matches = builder.matches
        self.definitions = builder.definitions
        barriers = sorted(set(matches.barriers))
        blocks = [
            (node.start_byte, node.end_byte)
            for captures in matches.uses.get("block", ())
            for node in captures["block"]
        ]
        anonymous = [
            (start, end, number)
            for number, (start, end) in enumerate((*barriers, *blocks), ANONYMOUS)
        ]
        self.callables = range(ANONYMOUS, ANONYMOUS + len(barriers))
        bodies = [(start, end, scope) for (start, end), scope in builder.bodies.items()]
        outside = [
            (node.start_byte, node.end_byte, OUTSIDE)
            for captures in matches.uses.get("outside", ())
            for node in captures["outside"]
        ]
        self.layers = Layers((*builder.names.ranges, *bodies, *anonymous, *outside), FILE)
        self._join(builder.parameter_starts)
        self.parents = self.layers.parents
        self.ranges = {scope: (start, end) for start, end, scope in builder.names.ranges}
        self.unbound = _layers(matches.uses.get("unbound", ()), "unbound")
        self._owners: dict[int, int] = {FILE: FILE}

    def _join(self, parameter_starts: Iterable[tuple[int, int]]) -> None:
        """Make one scope of a callable that may have no name and the declaration it is."""
        layers = self.layers
        same = {}
        for start, index in parameter_starts:
            scope = layers.at(start)
            if scope in self.callables and layers.parents[scope] == index:
                same[scope] = index
        if same:
            layers.values = [same.get(value, value) for value in layers.values]
            around = layers.parents.items()
            layers.parents = {scope: same.get(parent, parent) for scope, parent in around}

    def merge(self, kept: Container[int]) -> None:
        """Make blocks part of what is around them, but those that are kept: the fewer scopes there
        are, the more places are alike."""
        layers, merged = self.layers, dict[int, int]()
        for scope, parent in layers.parents.items():  # outer ones come first
            layers.parents[scope] = parent = merged.get(parent, parent)
            if scope >= ANONYMOUS and scope not in self.callables and scope not in kept:
                merged[scope] = parent
        if merged:
            layers.values = [merged.get(value, value) for value in layers.values]

    def around(self, position: int) -> int:
        """The innermost scope around a byte."""
        layers = self.layers
        return layers.values[bisect_right(layers.bounds, position) - 1]

    def definition(self, scope: int) -> int:
        """The innermost definition that a scope is, or is in."""
        while scope >= ANONYMOUS or scope < FILE:
            scope = self.parents[scope]
        return scope

    def holder(self, scope: int) -> int:
        """The innermost definition, or body of a type without a name, that a scope is or is in."""
        while scope >= ANONYMOUS:
            scope = self.parents[scope]
        return scope

    def owner(self, scope: int) -> int:
        """The innermost callable with a name that a scope is, or is in; FILE where none is."""
        owner = self._owners.get(scope)
        if owner is None:
            named = FILE < scope < ANONYMOUS and self.definitions[scope].category == "callable"
            owner = scope if named else self.owner(self.parents[scope])
            self._owners[scope] = owner
        return owner

    def returns_from(self, position: int) -> int:
        """The callable that a statement at a byte returns from; FILE where it has no name."""
        scope = self.layers.at(position)
        while scope >= ANONYMOUS and scope not in self.callables:
            scope = self.parents[scope]
        return scope if 0 <= scope < ANONYMOUS else FILE

    def hoisted(self, scope: int) -> int:
        """The scope of what is declared somewhere in a callable and bound in all of it."""
        while scope >= ANONYMOUS and scope not in self.callables:
            scope = self.parents[scope]
        return scope

    def has_self(self, position: int, scope: int) -> bool:
        """Whether the words for the object at hand mean that of the method around."""
        if self.unbound is None or scope == FILE:
            return True
        inner = self.unbound.at(position)
        if inner < 0:
            return True
        around_it = self.layers.at(inner)
        return around_it != self.layers.at(position) or self.parents.get(scope, FILE) == FILE


def _layers(found: Sequence[Captures], key: str) -> Layers | None:
    if not found:
        return None
    nodes: Iterable[Any] = (node for captures in found for node in captures[key])
    return Layers(((node.start_byte, node.end_byte, node.start_byte) for node in nodes), FILE)
