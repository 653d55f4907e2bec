"""The text of signatures: source slices folded into one line, names in type position located."""

from __future__ import annotations

import re
from typing import Any, Final

from tree_sitter import QueryCursor

from codeknit.extract.type_names import Places, TypeNames
from codeknit.languages.pieces import Spelled
from codeknit.signature import parse_signature

#: Text beyond what a plain slice can be copied from: layout, or what may begin a comment.
_NOT_PLAIN: Final = re.compile(r"[\x00-\x1f]|  |#|@|//|/\*|--|\\")
_SPACE: Final = re.compile(r"[\x00-\x20]+")
_SHORT_ID: Final = re.compile(
    r"""(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<![\w.:\\])(S[1-9][0-9]*)(?![\w.:\\])"""
)
_STRING_OR_BRACKET: Final = re.compile(
    r"""("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([\[({])|([\])}])|(,)"""
)
_BRACKET_OR_QUOTE: Final = re.compile(r"[()\[\]{}<>\"'`]")
_LONGEST_DEFAULT: Final = 32  # characters
#: Angle brackets that readers of a signature would take for comparisons.
_LOOSE: Final = re.compile(r" [<>] ")
_BRACKET_OR_STRING: Final = re.compile(
    r"""[()\[\]{}]|(?<![-=])>|<|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)'"""
)


class SourceText:
    """The text of a file. `names` tells where in a type names stand (byte ranges, in order; a
    qualified name is one)."""

    def __init__(self, source: bytes, names: TypeNames, trivia: Any) -> None:
        self.source = source
        self.ascii = source.isascii()
        self.string = source.decode("ascii") if self.ascii else ""
        self.names = names
        self.trivia = trivia
        self.types: dict[str, tuple[str, Places]] = {}

    def of(self, node: Any) -> str:
        """A node's text in one line, without comments, or as a hook spells it."""
        if isinstance(node, Spelled):
            return node.text
        if self.ascii:
            text = self.string[node.start_byte : node.end_byte]
        else:
            text = self.source[node.start_byte : node.end_byte].decode("utf-8", "replace")
        if text.isidentifier() or not _NOT_PLAIN.search(text):
            return text
        return self._fold(node, [])[0]

    def default(self, node: Any) -> str:
        """A default value: one with a comma of its own in parentheses; long ones as ``...``, and
        those whose end no reader of the signature would find (``/a)b/``, ``<<~TEXT``)."""
        text = self.of(node)
        if len(text) > _LONGEST_DEFAULT:
            return "..."
        if "," in text and has_bare_comma(text):
            text = f"({text})"
        return text if not _BRACKET_OR_QUOTE.search(text) or _is_readable(text) else "..."

    def typed(self, node: Any) -> tuple[str, Places]:
        """A type's text, and the places of the names in it, in characters."""
        written = self._slice(node.start_byte, node.end_byte)
        known = self.types.get(written)
        if known is None or self.names.rebound:  # those depend on where a type stands
            known = self.types[written] = self._typed(node, written)
        return known

    def _typed(self, node: Any, text: str) -> tuple[str, Places]:
        start = node.start_byte
        found = self.names.inside(node)
        plain_places = self.ascii or not found or len(text) == node.end_byte - start
        if _NOT_PLAIN.search(text) or not plain_places:
            text, places = self._fold(node, found)
        else:
            places = [(first - start, last - start) for first, last in found]
        if _LOOSE.search(text):
            text, places = _tightened(text, places)
        return (text, places) if "S" not in text else (text, _with_lookalikes(text, places))

    def without(self, node: Any, cut: tuple[int, int] | None) -> str:
        """A declarator's text without the bytes in `cut`: ``*[]`` of ``*argv[]``."""
        if cut is None:
            return self.of(node)
        kept = self._slice(node.start_byte, cut[0]) + self._slice(cut[1], node.end_byte)
        if "/" in kept:  # a comment
            return self._fold(node, [], cut)[0].strip(" ")
        return _SPACE.sub(" ", kept).strip(" ")

    def _fold(
        self, node: Any, references: Places, cut: tuple[int, int] | None = None
    ) -> tuple[str, Places]:
        """Whitespace outside strings to single spaces, comments out, control characters never."""
        cursor = QueryCursor(self.trivia)
        cursor.set_byte_range(node.start_byte, node.end_byte)
        captures = cursor.captures(getattr(node, "around", node))
        marks = [(start, end, "name") for start, end in references]
        for kind in ("comment", "string"):
            marks += [(item.start_byte, item.end_byte, kind) for item in captures.get(kind, ())]
        if cut is not None:
            marks.append((*cut, "gap"))
        comments = [(start, end) for start, end, kind in marks if kind == "comment"]
        writer = _Folder()
        position = node.start_byte
        for start, end, kind in sorted(marks, key=lambda mark: (mark[0], -mark[1])):
            if start < position or end > node.end_byte:
                continue
            writer.layout(self._slice(position, start))
            inside = [one for one in comments if start < one[0] and one[1] <= end]
            getattr(writer, kind)(self._slice_without(inside, start, end))
            position = end
        writer.layout(self._slice(position, node.end_byte))
        return writer.text.rstrip(" "), writer.places

    def _slice_without(self, cuts: Places, start: int, end: int) -> str:
        pieces = []
        for first, last in sorted(cuts):
            pieces.append(self._slice(start, first))
            start = last
        return "".join([*pieces, self._slice(start, end)])

    def _slice(self, start: int, end: int) -> str:
        if self.ascii:
            return self.string[start:end]
        return self.source[start:end].decode("utf-8", "replace")


