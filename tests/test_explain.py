"""The explanations say what is so: each example has its finding, each corrected one has not."""

from __future__ import annotations

from pathlib import Path

import pytest

from codeknit.diagnostics import RULES
from codeknit.explain import EXPLANATIONS, Files, as_markdown, as_plain, page
from codeknit.formats import read
from codeknit.formats.base import Reading, Source

PAGE = Path(__file__).parents[1] / "docs" / "diagnostics.md"


def read_files(files: Files) -> Reading:
    return read(
        [
            Source(name, text.encode("utf-8", "surrogateescape"), part=len(files) > 1)
            for name, text in files.items()
        ]
    )


def test_every_code_is_explained_in_order() -> None:
    assert list(EXPLANATIONS) == list(RULES)
    for code, explanation in EXPLANATIONS.items():
        rule = RULES[code]
        assert (explanation.code, explanation.severity, explanation.meaning) == (
            code,
            rule.severity,
            rule.meaning,
        )


@pytest.mark.parametrize("code", EXPLANATIONS)
def test_the_example_has_the_finding_and_no_other(code: str) -> None:
    found = read_files(EXPLANATIONS[code].example).diagnostics
    assert {diagnostic.code for diagnostic in found} == {code}


@pytest.mark.parametrize("code", EXPLANATIONS)
def test_the_corrected_example_has_no_finding(code: str) -> None:
    assert read_files(EXPLANATIONS[code].fixed).diagnostics == []


def test_the_page_is_the_one_the_explanations_give() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m codeknit.explain > " + str(PAGE)


@pytest.mark.parametrize("code", EXPLANATIONS)
def test_an_explanation_names_code_severity_and_both_documents(code: str) -> None:
    explanation = EXPLANATIONS[code]
    plain, markdown = as_plain(code), as_markdown(code)
    assert plain.startswith(f"{code} ({explanation.severity}): {explanation.meaning}\n")
    assert markdown.startswith(f"*{explanation.severity}*: {explanation.meaning}.\n")
    for text in (*explanation.example.values(), *explanation.fixed.values()):
        first = text.split("\n")[0].rstrip("\r")
        assert first in plain
        assert first in markdown
