"""A cache changes nothing but the time: what it gives is what would be found, or nothing."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from codeknit.cli import main
from codeknit.extract import cache as cache_module
from codeknit.extract import run as run_module
from codeknit.extract import workers
from codeknit.extract.cache import Cache
from codeknit.extract.records import FileFacts
from codeknit.extract.scan import SourceFile

LANGUAGES = Path(__file__).parents[2] / "codeknit" / "languages"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = tmp_path / "project"
    root.mkdir()
    (root / "app.py").write_text("import lib\nclass A:\n    def m(self, b: lib.B): ...\n")
    (root / "lib.py").write_text("class B: ...\n")
    (root / "bad.py").write_bytes(b"x = \xff\n")
    (root / "wrong.py").write_text("def f(:\n")
    (root / "made.py").write_text("# @generated\nx = 1\n")
    return root


@pytest.fixture
def parse(project: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Runs `parse` over the project; gives what was written and what was said."""

    def run(*options: str, cached: bool = True) -> str:
        where = ["--cache", str(tmp_path / "cache")] if cached else []
        arguments = ["parse", str(project), "--output-mode", "inline", "--verbose", "--edges"]
        assert main([*arguments, *where, *options]) == 0
        captured = capfd.readouterr()
        return captured.out + captured.err

    return run


@pytest.fixture
def extracted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[], list[str]]:
    """Tells the paths of the files that were not found in the cache since it was last asked."""
    real, log = workers._facts_in, tmp_path / "extracted"

    def noted(data: bytes, file: SourceFile) -> FileFacts:
        with log.open("a") as lines:  # this runs in another process
            lines.write(f"{file.path}\n")
        return real(data, file)

    def since() -> list[str]:
        paths = log.read_text().splitlines() if log.exists() else []
        log.unlink(missing_ok=True)
        return sorted(paths)

    monkeypatch.setattr(workers, "_facts_in", noted)
    return since


ALL = ["app.py", "bad.py", "lib.py", "made.py", "wrong.py"]


def entries(tmp_path: Path) -> list[Path]:
    found = [path for kind in ("facts", "runs") for path in (tmp_path / "cache" / kind).rglob("*")]
    return sorted(path for path in found if path.is_file())


def test_cached_is_as_not_cached(
    parse: Callable[..., str], extracted: Callable[[], list[str]]
) -> None:
    expected = parse(cached=False)
    assert extracted() == ALL
    assert parse() == expected
    assert extracted() == ALL
    assert parse() == expected
    assert extracted() == []


@pytest.mark.parametrize(
    "options",
    [
        ["--format", "json"],
        ["--minify"],
        ["--include-generated"],
        ["--exclude", "lib.py"],
        ["--include", "lib.py"],
    ],
)
def test_runs_with_other_options_are_other_runs(
    parse: Callable[..., str], options: list[str]
) -> None:
    plain = parse()
    expected = parse(*options, cached=False)
    assert parse(*options) == expected
    assert parse(*options) == expected
    assert parse() == plain


@pytest.mark.parametrize("mode", ["directory-flat", "directory-tree"])
def test_directories(parse: Callable[..., str], tmp_path: Path, mode: str) -> None:
    texts = []
    for name in ("first", "second"):
        place = tmp_path / name
        parse("--output-mode", mode, "--max-lines", "1", str(place))
        files = (path for path in place.rglob("*") if path.is_file())
        texts.append({str(path.relative_to(place)): path.read_bytes() for path in files})
    assert texts[0] == texts[1]
    assert len(texts[0]) > 2


def test_only_what_changed_is_extracted(
    parse: Callable[..., str], extracted: Callable[[], list[str]], project: Path
) -> None:
    parse()
    extracted()
    (project / "lib.py").write_text("class B: ...\nclass C: ...\n")
    (project / "app.py").touch()
    assert "C" in parse()
    assert extracted() == ["lib.py"]


