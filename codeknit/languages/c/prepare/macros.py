"""Words where a declaration has one too many become spaces: they are macros that stand for
attributes or nothing (``API void f();``, ``class API Name {``, ``int a GUARDED_BY(b);``).
"""

from __future__ import annotations

import re
from typing import Final

from codeknit.languages.c.prepare.masked import Prepared
from codeknit.languages.c.prepare.words import (
    BUILT_IN,
    CAPITALS,
    FIRST_CAPITALS,
    IS_KEYWORD,
    KEYWORD,
    LATER_CAPITALS,
    PLAIN,
    behind_word,
    behind_words,
)

_ARGUMENTS: Final = rb"(?:\s*<[^<>;{}()]*(?:<[^<>;{}()]*>[^<>;{}()]*)*>)?"
#: ``API void f``, ``API static``, ``API Name *f``, ``API ns::Name f``, ``API ~Name``.
_LEADING: Final = re.compile(
    FIRST_CAPITALS
    + rb"[ \t\n]+(?:"
    + CAPITALS
    + rb"[ \t\n]+)*(?="
    + BUILT_IN
    + rb"|~\s*\w+\s*\(|\[\["
    rb"|(?:(?:const|volatile)\s+)?(?:::\s*)?"
    + PLAIN
    + _ARGUMENTS
    + rb"(?:::\w+"
    + _ARGUMENTS
    + rb")*"
    rb"(?:[ \t\n]*[*&]+[ \t\n]*(?:const\b\s*)?(?:[A-Za-z_]|\()"
    rb"|[ \t\n]+" + PLAIN + rb"(?:::~?\w+)*\s*[(;=\[,{:]|[ \t\n]+operator\b|\s*\(\s*\w+\s*\)\s*\())"
)
#: ``local void f``, ``l_inline int f``, ``(z_const char *s)``, in any letters.
_WORDS: Final = (
    rb"(?!" + KEYWORD + rb"|_[A-Z]|__|(?:unsigned|signed|long|short|int|char)\b)[a-z_]\w*"
)
_LEADING_WORD: Final = re.compile(
    rb"\n[ \t]*+(?=[a-z_]\w*+[ \t]++[A-Za-z_]\w*+[ \t*]++[A-Za-z_]\w*+\s*+[(;=\[])("
    + _WORDS
    + rb")[ \t]+(?="
    rb"(?!"
    + KEYWORD
    + rb"|(?:int|long|char|short|double)\b)[A-Za-z_]\w*[ \t*]+\**"
    + PLAIN
    + rb"\s*[(;=\[])"
)
#: A built-in type behind another word, which is a macro if it is no keyword: the most frequent of
#: these are left out here.
_TYPE_BEHIND_WORD: Final = re.compile(
    rb"[a-z0-9_](?=[ \t]++(?:(?:void|char|short|int|long|float|double|bool|struct|union|enum"
    rb"|unsigned|signed|static|inline|size_t)\b\s*[\w*]|const\s+\w+[\s*]+[A-Za-z_]\w*\s*[(;=\[]))"
    rb"(?<!\Wconst)(?<!\Wstatic)(?<!\Wextern)(?<!\Winline)(?<!\Wunsigned)(?<!\Wstruct)(?<!\Wtypedef)"
)
_FIRST_WORDS: Final = re.compile(
    rb"(?:^|[(,;{}])\s*(?:" + _WORDS + rb"\s+)?(" + _WORDS + rb")\s*\Z", re.MULTILINE
)
_COMMON: Final = re.compile(
    KEYWORD
    + rb"|_[A-Z]\w+|__\w+|unsigned|signed|long|short|int|char|const|static|struct|extern|inline"
)
#: ``int API f(``, ``char * API f(``, ``char FAR *p``. What stands before is looked at later.
_MIDDLE: Final = re.compile(
    rb"(" + LATER_CAPITALS + rb"(?![a-z(]))"
    rb"(?=[ \t\n]+(?!" + KEYWORD + rb")[A-Za-z_~]\w*\s*[(;=\[,)]|([ \t]*\*+[ \t]*[A-Za-z_)(,]))"
)
_BEFORE_MIDDLE: Final = re.compile(rb"[\w*&>}]")
_HINT: Final = re.compile(rb"API|EXPORT|CALL|DECL|FAR$|INLINE|INTERNAL|EXTERN|NORETURN|CONST")
#: ``class API Name``.
_TAGGED: Final = behind_words(
    (b"class", b"struct", b"union", b"enum"),
    rb"\s+((?:" + CAPITALS + rb"|[A-Z_][A-Z0-9_]+\([^()]*\))\s+)"
    rb"(?=[A-Za-z_]\w*(?:::\w+|\s*<[^<>;{}]*>)*\s*(?:final\s*)?[{:])",
)
_CLASS_AHEAD: Final = behind_word(b"class", rb"\s+(" + CAPITALS + rb"\s+)(?=[A-Za-z_]\w*\s*;)")
#: ``int a GUARDED_BY(b);``, from the macro on.
_TRAILING: Final = re.compile(rb"(" + LATER_CAPITALS + rb")(\()")
_BEFORE_TRAILING: Final = re.compile(rb"[\w\]]")
_TRAILED: Final = re.compile(
    rb"(?:(?!"
    + KEYWORD
    + rb")\b\w+\s+|[>*&\])]\s*(?:const\s+)?)(?!"
    + KEYWORD
    + rb"|"
    + BUILT_IN
    + rb")\b[A-Za-z_]\w*(?:\[[^][]*\])?\s*\Z"
)
#: ``void f() LOCKS(a) {``.
_BEHIND: Final = re.compile(
    rb"\)\s*(?:(?:const|noexcept|override|final)\b\s*)*"
    rb"((?:(?<=[)\s])(?:[A-Z_][A-Z0-9_]*[A-Z][A-Z0-9_]*+[ \t\n]+)*"
    rb"[A-Z_][A-Z0-9_]*[A-Z][A-Z0-9_]*+)(\()?)"
)
_CONTROL: Final = re.compile(
    rb"(?:\b(?:if|while|for|switch|catch|constexpr)|(?<![a-z0-9>*&] )\b[A-Z_0-9]+)\s*$"
)
#: What a parameter list never stands behind: ``= (char *) NULL;`` is a cast.
_CAST: Final = re.compile(rb"(?:[=(,?:&|!<+\-/%{};]|\breturn)\s*\Z")
_STATEMENT_SIGN: Final = re.compile(rb"[;{}]")


