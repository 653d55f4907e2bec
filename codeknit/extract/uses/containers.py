"""What stands in a container that is written out, under a constant key or in a place.

A name stands for a container only while nothing else can be in it: it is bound once, and wherever
else it stands in its scope it is read or written under a constant key. As soon as it is passed on,
returned or changed otherwise, nothing is known of what it holds. Of a container that stands in
another one nothing is known once it is read by itself, or replaced.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set
from typing import TYPE_CHECKING, Any, Final
from weakref import proxy

if TYPE_CHECKING:
    from codeknit.extract.uses.expressions import ExpressionReader

_KEY: Final = re.compile(rb"""\[\s*("[^"\\\n]*"|'[^'\\\n]*'|[0-9]+)\s*\]""")
_KEYS: Final = re.compile(rb"(?:\s*" + _KEY.pattern.replace(b"(", b"(?:") + rb")+\s*(=(?!=))?")
_NESTED: Final = re.compile(rb"\s*(?:\[|\.)")  # what may change the element itself
_MEMBER: Final = re.compile(rb"\s*\.\s*(\w+)")
_LOOP: Final = re.compile(rb"\b(?:of|in)\s+$")
_CALLED: Final = re.compile(rb"\s*\(")

Node = Any
#: Keys of containers, one in another, the outermost first.
Keys = tuple[str, ...]


class Held:
    """A container, what is put into it, and under which keys it is read."""

    __slots__ = ("container", "looped", "reads", "writes")

    def __init__(self, container: Node) -> None:
        self.container = container
        self.writes: dict[Keys, list[Node]] = {}
        self.reads: set[Keys] = set()
        self.looped = False  # whether its elements are looked at one after another


