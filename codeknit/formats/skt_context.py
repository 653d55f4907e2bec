"""What the parts of the SKT reader share while they read one document."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import msgspec

from codeknit.diagnostics import Diagnostic, Severity, SktSyntaxError, finding
from codeknit.formats.quoting import unquote
from codeknit.formats.skt_fast import RawEdge, RawProperty, RawSymbol
from codeknit.formats.skt_lines import Bytes, SectionSpan, numbered_lines


class LineReader(Protocol):
    """What takes lines apart: `codeknit.formats.skt_fast`, or `codeknit.formats.skt_lark`."""

    def file_header(self, line: str) -> str | None: ...
    def symbol_line(self, line: str) -> RawSymbol | None: ...
    def property_list(self, group: str) -> list[RawProperty] | None: ...
    def edge_line(self, line: str) -> RawEdge | None: ...
    def error_line(self, line: str) -> tuple[str, str] | None: ...
    def dict_line(self, line: str) -> tuple[str, str] | None: ...
    def signature_name(self, signature: str) -> str: ...


class Text(msgspec.Struct, frozen=True):
    """One source made ready to be read: its bytes and the sections in them."""

    name: str
    data: Bytes
    sections: tuple[SectionSpan, ...]

    def lines(self, section: SectionSpan) -> Iterator[tuple[int, str]]:
        """The lines of a section that are not blank, numbered."""
        return numbered_lines(self.data, section.start, section.end, section.first_line)


class Place(msgspec.Struct, frozen=True):
    """A line of a text, for findings."""

    file: str
    line: int
    text: str


class LineFault(msgspec.Struct, frozen=True):
    """What is wrong with a line that its rule does not accept; `start` and `end` index its text."""

    code: str
    start: int
    end: int
    message: str
    hint: str | None = None


class Context:
    """The findings so far, the dict, and how to read."""

    def __init__(self, lines: LineReader, chunk: bool) -> None:
        self.lines = lines
        self.chunk = chunk
        self.diagnostics: list[Diagnostic] = []
        #: Symbols were refused: what is missing may be one of them, and is not reported.
        self.incomplete = False
        self.codes: dict[str, str] = {}
        self.used_codes: set[str] = set()

    def report(
        self,
        code: str,
        place: Place,
        columns: tuple[int, int],
        message: str,
        hint: str | None = None,
        severity: Severity | None = None,
    ) -> None:
        """Record a finding about text[columns[0]:columns[1]] of a line."""
        shown = (columns[0] + 1, columns[1] + 1)
        self.diagnostics.append(
            finding(code, place.file, place.line, shown, message, hint, severity)
        )

    def report_text(
        self, code: str, place: Place, text: str, message: str, hint: str | None = None
    ) -> None:
        """Record a finding about the first place where `text` stands in the line."""
        index = max(place.text.find(text), 0)
        self.report(code, place, (index, index + len(text)), message, hint)

    def report_fault(self, place: Place, fault: LineFault) -> None:
        """Record what is wrong with a malformed line."""
        columns = (fault.start, fault.end)
        self.report(fault.code, place, columns, fault.message, fault.hint)

    def spacing(self, place: Place, canonical: str) -> None:
        """Record that a line is spaced otherwise than `canonical`, at the first difference."""
        pairs = enumerate(zip(place.text, canonical, strict=False))
        index = next((i for i, (a, b) in pairs if a != b), min(len(place.text), len(canonical)))
        end = index
        while end < len(place.text) and place.text[end] in " \t":
            end += 1
        message = _spacing(place.text, canonical, index)
        hint = f"codeknit fmt writes: {canonical}" if len(canonical) < 200 else None
        self.report("SKT201", place, (index, max(end, index + 1)), message, hint)

    def unquote(self, place: Place, quoted: str) -> str | None:
        """The text of a quoted string; None, and a finding, where it is half a character."""
        try:
            return unquote(quoted)
        except ValueError:
            message = "expected a whole character, found half of a surrogate pair"
            self.report_text("SKT007", place, quoted, message)
            return None

    def undefined(self, place: Place, columns: tuple[int, int], short_id: str) -> None:
        """Record that a ShortID is used but not defined: no error in a lone chunk."""
        if self.chunk:
            message = f"{short_id} is defined in another chunk"
            self.report("SKT102", place, columns, message, None, "information")
        else:
            hint = "if this file is one chunk of many, validate the directory, or pass --chunk"
            self.report("SKT102", place, columns, f"{short_id} is not defined", hint)

    def undefined_code(self, place: Place, code: str) -> None:
        """Record that a dict code is used but not defined."""
        hint = "a directory's codes are in its dict.skt; an entry reads '- d0: callable/method'"
        self.report_text("SKT103", place, code, f"dict code {code} is not defined", hint)

    def expand(self, code: str) -> str | None:
        """The token of a dict code, or None where the dict has no such code."""
        token = self.codes.get(code)
        if token is not None:
            self.used_codes.add(code)
        return token

    def raise_errors(self) -> None:
        """Raise SktSyntaxError where a finding so far is an error: for reading on the fly."""
        if any(diagnostic.severity == "error" for diagnostic in self.diagnostics):
            raise SktSyntaxError(self.diagnostics)


def _spacing(text: str, canonical: str, index: int) -> str:
    """What differs at the first place where a line is not spaced as it should be."""
    wanted, found = canonical[index : index + 1], text[index : index + 1]
    if wanted == " ":
        return f"expected a space, found {'a tab' if found == chr(9) else repr(found)}"
    if canonical[index - 1 : index] == " ":
        return "expected one space, found more"
    return f"expected no space before {wanted!r}"
