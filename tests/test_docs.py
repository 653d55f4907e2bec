"""What the pages show is true: documents read, code runs, commands print what is printed here."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from codeknit.extract.run import Options, extract
from codeknit.extract.scan import scan
from codeknit.formats import Source, dumps, read
from codeknit.languages import languages

ROOT = Path(__file__).parents[1]
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


#: In a source that is shown, what follows stands in a file of its own.
NAMES_A_FILE = re.compile(r"(?://|#) (\w+\.\w+)")


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return [body for found, body in FENCE.findall(text) if found == language]


FORMAT_BLOCKS = blocks("docs/format.md", "skt")
API_BLOCKS = blocks("docs/api.md", "python")
#: Sources on the page on relations, and the edges shown below each.
RELATED = re.findall(
    r"^```(\w+)\n(.*?)^```\n\n```\n(.*?)^```$",
    (ROOT / "docs/relations.md").read_text(encoding="utf-8"),
    re.MULTILINE | re.DOTALL,
)


def test_the_pages_have_examples() -> None:
    assert len(FORMAT_BLOCKS) >= 5
    assert len(API_BLOCKS) >= 3


@pytest.mark.parametrize("text", FORMAT_BLOCKS, ids=range(len(FORMAT_BLOCKS)))
def test_documents_of_the_format_page_are_canonical(text: str) -> None:
    reading = read([Source("format.md", text.encode())])
    assert reading.diagnostics == []
    if not reading.minified:  # a dict pays only in documents larger than an example
        assert dumps(reading.unwrap()) == text


@pytest.mark.parametrize("code", API_BLOCKS, ids=range(len(API_BLOCKS)))
def test_code_of_the_api_page_runs(code: str) -> None:
    exec(compile(code, "docs/api.md", "exec"), {})


def test_every_language_has_its_row() -> None:
    page = (ROOT / "docs/languages.md").read_text(encoding="utf-8")
    rows = [line.split("|")[2] for line in page.splitlines() if line.startswith("| ")]
    assert set(languages()) <= {folder.strip(" `") for row in rows for folder in row.split(",")}


def test_every_language_has_an_example_of_relations() -> None:
    assert {language for language, _, _ in RELATED} == set(languages()) - {"tsx"}


@pytest.mark.parametrize(("language", "source", "shown"), RELATED, ids=[one[0] for one in RELATED])
def test_relations_are_those_that_the_page_shows(
    language: str, source: str, shown: str, tmp_path: Path
) -> None:
    name = f"shop{languages()[language].extensions[0]}"
    files = {name: ""}
    for line in source.splitlines(keepends=True):
        if marked := NAMES_A_FILE.fullmatch(line.rstrip()):
            name = marked[1]
        else:
            files[name] = files.get(name, "") + line
    for name, content in files.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
    text = dumps(extract(scan(str(tmp_path)), Options(edges=True)))
    edges = text.partition("[edges]\n")[2].splitlines()
    assert shown.splitlines()
    assert [line for line in shown.splitlines() if line not in edges] == []


def test_readme_shows_what_the_commands_print(tmp_path: Path) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    example = re.search(r"`shop/(\w+\.py)`:\n\n```python\n(.*?)```", text, re.DOTALL)
    assert example, "README has no example source"
    (tmp_path / "shop").mkdir()
    (tmp_path / "shop" / example[1]).write_text(example[2], encoding="utf-8")
    sessions = re.findall(r"```console\n\$ (codeknit [^\n]*)\n(.*?)```", text, re.DOTALL)
    assert len(sessions) >= 3
    for command, expected in sessions:
        done = subprocess.run(
            [sys.executable, "-m", "codeknit", *shlex.split(command)[1:]],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            encoding="utf-8",
        )
        assert done.stdout == expected, command
