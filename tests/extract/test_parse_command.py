"""`codeknit parse` from outside."""

from __future__ import annotations

from pathlib import Path

import pytest

import codeknit
from codeknit.cli import main


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = tmp_path / "project"
    root.mkdir()
    (root / "app.py").write_text("class A:\n    def m(self, other: A): ...\n")
    (root / "test_app.py").write_text("def test(): ...\n")
    return root


def test_default_output_is_a_directory_of_chunks(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project.parent)
    assert main(["parse", "project", "--edges"]) == 0
    document = codeknit.load("skeleton")
    assert [symbol.signature for symbol in document.symbols] == ["A", "m(other: S1)"]
    assert document.edges is not None
    assert [edge.kind for edge in document.edges] == ["contains"]


@pytest.mark.parametrize("mode", ["inline", "directory-flat", "directory-tree"])
@pytest.mark.parametrize("form", ["skt", "json"])
def test_every_mode_and_form_is_the_same_document(
    project: Path, tmp_path: Path, mode: str, form: str
) -> None:
    expected = tmp_path / "expected.skt"
    assert main(["parse", str(project), str(expected), "--output-mode", "inline"]) == 0
    out = tmp_path / f"out.{form}"
    status = main(["parse", str(project), str(out), "--output-mode", mode, "--format", form])
    assert status == 0
    assert codeknit.load(out) == codeknit.load(expected)


def test_minified(project: Path, tmp_path: Path) -> None:
    arguments = ["parse", str(project), "--output-mode", "inline"]
    assert main([*arguments, str(tmp_path / "a.skt")]) == 0
    assert main([*arguments, str(tmp_path / "b.skt"), "--minify"]) == 0
    assert codeknit.load(tmp_path / "a.skt") == codeknit.load(tmp_path / "b.skt")


def test_tests_are_extracted_when_asked_for(project: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert main(["parse", str(project), str(out), "--collect-test"]) == 0
    assert codeknit.load(out).files == ("app.py", "test_app.py")


def test_a_directory_that_holds_documents_is_refused_without_clean(
    project: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "out")
    assert main(["parse", str(project), out]) == 0
    assert main(["parse", str(project), out]) == 2
    assert "--clean" in capfd.readouterr().err
    assert main(["parse", str(project), out, "--clean"]) == 0


def test_summary_and_what_was_left_out_go_to_standard_error(
    project: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (project / "bad.py").write_bytes(b"x = \xff\n")
    assert main(["parse", str(project), str(tmp_path / "out"), "--verbose"]) == 0
    captured = capfd.readouterr()
    assert captured.out == ""
    assert "1 test file" in captured.err
    assert "bad.py: not UTF-8: bad byte at line 1" in captured.err


def test_quiet(project: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["parse", str(project), str(tmp_path / "out"), "--quiet"]) == 0
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--minify", "--format", "json"],
        ["-", "--output-mode", "directory-flat"],
        ["--workers", "0"],
        ["--max-lines", "0"],
    ],
)
def test_contradictions_are_refused(project: Path, arguments: list[str]) -> None:
    assert main(["parse", str(project), *arguments]) == 2


def test_no_such_input(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["parse", str(tmp_path / "nothing")]) == 2
    assert "no such file" in capfd.readouterr().err
