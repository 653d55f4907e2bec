"""Real processes, real pipes, and places that cannot be written."""

from __future__ import annotations

import os
import shutil
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


@pytest.mark.parametrize(
    "command", ["convert {} --to skt -o {}", "parse {} {} --output-mode inline"]
)
def test_a_pipe_or_device_is_written_to_and_not_replaced(
    shell: Run, large: Path, tmp_path: Path, command: str
) -> None:
    (tmp_path / "a.py").write_text("def f(): ...\n")
    place = tmp_path / "pipe"
    os.mkfifo(place)
    given = large if "convert" in command else tmp_path / "a.py"
    outcome = shell(f"cat {place} & codeknit {command.format(given, place)}; wait")
    assert outcome.out.startswith("[symbols]\n")
    assert place.is_fifo()


@pytest.mark.parametrize("command", ["validate -", "convert - --to json", "fmt -"])
@pytest.mark.parametrize(
    ("place", "reason"), [("<&-", "closed"), ("0>/dev/null", "Bad file descriptor")]
)
def test_a_standard_input_that_cannot_be_read_is_status_2(
    shell: Run, command: str, place: str, reason: str
) -> None:
    outcome = shell(f"codeknit {command} {place}")
    assert outcome.status == 2
    assert outcome.err.startswith("codeknit: cannot read standard input: ")
    assert reason in outcome.err
    assert outcome.err.count("\n") == 1


def test_a_pipe_can_be_named_as_a_file(shell: Run, large: Path) -> None:
    outcome = shell(f"codeknit validate <(cat {large})")
    assert outcome.status == 0
    assert outcome.out.endswith(": ok, 4,999 symbols, edges not collected\n")


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


@pytest.mark.parametrize("form", ["skt", "json"])
def test_a_document_cut_off_anywhere_is_read_or_wrong(run: Run, document: Path, form: str) -> None:
    whole = run("convert", document, "--to", form).out.replace("app.py", "äpp.py").encode()
    assert run("validate", "-", stdin=whole).status == 0
    for end in range(len(whole)):
        outcome = run("validate", "-", stdin=whole[:end])
        assert outcome.status in {0, 1}
        assert outcome.err == ""
        assert ("error" in outcome.out) == (outcome.status == 1)


def test_a_directory_of_which_one_file_cannot_be_replaced_stays_as_it_was(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in (1, 2):
        text = f"[symbols]\n## f{number}.py\nS{number} callable/function  L1-L2 f()\n"
        (tmp_path / f"map_00{number}.skt").write_text(text)
    before = {path.name: path.read_text() for path in tmp_path.iterdir()}
    copymode = shutil.copymode

    def full(source: Any, target: Any) -> None:
        if "map_002" in str(source):
            raise OSError(28, "No space left on device")
        copymode(source, target)

    with monkeypatch.context() as patch:
        patch.setattr(shutil, "copymode", full)
        outcome = run("fmt", tmp_path)
    assert outcome.status == 2
    place = tmp_path / "map_002.skt"
    assert outcome.err == f"codeknit: {place}: cannot be written: no space left on device\n"
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == before
    assert run("fmt", tmp_path).status == 0


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
