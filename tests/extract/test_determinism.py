"""The same tree gives the same bytes, however it is run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CASES = Path(__file__).parent.parent / "languages"


#: Runs the command with directories listed in an order of its own.
SHUFFLED = """
import os, random, sys

def shuffled(real):
    def listing(*arguments):
        entries = sorted(real(*arguments), key=lambda entry: getattr(entry, "name", entry))
        random.Random(SEED).shuffle(entries)
        return Listing(entries)
    return listing

class Listing(list):
    def __enter__(self):
        return self
    def __exit__(self, *_):
        pass
    def __next__(self):
        return self.pop()
    def close(self):
        pass

os.scandir, os.listdir = shuffled(os.scandir), shuffled(os.listdir)
from codeknit.cli import main
sys.exit(main())
"""


def skeleton(
    source: str,
    *options: str,
    cwd: Path,
    workers: int = 1,
    seed: str = "0",
    program: tuple[str, ...] = ("-m", "codeknit"),
) -> bytes:
    command = [sys.executable, *program, "parse", source, "--output-mode", "inline"]
    command += ["--edges", "--collect-test", "--workers", str(workers), *options]
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, check=True)
    return done.stdout + done.stderr


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


def test_a_locale_that_lacks_the_characters_of_names(tmp_path: Path) -> None:
    (tmp_path / "project" / "ü").mkdir(parents=True)
    (tmp_path / "project" / "ü" / "ß.py").write_text("x = 1\n")
    command = [sys.executable, "-m", "codeknit", "parse", "project", "out"]
    command += ["--output-mode", "directory-tree", "--cache", "cache", "--workers", "1"]
    locale = {"LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    subprocess.run(command, cwd=tmp_path, env={**os.environ, **locale}, check=True)
    written = (tmp_path / "out" / "ü" / "ß.py.skt").read_text("utf-8")
    assert written == "[symbols]\n## ü/ß.py\nS1 value/variable L1-L1 x\n"


def test_relative_path_and_other_directory(expected: bytes) -> None:
    assert skeleton("languages", cwd=CASES.parent) == expected
    assert skeleton(".", cwd=CASES) == expected
    assert skeleton("../languages/../languages/", cwd=CASES) == expected


def test_cached_and_not(expected: bytes, tmp_path: Path) -> None:
    cache = str(tmp_path / "cache")
    for seed in ("0", "1", "2"):
        assert skeleton(str(CASES), "--cache", cache, cwd=CASES.parent, seed=seed) == expected
    assert skeleton(".", "--cache", cache, cwd=CASES, workers=5) == expected


@pytest.mark.parametrize("order", [1, 2])
def test_order_of_directories(expected: bytes, order: int) -> None:
    program = ("-c", SHUFFLED.replace("SEED", str(order)))
    assert skeleton(str(CASES), cwd=CASES.parent, program=program) == expected


def test_what_is_left_out_is_told_in_one_order(tmp_path: Path) -> None:
    for name in ("a.min.js", "vendor/x.py", "test_b.py", "c.py", "d/e.py", "z.txt", "g.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("# @generated\n" if name == "g.py" else "x = 1\n")
    (tmp_path / "bad.py").write_bytes(b"\xff")
    (tmp_path / "big.py").write_bytes(b"#" * 3_000_000)
    told = [
        skeleton(".", "-v", cwd=tmp_path, program=("-c", SHUFFLED.replace("SEED", str(order))))
        for order in range(4)
    ]
    assert told[0].count(b": left out: ") == 4
    assert told == [told[0]] * 4
