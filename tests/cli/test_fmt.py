"""``codeknit fmt``: canonical form, in place."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from codeknit.formats import load

Run = Callable[..., Any]

UNTIDY = """\
[edges]
S3 --calls[resolved]--> S2
S3 --references[unresolved]--> "app.py::print"
S3 --calls--> S2
S1 --contains--> S2
[symbols]
## app.py
S1 type/class  L1-L9 User {}
S2 callable/method L2-L3 save(force: bool) -> S1 {async=true}
S3 callable/function L11-L12 run()
"""


@pytest.fixture
def untidy(tmp_path: Path) -> Path:
    path = tmp_path / "untidy.skt"
    path.write_text(UNTIDY)
    return path


def test_a_file_is_rewritten_in_place(run: Run, untidy: Path, document: Path) -> None:
    assert run("fmt", untidy) == (0, "", f"rewrote {untidy}\n")
    assert untidy.read_text() == document.read_text()
    assert run("fmt", untidy) == (0, "", "")


def test_mode_and_links_are_kept(run: Run, untidy: Path, tmp_path: Path) -> None:
    untidy.chmod(0o640)
    link = tmp_path / "link.skt"
    link.symlink_to(untidy)
    assert run("fmt", link).status == 0
    assert link.is_symlink()
    assert untidy.stat().st_mode & 0o777 == 0o640
    assert not [name for name in os.listdir(tmp_path) if name.startswith(".")]


def test_standard_input_is_printed(run: Run, document: Path) -> None:
    assert run("fmt", "-", stdin=UNTIDY) == (0, document.read_text(), "")
    assert run("fmt", "-", stdin=document.read_text()) == (0, document.read_text(), "")


def test_json_is_rewritten_as_json(run: Run, document: Path, tmp_path: Path) -> None:
    path = tmp_path / "out.json"
    text = run("convert", document, "--to", "json").out
    path.write_text(text.replace("\n", "\n  "))
    assert run("fmt", path).status == 0
    assert path.read_text() == text


def test_check_lists_what_would_change(run: Run, untidy: Path, document: Path) -> None:
    assert run("fmt", "--check", document, untidy) == (1, f"{untidy}\n", "")
    assert untidy.read_text() == UNTIDY
    assert run("fmt", "--check", document) == (0, "", "")


def test_diff_shows_what_would_change(run: Run, untidy: Path) -> None:
    outcome = run("fmt", "--diff", untidy)
    assert outcome.status == 0
    assert outcome.out.startswith(f"--- {untidy}\n+++ {untidy}\n@@ ")
    assert "\n-S1 type/class  L1-L9 User {}\n" in outcome.out
    assert "\n+S1 type/class L1-L9 User\n" in outcome.out
    assert untidy.read_text() == UNTIDY
    assert run("fmt", "--diff", "--check", untidy).status == 1


def test_minified_stays_minified(run: Run, tmp_path: Path) -> None:
    symbols = "".join(f"S{n} callable/method L{n}-L{n} m{n}()\n" for n in range(1, 20))
    text = "[symbols]\n## app.py\n" + symbols
    small = run("convert", "-", "--to", "skt", "--minify", stdin=text).out
    path = tmp_path / "small.skt"
    path.write_text(small.replace("- d0: ", "- d7: ").replace(" d0 ", " d7  "))
    assert run("fmt", path).status == 0
    assert path.read_text() == small


def test_a_file_with_errors_is_left_alone(run: Run, untidy: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.skt"
    text = "[symbols]\n## a.py\nS1 callable/function L5-L3 f()\n"
    wrong.write_text(text)
    outcome = run("fmt", wrong, untidy)
    assert outcome.status == 1
    assert "error SKT105" in outcome.err
    assert wrong.read_text() == text
    assert untidy.read_text() != UNTIDY


@pytest.mark.parametrize("form", [["--to", "skt"], ["--to", "skt", "--minify"], ["--to", "json"]])
@pytest.mark.parametrize("mode", ["directory-flat", "directory-tree"])
def test_what_convert_writes_is_canonical(
    run: Run, tmp_path: Path, form: list[str], mode: str
) -> None:
    out = tmp_path / "out"
    arguments = [*form, "-o", out, "--output-mode", mode, "--max-lines", 10]
    assert run("convert", "-", *arguments, stdin=MANY).status == 0
    assert run("fmt", "--check", out) == (0, "", "")


@pytest.mark.parametrize("form", [["--to", "skt"], ["--to", "skt", "--minify"]])
def test_a_directory_is_rewritten_file_by_file(run: Run, tmp_path: Path, form: list[str]) -> None:
    out = tmp_path / "out"
    arguments = [*form, "-o", out, "--output-mode", "directory-flat", "--max-lines", 10]
    assert run("convert", "-", *arguments, stdin=MANY).status == 0
    before = {path.name: path.read_text() for path in out.iterdir()}
    touched = out / "map_002.skt"
    touched.write_text(before[touched.name].replace("\nS", "\nS", 1).replace(" L", "   L"))
    assert run("fmt", out) == (0, "", f"rewrote {touched}\n")
    assert {path.name: path.read_text() for path in out.iterdir()} == before


def test_a_directory_of_another_making_is_still_the_same_document(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.skt").write_text(
        "[dict]\n- d0: callable/method\n[symbols]\n## app.py\nS1 type/class L1-L9 User\n"
        "[hotspots]\napp.py 12\n"
    )
    (tmp_path / "b.skt").write_text(
        "[symbols]\n## b.py\nS3 d0 L1-L1 run()\n## app.py\nS2 d0  L2-L3 save()\n"
    )
    (tmp_path / "c.skt").write_text(
        '[edges]\nS2 --references[unresolved]--> print, "b.py::x"\nS1 --contains--> S2\n'
        '"x.py::x y" --calls--> S3\n[errors]\n- x.py: unexpected token\n'
    )
    before = load(tmp_path)
    assert run("fmt", tmp_path).status == 0
    assert load(tmp_path) == before
    assert run("fmt", "--check", tmp_path) == (0, "", "")
    findings = run("validate", "--format", "json", tmp_path)
    assert {row["code"] for row in json.loads(findings.out)} == {"SKT207"}


MANY = (
    "[symbols]\n"
    + "".join(
        f"## f{n}.py\n"
        + "".join(
            f"S{n * 5 + k} callable/method L{k}-L{k} m{k}() {{static}}\n" for k in range(1, 6)
        )
        for n in range(6)
    )
    + "\n[edges]\n"
    + "".join(f"S{n} --calls--> S{n + 1}\n" for n in range(1, 30))
    + "S30 --references[unresolved]--> print\n"
    + "\n[errors]\n- broken.py: unterminated string literal at line 3\n"
)
