"""Names, paths and other texts that documents are made of.

Each of the odd ones once broke a reader or a writer somewhere, or is the nearest neighbour of one
that did.
"""

from __future__ import annotations

import re
from typing import Final

from hypothesis import strategies as st

ODD_TEXTS: Final = (
    *("", " ", "  ", "S2", "S3", "\\S3", "\\", "app.go::S2", "d0", "d1", "async", "true", "false"),
    *('"', '""', 'say "hi"', '\\"', "'", "{", "}", " {", "{}", " {}", "{a=b}", " {exported}"),
    *(", ", ",", "a,b", "[a, b]", "f(a, b)", "<a, b>", "*Cache[K, V]", "(", ")", "a, (b", "<"),
    *("((((a, b))))", "(((((a, b)))))", "[<(a>)]", "->", ">", "a->b, c", " x", "x ", "a b"),
    *("a\nb", "a\r\nb", "\r", "\n", "\t", "x\t", "\x00", "\x0b", "\x0c", "\x1f", "\x7f", "\x85"),
    *("\u2028", "a\u2029b", "\ufeff", "\ufeffx", "😀", "e\u0301", "\xa0x\xa0", "\u3000", "\ud7ff"),
    *("a.b", ".", "a.", ".a", "a::b", "::", "x#1", "#1", "#", "a: b", ": ", "-> S9", "a -> b"),
    *("[symbols]", "[edges]", "## a.py", "- d0: x", "S1 --calls--> S2", "[candidates=S1]"),
    *("L1-L2", "callable/method", 'json:"id,omitempty"', "name", "scope", "S0", "S01", "s2"),
)

NAMES: Final = (
    *("a", "b", "run", "User", "save", "__init__", "S2", "S3", "S10", "d0", "d1", "L1", "name"),
    *("résumé", "名前", "_", "$el", "true", "contains", "~Shape", "ok?", "set!", "#private"),
)

_PATHS: Final = (
    *("app.py", "app.go", "a", "src/b.rs", "src/a b.c", "src/main.h", "a: b.py", "a:b", "x::y.cc"),
    *('"q.py', 'q"q.py', '"', "- x.py", "- d0: x", "new\nline.py", " lead.py", "trail.py ", "S2"),
    *("d0", "[edges]", "[symbols].py", "#", "## x", "x\u2028.py", "\x85", "\x0cx", "x\ry", "dir/"),
    *("C:\\x\\y.cs", ".", "..", "../up.py", "/abs.py", "a.py:", ":", ": ", "x\x00", "\xa0", "😀/é"),
    *(
        "a/../b.py",
        "src//b.rs",
        "CON",
        "dict.skt",
        "map_001.skt",
        "warnings.skt",
        "-",
        "--calls-->",
    ),
    *("a#1", "~/x", "%2e", "App.py", "src", "src/b", "src/b.skt", "{a}.py", "x {a}", "\\S3"),
)

KINDS: Final = (
    *("function", "method", "constructor", "class", "interface", "struct", "enum", "variable"),
    *("constant", "field", "package", "namespace", "type_parameter", "file", "include", "trait"),
    *("d0", "d1", "x", "a_1__", "function"),
)

CHARACTERS: Final = st.characters(exclude_categories=["Cs"])
_CONTROL: Final = re.compile(r"[\x00-\x1f]")
ODD: Final = st.sampled_from(ODD_TEXTS) | st.text(CHARACTERS, max_size=6)
ANY_PATH: Final = st.sampled_from(_PATHS) | st.text(CHARACTERS, min_size=1, max_size=6)


def odd_texts() -> st.SearchStrategy[str]:
    """Any text, lone surrogates apart; more often than not one that breaks careless code."""
    return ODD


def paths() -> st.SearchStrategy[str]:
    """Paths of files: any text that is not empty."""
    return ANY_PATH


def one_line(text: str) -> str:
    """The text without what a signature or a message never has; "x" where nothing is left."""
    return _CONTROL.sub("", text).strip(" ") or "x"
