"""Reads [symbols]: lines into symbols with their names and scopes.

Implements "[symbols]" and "Scope and identity" in docs/format.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from codeknit.formats.skt_context import Context, Place, Text
from codeknit.formats.skt_fast import RawProperty, RawSymbol
from codeknit.formats.skt_faults import file_fault, symbol_fault
from codeknit.formats.skt_lines import SectionSpan
from codeknit.grammar import pattern
from codeknit.identity import ENCLOSING, enclosers
from codeknit.model import (
    CATEGORIES,
    NO_PROPERTIES,
    Category,
    Properties,
    Symbol,
    receiver_type,
)
from codeknit.signature import is_balanced, reference_matches

#: All that may refer to a symbol, and more: whether it stands in a type is asked only where no
#: symbol has the number, for that means taking the signature apart.
_LOOKS_LIKE_REFERENCE: Final = re.compile(r"S[1-9][0-9]{0,17}")


#: How many of what stands on many lines are kept while streaming.
_MOST_KEPT: Final = 10_000


class _List(NamedTuple):
    """A property list, read: reserved properties apart."""

    properties: Properties
    name: str | None
    scope: str | None


class _Row(NamedTuple):
    """A symbol of which all is known but its scope. `place`: where a scope is written."""

    number: int
    category: Category
    kind: str
    start: int
    end: int
    signature: str
    name: str
    properties: Properties
    written: _List
    place: Place | None


_NO_LIST: Final = _List(NO_PROPERTIES, None, None)


class _FileAgain(Exception):
    """A file header stands a second time, and the rows of the first are gone."""


class SymbolReader:
    """The symbols read so far, by file."""

    def __init__(self, context: Context) -> None:
        self.by_file: dict[str, list[Symbol]] = {}
        self.by_number: dict[int, Symbol | None] = {}
        self._context = context
        self._paths: set[str] = set()
        self._kinds: dict[str, tuple[Category, str]] = {}
        self._lists: dict[str, _List] = {}
        self._lines: dict[str, int] = {}
        self._names: dict[str, str] = {}
        self._may_be_referenced: set[str] = set()
        self._file = ""
        self._line_number = 0
        self._line = ""

    def read(self, texts: Iterable[Text]) -> None:
        """Read every [symbols] section."""
        parts = [(text, part) for text in texts for part in text.sections if part.kind == "symbols"]
        found_before = len(self._context.diagnostics)
        try:
            self._read_parts(parts, {})
        except _FileAgain:
            del self._context.diagnostics[found_before:]
            self.by_file, self.by_number = {}, {}
            kept: dict[str, list[_Row]] = {}
            self._read_parts(parts, kept, keep=True)
            self.by_file = {path: list(self._finish(path, rows)) for path, rows in kept.items()}
        numbers = {int(written[1:]) for written in self._may_be_referenced}
        if not numbers <= self.by_number.keys():
            self._report_undefined(parts)
        self._names.clear()
        self._lines.clear()
        self._lists.clear()

    def _read_parts(
        self,
        parts: Iterable[tuple[Text, SectionSpan]],
        kept: dict[str, list[_Row]],
        keep: bool = False,
    ) -> None:
        """Make symbols of a file's rows as soon as it ends, for rows are large.

        With `keep`, they are kept instead: a file comes in several pieces.
        """
        self._paths = set()
        for text, section in parts:
            for path, rows in self._blocks(text, section):
                if keep:
                    kept.setdefault(path, []).extend(rows)
                elif path in self.by_file:
                    raise _FileAgain
                else:
                    self.by_file[path] = list(self._finish(path, rows))

    def stream(self, texts: Iterable[Text]) -> Iterator[Symbol]:
        """The symbols of every [symbols] section, a file's block at a time, keeping none.

        What a whole document tells is not known: ordinals and scopes are those within a block, and
        whether a ShortID is defined is not checked.
        """
        for text in texts:
            for section in text.sections:
                if section.kind != "symbols":
                    continue
                for path, rows in self._blocks(text, section):
                    self._context.raise_errors()
                    yield from self._finish(path, rows)
                    self._forget()
        self._context.raise_errors()

    def _forget(self) -> None:
        """Keep nothing that grows with the document."""
        self.by_number.clear()
        self._may_be_referenced.clear()
        for kept in (self._names, self._lines, self._lists):
            if len(kept) > _MOST_KEPT:
                kept.clear()

    def _blocks(self, text: Text, section: SectionSpan) -> Iterator[tuple[str, list[_Row]]]:
        """The rows of a section by file header."""
        read_symbol = self._context.lines.symbol_line
        self._file = text.name
        path: str | None = None
        rows: list[_Row] | None = None
        for self._line_number, self._line in text.lines(section):
            raw = read_symbol(self._line)
            if raw:
                if rows is None:
                    rows = self._no_header(raw)
                row = self._row(raw)
                if row:
                    rows.append(row)
            elif self._line.startswith("#"):
                if path is not None:
                    yield path, rows or []
                path, rows = self._header(), []
            else:
                self._refuse()
        if path is not None:
            yield path, rows or []

    def _refuse(self) -> None:
        """Report a malformed line; the symbol it may have meant to define counts as defined."""
        self._context.report_fault(self._place(), symbol_fault(self._line))
        self._context.incomplete = True
        short_id = pattern("{SHORT_ID}").match(self._line)
        if short_id:
            self.by_number.setdefault(int(short_id[0][1:]), None)

    def _place(self) -> Place:
        return Place(self._file, self._line_number, self._line)

    def _no_header(self, raw: RawSymbol) -> list[_Row]:
        message = "expected a file header such as '## path' before the first symbol line"
        self._context.report("SKT112", self._place(), (0, len(raw.short_id)), message)
        return []

    def _header(self) -> str | None:
        context, line = self._context, self._line
        written = context.lines.file_header(line)
        if written is None:
            context.report_fault(self._place(), file_fault(line))
            return None
        if line != f"## {written}":
            context.spacing(self._place(), f"## {written}")
        path = context.unquote(self._place(), written) if written[0] == '"' else written
        if path in self._paths:
            message = f"file header '{path}' stands twice: the symbols are read as one file's"
            context.report("SKT208", self._place(), (0, len(line)), message)
        elif path is not None:
            self._paths.add(path)
        return path

    def _row(self, raw: RawSymbol) -> _Row | None:
        short_id, written_kind, span, signature, group, canonical = raw
        number = int(short_id[1:])
        if number in self.by_number:
            self._defined_twice(short_id)
            return None
        self.by_number[number] = None
        kind = self._kinds.get(written_kind) or self._kind(written_kind)
        written = self._lists.get(group) or self._list(group) if group else _NO_LIST
        start, end = self._span(span)
        if not canonical:
            self._complain_of_spacing(raw)
        name = signature
        if not signature.isidentifier():
            name = self._name(signature)
            self._check_signature(signature, name, group)
        if written.name is not None:
            self._check_name(written.name, name)
            name = written.name
        if kind is None or not start:
            self._context.incomplete = True
            return None
        place = None if written.scope is None else self._place()
        return _Row(number, *kind, start, end, signature, name, written.properties, written, place)

    def _defined_twice(self, short_id: str) -> None:
        message = f"{short_id} is defined twice"
        hint = "ShortIDs are unique in a document: chunks of different runs do not mix"
        self._context.report("SKT101", self._place(), (0, len(short_id)), message, hint)

    def _name(self, signature: str) -> str:
        name = self._context.lines.signature_name(signature)
        return self._names.setdefault(name, name)

    def _kind(self, written: str) -> tuple[Category, str] | None:
        token = written if "/" in written else self._context.expand(written)
        if token is None:
            self._context.undefined_code(self._place(), written)
            return None
        if not pattern(r"{CATEGORY_KIND}\Z").match(token):
            message = f"expected a code for a category and kind, found {written} for '{token}'"
            self._context.report_text("SKT106", self._place(), written, message)
            return None
        category, _, kind = token.partition("/")
        found = self._kinds[written] = (CATEGORIES[CATEGORIES.index(category)], kind)
        return found

    def _span(self, span: str) -> tuple[int, int]:
        """Start and end of a span; (0, 0) where it is none that a symbol can have."""
        first, _, last = span[1:].partition("-L")
        start = self._lines.get(first)
        if start is None:
            start = self._lines[first] = int(first)
        end = self._lines.get(last)
        if end is None:
            end = self._lines[last] = int(last)
        if not 0 < start <= end:
            what = (
                "starts at line 0, and lines count from 1" if not start else "starts after it ends"
            )
            self._context.report_text("SKT105", self._place(), span, f"span {span} {what}")
            return 0, 0
        return start, end

    def _complain_of_spacing(self, raw: RawSymbol) -> None:
        fields = [raw.short_id, raw.kind, raw.span, raw.signature]
        if raw.group is not None:
            fields.append(raw.group)
        self._context.spacing(self._place(), " ".join(fields))

    def _check_name(self, name: str, rule_name: str) -> None:
        if name == rule_name:
            message = f"name={name} repeats the name that the signature gives"
            self._context.report_text("SKT115", self._place(), "name=", message)

    def _check_signature(self, signature: str, name: str, group: str | None) -> None:
        """Warn of what may not have been meant, and note what is referred to."""
        self._may_be_referenced.update(_LOOKS_LIKE_REFERENCE.findall(signature))
        # What stands behind the name fits one of the forms, if anything does, and these balance.
        if not is_balanced(name):
            message = "brackets or quotes of the signature do not balance"
            self._context.report_text("SKT210", self._place(), signature, message)
        if group is None and signature.endswith("}"):
            opening = signature.rfind("{")
            if not opening or signature[opening - 1] == " ":
                message = "expected a property list, found braces that are read as signature"
                hint = "end the line with ' {}' to say so"
                self._context.report_text(
                    "SKT209", self._place(), signature[opening:], message, hint
                )

    def _list(self, group: str) -> _List:
        """Read a property list and remember it: the same few stand on most lines."""
        before = len(self._context.diagnostics)
        properties: dict[str, str] = {}
        for written, (key, value) in self._entries(group):
            if key in properties:
                self._report_property("SKT114", written, f"property '{key}' stands twice")
            elif value is None:
                properties[key] = "true"
            elif value[0] == '"':
                properties[key] = self._context.unquote(self._place(), value) or ""
            else:
                properties[key] = value
        name, scope = properties.pop("name", None), properties.pop("scope", None)
        read = _List(Properties(properties) if properties else NO_PROPERTIES, name, scope)
        if len(self._context.diagnostics) == before:  # a finding is due on every line it stands on
            self._lists[group] = read
        return read

    def _entries(self, group: str) -> Iterator[tuple[str, RawProperty]]:
        """The properties of a list, and each one's key or code as written."""
        context = self._context
        entries = context.lines.property_list(group) or []
        canonical = "{" + ", ".join(key if v is None else f"{key}={v}" for key, v in entries) + "}"
        if group != canonical:
            context.spacing(self._place(), self._line.removesuffix(group) + canonical)
        for key, value in entries:
            token = context.expand(key) if value is None else None
            if token is None:
                yield key, (key, value)
                continue
            entry = context.lines.property_list("{" + token + "}")
            if entry is None:
                message = f"expected a code for a property, found '{key}' for '{token}'"
                self._report_property("SKT009", key, message)
            else:
                yield from ((key, each) for each in entry)

    def _report_property(self, code: str, key: str, message: str) -> None:
        line = self._line
        start = line.rfind(key)
        self._context.report(code, self._place(), (start, start + len(key)), message)

    def _finish(self, path: str, rows: Sequence[_Row]) -> Iterator[Symbol]:
        """The symbols of one file, with their scopes and ordinals."""
        spans = [(row.start, row.end) for row in rows]
        enclosing = [row.category in ENCLOSING for row in rows]
        outer = enclosers(spans, enclosing)
        scoped: list[str | None] = [None] * len(rows)
        scopes = [""] * len(rows)
        for index in _outermost_first(outer, spans):
            row = rows[index]
            rule = receiver_type(row.properties["receiver"]) if "receiver" in row.properties else ""
            if not rule and outer[index] >= 0:
                rule = scoped[outer[index]] or ""
            scope = rule if row.written.scope is None else row.written.scope
            if row.place:
                self._check_scope(row, rule)
            scopes[index] = scope
            scoped[index] = f"{scope}.{row.name}" if scope else row.name
        seen: dict[str | None, int] = {}
        for row, scope, full in zip(rows, scopes, scoped, strict=True):
            ordinal = seen.get(full, 0)
            seen[full] = ordinal + 1
            symbol = Symbol(
                row.number,
                path,
                row.category,
                row.kind,
                row.start,
                row.end,
                row.signature,
                row.name,
                scope,
                ordinal,
                row.properties,
            )
            self.by_number[row.number] = symbol
            yield symbol

    def _check_scope(self, row: _Row, rule_scope: str) -> None:
        scope = row.written.scope
        if row.place and scope == rule_scope:
            message = f"scope={scope} repeats the scope that the spans give"
            self._context.report_text("SKT115", row.place, "scope=", message)

    def _report_undefined(self, parts: Iterable[tuple[Text, SectionSpan]]) -> None:
        """Say where signatures refer to symbols that are not there: this time with positions."""
        for text, section in parts:
            for number, line in text.lines(section):
                raw = self._context.lines.symbol_line(line)
                if not raw or not self._may_be_undefined(raw.signature):
                    continue
                offset = line.index(
                    raw.signature, len(raw.short_id) + len(raw.kind) + len(raw.span)
                )
                for found in reference_matches(raw.signature):
                    if int(found[0][1:]) not in self.by_number:
                        columns = (offset + found.start(), offset + found.end())
                        self._context.undefined(Place(text.name, number, line), columns, found[0])

    def _may_be_undefined(self, signature: str) -> bool:
        written = _LOOKS_LIKE_REFERENCE.findall(signature)
        return any(int(one[1:]) not in self.by_number for one in written)


def _outermost_first(outer: Sequence[int], spans: Sequence[tuple[int, int]]) -> Iterable[int]:
    if all(encloser < index for index, encloser in enumerate(outer)):
        return range(len(outer))
    return sorted(range(len(outer)), key=lambda index: (spans[index][0], -spans[index][1]))
