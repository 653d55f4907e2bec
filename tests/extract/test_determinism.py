"""The same tree gives the same bytes, however it is run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CASES = Path(__file__).parent.parent / "languages"


def skeleton(source: str, *, cwd: Path, workers: int = 1, seed: str = "0") -> bytes:
    command = [sys.executable, "-m", "codeknit.cli", "parse", source, "--output-mode", "inline"]
    command += ["--edges", "--collect-test", "--workers", str(workers), "--quiet"]
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, check=True)
    return done.stdout


@pytest.fixture(scope="module")
def expected() -> bytes:
    return skeleton(str(CASES), cwd=CASES.parent)


def test_there_is_something_to_compare(expected: bytes) -> None:
    assert expected.count(b"\n") > 100


@pytest.mark.parametrize("workers", [2, 5])
def test_workers(expected: bytes, workers: int) -> None:
    assert skeleton(str(CASES), cwd=CASES.parent, workers=workers) == expected


@pytest.mark.parametrize("seed", ["1", "4711"])
def test_hash_seeds(expected: bytes, seed: str) -> None:
    assert skeleton(str(CASES), cwd=CASES.parent, seed=seed) == expected


def test_relative_path_and_other_directory(expected: bytes) -> None:
    assert skeleton("languages", cwd=CASES.parent) == expected
    assert skeleton(".", cwd=CASES) == expected
