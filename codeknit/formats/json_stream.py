"""Streams the symbols or the edges of a JSON document of any size, in bounded memory.

Looks at one object at a time, however the text is laid out, and so checks each object only: what
compares objects with each other (ShortIDs defined twice, IDs that disagree) needs the whole
document, which `read_json` reads.
"""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Iterator
from typing import Any, BinaryIO, Final, NoReturn

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from codeknit.diagnostics import CodeknitError, Diagnostic, SktSyntaxError, finding, in_order
from codeknit.formats.json_build import misstated, symbol_of
from codeknit.formats.json_findings import Flaw, place_flaws
from codeknit.formats.json_prove import PropertyTexts, prove_value
from codeknit.formats.json_text import (
    ConstantFound,
    Fault,
    KeyRepeated,
    Pointer,
    describe,
    integer,
    refuse_constant,
    shown,
    unrepeated,
)
from codeknit.formats.json_types import JsonSymbol
from codeknit.model import NO_PROPERTIES, Edge, Endpoint, Symbol

_BLOCK: Final = 1 << 18
_SPACE: Final = re.compile(r"[ \t\r\n]*")
_decode_value: Final = json.JSONDecoder(
    parse_int=integer, parse_constant=refuse_constant, object_pairs_hook=unrepeated
).raw_decode
#: Names of numbers and words may go on in the next block; so may an escape in a string.
_MAY_GO_ON: Final = 16


def iter_json_symbols(path: str) -> Iterator[Symbol]:
    """The symbols of a JSON document, in the order of its text.

    Ordinals count the namesakes in a run of symbols of one file.

    Raises SktSyntaxError at the first thing that is wrong; CodeknitError for an unreadable file.
    """
    texts = PropertyTexts()
    seen: dict[str, int] = {}
    file = None
    for read in _items(path, "symbols"):
        if read.file != file:
            file, seen = read.file, {}
        ordinal = seen.get(read.scoped_name or read.name, 0)
        seen[read.scoped_name or read.name] = ordinal + 1
        (properties,) = texts.decode([read]) or [NO_PROPERTIES]
        yield symbol_of(read, properties, ordinal)


def iter_json_edges(path: str) -> Iterator[Edge]:
    """The edges of a JSON document, in the order of its text; none where none were collected.

    An end is a number where its ShortID is given, else the full ID.

    Raises SktSyntaxError at the first thing that is wrong; CodeknitError for an unreadable file.
    """
    for read in _items(path, "edges"):
        yield Edge(
            _endpoint(read.source, read.from_short),
            read.kind,
            _endpoint(read.to, read.to_short),
            read.resolution or "resolved",
            read.candidates or (),
        )


def _endpoint(full_id: str, short: str | UnsetType) -> Endpoint:
    return full_id if short is UNSET else int(short[1:])


def _items(path: str, wanted: str) -> Iterator[Any]:
    """The objects of one array of a document."""
    try:
        with open(path, "rb") as file:
            yield from _document(_Stream(path, file), wanted)
    except OSError as error:
        raise CodeknitError(f"cannot read {path}: {error.strerror or error}") from None


def _document(stream: _Stream, wanted: str) -> Iterator[Any]:
    if stream.peek() != "{":
        stream.refuse("SKT302", "expected an object")
    missing = {"files", "symbols"}
    for key in stream.members():
        missing.discard(key)
        if key not in ("files", "symbols", "edges", "errors", "reports"):
            stream.refuse("SKT302", f"unexpected key {shown(key)}")
        if stream.peek() != "[":
            stream.refuse("SKT302", f"expected an array as the value of {shown(key)}")
        for index, _ in enumerate(stream.elements()):
            value = stream.value()
            if key == wanted:
                yield stream.check(key, index, value)
            elif key == "files" and not isinstance(value, str):
                stream.refuse("SKT302", f"/files/{index}: expected a string")
    for key in sorted(missing):
        stream.refuse("SKT302", f"the key {shown(key)} is missing")
    if stream.peek():
        stream.refuse("SKT301", "not JSON: expected the end of the text behind the document")


