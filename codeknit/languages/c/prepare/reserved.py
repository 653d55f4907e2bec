"""Reserved words that stand for attributes become spaces: ``__init``, ``__user``, ``__packed``.

A word that begins with two underscores may as well be a type or a name. It is an attribute where a
declaration has one word too many: behind a whole type and before a name, behind a name, behind the
parameters. Where the place does not tell (``} __packed;``), only words count that the large code
bases define so.
"""

from __future__ import annotations

import re
from typing import Final

from codeknit.languages.c.prepare.masked import Prepared
from codeknit.languages.c.prepare.words import KEYWORDS, behind_word

_RESERVED: Final = behind_word(b"__", rb"_*+[a-z]\w*+")
#: Words of the same sort that are not reserved.
_PLAIN: Final = behind_word(b"no", rb"(?:inline(?:_for_stack)?|trace|instr)\b")
_BEFORE: Final = re.compile(rb"[A-Za-z_]\w*|\S")
_BEHIND: Final = re.compile(rb"\s*+(?:([A-Za-z_]\w*+)|(\S))?")
_TOO_FAR: Final = 80  # bytes looked at before a word

#: Words with two underscores that the grammars know, or that are no attributes.
_KNOWN: Final = frozenset(
    b"__attribute__ __attribute __declspec __based __cdecl __clrcall __stdcall __fastcall"
    b" __thiscall __vectorcall __restrict __restrict__ __unaligned __inline __inline__"
    b" __forceinline __thread __extension__ __asm__ __asm __alignof__ __alignof __try __except"
    b" __finally __leave __typeof__ __typeof __const __const__ __volatile__ __volatile __signed__"
    b" __signed __real__ __imag__ __complex__ __auto_type __label__ __func__".split()
)
#: Other names of keywords that the grammars do not know.
_SPELLED: Final = frozenset(
    b"__const __const__ __volatile __volatile__ __signed __signed__ __typeof __typeof__".split()
)
_INTEGER: Final = re.compile(rb"__u?int\d*(?:_t)?\Z")

#: What C libraries and kernels define as attributes or nothing, wherever it stands.
_ATTRIBUTES: Final = frozenset(
    b"__init __exit __initdata __exitdata __initconst __ro_after_init __read_mostly __user"
    b" __kernel __iomem __percpu __rcu __force __nocast __bitwise __private __packed __aligned"
    b" __maybe_unused __always_unused __unused __used __must_check __always_inline __cold __hot"
    b" __weak __pure __noreturn __visible __sched __kprobes __ref __refdata __meminit"
    b" __meminitdata __net_init __net_exit __net_initdata __cacheline_aligned"
    b" ____cacheline_aligned ____cacheline_aligned_in_smp ____cacheline_internodealigned_in_smp"
    b" __cacheline_aligned_in_smp __randomize_layout __no_randomize_layout __designated_init"
    b" __deprecated __flatten __malloc __attribute_const__ __attribute_pure__ __nonstring"
    b" __init_or_module __initmv __data_racy __bpf_kfunc __noclone __mustcheck __dead2 __wur"
    b" __page_aligned_data __page_aligned_bss __tracepoint_string __ec_align4 __ec_align2"
    b" __ec_todo_packed __fortify_function __extern_inline __extern_always_inline"
    b" __no_sanitize_address noinline noinline_for_stack notrace noinstr".split()
)
#: The same with arguments.
_CALLED: Final = frozenset(
    b"__aligned __section __alias __printf __scanf __counted_by __counted_by_le __counted_by_be"
    b" __guarded_by __acquires __releases __must_hold __cond_acquires __nonnull __alloc_size"
    b" __malloc __assume_aligned __no_sanitize __designated_init __printflike __format_arg"
    b" __acquires_shared __releases_shared __realloc_size __attribute_format_arg__"
    b" __attribute_nonnull__".split()
)
#: Words that no type ends with and no name is.
_NO_TYPE: Final = _KNOWN.union(
    KEYWORDS, b"restrict _Atomic _Noreturn _Thread_local _Alignas".split()
)
_TAGS: Final = frozenset((b"struct", b"union", b"enum", b"class"))
_TYPES: Final = frozenset(
    b"void char short int long float double signed unsigned bool _Bool".split()
)
#: Words that a declaration begins with.
_STARTS: Final = _TYPES.union(b"static extern inline struct union enum typedef register".split())
_BUILT_IN: Final = _TYPES | {b"auto"}
_CONTROL: Final = frozenset((b"if", b"while", b"for", b"switch", b"return", b"sizeof"))


