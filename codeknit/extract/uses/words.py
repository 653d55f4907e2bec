"""Expressions of languages in which a bare word that is no local calls the object at hand.

A word is a local from the place on where it is first assigned. Behind a dot stands always a call;
so is `super`, to what the method around it overrides.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from codeknit.extract.records import FILE, FileFacts
from codeknit.extract.uses.bindings import UNKNOWN, Binding, Meanings, Stated
from codeknit.extract.uses.meanings import MeaningReader
from codeknit.extract.uses.places import ANONYMOUS

if TYPE_CHECKING:
    from codeknit.extract.facts import Builder

_QUOTED: Final = re.compile(r"""["'](\w+[?!]?)["']""").fullmatch


class WordReader(MeaningReader):
    """Reads the expressions of such a language."""

    calls_are_paths = False

    def __init__(self, builder: Builder, facts: FileFacts) -> None:
        super().__init__(builder, facts)
        self.local_names: set[str] = set()
        self.assigned_to = {
            captures["attribute"][0].id
            for captures in self.matches.uses.get("attribute", ())
            if "attribute.value" in captures
        }

    def read(self) -> None:
        """Enter all bindings. What is no call after all is no longer among the calls."""
        self.facts.enclosed = dict(self._enclosed())
        super().read()
        self._removed()
        calls = self.matches.uses.get("call", [])
        calls[:] = [one for one in calls if self._is_call(one["call"][0])]

    def _mark_changed(self) -> None:
        """Note which locals hold objects that get methods of their own: what these answer is not
        what their class says."""
        super()._mark_changed()
        for captures in self.matches.uses.get("rewritten", ()):
            node = captures["rewritten"][0]
            before = node.parent.start_byte - 1  # a definition of a method is a scope itself
            bindings = self._bindings(self.text(node.start_byte, node.end_byte), before)
            for one in bindings[:1]:
                one.meanings = (UNKNOWN,)

    def _attributes(self) -> None:
        """What is assigned to variables of objects, also by the methods that only assign them."""
        super()._attributes()
        touched = set(self.facts.touched)
        for captures in self.matches.uses.get("attribute", ()):
            node = captures["attribute"][0]
            form, *fields = self.language.expressions.get(node.type, "unknown").split()
            if form != "send":
                continue
            of, name = (node.child_by_field_name(field) for field in fields[:2])
            word = self.text(name.start_byte, name.end_byte)
            if self.text(of.start_byte, of.end_byte) not in self.language.self_words:
                touched.add(word)
                continue
            value = captures.get("attribute.value", (None,))[0]
            for scope, _ in self._at_hand(node.start_byte):
                self._hold(scope, word, self.expression(value) if value is not None else (UNKNOWN,))
        for captures in self.matches.uses.get("rewritten", ()):
            node = captures["rewritten"][0]
            if self.language.expressions[node.type] == "own":
                for scope, _ in self._at_hand(node.start_byte):
                    self._hold(scope, node.text.decode()[1:], (UNKNOWN,))
        self.facts.touched = sorted(touched)

    def _hold(self, scope: int, word: str, meanings: Meanings) -> None:
        """Note what else a variable of the object at hand may hold."""
        held = self.facts.attributes.setdefault(scope, {}).setdefault(f"@{word}", [])
        held += [one for one in meanings if one not in held]

    def _removed(self) -> None:
        """Note which methods an object does not have any more."""
        for captures in self.matches.uses.get("removed", ()):
            node = captures["removed"][0]
            for scope, _ in self._at_hand(node.start_byte):
                self.facts.attributes.setdefault(scope, {}).setdefault(node.text, [])

    def _enclosed(self) -> Iterator[tuple[int, int]]:
        """Callables that stand in blocks, and which. One in the block of a class that is made
        there stands in that class."""
        blocks = [captures["block"][0] for captures in self.matches.uses.get("block", ())]
        first = ANONYMOUS + len(self.places.callables)
        for index, definition in enumerate(self.definitions):
            scope = self.places.parents.get(index, FILE)
            enclosed = scope >= first and definition.category == "callable"
            if enclosed and not self._makes_type(blocks[scope - first]):
                yield index, scope - first

    def _makes_type(self, block: Any) -> bool:
        """Whether a block is the body of a type that the statement around it declares."""
        call = block.parent
        declared = call.parent if call is not None else None
        index = self.builder.declared_at.get(declared.id, FILE) if declared is not None else FILE
        return index != FILE and self.definitions[index].category in ("type", "module")

    def _is_call(self, node: Any) -> bool:
        if node.id in self.assigned_to:
            return False
        if node.child_count or node.type not in self.language.expressions:
            return True
        name = self.text(node.start_byte, node.end_byte)
        return not self._bindings(name, node.start_byte)

    # Locals.

    def _seen_from(self, binding: Binding) -> int:
        return binding.start + 1

    def _enter_locals(self, stated: dict[int, Stated]) -> None:
        super()._enter_locals(stated)
        for scope, name in [key for key in self.locals if key[0] >= ANONYMOUS]:
            self._close_over(scope, name)
        self.local_names = {name for _, name in self.locals}

    def _close_over(self, scope: int, name: str) -> None:
        """What a block assigns to a name that is bound around it is bound there."""
        bindings = self.locals[scope, name]
        if any(one.meanings is not None for one in bindings):
            return  # a parameter
        outer = scope
        while outer >= ANONYMOUS:
            outer = self.places.parents[outer]
            found = self.locals.get((outer, name))
            if found and found[0].start < bindings[0].start:
                found += bindings
                del self.locals[scope, name]
                return

    def _of_local(self, name: str, position: int) -> Meanings | None:
        """What a local of this name is that is visible at a byte; None where there is none."""
        bindings = self._bindings(name, position)
        return self._all(bindings) if bindings else None

    def _bindings(self, name: str, position: int) -> Sequence[Binding]:
        """The places that bind the local of this name that is visible at a byte."""
        if name not in self.local_names:
            return ()
        scope = self.places.around(position)
        while True:
            bindings = self.locals.get((scope, name), ())
            if any(one.start < position for one in bindings):
                return bindings
            if scope < ANONYMOUS:
                return ()
            scope = self.places.parents[scope]

    def _is_local_beyond(self, name: str, scope: int) -> bool:
        """Whether a scope around the innermost definition binds a name, which some definitions
        see and others do not."""
        if name not in self.local_names:
            return False
        scope = self.places.definition(scope)
        while scope != FILE:
            scope = self.places.parents[scope]
            if (scope, name) in self.locals:
                return True
        return False

    # Meanings.

    def _root(self, name: str, position: int) -> Meanings:
        if name in self.language.self_words:
            return self._at_hand(position)
        if name[:1].isupper():
            return super()._root(name, position)
        known = self._of_local(name, position)
        if known is None and name in self.language.empty_words:
            return ()
        return step(self._to_self(name, position), "()") if known is None else known

    def _at_hand(self, position: int) -> Meanings:
        """The object at hand, unless a block may be run for another."""
        scope = self.places.around(position)
        definition = self.places.definition(scope)
        outer = definition
        while outer != FILE and not self._is_outer(outer):
            outer = self.places.parents[outer]
            outer = self.places.definition(outer)
        if definition == outer != FILE and scope != definition:
            return (UNKNOWN,)  # a block in the body of a class
        if self.places.unbound is not None:
            inner = self.places.unbound.at(position)
            if definition in self.facts.enclosed:
                outer = definition
            if inner >= 0 and inner > (self.builder.names.starts[outer] if outer != FILE else -1):
                return (UNKNOWN,)
        return ((definition, ("%self",)),)

    def _to_self(self, word: str, position: int) -> Meanings:
        scope = self.places.around(position)
        later = self._first_static.get((scope, word), 0) > position
        if later or self._is_local_beyond(word, scope):
            return ((FILE, ("?", word)),)
        return step(self._at_hand(position), word)

    @cached_property
    def _first_static(self) -> dict[tuple[int, str], int]:
        """Where a type first declares what it answers to by a name: not yet what its body calls
        above that."""
        starts = self.builder.names.starts
        found: dict[tuple[int, str], int] = {}
        for index, one in enumerate(self.definitions):
            if one.category != "callable" or one.parent == FILE or "static" not in one.properties:
                continue
            if self.definitions[one.parent].category != "callable":
                found.setdefault((one.parent, one.name), starts[index])
        return found

    def _sent(self, node: Any, fields: list[str], depth: int) -> Meanings:
        of, name = (node.child_by_field_name(field) for field in fields[:2])
        if name is None:
            return (UNKNOWN,) if of is None else step(self.expression(of, depth), "call")
        if of is None:
            form = self.language.expressions.get(name.type)
            if form == "again":
                return self._again(node)
        word = self.text(name.start_byte, name.end_byte)
        of_word = self._to_self(word, name.start_byte) if of is None else None
        found = of_word or step(self.expression(of, depth), word)
        named = self._named_by(node) if word in self.language.senders else ""
        return step(found, named) if named else found

    def _named_by(self, node: Any) -> str:
        """The step to the member that the first argument of a call names; empty where it names
        none."""
        arguments = node.child_by_field_name("arguments")
        first = arguments.named_child(0) if arguments is not None else None
        if first is None or first.type not in self.language.expressions:
            return ""
        text = self.text(first.start_byte, first.end_byte)
        quoted = _QUOTED(text)
        return f":{quoted[1]}" if quoted else text if text[:1] == ":" else ""

    def names_member(self, node: Any) -> bool:
        """Whether it names a member, by whatever object it is named: a method as an object."""
        form = self.language.expressions.get(node.type, "")
        return form.startswith("send ") or super().names_member(node)

    def _again(self, node: Any) -> Meanings:
        """The method above the one around."""
        index = self.places.owner(self.places.around(node.start_byte))
        return (UNKNOWN,) if index == FILE else ((index, ("%super", self.definitions[index].name)),)

    def called(self, node: Any) -> Meanings:
        """What a call calls."""
        if self.language.expressions.get(node.type) == "name":
            return self._to_self(self.text(node.start_byte, node.end_byte), node.start_byte)
        if self.language.expressions.get(node.type) == "again":
            return self._again(node)
        return super().called(node)

    def _by_form(self, node: Any, depth: int) -> Meanings:
        form, *fields = self.language.expressions.get(node.type, "unknown").split()
        if form == "again":
            return step(self._again(node), "()")
        if form == "send":
            name = node.child_by_field_name(fields[1])
            word = self.text(name.start_byte, name.end_byte) if name is not None else ""
            named = self._named_by(node) if word in self.language.method_givers else ""
            if named:
                return step(self._sent(node, fields, depth + 1), named)
        if form == "chosen":
            return self._chosen(node, fields, depth + 1)
        if form == "member" and node.child_by_field_name(fields[0]) is None:
            name = node.child_by_field_name(fields[1])
            return ((FILE, (self.text(name.start_byte, name.end_byte),)),)
        return super()._by_form(node, depth)

    def _chosen(self, node: Any, fields: list[str], depth: int) -> Meanings:
        """What an assignment with an operator gives: what the variable holds, for all that is
        assigned to it. Of one that is not followed that is known if nothing else is."""
        left, operator, right = (node.child_by_field_name(field) for field in fields)
        if left is None or operator is None or right is None:
            return (UNKNOWN,)
        if operator.type == "&&=":
            return self.expression(right, depth)
        if operator.type != "||=":
            return (UNKNOWN,)
        if left.type in self.language.expressions:
            return self.expression(left, depth)
        name = self.source[left.start_byte : left.end_byte]
        assigned = re.findall(re.escape(name) + rb"\s*(?:,|\W?\W?=(?![=~]))", self.source)
        return self.expression(right, depth) if len(assigned) == 1 else (UNKNOWN,)


def step(meanings: Meanings, word: str) -> Meanings:
    """What follows from meanings by one more step."""
    return [
        (scope, (*path, word)) if path[0] != "?" else (FILE, ("?", word))
        for scope, path in meanings
    ]
