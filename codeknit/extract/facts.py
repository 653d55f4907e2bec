"""What one file declares, from the matches of its language's queries.

The queries say what matches; this module says what it means: which definition encloses which,
what is a method, what a property is worth. Nothing here walks a tree or knows a language.
"""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Final

import msgspec
from tree_sitter import QueryCursor

from codeknit.extract.matches import Candidate, Entry, Matches
from codeknit.extract.names import NameScopes, Nesting
from codeknit.extract.queries import Pattern, compiled
from codeknit.extract.records import FILE, Definition, FileFacts, region_scope
from codeknit.extract.signature import Captures, SignatureWriter, signature_of
from codeknit.extract.trees import RowOf, first_error, is_misread, tree_of
from codeknit.extract.type_names import Places
from codeknit.extract.uses.finder import UseFinder
from codeknit.model import receiver_type

_FUNCTIONS: Final = frozenset({"function", "function_prototype"})
_TYPES: Final = frozenset({"type", "region", "body"})
#: What the member of a constructor's parameter list may belong to.
_BODIES: Final = frozenset({"type", "body"})
#: A string that is a name, and one word without brackets: it is written without its quotes.
_QUOTED: Final = re.compile(r"""(["'])([^"'`\\\s()\[\]{}<>,]+)\1""")
_BLANK: Final = b" \t\r\n\f\v"


def extract_facts(
    path: str, language_id: str, source: bytes, *, relations: bool = False, uses: bool = True
) -> FileFacts:
    """Everything one file declares, and with `relations` what it uses. `source` is UTF-8, its
    line ends LF. Without `uses`, relations will know what the file declares and nothing else."""
    grammar = compiled(language_id, relations and uses)
    text, root, row = tree_of(grammar, source)
    matches = Matches(grammar, source, root, text)
    matches.sort(QueryCursor(grammar.query_for(text)).matches(root))
    facts = Builder(matches, row).build(path, is_symbol=relations)
    facts.partial = relations and not uses
    if root.has_error:
        facts.error = first_error(root, row)
        facts.misread = relations and is_misread(grammar, source)
    return facts


class Open(msgspec.Struct, gc=False):
    """A definition or region the reading is inside of. `lexical` is the scope that it is."""

    start: int
    end: int
    index: int
    category: str
    name: str
    scoped: str
    lexical: int

    def inside(self, name: str) -> str:
        """The scoped name of something in here."""
        return f"{self.scoped}.{name}" if self.scoped and name else self.scoped or name