def blank_attributes(prepared: Prepared) -> None:
    """Blank macros behind a name or a parameter list."""
    for found in prepared.at_places(_TRAILING):
        gap = prepared.gap_behind(_BEFORE_TRAILING, found.start())
        if gap < 0:
            continue
        end = prepared.closing(found.start(2))
        if end < 0 or prepared.next_from(end + 1) not in (b";", b"=", b",", b"{"):
            continue
        if _TRAILED.search(prepared.masked, max(0, gap - 119), found.start()):
            prepared.blank(found.start(1), end + 1)
    for found in _BEHIND.finditer(bytes(prepared.masked)):
        end = prepared.closing(found.start(2)) + 1 if found[2] else found.end(1)
        if end > 0 and prepared.next_from(end) in (b";", b"{", b":", b"=", b","):
            opening = prepared.opening(found.start())
            before = bytes(prepared.masked[max(0, opening - 64) : max(0, opening)])
            cast = _CAST.search(before) and b"operator" not in before
            if opening > 0 and not cast and not _CONTROL.search(before):
                prepared.blank(found.start(1), end)


def blank_macros(prepared: Prepared) -> None:
    """Blank words that stand for nothing in declarations."""
    for pattern in (*_TAGGED, _CLASS_AHEAD):
        prepared.blank_found(pattern, 1)
    for found in prepared.at_places(_MIDDLE):
        if _stands_for_nothing(found, prepared):
            prepared.blank(*found.span(1))
    for found in prepared.at_places(_LEADING):
        prepared.blank(*found.span())
    for found in _LEADING_WORD.finditer(b"\n" + prepared.masked):
        prepared.blank(found.start(1) - 1, found.end(1) - 1)
    for found in _TYPE_BEHIND_WORD.finditer(bytes(prepared.masked)):
        before = prepared.last_word(max(0, found.end() - 60), found.end())
        if before and before[1] and not _COMMON.fullmatch(before[1]):
            words = _FIRST_WORDS.search(prepared.masked, max(0, found.end() - 120), found.end())
            if words:
                prepared.blank(*words.span(1))


def _stands_for_nothing(found: re.Match[bytes], prepared: Prepared) -> bool:
    """Whether the second of two words before a name is the macro."""
    word, pointer = found.groups()
    gap = prepared.gap_behind(_BEFORE_MIDDLE, found.start())
    if gap < 0:
        return False
    before = prepared.last_word(max(0, gap - 79), found.start())
    if before is None:
        return False
    sign, hint = before[2], bool(_HINT.search(word))
    if sign == b">" and not pointer:
        return hint or not is_template_head(prepared, before.start(2))
    if sign:
        return hint if pointer or sign in (b"}", b">") else True
    if before[1] == b"const":
        return hint
    if word.endswith(b"_T"):
        return False
    return (not before[1].isupper() or hint) and not IS_KEYWORD.match(before[1])


def is_template_head(prepared: Prepared, last: int) -> bool:
    """Whether the angle bracket ends what a template begins with: a declaration follows."""
    head = prepared.masked.rfind(b"template", max(0, last - 400), last)
    return head >= 0 and not _STATEMENT_SIGN.search(prepared.masked, head, last)
