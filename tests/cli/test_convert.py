"""``codeknit convert``: any form to any form."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]

REPEATING = "[symbols]\n## app.py\n" + "".join(
    f"S{n} callable/method L{n}-L{n} method_{n}() {{exported=false}}\n" for n in range(1, 30)
)


def files_of(directory: Path) -> dict[str, str]:
    return {
        path.relative_to(directory).as_posix(): path.read_text()
        for path in sorted(directory.rglob("*"))
        if path.is_file()
    }


def test_skt_to_json_and_back_is_the_same_text(run: Run, document: Path, tmp_path: Path) -> None:
    there = tmp_path / "out.json"
    assert run("convert", document, "--to", "json", "-o", there) == (0, "", "")
    assert len(json.loads(there.read_text())["symbols"]) == 3
    back = run("convert", there, "--to", "skt")
    assert back == (0, document.read_text(), "")


def test_standard_input_to_standard_output(run: Run, document: Path) -> None:
    text = document.read_text()
    assert run("convert", "-", "--to", "skt", "-o", "-", stdin=text) == (0, text, "")


@pytest.mark.parametrize("form", ["skt", "json"])
@pytest.mark.parametrize("mode", ["directory-flat", "directory-tree"])
def test_directories_and_back(
    run: Run, document: Path, tmp_path: Path, form: str, mode: str
) -> None:
    out = tmp_path / "out"
    written = run("convert", document, "--to", form, "-o", out, "--output-mode", mode)
    assert written == (0, "", "")
    assert files_of(out)
    assert run("convert", out, "--to", "skt").out == document.read_text()


def test_max_lines_bounds_a_chunk_but_splits_no_file(run: Run, tmp_path: Path) -> None:
    blocks = [
        f"## f{n}.py\nS{2 * n - 1} type/class L1-L5 A\nS{2 * n} type/class L6-L9 B\n"
        for n in range(1, 4)
    ]
    out = tmp_path / "out"
    arguments = ["--to", "skt", "--output-mode", "directory-flat", "--max-lines", 4, "-o", out]
    assert run("convert", "-", *arguments, stdin="[symbols]\n" + "".join(blocks)).status == 0
    texts = [text for name, text in files_of(out).items() if name.startswith("map_")]
    assert len(texts) == 3
    assert all(block in text for block, text in zip(blocks, texts, strict=True))


def test_minified_stays_minified_unless_expanded(run: Run) -> None:
    small = run("convert", "-", "--to", "skt", "--minify", stdin=REPEATING).out
    assert small.startswith("[dict]\n")
    assert len(small) < len(REPEATING)
    assert run("convert", "-", "--to", "skt", stdin=small).out == small
    assert run("convert", "-", "--to", "skt", "--expand", stdin=small).out == REPEATING
    assert "[dict]" not in run("convert", "-", "--to", "json", stdin=small).out


def test_edges_can_be_left_out(run: Run, document: Path) -> None:
    symbols, _, _ = document.read_text().partition("\n[edges]")
    assert run("convert", document, "--to", "skt", "--no-edges").out == symbols
    assert "edges" not in json.loads(run("convert", document, "--to", "json", "--no-edges").out)


def test_a_report_behind_edges_that_are_left_out_is_kept(run: Run, document: Path) -> None:
    text = document.read_text() + "\n[hotspots]\napp.py 12\n"
    outcome = run("convert", "-", "--to", "skt", "--no-edges", stdin=text)
    assert outcome.status == 0
    assert "[edges]" not in outcome.out
    assert "[hotspots]\napp.py 12\n" in outcome.out


def test_wrong_input_is_not_converted(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    wrong = "[symbols]\n## a.py\nS1 callable/function L5-L3 f()\n"
    outcome = run("convert", "-", "--to", "json", "-o", out, stdin=wrong)
    assert outcome.status == 1
    assert outcome.out == ""
    assert "error SKT105" in outcome.err
    assert not out.exists()


def test_a_directory_that_holds_documents_is_refused_unless_cleaned(
    run: Run, document: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "map_007.skt").write_text("[symbols]\n")
    (out / "notes.txt").write_text("mine")
    arguments = ["--to", "skt", "-o", out, "--output-mode", "directory-flat"]
    refused = run("convert", document, *arguments)
    assert refused.status == 2
    assert "--clean" in refused.err
    assert sorted(files_of(out)) == ["map_007.skt", "notes.txt"]
    assert run("convert", document, *arguments, "--clean").status == 0
    assert "map_007.skt" not in files_of(out)
    assert files_of(out)["notes.txt"] == "mine"
    assert run("convert", out, "--to", "skt").out == document.read_text()


def test_a_directory_that_would_look_incomplete_is_not_written(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "out"
    gap = "[symbols]\n## a.py\nS1 callable/function L1-L1 f()\nS3 callable/function L2-L2 g()\n"
    arguments = ["--to", "skt", "-o", out, "--output-mode", "directory-flat"]
    outcome = run("convert", "-", *arguments, stdin=gap)
    assert outcome.status == 1
    assert "error SKT111" in outcome.err
    assert not out.exists()


def test_an_input_that_is_not_there_is_status_2(run: Run, tmp_path: Path) -> None:
    outcome = run("convert", tmp_path / "none.skt", "--to", "json")
    assert outcome.status == 2
    assert "none.skt" in outcome.err
