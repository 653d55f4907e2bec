"""A source while it is rewritten, beside its code alone.

Comments, strings and directives are masked, so that patterns see nothing else; what is rewritten
is rewritten in both. Brackets are followed so far and no farther, which keeps all of it linear.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

#: What is no code, in a text with a line end before it.
_MASKED: Final = re.compile(
    rb"//[^\n\\]*+(?:\\.[^\n\\]*+)*+"
    rb"|/\*[^*]*+(?:\*(?!/)[^*]*+)*+(?:\*/)?"
    rb'|"[^"\\\n]*+(?:\\.[^"\\\n]*+)*+"?'
    rb"|'(?<![0-9a-fA-F].)[^'\\\n]*+(?:\\.[^'\\\n]*+)*+'?"
    rb"|\n[ \t]*+(?P<directive>#[^\n\\/]*+(?:(?:\\.|/(?!\*)|/\*.*?\*/)[^\n\\/]*+)*+)",
    re.DOTALL,
)
#: The same with raw strings.
_MASKED_OR_RAW: Final = re.compile(
    rb'(?:\b(?:u8|[uUL])?R)"(?P<mark>[^()\\\s]{0,16})\(.*?\)(?P=mark)"|' + _MASKED.pattern,
    re.DOTALL,
)
_BLANK: Final = bytes(byte if byte in b"\n\r" else 32 for byte in range(256))
#: ``__has_include(<a>)`` in a conditional, which the grammar does not know.
_INCLUDE_TEST: Final = re.compile(rb"\(\s*(<[^>\n]*>|\"[^\"\n]*\")\s*\)")
_COMMENT: Final = re.compile(rb"/\*.*?\*/", re.DOTALL)
#: GNU's name for the rest of the arguments of a macro.
_REST: Final = re.compile(rb"(?<=[\s,(])\w+\.\.\.(?=\))")
_PARAMETERS: Final = re.compile(rb"#[ \t]*define\s+\w+\([^()]*\)")
_CONDITIONAL: Final = re.compile(rb"#[ \t]*(if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\b")
#: Where such a word may be a macro that stands for something else, by what comes behind it. There
#: are few of these, so all patterns that begin with such a word are tried at these places only.
_PLACES: Final = re.compile(
    rb"A(?<!\w.)[A0-9]++(?=[ \t]*(?:[(*:]|$)|[ \t\n]+[A-Za-z_~\[:])", re.MULTILINE
)
#: … in a text in which all capitals and underscores are one letter: one byte is quick to look for.
_ONE_CAPITAL: Final = bytes(
    65 if byte in b"ABCDEFGHIJKLMNOPQRSTUVWXYZ_" else byte for byte in range(256)
)
_LAST_WORD: Final = re.compile(rb"(?:\b([A-Za-z_]\w*)|([*&>}]))\s*\Z")
CODE: Final = re.compile(rb"\S")
FARTHEST: Final = 4000  # bytes that a bracket is followed


class Directive:
    """A line of a conditional, as offsets."""

    __slots__ = ("end", "name", "start", "text")

    def __init__(self, start: int, end: int, name: bytes, text: bytes) -> None:
        self.start = start
        self.end = end
        self.name = name
        self.text = text


class Prepared:
    """A source while it is rewritten, and its mask: code alone, the rest spaces."""

    def __init__(self, source: bytes) -> None:
        self.directives: list[Directive] = []
        self.definitions: list[tuple[int, int]] = []
        self.long_definitions: list[tuple[int, int]] = []
        self.places: list[int] = []
        masked = _MASKED_OR_RAW if b'R"' in source else _MASKED
        self.masked = bytearray(masked.sub(self._mask, b"\n" + source)[1:])
        self.text = bytearray(source)
        for directive in self.directives:
            if b"(" not in directive.text:
                continue
            for found in _INCLUDE_TEST.finditer(directive.text):
                first, last = found.span(1)
                start = directive.start
                self.text[start + first : start + last] = b"0".ljust(last - first)
        for start, end in self.long_definitions:
            self._simplify(start, end)

    def _simplify(self, start: int, end: int) -> None:
        """Blank comments in a macro of several lines, and line ends in its parameters."""
        text = bytes(self.text[start:end])
        if b"/*" in text:
            text = _COMMENT.sub(lambda found: found[0].translate(_BLANK), text)
        if b"..." in text:
            text = _REST.sub(lambda found: b" " * (len(found[0]) - 3) + b"...", text)
        parameters = _PARAMETERS.match(text)
        if parameters is not None and b"\\" in parameters[0]:
            flat = parameters[0].replace(b"\\", b" ").replace(b"\n", b" ")
            text = flat + text[len(flat) :]
        self.text[start:end] = text

    def _mask(self, found: re.Match[bytes]) -> bytes:
        text = found[0]
        first = text[0]
        if first == 34 and len(text) > 1:
            return b'"%b%b' % (text[1:-1].translate(_BLANK), text[-1:])
        if first == 10:
            self._note(found["directive"], found.start("directive") - 1)
        return text.translate(_BLANK)

    def _note(self, text: bytes, start: int) -> None:
        """Note a directive that is a conditional or defines a macro."""
        name = _CONDITIONAL.match(text)
        end = start + len(text)
        if name is not None:
            self.directives.append(Directive(start, end, name[1], text))
        elif b"define" in text:
            self.definitions.append((start, end))
            if b"\n" in text or b"..." in text:
                self.long_definitions.append((start, end))

    def blank(self, start: int, end: int) -> None:
        """Make spaces of these bytes."""
        self.text[start:end] = self.text[start:end].translate(_BLANK)
        self.masked[start:end] = self.masked[start:end].translate(_BLANK)

    def blank_found(self, pattern: re.Pattern[bytes], *groups: int) -> None:
        """Make spaces of what a pattern finds, or of groups of it."""
        for found in pattern.finditer(bytes(self.masked)):
            for group in groups or (0,):
                self.blank(*found.span(group))

    def blank_branch(self, start: int, end: int) -> None:
        """Make spaces of a branch, but for the macros it defines."""
        at = start
        for first, last in self.definitions:
            if at <= first and last <= end:
                self.blank(at, first)
                at = last
        self.blank(at, end)

    def put(self, at: int, byte: bytes) -> None:
        """Put another byte in the place of one."""
        self.text[at : at + 1] = self.masked[at : at + 1] = byte

    def spell(self, start: int, word: bytes, other: bytes) -> None:
        """Put another word in the place of one that is not shorter."""
        end = start + len(word)
        self.text[start:end] = self.masked[start:end] = other.ljust(end - start)

    def find_places(self) -> None:
        """Find the words in capitals that may be macros."""
        text = self.masked.translate(_ONE_CAPITAL)
        self.places = [found.start() for found in _PLACES.finditer(text)]

    def at_places(self, pattern: re.Pattern[bytes]) -> Iterator[re.Match[bytes]]:
        """What a pattern that begins with a word in capitals finds."""
        masked, end = bytes(self.masked), 0
        for at in self.places:
            found = pattern.match(masked, at) if at >= end else None
            if found is not None:
                end = found.end()
                yield found

    def last_before(self, at: int) -> int:
        """Where the last code before an offset is, or -1."""
        size = 64
        while at > 0:
            piece = self.masked[max(0, at - size) : at].rstrip()
            if piece:
                return max(0, at - size) + len(piece) - 1
            at -= size
            size *= 2
        return -1

    def gap_behind(self, code: re.Pattern[bytes], at: int) -> int:
        """Where the layout before an offset begins, behind a byte of this sort; else -1."""
        last = self.last_before(at)
        layout = self.masked[last + 1 : at]
        behind = last >= 0 and code.match(self.masked, last)
        return last + 1 if behind and layout and not layout.strip(b" \t\n") else -1

    def last_word(self, start: int, end: int) -> re.Match[bytes] | None:
        """The word or sign that ends this stretch, but for layout."""
        space = self.masked[start:end].rstrip().rfind(b" ")
        return _LAST_WORD.search(self.masked, start + space + 1, end)

    def byte(self, at: int) -> bytes:
        """The code at an offset; empty beyond both ends."""
        return bytes(self.masked[at : at + 1]) if at >= 0 else b""

    def next_from(self, at: int) -> bytes:
        """The first byte of code from an offset on; empty at the end."""
        found = CODE.search(self.masked, at)
        return found[0] if found else b""

    def closing(self, opening: int) -> int:
        """Where the bracket at `opening` closes, or -1."""
        masked, end = self.masked, opening + FARTHEST
        at, depth = opening, 0
        while (closing := masked.find(b")", at, end)) >= 0:
            depth += masked.count(b"(", at, closing) - 1
            if depth == 0:
                return closing
            at = closing + 1
        return -1

    def enclosing(self, at: int) -> int:
        """Where the innermost bracket around an offset opens, or -1."""
        return self.opening(at, 1)

    def opening(self, closing: int, depth: int = 0, brackets: bytes = b"()") -> int:
        """Where the bracket that closes at `closing` opens, or -1; with a `depth` of 1, the bracket
        around what ends before it."""
        opens, closes = brackets[:1], brackets[1:]
        masked, start = self.masked, max(0, closing - FARTHEST)
        end = closing if depth else closing + 1
        while (opening := masked.rfind(opens, start, end)) >= 0:
            depth += masked.count(closes, opening, end) - 1
            if depth == 0:
                return opening
            end = opening
        return -1
