"""Which scope of a file binds which local, from which byte on, and what is stated for it."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from codeknit.extract.records import FILE, FileFacts, Meaning
from codeknit.extract.signature import Captures
from codeknit.extract.stated import stated_types
from codeknit.extract.uses.places import Layers, Places
from codeknit.extract.uses.spelling import spelling
from codeknit.languages import hooks

if TYPE_CHECKING:
    from codeknit.extract.facts import Builder

_LONGEST_PATH: Final = 48
_WORD: Final = re.compile(r"[\w$]+")

UNKNOWN: Final[Meaning] = (FILE, ("?",))
NOT_KNOWN: Final = (UNKNOWN,)

Meanings = Sequence[Meaning]
#: The value and the type that are stated for a name, and the step from that value to it.
Stated = tuple[Any, Any, str]
UNSTATED: Final[Stated] = (None, None, "")


class Binding:
    """One place that binds a name inside a callable. It is visible from byte `since` on."""

    __slots__ = ("busy", "changed", "given", "meanings", "since", "start", "step", "type", "value")

    def __init__(
        self, start: int, stated: Stated = UNSTATED, meanings: Meanings | None = None
    ) -> None:
        self.start = start
        self.value, self.type, self.step = stated
        self.meanings = meanings
        self.since = start if self.value is None else self.value.end_byte
        self.given: Meaning | None = None  # what callers give, where its type is stated
        self.busy = False
        self.changed = False  # whether it holds something else at times

    @property
    def tells_something(self) -> bool:
        """Whether more is known than that it binds the name."""
        if self.meanings is None:
            return self.value is not None or self.type is not None
        return self.meanings != NOT_KNOWN

    @property
    def names_something(self) -> bool:
        """Whether the name is that of a symbol."""
        word = self.meanings[0][1][0] if self.meanings else ""
        return word == "%class" or word[1:].isdecimal()


class BindingReader:
    """Knows what is bound where in one file."""

    def __init__(self, builder: Builder, facts: FileFacts) -> None:
        self.builder = builder
        self.matches = builder.matches
        self.source = builder.matches.source
        self.language = builder.language
        self.definitions = builder.definitions
        self.facts = facts
        self.places = Places(builder)
        self.types = stated_types(self.language.id)
        # Arrays are pointers there: what an index gives has the type that is stated.
        self.alike = self.language.wildcard_imports == "file"
        self.kept = getattr(hooks(self.language.id), "is_kept", None)
        spelled = spelling(self.language.id)
        self.separator, self.dotted, self.names = spelled.separator, spelled.dotted, spelled.names
        self.first_word = spelled.first_word
        apart = self.language.callables_apart
        self.declared = {
            (found.lexical, found.key(apart)) for found in self.definitions if found.bound
        }
        self.declared.update((found.scope, found.name) for found in facts.imports)
        self.locals: defaultdict[tuple[int, str], list[Binding]] = defaultdict(list)
        self.given_names: dict[int, Any] = {}  # parameters that may hold callables
        self.defaults: list[tuple[int, str, Any]] = []  # of parameters, with their callables
        self.given_results: dict[Meaning, Meanings] = {}  # what calls of parameters give

    def text(self, start: int, end: int) -> str:
        return self.source[start:end].decode("utf-8", "replace")

    # What is stated for names.

    @cached_property
    def awaited(self) -> frozenset[int]:
        """Expressions whose elements, or what they give to a block, are awaited."""
        found = self.matches.uses.get("awaited", ())
        return frozenset(captures["awaited"][0].id for captures in found)

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

    def _stated(self, captures: Captures, key: str, scope: int) -> Meanings:
        """A value of the type that is captured."""
        text = self._type_text(captures["param.type" if key == "param" else key])
        suffix = self.language.variadic_suffix
        if suffix and text.endswith(suffix):
            return NOT_KNOWN
        declarators = captures.get("param.declarator" if key == "param" else f"{key}.declarator")
        if declarators and not self.alike and "[" in self._type_text(declarators[:1]):
            return NOT_KNOWN
        return self._of_type(text, scope)

    def _type_text(self, nodes: Sequence[Any]) -> str:
        return "".join(self.text(one.start_byte, one.end_byte) for one in nodes)

    def _of_type(self, text: str, scope: int) -> Meanings:
        path = self.types.path(text)
        return NOT_KNOWN if path is None else ((scope, path),)

    # Where names are bound.

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

    def _delay(self) -> None:
        """Names in some nodes are bound behind others, not where they stand."""
        late = sorted(
            (*captures["late"][0].byte_range, captures["late.behind"][0].end_byte)
            for captures in self.matches.uses.get("late", ())
        )
        for bindings in self.locals.values() if late else ():
            for binding in bindings:
                place = bisect_right(late, (binding.start, 1 << 62)) - 1
                if place >= 0 and binding.start < late[place][1]:
                    binding.since = max(binding.since, late[place][2])

    def _bound_already(self) -> set[int]:
        """The bytes where names start that bind no local there."""
        return set(self.builder.name_starts)

    @cached_property
    def _is_hoisted(self) -> Layers | None:
        """Where names stand that are bound in all of the callable around."""
        hoisted = [
            (node.start_byte, node.end_byte, 1)
            for captures in self.matches.uses.get("hoisted", ())
            for node in captures["hoisted"]
        ]
        return Layers(hoisted, FILE) if hoisted else None

    def _scope_of(self, start: int) -> int:
        """The scope that a name is bound in that stands at a byte."""
        scope = self.places.around(start)
        if self._is_hoisted is not None and self._is_hoisted.at(start) != FILE:
            return self.places.hoisted(scope)
        return scope

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

    def _object(self, index: int, name: str) -> Meanings:
        """What the object of a method is: a class only where that is said, not by its name."""
        of_class = self.definitions[index].name in self.language.class_methods
        if not of_class and index not in self.of_classes:
            if name in self.language.class_words:
                return NOT_KNOWN  # a class that a metaclass made: its own members come first
            word = "%self"
        else:
            word = "%class"
        parent = self.definitions[index].parent
        return ((index if parent == FILE else parent, (word,)),)

    @cached_property
    def of_classes(self) -> frozenset[int]:
        """The methods that a decorator makes those of the type itself."""
        words = self.language.class_decorators
        found = self.matches.uses.get("decorator", ()) if words else ()
        return frozenset(
            self.builder.declared_at.get(one["decorated"][0].id, FILE)
            for one in found
            if self.text(*one["decorator"][0].byte_range).rpartition(".")[2] in words
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
            meanings = self._object(index, words[0])
        elif "param.type" in captures and not self._is_callable(captures, index):
            meanings = self._stated(captures, "param", self.places.definition(scope))
        elif index != FILE and text == words[0] and self._is_kept(node):
            meanings = ((index, ("%parameter", text)),)
            if "param.default" in captures and self.language.bases_are_values:
                self.defaults.append((index, text, captures["param.default"][0]))
            if "param.type" in captures:
                self._enter_given(meanings[0], captures, self.places.definition(scope))
        binding = Binding(start, meanings=meanings)
        if self.language.only_callables_called and index != FILE and text == words[0]:
            binding.given = (index, ("%parameter", text))
            self.given_names[start] = node
        self.locals[scope, words[0]].append(binding)

    def _is_callable(self, captures: Captures, index: int) -> bool:
        """Whether a parameter holds some callable, by its type or what the type's name is for."""
        text = self._type_text(captures["param.type"])
        named = bool(self.callables) and (index, _last_word(text)) in self.callables
        if "param.declarator" in captures:
            text += self._type_text(captures["param.declarator"])
        return named or self.types.is_callable(text)

    def _is_kept(self, name: Any) -> bool:
        """Whether a parameter holds what it is given to the end, where the language can tell."""
        kept: bool = self.kept is None or self.kept(name, self.source)
        return kept

    @cached_property
    def callables(self) -> dict[tuple[int, str], str]:
        """Type parameters that are some callable, whose, and what they must be."""
        found = self.matches.uses.get("callable", ())
        places = [
            (one["callable"][0], one.get("callable.type", one["callable"])[0]) for one in found
        ]
        return {
            (self.places.around(name.start_byte), self.text(*name.byte_range)): self.text(
                *type_.byte_range
            )
            for name, type_ in places
        }

    def _enter_given(self, meaning: Meaning, captures: Captures, scope: int) -> None:
        """Note what a call of a parameter gives, by the type of the callable that it holds."""
        text = self._type_text(captures["param.type"])
        stated = self.callables.get((meaning[0], _last_word(text)), text)
        result = self.types.result(stated)
        if result is not None:
            self.given_results[meaning] = self._of_type(result, scope)

    def _move_outer(self) -> None:
        """What is assigned to names that belong to scopes around is bound there, too."""
        for start, end, outer in self.matches.binds:
            name = self.text(start, end)
            scope = self.places.around(start)
            moved = self.locals.pop((scope, name), []) if outer else []
            if outer and (scope, name) in self.declared:  # by an import, a class or a function
                moved.append(Binding(start, meanings=NOT_KNOWN))
            while moved and scope != FILE:
                scope = self.places.parents[scope]
                binds = (scope, name) in self.locals or (scope, name) in self.declared
                if scope == FILE or binds:
                    self.locals[scope, name] += moved

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

    @staticmethod
    def _last_before(bindings: list[Binding], position: int) -> list[Binding]:
        """The binding that holds at a byte, where each is visible from its end on."""
        return [one for one in bindings if one.start <= position and one.since <= position][-1:]

    def _is_outer(self, scope: int) -> bool:
        return scope < FILE or self.definitions[scope].category in ("type", "module")


def _last_word(type_: str) -> str:
    return type_.split()[-1].lstrip("&")


def _stated_by(captures: Captures) -> Stated:
    """The value and type that a pattern about a local captures."""
    each, entered = captures.get("local.each"), captures.get("local.entered")
    value = each or entered or captures.get("local.value")
    type_ = captures.get("local.type")
    step = "[]" if each else "!entered" if entered else ""
    if "local.key" in captures:
        text = captures["local.key"][0].text
        step = text if isinstance(text, str) else text.decode("utf-8", "replace")
    return value[0] if value else None, type_[0] if type_ else None, step


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
