"""What one file declares, from the matches of its language's queries.

The queries say what matches; this module says what it means: which definition encloses which,
what is a method, what a property is worth. Nothing here walks a tree or knows a language.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any, Final

from tree_sitter import QueryCursor

from codeknit.extract.names import NameScopes, Nesting
from codeknit.extract.queries import Compiled, Pattern, compiled
from codeknit.extract.records import FILE, Definition, FileFacts
from codeknit.extract.signature import Captures, SignatureWriter
from codeknit.extract.text import Places, SourceText
from codeknit.languages import hooks
from codeknit.model import receiver_type

_ENCLOSES: Final = frozenset({"type", "callable", "module"})
_BLANK: Final = b" \t\r\n\f\v"


def extract_facts(path: str, language_id: str, source: bytes) -> FileFacts:
    """Everything one file declares. `source` is UTF-8, its line ends LF."""
    grammar = compiled(language_id)
    root = grammar.parser.parse(source).root_node
    row = _row_of_node
    if root.has_error:
        repaired = _repaired(grammar, source)
        if repaired is not None:
            root, row = repaired, _rows(source)
    matches = Matches(grammar, source)
    matches.sort(QueryCursor(grammar.query).matches(root))
    facts = Builder(matches, row).build(path)
    if root.has_error:
        facts.error = _first_error(grammar, root)
    return facts


def _repaired(grammar: Compiled, source: bytes) -> Any:
    """The tree of the source as the language's hook rewrites it, if that one has no error.

    A hook may get round what the grammar cannot read, in as many bytes as there were.
    """
    repair = getattr(hooks(grammar.language.id), "repair", None)
    text = repair(source) if repair else None
    if text is None:
        return None
    root = grammar.parser.parse(text).root_node
    return None if root.has_error else root


def _row_of_node(node: Any, *, end: bool = False) -> int:
    row: int = node.end_point.row if end else node.start_point.row
    return row


def _rows(source: bytes) -> Callable[..., int]:
    """Finds the row of a node in a source whose line ends the parsed text does not have."""
    line_ends = [found.start() for found in re.finditer(rb"\n", source)]

    def row(node: Any, *, end: bool = False) -> int:
        return bisect_left(line_ends, node.end_byte if end else node.start_byte)

    return row


def _first_error(grammar: Compiled, root: Any) -> str:
    nodes = QueryCursor(grammar.errors).captures(root).get("error", ())
    line = min((node.start_point.row for node in nodes), default=0) + 1
    return f"syntax error at line {line}"


class Candidate:
    """A declaration as matched: what a Definition is made of, or the region of one."""

    __slots__ = (
        "captures",
        "end",
        "key",
        "name",
        "node",
        "pattern",
        "properties",
        "spans",
        "start",
    )

    def __init__(self, pattern: Pattern, captures: Captures, node: Any, name: Any) -> None:
        self.pattern = pattern
        self.captures = captures
        self.node = node
        self.name = name
        self.start: int = node.start_byte
        self.end: int = node.end_byte
        self.spans: Any = node
        self.properties: dict[str, str] = {}
        self.key: tuple[int, int, int, int] = (0, 0, 0, 0)


class Matches:
    """The matches of one file, sorted by what they are."""

    def __init__(self, grammar: Compiled, source: bytes) -> None:
        self.grammar = grammar
        self.language = grammar.language
        self.source = source
        self.candidates: list[Candidate] = []
        self.marks: defaultdict[int, list[tuple[Pattern, Captures]]] = defaultdict(list)
        self.parameters: defaultdict[int, list[Captures]] = defaultdict(list)
        self.imports: list[Captures] = []
        self.references: Places = []
        self.tails: dict[int, int] = {}
        self.barriers: Places = []
        self.binds: list[tuple[int, int, bool]] = []
        self.inner: list[tuple[str, int]] = []
        self.exports: set[bytes] = set()

    def sort(self, matches: list[tuple[int, Captures]]) -> None:
        """Take in what a query cursor gives."""
        patterns = self.grammar.patterns
        take: dict[str, Callable[[Pattern, Captures], None]] = {
            "definition": self._definition,
            "region": self._region,
            "mark": lambda pattern, found: self.marks[found["on"][0].id].append((pattern, found)),
            "parameter": self._parameter,
            "import": lambda _pattern, found: self.imports.append(found),
            "loose": self._loose,
        }
        steps = [take[pattern.role] for pattern in patterns]
        for index, found in matches:
            steps[index](patterns[index], found)
        self.text = SourceText(self.source, self.references, self.grammar.trivia)

    def _definition(self, pattern: Pattern, captures: Captures) -> None:
        hook = pattern.hook
        if hook is not None:
            changed = hook(captures, self.source)
            if changed is None:
                return
            captures = changed
        node = captures[pattern.declaration][0]
        for name in captures.get("name") or (None,):
            self.candidates.append(Candidate(pattern, captures, node, name))

    def _region(self, pattern: Pattern, captures: Captures) -> None:
        node = captures["region"][0]
        self.candidates.append(Candidate(pattern, captures, node, captures["name"][0]))

    def _parameter(self, pattern: Pattern, captures: Captures) -> None:
        if pattern.hook is not None:
            captures = pattern.hook(captures, self.source) or captures
        self.parameters[captures["params"][0].id].append(captures)

    def _loose(self, _pattern: Pattern, captures: Captures) -> None:
        for name, nodes in captures.items():
            for node in nodes:
                self._loose_node(name, node)

    def _loose_node(self, name: str, node: Any) -> None:
        start, end = node.start_byte, node.end_byte
        if name == "ref":
            self.references.append((start, end))
        elif name == "tail":
            self.tails[end] = start
        elif name == "bind":
            self.binds.append((start, end, False))
        elif name == "bind.outer":
            self.binds.append((start, end, True))
        elif name == "barrier":
            self.barriers.append((start, end))
        elif name == "export":
            self.exports.add(self.source[start:end])
        elif name.startswith("inner."):
            self.inner.append((name[len("inner.") :], start))

    def parameter_names(self) -> Iterator[Any]:
        """The nodes of all parameters' names."""
        for parameters in self.parameters.values():
            for captures in parameters:
                yield from captures.get("param.name", ())

    def ordered(self) -> list[Candidate]:
        """The candidates in source order, enclosers first, each declaration once."""
        for candidate in self.candidates:
            self._apply_marks(candidate)
            name = candidate.name
            candidate.key = (
                candidate.start,
                -candidate.end,
                name.start_byte if name is not None else candidate.start,
                candidate.pattern.index,
            )
        self.candidates.sort(key=lambda candidate: candidate.key)
        result: list[Candidate] = []
        for candidate in self.candidates:
            if result and result[-1].key[:3] == candidate.key[:3]:
                candidate = _merged(result.pop(), candidate)
            result.append(candidate)
        return result

    def _apply_marks(self, candidate: Candidate) -> None:
        pattern, captures = candidate.pattern, candidate.captures
        if "span" in captures:
            self._extend(candidate, captures["span"][0])
        if pattern.states:
            self._state(candidate, pattern, captures)
        for pattern, captures in self.marks.get(candidate.node.id, ()):
            if "span" in captures:
                self._extend(candidate, captures["span"][0])
            self._state(candidate, pattern, captures)

    def _extend(self, candidate: Candidate, node: Any) -> None:
        candidate.spans = node
        candidate.start, candidate.end = node.start_byte, node.end_byte

    def _state(self, candidate: Candidate, pattern: Pattern, captures: Captures) -> None:
        """Write down the properties a match states."""
        properties = candidate.properties
        properties.update(pattern.properties)
        for key, capture in pattern.marks:
            if capture in captures:
                properties[key] = "true"
        for key, capture in pattern.values:
            if capture in captures:
                properties[key] = self.text.of(captures[capture][0])
        for node in captures.get("modifier", ()):
            stated = self.language.modifiers.get(self.text.of(node))
            if stated is not None:
                for entry in stated.split():
                    key, _, value = entry.partition("=")
                    properties[key] = value or "true"


