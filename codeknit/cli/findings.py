"""Findings, printed: for a person, a program, GitHub's workflow log, or a SARIF viewer."""

from __future__ import annotations

import json
import os
import sys
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import quote

import click
import msgspec

from codeknit.diagnostics import Diagnostic, Severity
from codeknit.formats.base import Reading, Source
from codeknit.model import Document

_COLOURS: Final = {"error": "red", "warning": "yellow", "information": "blue"}
_INDENT: Final = "    "
_WINDOW: Final = 100  # characters of a source line that are shown
_LEAD: Final = 40  # of them before the finding, where the line is longer
_TAB: Final = 4


class Checked(NamedTuple):
    """One document that was read: the path it was asked for by, its texts, what was found."""

    path: str
    sources: Sequence[Source]
    reading: Reading


Renderer = Callable[[Iterable[Checked]], Iterator[str]]


def as_text(checked: Iterable[Checked], *, summary: bool = True) -> Iterator[str]:
    """For a person: each finding with its source line and a caret under the part meant."""
    counts: Counter[Severity] = Counter()
    files: set[str] = set()
    colour = wants_colour()
    for one in checked:
        lines = {source.name: _Lines(source.data) for source in one.sources}
        for diagnostic in one.reading.diagnostics:
            counts[diagnostic.severity] += 1
            files.add(diagnostic.file)
            yield _finding(diagnostic, lines.get(diagnostic.file), colour)
        if summary and _is_clean(one.reading):
            name = one.sources[0].name if one.path == "-" else one.path
            yield f"{visible(name)}: ok, {_size(one.reading.document)}\n"
    if summary and counts["error"] + counts["warning"]:
        yield f"{_totals(counts)} in {_count(len(files), 'file')}\n"


def as_json(checked: Iterable[Checked]) -> Iterator[str]:
    """For a program: one array of objects with the fields of `Diagnostic`, one on a line."""
    separator = "[\n"
    for diagnostic in _all(checked):
        yield separator + json.dumps(msgspec.structs.asdict(diagnostic), ensure_ascii=False)
        separator = ",\n"
    yield "[]\n" if separator == "[\n" else "\n]\n"


def as_github(checked: Iterable[Checked]) -> Iterator[str]:
    """Workflow commands, which GitHub shows at the lines they name."""
    for diagnostic in _all(checked):
        command = "notice" if diagnostic.severity == "information" else diagnostic.severity
        properties = {
            "file": diagnostic.file,
            "line": diagnostic.line,
            "col": diagnostic.column,
            "endColumn": diagnostic.end_column,
            "title": diagnostic.code,
        }
        stated = ",".join(f"{key}={_property(str(value))}" for key, value in properties.items())
        yield f"::{command} {stated}::{_data(_with_hint(diagnostic))}\n"


def as_sarif(checked: Iterable[Checked]) -> Iterator[str]:
    """SARIF 2.1.0: one run, with every rule and its help."""
    from codeknit._version import __version__
    from codeknit.explain import EXPLANATIONS

    index = {code: position for position, code in enumerate(EXPLANATIONS)}
    log = {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
            {
                "tool": {
                    "driver": {
                        "name": "codeknit",
                        "version": __version__,
                        "rules": [_sarif_rule(code) for code in EXPLANATIONS],
                    }
                },
                "columnKind": "unicodeCodePoints",
                "results": [_sarif_result(found, index[found.code]) for found in _all(checked)],
            }
        ],
    }
    yield json.dumps(log, ensure_ascii=False) + "\n"


FORMATS: Final[dict[str, Renderer]] = {
    "text": as_text,
    "json": as_json,
    "github": as_github,
    "sarif": as_sarif,
}


def wants_colour() -> bool:
    """Whether standard output is a terminal whose user has not asked for no colour."""
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb" and _is_terminal()


def _is_terminal() -> bool:
    return sys.stdout is not None and sys.stdout.isatty()


def visible(text: str) -> str:
    """Text that can do no harm to a terminal: what controls it is spelled out."""
    return text if text.isprintable() else "".join(map(_cell, text))


class _Lines:
    """The lines of a text. Split when first asked; the last one asked for stays decoded."""

    def __init__(self, data: bytes) -> None:
        self._data = data.removeprefix(b"\xef\xbb\xbf")
        self._lines: list[bytes] | None = None
        self._decoded = (0, "")

    def __getitem__(self, number: int) -> str:
        if self._lines is None:
            self._lines = self._data.split(b"\n")
        if self._decoded[0] != number:
            raw = self._lines[number - 1] if 0 < number <= len(self._lines) else b""
            self._decoded = (number, raw.removesuffix(b"\r").decode("utf-8", "replace"))
        return self._decoded[1]


