"""Calls that no grammar could read, all of macros: lines without their semicolon, loops, types as
arguments.
"""

from __future__ import annotations

import re
from typing import Final

from codeknit.languages.c.prepare.macros import is_template_head
from codeknit.languages.c.prepare.masked import CODE, Prepared
from codeknit.languages.c.prepare.words import behind_words

#: ``container_of(p, struct a, b)``: a type that is an argument, if that is a call.
_TAG_ARGUMENTS: Final = behind_words(
    (b"struct", b"union", b"enum"), rb"\s+\w++(?:\s*\*+)?(?=\s*[,)])"
)
_BEFORE_ARGUMENT: Final = re.compile(rb"[(,](\s*)(?:const\s+)?\Z")
#: What stands before a call, and before no declared name.
_BEFORE_CALL: Final = re.compile(
    rb"(?:[=(,?:;{}!|&+<>-]|\breturn)\s*"
    rb"(?!(?:sizeof|_?[aA]lignof|typeof|offsetof|return|case|if|while|switch|else|do|defined"
    rb"|_Generic|_Alignas|_Atomic|__\w+)\b)\w+\s*\Z"
)
#: ``} while_each(a);``, whose name has a part too many.
_LOOP_END: Final = re.compile(rb"while(_(?<!\w......)\w++)\s*\(")
#: ``list_for_each(a, b) {``, a loop that is a macro: from "each" on, and what stands before that.
_LOOP: Final = re.compile(rb"each\w*+[ \t]*+(?=\()")
_BEFORE_LOOP: Final = re.compile(rb"([;{}):]|\b(?:else|do))\s*\b(\w*(?:for|do)_?)\Z")
_LOOP_BODY: Final = re.compile(rb"\s*[{\w*(]")
#: A macro that begins a line, alone there or called.
_ALONE: Final = re.compile(rb"[ \t]*([A-Z_][A-Z0-9_]*[A-Z][A-Z0-9_]*+)([ \t]*$|[ \t]*\()", re.M)
_DIRECTIVE_BEHIND: Final = re.compile(rb"\n[ \t]*#")
_WORD: Final = re.compile(rb"[A-Za-z_]")
#: Words that braces of statements and functions stand behind.
_BEFORE_BODY: Final = (b"else", b"do", b"try", b"const", b"noexcept", b"override", b"final")
#: ``MOCK_METHOD(int, name, (double), (override))``, from the name on, and ``(suppress : 6)``.
_NO_ARGUMENTS: Final = re.compile(rb",\s*[A-Za-z_]\w*\s*,\s*\(|\(\w+\s*:\s*\d|\d\.\d+\.\d")
#: ``Q_PROPERTY(int width READ width)``.
_WORDS_IN_A_ROW: Final = re.compile(rb"\w\s+\w+\s+[A-Za-z_]\w*\s+\w")
#: ``CHECK(int16_t, unsigned long)``.
_TYPE_ARGUMENT: Final = re.compile(
    rb"[(,\s]((?:(?:const|unsigned|signed|long|short|int|char|bool|float|double|void|size_t"
    rb"|u?int(?:8|16|32|64|ptr|max)_t)\b[\s*&]*)+)(?=[,)])"
)


def simplify_calls(prepared: Prepared) -> None:
    """Make numbers of types that are arguments, and statements of loops that are macros."""
    masked = bytes(prepared.masked)
    if b"each" in masked:
        for found in _LOOP.finditer(masked):
            _end_loop_head(prepared, found, prepared.closing(found.end()))
    for pattern in _TAG_ARGUMENTS:
        for found in pattern.finditer(masked):
            before = _BEFORE_ARGUMENT.search(masked, max(0, found.start() - 80), found.start())
            opening = prepared.enclosing(before.end(1)) if before else -1
            called = opening > 0 and _BEFORE_CALL.search(masked, max(0, opening - 160), opening)
            if before and called:
                prepared.blank(before.end(1), found.end())
                prepared.put(before.end(1), b"0")
    if b"while_" in masked:
        for found in _LOOP_END.finditer(masked):
            if prepared.byte(prepared.last_before(found.start())) == b"}":
                prepared.blank(*found.span(1))


def _end_loop_head(prepared: Prepared, found: re.Match[bytes], close: int) -> None:
    """Put a semicolon between the head of a loop that is a macro and its body; where the loop is
    the body of another statement, which would end there, make it a loop."""
    masked = prepared.masked
    body = _LOOP_BODY.match(masked, close + 1) if close >= 0 else None
    window = masked[max(0, found.start() - 120) : found.start()] if body else b""
    before = _BEFORE_LOOP.search(window)
    if not body or not before:
        return
    if before[1] not in b";{}:":
        prepared.spell(found.start() - len(before[2]), before[2] + found[0], b"while")
        return
    layout = masked[close + 1 : body.end() - 1]
    place = next((at for at, byte in enumerate(layout) if byte in b" \t"), -1)
    if place >= 0:
        prepared.put(close + 1 + place, b";")