def blank_reserved(prepared: Prepared) -> None:
    """Blank the reserved words that stand for attributes, with their arguments."""
    for pattern in (_PLAIN, _RESERVED, _RESERVED):  # again: one may have hidden another
        for found in pattern.finditer(bytes(prepared.masked)):
            word = found[0]
            if word in _SPELLED:
                prepared.spell(found.start(), word, word.strip(b"_"))
            if word in _KNOWN or _INTEGER.match(word):
                continue
            end = _end_of_attribute(prepared, word, *found.span())
            if end:
                prepared.blank(found.start(), end)


def _end_of_attribute(prepared: Prepared, word: bytes, start: int, end: int) -> int:
    """Where the attribute that begins here ends, or 0 where there is none."""
    masked = prepared.masked
    before = _BEFORE.findall(masked, max(0, start - _TOO_FAR), start)[-3:]
    before = [b""] * (3 - len(before)) + before
    behind = _BEHIND.match(masked, end)
    assert behind
    if behind[2] == b"(":
        close = prepared.closing(behind.start(2)) if word in _CALLED else -1
        return close + 1 if close >= 0 and _takes_arguments(prepared, before, start, close) else 0
    listed = word in _ATTRIBUTES
    if behind[1] and behind[1] not in _KNOWN:
        later = _BEHIND.match(masked, behind.end())
        too_many = listed or _is_before_word(before, behind[1], later)
    elif behind[2] == b"*":
        too_many = listed or _ends_type(before)
    elif behind[2] == b"{":
        too_many = listed
    else:
        too_many = _is_behind_name(before) or (listed and before[-1] in (b"}", b")"))
    return end if too_many else 0


def _takes_arguments(prepared: Prepared, before: list[bytes], start: int, close: int) -> bool:
    """Whether a word with arguments is no call and declares no function."""
    behind = _BEHIND.match(prepared.masked, close + 1)
    if behind and behind[1]:
        return True
    last = before[-1]
    if last == b")":
        opening = prepared.opening(prepared.last_before(start))
        called = _BEFORE.findall(prepared.masked, max(0, opening - _TOO_FAR), max(0, opening))
        return bool(called) and called[-1] not in _CONTROL
    return last == b"}" or _is_behind_name(before)


def _is_before_word(before: list[bytes], word: bytes, later: re.Match[bytes] | None) -> bool:
    """Whether a reserved word that has a word behind it is too many."""
    last = before[-1]
    if word.startswith(b"__"):
        return False
    if last in _TAGS:
        return word != b"final" and later is not None and later[2] == b"{"
    if last in (b"*", b"&"):
        return word not in _NO_TYPE
    if _is_word(last) and last not in _NO_TYPE:
        return _ends_type(before)
    if word in _STARTS:
        return True
    return (
        word not in _NO_TYPE
        and later is not None
        and bool(later[1])
        and not later[1].startswith(b"__")
        and later[1] not in _NO_TYPE
    )


def _ends_type(before: list[bytes]) -> bool:
    """Whether a whole type ends here: a word more would be too many."""
    last = before[-1]
    return (
        _is_word(last)
        and last not in _NO_TYPE
        and not last.isupper()
        and before[-2] not in (b".", b">")
    )


def _is_behind_name(before: list[bytes]) -> bool:
    """Whether a declared name ends here, behind its type."""
    first, second, last = before
    if last == b"]":
        return first != b"delete"
    if not _is_word(last) or last in _NO_TYPE or last in _BUILT_IN or not _is_plain(last):
        return False
    if second in (b"*", b"&"):
        return _is_word(first) or first in (b"*", b"&")
    return _is_word(second) and second not in _NO_TYPE and not second.isupper()


def _is_plain(name: bytes) -> bool:
    return not name.startswith(b"__") and not name.isupper()


def _is_word(token: bytes) -> bool:
    return token[:1].isalpha() or token[:1] == b"_"
