"""Words and what is built of them, as parts of patterns."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

#: Keywords that are no types.
KEYWORDS: Final = tuple(
    b"return else case goto typedef struct class union enum sizeof new delete throw using namespace"
    b" template typename operator public private protected do if while for switch thread_local"
    b" consteval constinit static extern inline const volatile virtual explicit friend mutable"
    b" constexpr register co_return co_await co_yield and or not default import export module"
    b" concept requires".split()
)
KEYWORD: Final = rb"(?:" + b"|".join(KEYWORDS) + rb")\b"
#: Words in capitals, as macros are named.
_MORE_CAPITALS: Final = rb"[A-Z0-9_]*[A-Z][A-Z0-9_]*+"
CAPITALS: Final = rb"[A-Z_]" + _MORE_CAPITALS + rb"(?![a-z(])"
#: The same, where no word goes on, and behind layout.
FIRST_CAPITALS: Final = rb"[A-Z_](?<!\w.)" + _MORE_CAPITALS + rb"(?![a-z(])"
LATER_CAPITALS: Final = rb"[A-Z_](?<=[ \t\n].)" + _MORE_CAPITALS
#: What a declaration goes on with behind a word that stands for nothing.
BUILT_IN: Final = (
    rb"(?:void|char|short|int|long|float|double|signed|unsigned|bool|auto|struct|union|enum|class"
    rb"|static|extern|inline|virtual|explicit|friend|typename|constexpr|template|namespace|using"
    rb"|register|typedef|decltype|_Bool|size_t|wchar_t|operator)\b"
)
#: A word that is no keyword.
PLAIN: Final = rb"(?!" + KEYWORD + rb")[A-Za-z_]\w*"
IS_KEYWORD: Final = re.compile(KEYWORD)


def behind_word(word: bytes, pattern: bytes) -> re.Pattern[bytes]:
    """A pattern behind a word, which begins there: what stands before it is looked at behind it,
    so that the word itself is looked for."""
    return re.compile(word + rb"(?<!\w" + b"." * len(word) + rb")" + pattern)


def behind_words(words: Iterable[bytes], pattern: bytes) -> tuple[re.Pattern[bytes], ...]:
    """One such pattern for each word: they are looked for one after another, in less time than
    all at once."""
    return tuple(behind_word(word, pattern) for word in words)