def end_macro_lines(prepared: Prepared) -> None:
    """Blank a macro that stands alone on its line, and end one that is called there."""
    masked, held = bytes(prepared.masked), (-1, -1)
    for at in prepared.places:
        line = masked.rfind(b"\n", 0, at) + 1
        found = _ALONE.match(masked, line) if masked[line:at].isspace() or line == at else None
        if found is None:
            continue
        last = prepared.last_before(found.start(1))
        before = prepared.byte(last)
        if before not in (b"", b";", b"}", b"{", b":"):
            held = _end_template_head(prepared, found, held)
            continue
        if not found[2].endswith(b"("):
            after = prepared.next_from(found.end())
            listed = after in (b",", b"=") or (after == b"}" and before == b"{")
            if not listed and after not in (b"(", b"[", b";", b".", b"-", b"+", b":"):
                prepared.blank(*found.span(1))
            continue
        close = prepared.closing(found.end() - 1)
        if close > 0 and prepared.next_from(close + 1) == b";":
            _quiet_call(prepared, found, close)
        elif close > 0 and _WORDS_IN_A_ROW.search(prepared.masked, found.end(), close):
            prepared.blank(found.start(1), close + 1)
        elif close > 0 and prepared.byte(close + 1).isspace():
            _end_call(prepared, found, close)


def _end_template_head(
    prepared: Prepared, found: re.Match[bytes], held: tuple[int, int]
) -> tuple[int, int]:
    """Blank a macro call between what a template begins with and its declaration, and with it the
    word before, which is given back until then: alone it may be a type."""
    start, last = found.start(1), prepared.last_before(found.start(1))
    if last + 1 == held[1]:
        start, last = held[0], prepared.last_before(held[0])
    if prepared.byte(last) != b">" or not is_template_head(prepared, last):
        return held
    if found[2].endswith(b"("):
        close = prepared.closing(found.end() - 1)
        if close > 0:
            prepared.blank(start, close + 1)
        return held
    return start, found.end(1)


def _is_no_call(prepared: Prepared, found: re.Match[bytes], close: int) -> bool:
    """Whether a macro call is none that a grammar could read: one at file level, one without a
    word in it outside of functions, one whose arguments have a shape that arguments never have."""
    if found.start(1) == found.start():
        return True
    if not _WORD.search(prepared.masked, found.end(), close):
        return not _is_in_body(prepared, found.start())
    return _NO_ARGUMENTS.search(prepared.masked, found.end() - 1, close) is not None


def _is_in_body(prepared: Prepared, at: int) -> bool:
    """Whether the braces around an offset are those of a function or statement."""
    opening = prepared.opening(at, 1, b"{}")
    last = prepared.last_before(opening)
    if opening < 0 or prepared.byte(last) == b")":
        return opening > 0
    before = prepared.last_word(max(0, last - 79), last + 1)
    return before is not None and before[1] in _BEFORE_BODY


def _quiet_call(prepared: Prepared, found: re.Match[bytes], close: int) -> None:
    """Take out of a macro call what no call may have: all of it, or types."""
    if _is_no_call(prepared, found, close):
        prepared.blank(found.start(1), close + 1)
        return
    masked, opening = prepared.masked, found.end() - 1
    for word in _TYPE_ARGUMENT.finditer(bytes(masked[opening : close + 1])):
        start, end = opening + word.start(1), opening + word.end(1)
        cast = masked[start - 1 : start] == b"(" and masked[end : end + 1] == b")" and end < close
        if not cast:
            prepared.blank(start, end)
            prepared.put(start, b"_")


def _end_call(prepared: Prepared, found: re.Match[bytes], close: int) -> None:
    """Put a semicolon behind a call, if a new line of code follows, or blank what is no call."""
    masked, at = prepared.masked, close + 1
    line_end = masked.find(b"\n", at)
    if line_end < 0 or masked[at:line_end].strip():
        return
    following = CODE.search(masked, line_end)
    if following and not (following[0].isalnum() or following[0] in b"_~[}#*"):
        return
    if _is_no_call(prepared, found, close):
        prepared.blank(found.start(1), at)
        return
    if _DIRECTIVE_BEHIND.match(prepared.text, at):
        return
    prepared.put(at, b";")
