"""Which files no person wrote or reads: minified and generated ones."""

from __future__ import annotations

import re
from typing import Final

_HEAD: Final = 4096  # bytes in which a file says that it is generated

#: The comments, and the string Python has for one, before the first line of code. A generator has
#: the marks of what it generates further down.
_COMMENTS: Final = re.compile(
    rb"(?:\s+|#[^\n]*|//[^\n]*|--[^\n]*|<\?php\b|/\*.*?(?:\*/|\Z)"
    rb"|\"\"\".*?(?:\"\"\"|\Z)|'''.*?(?:'''|\Z)|=begin\b.*?(?:^=end\b|\Z))++",
    re.DOTALL | re.MULTILINE,
)
_MARK: Final = re.compile(
    rb"(?<![\w@])@generated\b|\bDO NOT (?:EDIT|MODIFY|CHANGE)\b|<auto-?generated\b"
    rb"|^[^\w\n]*(?:"
    rb"(?i:(?:this|the) (?:source )?(?:file|code|module|parser) (?:is|was|has been) "
    rb"(?:auto-?|automatically |machine[- ])?generated\b)"
    rb"|(?:(?:Code |[Ff]ile )generated|Generated(?: automatically)?"
    rb"|(?i:auto-?|automatically )generated)"
    rb" (?:by|from|using|with) )",
    re.MULTILINE,
)
#: One of these stands in every mark, in small letters: most texts need not be searched for more.
_WORDS: Final = (b"generated", b"do not edit", b"do not modify", b"do not change")

_MINIFIED_NAME: Final = re.compile(r"[.-]min\.\w+$")
_LONG_LINE: Final = 400  # bytes; some minifiers break lines at 500
_PUNCTUATION: Final = b"(){}[];,=:.!&|?"
_LETTERS: Final = bytes(set(range(256)) - set(_PUNCTUATION))


def is_minified_name(name: str) -> bool:
    """Whether a file's name says that it is minified: ``jquery.min.js``."""
    return _MINIFIED_NAME.search(name) is not None


def left_out_as(source: bytes) -> str:
    """The reason (of `leave.REASONS`) to leave a text out; empty for what a person wrote."""
    head = _COMMENTS.match(source[:_HEAD])
    if head:
        small = head[0].lower()
        if any(word in small for word in _WORDS) and _MARK.search(head[0]):
            return "generated"
    return "minified" if is_minified(source) else ""


def is_minified(source: bytes) -> bool:
    """Whether more than half of a text stands on very long lines, and these are code.

    Code is told from prose, and from data in one long string, by its punctuation; from brackets
    and nothing else by its words.
    """
    if not _has_long_line(source):
        return False
    long = [line for line in source.split(b"\n") if len(line) > _LONG_LINE]
    size = sum(map(len, long))
    if size * 2 <= len(source):
        return False
    punctuation = sum(len(line.translate(None, _LETTERS)) for line in long)
    return size <= punctuation * 12 and punctuation * 5 <= size * 3


def _has_long_line(source: bytes) -> bool:
    """Looks where a long line would have to have a line end, and nowhere else."""
    start = 0
    while len(source) - start > _LONG_LINE:
        end = source.rfind(b"\n", start, start + _LONG_LINE + 1)
        if end < 0:
            return True
        start = end + 1
    return False
