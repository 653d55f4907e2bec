"""What a name means at a byte of a file, as far as that file tells.

Names bound inside callables end here: a local is replaced by what it was assigned, a parameter by
its stated type, so that what is left begins with a name of the file, of a type, or of nobody.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from codeknit.extract.records import FILE, WORD_MARK, Definition, FileFacts, Meaning
from codeknit.extract.uses.bindings import NOT_KNOWN, Binding, BindingReader, Meanings, walk
from codeknit.extract.uses.places import ANONYMOUS

if TYPE_CHECKING:
    from codeknit.extract.facts import Builder
    from codeknit.extract.uses.containers import Containers

MOST: Final = 5  # meanings of one name
_OF_PATH: Final = -1  # in place of how many bindings are behind a name
_MOST_LINKS: Final = 48  # names that hold each other
_MOST_ANEW: Final = 32  # times that one name is bound anew: each may be known by the one before
LONGEST: Final = 80  # characters of a name as written

#: The scope of an expression, its text, and how many bindings of its first name are behind it.
SeenAs = tuple[int, bytes, int]


class NameReader(BindingReader):
    """Knows what names mean in one file."""

    #: Those of the file, as soon as it is known what is stated for names.
    containers: Containers
    #: The bytes at which names start whose type is stated.
    typed: set[int]

    def __init__(self, builder: Builder, facts: FileFacts) -> None:
        super().__init__(builder, facts)
        self.links = 0
        self.nested = self.language.class_scope == "nested"
        self.direct = self.language.class_scope == "direct"
        words = (*self.language.self_words, *self.language.module_words, self.language.super_call)
        self.special = frozenset(words) - {""}
        paths = self.language.path_separator if self.language.module_words else ""
        self.path_mark = paths.encode()
        self.globbed = {found.scope for found in facts.imports if found.imported == "*"}
        if self.language.open_namespaces:
            self.globbed.update(self._out_of_line())
        self.parameter_places = {
            (found.lexical, found.name)
            for found in self.definitions
            if found.kind == "type_parameter" and self.language.names_apart
        }
        self.type_parameters = {name for _, name in self.parameter_places}
        self.firsts: dict[tuple[int, str, int], Meanings] = {}
        self.same: dict[Meanings, Meanings] = {}
        self.roots: dict[tuple[int, str, int], Meanings] = {}
        self.local_words: set[str] = set()
        self.in_order = self.language.sequential_locals or self.language.messages
        self.moments: dict[str, list[int]] = {}
        self.anew: dict[tuple[int, str], list[Any]] = {}
        self.words_anew: list[bytes] = []  # their names
        self.read_anew: set[str] = set()  # those of the file that it reads itself
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

    def _note_binding(self) -> None:
        """Note which scopes bind each name."""
        binding: defaultdict[str, set[int]] = defaultdict(set)
        for scope, name in (*self.locals, *self.declared):
            binding[name].add(scope)
        self.binding = binding

    # What bindings hold.

    def expression(self, node: Any, depth: int = 0) -> Meanings:
        """What an expression may mean."""
        raise NotImplementedError

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
            elif binding.value is not None and self.links < _MOST_LINKS:
                self.links += 1
                binding.meanings = self._of_value(binding)
                self.links -= 1
            else:
                binding.meanings = NOT_KNOWN
            binding.busy = False
        if binding.changed:
            binding.meanings = walk(binding.meanings, ("~",))
            binding.changed = False
        return binding.meanings

    def _of_value(self, binding: Binding) -> Meanings:
        found = self.expression(binding.value)
        return walk(found, (binding.step,)) if binding.step else found

    def _all(self, bindings: Sequence[Binding]) -> Meanings:
        """What a name means that is bound in these places. A stated type holds for all."""
        if len(bindings) == 1:
            only = self._binding(bindings[0])
            return only if 0 < len(only) <= MOST else NOT_KNOWN
        typed = [one for one in bindings if one.type is not None]
        kept = typed or bindings
        found = list(dict.fromkeys(one for each in kept for one in self._binding(each)))
        return found if 0 < len(found) <= MOST else NOT_KNOWN

    # What names mean.

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
            return ((self.places.definition(scope), (WORD_MARK + name,)),)
        moments = self.moments.get(name)
        moment = bisect_right(moments, position) if moments else 0
        if moment and self._begins_path(name, position):
            moment, position = _OF_PATH, -1
        key = (scope, name, moment)
        known = self.roots.get(key)
        if known is None:
            known = self._bound_last(scope, name, position) if self.anew else None
            known = self._in_scopes(name, scope, position) if known is None else known
            self.roots[key] = known
        return known

    def _begins_path(self, name: str, start: int) -> bool:
        """Whether a name stands before others in a path of modules: there no local is meant."""
        if not self.path_mark:
            return False
        return self.source.startswith(self.path_mark, start + len(name.encode()))

    def _bound_last(self, scope: int, name: str, position: int) -> Meanings | None:
        """What a name means that is bound anew in one block, behind one of these bindings."""
        values = [one for one in self.anew.get((scope, name), ()) if self._since(one) <= position]
        if not values or position >= self._block(values[-1]).end_byte:
            return None
        if scope == FILE:
            self.read_anew.add(name)
        return self.expression(values[-1])

    def _note_anew(self) -> None:
        """Note which names are bound to one name of the file after the other, in one block: by what
        stands before, it is known which of these each means there."""
        outer = {found.name for found in self.facts.imports}
        for (scope, name), bindings in self.locals.items():
            starts = [one.start for one in bindings]
            if scope == FILE and name not in outer:
                starts += self._declared_from.get((FILE, name), ())
            elif scope >= ANONYMOUS or (scope, name) in self.declared or self._is_outer(scope):
                continue
            if len(starts) > 1 and (values := self._all_named(starts)):
                self.anew[scope, name] = values
                moments = [*map(self._since, values), self._block(values[0]).end_byte]
                self.moments[name] = sorted((*self.moments.get(name, ()), *moments))
        self.words_anew = [name.encode() for name in self.moments]

    def _all_named(self, starts: Sequence[int]) -> list[Any]:
        """The values that are assigned at some places, in order, if all are names of the file and
        all is assigned in one block."""
        values = []
        for start in sorted(starts):
            value = self.containers.stated.get(start)
            while value is not None and (inner := self._assigned_on(value)) is not None:
                value = inner
            if value is None or start in self.containers.parts or start in self.typed:
                return []
            values.append(value)
            if not self._names_ours(value):
                return []
        blocks = {self._block(value).id for value in values}
        return values if len(blocks) == 1 and len(values) <= _MOST_ANEW else []

    def _names_ours(self, value: Any) -> bool:
        """Whether a value is named, or given by a call of what is named, by a name of the file."""
        form, *fields = self.language.expressions.get(value.type, "unknown").split()
        called = value.child_by_field_name(fields[0]) if form == "call" else None
        node = value if called is None else called
        names = self.names(self.source[node.start_byte : node.end_byte])
        return bool(names) and (FILE, names[0]) in self.declared

    def _assigned_on(self, value: Any) -> Any:
        """What is assigned at once to what is before: `f` in ``a = b = f``."""
        field = self._field_inside(value)
        inner = value.child_by_field_name(field) if field else None
        return inner if inner is not None and inner.end_byte == value.end_byte else None

    def _field_inside(self, node: Any) -> str:
        """The field with the expression that an expression is the same as."""
        form, *fields = self.language.expressions.get(node.type, "unknown").split()
        return fields[0] if form == "inside" and fields else ""

    def _block(self, value: Any) -> Any:
        """What the statement stands in that assigns a value and ends with it."""
        return self._assigning(value).parent

    def _since(self, value: Any) -> int:
        """The byte from which on a name holds a value: of several that are assigned together, each
        is read before."""
        end: int = self._assigning(value).end_byte
        return end

    def _assigning(self, value: Any) -> Any:
        """What assigns a value and ends with it, or with the list that it is in."""
        node, forms, end = value, self.language.expressions, value.end_byte
        while True:
            around = node.parent
            form = forms.get(around.type, "")
            if form == "elements":
                end = around.end_byte
            elif not form.startswith("inside") or around.end_byte != end:
                return node
            node = around

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
                return self._known_inside(scope, name)
            if self.direct and self._is_bound_later(scope, name, position):
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

    def _is_bound_later(self, scope: int, name: str, position: int) -> bool:
        """Whether what binds a name in a scope comes behind a byte, or is of the statement there:
        in a class, ``x = x`` reads what is around the class."""
        start = min(self._declared_from.get((scope, name), (0,)))
        value = self.containers.stated.get(start)
        return position < (start if value is None else value.end_byte)

    def _known_inside(self, _scope: int, _name: str) -> Meanings | None:
        """What a name means that a type has for what is in it only."""
        return None

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

    def _is_parameter(self, scope: int, name: str) -> bool:
        """Whether a name is a type parameter of a callable, or of the region it stands in."""
        if scope >= ANONYMOUS:
            return False
        around_it = self.definitions[scope].lexical
        of_region = around_it < FILE and (around_it, name) in self.parameter_places
        return of_region or (scope, name) in self.parameter_places

    # What stands in several places.

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
            is_anew = self.in_order or any(word in text for word in self.words_anew)
            return scope, None if is_anew else (scope, text, 0)
        moments = self.moments.get(names[0])
        return scope, (scope, text, bisect_right(moments, start) if moments else 0)

    def first_means(self, name: str, seen_as: SeenAs, start: int) -> Meanings:
        """What the first name of an expression means; the same object where it is the same."""
        scope, _, moment = seen_as
        if moment and self._begins_path(name, start):
            moment = _OF_PATH
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

    def naming(self, interesting: set[str] | None) -> Naming | None:
        """Which texts may name a symbol; None where any may. A name alone may not if it is only
        that of a local that holds something."""
        if interesting is None:
            return None
        alone = {name for _, name in self.declared}
        alone.update(
            name
            for (_, name), bindings in self.locals.items()
            if any(one.names_something for one in bindings)
        )
        return Naming(self.names, interesting, alone)

    def holds_nothing(self, meaning: Meaning) -> bool:
        """Whether it is a variable of which it is not known what it holds."""
        scope, path = meaning
        return len(path) == 1 and (scope, path[0]) in self.idle

    def given(self, name: str, position: int) -> Meanings | None:
        """What callers give for a parameter of a stated type, or what a local is bound to, where a
        name means one at a byte."""
        scope = self._binder(name, position)
        bindings = self._last_before(self.locals.get((scope, name), []), position)
        if not bindings:
            return None
        binding = bindings[0]
        if binding.given is not None:
            return (binding.given,) if self._is_kept(self.given_names[binding.start]) else None
        if self.kept is None or binding.type is None or binding.value is None:
            return None
        declared = binding.value.parent.child_by_field_name("name")
        kept = declared is not None and self._is_kept(declared)
        return self.expression(binding.value) if kept else None

    def bound_once(self, name: str, position: int) -> tuple[int, int, int] | None:
        """The one place that binds a name as it is seen at a byte: where it starts, and the first
        and last byte of its scope. None where there are several, or it is no variable."""
        scope = self._binder(name, position)
        bindings = self.locals.get((scope, name), ())
        starts = [*(one.start for one in bindings), *self._declared_from.get((scope, name), ())]
        if len(starts) != 1 or scope >= ANONYMOUS:
            return None
        first, last = self.places.ranges.get(scope, (0, len(self.source)))
        return starts[0], first, last

    def _binder(self, name: str, position: int) -> int:
        """The innermost scope around a byte that binds a name; FILE where none does."""
        scope = self.places.around(position)
        while scope != FILE and not self._binds(scope, name):
            scope = self.places.parents[scope]
        return scope

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


class Naming(dict[bytes, bool]):
    """Whether a text may name a symbol: one name that may do so alone, or a member of such."""

    def __init__(
        self, names: Callable[[bytes], tuple[str, ...]], words: set[str], alone: set[str]
    ) -> None:
        self.names, self.words, self.alone = names, words, alone

    def __missing__(self, text: bytes) -> bool:
        names = self.names(text)
        found = not names or names[0] in (self.words if len(names) > 1 else self.alone)
        self[text] = found
        return found


def _scoped(definition: Definition) -> str:
    return f"{definition.scope}.{definition.name}" if definition.scope else definition.name