def test_same_bytes_elsewhere_are_not_the_same_file(
    parse: Callable[..., str], project: Path
) -> None:
    parse()
    (project / "lib.py").rename(project / "other.py")
    assert parse() == parse(cached=False)


def test_a_package_around_the_tree_counts(parse: Callable[..., str], project: Path) -> None:
    (project / "app.py").write_text("import project.lib\ndef f(b: project.lib.B): ...\n")
    without = parse()
    (project / "__init__.py").write_text("")
    assert "S1" in parse()
    (project / "__init__.py").unlink()
    (project.parent / "__init__.py").write_text("")
    assert parse() == without == parse(cached=False)


def test_a_module_file_counts(parse: Callable[..., str], project: Path) -> None:
    (project / "sub").mkdir()
    (project / "sub" / "a.go").write_text("package sub\n\ntype T int\n")
    (project / "b.go").write_text('package b\n\nimport "m/sub"\n\nfunc f(t sub.T) {}\n')
    for text in ("module other\n", "module m\n"):
        (project / "go.mod").write_text(text)
        assert parse() == parse(cached=False)


def test_another_codeknit_finds_nothing(
    parse: Callable[..., str],
    extracted: Callable[[], list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parse()
    extracted()
    monkeypatch.setattr(cache_module, "fingerprint", lambda: b"another")
    parse()
    assert extracted() == ALL


@pytest.mark.parametrize("package", ["tree-sitter", "tree-sitter-c-sharp"])
def test_another_version_of_a_parser_is_another_codeknit(
    monkeypatch: pytest.MonkeyPatch, package: str
) -> None:
    before = cache_module.fingerprint.__wrapped__()
    installed = cache_module.version
    monkeypatch.setattr(
        cache_module, "version", lambda name: "0" if name == package else installed(name)
    )
    assert cache_module.fingerprint.__wrapped__() != before


def damage_all(paths: list[Path], damage: Callable[[bytes], bytes]) -> None:
    for path in paths:
        path.write_bytes(damage(path.read_bytes()))


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "cut short": lambda data: data[:-1],
    "longer": lambda data: data + b"\0",
    "one bit": lambda data: data[:-3] + bytes([data[-3] ^ 1]) + data[-2:],
    "checksum": lambda data: data[:20] + bytes([data[20] ^ 1]) + data[21:],
    "something else": lambda data: b"#!/bin/sh\n",
    "another version": lambda data: data.replace(b"cache 1", b"cache 2", 1),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_entries_are_made_anew(
    parse: Callable[..., str],
    extracted: Callable[[], list[str]],
    tmp_path: Path,
    damage: str,
) -> None:
    expected = parse()
    extracted()
    assert len(entries(tmp_path)) == len(ALL) + 1
    damage_all(entries(tmp_path), DAMAGES[damage])
    assert parse() == expected
    assert extracted() == ALL
    assert parse() == expected
    assert extracted() == []


def test_entries_that_changed_places_are_made_anew(
    parse: Callable[..., str], extracted: Callable[[], list[str]], tmp_path: Path
) -> None:
    expected = parse()
    extracted()
    places = [path for path in entries(tmp_path) if path.parent.parent.name == "facts"]
    texts = [path.read_bytes() for path in places]
    for path, text in zip(places, texts[1:] + texts[:1], strict=True):
        path.write_bytes(text)
    for path in (tmp_path / "cache" / "runs").rglob("*"):
        if path.is_file():
            path.unlink()
    assert parse() == expected
    assert extracted() == ALL


@pytest.mark.parametrize("kind", ["facts", "runs"])
def test_a_cache_that_cannot_be_written_is_no_reason_to_fail(
    parse: Callable[..., str], tmp_path: Path, kind: str
) -> None:
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache" / kind).write_text("in the way")
    expected = parse(cached=False)
    assert parse() == expected
    assert parse() == expected


def test_a_cache_that_is_a_file_is_told_and_done_without(
    parse: Callable[..., str], tmp_path: Path
) -> None:
    (tmp_path / "cache").write_text("")
    assert "no cache, going on without: File exists\n" in parse()


def test_the_cache_in_the_tree_is_not_scanned(parse: Callable[..., str], project: Path) -> None:
    parse("--cache", str(project / "cache"))
    (project / "cache" / "x.py").write_text("x = 1\n")
    assert "cache/: left out: directory of a tool\n" in parse()


def test_what_was_not_read_is_not_kept(
    parse: Callable[..., str], monkeypatch: pytest.MonkeyPatch, project: Path, tmp_path: Path
) -> None:
    real = workers.answer

    def failing(file: SourceFile, cache: Cache | None) -> bytes:
        if file.path == "lib.py":
            os._exit(1)
        return real(file, cache)

    with monkeypatch.context() as patch:
        patch.setattr(workers, "answer", failing)
        assert "lib.py: the parser crashed on this file" in parse()
    assert not (tmp_path / "cache" / "runs").exists()
    assert parse() == parse(cached=False)


def test_relations_that_one_run_failed_to_find_are_not_kept(
    parse: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = workers.answer

    def failing(file: SourceFile, cache: Cache | None) -> bytes:
        if file.path == "lib.py" and file.uses:
            os._exit(1)
        return real(file, cache)

    with monkeypatch.context() as patch:
        patch.setattr(workers, "answer", failing)
        assert "lib.py: relations not extracted: the parser crashed on this file" in parse()
    assert parse() == parse(cached=False)


def test_a_file_that_changes_while_it_is_extracted_is_kept_as_what_it_was(
    parse: Callable[..., str], monkeypatch: pytest.MonkeyPatch, project: Path
) -> None:
    real = run_module.extract_all

    def changing(*arguments: object, **options: object) -> object:
        (project / "lib.py").write_text("class Changed: ...\n")
        return real(*arguments, **options)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(run_module, "extract_all", changing)
        assert "Changed" in parse()
    (project / "lib.py").write_text("class B: ...\n")
    assert "Changed" not in parse()


def test_two_runs_at_once(project: Path, tmp_path: Path) -> None:
    for number in range(60):
        text = f"class C{number}:\n" + "    def m(self): ...\n" * 50
        (project / f"f{number}.py").write_text(text)
    command = [sys.executable, "-m", "codeknit", "parse", str(project)]
    command += ["--output-mode", "inline", "--workers", "2", "--quiet"]
    cached = [*command, "--cache", str(tmp_path / "cache")]
    runs = [subprocess.Popen(cached, stdout=subprocess.PIPE) for _ in range(3)]
    texts = [run.communicate(timeout=120)[0] for run in runs]
    expected = subprocess.run(command, stdout=subprocess.PIPE, check=True, timeout=120).stdout
    assert texts == [expected] * 3
    assert list((tmp_path / "cache").rglob(".codeknit-*")) == []


def test_hooks_look_at_nothing_that_is_not_in_the_key() -> None:
    """A hook that looks for something on disk has to name it in `project_files`."""
    known = {("python", "os.path.isfile"), ("go", "os.path.isfile"), ("go", "open(")}
    known |= {("ecmascript", "os.path.isfile"), ("ecmascript", "os.path.isdir")}
    known |= {("ecmascript", "open(")}
    known.add(("rust", "Path("))  # files of the document: their bytes are in the key
    looks = re.compile(
        r"\bos\.(?:path\.(?:is|exists)\w*|listdir|scandir|walk|stat)\b|\bopen\(|(?<!\w)Path\("
    )
    hooks = sorted(LANGUAGES.glob("*/*.py"))
    assert hooks
    texts = {path: path.read_text("utf-8") for path in hooks}
    found = {(path.parent.name, look) for path in hooks for look in looks.findall(texts[path])}
    assert found == known
