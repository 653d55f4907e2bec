"""Findings, printed: for a person, a program, GitHub's workflow log, or a SARIF viewer."""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import click
import msgspec

from codeknit.cli.excerpts import Lines, excerpt_of, visible
from codeknit.diagnostics import Diagnostic, Severity
from codeknit.formats.base import Reading, Source
from codeknit.model import Document

_COLOURS: Final = {"error": "red", "warning": "yellow", "information": "blue"}
_INDENT: Final = "    "


class Checked(NamedTuple):
    """One document that was read: the path it was asked for by, its texts, what was found."""

    path: str
    sources: Sequence[Source]
    reading: Reading


Renderer = Callable[[Iterable[Checked]], Iterator[str]]


def as_text(checked: Iterable[Checked]) -> Iterator[str]:
    """For a person: each finding with its source line and a caret under the part meant."""
    counts: Counter[Severity] = Counter()
    files: set[str] = set()
    colour = wants_colour()
    for one in checked:
        lines = {source.name: Lines(source.data) for source in one.sources}
        for diagnostic in one.reading.diagnostics:
            counts[diagnostic.severity] += 1
            files.add(diagnostic.file)
            yield _finding(diagnostic, lines.get(diagnostic.file), colour)
        if _is_clean(one.reading):
            name = one.sources[0].name if one.path == "-" else one.path
            yield f"{visible(name)}: ok, {_size(one.reading.document)}\n"
    if counts["error"] + counts["warning"]:
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
        yield f"::{command} {stated}::{_data(with_hint(diagnostic))}\n"


def as_sarif(checked: Iterable[Checked]) -> Iterator[str]:
    """SARIF 2.1.0: one run, with every rule and its help."""
    from codeknit.cli.sarif import log_of

    yield json.dumps(log_of(_all(checked)), ensure_ascii=False) + "\n"


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


def _finding(diagnostic: Diagnostic, lines: Lines | None, colour: bool) -> str:
    name = f"{diagnostic.severity} {diagnostic.code}"
    if colour:
        name = click.style(name, fg=_COLOURS[diagnostic.severity], bold=True)
    place = f"{visible(diagnostic.file)}:{diagnostic.line}:{diagnostic.column}"
    shown = [f"{place}: {name}: {visible(diagnostic.message)}"]
    if lines is not None:
        excerpt = excerpt_of(lines[diagnostic.line], diagnostic.column, diagnostic.end_column)
        shown += (_INDENT + line for line in excerpt)
    if diagnostic.hint:
        shown.append(f"{_INDENT}hint: {visible(diagnostic.hint)}")
    return "\n".join(shown) + "\n"


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


def with_hint(diagnostic: Diagnostic) -> str:
    """The message, and the hint on a line of its own."""
    if diagnostic.hint is None:
        return diagnostic.message
    return f"{diagnostic.message}\nhint: {diagnostic.hint}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
