"""How a language writes names: which texts are nothing but names and what separates them."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final

from codeknit.languages import Language, languages

_KEPT: Final = 1 << 14  # texts that are remembered from file to file


class Spelling:
    """The names of one language."""

    def __init__(self, language: Language) -> None:
        name = language.name_pattern
        separators = sorted(language.member_separators, key=len, reverse=True)
        one_of = "|".join(re.escape(one) for one in separators)
        self.separator = re.compile(rf"\s*(?:{one_of})\s*")
        self.dotted = re.compile(rf"{name}(?:{self.separator.pattern}{name})*").fullmatch
        self.first_word = re.compile(name).match
        self.names = lru_cache(_KEPT)(self._names)

    def _names(self, text: bytes) -> tuple[str, ...]:
        """The names of a text that is nothing else but these and separators."""
        string = text.decode("utf-8", "replace")
        return tuple(self.separator.split(string)) if self.dotted(string) else ()


@cache
def spelling(language_id: str) -> Spelling:
    """That of the language with this folder name."""
    return Spelling(languages()[language_id])
