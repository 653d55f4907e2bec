"""No file, however hostile, ends or hangs the run, and the others are extracted."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from codeknit.extract import workers
from codeknit.extract.cache import Cache
from codeknit.extract.run import Options, extract
from codeknit.extract.scan import Selection, SourceFile, scan
from codeknit.extract.uses.finder import UseFinder
from codeknit.model import Document

GOOD = "def good(): ...\n"


def run(root: Path, **options: float) -> Document:
    found = scan(str(root), Selection(include_generated=True, max_file_size=1 << 30))
    return extract(found, Options(**options))  # type: ignore[arg-type]


def with_good_files(root: Path, name: str, data: bytes) -> Path:
    (root / "a.py").write_text(GOOD)
    (root / name).write_bytes(data)
    (root / "z.py").write_text(GOOD)
    return root


def good_files(document: Document) -> list[str]:
    return [symbol.file for symbol in document.symbols if symbol.name == "good"]


@pytest.mark.parametrize("bracket", ["(", "[", "{", "(lambda: ", "f(", "-"])
def test_deep_nesting(tmp_path: Path, bracket: str) -> None:
    with_good_files(tmp_path, "deep.py", b"x = " + bracket.encode() * 100_000)
    document = run(tmp_path, time_limit=1.0)
    assert good_files(document) == ["a.py", "z.py"]
    assert [error.file for error in document.errors] == ["deep.py"]


def test_deep_nesting_that_is_closed(tmp_path: Path) -> None:
    text = b"def f(x=" + b"(" * 100_000 + b")" * 100_000 + b"): ...\n"
    document = run(with_good_files(tmp_path, "deep.py", text))
    assert good_files(document) == ["a.py", "z.py"]


def test_one_line_of_five_megabytes(tmp_path: Path) -> None:
    text = b"x = [" + b"f(a, 'a string of some length, as in tables of data'), " * 90_000 + b"]\n"
    document = run(with_good_files(tmp_path, "line.py", text), time_limit=60)
    assert [symbol.name for symbol in document.symbols] == ["good", "x", "good"]
    assert document.errors == ()


def test_many_definitions_in_one_scope(tmp_path: Path) -> None:
    text = b"".join(b"class C%d:\n    def m(self, a: C%d): ...\n" % (i, i) for i in range(20_000))
    document = run(with_good_files(tmp_path, "many.py", text))
    assert len(document.symbols) == 40_002
    assert document.symbols[-2].signature == "m(a: S40000)"


def test_many_yields_and_lambdas(tmp_path: Path) -> None:
    text = b"def f():\n" + b"    yield\n    g(lambda: 1)\n" * 20_000
    document = run(with_good_files(tmp_path, "yields.py", text))
    assert document.symbols[1].properties == {"generator": "true"}


def test_an_unreadable_file(tmp_path: Path) -> None:
    with_good_files(tmp_path, "b.py", b"")
    (tmp_path / "b.py").unlink()
    files = [SourceFile("b.py", str(tmp_path / "b.py"), "python")]
    [(_, facts)] = workers.extract_all(files)
    assert facts.error == "cannot be read: No such file or directory"
    assert not facts.was_read


def test_a_file_that_takes_too_long_costs_one_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = workers.answer

    def slow(file: SourceFile, cache: Cache | None) -> bytes:
        if file.path == "slow.py":
            time.sleep(60)
        return real(file, cache)

    monkeypatch.setattr(workers, "answer", slow)
    document = run(with_good_files(tmp_path, "slow.py", b""), time_limit=0.5)
    assert good_files(document) == ["a.py", "z.py"]
    assert [(error.file, error.reason) for error in document.errors] == [
        ("slow.py", "not finished within 0.5 seconds")
    ]
    assert document.files == ("a.py", "z.py")


def test_relations_that_take_too_long_cost_one_file_its_relations(tmp_path: Path) -> None:
    deep = b"class C: ...\nx = " + b"f(" * 60_000 + b")" * 60_000 + b"\n"
    with_good_files(tmp_path, "deep.py", deep)
    user = "from deep import C\nclass D(C):\n    def m(self): self.n()\n    def n(self): C()\n"
    (tmp_path / "user.py").write_text(user)
    document = run(tmp_path, edges=True, time_limit=2.0)
    assert [symbol.name for symbol in document.symbols if symbol.file == "deep.py"] == ["C", "x"]
    assert [(error.file, error.reason) for error in document.errors] == [
        ("deep.py", "relations not extracted: not finished within 2 seconds")
    ]
    number = document.by_id("deep.py::C").number
    into = [edge for edge in document.edges or () if number in (edge.target, *edge.candidates)]
    assert {(edge.kind, edge.status) for edge in into} == {
        ("imports", "ambiguous"),  # that file may bind the name anew
        ("inherits", "ambiguous"),
        ("calls", "ambiguous"),
    }
    called = document.by_id("user.py::D.n").number
    assert ("calls", "resolved") in {(edge.kind, edge.status) for edge in document.edges_to(called)}


def test_a_worker_that_dies_of_relations_costs_them_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = workers.answer

    def crashing(file: SourceFile, cache: Cache | None) -> bytes:
        if file.path == "crash.py" and file.uses:
            os._exit(139)
        return real(file, cache)

    monkeypatch.setattr(workers, "answer", crashing)
    document = run(with_good_files(tmp_path, "crash.py", b"def f(: ...\n"), workers=2, edges=True)
    assert [symbol.name for symbol in document.symbols] == ["good", "f", "good"]
    assert [error.reason for error in document.errors] == [
        "syntax error at line 1; relations not extracted: the parser crashed on this file"
    ]


def test_a_fault_of_ours_in_relations_costs_them_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: UseFinder) -> None:
        if self.facts.path == "bad.py":
            raise RecursionError

    monkeypatch.setattr(UseFinder, "collect", fail)
    document = run(with_good_files(tmp_path, "bad.py", b"def f(): ...\n"), edges=True)
    assert [symbol.name for symbol in document.symbols] == ["good", "f", "good"]
    assert [error.reason for error in document.errors] == [
        "relations not extracted: internal error (RecursionError)"
    ]


def test_a_worker_that_dies_costs_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = workers.answer

    def crashing(file: SourceFile, cache: Cache | None) -> bytes:
        if file.path == "crash.py":
            os._exit(139)
        return real(file, cache)

    monkeypatch.setattr(workers, "answer", crashing)
    document = run(with_good_files(tmp_path, "crash.py", b""), workers=2)
    assert good_files(document) == ["a.py", "z.py"]
    assert [error.reason for error in document.errors] == ["the parser crashed on this file"]


def test_workers_that_die_at_every_file_cost_these_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = workers.answer

    def crashing(file: SourceFile, cache: Cache | None) -> bytes:
        if file.path.startswith("crash"):
            os._exit(139)
        return real(file, cache)

    monkeypatch.setattr(workers, "answer", crashing)
    for number in range(40):
        (tmp_path / f"crash{number}.py").write_text("")
        (tmp_path / f"fine{number}.py").write_text(GOOD)
    document = run(tmp_path, workers=2)
    assert len(good_files(document)) == 40
    assert len(document.errors) == 40


def test_an_empty_tree(tmp_path: Path) -> None:
    assert run(tmp_path).symbols == ()


def test_a_name_with_line_end_and_quotes(tmp_path: Path) -> None:
    document = run(with_good_files(tmp_path, 'odd\n"name" .py', b"def odd(): ...\n"))
    assert 'odd\n"name" .py' in document.files
