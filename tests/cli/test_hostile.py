"""Real processes, real pipes, and places that cannot be written."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., Any]

LARGE = "[symbols]\n" + "".join(
    f"## f{n}.py\nS{n} callable/function L1-L2 function_{n}()\n" for n in range(1, 5000)
)


@pytest.fixture
def large(tmp_path: Path) -> Path:
    path = tmp_path / "large.skt"
    path.write_text(LARGE)
    return path


@pytest.mark.parametrize(
    "command",
    ["convert {} --to skt", "convert {} --to json", "fmt - < {}"],
)
def test_a_reader_that_closes_early_is_no_error(shell: Run, large: Path, command: str) -> None:
    line = f"codeknit {command.format(large)} | head -n 1; echo ${{PIPESTATUS[0]}}"
    outcome = shell(line)
    assert outcome.out.endswith("\n0\n")
    assert outcome.err == ""


def test_a_reader_that_closes_early_hides_no_error(shell: Run, tmp_path: Path) -> None:
    (tmp_path / "wrong.skt").write_text(LARGE.replace("L1-L2", "L2-L1"))
    line = "codeknit validate wrong.skt | head -n 1; echo ${PIPESTATUS[0]}"
    outcome = shell(line, cwd=tmp_path)
    assert outcome.out.splitlines()[0].startswith("wrong.skt:3:22: error SKT105: ")
    assert outcome.out.endswith("\n1\n")
    assert outcome.err == ""


@pytest.mark.parametrize("command", ["validate {}", "convert {} --to skt", "fmt - < {}"])
@pytest.mark.parametrize("place", [">/dev/full", ">&-"])
def test_a_full_or_closed_standard_output_is_status_2(
    shell: Run, large: Path, command: str, place: str
) -> None:
    outcome = shell(f"codeknit {command.format(large)} {place}")
    assert outcome.status == 2
    assert outcome.err.startswith("codeknit: cannot write to standard output: ")
    assert outcome.err.count("\n") == 1


def test_commands_that_print_nothing_need_no_standard_output(
    shell: Run, large: Path, tmp_path: Path
) -> None:
    target = tmp_path / "out.json"
    assert shell(f"codeknit convert {large} --to json -o {target} >&-").status == 0
    assert target.read_text().startswith("{")


@pytest.mark.parametrize("mode", ["inline", "directory-flat", "directory-tree"])
@pytest.mark.parametrize("place", ["file/out", "/proc/out", "file"])
def test_an_output_that_cannot_be_written_is_status_2(
    shell: Run, document: Path, tmp_path: Path, mode: str, place: str
) -> None:
    (tmp_path / "file").write_text("in the way")
    if (mode, place) == ("inline", "file"):
        place = str(tmp_path)  # a directory, where a file is to be written
    before = sorted(os.listdir(tmp_path))
    line = f"codeknit convert {document} --to skt -o {place} --output-mode {mode}"
    outcome = shell(line, cwd=tmp_path)
    assert outcome.status == 2
    assert outcome.out == ""
    assert outcome.err.startswith("codeknit: ")
    assert outcome.err.count("\n") == 1
    assert sorted(os.listdir(tmp_path)) == before
    assert (tmp_path / "file").read_text() == "in the way"


@pytest.mark.parametrize("command", ["validate", "convert --to skt", "fmt"])
@pytest.mark.parametrize("name", ["empty.skt", "binary.skt", "no-documents", "missing.skt"])
def test_no_input_gives_a_traceback(shell: Run, tmp_path: Path, command: str, name: str) -> None:
    (tmp_path / "empty.skt").write_bytes(b"")
    (tmp_path / "binary.skt").write_bytes(b"\x7fELF" + bytes(range(256)) * 40)
    (tmp_path / "no-documents").mkdir()
    outcome = shell(f"codeknit {command} {name}", cwd=tmp_path)
    assert "Traceback" not in outcome.err
    expected = {"empty.skt": {0, 1}, "binary.skt": {1}, "no-documents": {2}, "missing.skt": {2}}
    assert outcome.status in expected[name]
    if outcome.status == 2:
        assert outcome.err.startswith("codeknit: ")
        assert name in outcome.err


def test_names_that_are_no_utf_8_can_be_named(shell: Run, tmp_path: Path) -> None:
    (tmp_path / os.fsdecode(b"caf\xe9.skt")).write_text("[symbols]\n## a.py\nS1 x\n")
    outcome = shell("codeknit validate --format json caf*.skt", cwd=tmp_path)
    assert outcome.status == 1
    assert "caf\\udce9.skt" in outcome.out
    assert shell("codeknit validate caf*.skt", cwd=tmp_path).status == 1
    assert shell("codeknit validate --format sarif caf*.skt", cwd=tmp_path).out.count("caf%E9.skt")


def test_an_interrupt_is_status_130_without_a_traceback(shell: Run) -> None:
    line = (
        "set -m; mkfifo_dir=$(mktemp -d); mkfifo $mkfifo_dir/p; "
        "codeknit validate $mkfifo_dir/p & sleep 1; kill -INT %1; wait %1; "
        "status=$?; rm -r $mkfifo_dir; echo $status"
    )
    outcome = shell(line)
    assert outcome.out.splitlines()[-1] == "130"
    assert "Traceback" not in outcome.err
