"""What the pages show is true: documents read, code runs, commands print what is printed here."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from codeknit.formats import Source, dumps, read

ROOT = Path(__file__).parents[1]
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return [body for found, body in FENCE.findall(text) if found == language]


FORMAT_BLOCKS = blocks("docs/format.md", "skt")
API_BLOCKS = blocks("docs/api.md", "python")


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
            [sys.executable, "-m", "codeknit.cli", *shlex.split(command)[1:]],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            encoding="utf-8",
        )
        assert done.stdout == expected, command
