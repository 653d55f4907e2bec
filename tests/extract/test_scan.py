"""Which files are taken, in what order, and what is counted as left out."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from codeknit.diagnostics import CodeknitError
from codeknit.extract.scan import is_test, language_of, readable, scan
from codeknit.languages import languages


def tree(root: Path, *names: str, text: str = "x = 1\n") -> Path:
    for name in names:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


def paths(root: Path, **options: bool) -> list[str]:
    return [file.path for file in scan(str(root), **options).files]


def test_files_are_sorted_by_their_whole_path(tmp_path: Path) -> None:
    tree(tmp_path, "b.py", "a/z.py", "a.py", "a-b/c.py", "Z.py")
    assert paths(tmp_path) == ["Z.py", "a-b/c.py", "a.py", "a/z.py", "b.py"]


def test_other_languages_and_directories_of_tools_are_not_taken(tmp_path: Path) -> None:
    tree(tmp_path, "a.py", "a.txt", ".git/b.py", "node_modules/c.py", "__pycache__/d.py")
    found = scan(str(tmp_path))
    assert [file.path for file in found.files] == ["a.py"]
    assert found.left_out == {"cache": 2, "vendored": 1, "other": 1}


def test_tests_are_counted_unless_asked_for(tmp_path: Path) -> None:
    tree(tmp_path, "a.py", "test_a.py", "tests/b.py", "latest/c.py")
    assert paths(tmp_path) == ["a.py", "latest/c.py"]
    assert scan(str(tmp_path)).left_out["test"] == 2
    assert len(paths(tmp_path, collect_tests=True)) == 4


def test_a_loop_of_links_ends(tmp_path: Path) -> None:
    tree(tmp_path, "a/b.py")
    (tmp_path / "a" / "loop").symlink_to(tmp_path)
    assert paths(tmp_path) == ["a/b.py"]


def test_a_broken_link_and_a_pipe_are_no_files(tmp_path: Path) -> None:
    (tmp_path / "gone.py").symlink_to(tmp_path / "nowhere.py")
    os.mkfifo(tmp_path / "pipe.py")
    assert paths(tmp_path) == []


def test_a_single_file_is_always_taken(tmp_path: Path) -> None:
    tree(tmp_path, "test_a.py")
    assert paths(tmp_path / "test_a.py") == ["test_a.py"]


def test_nothing_of_that_name(tmp_path: Path) -> None:
    with pytest.raises(CodeknitError, match="no such file"):
        scan(str(tmp_path / "nothing"))


def test_a_single_file_of_no_language(tmp_path: Path) -> None:
    tree(tmp_path, "a.xyz")
    with pytest.raises(CodeknitError, match="no known language"):
        scan(str(tmp_path / "a.xyz"))


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("#!/usr/bin/python", "python"),
        ("#!/usr/bin/env python3", "python"),
        ("#! /usr/bin/env -S python3.11 -u", "python"),
        ("#!/usr/bin/pypy3", "python"),
        ("#!/bin/made-up", None),
        ("python", None),
        ("", None),
    ],
)
def test_the_interpreter_tells_the_language(tmp_path: Path, line: str, language: str) -> None:
    path = tmp_path / "script"
    path.write_text(f"{line}\nx = 1\n")
    found = language_of(str(path))
    assert (found.id if found else None) == language


def test_names_that_are_no_utf_8_are_escaped() -> None:
    assert readable(os.fsdecode(b"caf\xe9.py")) == "caf\\xe9.py"
    assert readable("café.py") == "café.py"


def test_names_of_tests() -> None:
    python = languages()["python"]
    assert is_test("pkg/test_x.py", python)
    assert is_test("tests/deep/x.py", python)
    assert not is_test("pkg/contest.py", python)
