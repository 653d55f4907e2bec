"""What type a stated one is about: ``User`` of ``*User``, ``Optional[User]`` or ``User | None``."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final

from codeknit.extract.records import WORD_SIGNS
from codeknit.languages import Language, languages

_QUOTES: Final = "\"' \t\n"
_NOTHING: Final = frozenset({"None", "null", "undefined", "nil", "void", "NULL"})
_BEFORE: Final = re.compile(
    r"(?:[*&?~]+(?:\s*'\w+\s)?|'\w+(?=\s)|\b(?:const|mut|dyn|impl|ref|readonly|final|volatile|struct|enum|class"
    r"|typename|union|in|out|scoped|static|unsafe|lazy)\b(?=[\s*&]))\s*"
)
#: What points at a type, without the name of a lifetime.
_POINTS: Final = re.compile(r"&\s*(?:'\w+\s+)?(mut\s+)?")
_AFTER: Final = re.compile(r"\s*(?:[?!*&]+|\bconst\b)\Z")
_NAMED: Final = re.compile(
    rf"((?:::|\\)?{WORD_SIGNS}+(?:\s*(?:::|\.|\\)\s*{WORD_SIGNS}+)*)\s*(?:[<\[](.*)[>\]])?",
    re.DOTALL,
)
#: Type arguments of the type around another one: `Outer<A>.Inner`.
_OUTER_ARGUMENTS: Final = re.compile(r"<[^<>]*(?:<[^<>]*>[^<>]*)*>(?=\.)")
#: An annotation in a type: `Map.@A Entry`, `int @A []`.
_ANNOTATION: Final = re.compile(r"@[\w.]+(?:\([^()]*\))?\s+(?=[\w@\[.])")
_KEPT: Final = 1 << 14  # types that are remembered from file to file
_OPENING: Final = "<[({"
_CLOSING: Final = ">])}"


class StatedTypes:
    """Reads the types that a language's declarations state."""

    def __init__(self, language: Language) -> None:
        self.transparent = frozenset(language.transparent_types)
        self.class_of = frozenset(language.class_types)
        self.any = frozenset(language.any_types)
        self.untyped = frozenset(language.untyped)
        self.holding = re.compile("|".join(language.containers)) if language.containers else None
        self.markers = frozenset(language.marker_types)
        self.arity = language.generic_arity
        self.wrappers = frozenset(language.wrapper_types)
        self.indexes = language.has_objects  # brackets behind a type name a member of it
        self.pointer = "!at" if language.pointer_members else ""
        callables = language.callable_types
        self.callables = re.compile(callables, re.DOTALL) if callables else None
        self.path = lru_cache(_KEPT)(self._path)

    def is_callable(self, text: str) -> bool:
        """Whether a type is that of callables: it does not say which."""
        return self.callables is not None and self.callables.fullmatch(text) is not None

    def result(self, text: str) -> str | None:
        """The type of what a callable gives, by the callable's type; None where types of callables
        do not state that."""
        found = self.callables.fullmatch(text) if self.callables else None
        if found is None or not found.re.groups:
            return None
        behind = _behind_brackets(found[1]).lstrip().removeprefix("->")
        return split(_behind_brackets(f"({behind}", within=True), "+")[0]

    def _path(self, text: str) -> tuple[str, ...] | None:
        """The first step to a value of a type, or to the type itself; None where it is not clear
        which one is meant."""
        if "@" in text:
            text = _ANNOTATION.sub("", text)
        points = self.points(text)
        if points.count("&") > 1:
            path = self.path(self._bare(text))
            return (*path, "!to") if path is not None and path[0][0] == "<" else path
        text = self._bare(text)
        holder = self.holding.fullmatch(text) if self.holding else None
        if holder is not None and holder.lastindex is not None:
            element = self.path(holder[holder.lastindex])
            plain = element is not None and element[1:] in ((), (self.pointer,))
            return (f"[{element[0]}",) if element and plain else None
        if ">." in text and not self.arity:
            text = _OUTER_ARGUMENTS.sub("", text)
        found = _NAMED.fullmatch(text)
        if found is None or text in self.untyped:
            return None
        name, arguments = re.sub(r"\s+", "", found[1]), found[2]
        last = re.split(r"::|\.|\\", name)[-1]
        if last in self.any:
            return None
        if arguments is not None:
            if not _is_closed(arguments):
                return None  # those of several types: `A<B> | C<D>`
            if text[len(found[1]) :].strip()[:1] == "[" and (self.indexes or not arguments.strip()):
                return None  # an array, or the type of a member
            first = split(arguments, ",")[0]
            if last in self.transparent:
                return self._held(first, self.pointer)
            if last in self.wrappers:
                return self._held(first, "!in")
            if self.wrappers and last.endswith(tuple(self.wrappers)):
                held = self.path(first)  # it may be another name of a wrapper
                plain = held is not None and len(held) == 1 and held[0][0] == "<"
                return (f"<{name}|{held[0][1:-1]}>",) if held and plain else (f"<{name}>",)
            if last in self.class_of:
                inner = self.path(first)
                return (inner[0][1:-1],) if inner and inner[0][0] == "<" else None
            if self.arity:
                name = f"{name}`{len(split(arguments, ','))}"
        return (f"<{name}>",)

    def points(self, text: str) -> str:
        """What points at a type, if anything, in a language where pointers have members."""
        found = _POINTS.match(text) if self.pointer else None
        if found is None:
            return ""
        return ("&mut " if found[1] else "&") + self.points(text[found.end() :])

    def _held(self, text: str, mark: str) -> tuple[str, ...] | None:
        """The steps to what holds a value of a type."""
        path = self.path(text)
        return (*path, mark) if path is not None and mark else path

    def _bare(self, text: str) -> str:
        """A type without marks, modifiers and the possibility of being nothing."""
        text = text.strip(_QUOTES)
        if self.markers and "+" in text:
            parts = [part.strip() for part in split(text, "+")]
            kept = [one for one in parts if one not in self.markers and one[:1] != "'"]
            text = kept[0] if len(kept) == 1 else text
        while True:
            parts = [part for part in split(text, "|") if part.strip() not in _NOTHING]
            shorter = parts[0].strip(_QUOTES) if len(parts) == 1 else text
            shorter = shorter.lstrip(":").strip() if not shorter.startswith("::") else shorter
            shorter = _AFTER.sub(
                "", _BEFORE.sub("", shorter, count=1) if _BEFORE.match(shorter) else shorter
            )
            if shorter == text:
                return text
            text = shorter


