"""Findings about a document, and the errors that carry them.

Users' mistakes are values: a reader returns every `Diagnostic` it has. Only at the edge of the
library does a wrong document become an exception.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

Severity: TypeAlias = Literal["error", "warning", "information"]


class Rule(msgspec.Struct, frozen=True):
    """What a code stands for: its usual severity and its meaning in a few words."""

    code: str
    severity: Severity
    meaning: str


def _rules(severity: Severity, meanings: dict[str, str]) -> dict[str, Rule]:
    return {code: Rule(code, severity, meaning) for code, meaning in meanings.items()}


#: Every code there is. docs/diagnostics.md explains each with an example and the fix.
RULES: Final[dict[str, Rule]] = {
    **_rules(
        "error",
        {
            "SKT001": "text before the first section",
            "SKT002": "malformed file header",
            "SKT003": "malformed symbol line",
            "SKT004": "malformed edge line",
            "SKT005": "malformed error line",
            "SKT006": "malformed dict line",
            "SKT007": "bad quoted string",
            "SKT008": "not UTF-8",
            "SKT009": "dict code in a property list whose token is no property",
            "SKT101": "ShortID defined twice",
            "SKT102": "ShortID used but not defined",
            "SKT103": "dict code used but not defined",
            "SKT104": "dict code defined twice with different tokens",
            "SKT105": "span starts after it ends, or at line 0",
            "SKT106": "unknown category",
            "SKT107": "unknown edge kind",
            "SKT108": "unknown edge status",
            "SKT109": "candidates on an edge that is not ambiguous",
            "SKT110": "resolved edge ends at something that is no symbol of the document",
            "SKT111": "ShortIDs of a directory are not 1…n",
            "SKT112": "symbol line before any file header",
            "SKT113": "edge source is a bare name",
            "SKT114": "duplicate property key",
            "SKT115": "reserved property that repeats or contradicts what the rules give",
        },
    ),
    **_rules(
        "warning",
        {
            "SKT201": "spacing that is not canonical",
            "SKT202": "[resolved] written out",
            "SKT203": "CRLF line ends or a byte order mark",
            "SKT204": "one edge stated twice",
            "SKT205": "dict entry never used",
            "SKT206": "quoted where a bare name would do, or a known symbol written as a name",
        },
    ),
    **_rules("information", {"SKT207": "report section, carried through unread"}),
    **_rules(
        "warning",
        {
            "SKT208": "same file header twice",
            "SKT209": "brace group at the end of a line that is no property list",
            "SKT210": "brackets or quotes in a signature do not balance",
        },
    ),
    **_rules(
        "error",
        {
            "SKT301": "not JSON",
            "SKT302": "JSON that the schema rejects",
            "SKT303": "JSON edge that names a symbol its document lacks",
        },
    ),
    **_rules("warning", {"SKT304": "JSON ID that is not the canonical one"}),
}


class Diagnostic(msgspec.Struct, frozen=True):
    """One finding.

    ``line`` and ``column`` are 1-based, columns in characters; ``end_column`` is the column
    behind the last character meant. ``hint`` says what to do, where there is something to say.
    """

    code: str
    severity: Severity
    file: str
    line: int
    column: int
    end_column: int
    message: str
    hint: str | None = None

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.severity} {self.code}: {self.message}"


def finding(
    code: str,
    file: str,
    line: int,
    columns: tuple[int, int],
    message: str,
    hint: str | None = None,
    severity: Severity | None = None,
) -> Diagnostic:
    """A Diagnostic with the severity its code has, unless another is given."""
    column, end_column = columns
    return Diagnostic(
        code, severity or RULES[code].severity, file, line, column, end_column, message, hint
    )


def in_order(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Findings by position; those of one file stay together, files in order of first mention."""
    found = list(diagnostics)
    rank: dict[str, int] = {}
    for diagnostic in found:
        rank.setdefault(diagnostic.file, len(rank))
    found.sort(key=lambda d: (rank[d.file], d.line, d.column, d.code))
    return found


class CodeknitError(Exception):
    """Anything codeknit refuses, in words for the user. Carries the findings, if there are any."""

    def __init__(self, message: str, diagnostics: Sequence[Diagnostic] = ()) -> None:
        super().__init__(message)
        self.diagnostics: tuple[Diagnostic, ...] = tuple(diagnostics)


class SktSyntaxError(CodeknitError):
    """A document that cannot be read: `diagnostics` has every error in it, in order."""

    def __init__(self, diagnostics: Sequence[Diagnostic]) -> None:
        errors = [d for d in diagnostics if d.severity == "error"]
        first = str(errors[0]) if errors else "unreadable document"
        more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
        super().__init__(first + more, diagnostics)
