"""Says what is wrong with a line that its rule does not accept.

Lark tells where the rule broke and what could have stood there; this module puts that into the
format's words. Only a window of the line is shown to Lark: what a line may hold is unbounded, what
goes wrong first in it is not.
"""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING, Final

from codeknit.formats.skt_context import LineFault
from codeknit.formats.skt_fast import EDGE_HEAD, ENDPOINT
from codeknit.grammar import pattern
from codeknit.model import CATEGORIES, EDGE_KINDS

if TYPE_CHECKING:
    from codeknit.formats.skt_lark import Fault

_WINDOW: Final = 1000
_SHOWN: Final = 40

_SYMBOL_FIELDS: Final = (
    "a ShortID such as S12",
    "a category and kind such as callable/function",
    "a span such as L10-L15",
    "a signature",
)


def _broken(rule: str, line: str) -> Fault | None:
    """Where a line breaks its rule. Lark is loaded when the first one does."""
    from codeknit.formats.skt_lark import fault

    return fault(rule, line[:_WINDOW])


def symbol_fault(line: str) -> LineFault:
    """What is wrong with a symbol line."""
    if line[0] in " \t":
        blank = (0, len(line) - len(line.lstrip(" \t")))
        return _fault("SKT003", line, blank, "a ShortID at the start of the line")
    broken = _broken("symbol_line", line)
    control = re.search(r"[\x00-\x1f]", line.replace("\t", " "))
    fields = list(re.finditer(r"[^ \t]+", line[: 2 * _WINDOW]))[:4]
    index = broken.index if broken else len(line)
    at = next((n for n, field in enumerate(fields) if index < field.end()), len(fields))
    if index >= len(line) or at >= len(_SYMBOL_FIELDS):
        at = min(len(fields), 3)
    if at == 3 and (control or "\t" in line):
        start = control.start() if control else line.rindex("\t")
        return _fault("SKT003", line, (start, start + 1), "a signature without control characters")
    if at == 3 and len(fields) == 4:
        field = (fields[3].start(), len(line))
        return LineFault(
            "SKT003",
            *field,
            f"expected a signature before the property list {_show(line[slice(*field)])}",
        )
    if at >= len(fields):
        return _fault("SKT003", line, (len(line), len(line) + 1), _SYMBOL_FIELDS[at])
    text, span = fields[at][0], fields[at].span()
    category = text.partition("/")[0]
    if at == 1 and pattern(r"[^/]+/{KIND}\Z").match(text) and category not in CATEGORIES:
        return _unknown("SKT106", span[0], category, "category", CATEGORIES)
    hint = None
    if at == 0 and _is_header(line):
        hint = "a section starts with its name alone in brackets, such as [symbols]"
    return _fault("SKT003", line, span, _SYMBOL_FIELDS[at], hint)


def edge_fault(line: str) -> LineFault:
    """What is wrong with an edge line."""
    source = pattern(r"({SHORT_ID}|{QUOTED_STRING})(?=[ \t]|\Z)").match(line)
    if not source:
        return _source_fault(line)
    head = pattern(EDGE_HEAD + r"(?:{_SEPARATOR}|\Z)").match(line)
    if not head:
        return _arrow_fault(line, source.end())
    return _target_fault(line, head.end())


def _source_fault(line: str) -> LineFault:
    if line.startswith('"'):
        return quoted_fault(line, 0)
    found = re.match(r"[^ \t]+", line)
    word = found[0] if found else line
    span = (0, len(word))
    if pattern(r"{BARE_NAME}\Z").match(word) and re.match(r"[^ \t]+[ \t]+--", line):
        message = (
            f"expected a ShortID or a quoted full ID as the source, found the name {_show(word)}"
        )
        return LineFault("SKT113", *span, message)
    hint = "a section starts with its name alone in brackets" if _is_header(line) else None
    expected = "a ShortID or a quoted full ID, then an arrow such as --calls-->"
    return _fault("SKT004", line, span, expected, hint)


