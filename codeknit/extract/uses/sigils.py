"""Expressions of languages in which a sign before its name tells a variable from all else.

A callable sees none of the variables around it, but those that are carried into it, or all where
it is open. A member behind an arrow is a variable of the object, and named without the sign there.
"""

from __future__ import annotations

import re
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Final

from codeknit.extract.records import CONSTANT, FILE, FileFacts
from codeknit.extract.uses.bindings import UNKNOWN, Meanings, walk
from codeknit.extract.uses.meanings import MeaningReader
from codeknit.extract.uses.named import LONGEST
from codeknit.extract.uses.places import ANONYMOUS

if TYPE_CHECKING:
    from codeknit.extract.facts import Builder

_WORD: Final = re.compile(r"\w+").fullmatch
_CONSTANT: Final = re.compile(r"[\w\\]+").fullmatch
_NOT_KNOWN: Final = (UNKNOWN,)
#: A member that is the type itself.
_CLASS: Final = "class"
_OR_ELSE: Final = "??"


class SigilReader(MeaningReader):
    """Reads the expressions of such a language."""

    names_are_paths = False
    calls_are_paths = False

    def __init__(self, builder: Builder, facts: FileFacts) -> None:
        super().__init__(builder, facts)
        self.sigil = self.language.variable_sigil
        self.split = re.compile(f"({self.separator.pattern})").split
        self.carried: defaultdict[int, set[str]] = defaultdict(set)
        at, uses = self.places.layers.at, self.matches.uses
        self.open = {at(one["open"][0].start_byte) for one in uses.get("open", ())}
        for captures in uses.get("carried", ()):
            node = captures["carried"][0]
            name = self.text(node.start_byte, node.end_byte)
            self.carried[at(node.start_byte)].add(name)

    def _attributes(self) -> None:
        super()._attributes()
        self._taken()

    def _taken(self) -> None:
        """Enter which members of its mixins a type says that it takes, and by which names. What
        it declares itself hides them."""
        for captures in self.matches.uses.get("taken", ()):
            of, name = captures["taken.of"][0], captures["taken"][0]
            index = self.places.definition(self.places.around(name.start_byte))
            own = self.builder.text.of(captures.get("taken.as", (name,))[0]) + self.mark
            if (index, own) not in self.declared:
                step = self.builder.text.of(name) + self.mark
                found = walk(self._of_type(self.builder.text.of(of), index), (step,))
                known = self.facts.attributes.setdefault(index, {}).setdefault(own, [])
                known += [one for one in found if one not in known]

    def _in_scopes(self, name: str, scope: int, position: int) -> Meanings:
        if name.startswith(self.sigil):
            return self._variable(name, scope)
        return super()._in_scopes(name, scope, position)

    def _variable(self, name: str, scope: int) -> Meanings:
        while scope != FILE:
            if scope < ANONYMOUS and self._is_outer(scope):
                is_module = scope > FILE and self.definitions[scope].category == "module"
                return ((scope, (name,)),) if is_module else _NOT_KNOWN
            bindings = self.locals.get((scope, name))
            if bindings:
                return self._all(bindings)
            if not self._sees_around(scope, name):
                return _NOT_KNOWN
            scope = self.places.parents[scope]
        return ((FILE, (name,)),)

    def _sees_around(self, scope: int, name: str) -> bool:
        """Whether a callable sees a variable that is not its own. One that a variable holds has
        a scope for each: the inner one decides."""
        if scope in self.open or name in self.carried.get(scope, ()):
            return True
        return FILE < scope < ANONYMOUS and self.definitions[scope].name.startswith(self.sigil)

    # Expressions.

    def expression(self, node: Any, depth: int = 0) -> Meanings:
        """What an expression may mean."""
        form = self.language.expressions.get(node.type)
        start, end = node.start_byte, node.end_byte
        if form == "name":
            return self._root(self.text(start, end), start)
        if form == "nothing":
            return ()
        text = self.text(start, end) if end - start <= LONGEST else ""
        if not text or not self.dotted(text):
            return super().expression(node, depth)
        first, *rest = self.split(text)
        steps = [self._step(*pair) for pair in zip(rest[::2], rest[1::2], strict=True)]
        if "" in steps:
            return _NOT_KNOWN
        if steps and steps[-1] == _CLASS:
            return _NOT_KNOWN if first.startswith(self.sigil) else self._root(first, start)
        return walk(self._root(first, start), steps)

    def called(self, node: Any) -> Meanings:
        """What a call calls; what an object is made of, for the name of a type that a variable
        holds."""
        if self.language.expressions.get(node.type) == "new":
            return self.expression(node.named_child(0))
        return super().called(node)

    def value(self, node: Any) -> Meanings:
        """What an expression means where a value stands: a name alone is a constant there."""
        text = self.text(node.start_byte, min(node.end_byte, node.start_byte + LONGEST))
        if _CONSTANT(text):
            return self._root(f"{text}{CONSTANT}", node.start_byte)
        return self.expression(node)

    def names_member(self, node: Any) -> bool:
        """Whether it names a member, by whatever object it is named: also one that is held."""
        form = self.language.expressions.get(node.type, "")
        return form.startswith("send ") or super().names_member(node)

    def _by_form(self, node: Any, depth: int) -> Meanings:
        form, *fields = self.language.expressions.get(node.type, "unknown").split()
        if form == "member":
            return self._member(node, fields, depth + 1)
        if form == "send":
            return self._send(node, fields, depth + 1)
        if form == "bound":
            return self._bound(node, fields, depth + 1)
        if form == "chosen":
            return self._chosen(node, fields, depth + 1)
        return super()._by_form(node, depth)

    def _step(self, separator: str, word: str) -> str:
        """The step to a member; empty where its name is not known."""
        if separator.strip().endswith("::"):
            return word
        return f"{self.sigil}{word}" if _WORD(word) else ""

    def _member(self, node: Any, fields: list[str], depth: int) -> Meanings:
        of, name = (node.child_by_field_name(field) for field in fields[:2])
        if of is None or name is None:
            return _NOT_KNOWN
        word = self.text(name.start_byte, name.end_byte)
        word = self._step("::" if len(fields) > 2 else "->", word)
        return walk(self.expression(of, depth), (word,)) if word else _NOT_KNOWN

    def _bound(self, node: Any, _fields: list[str], depth: int) -> Meanings:
        """A callable that is spelled as an object, or a class, and the name of a member."""
        parts = [one for one in node.named_children if "comment" not in one.type]
        if len(parts) != 2 or any(one.named_child_count != 1 for one in parts):
            return _NOT_KNOWN
        of, name = (one.named_child(0) for one in parts)
        word = self.text(name.start_byte, name.end_byte)
        if self.language.expressions.get(name.type) != "constant" or not _WORD(word[1:-1]):
            return _NOT_KNOWN
        return walk(self.expression(of, depth), (f"{word[1:-1]}(",))

    def _chosen(self, node: Any, fields: list[str], depth: int) -> Meanings:
        """Either of two expressions, by an operator that gives the second where the first is a
        null."""
        operator = node.child_by_field_name(fields[1])
        if operator is None or operator.type != _OR_ELSE:
            return _NOT_KNOWN
        return self._either(node, [fields[0], fields[2]], depth)

    def _either(self, node: Any, fields: list[str], depth: int) -> Meanings:
        """One of some expressions; nothing that is known where one of them is not."""
        found = super()._either(node, fields, depth)
        return _NOT_KNOWN if UNKNOWN in found else found

    def _sent(self, node: Any, fields: list[str], depth: int) -> Meanings:
        of, name = (node.child_by_field_name(field) for field in fields[:2])
        if name is None:
            return _NOT_KNOWN
        if of is None and name.type in self.language.expressions:
            return self.expression(name, depth)  # what a variable holds
        word = self.text(name.start_byte, name.end_byte)
        if of is None:
            return self._root(f"{word}(", name.start_byte)
        return walk(self.expression(of, depth), (f"{word}(",)) if _WORD(word) else _NOT_KNOWN

    def _send(self, node: Any, fields: list[str], depth: int) -> Meanings:
        arguments = node.child_by_field_name("arguments")
        within = arguments.named_children if arguments is not None else []
        if within and within[0].type in self.language.held_calls:
            return self._sent(node, fields, depth)
        return super()._send(node, fields, depth)
