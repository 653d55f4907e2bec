"""What expressions of a file mean, by their form, as far as that file tells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from codeknit.extract.records import FILE, INDEXED, WORD_MARK, Definition, FileFacts, Meaning
from codeknit.extract.uses.bindings import NOT_KNOWN, Meanings, walk
from codeknit.extract.uses.named import LONGEST, NameReader
from codeknit.extract.uses.places import ANONYMOUS

if TYPE_CHECKING:
    from codeknit.extract.facts import Builder

#: The last steps to what is made, or is of a stated type.
_MADE: Final = ("()", "!out")
_DEEPEST: Final = 24  # steps of one expression
_WORD: Final = re.compile(r"[\w$]+")


class ExpressionReader(NameReader):
    """Reads the expressions of one file."""

    #: Whether a text of names only means the member, of the member, … of what the first one means;
    #: and whether it does so as what a call calls.
    names_are_paths = True
    calls_are_paths = True

    def __init__(self, builder: Builder, facts: FileFacts) -> None:
        super().__init__(builder, facts)
        self.self_words = frozenset(self.language.self_words)
        self.mark = "(" if self.language.callables_apart else ""
        self.wrapping = self._wrapping() if self.language.wrapping else {}
        self.given_types = self.language.given_types
        self.known: dict[int, Meanings] = {}  # by node

    def base(self, node: Any, index: int) -> Meanings | None:
        """What a supertype may be that is named as values are; None where it is a type's name."""
        if not self.language.bases_are_values:
            return None
        form, *fields = self.language.expressions.get(node.type, "unknown").split()
        if form == "index" and (generic := node.child_by_field_name(fields[0])) is not None:
            return self.base(generic, index)
        names = self.names(self.source[node.start_byte : node.end_byte])
        if not names:
            return NOT_KNOWN
        root = self._in_scopes(names[0], self.places.parents[index], node.start_byte)
        return walk(root, names[1:])

    def expression(self, node: Any, depth: int = 0) -> Meanings:
        """What an expression may mean."""
        start, end = node.start_byte, node.end_byte
        if end - start <= LONGEST:
            data = self.source[start:end]
            names = self.names(data)
            if names and self.special.isdisjoint(names):
                return walk(self._root(names[0], start), names[1:])
            if names:
                first, *steps = names
                text = data.decode("utf-8", "replace")
                if first in self.language.module_words and self._is_path(text, first):
                    scope = self.places.definition(self.places.around(start))
                    return walk(((scope, (WORD_MARK + first,)),), steps)
                if steps and not self.self_words.isdisjoint(steps):
                    return self._of_encloser(start, [first, *steps])
                return walk(self._root(first, start), steps)
        known = self.known.get(node.id)
        if known is None:
            known = self._by_form(node, depth) if depth < _DEEPEST else NOT_KNOWN
            self.known[node.id] = known
        return known

    def _of_encloser(self, position: int, words: list[str]) -> Meanings:
        """What a path means in which a type is named before the word for its object: `A.this`."""
        at = next(at for at, word in enumerate(words) if at and word in self.self_words)
        if self.language.self_words[words[at]] != "%self":
            return NOT_KNOWN
        scope = self.places.definition(self.places.around(position))
        return walk(((scope, (f"<{'.'.join(words[:at])}>",)),), words[at + 1 :])

    def _is_path(self, text: str, first: str) -> bool:
        return text[len(first) :].lstrip().startswith(self.language.path_separator)

    def _by_form(self, node: Any, depth: int) -> Meanings:
        form, *fields = self.language.expressions.get(node.type, "unknown").split()
        return _FORMS[form](self, node, fields, depth + 1)

    def _name(self, node: Any, _fields: list[str], _depth: int) -> Meanings:
        return self._root(self.text(node.start_byte, node.end_byte), node.start_byte)

    def _own(self, node: Any, _fields: list[str], _depth: int) -> Meanings:
        scope = self.places.definition(self.places.around(node.start_byte))
        return ((scope, ("%self", self.text(node.start_byte, node.end_byte))),)

    def _member(self, node: Any, fields: list[str], depth: int) -> Meanings:
        of, name = node.child_by_field_name(fields[0]), self.member_name(node, fields[1])
        if name is None:
            return NOT_KNOWN
        words = self._words(name)
        if of is None and name.start_byte > node.start_byte and self.language.open_namespaces:
            return ((FILE, tuple(words)),)  # `::word`
        if of is None:
            outside = self.language.module_words  # `::a`: a name of another document
            return NOT_KNOWN if outside else self._root(words[-1], name.start_byte)
        return walk(self.expression(of, depth), words)

    def _words(self, name: Any) -> list[str]:
        """The words of a member's name, which may name a member of a member: `A<T>::b`."""
        form, *fields = self.language.expressions.get(name.type, "").split() or [""]
        parts = [name.child_by_field_name(one) for one in fields]
        if form == "inside" and parts and parts[0] is not None:
            return self._words(parts[0])
        if form == "member" and self.language.open_namespaces and None not in parts:
            return [word for part in parts for word in self._words(part)]
        return [self.text(name.start_byte, name.end_byte)]

    def member_name(self, node: Any, field: str) -> Any:
        """The name of a member: in a field, or that of what stands last (`*`), without type
        arguments."""
        if field == "*":
            last = _child(node, node.named_child_count - 1)
            name = last.child_by_field_name("name") if last is not None else None
        else:
            name = node.child_by_field_name(field)
        if name is not None and self.language.expressions.get(name.type) == "generic":
            return _child(name, 0)
        return name

    def _generic(self, node: Any, _fields: list[str], _depth: int) -> Meanings:
        """A type with type arguments."""
        name, arguments = _child(node, 0), _child(node, 1)
        if name is None or arguments is None:
            return NOT_KNOWN
        word = self.text(name.start_byte, name.end_byte)
        return self._root(f"{word}`{max(1, arguments.named_child_count)}", name.start_byte)

    def _call(self, node: Any, fields: list[str], depth: int) -> Meanings:
        called = node.child_by_field_name(fields[0])
        if called is None:
            return NOT_KNOWN
        short = self._short(called)
        if short == self.language.super_call:
            return self._above(node)
        if self.given_types and short[-1:] == ">":
            function, _, argument = short[:-1].partition("<")
            if (type_ := self.given_types.get(function)) is not None:
                scope = self.places.definition(self.places.around(node.start_byte))
                return self._of_type(type_.replace("%", argument), scope)
        if self.language.expressions.get(called.type) == "generic":
            called = _child(called, 0) or called
        if (mark := self.wrapping.get(self._short(called))) is not None:
            arguments = node.child_by_field_name("arguments")  # none among tokens
            given: list[Any] = arguments.named_children if arguments is not None else []
            return walk(self.expression(given[0], depth), (mark,)) if len(given) == 1 else NOT_KNOWN
        found = self.expression(called, depth)
        if self.given_results and len(found) == 1 and found[0][1][0] == "%parameter":
            scope, path = found[0]
            stated = self.given_results.get((scope, path[:2]))
            if stated is not None:
                return stated if set(path[2:]) <= {"~", "!value"} else NOT_KNOWN
        return walk(found, (self._returned(node),))

    def _above(self, node: Any) -> Meanings:
        """What a call of `super` gives: where it names a type that is not the one around, what is
        above that one."""
        scope = self.places.definition(self.places.around(node.start_byte))
        arguments = node.child_by_field_name("arguments")
        named = _child(arguments, 0) if arguments is not None else None
        name = self._short(named) if named is not None else ""
        if not name.isidentifier() or name in self.language.class_words:
            return ((scope, ("%super",)),)
        around = [found for found in self._around(scope) if found.category == "type"]
        if not around or around[0].name == name:
            return ((scope, ("%super",)),)
        indices = [
            index
            for index in self.builder.name_starts.values()
            if self.definitions[index].name == name
        ]
        is_type = len(indices) == 1 and self.definitions[indices[0]].category == "type"
        return ((indices[0], ("%super",)),) if is_type else NOT_KNOWN

    def _around(self, scope: int) -> Iterator[Definition]:
        """The definition that a scope is, and those around it."""
        while scope > FILE:
            yield self.definitions[scope]
            scope = self.definitions[scope].lexical

    def _short(self, node: Any) -> str:
        """The text of a node; nothing where it is long, as a chain of calls may be."""
        start, end = node.start_byte, node.end_byte
        return self.text(start, end) if end - start <= LONGEST else "..."

    def _wrapping(self) -> dict[str, str]:
        """The functions that wrap what they are given, and the step to that; not those of the
        document's own."""
        words, separator = self.language.module_words, self.language.path_separator
        own = {found.name for found in self.definitions if found.category != "value"}
        own |= {
            found.name
            for found in self.facts.imports
            if found.module.partition(separator)[0] in words
        }
        return {
            name: f"!{step}"
            for name, step in self.language.wrapping.items()
            if name.partition(separator)[0] not in own
        }

    def _returned(self, node: Any) -> str:
        """The step to what a call returns."""
        arguments = node.child_by_field_name("arguments") if self.language.overloads else None
        count = -1 if arguments is None else self.count_of(arguments)
        return "()" if count < 0 else f"({count})"

    def _sent(self, node: Any, fields: list[str], depth: int) -> Meanings:
        """What a call calls that names an object and a member itself."""
        of, name = (node.child_by_field_name(field) for field in fields[:2])
        if name is None:
            return NOT_KNOWN
        word = self.text(name.start_byte, name.end_byte) + self.mark
        if of is None:
            return self._root(word, name.start_byte)
        if name.start_byte - of.end_byte > 1 and self._is_of_super(of, name):
            return NOT_KNOWN
        return walk(self.expression(of, depth), (word,))

    def _is_of_super(self, of: Any, name: Any) -> bool:
        """Whether a member of the supertype of a class around is called: `Outer.super.f()`."""
        between = _WORD.findall(self.text(of.end_byte, name.start_byte))
        if self.self_words.isdisjoint(between):
            return False
        scope = self.places.around(of.start_byte)
        outer = self.text(of.start_byte, of.end_byte)
        while scope != FILE:
            if FILE < scope < ANONYMOUS and self.definitions[scope].name == outer:
                return True
            scope = self.places.parents[scope]
        return False

    def _bound(self, node: Any, _fields: list[str], depth: int) -> Meanings:
        """A callable named for later: `object::member`."""
        of, name = _child(node, 0), _child(node, node.named_child_count - 1)
        if of is None or name is None or of == name:
            return NOT_KNOWN if of is None else self.expression(of, depth)
        word = self.text(name.start_byte, name.end_byte) + self.mark
        return walk(self.expression(of, depth), (word,))

    def value(self, node: Any) -> Meanings:
        """What an expression may mean that stands where a value does."""
        return self.expression(node)

    def names_member(self, node: Any) -> bool:
        """Whether it names a member, by whatever object it is named."""
        return self.language.expressions.get(node.type, "").startswith(("bound", "member "))

    def _send(self, node: Any, fields: list[str], depth: int) -> Meanings:
        return walk(self._sent(node, fields, depth), (self._returned(node),))

    def _typed(self, node: Any, fields: list[str], _depth: int) -> Meanings:
        stated = node.child_by_field_name(fields[0])
        return NOT_KNOWN if stated is None else self.made(stated)

    def _owner_of(self, node: Any, made: Any) -> Any:
        """The object whose member type is made: `outer.new Inner()`."""
        first = node.child(0)
        return first if first.is_named and first.end_byte < made.start_byte else None

    def _member_type(self, node: Any, made: Any) -> Meanings:
        """The member type of an object that is made."""
        owner = self._owner_of(node, made)
        if owner is None:
            return NOT_KNOWN
        name = self.types.path(self.text(made.start_byte, made.end_byte))
        return walk(self.expression(owner), (name[0].strip("<>"),)) if name else NOT_KNOWN

    def called(self, node: Any) -> Meanings:
        """What a call calls."""
        form, *fields = self.language.expressions.get(node.type, "unknown").split()
        made = node.child_by_field_name(fields[0]) if form == "new" and fields else None
        if made is not None and self._owner_of(node, made) is not None:
            return self._member_type(node, made)
        node = _child(node, 0) if form == "generic" else node
        return self._sent(node, fields, 0) if form == "send" else self.expression(node)

    def _new(self, node: Any, fields: list[str], _depth: int) -> Meanings:
        if self.builder.bodies and node.named_child_count:
            last = node.named_child(node.named_child_count - 1)
            body = self.builder.bodies.get((last.start_byte, last.end_byte))
            if body is not None:
                return ((body, ("%self",)),)
        made = node.child_by_field_name(fields[0]) if fields else _child(node, 0)
        if made is not None and self._owner_of(node, made) is not None:
            return walk(self._member_type(node, made), ("()",))
        return NOT_KNOWN if made is None else self.made(made)

    def made(self, node: Any) -> Meanings:
        scope = self.places.definition(self.places.around(node.start_byte))
        return self._of_type(self.text(node.start_byte, node.end_byte), scope)

    def _index(self, node: Any, fields: list[str], depth: int) -> Meanings:
        of, key = (node.child_by_field_name(field) for field in fields[:2])
        if of is None or key is None:
            return NOT_KNOWN
        if self.language.expressions.get(key.type) == "inside":
            key = _child(key, 0) or key
        text = self.text(key.start_byte, key.end_byte)
        if (found := self.containers.under(of, key)) is not None:
            return [one for value in found for one in self.expression(value, depth)]
        if self.alike:
            return walk(self.expression(of, depth), (INDEXED,))
        if self.language.expressions.get(key.type) == "constant":
            return walk(self.expression(of, depth), (f"[{text}]",))
        return walk(self.expression(of, depth), ("[]",)) if self.types.holding else NOT_KNOWN

    def _inside(self, node: Any, fields: list[str], depth: int) -> Meanings:
        inner = node.child_by_field_name(fields[0]) if fields else _child(node, 0)
        if inner is None:
            return NOT_KNOWN
        if node.named_child_count > 1 and self._is_super(inner):
            return self.made(node.named_child(1).named_child(0))  # `super[A]`
        if self._begins_with(node, fields[1:]):
            return self.expression(inner, depth)
        of_element = self._begins_with(node, fields[1:], "[]")
        return walk(self.expression(inner, depth), ("[]",)) if of_element else NOT_KNOWN

    def _is_super(self, node: Any) -> bool:
        word = self.text(node.start_byte, node.end_byte)
        return self.language.self_words.get(word) == "%super"

    def _begins_with(self, node: Any, words: list[str], mark: str = "") -> bool:
        first = node.child(0) if words else None
        return first is None or mark + self.text(first.start_byte, first.end_byte) in words

    def _element(self, node: Any, fields: list[str], depth: int) -> Meanings:
        of, key = (node.named_child(place) for place in (0, 1))
        if of is None or key is None:
            return NOT_KNOWN
        found = self.expression(of, depth)
        return found if key.type in fields else walk(found, ("[]",))

    def _either(self, node: Any, fields: list[str], depth: int) -> Meanings:
        found: dict[Meaning, None] = {}
        for field in fields:
            one = node.child_by_field_name(field)
            if one is None or self.language.expressions.get(one.type) != "nothing":
                known = NOT_KNOWN if one is None else self.expression(one, depth)
                found.update(dict.fromkeys(known))
        return list(found)

    def _branches(self, node: Any, fields: list[str], depth: int) -> Meanings:
        """One of several expressions that are of one type: what is made in some of them tells it
        for all."""
        found: dict[Meaning, None] = {}
        for field in fields:
            outer, _, inner = field.partition(".")
            branch = node.child_by_field_name(outer)
            if branch is None:
                return NOT_KNOWN
            values = [one.child_by_field_name(inner) for one in branch.named_children if inner]
            for value in values if inner else (branch,):
                if value is not None:
                    found.update(dict.fromkeys(self._of_branch(value, depth)))
        known = [one for one in found if one[1][0] != "?"]
        if len(known) < len(found) and all(path[-1] in _MADE for _, path in known):
            return known or NOT_KNOWN
        return list(found)

    def _of_branch(self, node: Any, depth: int) -> Meanings:
        """What a branch gives; nothing at all where it does not come to an end."""
        form, *fields = self.language.expressions.get(node.type, "unknown").split()
        if form == "nothing":
            return ()
        if form == "macro" and len(fields) > 1:
            name = node.child_by_field_name(fields[0])
            if name is not None and self._short(name) in fields[1:]:
                return ()
        return self.expression(node, depth)

    def _tail(self, node: Any, _fields: list[str], depth: int) -> Meanings:
        """The expression that a block ends with; nothing at all where it ends with leaving it."""
        last = next(
            (one for one in reversed(node.named_children) if "comment" not in one.type), None
        )
        if last is None:
            return NOT_KNOWN
        if last.type == "expression_statement":
            inner = _child(last, 0)
            is_left = inner is not None and self._of_branch(inner, depth) == ()
            return () if is_left else NOT_KNOWN
        return self._of_branch(last, depth)

    def _star(self, node: Any, fields: list[str], depth: int) -> Meanings:
        inner = _child(node, 0)
        if inner is None or not self._begins_with(node, fields):
            return NOT_KNOWN
        return walk(self.expression(inner, depth), ("!deref",))

    def _held(self, node: Any, fields: list[str], depth: int) -> Meanings:
        return walk(self._inside(node, fields, depth), ("!out",))

    def _grouped(self, node: Any, fields: list[str], depth: int) -> Meanings:
        return walk(self._inside(node, fields, depth), ("!value",))

    def _seen(self, node: Any, fields: list[str], _depth: int) -> Meanings:
        stated, seen_as = (node.child_by_field_name(field) for field in fields)
        if stated is None or seen_as is None:
            return NOT_KNOWN
        text = self.text(stated.start_byte, stated.end_byte)
        path = self.types.path(text)
        is_plain = path is not None and len(path) == 1 and not self.types.points(text)
        return walk(self.made(seen_as), (f"!as{path[0] if path and is_plain else '<?>'}",))

    def _macro(self, node: Any, fields: list[str], depth: int) -> Meanings:
        return walk(self._inside(node, fields[:1], depth), ("!macro",))

    def count_of(self, arguments: Any) -> int:
        """The number of arguments in a list; -1 where one of them stands for several."""
        spread = self.language.spread_arguments
        children = [one for one in arguments.named_children if "comment" not in one.type]
        return -1 if any(one.type in spread for one in children) else len(children)

    def _nothing(self, node: Any, fields: list[str], _depth: int) -> Meanings:
        return () if self._begins_with(node, fields) else NOT_KNOWN

    def _unknown(self, _node: Any, _fields: list[str], _depth: int) -> Meanings:
        return NOT_KNOWN


def _child(node: Any, place: int) -> Any:
    """A named child; None where there is none, as in a text with errors."""
    return node.named_child(place) if 0 <= place < node.named_child_count else None


_FORMS: Final = {
    "name": ExpressionReader._name,
    "own": ExpressionReader._own,
    "member": ExpressionReader._member,
    "call": ExpressionReader._call,
    "send": ExpressionReader._send,
    "bound": ExpressionReader._bound,
    "generic": ExpressionReader._generic,
    "new": ExpressionReader._new,
    "typed": ExpressionReader._typed,
    "index": ExpressionReader._index,
    "inside": ExpressionReader._inside,
    "keyed": ExpressionReader._unknown,
    "elements": ExpressionReader._unknown,
    "element": ExpressionReader._element,
    "held": ExpressionReader._held,
    "either": ExpressionReader._either,
    "grouped": ExpressionReader._grouped,
    "branches": ExpressionReader._branches,
    "tail": ExpressionReader._tail,
    "pointed": ExpressionReader._star,
    "seen": ExpressionReader._seen,
    "macro": ExpressionReader._macro,
    "nothing": ExpressionReader._nothing,
    "constant": ExpressionReader._unknown,
    "unknown": ExpressionReader._unknown,
}