def _finding(diagnostic: Diagnostic, lines: _Lines | None, colour: bool) -> str:
    name = f"{diagnostic.severity} {diagnostic.code}"
    if colour:
        name = click.style(name, fg=_COLOURS[diagnostic.severity], bold=True)
    place = f"{visible(diagnostic.file)}:{diagnostic.line}:{diagnostic.column}"
    shown = [f"{place}: {name}: {visible(diagnostic.message)}"]
    if lines is not None:
        shown += _excerpt(lines[diagnostic.line], diagnostic.column, diagnostic.end_column)
    if diagnostic.hint:
        shown.append(f"{_INDENT}hint: {visible(diagnostic.hint)}")
    return "\n".join(shown) + "\n"


def _excerpt(line: str, column: int, end_column: int) -> list[str]:
    """The part of a line around a finding, and the line with the carets under it."""
    if not line.strip():
        return []
    start = 0 if len(line) <= _WINDOW else max(0, min(column - 1 - _LEAD, len(line) - _WINDOW))
    shown = line[start : start + _WINDOW]
    left = "…" if start else ""
    right = "…" if start + _WINDOW < len(line) else ""
    before = shown[: max(0, column - 1 - start)]
    meant = shown[len(before) : max(len(before) + 1, end_column - 1 - start)]
    carets = "^" * max(1, sum(map(_width, meant)))
    text = left + "".join(map(_cell, shown)) + right
    padding = " " * (len(left) + sum(map(_width, before)))
    return [_INDENT + text, _INDENT + padding + carets]


def _cell(character: str) -> str:
    """How a character is shown: a tab as spaces, what is not printable by its number."""
    if character.isprintable() or unicodedata.category(character) == "Zs":
        return character
    if character == "\t":
        return " " * _TAB
    number = ord(character)
    return f"\\x{number:02x}" if number < 0x100 else f"\\u{number:04x}"


def _width(character: str) -> int:
    """The columns of a terminal that a character's cell takes."""
    if character.isascii() and character.isprintable():
        return 1
    if unicodedata.combining(character) or unicodedata.category(character) == "Me":
        return 0
    if unicodedata.east_asian_width(character) in "WF":
        return 2
    return len(_cell(character))


def _is_clean(reading: Reading) -> bool:
    return all(found.severity == "information" for found in reading.diagnostics)


def _size(document: Document | None) -> str:
    if document is None:
        return "nothing read"
    symbols = _count(len(document.symbols), "symbol")
    if document.edges is None:
        return f"{symbols}, edges not collected"
    return f"{symbols}, {_count(len(document.edges), 'edge')}"


def _totals(counts: Counter[Severity]) -> str:
    told: tuple[Severity, ...] = ("error", "warning")
    return ", ".join(_count(counts[severity], severity) for severity in told if counts[severity])


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}" + ("" if number == 1 else "s")


def _all(checked: Iterable[Checked]) -> Iterator[Diagnostic]:
    for one in checked:
        yield from one.reading.diagnostics


def _with_hint(diagnostic: Diagnostic) -> str:
    if diagnostic.hint is None:
        return diagnostic.message
    return f"{diagnostic.message}\nhint: {diagnostic.hint}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


def _sarif_rule(code: str) -> dict[str, Any]:
    from codeknit.explain import EXPLANATIONS, as_markdown, as_plain

    explanation = EXPLANATIONS[code]
    return {
        "id": code,
        "shortDescription": {"text": explanation.meaning},
        "fullDescription": {"text": explanation.text},
        "help": {"text": as_plain(code), "markdown": as_markdown(code)},
        "defaultConfiguration": {"level": _level(explanation.severity)},
    }


def _sarif_result(diagnostic: Diagnostic, rule_index: int) -> dict[str, Any]:
    return {
        "ruleId": diagnostic.code,
        "ruleIndex": rule_index,
        "level": _level(diagnostic.severity),
        "message": {"text": _with_hint(diagnostic)},
        "locations": [
            {
                "physicalLocation": {
                    "artifactLocation": {"uri": _uri(diagnostic.file)},
                    "region": {
                        "startLine": max(1, diagnostic.line),
                        "startColumn": max(1, diagnostic.column),
                        "endColumn": max(1, diagnostic.column, diagnostic.end_column),
                    },
                }
            }
        ],
    }


def _level(severity: Severity) -> str:
    return "note" if severity == "information" else severity


def _uri(path: str) -> str:
    if os.path.isabs(path):
        return Path(path).as_uri()
    return quote(os.fsencode(path.replace(os.sep, "/")))
