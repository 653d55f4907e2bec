"""Documents by other hands: the user's own examples, and what another tool wrote.

The examples in tests/data/seed are the reference's, one file each; a name that starts with
``chunk-`` says that the example shows a part of a document.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from codeknit.formats import dumps, loads, read
from codeknit.formats.base import Source

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "tests/data/seed").glob("*.skt"))
CORPUS = sorted((ROOT.parent / "shared/corpus").rglob("*.skt"))


def check_whole(text: str) -> None:
    reading = read([Source("x.skt", text.encode())])
    assert reading.errors == []
    document = reading.unwrap()
    assert loads(dumps(document, "skt", minify=reading.minified)) == document
    for minify in (False, True):
        assert loads(dumps(document, "skt", minify=minify)) == document
    assert loads(dumps(document, "json")) == document


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 8


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_example_reads_and_round_trips(path: Path) -> None:
    text = path.read_text("utf-8")
    if not path.stem.startswith("chunk-"):
        check_whole(text)
        return
    reading = read([Source(path.name, text.encode())], chunk=True)
    assert reading.errors == []
    assert {d.code for d in reading.diagnostics} <= {"SKT102", "SKT205"}


@pytest.mark.skipif(not CORPUS, reason="the corpus of another producer is not beside this checkout")
@pytest.mark.parametrize("path", CORPUS, ids=[path.stem for path in CORPUS])
def test_document_of_another_producer_reads_and_round_trips(path: Path) -> None:
    check_whole(path.read_text("utf-8"))