class Containers:
    """The containers of one file. `stated` are the values of names, by the byte they start at;
    the names at `parts` hold a part of that only."""

    def __init__(
        self, reader: ExpressionReader, stated: dict[int, Node], parts: Set[int] = frozenset()
    ) -> None:
        # The reader has this: a cycle would keep the tree of every file in memory.
        self.reader: ExpressionReader = proxy(reader)
        self.stated, self.parts = stated, parts
        self.forms = reader.language.expressions
        self.known: dict[tuple[int, int, int], Held | None] = {}
        self.elements: dict[int, dict[str, list[Node]]] = {}
        self.open: set[int] = set()  # those in which anything may stand under any key
        self.written: dict[int, Node] = {}
        self.changed: set[int] = set()
        for captures in reader.matches.uses.get("element", ()):
            of = captures["element"][0].start_byte
            if "element.value" in captures:
                self.written[of] = captures["element.value"][0]
            else:
                self.changed.add(of)

    def under(self, node: Node, key: Node) -> Sequence[Node] | None:
        """What an expression may hold under a constant key; None where that is not known."""
        keys = [key]
        while self.forms.get(node.type, "").startswith("index"):
            inner, outer_key = (node.child_by_field_name(one) for one in self._fields(node))
            if inner is None or outer_key is None:
                return None
            keys.append(outer_key)
            node = inner
        if any(self.forms.get(one.type) != "constant" for one in keys):
            return None
        held = self._container(node)
        if held is None:
            return None
        return self._found(held, tuple(map(self._key, reversed(keys))), node)

    def _fields(self, node: Node) -> Sequence[str]:
        return self.forms[node.type].split()[1:3]

    def _found(self, held: Held, keys: Keys, node: Node) -> Sequence[Node] | None:
        """What is under some keys, one in another, where a node names the container."""
        element = held.container
        for place, key in enumerate(keys[:-1], 1):
            inner = self._elements(element).get(key, ())
            shared = held.looped or keys[:place] in held.writes or keys[:place] in held.reads
            if shared or len(inner) != 1 or not self._is_literal(inner[0]):
                return None
            element = inner[0]
        written = held.writes.get(keys, [])
        found = [*self._elements(element).get(keys[-1], ()), *written]
        if len(found) != 1 or element.id in self.open:
            return self._last(held.container, written, node)
        return found

    def _last(self, container: Node, written: Sequence[Node], node: Node) -> Sequence[Node] | None:
        """The last of what is written under a key, where all of it is written one after another in
        the block in which the container is bound, and read in that behind them."""
        block, places = _block(container), self.reader.places
        if not written or block is None or any(_block(one) != block for one in written):
            return None
        start, last = node.start_byte, max(written, key=lambda one: one.start_byte)
        is_behind = last.end_byte <= start < block.end_byte
        here = is_behind and places.around(start) == places.around(container.start_byte)
        return [last] if here else None

    def at(self, container: Node, place: int) -> Node | None:
        """What stands at a place of a container that is written out, if that is known."""
        found = self._elements(container).get(str(place), ())
        return found[0] if len(found) == 1 else None

    def every(self, node: Node) -> list[Node] | None:
        """All elements of a list that is written out; None where an expression is none, or it is
        not known what is put into that."""
        held = self._container(node)
        if held is None or held.writes or self.forms.get(held.container.type) != "elements":
            return None
        elements = self._elements(held.container)
        if held.container.id in self.open:
            return None
        return [one for found in elements.values() for one in found]

    def _container(self, node: Node) -> Held | None:
        """The container that an expression is, and what is put into it by its name."""
        if self._is_literal(node):
            return Held(node)
        return self._named(node) if self.forms.get(node.type) == "name" else None

    def _is_literal(self, node: Node) -> bool:
        return self.forms.get(node.type) in ("keyed", "elements")

    def _named(self, node: Node) -> Held | None:
        """The container that a name stands for, and what is put into it under constant keys."""
        reader = self.reader
        name = reader.text(node.start_byte, node.end_byte)
        place = reader.bound_once(name, node.start_byte)
        if place is None:
            return None
        if place not in self.known:
            self.known[place] = self._held(name, *place)
        return self.known[place]

    def _held(self, name: str, start: int, first: int, last: int) -> Held | None:
        value = self.stated.get(start)
        if value is None or not self._is_literal(value) or start in self.parts:
            return None
        held = Held(value)
        source = self.reader.source
        for found in re.compile(rb"\b" + re.escape(name.encode()) + rb"\b").finditer(
            source, first, last
        ):
            if found.start() == start:
                continue
            chain = _KEYS.match(source, found.end())
            if chain is None and self._is_looped(found.start(), found.end()):
                held.looped = True
                continue
            if chain is None or _NESTED.match(source, chain.end()) or found.start() in self.changed:
                return None
            keys = tuple(_plain(one.decode("utf-8", "replace")) for one in _KEY.findall(chain[0]))
            if chain[1]:
                written = self.written.get(found.start())
                if written is None:
                    return None
                held.writes.setdefault(keys, []).append(written)
            elif len(keys) > 1 and not _CALLED.match(source, chain.end()):
                return None
            else:
                held.reads.add(keys)
        return held

    def _is_looped(self, start: int, end: int) -> bool:
        """Whether no more happens to a list whose name stands at some bytes than that its elements
        are looked at one after another."""
        source, language = self.reader.source, self.reader.language
        member = _MEMBER.match(source, end)
        if member is not None:
            return member[1].decode() in language.looking
        return bool(language.looking) and _LOOP.search(source, max(0, start - 8), start) is not None

    def _elements(self, container: Node) -> dict[str, list[Node]]:
        """The values of a container that is written out, by key."""
        known = self.elements.get(container.id)
        if known is None:
            known = self.elements[container.id] = {}
            for key, value in self._pairs(container):
                known.setdefault(key, []).append(value)
        return known

    def _pairs(self, container: Node) -> Iterator[tuple[str, Node]]:
        children = [one for one in container.named_children if "comment" not in one.type]
        if any(one.type in self.reader.language.spread_arguments for one in children):
            self.open.add(container.id)  # it may bring any key, and moves what stands behind it
            return
        if self.forms[container.type] == "elements":
            yield from ((str(place), one) for place, one in enumerate(children))
            return
        for child in children:
            key, value = child.child_by_field_name("key"), child.child_by_field_name("value")
            if key is not None and value is not None:
                if self.forms.get(key.type) != "constant":
                    self.open.add(container.id)
                yield self._key(key), value

    def _key(self, node: Node) -> str:
        return _plain(self.reader.text(node.start_byte, node.end_byte))


def _block(value: Node) -> Node | None:
    """What the statement stands in that assigns a value."""
    return value.parent.parent if value.parent is not None else None


def _plain(key: str) -> str:
    """A key without the sort of its quotes."""
    return f'"{key[1:-1]}"' if key[:1] in ("'", '"') else key