class _Stream:
    """A window on a JSON text that moves on with what is read."""

    def __init__(self, name: str, file: BinaryIO) -> None:
        self._name = name
        self._file = file
        self._decoder = codecs.getincrementaldecoder("utf-8-sig")()
        self._text = ""
        self._at = 0
        self._start = 0  # where the value stands that was read last
        self._line = 1
        self._column = 1  # line and column of the first character of the window
        self._ended = False

    def peek(self) -> str:
        """The next character that is no space; empty at the end of the text."""
        while True:
            match = _SPACE.match(self._text, self._at)
            self._start = self._at = match.end() if match else self._at
            if self._at < len(self._text):
                return self._text[self._at]
            if self._ended:
                return ""
            self._more()

    def members(self) -> Iterator[str]:
        """The keys of the object that starts here, the stream at the value of each."""
        for _ in self._separated("}"):
            if self.peek() != '"':
                self._fail("Expecting property name enclosed in double quotes")
            key = self.value()
            if self.peek() != ":":
                self._fail("Expecting ':' delimiter")
            self._at += 1
            yield str(key)

    def elements(self) -> Iterator[None]:
        """Stops at each value of the array that starts here."""
        return self._separated("]")

    def _separated(self, closing: str) -> Iterator[None]:
        self._at += 1
        if self.peek() == closing:
            self._at += 1
            return
        while True:
            yield
            mark = self.peek()
            if mark not in (",", closing) or not mark:
                self._fail("Expecting ',' delimiter")
            self._at += 1
            if mark == closing:
                return

    def value(self) -> Any:
        """The value that starts here."""
        self.peek()
        while True:
            try:
                value, end = _decode_value(self._text, self._at)
            except json.JSONDecodeError as error:
                if self._ended or not self._is_cut_off(error):
                    self._refuse_fault("SKT301", describe(error, self._text))
                self._more()
            except ConstantFound as found:
                self.refuse("SKT301", f"not JSON: expected a value, found {found}")
            except KeyRepeated as key:
                self.refuse("SKT301", f"the key {shown(str(key))} stands twice in one object")
            except RecursionError:
                self.refuse("SKT302", "nested too deep; no document goes deeper than 4")
            else:
                if end < len(self._text) or self._ended:
                    self._start, self._at = self._at, end
                    return value
                self._more()

    def _is_cut_off(self, error: json.JSONDecodeError) -> bool:
        in_string = error.msg.startswith("Unterminated string")
        return in_string or error.pos >= len(self._text) - _MAY_GO_ON

    def check(self, key: str, index: int, value: Any) -> Any:
        """The struct of an object in the array `key`."""
        item = prove_value(key, value)
        flaws: list[Flaw] = []
        if item is None:
            from codeknit.formats.json_check import HALF_A_PAIR, judge_item  # jsonschema is slow

            item, flaws = judge_item(key, value)
            if item is None and not flaws:
                flaws = [Flaw("SKT302", (), HALF_A_PAIR)]
        if isinstance(item, JsonSymbol):
            flaws = list(misstated(item))
        if flaws:
            raise SktSyntaxError(self._item_findings(flaws, (key, index)))
        return item

    def _item_findings(self, flaws: list[Flaw], within: Pointer) -> list[Diagnostic]:
        """The findings about the object that was read last, in the lines of the whole text."""
        line, column = self._place(self._start)
        text = self._text[self._start : self._at]
        inner = in_order(place_flaws(flaws, self._name, text, within))
        moved = []
        for each in inner:
            shift = column - 1 if each.line == 1 else 0
            moved.append(
                replace(
                    each,
                    line=each.line + line - 1,
                    column=each.column + shift,
                    end_column=each.end_column + shift,
                )
            )
        return moved

    def refuse(self, code: str, message: str) -> NoReturn:
        """Raises SktSyntaxError at the value that was read last."""
        self._refuse_fault(code, Fault(self._start, self._start + 1, message))

    def _refuse_fault(self, code: str, fault: Fault) -> NoReturn:
        line, column = self._place(fault.start)
        columns = (column, column + fault.end - fault.start)
        raise SktSyntaxError([finding(code, self._name, line, columns, fault.message)])

    def _fail(self, reason: str) -> NoReturn:
        error = json.JSONDecodeError(reason, self._text, self._at)
        self._refuse_fault("SKT301", describe(error, self._text))

    def _place(self, offset: int) -> tuple[int, int]:
        """Line and column of an offset in the window."""
        lines = self._text.count("\n", 0, offset)
        if not lines:
            return self._line, self._column + offset
        return self._line + lines, offset - self._text.rindex("\n", 0, offset)

    def _more(self) -> None:
        """Moves the window on and doubles what is ahead, so that a long value costs no more."""
        self._line, self._column = self._place(self._at)
        ahead = self._text[self._at :]
        block = self._file.read(max(_BLOCK, len(ahead)))
        self._ended = not block
        try:
            self._text = ahead + self._decoder.decode(block, final=self._ended)
        except UnicodeDecodeError as error:
            raise SktSyntaxError([self._not_utf8(ahead, error)]) from None
        self._start -= self._at
        self._at = 0

    def _not_utf8(self, ahead: str, error: UnicodeDecodeError) -> Diagnostic:
        self._text = ahead + error.object[: error.start].decode("utf-8")
        line, column = self._place(len(self._text))
        message = f"not UTF-8: byte 0x{error.object[error.start]:02X}"
        return finding("SKT008", self._name, line, (column, column + 1), message)
