"""Forms of declarations that the grammars do not know: K&R definitions, ``f ARGS((int a))``, names
in brackets, attributes and bit fields in places they do not expect.
"""

from __future__ import annotations

import re
from typing import Final

from codeknit.languages.c.prepare.masked import Prepared
from codeknit.languages.c.prepare.words import IS_KEYWORD, KEYWORD, PLAIN

#: The declarations of a K&R definition, from the bracket before them to the brace behind.
_OLD_STYLE: Final = re.compile(
    rb"\)(\s+)((?:[A-Za-z_]\w*[\s*]+[A-Za-z_*(][\w\s*,\[\]()]{0,400}+;\s*){1,40})\{"
)
_NAME_LIST: Final = re.compile(rb"\s*[A-Za-z_]\w*\s*(?:,\s*[A-Za-z_]\w*\s*)*")
#: ``[[deprecated]]`` behind a name and before what ends its declaration, ``__attribute__((…))``
#: behind that of an enumerator or namespace. Grammars know these in few places.
_STANDARD_ATTRIBUTE: Final = re.compile(rb"\[\[(?=\s*[A-Za-z_])[^\[\]{};]*\]\]")
_GNU_ATTRIBUTE: Final = re.compile(rb"__attribute(?:__)?\s*(\()")
_TAG: Final = re.compile(rb"enum|struct|union|class")
_BEHIND_LIST: Final = re.compile(rb"const|volatile|noexcept|override|final")
#: ``void __stdcall f(int)``: what a pointer has in its brackets belongs to its type.
_CALLING: Final = re.compile(
    rb"__(?:cdecl|(?:std|fast|this|vector)call)\b(?=\s+[A-Za-z_][\w:~]*\s*\()"
)
#: ``_Atomic(int)``.
_ATOMIC: Final = re.compile(rb"_Atomic\s*(\(([^()*\n]*)\))")
#: ``int a : 3 = 1;`` up to its value, and ``unsigned : 0;``.
_BITS: Final = re.compile(rb":[ \t]*\d+[ \t]*((?:=[^;{}]*|\{[^;{}]*\})?);")
_UNNAMED_BITS: Final = re.compile(
    rb"[;{]\s*((?:(?:const|unsigned|signed|int|long|short|char|bool|_Bool|u?int\d+_t)\s*)+)\Z"
)
#: ``enum Name : unsigned long {``, where the grammar wants one word, and ``enum : long {``.
_UNDERLYING: Final = re.compile(
    rb"enum\b[\w\s]*:\s*((?:(?:unsigned|signed|long|short)\s+)+)(?=\w+\s*\{)"
)
_UNNAMED: Final = re.compile(rb"enum\s*(:[\w\s:]+)\{")
#: ``f ARGS((`` and ``(*f) ARGS((``, up to the brackets.
_WRAPPED: Final = re.compile(
    rb"\(\((?<=[\w \t]\(\()"
    rb"(?<!\Wif \(\()(?<!\Wif\(\()(?<!\Wwhile \(\()(?<!\Wwhile\(\()(?<!\Wreturn \(\()"
)
_WRAPPER: Final = re.compile(
    rb"(?:\b" + PLAIN + rb"|\))\s+(?!__attribute|__declspec|__asm|alignas)(" + PLAIN + rb"[ \t]*)\Z"
)
#: ``char *(f)(int)`` and ``(WINAPI *f)(int)``.
_BRACKETED: Final = re.compile(
    rb"(?=[^(\n]*\(\w+\)[ \t]*\()"
    rb"(?:[ \t]*(?:\w+[ \t]+)*\w+[ \t]*\*+|(?!" + KEYWORD + rb")\w+[ \t]+(?:\w+[ \t]+)*\w+)"
    rb"[ \t]*(\(\w+\))[ \t]*\(",
)
_BRACKETS_BEHIND: Final = re.compile(rb"\)(?<=\w\))[ \t]*+\(")
_CONVENTION: Final = re.compile(
    rb"\([ \t]*([A-Z_][A-Z0-9_]*[A-Z][A-Z0-9_]*+)(?=[ \t]*\*+[ \t]*\w+[ \t]*\)\s*(?:\(|[A-Z_]+\())"
)


