"""`codeknit parse` from outside."""

from __future__ import annotations

from pathlib import Path

import pytest

import codeknit
from codeknit.cli import main


@pytest.fixture(autouse=True)
def _in_an_empty_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without OUT, a skeleton that stands in the checkout would be refused."""
    monkeypatch.chdir(tmp_path)


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
    assert [edge.kind for edge in document.edges] == ["contains", "references"]


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


@pytest.mark.parametrize("mode", ["inline", "directory-flat"])
def test_an_empty_name_is_not_the_directory_we_are_in(
    project: Path, capfd: pytest.CaptureFixture[str], mode: str
) -> None:
    assert main(["parse", str(project), "", "--output-mode", mode]) == 2
    assert capfd.readouterr() == (
        "",
        "codeknit: '': cannot be written: no such file or directory\n",
    )
    assert main(["parse", ""]) == 2
    assert capfd.readouterr() == ("", "codeknit: '': no such file or directory\n")
    assert main(["parse", str(project), "out", "--cache", "", "-q"]) == 0
    assert capfd.readouterr().err.startswith("codeknit: '': no cache, going on without: ")
    assert sorted(path.name for path in Path().iterdir()) == ["out", "project"]


def test_no_such_input(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["parse", str(tmp_path / "nothing")]) == 2
    assert "no such file" in capfd.readouterr().err


# ── Relations ────────────────────────────────────────────────────────────────────────────────────


RELATED = """\
import os
class A:
    def m(self): ...
class B:
    def m(self): ...
def use(x):
    A().m()
    x.m()
    os.getcwd()
"""


@pytest.fixture
def related(tmp_path: Path) -> Path:
    path = tmp_path / "related.py"
    path.write_text(RELATED)
    return path


def test_how_the_relations_stand_is_told(related: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for extra in ([], ["--resolved-only"]):
        assert main(["parse", str(related), "--output-mode", "inline", "--edges", *extra]) == 0
        said = capsys.readouterr().err
        assert "\nrelations besides contains: 2 resolved, 2 unresolved, 1 ambiguous\n" in said


def test_only_what_is_proved_is_left_on_request(related: Path, tmp_path: Path) -> None:
    arguments = ["parse", str(related), "--output-mode", "inline", "--edges"]
    assert main([*arguments[:2], str(tmp_path / "all.skt"), *arguments[2:]]) == 0
    assert (
        main([*arguments[:2], str(tmp_path / "some.skt"), *arguments[2:], "--resolved-only"]) == 0
    )
    everything = codeknit.load(tmp_path / "all.skt")
    some = codeknit.load(tmp_path / "some.skt")
    assert some.symbols == everything.symbols
    assert some.edges == tuple(edge for edge in everything.edges or () if edge.status == "resolved")
    assert len(some.edges) < len(everything.edges or ())


def test_only_what_is_proved_is_asked_of_relations(
    related: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["parse", str(related), "--resolved-only"]) == 2
    assert "--resolved-only is about relations: it needs --edges." in capsys.readouterr().err


def test_a_file_that_cannot_be_read_takes_no_number(tmp_path: Path) -> None:
    root = tmp_path / "tree"
    root.mkdir()
    (root / "a.py").write_bytes(b"x = '\xff'\n")
    (root / "b.py").write_text("def f(): ...\n")
    (root / "c.py").write_text("from b import f\nf()\n")
    out = tmp_path / "out.skt"
    assert main(["parse", str(root), str(out), "--output-mode", "inline", "--edges"]) == 0
    assert main(["validate", str(out)]) == 0
    assert [symbol.id for symbol in codeknit.load(out).symbols] == ["b.py::f", "c.py::c.py"]
