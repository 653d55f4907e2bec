"""Documents with something wrong, one fault each, and the findings that point at it.

A case is a file or a directory of ``tests/data/invalid`` whose name starts with the code it is
about; its ``.expected`` lists every finding in order, as ``CODE line:column-end_column``, in a
directory behind the name of the file. A name that ends in ``-chunk`` is read as one chunk.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from codeknit.diagnostics import RULES, Diagnostic
from codeknit.formats import read
from codeknit.formats.base import Reading
from codeknit.formats.sources import find_sources

CASES = Path(__file__).parents[1] / "data" / "invalid"
EXPECTATIONS = sorted(CASES.glob("*.expected"))
NAMES = [path.stem for path in EXPECTATIONS]
assert EXPECTATIONS, "the cases are gone"


def document_of(expectation: Path) -> Path:
    (found,) = (
        path for path in CASES.iterdir() if path != expectation and path.stem == expectation.stem
    )
    return found


def read_case(expectation: Path) -> Reading:
    path = document_of(expectation)
    return read(find_sources(str(path)), chunk=path.stem.endswith("-chunk"))


def told(diagnostics: list[Diagnostic], *, in_directory: bool) -> Iterator[str]:
    for found in diagnostics:
        place = f"{found.code} {found.line}:{found.column}-{found.end_column}"
        yield f"{Path(found.file).name}: {place}" if in_directory else place


@pytest.mark.parametrize("expectation", EXPECTATIONS, ids=NAMES)
def test_every_finding_and_no_other_is_made_where_it_is(expectation: Path) -> None:
    reading = read_case(expectation)
    in_directory = document_of(expectation).is_dir()
    assert list(told(reading.diagnostics, in_directory=in_directory)) == (
        expectation.read_text(encoding="utf-8").splitlines()
    )


@pytest.mark.parametrize("expectation", EXPECTATIONS, ids=NAMES)
def test_severity_decides_whether_there_is_a_document(expectation: Path) -> None:
    reading = read_case(expectation)
    code = expectation.stem[:6]
    if expectation.stem.endswith("-chunk"):
        assert {found.severity for found in reading.diagnostics} == {"information"}
    elif RULES[code].severity == "error":
        assert reading.errors
    else:
        assert not reading.errors
        assert reading.document is not None


@pytest.mark.parametrize("expectation", EXPECTATIONS, ids=NAMES)
def test_messages_are_in_the_words_of_the_format(expectation: Path) -> None:
    for found in read_case(expectation).diagnostics:
        for foreign in ("Token", "Unexpected", "__", "terminal", "traceback"):
            assert foreign not in found.message
        assert not found.message.endswith(".")
        assert "\n" not in found.message


def test_every_code_has_a_case() -> None:
    assert {path.stem[:6] for path in EXPECTATIONS} == set(RULES)


def test_every_case_expects_the_code_it_is_named_after() -> None:
    for expectation in EXPECTATIONS:
        assert expectation.stem[:6] in expectation.read_text(encoding="utf-8")
