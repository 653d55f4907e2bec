"""Objects that are spelled out in one file: what each holds under the names that stand in it.

What such an object holds is no longer certain where the name that has it is passed on, but for
functions that stand in it (`SHARED`), nor where something is put under a key that is not known
(`OPENED`). That others change what they got by a `return` is not seen, unless they assign to a
member of that name.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final
from weakref import proxy

from codeknit.extract.records import EACH, LITERAL, OPENED, SHARED, Meaning
from codeknit.extract.uses.bindings import NOT_KNOWN, Meanings

if TYPE_CHECKING:
    from codeknit.extract.uses.closures import ClosureReader

_MOST: Final = 60  # members of one object
_DATA: Final = ("constant", "nothing", "unknown", "elements")


class Literals:
    """The objects of one file."""

    def __init__(self, reader: ClosureReader) -> None:
        # The reader has this: a cycle would keep the tree of every file in memory.
        self.reader: ClosureReader = proxy(reader)
        self.forms = reader.language.expressions

    def entered(self, node: Any, depth: int) -> str:
        """The word for an object: with a number where something is known of what it holds."""
        held = self._held(node, depth)
        if not held:
            return LITERAL
        known = self.reader.facts.literals
        known.append(held)
        return f"{LITERAL}{len(known) - 1}"

    def of_each(self, meanings: list[Meaning]) -> str:
        """The word for something with these elements."""
        known = self.reader.facts.literals
        known.append({EACH: meanings})
        return f"{LITERAL}{len(known) - 1}"

    def _held(self, node: Any, depth: int) -> dict[str, list[Meaning]]:
        held: dict[str, list[Meaning]] = {}
        if node.named_child_count > _MOST:
            return held
        for child in node.named_children:
            key, value = child.child_by_field_name("key"), child.child_by_field_name("value")
            if value is None and child.child_by_field_name("name") is not None:
                key, value = child.child_by_field_name("name"), child  # a method
            elif key is None and self.forms.get(child.type) == "name":
                key = value = child
            if key is None or value is None:
                if "comment" not in child.type:
                    held.clear()  # what is spread may have any of the members before
                continue
            name = self.name(self.reader.text(key.start_byte, key.end_byte))
            if name is None:
                held.clear()
                continue
            meanings = self._meanings(value, depth)
            held[name] = [one for one in meanings if one[1][0] != "?"]
            if len(held[name]) < len(meanings):
                held[name] = []
        return {name: meanings for name, meanings in held.items() if meanings}

    def under(self, node: Any, name: str) -> Meanings:
        """What an object has under a name: nothing where the name does not stand in it."""
        if self.forms.get(node.type) != "literal":
            return NOT_KNOWN
        for child in node.named_children:
            key = child.child_by_field_name("key") or child.child_by_field_name("name") or child
            found = self.name(self.reader.text(key.start_byte, key.end_byte))
            if found is None or child.type in self.reader.language.spread_arguments:
                return NOT_KNOWN
            if found == name:
                return self._meanings(child.child_by_field_name("value") or child, 0)
        return ()

    def _meanings(self, value: Any, depth: int) -> Meanings:
        return () if self.is_data(value) else self.reader.expression(value, depth)

    def is_data(self, value: Any) -> bool:
        """Whether an expression is nothing with members that are known."""
        return self.forms.get(value.type, "unknown").partition(" ")[0] in _DATA

    def is_constant(self, value: Any) -> bool:
        return self.forms.get(value.type) == "constant"

    def name(self, key: str) -> str | None:
        """The name that a key is; None for one that is computed."""
        if key[:1] in ("'", '"'):
            return key[1:-1]
        return None if key[:1] == "[" else key

    def shared(self, meanings: Meanings, name: bytes, position: int) -> Meanings:
        """What a name means that is bound at a byte to what has these meanings."""
        opened, passed = self.opened.get(name), self.passed.get(name)
        if opened is None and passed is None:
            return meanings
        if not any(self._may_spell(path) for _, path in meanings):
            return meanings
        if opened is not None and self._is_among(opened, name, position):
            mark = OPENED
        elif passed is not None and self._is_among(passed, name, position):
            mark = SHARED
        else:
            return meanings
        return [
            (scope, (*path, mark)) if self._may_spell(path) else (scope, path)
            for scope, path in meanings
        ]

    def is_opened(self, name: bytes, position: int) -> bool:
        """Whether something is put under a key into what a name has that is bound at a byte."""
        starts = self.opened.get(name)
        return starts is not None and self._is_among(starts, name, position)

    @staticmethod
    def _may_spell(path: tuple[str, ...]) -> bool:
        """Whether it is an object that is spelled out, or may be one."""
        if path[-1][:1] == "(":
            return path[-1] != "(new)"
        return path[0].startswith(LITERAL)

    def _is_among(self, starts: list[int], name: bytes, position: int) -> bool:
        """Whether a name that is bound at a byte is one of those that start at some bytes."""
        places, word = self.reader.places, name.decode("utf-8", "replace")
        scope = places.definition(places.around(position))
        first, last = places.ranges.get(scope, (0, len(self.reader.source)))
        inside = starts[bisect_left(starts, first) : bisect_left(starts, last)]
        if not inside:
            return False
        home = self.reader.binder(word, position)
        return any(self.reader.binder(word, start) == home for start in inside)

    @cached_property
    def passed(self) -> dict[bytes, list[int]]:
        """Where names stand that are passed on."""
        found: defaultdict[bytes, list[int]] = defaultdict(list)
        source = self.reader.source
        for captures in self.reader.matches.uses.get("value", ()):
            if "given" in captures or "passed" in captures:
                node = captures["value"][0]
                start = node.start_byte
                if "passed.to" not in captures or not self._exports(captures["passed.to"][0]):
                    found[source[start : node.end_byte]].append(start)
        return _in_order(found)

    def _exports(self, target: Any) -> bool:
        """Whether what is assigned to is what the file exports: who imports it is known."""
        words, text = self.reader.language.file_words, self.reader.text(*target.byte_range)
        return text in words or text.rpartition(".")[0] in words

    @cached_property
    def opened(self) -> dict[bytes, list[int]]:
        """Where names stand that something is put into under a key, or into what that has."""
        found: defaultdict[bytes, list[int]] = defaultdict(list)
        for captures in self.reader.matches.uses.get("rewritten", ()):
            start = captures["rewritten"][0].start_byte
            found[self.reader.word_at(start)].append(start)
        return _in_order(found)


def _in_order(found: dict[bytes, list[int]]) -> dict[bytes, list[int]]:
    return {name: sorted(starts) for name, starts in found.items()}