@cache
def stated_types(language_id: str) -> StatedTypes:
    """The reader for the language with this folder name."""
    return StatedTypes(languages()[language_id])


def split(text: str, separator: str) -> list[str]:
    """A text split where the separator stands outside all brackets."""
    if separator not in text:
        return [text]
    parts, depth, start = [], 0, 0
    for position, character in enumerate(text):
        if character in _OPENING:
            depth += 1
        elif character in _CLOSING:
            depth -= 1
        elif character == separator and depth == 0:
            parts.append(text[start:position])
            start = position + 1
    return [*parts, text[start:]]


def _is_closed(text: str) -> bool:
    """Whether no bracket is closed in a text that is not opened there: arrows are no brackets."""
    if ">" not in text and "]" not in text:
        return True
    depth, before = 0, ""
    for character in text:
        if character in _OPENING:
            depth += 1
        elif character in _CLOSING and not (character == ">" and before in ("=", "-")):
            depth -= 1
            if depth < 0:
                return False
        before = character
    return True


def _behind_brackets(text: str, *, within: bool = False) -> str:
    """What stands behind the brackets that a text begins with; or what stands within them, to the
    end where they are not closed."""
    depth = 0
    for position, character in enumerate(text):
        if character in _OPENING:
            depth += 1
        elif character in _CLOSING and text[position - 1 : position + 1] != "->":
            depth -= 1
        if depth == 0:
            return text[1:position] if within else text[position + 1 :]
    return text[1:] if within else ""
