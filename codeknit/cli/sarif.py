"""Findings as a SARIF log, for viewers of those and for GitHub's code scanning."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from urllib.parse import quote

from codeknit._version import __version__
from codeknit.cli.findings import with_hint
from codeknit.diagnostics import Diagnostic, Severity
from codeknit.explain import EXPLANATIONS, as_markdown, as_plain


def log_of(diagnostics: Iterable[Diagnostic]) -> dict[str, Any]:
    """One run of SARIF 2.1.0, with every rule and its help."""
    index = {code: position for position, code in enumerate(EXPLANATIONS)}
    return {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [
            {
                "tool": {
                    "driver": {
                        "name": "codeknit",
                        "version": __version__,
                        "rules": [_rule(code) for code in EXPLANATIONS],
                    }
                },
                "columnKind": "unicodeCodePoints",
                "results": [_result(found, index[found.code]) for found in diagnostics],
            }
        ],
    }


def _rule(code: str) -> dict[str, Any]:
    explanation = EXPLANATIONS[code]
    return {
        "id": code,
        "shortDescription": {"text": explanation.meaning},
        "fullDescription": {"text": explanation.text},
        "help": {"text": as_plain(code), "markdown": as_markdown(code)},
        "defaultConfiguration": {"level": _level(explanation.severity)},
    }


def _result(diagnostic: Diagnostic, rule_index: int) -> dict[str, Any]:
    return {
        "ruleId": diagnostic.code,
        "ruleIndex": rule_index,
        "level": _level(diagnostic.severity),
        "message": {"text": with_hint(diagnostic)},
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
