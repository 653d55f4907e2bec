"""Flaws of a JSON document, and the findings they become."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from codeknit.diagnostics import Diagnostic, Severity, finding
from codeknit.formats.json_text import KEY, Fault, Lines, Pointer, locate, shown


class Flaw(NamedTuple):
    """Something wrong with the value behind a pointer, or with its key (see `KEY`)."""

    code: str
    pointer: Pointer
    message: str
    hint: str | None = None
    severity: Severity | None = None


def spelled(pointer: Pointer) -> str:
    """A JSON Pointer (RFC 6901), as a JSON string has it: on one line."""
    parts = [str(part).replace("~", "~0").replace("/", "~1") for part in pointer if part != KEY]
    return shown("".join(f"/{part}" for part in parts), 1000)[1:-1]


def place_flaws(
    flaws: Iterable[Flaw], name: str, text: str, within: Pointer = ()
) -> list[Diagnostic]:
    """The findings of a source, each with the line and column of what it is about.

    `within`: where the text stands, if it is but one value of the source.
    """
    flaws = list(flaws)
    if not flaws:
        return []
    places = locate(text, (flaw.pointer for flaw in flaws))
    lines = Lines(text)
    return [_place(flaw, name, places, lines, within) for flaw in flaws]


def _place(
    flaw: Flaw, name: str, places: dict[Pointer, tuple[int, int]], lines: Lines, within: Pointer
) -> Diagnostic:
    line, columns = lines.place(*places.get(flaw.pointer, (0, 0)))
    pointer = spelled(within + flaw.pointer)
    message = f"{pointer}: {flaw.message}" if pointer else flaw.message
    return finding(flaw.code, name, line, columns, message, flaw.hint, flaw.severity)


def place_faults(code: str, faults: Iterable[Fault], name: str, text: str) -> list[Diagnostic]:
    """The findings for faults in the text itself."""
    lines = Lines(text)
    return [
        finding(code, name, *lines.place(fault.start, fault.end), fault.message) for fault in faults
    ]


def reversed_span(pointer: Pointer, start: int, end: int) -> Flaw:
    """The flaw of a span that starts after it ends."""
    message = f"span starts after it ends: expected start <= end, found [{start}, {end}]"
    return Flaw("SKT105", pointer, message)
