"""What names and expressions of one file may mean, as far as that file tells.

Names bound inside callables end here: a local is replaced by what it was assigned, a parameter by
its stated type, so that what is left begins with a name of the file, of a type, or of nobody.
Which symbols that leads to is for `codeknit.extract.relations` to find out.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from codeknit.extract.containers import Containers
from codeknit.extract.paths import MARK
from codeknit.extract.places import ANONYMOUS, Places
from codeknit.extract.records import FILE, Definition, FileFacts, Meaning
from codeknit.extract.signature import Captures
from codeknit.extract.spelling import spelling
from codeknit.extract.stated import StatedTypes

if TYPE_CHECKING:
    from codeknit.extract.facts import Builder

_MOST: Final = 5  # meanings of one name
_DEEPEST: Final = 24  # steps of one expression
_LONGEST_PATH: Final = 48
LONGEST: Final = 80  # characters of a name as written
_WORD: Final = re.compile(r"[\w$]+")
_SPACE: Final = re.compile(r"\s+")

UNKNOWN: Final[Meaning] = (FILE, ("?",))
NOT_KNOWN: Final = (UNKNOWN,)

Meanings = Sequence[Meaning]
#: The scope of an expression, its text, and how many bindings of its first name are behind it.
SeenAs = tuple[int, bytes, int]
#: The value and the type that are stated for a name, and the step from that value to it.
Stated = tuple[Any, Any, str]
UNSTATED: Final[Stated] = (None, None, "")


class Binding:
    """One place that binds a name inside a callable. It is visible from byte `since` on."""

    __slots__ = ("busy", "changed", "meanings", "since", "start", "step", "type", "value")

    def __init__(
        self, start: int, stated: Stated = UNSTATED, meanings: Meanings | None = None
    ) -> None:
        self.start = start
        self.value, self.type, self.step = stated
        self.meanings = meanings
        self.since = start if self.value is None else self.value.end_byte
        self.busy = False
        self.changed = False  # whether it holds something else at times

    @property
    def tells_something(self) -> bool:
        """Whether more is known than that it binds the name."""
        if self.meanings is None:
            return self.value is not None or self.type is not None
        return self.meanings != NOT_KNOWN


class MeaningReader:
    """Knows what is bound where in one file, and reads its expressions."""

    #: Whether a text of names only means the member, of the member, … of what the first one means;
    #: and whether it does so as what a call calls.
    names_are_paths = True
    calls_are_paths = True

    def __init__(self, builder: Builder, facts: FileFacts) -> None:
        self.builder = builder
        self.matches = builder.matches
        self.source = builder.matches.source
        self.language = builder.language
        self.definitions = builder.definitions
        self.facts = facts
        self.places = Places(builder)
        self.types = StatedTypes(self.language)
        self.nested = self.language.class_scope == "nested"
        spelled = spelling(self.language.id)
        self.separator, self.dotted, self.names = spelled.separator, spelled.dotted, spelled.names
        self.first_word = spelled.first_word
        self.self_words = frozenset(self.language.self_words)
        self.mark = "(" if self.language.callables_apart else ""
        apart = self.language.callables_apart
        self.declared = {
            (found.lexical, found.key(apart)) for found in self.definitions if found.bound
        }
        self.declared.update((found.scope, found.name) for found in facts.imports)
        self.locals: defaultdict[tuple[int, str], list[Binding]] = defaultdict(list)
        self.globbed = {found.scope for found in facts.imports if found.imported == "*"}
        if self.language.open_namespaces:
            self.globbed.update(self._out_of_line())
        self.parameter_places = {
            (found.lexical, found.name)
            for found in self.definitions
            if found.kind == "type_parameter" and self.language.names_apart
        }
        self.type_parameters = {name for _, name in self.parameter_places}
        self.wrapping = self._wrapping() if self.language.wrapping else {}
        self.known: dict[int, Meanings] = {}  # by node
        self.special = frozenset((*self.language.self_words, *self.language.module_words))
        self.firsts: dict[tuple[int, str, int], Meanings] = {}
        self.same: dict[Meanings, Meanings] = {}
        self.roots: dict[tuple[int, str, int], Meanings] = {}
        self.local_words: set[str] = set()
        self.in_order = self.language.sequential_locals or self.language.messages
        self.moments: dict[str, list[int]] = {}
        self.idle: set[tuple[int, str]] = set()
        self.binding: dict[str, set[int]] = {}
        self.homes: dict[int, int] = {}
        self.free: dict[tuple[int, str], Meanings] = {}

    def _out_of_line(self) -> Iterator[int]:
        """Members that are defined outside of their types, whose names they see."""
        for index, found in enumerate(self.definitions):
            if found.category == "callable" and found.lexical >= FILE and found.scope:
                around = self.definitions[found.lexical] if found.lexical != FILE else None
                if around is None or found.scope != _scoped(around):
                    yield index

    # Bindings.

    def read(self) -> None:
        """Enter all bindings, and write into the facts what definitions and members hold."""
        stated = self._stated_locals()
        self.containers = Containers(self, {at: one[0] for at, one in stated.items() if one[0]})
        self._enter_values(stated)
        self._enter_locals(stated)
        self._move_outer()
        self._note_binding()
        if not self.language.messages:  # where what a block is part of has another object at hand
            self.places.merge({scope for scope, _ in self.locals})
        self._mark_changed()
        if self.in_order:
            self._note_moments()
        self._settle_values(stated)
        self._attributes()
        self._results()
        self._yields()
        self._exports()
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

    @cached_property
    def awaited(self) -> frozenset[int]:
        """Expressions whose elements, or what they give to a block, are awaited."""
        found = self.matches.uses.get("awaited", ())
        return frozenset(captures["awaited"][0].id for captures in found)

    def _note_moments(self) -> None:
        """Note from which bytes on names mean something else, where their bindings come into
        sight one by one."""
        moments: defaultdict[str, list[int]] = defaultdict(list)
        for (_, name), bindings in self.locals.items():
            moments[name] += [self._seen_from(one) for one in bindings]
        self.moments = {name: sorted(found) for name, found in moments.items()}

    def _seen_from(self, binding: Binding) -> int:
        """The first byte from which on a binding is visible."""
        return max(binding.start, binding.since)

    def _stated_locals(self) -> dict[int, Stated]:
        """What is stated for a name, by the byte where it starts."""
        result: dict[int, Stated] = {}
        for captures in self.matches.uses.get("local", ()):
            value, type_, step = _stated_by(captures)
            if value is not None and value.id in self.awaited:
                continue
            for node in captures["local"] if "local.in" not in captures else ():
                before = result.get(node.start_byte, UNSTATED)
                result[node.start_byte] = (
                    value or before[0], type_ or before[1], step or before[2],
                )  # fmt: skip
        for captures in self.matches.uses.get("locals", ()):
            for node, value, step in self._paired(captures):
                before = result.get(node.start_byte, UNSTATED)
                result[node.start_byte] = (value, before[1], step)
        return result

    def _paired(self, captures: Captures) -> Iterator[tuple[Any, Any, str]]:
        """The names of a list, the value of each, and the step to it if all are of one call."""
        first = captures["locals.values"][0]
        values = [one for one in first.named_children if "comment" not in one.type]
        names = [
            one
            for one in captures["locals"][0].named_children
            if one.end_byte <= first.start_byte and "comment" not in one.type
        ]
        if any(one.type in self.language.spread_arguments for one in (*names, *values)):
            yield from self._beside_spread(names, values)
        elif len(values) == len(names):
            for name, value in zip(names, values, strict=True):
                yield from self._pair(name, value)
        elif len(values) == 1 and self._calls_something(values[0]):
            yield from ((name, values[0], f"[{place}]") for place, name in enumerate(names))

    def _pair(self, name: Any, value: Any) -> Iterator[tuple[Any, Any, str]]:
        """A name and its value; for names in brackets, each with what stands in its place."""
        forms = self.language.expressions
        if forms.get(name.type) != "elements":
            yield name, value, ""
        elif forms.get(value.type) == "elements":
            names, values = name.named_children, value.named_children
            if len(names) == len(values):
                for one, other in zip(names, values, strict=True):
                    yield from self._pair(one, other)

    def _beside_spread(self, names: list[Any], values: list[Any]) -> Iterator[tuple[Any, Any, str]]:
        """The names in front of and behind one that takes all that is left."""
        spread = [one.type in self.language.spread_arguments for one in names]
        if sum(spread) != 1 or len(values) < len(names) - 1:
            return
        if any(one.type in self.language.spread_arguments for one in values):
            return
        before = spread.index(True)
        behind = len(names) - before - 1
        for name, value in zip(names[:before], values, strict=False):
            yield from self._pair(name, value)
        for name, value in zip(names[before + 1 :], values[len(values) - behind :], strict=True):
            yield from self._pair(name, value)

    def _calls_something(self, node: Any) -> bool:
        return self.language.expressions.get(node.type, "").partition(" ")[0] in ("call", "send")

    def _mark_changed(self) -> None:
        """Note which bindings hold something else at times, because the name is assigned to."""
        changed = set()
        for captures in self.matches.uses.get("reassigned", ()):
            start, end = captures["reassigned"][0].byte_range
            name = self.text(start, end)
            scope = self.places.around(start)
            while scope != FILE and (scope, name) not in self.declared:
                bindings = self.locals.get((scope, name), [])
                if self.language.sequential_locals:
                    bindings = self._last_before(bindings, start)
                for binding in bindings:
                    binding.changed = True
                if bindings:
                    break
                scope = self.places.parents[scope]
            if scope == FILE:
                changed.add(name)
        self.facts.touched = sorted(changed)

    def _enter_values(self, stated: dict[int, Stated]) -> None:
        """What names of the file and of types are bound to beyond their declaration."""
        seen = self._bound_already()
        places = [(node.start_byte, node.end_byte) for _, node in self.builder.names.others if node]
        places += [(start, end) for start, end, outer in self.matches.binds if not outer]
        places += [
            (node.start_byte, node.end_byte)
            for captures in self.matches.uses.get("local", ())
            for node in captures["local"]
            if "local.in" not in captures
        ]
        for start, end in places:
            if start in seen:
                continue
            seen.add(start)
            name = self.text(start, end)
            binding = Binding(start, stated.get(start, UNSTATED))
            self.locals[self._scope_of(start), name].append(binding)
        for captures in self.matches.uses.get("local", ()):
            for node in captures["local"] if "local.in" in captures else ():
                start = captures["local.in"][0].start_byte
                binding = Binding(start, _stated_by(captures))
                name = self.text(node.start_byte, node.end_byte)
                self.locals[self.places.around(start), name].append(binding)

    def _bound_already(self) -> set[int]:
        """The bytes where names start that bind no local there."""
        return set(self.builder.name_starts)

    def _scope_of(self, start: int) -> int:
        """The scope that a name is bound in that stands at a byte."""
        return self.places.around(start)

    def _enter_locals(self, stated: dict[int, Stated]) -> None:
        """Parameters: a stated type, what callers give, or the object of a method."""
        for node_id, found in self.matches.parameters.items():
            index = self.builder.parameter_lists.get(node_id, FILE)
            bound = index != FILE and self._binds_object(index)
            for captures in found:
                for node in captures.get("param.name", ()):
                    self._enter_parameter(node, captures, index, bound=bound)
                    bound = False

    def _binds_object(self, index: int) -> bool:
        definition = self.definitions[index]
        return (
            self.language.bound_parameter
            and definition.kind in ("method", "constructor")
            and "static" not in definition.properties
        )

    def _enter_parameter(self, node: Any, captures: Captures, index: int, *, bound: bool) -> None:
        start = node.start_byte
        text = self.text(start, node.end_byte)
        words = _WORD.findall(text)
        scope = self.places.around(start)
        if len(words) != 1 or not text.endswith(words[0]):
            for word in words:
                self.locals[scope, word].append(Binding(start, meanings=NOT_KNOWN))
            return
        meanings: Meanings = NOT_KNOWN
        if bound:
            word = "%class" if words[0] in _CLASSES else "%self"
            parent = self.definitions[index].parent
            meanings = ((index if parent == FILE else parent, (word,)),)
        elif "param.type" in captures:
            meanings = self._stated(captures, "param", self.places.definition(scope))
        elif index != FILE and text == words[0]:
            meanings = ((index, ("%parameter", text)),)
        self.locals[scope, words[0]].append(Binding(start, meanings=meanings))

    def _move_outer(self) -> None:
        """What is assigned to names that belong to scopes around is bound there, too."""
        for start, end, outer in self.matches.binds:
            name = self.text(start, end)
            scope = self.places.around(start)
            if not outer or not self.locals.get((scope, name)):
                continue
            moved = self.locals.pop((scope, name))
            while scope != FILE:
                scope = self.places.parents[scope]
                if scope == FILE or (scope, name) in self.locals:
                    self.locals[scope, name] += moved

    def _settle_values(self, stated: dict[int, Stated]) -> None:
        """What definitions hold, and what else is bound in scopes that are no callables."""
        values = self.facts.values
        for index, captures, key in self.builder.stated_types:
            values[index] = list(self._stated(captures, key, index))
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

    def _is_outer(self, scope: int) -> bool:
        return scope < FILE or self.definitions[scope].category in ("type", "module")

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
                elif len(path) > 1:
                    name_start = node.end_byte - len(path[-1].encode())
                    if name_start not in self.builder.name_starts:
                        touched.add(path[-1])
        self.facts.touched = sorted(touched)

    def _results(self) -> None:
        values = self.facts.values
        stated = {index for index, _, _ in self.builder.stated_types}
        for captures in self.matches.uses.get("result", ()):
            node = captures["result"][0]
            index = self.places.returns_from(node.start_byte - 1)  # it may be a scope itself
            if index == FILE or index in stated:
                continue
            definition = self.definitions[index]
            if definition.category != "callable" or "generator" in definition.properties:
                continue
            known = values.setdefault(index, [])
            if len(known) <= _MOST:
                known += [one for one in self.expression(node) if one not in known]

    def _yields(self) -> None:
        """What generators give, one after another."""
        whole = {one["yielded.all"][0].id for one in self.matches.uses.get("yielded.all", ())}
        for captures in self.matches.uses.get("yielded", ()):
            node = captures["yielded"][0]
            index = self.places.returns_from(node.start_byte - 1)
            if index != FILE:
                steps = ("[]",) if node.id in whole else ()
                known = self.facts.yields.setdefault(index, [])
                if len(known) <= _MOST:
                    known += [one for one in walk(self.expression(node), steps) if one not in known]

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
                meanings = ((FILE, (f"%{self.builder.declared_at[value.id]}",)),)
            for node in captures["exported"]:
                name = self.builder.text.of(node)
                known = self.facts.exported.setdefault(name, [])
                known += [one for one in meanings if one not in known]

    # Meanings.

    def text(self, start: int, end: int) -> str:
        return self.source[start:end].decode("utf-8", "replace")

    def _stated(self, captures: Captures, key: str, scope: int) -> Meanings:
        """A value of the type that is captured."""
        typed = "param.type" if key == "param" else key
        text = "".join(self.text(one.start_byte, one.end_byte) for one in captures[typed])
        suffix = self.language.variadic_suffix
        if suffix and text.endswith(suffix):
            return NOT_KNOWN
        declarators = captures.get("param.declarator" if key == "param" else f"{key}.declarator")
        if declarators and "[" in self.text(declarators[0].start_byte, declarators[0].end_byte):
            return NOT_KNOWN
        return self._of_type(text, scope)

    def _of_type(self, text: str, scope: int) -> Meanings:
        path = self.types.path(text)
        return NOT_KNOWN if path is None else ((scope, path),)

    def _binding(self, binding: Binding) -> Meanings:
        """What one place binds its name to; nothing at all for a null."""
        if binding.meanings is None:
            if binding.busy:
                return NOT_KNOWN
            binding.busy = True
            if binding.type is not None:
                scope = self.places.definition(self.places.around(binding.start))
                node = binding.type
                text = self.text(node.start_byte, node.end_byte)
                binding.meanings = self._of_type(text, scope)
            elif binding.value is not None:
                steps = (binding.step,) if binding.step else ()
                binding.meanings = walk(self.expression(binding.value), steps)
            else:
                binding.meanings = NOT_KNOWN
            if binding.changed:
                binding.meanings = walk(binding.meanings, ("~",))
            binding.busy = False
        return binding.meanings

    def _all(self, bindings: Sequence[Binding]) -> Meanings:
        """What a name means that is bound in these places. A stated type holds for all."""
        if len(bindings) == 1:
            only = self._binding(bindings[0])
            return only if 0 < len(only) <= _MOST else NOT_KNOWN
        typed = [one for one in bindings if one.type is not None]
        kept = typed or bindings
        found = list(dict.fromkeys(one for each in kept for one in self._binding(each)))
        return found if 0 < len(found) <= _MOST else NOT_KNOWN

    def _root(self, name: str, position: int) -> Meanings:
        """What a name means at a byte."""
        scope = self.places.around(position)
        if name in self.language.self_words:
            word = self.language.self_words[name]
            holder = self.places.holder(scope)
            if not self.places.has_self(position, holder):
                return NOT_KNOWN
            return ((holder, (word,)),)
        if name in self.language.module_words:
            return ((self.places.definition(scope), (MARK + name,)),)
        moments = self.moments.get(name)
        key = (scope, name, bisect_right(moments, position) if moments else 0)
        known = self.roots.get(key)
        if known is None:
            known = self.roots[key] = self._in_scopes(name, scope, position)
        return known

    def seen_as(self, node: Any) -> tuple[int, SeenAs | None]:
        """The scope an expression stands in, and what others share with it that mean the same
        there; None where no other need mean the same."""
        start, end = node.start_byte, node.end_byte
        layers = self.places.layers
        scope = layers.values[bisect_right(layers.bounds, start) - 1]
        if end - start > LONGEST:
            return scope, None
        text = self.source[start:end]
        if not self.moments:
            return scope, (scope, text, 0) if self.names(text) or not self.in_order else None
        names = self.names(text)
        if not names:
            return scope, None
        moments = self.moments.get(names[0])
        return scope, (scope, text, bisect_right(moments, start) if moments else 0)

    def first_means(self, name: str, seen_as: SeenAs, start: int) -> Meanings:
        """What the first name of an expression means; the same object where it is the same."""
        scope, _, moment = seen_as
        known = self.firsts.get((scope, name, moment))
        if known is None:
            found = tuple(self._root(name, start))
            known = self.firsts[scope, name, moment] = self.same.setdefault(found, found)
        return known

    def of_names(self, names: tuple[str, ...], first: Meanings) -> Meanings | None:
        """What names with separators between them mean, if no more than the first one needs to be
        looked up."""
        return walk(first, names[1:]) if self.special.isdisjoint(names) else None

    def interesting(self) -> set[str] | None:
        """The first words of what may lead to a symbol; None where any may."""
        if self.language.shared_scope != "file" or self.language.wildcard_imports == "file":
            return None
        words = {name for _, name in self.declared} | self.local_words
        return words | self.special

    def holds_nothing(self, meaning: Meaning) -> bool:
        """Whether it is a variable of which it is not known what it holds."""
        scope, path = meaning
        return len(path) == 1 and (scope, path[0]) in self.idle

    def _in_scopes(self, name: str, scope: int, position: int) -> Meanings:
        binding = self.binding.get(name, ())
        anywhere = name in self.type_parameters
        parents, inner = self.places.parents, scope
        while scope != FILE:
            if anywhere or scope in binding:
                found = self._bound_in(scope, name, position, inner)
                if found is not None:
                    return found
            scope = parents[scope]
        return self._free(self._home(inner), name)

    def _bound_in(self, scope: int, name: str, position: int, inner: int) -> Meanings | None:
        """What a name means in a scope that binds it, seen from one inside of that; None where it
        is not visible there."""
        is_declared = (scope, name) in self.declared
        if scope < ANONYMOUS and self._is_outer(scope):
            is_module = scope > FILE and self.definitions[scope].category == "module"
            if not is_declared or not (is_module or self.nested or scope == inner):
                return None
            return self._free(self._home(inner) if self.nested else scope, name)
        if name in self.type_parameters and self._is_parameter(scope, name):
            return ((scope, (f"<{name}>",)),)
        bindings = self.locals.get((scope, name))
        if bindings and self.language.sequential_locals:
            bindings = self._last_before(bindings, position)
        if is_declared:
            return NOT_KNOWN if bindings else self._free(scope, name)
        return self._all(bindings) if bindings else None

    def _free(self, scope: int, name: str) -> Meanings:
        """A name that is looked up in a scope; the same object for the same one."""
        known = self.free.get((scope, name))
        if known is None:
            known = self.free[scope, name] = ((scope, (name,)),)
        return known

    def _home(self, scope: int) -> int:
        """The scope in which a name is looked up that none around a scope binds: that of the type
        or module around it whose names are in scope there."""
        home = self.homes.get(scope)
        if home is None:
            home = scope
            while home != FILE and not self._is_home(home):
                home = self.places.parents[home]
            self.homes[scope] = home
        return home

    def _is_home(self, scope: int) -> bool:
        if scope in self.globbed:
            return True
        if scope >= ANONYMOUS or not self._is_outer(scope):
            return False
        return self.nested or (scope > FILE and self.definitions[scope].category == "module")

    def _note_binding(self) -> None:
        """Note which scopes bind each name."""
        binding: defaultdict[str, set[int]] = defaultdict(set)
        for scope, name in (*self.locals, *self.declared):
            binding[name].add(scope)
        self.binding = binding

    def bound_once(self, name: str, position: int) -> tuple[int, int, int] | None:
        """The one place that binds a name as it is seen at a byte: where it starts, and the first
        and last byte of its scope. None where there are several, or it is no variable."""
        scope = self.places.around(position)
        while scope != FILE and not self._binds(scope, name):
            scope = self.places.parents[scope]
        bindings = self.locals.get((scope, name), ())
        starts = [*(one.start for one in bindings), *self._declared_from.get((scope, name), ())]
        if len(starts) != 1 or scope >= ANONYMOUS:
            return None
        first, last = self.places.ranges.get(scope, (0, len(self.source)))
        return starts[0], first, last

    def _binds(self, scope: int, name: str) -> bool:
        return (scope, name) in self.locals or (scope, name) in self.declared

    @cached_property
    def _declared_from(self) -> dict[tuple[int, str], list[int]]:
        """The bytes at which the names of definitions start, by scope and name."""
        result: defaultdict[tuple[int, str], list[int]] = defaultdict(list)
        for start, index in self.builder.name_starts.items():
            definition = self.definitions[index]
            result[definition.lexical, definition.name].append(start)
        return result

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

    def _is_parameter(self, scope: int, name: str) -> bool:
        """Whether a name is a type parameter of a callable, or of the region it stands in."""
        if scope >= ANONYMOUS:
            return False
        around_it = self.definitions[scope].lexical
        of_region = around_it < FILE and (around_it, name) in self.parameter_places
        return of_region or (scope, name) in self.parameter_places

    @staticmethod
    def _last_before(bindings: list[Binding], position: int) -> list[Binding]:
        """The binding that holds at a byte, where each is visible from its end on."""
        return [one for one in bindings if one.start <= position and one.since <= position][-1:]

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
                    return walk(((scope, (MARK + first,)),), steps)
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
        if self._short(called) == self.language.super_call:
            scope = self.places.definition(self.places.around(node.start_byte))
            return ((scope, ("%super",)),)
        if self.language.expressions.get(called.type) == "generic":
            called = _child(called, 0) or called
        if (mark := self.wrapping.get(self._short(called))) is not None:
            given = node.child_by_field_name("arguments").named_children
            return walk(self.expression(given[0], depth), (mark,)) if len(given) == 1 else NOT_KNOWN
        return walk(self.expression(called, depth), (self._returned(node),))

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

    def names_callable(self, node: Any) -> bool:
        """Whether it names a callable, by whatever object it is named."""
        return self.language.expressions.get(node.type) == "bound"

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
        text = self.text(key.start_byte, key.end_byte)
        if (found := self.containers.under(of, key)) is not None:
            return [one for value in found for one in self.expression(value, depth)]
        if self.language.expressions.get(key.type) == "constant":
            return walk(self.expression(of, depth), (f"[{text}]",))
        return walk(self.expression(of, depth), ("[]",)) if self.types.holding else NOT_KNOWN

    def _inside(self, node: Any, fields: list[str], depth: int) -> Meanings:
        inner = node.child_by_field_name(fields[0]) if fields else _child(node, 0)
        if inner is None or not self._begins_with(node, fields[1:]):
            return NOT_KNOWN
        return self.expression(inner, depth)

    def _begins_with(self, node: Any, words: list[str]) -> bool:
        first = node.child(0) if words else None
        return first is None or self.text(first.start_byte, first.end_byte) in words

    def _element(self, node: Any, fields: list[str], depth: int) -> Meanings:
        of, key = (node.named_child(place) for place in (0, 1))
        if of is None or key is None:
            return NOT_KNOWN
        found = self.expression(of, depth)
        return found if key.type in fields else walk(found, ("[]",))

    def _held(self, node: Any, fields: list[str], depth: int) -> Meanings:
        return walk(self._inside(node, fields, depth), ("!out",))

    def _grouped(self, node: Any, fields: list[str], depth: int) -> Meanings:
        return walk(self._inside(node, fields, depth), ("!value",))

    def _seen(self, node: Any, fields: list[str], _depth: int) -> Meanings:
        stated = node.child_by_field_name(fields[0])
        return NOT_KNOWN if stated is None else walk(self.made(stated), ("!as",))

    def _macro(self, node: Any, fields: list[str], depth: int) -> Meanings:
        return walk(self._inside(node, fields, depth), ("!macro",))

    def count_of(self, arguments: Any) -> int:
        """The number of arguments in a list; -1 where one of them stands for several."""
        spread = self.language.spread_arguments
        children = [one for one in arguments.named_children if "comment" not in one.type]
        return -1 if any(one.type in spread for one in children) else len(children)

    def _nothing(self, _node: Any, _fields: list[str], _depth: int) -> Meanings:
        return ()

    def _unknown(self, _node: Any, _fields: list[str], _depth: int) -> Meanings:
        return NOT_KNOWN


def _scoped(definition: Definition) -> str:
    return f"{definition.scope}.{definition.name}" if definition.scope else definition.name


def _stated_by(captures: Captures) -> Stated:
    """The value and type that a pattern about a local captures."""
    each, entered = captures.get("local.each"), captures.get("local.entered")
    value = each or entered or captures.get("local.value")
    type_ = captures.get("local.type")
    step = "[]" if each else "!entered" if entered else ""
    if "local.key" in captures:
        step = captures["local.key"][0].text.decode("utf-8", "replace")
    return value[0] if value else None, type_[0] if type_ else None, step


def _child(node: Any, place: int) -> Any:
    """A named child; None where there is none, as in a text with errors."""
    return node.named_child(place) if 0 <= place < node.named_child_count else None


def walk(meanings: Meanings, steps: Sequence[str]) -> Meanings:
    """What follows from meanings by some more steps; nothing that is known where there are too
    many of them."""
    if not steps:
        return meanings
    most = _LONGEST_PATH - len(steps)
    return [
        (scope, (*path, *steps))
        if path[0] != "?" and len(path) < most
        else (FILE, ("?", steps[-1]))
        for scope, path in meanings
    ]


_CLASSES: Final = frozenset({"cls", "mcs", "mcls", "metacls"})
_FORMS: Final = {
    "name": MeaningReader._name,
    "own": MeaningReader._own,
    "member": MeaningReader._member,
    "call": MeaningReader._call,
    "send": MeaningReader._send,
    "bound": MeaningReader._bound,
    "generic": MeaningReader._generic,
    "new": MeaningReader._new,
    "typed": MeaningReader._typed,
    "index": MeaningReader._index,
    "inside": MeaningReader._inside,
    "keyed": MeaningReader._unknown,
    "elements": MeaningReader._unknown,
    "element": MeaningReader._element,
    "held": MeaningReader._held,
    "grouped": MeaningReader._grouped,
    "seen": MeaningReader._seen,
    "macro": MeaningReader._macro,
    "nothing": MeaningReader._nothing,
    "constant": MeaningReader._unknown,
    "unknown": MeaningReader._unknown,
}