def _arrow_fault(line: str, end_of_source: int) -> LineFault:
    arrow = "an arrow such as --calls-->"
    found = re.compile(r"[ \t]*([^ \t]+)").match(line, end_of_source)
    if not found:
        return _fault("SKT004", line, (len(line), len(line) + 1), arrow)
    start, end = found.span(1)
    parts = re.fullmatch(r"--([A-Za-z_0-9-]*?)(\[[^\]]*\])?-->", found[1])
    if not parts or not parts[1]:
        return _fault("SKT004", line, (start, end), arrow)
    if not pattern(r"(?:{EDGE_KIND}|{DICT_CODE})\Z").match(parts[1]):
        return _unknown("SKT107", start + 2, parts[1], "edge kind", EDGE_KINDS)
    if parts[2] and not pattern(r"{EDGE_STATUS}\Z").match(parts[2]):
        message = f"expected [unresolved] or [ambiguous], found edge status {_show(parts[2])}"
        return LineFault("SKT108", start + parts.start(2), start + parts.end(2), message)
    return _fault("SKT004", line, (start, end), arrow)


def _target_fault(line: str, place: int) -> LineFault:
    """What is wrong behind the arrow: endpoints that are right are passed over."""
    in_candidates = False
    some = pattern(rf"(?:{ENDPOINT}{{_COMMA}})*+(?:({ENDPOINT})|)")
    while True:
        found = some.match(line, place)
        if not found or not found[1]:
            return _endpoint_fault(line, found.end() if found else place)
        place = found.end()
        opening = pattern(r"{_SEPARATOR}{_CANDIDATES}").match(line, place)
        if not opening or in_candidates:
            return _behind_endpoint(line, place, in_candidates)
        in_candidates = True
        place = opening.end()


def _endpoint_fault(line: str, place: int) -> LineFault:
    if line.startswith('"', place):
        return quoted_fault(line, place)
    found = re.compile(r"[^ \t,]*").match(line, place)
    end = max(found.end() if found else place, place + 1)
    hint = None
    if re.compile(r"S[1-9][0-9]{18,}").match(line, place):
        hint = "a ShortID has at most 18 digits"
    return _fault("SKT004", line, (place, end), "a ShortID, a name or a quoted full ID", hint)


def _behind_endpoint(line: str, place: int, in_candidates: bool) -> LineFault:
    start = place + len(line[place:]) - len(line[place:].lstrip(" \t"))
    expected = "a comma or the end of the line"
    if in_candidates:
        expected = "a comma or the bracket that ends the candidates"
        if line.startswith("]", start):
            rest = line[start + 1 :]
            start, expected = len(line) - len(rest.lstrip(" \t")), "the end of the line"
    found = re.compile(r"[^ \t,]+|$|.").match(line, start)
    end = found.end() if found else start
    return _fault("SKT004", line, (start, max(end, start + 1)), expected)


def file_fault(line: str) -> LineFault:
    """What is wrong with a file header."""
    quoted = re.match(r'##[ \t]+(?=")', line)
    if quoted:
        return quoted_fault(line, quoted.end(), "SKT002", "the end of the line")
    control = re.search(r"[\x00-\x1f]", line[2:])
    if control and line.startswith("## "):
        start = control.start() + 2
        hint = "a path with control characters is written as a quoted string"
        return _fault("SKT002", line, (start, start + 1), "a path without control characters", hint)
    return _fault("SKT002", line, (0, len(line)), "a file header such as '## src/app.py'")


