"""What stands in a container that is written out, under a constant key or in a place.

A name stands for a container only while nothing else can be in it: it is bound once, and wherever
else it stands in its scope it is read or written under a constant key. As soon as it is passed on,
returned or changed otherwise, nothing is known of what it holds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final
from weakref import proxy

if TYPE_CHECKING:
    from codeknit.extract.uses.expressions import ExpressionReader

_KEY: Final = re.compile(rb"""\s*\[\s*("[^"\\\n]*"|'[^'\\\n]*'|[0-9]+)\s*\]\s*(=(?!=))?""")
_NESTED: Final = re.compile(rb"\s*(?:\[|\.)")  # what may change the element itself


Node = Any
#: What is put into a container: keys and values.
Writes = Sequence[tuple[str, Any]]


class Containers:
    """The containers of one file. `stated` are the values of names, by the byte they start at."""

    def __init__(self, reader: ExpressionReader, stated: dict[int, Node]) -> None:
        self.reader: ExpressionReader = proxy(
            reader
        )  # which has this: no cycle keeps the tree in memory
        self.stated = stated
        self.forms = reader.language.expressions
        self.known: dict[tuple[int, int, int], tuple[Node | None, Writes]] = {}
        self.elements: dict[int, dict[str, list[Node]]] = {}
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
        if self.forms.get(key.type) != "constant":
            return None
        wanted = self._key(key)
        result: list[Node] = []
        for container, writes in self._containers(node):
            if container is None:
                return None
            found = self._elements(container).get(wanted, [])
            written = [value for one, value in writes if one == wanted]
            if len(found) + len(written) != 1:
                return None
            result += found + written
        return result or None

    def at(self, container: Node, place: int) -> Node | None:
        """What stands at a place of a container that is written out, if that is known."""
        found = self._elements(container).get(str(place), ())
        return found[0] if len(found) == 1 else None

    def all(self, container: Node) -> list[Node]:
        """All that stands in a container that is written out, if that is known."""
        return [one for found in self._elements(container).values() for one in found]

    def _containers(self, node: Node) -> Iterator[tuple[Node | None, Writes]]:
        """The containers that an expression may be, and what is put into each by its name."""
        form = self.forms.get(node.type, "")
        if form in ("keyed", "elements"):
            yield node, ()
        elif form == "name":
            yield self._named(node)
        else:
            yield None, ()

    def _is_literal(self, node: Node) -> bool:
        return self.forms.get(node.type) in ("keyed", "elements")

    def _named(self, node: Node) -> tuple[Node | None, Writes]:
        """The container that a name stands for, and what is put into it under constant keys."""
        reader = self.reader
        name = reader.text(node.start_byte, node.end_byte)
        place = reader.bound_once(name, node.start_byte)
        if place is None:
            return None, ()
        if place not in self.known:
            self.known[place] = self._held(name, *place)
        return self.known[place]

    def _held(self, name: str, start: int, first: int, last: int) -> tuple[Node | None, Writes]:
        value = self.stated.get(start)
        if value is None or not self._is_literal(value):
            return None, ()
        writes: list[tuple[str, Node]] = []
        source = self.reader.source
        for found in re.compile(rb"\b" + re.escape(name.encode()) + rb"\b").finditer(
            source, first, last
        ):
            if found.start() == start:
                continue
            key = _KEY.match(source, found.end())
            if key is None or _NESTED.match(source, key.end()) or found.start() in self.changed:
                return None, ()
            if key[2]:
                written = self.written.get(found.start())
                if written is None:
                    return None, ()
                writes.append((_plain(key[1].decode("utf-8", "replace")), written))
        return value, writes

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
            return  # it may bring any key, and moves what stands behind it
        if self.forms[container.type] == "elements":
            yield from ((str(place), one) for place, one in enumerate(children))
            return
        for child in children:
            key, value = child.child_by_field_name("key"), child.child_by_field_name("value")
            if key is not None and value is not None:
                yield self._key(key), value

    def _key(self, node: Node) -> str:
        return _plain(self.reader.text(node.start_byte, node.end_byte))


def _plain(key: str) -> str:
    """A key without the sort of its quotes."""
    return f'"{key[1:-1]}"' if key[:1] in ("'", '"') else key
