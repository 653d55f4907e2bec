"""Strategies for signatures, in all forms, and for what only looks like one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, TypeAlias

from hypothesis import strategies as st

from codeknit.signature import signature_name
from codeknit.testing._texts import CHARACTERS, NAMES, ODD, one_line

#: A signature and the name it stands for.
Declaration: TypeAlias = tuple[str, str]

_TYPES: Final = (
    *(
        "int",
        "*T",
        "list[int]",
        "Map<K, V>",
        "models.User",
        "\\S3",
        "*\\S2",
        "a | b",
        "{}",
        "&'a str",
    ),
    *("fn(int) -> bool", "{ ok: bool }", "unsigned long", "[]byte", "S2.x", "x::S4", "Ns\\S4"),
    *("Map<\\S2, list[\\S3]>", '"a, b"', "..."),
)
#: Types that refer to symbols: a digit behind NUL (which no signature has) says which.
_REFERENCES: Final = (
    *("\x000", "\x001", "*\x002", "list[\x000]", "Map<\x001, \\S1>", "\x000 | None", "a.b, \x003"),
    *("[]\x004", "fn(\x000) -> \x001"),
)
_REFERENCE: Final = re.compile(r"\x00(\d)")
_PARAMETERS: Final = (
    *("x", "self", "*args", "**kwargs", "/", "*", "x?", "...rest", "&self", "mut n", "S9", "d0"),
    *("{a, b}", "[a, b]", "_", "&mut self", "名", "const"),
)
_DEFAULTS: Final = (
    *("1", '"a, b"', "'x: S9'", "S9", "[1, 2]", "{}", "{a: S9}", "...", "lambda: S9", '"\\""'),
    *("f(a, b)", "-1", "None", '"(("', "x.S9"),
)

#: Signatures that fit none of the four forms, or fit one only just, or look like something else.
_ODD_SIGNATURES: Final = (
    *(
        '"config.h"',
        "<stdio.h>",
        "operator()",
        "operator()(x: int) -> bool",
        "operator<",
        "f(",
        "f)",
    ),
    *(
        "operator->",
        "operator->() -> T",
        "{",
        "}",
        "{}",
        "{a}",
        "x {}",
        "x {a}",
        "x {a=b}",
        "x {a} {b}",
    ),
    *(
        "f(x) -> { ok: bool }",
        "f(x) {d0}",
        'x {t="}"}',
        'x {t="{"} y',
        "x{a}",
        "{a} x",
        "x { a }",
        "x {",
    ),
    *(
        "x }",
        "a  b",
        "a, b",
        "d0",
        "S2",
        "\\S2",
        "L1-L2",
        "\xa0x\xa0",
        "\u2028",
        "x\x85y",
        "\x7f",
        "😀",
    ),
    *(
        "- a",
        "## a",
        "[symbols]",
        "[x]",
        ": x",
        "-> x",
        "(x)",
        "f(x)(y)",
        "f(a)(b) -> c",
        "x = {a: 1}",
    ),
    *(
        "f<T>(x: T) -> T",
        "f(a: int) (b, c)",
        "a: b: c",
        "x -> y -> z",
        "f('(')",
        'f(")")',
        "f(x=')')",
    ),
    *(
        "f(a: b {",
        "f(x) --calls--> y",
        "x [candidates=a]",
        "`a b`",
        "'c'",
        "#include <a>",
        '"',
        "'",
        "(",
    ),
    *(
        "f(x: \\S2) -> \\S3",
        "f(x: int,)",
        "f(,)",
        "f( )",
        "f(x:int)",
        "f(x :int)",
        "f (x)",
        "f(x)->y",
    ),
    *("[Symbol.iterator]()", '"a: b"(x)', "f(x) -> y {", "x: {a}", "x: y {z}", "x {d0}", 'x "{a}"'),
    *(
        "\\S2: \\S2",
        "S2(S3, S4=S5)",
        "S2 {",
        "//",
        "x:",
        "x ->",
        "f(x): y",
        "a -> b(c: d)",
        "->",
        "-->",
    ),
)


def _harmless(text: str) -> str:
    """A signature of random text. A ShortID that only chance wrote would refer to no symbol."""
    return re.sub(r"S(?=[1-9])", "s", one_line(text))


def _form(name: str, parameters: list[str], returned: str, form: int) -> Declaration:
    listed = f"({', '.join(parameters)})"
    rest = ("", f": {returned}", listed, f"{listed} -> {returned}")[form]
    return name + rest, name


def _parameter(name: str, stated: str, default: str, form: int) -> str:
    return (name, f"{name}: {stated}", f"{name}={default}", f"{name}: {stated} = {default}")[form]


_ANY_TYPE: Final = st.sampled_from((*_TYPES, *_REFERENCES))
_FORM: Final = st.sampled_from((3, 1, 2, 0))
_ANY_PARAMETER: Final = st.builds(
    _parameter, st.sampled_from(_PARAMETERS), _ANY_TYPE, st.sampled_from(_DEFAULTS), _FORM
)
_FORMED: Final = st.builds(
    _form, st.sampled_from(NAMES), st.lists(_ANY_PARAMETER, max_size=2), _ANY_TYPE, _FORM
)
_ODD_DECLARATIONS: Final = st.builds(
    lambda text, name: (text, signature_name(text) if name is None else name),
    st.sampled_from(_ODD_SIGNATURES) | st.text(CHARACTERS, max_size=12).map(_harmless),
    st.none() | st.sampled_from(NAMES) | ODD,
)
DECLARATIONS: Final = st.one_of(_FORMED, _ODD_DECLARATIONS)


def referring(signature: str, numbers: Sequence[int]) -> str:
    def spelled(found: re.Match[str]) -> str:
        return f"S{numbers[int(found[1]) % len(numbers)]}" if numbers else "\\S1"

    return _REFERENCE.sub(spelled, signature)


def signatures(numbers: Sequence[int] = ()) -> st.SearchStrategy[str]:
    """Signatures in all four forms, and opaque ones.

    `numbers` are those of the symbols its types may refer to; without any, no type is a reference.
    """
    return DECLARATIONS.map(lambda declaration: referring(declaration[0], numbers))