def error_fault(line: str) -> LineFault:
    """What is wrong with an error line."""
    mark = re.match(r"-[ \t]+", line)
    if not mark:
        return _fault(
            "SKT005", line, (0, len(line)), "an error line such as '- src/app.py: message'"
        )
    if line.startswith('"', mark.end()):
        return quoted_fault(line, mark.end(), "SKT005", "': ' and a message behind the path")
    control = re.search(r"[\x00-\x1f]", line[mark.end() :])
    if control:
        start = mark.end() + control.start()
        return _fault("SKT005", line, (start, start + 1), "one line without control characters")
    if line.startswith(": ", mark.end()):
        return _fault("SKT005", line, (mark.end(), len(line)), "a path before the colon")
    broken = _broken("error_line", line)
    start = broken.index if broken and len(line) < _WINDOW else len(line)
    return _fault(
        "SKT005", line, (start, max(start + 1, len(line))), "': ' and a message behind the path"
    )


def dict_fault(line: str) -> LineFault:
    """What is wrong with a dict line."""
    shape = re.match(r"-[ \t]+([^ \t:]+)(?::[ \t]+(.+))?", line)
    if not shape:
        return _fault("SKT006", line, (0, len(line)), "a dict line such as '- d0: exported'")
    if not pattern(r"{DICT_CODE}\Z").match(shape[1]):
        return _fault("SKT006", line, shape.span(1), "a dict code such as d0")
    if shape[2] is None:
        return _fault("SKT006", line, (shape.end(1), len(line)), "': ' and a token behind the code")
    token = shape[2]
    if pattern(r"[A-Za-z_]+/{KIND}\Z").match(token):
        return _unknown("SKT106", shape.start(2), token.partition("/")[0], "category", CATEGORIES)
    quoted = pattern('{PROPERTY_KEY}=(?=")').match(token)
    expected = "a category and kind, a property or an edge kind"
    if quoted:
        return quoted_fault(line, shape.start(2) + quoted.end(), "SKT006", expected)
    return _fault("SKT006", line, shape.span(2), expected)


def quoted_fault(
    line: str, start: int, code: str = "SKT004", behind: str = "a comma or the end of the line"
) -> LineFault:
    """What is wrong with the quoted string that starts here, or, if nothing, behind it."""
    sound = pattern("{QUOTED_START}").match(line, start)
    place = sound.end() if sound else start
    if place < len(line) and line[place] < " ":
        return _fault("SKT007", line, (place, place + 1), "a control character escaped, as in \\n")
    if place < len(line) and line[place] == "\\":
        found = (place, min(place + 2, len(line)))
        return _fault("SKT007", line, found, 'an escape such as \\", \\\\, \\n or \\u0007')
    if place >= len(line):
        return LineFault(
            "SKT007", start, len(line), "expected a closing quote, found the end of the line"
        )
    rest = place + 1
    while rest < len(line) and line[rest] in " \t":
        rest += 1
    return _fault(code, line, (rest, max(len(line), rest + 1)), behind)


def stray_fault(line: str) -> LineFault:
    """What is wrong with text before the first section."""
    hint = None
    if _is_header(line):
        hint = "a section's name is letters, digits, '_', '.' and '-', alone in its brackets"
    return _fault("SKT001", line, (0, len(line)), "a section such as [symbols] first", hint)


def nearest(word: str, words: tuple[str, ...]) -> str | None:
    """The one of `words` that `word` may have been meant to be."""
    found = difflib.get_close_matches(word[:_SHOWN], words, 1)
    return found[0] if found else None


def _unknown(code: str, start: int, word: str, what: str, known: tuple[str, ...]) -> LineFault:
    close = nearest(word, known)
    hint = f"did you mean {close}?" if close else None
    message = f"expected one of {', '.join(known)}, found {what} {_show(word)}"
    return LineFault(code, start, start + len(word), message, hint)


def _fault(
    code: str, line: str, span: tuple[int, int], expected: str, hint: str | None = None
) -> LineFault:
    found = line[slice(*span)]
    shown = _show(found) if found else "the end of the line"
    return LineFault(code, *span, f"expected {expected}, found {shown}", hint)


def _show(text: str) -> str:
    short = text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
    return "'" + re.sub(r"[\x00-\x1f]", lambda m: f"\\x{ord(m[0]):02x}", short) + "'"


def _is_header(line: str) -> bool:
    return line.startswith("[")