class _Folder:
    """Puts folded text together."""

    def __init__(self) -> None:
        self.text = ""
        self.places: Places = []

    def layout(self, text: str) -> None:
        text = _SPACE.sub(" ", text)
        self.text += text[1:] if text[:1] == " " and self.text[-1:] in ("", " ") else text

    def comment(self, _text: str) -> None:
        self.layout(" ")

    def gap(self, _text: str) -> None:
        """What is cut out leaves no space."""

    def string(self, text: str) -> None:
        self.text += text if text.isprintable() else re.sub(r"[\x00-\x1f]+[\x00-\x20]*", " ", text)

    def name(self, text: str) -> None:
        text = re.sub(r"[\x00-\x20]+", "", text)
        self.places.append((len(self.text), len(self.text) + len(text)))
        self.text += text


def _is_readable(default: str) -> bool:
    """Whether a default is read as such where it stands in a signature."""
    parameters = parse_signature(f"f(x={default})").parameters
    return parameters is not None and len(parameters) == 1 and parameters[0].default == default


def has_bare_comma(text: str) -> bool:
    """Whether a comma stands outside brackets and strings."""
    depth = 0
    for _string, opening, closing, comma in _STRING_OR_BRACKET.findall(text):
        depth += bool(opening) - bool(closing)
        if comma and depth <= 0:
            return True
    return False


def _tightened(text: str, places: Places) -> tuple[str, Places]:
    """A type without spaces around its angle brackets, and the places where names are then."""
    opened: list[re.Match[str]] = []
    cuts: set[int] = set()
    for found in _BRACKET_OR_STRING.finditer(text):
        bracket = found[0]
        if bracket in "<([{":
            opened.append(found)
        elif bracket == ">" and opened and opened[-1][0] == "<":
            first, last = opened.pop().start(), found.start()
            cuts |= {at for at in (first - 1, first + 1, last - 1) if text[at] == " "}
        elif bracket in ")]}":
            while opened and opened.pop()[0] == "<":
                pass  # a comparison
    moved = [0] * (len(text) + 1)
    for at in range(len(text)):
        moved[at + 1] = moved[at] + (at not in cuts)
    kept = "".join(character for at, character in enumerate(text) if at not in cuts)
    return kept, [(moved[start], moved[end]) for start, end in places]


def _with_lookalikes(text: str, places: Places) -> Places:
    """The places, and those of anything a reader would take for a ShortID."""
    known = {start for start, _ in places}
    extra = [
        found.span(1)
        for found in _SHORT_ID.finditer(text)
        if found[1] and found.start(1) not in known
    ]
    return sorted([*places, *extra]) if extra else places
