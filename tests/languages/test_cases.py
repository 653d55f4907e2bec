"""Every language's cases: a source file or directory, and the skeleton it must give."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from codeknit.extract.queries import compiled
from codeknit.extract.run import Options, extract
from codeknit.extract.scan import scan
from codeknit.formats import dumps, loads
from codeknit.languages import languages

HERE = Path(__file__).parent
ACCEPT = "CODEKNIT_ACCEPT"  # set: write expected texts that are missing


def inputs() -> list[Path]:
    return [
        path
        for path in sorted(HERE.glob("*/cases/*"))
        if path.suffix != ".skt" and not path.name.startswith((".", "__"))
    ]


def expectation(path: Path) -> Path:
    with_edges = path.with_name(f"{path.stem}.edges.skt")
    return with_edges if with_edges.exists() else path.with_name(f"{path.stem}.skt")


def test_every_language_has_cases() -> None:
    assert {path.parent.parent.name for path in inputs()} == set(languages())


def test_every_expected_text_has_its_case() -> None:
    expected = {expectation(path) for path in inputs()}
    assert set(HERE.glob("*/cases/*.skt")) <= expected


@pytest.mark.parametrize(
    "path", inputs(), ids=lambda path: f"{path.parent.parent.name}-{path.name}"
)
def test_case(path: Path) -> None:
    expected = expectation(path)
    edges = expected.name.endswith(".edges.skt")
    found = scan(str(path), collect_tests=True)
    for file in found.files:
        compiled(file.language, edges)  # here, once: the worker of each case inherits it
    document = extract(found, Options(edges=edges))
    text = dumps(document)
    if not expected.exists() and os.environ.get(ACCEPT):
        expected.write_text(text, encoding="utf-8")
    assert text == expected.read_text(encoding="utf-8")
    assert loads(text) == document