def move_braces(prepared: Prepared) -> None:
    """Put the brace of K&R definitions in front of their declarations."""
    for found in _OLD_STYLE.finditer(bytes(prepared.masked)):
        opening = prepared.opening(found.start())
        listed = bytes(prepared.masked[opening + 1 : found.start()]) if opening > 0 else b""
        if not _NAME_LIST.fullmatch(listed):
            continue
        names = listed.replace(b",", b" ").split()
        if not set(re.findall(rb"\w+", found[2])).isdisjoint(names):
            prepared.put(found.start(1), b"{")
            prepared.put(found.end() - 1, b" ")


def blank_forms(prepared: Prepared) -> None:
    """Blank what declarations have that the grammar does not know in its place."""
    masked = prepared.masked
    if b"[[" in masked:
        for found in _STANDARD_ATTRIBUTE.finditer(bytes(masked)):
            if _is_before_end(prepared, *found.span()):
                prepared.blank(*found.span())
    if b"__attribute" in masked:
        for found in _GNU_ATTRIBUTE.finditer(bytes(masked)):
            end = prepared.closing(found.start(1)) + 1
            if end and _is_behind_enumerator(prepared, found.start(), end):
                prepared.blank(found.start(), end)
    for found in _BITS.finditer(bytes(masked)):
        before = _UNNAMED_BITS.search(masked, max(0, found.start() - 64), found.start())
        prepared.blank(*(found.span(1) if before is None else (before.start(1), found.end())))
    if b"enum" in masked:
        for pattern in (_UNNAMED, _UNDERLYING):
            prepared.blank_found(pattern, 1)
    prepared.blank_found(_CALLING)
    for found in _ATOMIC.finditer(bytes(masked)):
        start, end = found.span(1)
        prepared.text[start:end] = masked[start:end] = b"  " + found[2]


def _is_before_end(prepared: Prepared, start: int, end: int) -> bool:
    """Whether an attribute stands between a name and what ends its declaration, or behind the word
    that begins a type."""
    before = prepared.last_word(max(0, start - 79), start)
    if before is None or before[1] is None:
        return False
    if _TAG.fullmatch(before[1]):
        return True
    if IS_KEYWORD.match(before[1]) or _BEHIND_LIST.fullmatch(before[1]):
        return False
    return prepared.next_from(end) in (b"=", b",", b"}", b";", b")", b":")


def _is_behind_enumerator(prepared: Prepared, start: int, end: int) -> bool:
    """Whether an attribute of GNU stands behind the name of an enumerator or namespace."""
    before = prepared.last_word(max(0, start - 79), start)
    if before is None or before[1] is None:
        return False
    last = prepared.last_before(before.start(1))
    if prepared.byte(last) in (b"{", b","):
        return prepared.next_from(end) in (b"=", b",", b"}")
    return bytes(prepared.masked[max(0, last - 8) : last + 1]) == b"namespace"


def unwrap_parameters(prepared: Prepared) -> None:
    """Make ``f (int a)`` of ``f ARGS((int a))``."""
    if b"((" not in prepared.masked:
        return
    for found in _WRAPPED.finditer(bytes(prepared.masked)):
        at = found.start()
        wrapper = _WRAPPER.search(prepared.masked, max(0, at - 160), at)
        inner = prepared.closing(at + 1) if wrapper else -1
        outer = prepared.closing(at) if wrapper else -1
        if wrapper and 0 < inner < outer and not prepared.masked[inner + 1 : outer].strip():
            prepared.blank(wrapper.start(1), at + 1)
            prepared.blank(outer, outer + 1)


def unwrap_names(prepared: Prepared) -> None:
    """Make ``char * f (int)`` of ``char *(f)(int)``, which reads like a product; no calling
    convention in the brackets of a function pointer."""
    masked = bytes(prepared.masked)
    for brackets in _BRACKETS_BEHIND.finditer(masked):
        found = _BRACKETED.match(masked, masked.rfind(b"\n", 0, brackets.start()) + 1)
        if found is not None:
            prepared.blank(found.start(1), found.start(1) + 1)
            prepared.blank(found.end(1) - 1, found.end(1))
    prepared.blank_found(_CONVENTION, 1)
