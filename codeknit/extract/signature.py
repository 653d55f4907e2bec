"""Signature text of one definition, with the places of the names in its types."""

from __future__ import annotations

from typing import Any, Final

from codeknit.extract.text import SourceText
from codeknit.extract.type_names import Places
from codeknit.languages import Language

Captures = dict[str, list[Any]]

_JUST_A_NAME: Final = 2  # captures: the name, and the list it stands in


def signature_of(name: str) -> str:
    """The signature of what has only a name. It has no outer spaces; a name may."""
    return name.strip(" ") or '""'


class SignatureWriter:
    """Puts one signature together."""

    def __init__(self, text: SourceText, language: Language, name: str) -> None:
        self.source = text
        self.language = language
        self.text = signature_of(name)
        self.places: Places = []

    def parameters(self, lists: list[list[Captures]], *, bound: bool) -> None:
        """Write all parameters of one or more parameter lists, in one pair of brackets.

        With `bound`, a first plain parameter is left out: the object the method is called on.
        """
        given = [parameter for one in lists for parameter in one]
        if bound and given and self._is_plain(given[0]):
            given = given[1:]
        mark = "("
        for captures in given:
            for name in captures.get("param.name") or (None,):
                if name is not None and len(captures) == _JUST_A_NAME:
                    self.text += mark + self.source.of(name)
                else:
                    self.text += mark
                    self._parameter(captures, name)
                mark = ", "
        self.text += ")" if given else "()"

    def stated_type(
        self, mark: str, captures: Captures, key: str, cut: tuple[int, int] | None
    ) -> None:
        """Write `mark` and the type captured as `key`, if there is one.

        `cut` is what is left out of its declarator, in bytes.
        """
        nodes = captures.get(key)
        if nodes:
            self.text += mark
            self._typed(nodes, captures.get(f"{key}.declarator"), cut)

    def _is_plain(self, captures: Captures) -> bool:
        names = captures.get("param.name")
        return names is not None and self.source.of(names[0]).isidentifier()

    def _parameter(self, captures: Captures, name: Any) -> None:
        of = self.source.of
        for node in captures.get("param.modifier", ()):
            self.text += f"{of(node)} "
        self.text += self.language.unnamed_parameter if name is None else of(name)
        for node in captures.get("param.mark", ()):
            self.text += of(node)
        types = captures.get("param.type")
        if types:
            self.text += ": "
            cut = (name.start_byte, name.end_byte) if name else None
            self._typed(types, captures.get("param.declarator"), cut)
        defaults = captures.get("param.default")
        if defaults:
            if types:
                self._close()
            self.text += (" = " if types else "=") + self.source.default(defaults[0])

    def _typed(
        self, nodes: list[Any], declarators: list[Any] | None, cut: tuple[int, int] | None
    ) -> None:
        for node in nodes:
            text, places = self.source.typed(node)
            offset = len(self.text)
            self.places += [(start + offset, end + offset) for start, end in places]
            self.text += text
        if declarators:
            rest = self.source.without(declarators[0], cut)
            if rest:
                self._close()
                self.text += f" {rest}"

    def _close(self) -> None:
        """What follows would have a space on the other side of a bracket: it has none on this."""
        if self.text.endswith(" >"):
            self.text = self.text[:-2] + ">"
