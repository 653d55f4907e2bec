"""``codeknit validate``: what it reads, what it prints, its status."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]

WRONG = """\
[symbols]
## app.py
S1 callable/function L5-L3 run()
S2 callable/function L7 save()
"""
UNCLEAN = "[symbols]\n## app.py\nS1 callable/function  L1-L2 run()\n"
CHUNK = "[symbols]\n## app.py\nS1 callable/function L1-L2 run()\n\n[edges]\nS1 --calls--> S7\n"


def codes(outcome: Any) -> list[str]:
    return [row["code"] for row in json.loads(outcome.out)]


def test_a_clean_document_is_ok(run: Run, document: Path) -> None:
    assert run("validate", document) == (0, f"{document}: ok, 3 symbols, 3 edges\n", "")


def test_every_error_is_found_with_its_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "out.skt"
    path.write_text(WRONG)
    outcome = run("validate", path)
    assert outcome.status == 1
    assert outcome.err == ""
    lines = outcome.out.splitlines()
    assert lines[0].startswith(f"{path}:3:22: error SKT105: ")
    assert lines[1:3] == ["    S1 callable/function L5-L3 run()", " " * 25 + "^^^^^"]
    assert any(line.startswith(f"{path}:4:22: error SKT003: ") for line in lines)
    assert lines[-1] == "2 errors in 1 file"


def test_warnings_are_an_error_only_when_strict(run: Run) -> None:
    assert run("validate", "-", stdin=UNCLEAN).status == 0
    assert run("validate", "--strict", "-", stdin=UNCLEAN).status == 1


def test_strict_lets_information_pass(run: Run) -> None:
    report = "[symbols]\n\n[hotspots]\napp.py 12\n"
    outcome = run("validate", "--strict", "--format", "json", "-", stdin=report)
    assert codes(outcome) == ["SKT207"]
    assert outcome.status == 0


def test_all_findings_of_all_files_are_one_array(run: Run, tmp_path: Path) -> None:
    for name, text in (("a.skt", WRONG), ("b.skt", UNCLEAN), ("c.json", "{")):
        (tmp_path / name).write_text(text)
    paths = [tmp_path / name for name in ("a.skt", "b.skt", "c.json")]
    outcome = run("validate", "--format", "json", *paths)
    rows = json.loads(outcome.out)
    assert [row["code"] for row in rows] == ["SKT105", "SKT003", "SKT201", "SKT301"]
    assert [Path(row["file"]).name for row in rows] == ["a.skt", "a.skt", "b.skt", "c.json"]
    for row in rows:
        assert list(row) == (
            "code severity file line column end_column message hint".split()  # noqa: SIM905
        )


@pytest.mark.parametrize("form", ["json", "github", "sarif"])
def test_a_clean_document_gives_nothing_to_programs(run: Run, document: Path, form: str) -> None:
    outcome = run("validate", "--format", form, document)
    assert outcome.status == 0
    if form == "github":
        assert outcome.out == ""
    elif form == "json":
        assert json.loads(outcome.out) == []
    else:
        assert json.loads(outcome.out)["runs"][0]["results"] == []


def test_an_unreadable_path_does_not_keep_the_others_from_being_read(
    run: Run, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.skt"
    bad.write_text(WRONG)
    outcome = run("validate", "--format", "json", tmp_path / "none.skt", bad)
    assert outcome.status == 2
    assert codes(outcome) == ["SKT105", "SKT003"]
    assert outcome.err.startswith("codeknit: ")
    assert "none.skt" in outcome.err
    assert outcome.err.count("\n") == 1


def test_a_directory_without_documents_is_status_2(run: Run, tmp_path: Path) -> None:
    outcome = run("validate", tmp_path)
    assert outcome.status == 2
    assert outcome.out == ""
    assert str(tmp_path) in outcome.err


def test_a_lone_chunk_may_refer_to_symbols_elsewhere(run: Run, tmp_path: Path) -> None:
    whole, chunk = tmp_path / "part.skt", tmp_path / "map_002.skt"
    for path in (whole, chunk):
        path.write_text(CHUNK)
    assert run("validate", whole).status == 1
    assert run("validate", "--chunk", whole).status == 0
    assert run("validate", chunk).status == 0
    assert "--chunk" in run("validate", whole).out


def test_a_directory_is_one_document(run: Run, tmp_path: Path) -> None:
    (tmp_path / "map_001.skt").write_text(CHUNK.replace("S7", "S2"))
    (tmp_path / "map_002.skt").write_text("[symbols]\n## b.py\nS2 callable/function L1-L1 f()\n")
    assert run("validate", tmp_path) == (0, f"{tmp_path}: ok, 2 symbols, 1 edge\n", "")


def test_chunks_of_two_runs_are_an_error(run: Run, tmp_path: Path) -> None:
    (tmp_path / "map_001.skt").write_text(CHUNK.replace("S7", "S1"))
    (tmp_path / "map_002.skt").write_text("[symbols]\n## b.py\nS1 callable/function L1-L1 f()\n")
    outcome = run("validate", "--format", "json", tmp_path)
    assert outcome.status == 1
    assert "SKT101" in codes(outcome)


def test_bytes_that_are_no_utf_8_are_found(run: Run) -> None:
    outcome = run("validate", "--format", "json", "-", stdin=b"[symbols]\n## caf\xe9.py\n")
    assert outcome.status == 1
    (row,) = json.loads(outcome.out)
    assert (row["code"], row["line"], row["column"]) == ("SKT008", 2, 7)


@pytest.mark.parametrize(
    "data",
    [b"\x7fELF\x02\x01\x01" + bytes(range(256)) * 8, b"\0" * 4096, b"\xff\xfe[\0s\0", b"{\xff}"],
    ids=["elf", "nul", "utf-16", "json-with-a-stray-byte"],
)
def test_binary_input_is_wrong_input(run: Run, data: bytes) -> None:
    outcome = run("validate", "-", stdin=data)
    assert outcome.status == 1
    assert "error SKT0" in outcome.out or "error SKT3" in outcome.out
    assert "\0" not in outcome.out


def test_of_a_line_of_ten_megabytes_a_window_is_printed(run: Run) -> None:
    line = "S1 callable/function L1 " + "x" * 10_000_000
    outcome = run("validate", "-", stdin=f"[symbols]\n## app.py\n{line}\n")
    assert outcome.status == 1
    assert len(outcome.out) < 2000


def test_an_explanation_is_printed_without_a_path(run: Run) -> None:
    outcome = run("validate", "--explain", "skt105")
    assert outcome.status == 0
    assert outcome.out.startswith("SKT105 (error): span starts after it ends, or at line 0\n")