def _merged(first: Candidate, second: Candidate) -> Candidate:
    """Two matches of one declaration: the later pattern decides what it is."""
    second.properties = first.properties | second.properties
    second.captures = first.captures | second.captures
    return second


class Open:
    """A definition or region the reading is inside of."""

    __slots__ = ("category", "end", "index", "name", "scoped", "start")

    def __init__(
        self, start: int, end: int, index: int, category: str, name: str, scoped: str
    ) -> None:
        self.start = start
        self.end = end
        self.index = index
        self.category = category
        self.name = name
        self.scoped = scoped


class Builder:
    """Makes definitions of candidates."""

    def __init__(self, matches: Matches, row: Callable[..., int]) -> None:
        self.matches = matches
        self.row = row
        self.language = matches.language
        self.text = matches.text
        self.definitions: list[Definition] = []
        self.names = NameScopes(matches)
        self.assigned: set[tuple[int, str]] = set()
        self.stack = [Open(-1, 1 << 62, FILE, "file", "", "")]
        self.detached: list[tuple[Definition, str]] = []
        constants = self.language.constant_names
        self.is_constant = re.compile(constants).fullmatch if constants else None

    def build(self, path: str) -> FileFacts:
        """All definitions of the file, in document order."""
        for candidate in self.matches.ordered():
            self._place(candidate)
        self._attach()
        self._mark_inner()
        self._mark_exports()
        facts = FileFacts(path, self.language.id, self.definitions)
        self.names.count(facts)
        return facts

    def _place(self, candidate: Candidate) -> None:
        stack = self.stack
        start, end = candidate.start, candidate.end
        while stack[-1].end < end or (stack[-1].end <= start) or self._same(stack[-1], start, end):
            stack.pop()
        parent = stack[-1]
        name = self._name(candidate)
        if candidate.pattern.role == "region":
            name = _bare(name)
            scoped = f"{parent.scoped}.{name}" if parent.scoped else name
            stack.append(Open(start, end, parent.index, "region", name, scoped))
            return
        if self._is_local(candidate, parent, name):
            self.names.bind(name, parent.index)
            return
        definition = self._define(candidate, parent, name)
        index = len(self.definitions)
        self.definitions.append(definition)
        encloses = definition.category in _ENCLOSES and not definition.clause
        self.names.define(start, end, definition, encloses=encloses)
        if encloses:
            scoped = f"{definition.scope}.{name}" if definition.scope else name
            stack.append(Open(start, end, index, definition.category, name, scoped))

    @staticmethod
    def _same(top: Open, start: int, end: int) -> bool:
        return top.start == start and top.end == end

    def _name(self, candidate: Candidate) -> str:
        fixed = candidate.pattern.settings.get("name")
        if fixed is not None:
            return fixed
        return self.text.of(candidate.name) if candidate.name is not None else ""

    def _is_local(self, candidate: Candidate, parent: Open, name: str) -> bool:
        """Whether this is no declaration of its own: a local, or an assignment to a known name."""
        pattern = candidate.pattern
        assigned = "assigned" in pattern.settings
        if parent.category == "callable" and (assigned or pattern.category == "value"):
            return True
        key = (parent.index, name)
        if assigned and key in self.assigned:
            return True
        if pattern.category != "meta":
            self.assigned.add(key)
        return False

    def _define(self, candidate: Candidate, parent: Open, name: str) -> Definition:
        properties = candidate.properties
        category = candidate.pattern.category
        kind = self._kind(candidate, parent, name)
        writer = SignatureWriter(self.text, self.language, name)
        self._write_signature(writer, candidate, kind)
        definition = Definition(
            category,
            kind,
            self.row(candidate.spans) + 1,
            self._last_line(candidate),
            writer.text,
            name,
            parent.scoped,
            parent.index,
            properties,
            writer.places,
            "clause" in candidate.pattern.settings,
        )
        self._rescope(candidate, definition, parent)
        default = self.language.default_visibility
        if properties.get("visibility", "") == default:
            properties.pop("visibility", None)
        return definition

    def _kind(self, candidate: Candidate, parent: Open, name: str) -> str:
        pattern = candidate.pattern
        kind = pattern.kind
        in_type = parent.category in ("type", "region")
        if kind == "function" and in_type and self.language.methods:
            own = self.language.constructor_is_type_name and name == parent.name
            return "constructor" if own or name in self.language.constructors else "method"
        if kind == "variable":
            if in_type:
                return "field"
            if "final" in candidate.properties or (self.is_constant and self.is_constant(name)):
                return "constant"
        return kind

    def _write_signature(self, writer: SignatureWriter, candidate: Candidate, kind: str) -> None:
        captures = candidate.captures
        name = candidate.name
        cut = (name.start_byte, name.end_byte) if name is not None else None
        if candidate.pattern.category != "callable":
            writer.stated_type(": ", captures, "type", cut)
            return
        lists = captures.get("params", ())
        bound = self.language.bound_parameter and kind in ("method", "constructor")
        writer.parameters(
            [self.matches.parameters.get(one.id, []) for one in lists],
            bound=bound and "static" not in candidate.properties,
        )
        if cut and lists:
            cut = (cut[0], max(cut[1], lists[-1].end_byte))
        writer.stated_type(" -> ", captures, "return", cut)

    def _last_line(self, candidate: Candidate) -> int:
        """The last line of the declaration, without comments behind its last statement."""
        source, tails = self.matches.source, self.matches.tails
        row = self.row(candidate.spans, end=True)
        end = candidate.end
        if source[end - 1 : end] == b"\n":  # a node that takes in the line's end
            row -= 1
        while end in tails:
            content = tails[end]
            while source[content - 1] in _BLANK:
                content -= 1
            row -= source.count(b"\n", content, end)
            end = content
        return row + 1

    def _rescope(self, candidate: Candidate, definition: Definition, parent: Open) -> None:
        """Give a definition the scope it names itself, or that of the region it stands in."""
        captures = candidate.captures
        receiver = definition.properties.get("receiver")
        if receiver is not None:
            definition.scope = receiver_type(receiver)
            definition.kind = "method" if definition.kind == "function" else definition.kind
        elif "scope" in captures:
            stated = _dotted(self.text.of(captures["scope"][0]), self.language.scope_separators)
            definition.scope = f"{parent.scoped}.{stated}" if parent.scoped else stated
            definition.kind = "method" if definition.kind == "function" else definition.kind
        elif parent.category != "region":
            return
        self.detached.append((definition, definition.scope))

    def _attach(self) -> None:
        """Find the types that members standing outside of them belong to."""
        if not self.detached:
            return
        owners: defaultdict[str, list[int]] = defaultdict(list)
        for index, definition in enumerate(self.definitions):
            if definition.category in ("type", "module"):
                scope = definition.scope
                owners[f"{scope}.{definition.name}" if scope else definition.name].append(index)
        for definition, scope in self.detached:
            found = owners.get(scope, ())
            if len(found) == 1:
                definition.parent = found[0]

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
        exports = self.matches.exports
        if not exports:
            return
        for definition in self.definitions:
            if definition.parent == FILE and definition.name.encode() in exports:
                definition.properties["exported"] = "true"


def _bare(name: str) -> str:
    """A type's name without its type arguments."""
    return re.split(r"[<\[(]", name, maxsplit=1)[0].strip()


def _dotted(scope: str, separators: tuple[str, ...]) -> str:
    parts = re.sub(r"<[^<>]*(?:<[^<>]*>[^<>]*)*>", "", scope)
    for separator in separators:
        parts = parts.replace(separator, ".")
    return ".".join(part.strip() for part in parts.split(".") if part.strip())
