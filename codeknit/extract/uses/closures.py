"""Expressions of languages in which functions are values and variables have objects of their own.

What is declared in a function without a name, or in one that is a value, is seen there alone;
names are assigned to where they are bound already; objects that are spelled out have members.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from codeknit.extract.records import FILE, LITERAL, FileFacts, Path, region_scope
from codeknit.extract.signature import Captures
from codeknit.extract.uses.bindings import NOT_KNOWN, UNSTATED, Binding, Meanings, Stated, walk
from codeknit.extract.uses.literals import Literals
from codeknit.extract.uses.meanings import MeaningReader
from codeknit.extract.uses.named import LONGEST
from codeknit.extract.uses.places import ANONYMOUS

if TYPE_CHECKING:
    from codeknit.extract.facts import Builder

_DEEPEST: Final = 24  # patterns inside one another
#: What states, where it is called, whose prototype one is made of; and how it is called.
_INHERITING: Final = (b"inherits(", b"setPrototypeOf(")
_CALLED_TO_INHERIT: Final = frozenset({"inherits", "util.inherits", "Object.setPrototypeOf"})
_QUOTED: Final = re.compile(r"""(["'])(.*?)\1""")


class ClosureReader(MeaningReader):
    """Reads the expressions of such a language."""

    def __init__(self, builder: Builder, facts: FileFacts) -> None:
        super().__init__(builder, facts)
        self.bearing = {
            self.places.layers.at(node.start_byte)
            for captures in self.matches.uses.get("unbound", ())
            for node in captures["unbound"]
        }
        self.literals = Literals(self)
        self.empty = frozenset(self.language.empty_words)
        self.defaults: list[tuple[int, str, Any]] = []
        self._set_apart()

    def _set_apart(self) -> None:
        """Bind the names that are bound inside their definition only, and those of what stands in
        callables without a name: no scope that other files know has them."""
        for index in self.builder.bound_inside:
            self._bind_definition(index, index)
        for index, definition in enumerate(self.definitions):
            scope = self.places.parents.get(index, FILE)
            if scope >= ANONYMOUS and definition.bound and definition.lexical >= FILE:
                scope = self.places.hoisted(scope)
                if scope >= ANONYMOUS and index not in self.builder.member_of:
                    definition.bound = False
                    self._bind_definition(scope, index)
        kept = {(found.lexical, found.name) for found in self.definitions if found.bound}
        kept.update((found.scope, found.name) for found in self.facts.imports)
        self.declared &= kept

    def _known_inside(self, scope: int, name: str) -> Meanings | None:
        return ((FILE, (f"%{scope}",)),) if (scope, name) in self.own_names else None

    @cached_property
    def own_names(self) -> frozenset[tuple[int, str]]:
        """The names that classes have for what is in them only."""
        found = [(index, self.definitions[index].name) for index in self.builder.bound_inside]
        for captures in self.matches.uses.get("local", ()):
            value = captures.get("local.value", (None,))[0]
            if value is not None and self.language.expressions.get(value.type) == "declared":
                name = captures["local"][0]
                if value.start_byte <= name.start_byte < value.end_byte:
                    scope = self.places.around(name.start_byte)
                    found.append((scope, self.text(name.start_byte, name.end_byte)))
        return frozenset(one for one in found if self._is_type(one[0]))

    def _is_type(self, scope: int) -> bool:
        return FILE < scope < ANONYMOUS and self.definitions[scope].category == "type"

    def _bind_definition(self, scope: int, index: int) -> None:
        binding = Binding(-1, UNSTATED, ((FILE, (f"%{index}",)),))
        self.locals[scope, self.definitions[index].name].append(binding)

    # Bindings.

    def _bound_already(self) -> set[int]:
        bound = super()._bound_already()
        for captures in self.matches.uses.get("assigned", ()):
            bound.update(node.start_byte for node in captures["assigned"])
        return bound

    def _enter_locals(self, stated: dict[int, Stated]) -> None:
        super()._enter_locals(stated)
        for captures in self.matches.uses.get("assigned", ()):
            value = captures.get("assigned.value", (None,))[0]
            for node in captures["assigned"]:
                if node.start_byte not in self.builder.name_starts:
                    self._assign(node, value)

    def _assign(self, node: Any, value: Any) -> None:
        """What is assigned to a name is bound where the name is bound already."""
        name, scope = self.text(node.start_byte, node.end_byte), self.places.around(node.start_byte)
        while scope != FILE and (scope, name) not in self.declared:
            if (scope, name) in self.locals:
                break
            scope = self.places.parents[scope]
        self.locals[scope, name].append(Binding(node.start_byte, (value, None, "")))

    def _enter_parameter(self, node: Any, captures: Captures, index: int, *, bound: bool) -> None:
        start = node.start_byte
        if self.source[start : start + 1] in (b"{", b"["):
            return  # the names in a pattern are bound one by one
        word = self.word_at(start).decode("utf-8", "replace")
        bound_by_list = self.locals.get((self.places.around(start), word), ())
        if any(one.start == start for one in bound_by_list):
            return  # it is an element of what calls the function with each
        if index != FILE and "param.default" in captures:
            name = self.text(start, node.end_byte).rstrip("?")
            self.defaults.append((index, name, captures["param.default"][0]))
        if index == FILE and (given := self._given_at_once(node)) is not None:
            binding = Binding(start, (given, None, ""))
            self.locals[self.places.around(start), word].append(binding)
            return
        super()._enter_parameter(node, captures, index, bound=bound)

    def _given_at_once(self, name: Any) -> Any:
        """What a parameter is given of a function without a name that is called where it stands,
        and nowhere else; None for others."""
        forms = self.language.expressions
        parameter = name if name.parent.type.endswith("parameters") else name.parent
        called = parameter.parent.parent
        if called is None or parameter.end_byte != name.end_byte:
            return None  # it has a type or a default
        if not forms.get(called.type, "").startswith("callable"):
            return None
        place = _place_among(parameter)
        while forms.get(called.parent.type) == "inside":
            called = called.parent
        around = called.parent
        if forms.get(around.type, "").startswith("member"):
            word = self.text(called.end_byte, around.end_byte).lstrip(".")
            if self.language.function_members.get(word) != "through":
                return None
            called, place = around, place + 1
        call = called.parent
        field = call.child_by_field_name("function")
        arguments = call.child_by_field_name("arguments")
        if field is None or field.id != called.id or arguments is None:
            return None
        given = [one for one in arguments.named_children if not _is_comment(one)]
        if any(one.type in self.language.spread_arguments for one in given):
            return None
        return given[place] if place < len(given) else None

    def binder(self, name: str, position: int) -> int:
        """The scope that binds a name as it is seen at a byte."""
        scope = self.places.around(position)
        while scope != FILE and not self._binds(scope, name):
            scope = self.places.parents[scope]
        return scope

    def _of_value(self, binding: Binding) -> Meanings:
        if self.language.expressions.get(binding.value.type) == "nothing":
            return ()  # it may read like a name: a variable that is declared without a value
        found = self._of_part(binding)
        if not self._may_be_ours(found):
            return found
        return self.literals.shared(found, self.word_at(binding.start), binding.start)

    def _of_part(self, binding: Binding) -> Meanings:
        """What a binding's value holds, or the part of it that it gets."""
        form = self.language.expressions.get(binding.value.type)
        if binding.step == "[]":
            elements = self.containers.every(binding.value)
            if elements is not None:
                return self._each_of(elements)
        if binding.step[:1] == "[" and form == "received":
            return self._at(binding.value, int(binding.step[1:-1]), 0)
        return super()._of_value(binding)

    def _each_of(self, elements: Sequence[Any]) -> Meanings:
        """What a name holds that is given some values one after another."""
        found = [self.expression(each) for each in elements if not self.literals.is_data(each)]
        known = list(dict.fromkeys(each[0] for each in found if len(each) == 1))
        known = [one for one in known if one[1][0] != "?"]
        if not known:
            return NOT_KNOWN
        if len(known) == 1 and len(found) == len(elements):
            return known
        return ((FILE, (self.literals.of_each(known), "[]")),)

    def word_at(self, start: int) -> bytes:
        """The name that starts at a byte; nothing where none does."""
        word = self.first_word(self.text(start, start + LONGEST))
        return b"" if word is None else word[0].encode()

    def _may_be_ours(self, meanings: Meanings) -> bool:
        """Whether it may be an object that is spelled out somewhere in the document."""
        for scope, path in meanings:
            if path[0].startswith(LITERAL) or (
                path[-1][0] == "(" and self._is_ours(scope, path[0])
            ):
                return True
        return False

    def _is_ours(self, scope: int, word: str) -> bool:
        return word[0] == "%" or (scope, word) in self.declared

    # Names that are bound one after the other.

    @cached_property
    def _assigned_at(self) -> dict[int, Any]:
        """The values that names are assigned, by the byte where the name starts."""
        return {
            captures["assigned"][0].start_byte: captures["assigned.value"][0]
            for captures in self.matches.uses.get("assigned", ())
            if "assigned.value" in captures
        }

    def _all_named(self, starts: Sequence[int]) -> list[Any]:
        forms, stated, values = self.language.expressions, self.containers.stated, []
        for start in sorted(starts):
            value = self._assigned_at.get(start) or stated.get(start)
            if value is None or start in self.containers.parts or start in self.typed:
                return []
            if forms.get(value.type) != "nothing":
                values.append(value)
        if not values or not all(map(self._may_be_anew, values)):
            return []
        block = self._block(values[0])
        same = all(self._block(value) == block for value in values[1:])
        return values if same and _is_block(block) else []

    def _may_be_anew(self, value: Any) -> bool:
        """Whether a value is named, or made there, and is known by that."""
        if self.language.expressions.get(value.type, "").startswith("make"):
            return True
        while (inner := self._assigned_on(value)) is not None:
            value = inner
        names = self.names(self.source[value.start_byte : value.end_byte])
        return bool(names) and (FILE, names[0]) in self.declared

    def _block(self, value: Any) -> Any:
        node, forms = value.parent, self.language.expressions
        while forms.get(node.type, "").startswith("inside") and node.end_byte == value.end_byte:
            node = node.parent
        is_declared = forms.get(node.type) == "nothing"
        node = node.parent if is_declared else node
        return node.parent if is_declared or node.named_child_count == 1 else node

    # Members of variables and callables.

    def _is_put(self, scope: int, path: Path, captures: Captures) -> bool:
        if ".".join(path[:-1]) in self.language.file_words:
            return True  # the file exports it
        index = self._owner_of_member(scope, path[0]) if len(path) == 2 else FILE
        if index == FILE:
            return False
        node = captures["attribute"][0]
        if node.end_byte - len(path[1].encode()) not in self.builder.name_starts:
            names = self.facts.put.setdefault(index, {})
            if path[1] not in names:
                names[path[1]] = list(self._put_before(index, path[1]))
            meanings = self.expression(captures["attribute.value"][0])
            names[path[1]] += [one for one in meanings if one not in names[path[1]]]
        return True

    def _attributes(self) -> None:
        attributes = self.matches.uses.get("attribute", [])
        if attributes:
            kept = [one for one in attributes if not self._binds_itself(one)]
            self.matches.uses["attribute"] = kept
        super()._attributes()

    def _binds_itself(self, captures: Captures) -> bool:
        """Whether a member is assigned itself, bound to an object: `this.f = this.f.bind(this)`."""
        node, value = captures["attribute"][0], captures.get("attribute.value", (None,))[0]
        if value is None or self.language.expressions.get(value.type) != "call function":
            return False
        called = value.child_by_field_name("function")
        name, _, last = self.text(*called.byte_range).rpartition(".")
        is_binding = self.language.function_members.get(last) == "binding"
        return is_binding and name == self.text(*node.byte_range)

    def _put_before(self, index: int, name: str) -> Meanings:
        """What a definition has under a name by other ways than by an assignment to that: what
        stands in an object that is spelled out, or what is put under a key that is not known."""
        start, definition = self._name_at.get(index, FILE), self.definitions[index]
        if definition.category != "value":
            is_open = self.literals.is_opened(definition.name.encode(), start)
            return NOT_KNOWN if is_open else ()
        value = self.containers.stated.get(start)
        while value is not None and (field := self._field_inside(value)):
            value = value.child_by_field_name(field)
        return NOT_KNOWN if value is None else self.literals.under(value, name)

    @cached_property
    def _name_at(self) -> dict[int, int]:
        """The byte at which the name of a definition starts."""
        return {index: start for start, index in self.builder.name_starts.items()}

    def _owner_of_member(self, scope: int, word: str) -> int:
        """The definition that a word means, if that is a callable, a type or a variable that holds
        an object which is spelled out; FILE otherwise."""
        found = self._bound_here.get((scope, word), ())
        if word[0] == "%" and word[1:].isdecimal():
            found = [int(word[1:])]
        if len(found) != 1 or (scope, word) in self.locals:
            return FILE
        if self.definitions[found[0]].category == "value":
            values = self.facts.values.get(found[0], ())
            if not values or not all(path[0].startswith(LITERAL) for _, path in values):
                return FILE
        return found[0]

    def _exports(self) -> None:
        super()._exports()
        self.facts.passed = [
            found.name
            for found in self.facts.imports
            if found.scope == FILE and found.name.encode() in self.literals.passed
        ]
        for index, name, default in self.defaults:
            found = () if self.literals.is_data(default) else self.expression(default)
            if len(found) == 1 and found[0][1][0] != "?":
                self.facts.defaults.setdefault(index, {})[name] = list(found)
        for name in self.builder.named_exports:
            self.facts.exported.setdefault(name, [])  # under another name only
        for index, (scope, named) in self.builder.member_of.items():
            self._enter_member(index, scope, named.split(".") if named else [])

    def _enter_member(self, index: int, scope: int, words: list[str]) -> None:
        """Write down which variable or callable has a definition as a member, if it stands in no
        type: as one of an object that is spelled out, or assigned to a member."""
        parent = self.definitions[index].parent
        if parent != FILE and self.definitions[parent].category in ("type", "module"):
            if scope < FILE:  # a member of a member of the type
                self.facts.owners[index] = (FILE, "")
            return
        while scope < FILE:
            name = self.builder.region_names[region_scope(scope)]
            words = [*name.split("."), *words]
            scope = self.facts.regions[region_scope(scope)]
        owner = self._definition_of(words[0], index) if words[0] else FILE
        if scope == FILE or owner != FILE or self.definitions[scope].category != "type":
            self.facts.owners[index] = (owner, ".".join(words[1:]))

    def _definition_of(self, name: str, user: int) -> int:
        """The one definition that a name means around another definition; FILE for none."""
        meanings = self._in_scopes(name, self.places.parents.get(user, FILE), 0)
        if len(meanings) != 1 or len(meanings[0][1]) != 1:
            return FILE
        scope, (word,) = meanings[0]
        if word[0] == "%":
            return int(word[1:]) if word[1:].isdecimal() else FILE
        found = self._bound_here.get((scope, word), ())
        return found[0] if len(found) == 1 and (scope, word) not in self.locals else FILE

    @cached_property
    def _bound_here(self) -> dict[tuple[int, str], list[int]]:
        """Definitions by the scope that binds their name, and that."""
        found: dict[tuple[int, str], list[int]] = {}
        for index, one in enumerate(self.definitions):
            if one.bound and one.category != "meta":
                found.setdefault((one.lexical, one.name), []).append(index)
        return found

    # Meanings.

    def _root(self, name: str, position: int) -> Meanings:
        if name in self.empty:
            return ()
        if name in self.self_words:
            bearer = self._bearer(self.places.around(position))
            if stated := self.locals.get((bearer, name)):
                return self._all(stated)  # a parameter of that name
            return self._of_bearer(self.language.self_words[name], bearer)
        return super()._root(name, position)

    def _bearer(self, scope: int) -> int:
        """The definition whose object the words for the object at hand mean; FILE for none."""
        while scope != FILE and scope not in self.bearing:
            if FILE < scope < ANONYMOUS and self.definitions[scope].category == "type":
                return scope
            scope = self.places.parents[scope]
        return scope if scope < ANONYMOUS else FILE

    def _of_bearer(self, word: str, bearer: int) -> Meanings:
        return NOT_KNOWN if bearer < 0 else ((bearer, (word,)),)

    def _by_form(self, node: Any, depth: int) -> Meanings:
        form, *fields = self.language.expressions.get(node.type, "unknown").split()
        read = _FORMS.get(form)
        return (
            super()._by_form(node, depth) if read is None else read(self, node, fields, depth + 1)
        )

    def _call(self, node: Any, fields: list[str], depth: int) -> Meanings:
        called = node.child_by_field_name(fields[0])
        if called is None or not self._loads(called):
            made = self._made_at_once(called, depth) if called is not None else None
            return super()._call(node, fields, depth) if made is None else made
        text = self.text(node.start_byte, node.end_byte)
        module = _QUOTED.search(text)  # it is imported under its own name in quotes
        scope = self.places.definition(self.places.around(node.start_byte))
        return ((scope, (f'"{module[2]}"',)),) if module else NOT_KNOWN

    def _made_at_once(self, called: Any, depth: int) -> Meanings | None:
        """What a function without a name gives that is called where it stands; None for others."""
        forms = self.language.expressions
        while forms.get(called.type) == "inside" and called.named_child_count == 1:
            called = called.named_child(0)
        if forms.get(called.type, "").partition(" ")[0] != "callable":
            return None
        words = (self.language.modifiers.get(one.type, "") for one in called.children)
        if "generator" in words:
            return NOT_KNOWN
        scope = self.places.around(called.start_byte)
        results = self._results_of.get(scope, ()) if scope in self.places.callables else ()
        found = dict.fromkeys(one for each in results for one in self.expression(each, depth))
        return list(found) or None

    @cached_property
    def _results_of(self) -> dict[int, list[Any]]:
        """What functions without a name return, by their scope."""
        found: dict[int, list[Any]] = {}
        for captures in self.matches.uses.get("result", ()):
            node = captures["result"][0]
            scope = self.places.hoisted(self.places.around(node.start_byte - 1))
            found.setdefault(scope, []).append(node)
        return found

    def base(self, node: Any, index: int) -> Meanings | None:
        form = self.language.expressions.get(node.type, "").partition(" ")[0]
        text = self.text(node.start_byte, node.end_byte)
        if form not in ("name", "member") or not self.dotted(text):
            return None
        first, *steps = self.separator.split(text)
        return walk(self._in_scopes(first, self.places.parents[index], node.start_byte), steps)

    def prototypes(self) -> Iterator[tuple[int, Any, Meanings]]:
        """Functions whose prototype is made of another one's, which that is, and what it means:
        what `new` makes of them has the members of both."""
        found = list(self._prototypes())
        times = Counter(index for index, _, _ in found)
        yield from (one for one in found if times[one[0]] == 1 and not self._is_mixed(one[0]))

    def _is_mixed(self, index: int) -> bool:
        """Whether the prototype of a function gets members otherwise, which would hide others."""
        name = self.definitions[index].name.encode()
        mixed = re.compile(rb"\b[aA]ssign\(\s*" + re.escape(name) + rb"\.prototype\b")
        return name in self.literals.opened or mixed.search(self.source) is not None

    def _prototypes(self) -> Iterator[tuple[int, Any, Meanings]]:
        for captures in self.matches.uses.get("attribute", ()):
            of = self._has_prototype(captures["attribute"][0])
            value = captures.get("attribute.value", (None,))[0]
            if of is not None and value is not None:
                above = self._made_of(value)
                if above is not None:
                    yield from self._inheriting(of, above)
        for word in _INHERITING:
            if word in self.source:
                yield from self._inherited_by_calls(word[:-1].decode())

    def _has_prototype(self, node: Any) -> Any:
        """What has a prototype that an expression names; None for any other expression."""
        if not self.source.endswith(b".prototype", node.start_byte, node.end_byte):
            return None
        _, *fields = self.language.expressions.get(node.type, "").split() or [""]
        return node.child_by_field_name(fields[0]) if len(fields) == 2 else None

    def _made_of(self, value: Any) -> Any:
        """The function whose prototype a prototype is made of: `Object.create(A.prototype)`, or
        `new A()`; None where it is none."""
        form, *fields = self.language.expressions.get(value.type, "unknown").split()
        if form == "make":
            return value.child_by_field_name(fields[0])
        called = value.child_by_field_name(fields[0]) if form == "call" else None
        if called is None or self.text(*called.byte_range) != "Object.create":
            return None
        arguments = value.child_by_field_name("arguments")
        given = arguments.named_children if arguments is not None else []
        return self._has_prototype(given[0]) if given else None

    def _inherited_by_calls(self, word: str) -> Iterator[tuple[int, Any, Meanings]]:
        """What calls such as `util.inherits(B, A)` state."""
        for captures in self.matches.uses.get("call", ()):
            node = captures["call"][0]
            text = self.text(*node.byte_range) if node.end_byte - node.start_byte < LONGEST else ""
            first = text.partition(".")[0]
            if not text.endswith(word) or text not in _CALLED_TO_INHERIT:
                continue
            of_file = self._bound_here.get((FILE, first), ())
            if any(self.definitions[one].category == "callable" for one in of_file):
                continue
            given = captures["arguments"][0].named_children if "arguments" in captures else []
            given = [one for one in given if not _is_comment(one)]
            if len(given) == 2 and text == "Object.setPrototypeOf":
                given = [self._has_prototype(one) for one in given]
            if len(given) == 2 and None not in given:
                yield from self._inheriting(*given)

    def _inheriting(self, of: Any, above: Any) -> Iterator[tuple[int, Any, Meanings]]:
        meanings = self.expression(of)
        if len(meanings) != 1 or len(meanings[0][1]) != 1:
            return
        index = self._owner_of_member(meanings[0][0], meanings[0][1][0])
        if index != FILE and self.definitions[index].category == "callable":
            yield index, above, self.expression(above)

    def _loads(self, called: Any) -> bool:
        return self.text(called.start_byte, called.end_byte) in self.language.import_calls

    def _make(self, node: Any, fields: list[str], depth: int) -> Meanings:
        """An object of what an expression is."""
        made = node.child_by_field_name(fields[0])
        return NOT_KNOWN if made is None else walk(self.expression(made, depth), ("(new)",))

    def _callable(self, node: Any, fields: list[str], _depth: int) -> Meanings:
        """A function that is the value of what declares it."""
        for field in fields:
            parameters = node.child_by_field_name(field)
            if parameters is not None and parameters.id in self.builder.parameter_lists:
                return ((FILE, (f"%{self.builder.parameter_lists[parameters.id]}",)),)
        return NOT_KNOWN

    def _declared(self, node: Any, _fields: list[str], _depth: int) -> Meanings:
        index = self.builder.declared_at.get(node.id)
        return NOT_KNOWN if index is None else ((FILE, (f"%{index}",)),)

    def _literal(self, node: Any, _fields: list[str], depth: int) -> Meanings:
        return ((FILE, (self.literals.entered(node, depth),)),)

    def _received(self, node: Any, fields: list[str], depth: int) -> Meanings:
        """What a pattern is given that takes it apart, or what stands in one."""
        inner = node.child_by_field_name(fields[0]) if fields else node
        return NOT_KNOWN if inner is None else self._given_to(inner, depth)

    def _given_to(self, node: Any, depth: int) -> Meanings:
        """What a pattern is given, or a name in one, by what stands around it."""
        around = node.parent
        if around is None or depth > _DEEPEST:
            return NOT_KNOWN
        form, *fields = self.language.expressions.get(around.type, "unknown").split()
        if form == "each":
            operator, of = (around.child_by_field_name(field) for field in fields)
            each = operator is not None and operator.text == b"of"
            return walk(self.expression(of, depth), ("[]",)) if each else NOT_KNOWN
        if form != "received":
            return self._given_whole(node, around, depth)
        if not fields:
            name = node.child_by_field_name("left") or node
            if self.source[around.start_byte : around.start_byte + 1] == b"[":
                return self._at(around, self._place_in(around, node), depth)
            return walk(self._given_to(around, depth + 1), (self.text(*name.byte_range),))
        default, key = around.child_by_field_name("right"), around.child_by_field_name("key")
        if default is not None:
            found = dict.fromkeys(self._given_to(around, depth + 1))
            if not (self._is_literal(default) and not default.named_child_count):
                found.update(dict.fromkeys(self.expression(default, depth)))
            return list(found)
        name = self.literals.name(self.text(*key.byte_range)) if key is not None else None
        return walk(self._given_to(around.parent, depth + 1), (name,)) if name else NOT_KNOWN

    def _is_literal(self, node: Any) -> bool:
        return self.language.expressions.get(node.type) == "literal"

    @staticmethod
    def _place_in(pattern: Any, node: Any) -> int:
        before = (one for one in pattern.children if one.start_byte < node.start_byte)
        return sum(one.type == "," for one in before)

    def _at(self, pattern: Any, place: int, depth: int) -> Meanings:
        """What a name gets that stands at a place of a pattern for a list."""
        around = pattern.parent
        value = around.child_by_field_name("value") if around is not None else None
        if value is not None and self.language.expressions.get(value.type) == "elements":
            found = self.containers.at(value, place)
            return NOT_KNOWN if found is None else self.expression(found, depth)
        return walk(self._given_to(pattern, depth + 1), (f"[{place}]",))

    def _given_whole(self, node: Any, around: Any, depth: int) -> Meanings:
        """What a pattern as a whole is given: by callers, by its type or by its value."""
        stated = around.child_by_field_name("type")
        if stated is not None:
            return self.made(stated.named_children[-1]) if stated.named_children else NOT_KNOWN
        name = around.child_by_field_name("name")
        if name is not None and name.id == node.id:
            value = around.child_by_field_name("value")
            return NOT_KNOWN if value is None else self.expression(value, depth)
        for one in (node, around):
            index = self.builder.parameter_lists.get(one.parent.id, FILE) if one.parent else FILE
            if index != FILE:
                listed = [other for other in one.parent.named_children if not _is_comment(other)]
                return ((index, ("%parameter", f"#{listed.index(one)}")),)
        return NOT_KNOWN

    def _chosen(self, node: Any, fields: list[str], depth: int) -> Meanings:
        """One of two expressions: with `&&` the second, unless the first is nothing that could be
        used."""
        left, operator, right = (node.child_by_field_name(field) for field in fields)
        if left is None or operator is None or right is None:
            return NOT_KNOWN
        word = self.text(operator.start_byte, operator.end_byte)
        if word == "&&":
            return self.expression(right, depth)
        if word not in ("||", "??"):
            return NOT_KNOWN
        found = dict.fromkeys((*self.expression(left, depth), *self.expression(right, depth)))
        return list(found)

    def _index(self, node: Any, fields: list[str], depth: int) -> Meanings:
        """What is under a key, which may be the name of a constant."""
        key = node.child_by_field_name(fields[1])
        if key is not None and self.language.expressions.get(key.type) == "name":
            place = self.bound_once(self.text(*key.byte_range), key.start_byte)
            held = self.containers.stated.get(place[0]) if place is not None else None
            of = node.child_by_field_name(fields[0])
            if of is not None and held is not None and self.literals.is_constant(held):
                if (found := self.containers.under(of, held)) is not None:
                    return [one for value in found for one in self.expression(value, depth)]
                return walk(self.expression(of, depth), (f"[{self.text(*held.byte_range)}]",))
        return super()._index(node, fields, depth)

    def _last(self, node: Any, _fields: list[str], depth: int) -> Meanings:
        last = node.named_child(node.named_child_count - 1)
        return NOT_KNOWN if last is None else self.expression(last, depth)

    def _cast(self, node: Any, _fields: list[str], depth: int) -> Meanings:
        """A value of the type that stands last, if one does."""
        last = node.named_child(node.named_child_count - 1)
        if last is None:
            return NOT_KNOWN
        return self.made(last) if node.named_child_count > 1 else self.expression(last, depth)


def _is_block(node: Any) -> bool:
    """Whether what stands in it is done one after another: a block in braces, or the file."""
    return node.parent is None or node.child(0).type == "{"


def _place_among(parameter: Any) -> int:
    """The place of a parameter in its list."""
    before = (one for one in parameter.parent.named_children if not _is_comment(one))
    return next(place for place, one in enumerate(before) if one.id == parameter.id)


def _is_comment(node: Any) -> bool:
    return "comment" in node.type


_FORMS: Final = {
    "call": ClosureReader._call,
    "make": ClosureReader._make,
    "callable": ClosureReader._callable,
    "declared": ClosureReader._declared,
    "literal": ClosureReader._literal,
    "received": ClosureReader._received,
    "cast": ClosureReader._cast,
    "chosen": ClosureReader._chosen,
    "last": ClosureReader._last,
    "index": ClosureReader._index,
}