class Builder:
    """Makes definitions of candidates."""

    def __init__(self, matches: Matches, row: RowOf) -> None:
        self.matches = matches
        self.row = row
        self.language = matches.language
        self.text = matches.text
        self.definitions: list[Definition] = []
        self.names = NameScopes(matches)
        self.assigned: set[tuple[int, str]] = set()
        self.stack = [Open(-1, 1 << 62, FILE, "file", "", "", FILE)]
        self.barriers = sorted(matches.barriers, key=lambda found: (-found[0], found[1]))
        self.detached: list[tuple[Definition, str]] = []
        self.regions: list[int] = []
        self.region_starts: dict[int, int] = {}  # their scopes, by the byte they start at
        self.bodies: dict[tuple[int, int], int] = {}
        #: For relations: definitions by the byte their name starts at, by the node of their
        #: parameter list and by their own, and the types that they state.
        self.name_starts: dict[int, int] = {}
        self.parameter_lists: dict[int, int] = {}
        self.parameter_starts: list[tuple[int, int]] = []
        self.member_of: dict[int, tuple[int, str]] = {}
        self.bound_inside: list[int] = []
        self.named_exports: set[str] = set()
        self.region_names: list[str] = []
        self.declared_at: dict[int, int] = {}
        self.stated_types: list[tuple[int, Captures, str]] = []
        self.some_move = matches.grammar.some_move
        self.holders = _TYPES | {"module"} if self.language.module_methods else _TYPES
        self.is_constant = matches.grammar.is_constant

    def build(self, path: str, *, is_symbol: bool) -> FileFacts:
        """All definitions of the file, in document order; itself among them if it `is_symbol`."""
        entries = self.matches.entries()
        patterns = self.matches.grammar.patterns
        if is_symbol or any(patterns[index].kind == "include" for index in self.matches.found):
            self._enter_file(path)
        self._place_all(entries)
        self._attach()
        self._count_type_parameters()
        self._mark_inner()
        self._mark_exports()
        facts = FileFacts(path, self.language.id, self.definitions, regions=self.regions)
        self.names.count(facts)
        if self.matches.relations:
            UseFinder(self, facts).collect()
        return facts

    def _enter_file(self, path: str) -> None:
        """A file that includes others is a symbol itself."""
        name = path.rpartition("/")[2]
        source = self.matches.source
        last = max(1, source.count(b"\n") + (not source.endswith(b"\n")))
        definition = Definition("meta", "file", 1, last, name, name, "", FILE, {}, [])
        self.definitions.append(definition)
        self.names.define(0, len(source), definition, encloses=False)

    def _place_all(self, entries: list[Entry]) -> None:
        index, count = 0, len(entries)
        stack, barriers = self.stack, self.barriers
        while index < count:  # all locals come by here, so that it is written to be quick
            start, end, at, _, _, pattern, _, _, name = entries[index]
            if barriers and barriers[-1][0] < start:
                self._enter_barriers(start)
            parent = stack[-1]
            if parent.end <= -end:
                parent = self._around(start, -end)
            after = index + 1
            if self.some_move:
                if after < count and entries[after][5].beyond and entries[after][2] == at:
                    pattern = entries[after][5]
                parent = self._moved(pattern, parent)
            if pattern.local and parent.category == "callable":
                self.names.bind(name, parent.index)
            else:
                while after < count and entries[after][2] == at:
                    if entries[after][:2] != (start, end):
                        break
                    after += 1
                self._place(entries[index:after], parent)
            index = after

    def _moved(self, pattern: Pattern, parent: Open) -> Open:
        """What a declaration belongs to that does not belong to what is around it."""
        if pattern.beyond:
            parent = self._beyond(pattern.beyond)
        if pattern.member and parent is self.stack[-1] and self._around_has_members():
            return self.stack[-2]
        return parent

    def _around_has_members(self) -> bool:
        return len(self.stack) > 1 and self.stack[-2].category in _BODIES

    def _place(self, group: list[Entry], parent: Open) -> None:
        """Enter one declaration. `group` is its matches: those of the same bytes and name."""
        candidate = self.matches.candidate(group)
        pattern = candidate.pattern
        name = self._name(candidate)
        if pattern.role == "region":
            self._enter_region(candidate, parent, name)
        elif not name:
            return  # the grammar made up a name to go on
        elif pattern.assigned and (parent.lexical, name) in self.assigned:
            self.names.bind(candidate.name, parent.index)
        else:
            self._enter(candidate, self._define(candidate, parent, name))
            if pattern.assigned or pattern.category != "meta":
                self.assigned.add((parent.lexical, name))

    def _enter_region(self, candidate: Candidate, parent: Open, name: str) -> None:
        """Open a region: what stands in it belongs to another type, but sees the scopes here.

        Without a name it is the body of a type that has none: its members are in the scope here.
        """
        name = _bare(name, self.language.scope_separators)
        start, end = candidate.start, candidate.end
        scope = region_scope(len(self.regions))
        self.regions.append(parent.lexical)
        self.region_names.append(name)
        self.region_starts[start] = scope
        scoped = parent.inside(name)
        what = "region" if name or parent.category == "region" else "body"
        if what == "body":
            self.bodies[start, end] = scope
        self.stack.append(Open(start, end, parent.index, what, name, scoped, scope))

    def _enter_barriers(self, start: int) -> None:
        """Open the callables without a name that start before this byte."""
        while self.barriers and self.barriers[-1][0] < start:
            self._enter_barrier(*self.barriers.pop())

    def _enter_barrier(self, start: int, end: int) -> None:
        """Open a callable without a name: what it declares belongs to the encloser, its locals
        to nobody. One that is a declaration after all is open already."""
        if self.stack[-1].start == start:
            return
        parent = self._around(start, end)
        scope = (parent.index, "callable", parent.name, parent.scoped, parent.lexical)
        self.stack.append(Open(start, end, *scope))

    def _around(self, start: int, end: int) -> Open:
        """What is open around these bytes; declarations of the same bytes stand side by side."""
        stack = self.stack
        top = stack[-1]
        while top.end < end or top.end <= start or (top.end == end and top.start == start):
            stack.pop()
            top = stack[-1]
        return top

    def _beyond(self, what: str) -> Open:
        """What is open around the types, or around everything, that we are in."""
        if what == "everything":
            return self.stack[0]
        return next(one for one in reversed(self.stack) if one.category not in _TYPES)

    def _enter(self, candidate: Candidate, definition: Definition) -> None:
        index = len(self.definitions)
        self.definitions.append(definition)
        start, end = candidate.start, candidate.end
        encloses = candidate.pattern.encloses
        outside = "receiver" in definition.properties or "scope" in candidate.captures
        if self.matches.relations:
            self._enter_for_relations(candidate, index)
        self.names.define(start, end, definition, encloses=encloses, binds=not outside)
        if encloses:
            name, scope = definition.name, definition.scope
            scoped = f"{scope}.{name}" if scope else name
            self.stack.append(Open(start, end, index, definition.category, name, scoped, index))

    def _enter_for_relations(self, candidate: Candidate, index: int) -> None:
        captures = candidate.captures
        if candidate.name is not None:
            self.name_starts[candidate.name.start_byte] = index
        for node in captures.get("params", ()):
            self.parameter_lists[node.id] = index
            self.parameter_starts.append((node.start_byte, index))
        self.declared_at[captures[candidate.pattern.declaration][0].id] = index
        self._enter_binding(candidate, index)
        key = "return" if candidate.pattern.category == "callable" else "type"
        if key in captures:
            self.stated_types.append((index, captures, key))

    def _enter_binding(self, candidate: Candidate, index: int) -> None:
        """Note where the name is bound, and of what it is a member."""
        definition, binds = self.definitions[index], candidate.pattern.binds
        definition.prototype = candidate.pattern.prototype
        if binds:
            definition.bound = False
            if binds == "inside":
                self.bound_inside.append(index)
        if "scope" in candidate.captures:
            named = self.text.of(candidate.captures["scope"][0])
            self.member_of[index] = (FILE, _dotted(named, self.language.scope_separators))
        elif definition.lexical < FILE:
            self.member_of[index] = (definition.lexical, "")

    def _name(self, candidate: Candidate) -> str:
        if candidate.pattern.name is not None:
            return candidate.pattern.name
        name = self.text.of(candidate.name) if candidate.name is not None else ""
        if name[:1] not in ("'", '"') or candidate.pattern.kind == "include":  # as it is written
            return name.replace(" ", "") if candidate.pattern.category == "module" else name
        quoted = _QUOTED.fullmatch(name)
        return quoted[2] if quoted else name

    def _define(self, candidate: Candidate, parent: Open, name: str) -> Definition:
        properties = candidate.properties
        category = candidate.pattern.category
        kind = self._kind(candidate, parent, name)
        signature, places = self._signature(candidate, name, kind)
        definition = Definition(
            category,
            kind,
            self._first_line(candidate),
            self._last_line(candidate),
            signature,
            name,
            parent.scoped,
            parent.index,
            properties,
            places,
            candidate.pattern.clause,
            parent.lexical,
        )
        if parent.category == "region" or "scope" in candidate.captures or "receiver" in properties:
            self._rescope(candidate, definition, parent)
        if properties and properties.get("visibility") == self.language.default_visibility:
            del properties["visibility"]
        return definition

    def _kind(self, candidate: Candidate, parent: Open, name: str) -> str:
        pattern = candidate.pattern
        kind = pattern.kind
        in_type = parent.category in self.holders
        if kind in _FUNCTIONS and in_type and self.language.methods:
            own = self.language.constructor_is_type_name and name == parent.name
            return "constructor" if own or name in self.language.constructors else "method"
        if kind == "variable":
            if in_type:
                return "field"
            if "final" in candidate.properties or (self.is_constant and self.is_constant(name)):
                return "constant"
        return kind

    def _signature(self, candidate: Candidate, name: str, kind: str) -> tuple[str, Places]:
        """The signature, and where in it names stand in type position."""
        captures = candidate.captures
        called = candidate.pattern.category == "callable" or "params" in captures
        if not called and "type" not in captures:
            return signature_of(name), []
        writer = SignatureWriter(self.text, self.language, name)
        node = candidate.name
        cut = (node.start_byte, node.end_byte) if node is not None else None
        if called:
            self._write_called(writer, candidate, kind, cut)
        else:
            writer.stated_type(": ", captures, "type", cut)
        return writer.text, writer.places

    def _write_called(
        self,
        writer: SignatureWriter,
        candidate: Candidate,
        kind: str,
        cut: tuple[int, int] | None,
    ) -> None:
        captures = candidate.captures
        lists = captures.get("params", ())
        bound = self.language.bound_parameter and kind in ("method", "constructor")
        writer.parameters(
            [self.matches.parameters.get(one.id, []) for one in lists],
            bound=bound and "static" not in candidate.properties,
        )
        if cut and lists:
            cut = (cut[0], max(cut[1], lists[-1].end_byte))
        writer.stated_type(" -> ", captures, "return", cut)

    def _first_line(self, candidate: Candidate) -> int:
        """The first line of the declaration, with what leads it."""
        leads = self.matches.led.get(candidate.start) if self.matches.leads else None
        first: int = self.row(leads[0][1]["lead"][0] if leads else candidate.outer)
        return first + 1

    def _last_line(self, candidate: Candidate) -> int:
        """The last line of the declaration, without layout and comments behind its last
        statement, which some grammars take into it."""
        row = self.row(candidate.outer, end=True)
        source, tails = self.matches.source, self.matches.tails
        end = candidate.end
        if source[end - 1] in _BLANK or end in tails:
            content = self._without_layout(end)
            while content in tails:
                content = self._without_layout(tails[content])
            row -= source.count(b"\n", content, end)
        return row + 1

    def _without_layout(self, end: int) -> int:
        source = self.matches.source
        while end and source[end - 1] in _BLANK:
            end -= 1
        return end

    def _rescope(self, candidate: Candidate, definition: Definition, parent: Open) -> None:
        """Give a definition the scope it names itself, or that of the region it stands in."""
        captures = candidate.captures
        receiver = definition.properties.get("receiver")
        if receiver is not None:
            definition.scope = receiver_type(receiver)
            definition.kind = "method" if definition.kind == "function" else definition.kind
        elif "scope" in captures:
            text, separators = self.text.of(captures["scope"][0]), self.language.scope_separators
            stated = _dotted(text, separators)
            whole = text.startswith(separators)  # from the outermost scope: `::a::b`
            definition.scope = stated if whole else parent.inside(stated)
            if definition.kind in _FUNCTIONS:
                own = stated.rpartition(".")[2] == definition.name
                is_own = own and self.language.constructor_is_type_name
                definition.kind = "constructor" if is_own else "method"
        self.detached.append((definition, definition.scope))

    def _attach(self) -> None:
        """Find the types that members standing outside of them belong to."""
        if not self.detached:
            return
        owners: defaultdict[str, list[int]] = defaultdict(list)
        for index, definition in enumerate(self.definitions):
            if definition.category in ("type", "module") and not definition.clause:
                scope = definition.scope
                owners[f"{scope}.{definition.name}" if scope else definition.name].append(index)
        for definition, scope in self.detached:
            found = owners.get(scope, ())
            if len(found) == 1:
                definition.parent = found[0]

    def _count_type_parameters(self) -> None:
        if self.language.generic_arity:
            for found in self.definitions:
                if found.kind == "type_parameter" and found.parent != FILE:
                    self.definitions[found.parent].arity += 1

    def _mark_inner(self) -> None:
        barriers = Nesting()
        for start, end in sorted(self.matches.barriers, key=lambda found: (found[0], -found[1])):
            barriers.enter(start, end, start)
        for key, position in self.matches.inner:
            index = self.names.owner(position)
            if index == FILE or self.definitions[index].category != "callable":
                continue
            if barriers.innermost(position, -1) <= self.names.starts[index]:
                self.definitions[index].properties[key] = "true"

    def _mark_exports(self) -> None:
        if self.language.exported_names == "capitals":
            self._mark_capitals()
        exports = self.matches.exports
        if not exports:
            return
        for definition in self.definitions:
            top = definition.parent == FILE and not definition.scope
            if top and definition.name.encode() in exports:
                if "exported" not in definition.properties:
                    self.named_exports.add(definition.name)
                definition.properties["exported"] = "true"

    def _mark_capitals(self) -> None:
        """Capital names are exported, unless they are local to a callable."""
        for definition in self.definitions:
            if definition.name[:1].isupper() and definition.category != "meta":
                parent = definition.parent
                if parent == FILE or self.definitions[parent].category != "callable":
                    definition.properties["exported"] = "true"


def _bare(name: str, separators: tuple[str, ...]) -> str:
    """A type's name without its type arguments; a type that is more than that (``[u8; 3]``,
    ``dyn Fn()``) as it is."""
    named = re.fullmatch(r"([\w.:\\$@]+)\s*(?:[<\[].*)?", name, re.DOTALL)
    return _dotted(named[1], separators) if named else name


def _dotted(scope: str, separators: tuple[str, ...]) -> str:
    parts = re.sub(r"<[^<>]*(?:<[^<>]*>[^<>]*)*>", "", scope)
    for separator in separators:
        parts = parts.replace(separator, ".")
    return ".".join(part.strip() for part in parts.split(".") if part.strip())
