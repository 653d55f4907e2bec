"""What a file's definitions and members hold, and what callables give, as far as that file tells.

Which symbols that leads to is for `codeknit.extract.relations.edges` to find out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from codeknit.extract.records import EACH, FILE, LITERAL, Meaning, Path
from codeknit.extract.signature import Captures
from codeknit.extract.uses.bindings import NOT_KNOWN, UNSTATED, Binding, Meanings, Stated, walk
from codeknit.extract.uses.containers import Containers
from codeknit.extract.uses.expressions import ExpressionReader
from codeknit.extract.uses.named import MOST
from codeknit.extract.uses.places import ANONYMOUS


class MeaningReader(ExpressionReader):
    """Knows what is bound where in one file, and reads its expressions."""

    def read(self) -> None:
        """Enter all bindings, and write into the facts what definitions and members hold."""
        self.callables_given: set[int] = set()
        stated = self._stated_locals()
        values = {at: one[0] for at, one in stated.items() if one[0]}
        self.typed = {at for at, one in stated.items() if one[1] is not None}
        self.containers = Containers(self, values, {at for at in values if stated[at][2]})
        self._enter_values(stated)
        self._enter_locals(stated)
        self._delay()
        self._move_outer()
        self._note_binding()
        if not self.language.messages:  # where what a block is part of has another object at hand
            self.places.merge({scope for scope, _ in self.locals})
        self._mark_changed()
        if self.in_order:
            self._note_moments()
        elif self.language.bases_are_values or self.language.has_objects:
            self._note_anew()
        self._settle_values(stated)
        self._attributes()
        self._results()
        self._parts()
        self._yields()
        self._exports()
        self._conditional()
        if self.language.bases_are_values:
            self._defaults()
        self.idle = {
            (found.lexical, found.name)
            for index, found in enumerate(self.definitions)
            if found.category == "value"
            and not any(path[0] != "?" for _, path in self.facts.values.get(index, ()))
        }
        self.local_words = {
            name
            for (_, name), bindings in self.locals.items()
            if any(one.tells_something for one in bindings)
        }

    def _settle_values(self, stated: dict[int, Stated]) -> None:
        """What definitions hold, and what else is bound in scopes that are no callables."""
        values = self.facts.values
        for index, captures, key in self.builder.stated_types:
            if self._gives_callable(captures, key):
                self.callables_given.add(index)
            held = self._pointed(captures, key, stated)
            values[index] = list(self._stated(captures, key, index) if held is None else held)
            listed = self.matches.parameters.get(captures[key][0].id)
            if listed:
                self._settle_results(index, listed)
        for start, index in self.builder.name_starts.items():
            found = stated.get(start, UNSTATED)
            callable_ = self.definitions[index].category == "callable"
            if index not in values and found is not UNSTATED and not callable_:
                values[index] = list(self._binding(Binding(start, found)))
        for (scope, name), bindings in self.locals.items():
            if scope == FILE or (scope < ANONYMOUS and self._is_outer(scope)):
                names = self.facts.assigned.setdefault(scope, {})
                names[name] = list(self._all(bindings))

    def _gives_callable(self, captures: Captures, key: str) -> bool:
        """Whether a function is stated to give some callable: which one, what it returns says."""
        if key != "return" or not self.language.decorators_replace:
            return False
        return self.types.is_callable(self._type_text(captures[key]))

    def _pointed(
        self, captures: Captures, key: str, stated: dict[int, Stated]
    ) -> Sequence[Meaning] | None:
        """What a variable holds that is stated to be a pointer to some function: the type in its
        declaration is what that returns."""
        found = stated.get(captures["name"][0].start_byte) if "name" in captures else None
        if "type.declarator" not in captures or found is None or found[0] is None:
            return None
        text = self._type_text([*captures[key], *captures["type.declarator"]])
        is_pointer = self.types.is_callable(text)
        return (
            self._binding(Binding(found[0].start_byte, (found[0], None, "")))
            if is_pointer
            else None
        )

    def _settle_results(self, index: int, listed: Sequence[Captures]) -> None:
        """What a callable gives that states its results in a list, as it does its parameters."""
        results: list[list[Meaning]] = []
        typed = [one for one in listed if "param.type" in one]
        for captures in sorted(typed, key=lambda one: one["param.type"][0].start_byte):
            meanings = list(self._stated(captures, "param", index))
            results += [meanings] * max(1, len(captures.get("param.name", ())))
        if len(results) == 1:
            self.facts.values[index] = results[0]
        else:
            self.facts.results[index] = results

    def _attributes(self) -> None:
        touched = set(self.facts.touched)
        for captures in self.matches.uses.get("attribute", ()):
            node = captures["attribute"][0]
            for scope, path in self.expression(node):
                if len(path) == 2 and path[0] == "%self":
                    value = captures.get("attribute.value", (None,))[0]
                    type_ = captures.get("attribute.type", (None,))[0]
                    binding = Binding(node.start_byte, (value, type_, ""))
                    held = self.facts.attributes.setdefault(scope, {}).setdefault(path[1], [])
                    held += [one for one in self._binding(binding) if one not in held]
                elif len(path) > 1 and not self._is_put(scope, path, captures):
                    name_start = node.end_byte - len(path[-1].encode())
                    if name_start not in self.builder.name_starts:
                        touched.add(path[-1])
        self.facts.touched = sorted(touched)

    def _is_put(self, _scope: int, _path: Path, _captures: Captures) -> bool:
        """Whether it is known what has the member that is assigned to; if so, note it."""
        return False

    def _results(self) -> None:
        values = self.facts.values
        stated = {index for index, _, _ in self.builder.stated_types} - self.callables_given
        given: dict[int, list[Meaning]] = {}
        for captures in self.matches.uses.get("result", ()):
            node = captures["result"][0]
            index = self.places.returns_from(node.start_byte - 1)  # it may be a scope itself
            if index == FILE or index in stated:
                continue
            definition = self.definitions[index]
            if definition.category != "callable" or "generator" in definition.properties:
                continue
            known = (given if index in self.callables_given else values).setdefault(index, [])
            if len(known) <= MOST:
                known += [one for one in self.expression(node) if one not in known]
        values.update(given)

    def _parts(self) -> None:
        """What definitions are made of that have several parts without names."""
        found: defaultdict[int, list[Any]] = defaultdict(list)
        for captures in self.matches.uses.get("parts", ()):
            start = captures["parts"][0].start_byte
            if start in self.builder.name_starts:
                found[self.builder.name_starts[start]] += captures["parts.type"]
        for index, nodes in found.items():
            nodes.sort(key=lambda one: one.start_byte)
            parts = [self._of_type(self.text(*one.byte_range), index) for one in nodes]
            self.facts.results[index] = list(map(list, parts))

    def _yields(self) -> None:
        """What generators give, one after another."""
        whole = {one["yielded.all"][0].id for one in self.matches.uses.get("yielded.all", ())}
        for captures in self.matches.uses.get("yielded", ()):
            node = captures["yielded"][0]
            index = self.places.returns_from(node.start_byte - 1)
            if index != FILE:
                steps = ("[]",) if node.id in whole else ()
                known = self.facts.yields.setdefault(index, [])
                if len(known) <= MOST:
                    known += [one for one in walk(self.expression(node), steps) if one not in known]

    def _conditional(self) -> None:
        """Note which definitions of the file and of types are made under a condition only: those
        that stand further to the right than members of their scope do at least."""
        if not self.language.indented:
            return
        deep: list[tuple[int, int]] = []  # members of types, and how much deeper they stand
        indents = {FILE: 0}
        for start, index in sorted(self.builder.name_starts.items()):
            scope = self.definitions[index].lexical
            before = self.source[self.source.rfind(b"\n", 0, start) + 1 : start]
            indent = len(before) - len(before.lstrip())
            if self.definitions[index].category == "type":
                indents[index] = indent
            if scope == FILE and (indent or b":" in before):
                self.facts.conditional.add(index)
            elif scope in indents and scope != FILE and indent > indents[scope]:
                deep.append((index, indent - indents[scope]))
        least = min((more for _, more in deep), default=0)
        self.facts.conditional.update(index for index, more in deep if more > least)

    def _defaults(self) -> None:
        """What parameters hold that are given nothing, where it is a name."""
        for index, name, default in self.defaults:
            form = self.language.expressions.get(default.type, "")
            if form == "name" or form.startswith("member"):
                found = self.expression(default)
                if len(found) == 1 and found[0][1][0] != "?":
                    self.facts.defaults.setdefault(index, {})[name] = list(found)

    @cached_property
    def leaving(self) -> frozenset[str]:
        """The names of the file by which callables are called whose parameters have defaults that
        are names."""
        found: set[str] = set()
        for index in self.facts.defaults:
            parent = self.definitions[index].parent
            found.add(self.definitions[index if parent == FILE else parent].name)
        return frozenset(found)

    def _of_value(self, binding: Binding) -> Meanings:
        if binding.step == "[]" and self.language.bases_are_values:
            elements = self.containers.every(binding.value)
            if elements is not None:
                return self._each_of(elements)
        return super()._of_value(binding)

    def _each_of(self, elements: Sequence[Any]) -> Meanings:
        """What a name holds that is given some values one after another."""
        forms = self.language.expressions
        found = [self.expression(one) for one in elements if forms.get(one.type) != "constant"]
        known = list(dict.fromkeys(one[0] for one in found if len(one) == 1))
        known = [one for one in known if one[1][0] != "?"]
        if not known:
            return NOT_KNOWN
        self.facts.literals.append({EACH: known})
        return ((FILE, (f"{LITERAL}{len(self.facts.literals) - 1}", "[]")),)

    def _exports(self) -> None:
        """What importers of the file get for the names it exports; and what is nobody else's."""
        for captures in self.matches.uses.get("internal", ()):
            for node in captures["internal"]:
                if node.start_byte in self.builder.name_starts:
                    self.facts.internal.append(self.builder.name_starts[node.start_byte])
        for captures in self.matches.uses.get("exported", ()):
            value = captures.get("exported.value", (None,))[0]
            meanings = self.expression(value) if value is not None else NOT_KNOWN
            if value is not None and value.id in self.builder.declared_at:
                index = self.builder.declared_at[value.id]
                if self.definitions[index].category == "value":
                    self.facts.values.setdefault(index, list(meanings))
                meanings = ((FILE, (f"%{index}",)),) if meanings else ()
            for node in captures["exported"]:
                name = self.builder.text.of(node)
                known = self.facts.exported.setdefault(name, [])
                known += [one for one in meanings if one not in known]
