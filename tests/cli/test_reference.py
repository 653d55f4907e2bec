"""The output shown in docs/cli.md is real.

After a change, ``python tests/cli/test_reference.py`` writes the page anew.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "cli.md"
_FILE = re.compile(r"`([\w.]+)`:\n\n```skt\n(.*?)```", re.DOTALL)
_CONSOLE = re.compile(r"(?<=```console\n).*?(?=```)", re.DOTALL)


def rendered(page: str, directory: Path) -> str:
    """The page with what its commands really print, run in a directory with its documents."""
    for name, text in _FILE.findall(page):
        (directory / name).write_text(text, encoding="utf-8")
    return _CONSOLE.sub(lambda block: _run_all(block[0], directory), page)


def _run_all(block: str, directory: Path) -> str:
    lines = [line for line in block.split("\n") if line.startswith("$ ")]
    return "".join(f"{line}\n{_run(line[2:], directory)}" for line in lines)


def _run(line: str, directory: Path) -> str:
    function = f'codeknit() {{ "{sys.executable}" -m codeknit "$@"; }}\n'
    done = subprocess.run(
        ["bash", "-c", function + line],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=directory,
        env={**os.environ, "NO_COLOR": "1"},
        timeout=60,
        check=False,
    )
    return done.stdout.decode()


def test_the_output_shown_is_real(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert _CONSOLE.search(page)
    assert _FILE.search(page)
    assert rendered(page, tmp_path) == page


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        PAGE.write_text(rendered(PAGE.read_text(encoding="utf-8"), Path(place)), encoding="utf-8")
