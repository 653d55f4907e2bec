"""`codeknit parse` over whole trees, hostile ones among them: everything else is extracted, and
what is left out is told."""

from __future__ import annotations

import faulthandler
import os
import shutil
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import codeknit
from codeknit.cli import main
from codeknit.extract.scan import Selection, SourceFile, scan
from codeknit.model import Document

GOOD = b"def good(): ...\n"


@pytest.fixture(autouse=True)
def _no_configuration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the one who runs the tests ignores everywhere is not ignored here."""
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("GIT_CONFIG_SYSTEM", os.devnull)
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)


@pytest.fixture(autouse=True)
def _in_an_empty_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without OUT, a skeleton that stands in the checkout would be refused."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A tree with a good file at either end."""
    root = tmp_path / "tree"
    root.mkdir()
    (root / "a.py").write_bytes(GOOD)
    (root / "z.py").write_bytes(GOOD)
    return root


Said = Callable[..., tuple[Document, str]]


@pytest.fixture
def parse(root: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Said:
    """Runs `parse` over the tree; gives the document and what was said."""

    def run(*options: str, source: Path | None = None) -> tuple[Document, str]:
        out = str(tmp_path / "out.skt")
        arguments = ["parse", str(source or root), out, "--output-mode", "inline", "--verbose"]
        assert main([*arguments, *options]) == 0
        return codeknit.load(out), capfd.readouterr().err

    return run


def good(document: Document) -> list[str]:
    return [symbol.file for symbol in document.symbols if symbol.name == "good"]


def errors(document: Document) -> dict[str, str]:
    return {error.file: error.reason for error in document.errors}


# ── Files that cannot be extracted, or hardly ────────────────────────────────────────────────────

CULPRITS = {
    "UTF-16": ("x = 1\n".encode("utf-16"), "not UTF-8: a byte order mark of UTF-16"),
    "UTF-16 without a mark": ("x = 1\n".encode("utf-16-le"), "not text: it contains NUL bytes"),
    "NUL bytes": (b"x = 1\n\0\0\0", "not text: it contains NUL bytes"),
    "not UTF-8": (b"x = 1\ny = '\xe9'\n", "not UTF-8: bad byte at line 2"),
    "binary": (bytes(range(256)) * 64, "not text: it contains NUL bytes"),
    "syntax error": (b"def f():\n    return (\n\nx = = 2\n", "syntax error at line "),
    "not closed": (b"x = 1\ny = '''\n" + b"text\n" * 1000, "syntax error at line 2"),
    "brackets": (b"x = " + b"(" * 100_000, ("syntax error at line 1", "not finished within 10 ")),
    "closed brackets": (b"x = " + b"[" * 100_000 + b"]" * 100_000 + b"\n", ""),
    "one long line": (b"x = [" + b"f(a, 1), " * 560_000 + b"]\n", "too large: 5.040007 MB, "),
    "a million lines": (b"x = 1\n" * 1_000_000, "too large: 6 MB, more than 2 MB"),
    "empty": (b"", ""),
    "only a mark": (b"\xef\xbb\xbf", ""),
}


@pytest.mark.parametrize("name", CULPRITS)
def test_a_culprit_has_its_line_and_the_others_are_extracted(
    root: Path, parse: Said, name: str
) -> None:
    data, reason = CULPRITS[name]
    (root / "m.py").write_bytes(data)
    document, said = parse()
    assert good(document) == ["a.py", "z.py"]
    if reason:
        assert errors(document)["m.py"].startswith(reason)
        assert f"m.py: {errors(document)['m.py']}\n" in said
    else:
        assert errors(document) == {}
        assert "m.py" in document.files


def test_a_million_lines(root: Path, parse: Said) -> None:
    (root / "m.py").write_bytes(b"x = 1\n" * 1_000_000 + GOOD)
    document, _ = parse("--max-file-size", "10MB", "--timeout", "600")
    assert good(document) == ["a.py", "m.py", "z.py"]
    assert document.symbols[-2].span[0] == 1_000_001


def test_a_line_of_five_megabytes(root: Path, parse: Said) -> None:
    (root / "m.py").write_bytes(b"def good(): return [" + b"f(a, 1), " * 560_000 + b"]\n")
    document, said = parse("--max-file-size", "10MB", "--timeout", "600")
    assert good(document) == ["a.py", "z.py"]
    assert "m.py: left out: minified file\n" in said
    options = ("--max-file-size", "10MB", "--timeout", "600", "--include-generated")
    assert good(parse(*options)[0]) == ["a.py", "m.py", "z.py"]


def test_what_is_no_file_is_never_opened(root: Path, parse: Said) -> None:
    os.mkfifo(root / "pipe.py")
    os.mkfifo(root / "pipe")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(root / "socket.py"))
        document, said = parse()
    assert document.files == ("a.py", "z.py")
    assert "3 pipes, sockets or devices" in said


def test_a_device_is_never_opened(root: Path, parse: Said) -> None:
    try:
        os.mknod(root / "zero.py", stat.S_IFCHR | 0o600, os.makedev(1, 5))
    except PermissionError:
        pytest.skip("only root makes devices")
    assert "1 pipe, socket or device" in parse()[1]


def test_a_file_that_became_a_pipe_is_not_waited_for(root: Path) -> None:
    from codeknit.extract.workers import extract_all

    os.mkfifo(root / "m.py")
    files = [SourceFile(name, str(root / name), "python") for name in ("a.py", "m.py", "z.py")]
    found = dict(extract_all(files, time_limit=60))
    assert found[1].error == "cannot be read: not a regular file"
    assert [len(found[index].definitions) for index in (0, 2)] == [1, 1]


@pytest.mark.parametrize("name", ["go.mod", "__init__.py", ".gitignore", ".codeknitignore"])
def test_a_pipe_with_a_name_that_means_something(root: Path, parse: Said, name: str) -> None:
    os.mkfifo(root / name)
    (root / "b.go").write_text('package b\n\nimport "m/sub"\n')
    document, _ = parse("--cache", str(root / "cache"))
    assert good(document) == ["a.py", "z.py"]
    assert "b.go" in document.files


def test_a_named_pipe_is_no_input(root: Path, capfd: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(root / "pipe.py")
    assert main(["parse", str(root / "pipe.py")]) == 2
    assert "neither a file nor a directory" in capfd.readouterr().err


def test_vanishing_files(root: Path, parse: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    from codeknit.extract import run

    (root / "m.py").write_bytes(GOOD)
    real = run.extract_all

    def vanishing(*arguments: object, **options: object) -> object:
        (root / "m.py").unlink()
        return real(*arguments, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(run, "extract_all", vanishing)
    document, _ = parse()
    assert good(document) == ["a.py", "z.py"]
    assert errors(document) == {"m.py": "cannot be read: No such file or directory"}


def test_vanishing_directories(root: Path, parse: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    (root / "b").mkdir()
    real = os.scandir

    def vanishing(place: str) -> object:
        if os.path.basename(place) == "b":
            os.rmdir(place)
        return real(place)

    monkeypatch.setattr(os, "scandir", vanishing)
    document, _ = parse()
    assert good(document) == ["a.py", "z.py"]
    assert errors(document) == {"b": "cannot be listed: No such file or directory"}


@pytest.mark.skipif(os.geteuid() == 0, reason="root reads everything")
def test_unreadable_files_and_directories(root: Path, parse: Said) -> None:
    (root / "b.py").write_bytes(GOOD)
    (root / "b.py").chmod(0)
    (root / "c").mkdir(mode=0)
    assert errors(parse()[0]) == {
        "b.py": "cannot be read: Permission denied",
        "c": "cannot be listed: Permission denied",
    }


def test_unreadable_as_anyone(root: Path, parse: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    (root / "b.py").write_bytes(GOOD)
    (root / "c").mkdir()
    real_open, real_scandir = os.open, os.scandir

    def refuse(place: object, *arguments: object) -> object:
        if os.path.basename(os.fspath(place)) in ("b.py", "c"):  # type: ignore[call-overload]
            raise PermissionError(13, "Permission denied", place)
        is_open = bool(arguments)
        return real_open(place, *arguments) if is_open else real_scandir(place)  # type: ignore[arg-type, call-overload]

    monkeypatch.setattr(os, "open", refuse)
    monkeypatch.setattr(os, "scandir", refuse)
    assert errors(parse()[0]) == {
        "b.py": "cannot be read: Permission denied",
        "c": "cannot be listed: Permission denied",
    }


def test_an_unreadable_input(
    root: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(place: str) -> object:
        raise PermissionError(13, "Permission denied", place)

    monkeypatch.setattr(os, "scandir", refuse)
    assert main(["parse", str(root), "--output-mode", "inline"]) == 2
    assert capfd.readouterr().err == f"codeknit: {root}: Permission denied\n"


# ── Links and names ──────────────────────────────────────────────────────────────────────────────


def test_links_are_not_followed_and_are_counted(root: Path, tmp_path: Path, parse: Said) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "o.py").write_bytes(GOOD)
    (root / "out.py").symlink_to(outside / "o.py")
    (root / "outside").symlink_to(outside)
    (root / "loop").symlink_to(root)
    (root / "self.py").symlink_to("self.py")
    (root / "twice.py").symlink_to("a.py")
    (root / "README").symlink_to("a.txt")
    document, said = parse()
    assert document.files == ("a.py", "z.py")
    assert errors(document) == {}
    assert "left out: 5 symbolic links" in said


def test_a_link_that_is_the_input_is_followed(root: Path, tmp_path: Path, parse: Said) -> None:
    (tmp_path / "link").symlink_to(root)
    (tmp_path / "link.py").symlink_to(root / "a.py")
    assert good(parse(source=tmp_path / "link")[0]) == ["a.py", "z.py"]
    assert good(parse(source=tmp_path / "link.py")[0]) == ["link.py"]


NAMES = [
    b"with space.py",
    b"line\nend.py",
    b'quote".py',
    b"it's.py",
    b"tab\t.py",
    b"caf\xe9.py",
    b"caf\\xe9.py",
    b"caf\\\\xe9.py",
    "caf\u00e9.py".encode(),
    b"back\\slash.py",
    b"\xff\xfe.py",
    b"#hash.py",
    b"[symbols].py",
    b"## a.py",
    b"-dash.py",
    b"{a=b}.py",
    "\u2028.py".encode(),
    b"\x7f\x1b[31m.py",
]


@pytest.mark.parametrize("mode", ["inline", "directory-flat", "directory-tree"])
@pytest.mark.parametrize("form", ["skt", "json"])
def test_any_name(root: Path, tmp_path: Path, mode: str, form: str) -> None:
    for name in NAMES:
        with open(os.path.join(os.fsencode(root), name), "wb") as file:
            file.write(GOOD)
    out = tmp_path / "out"
    assert main(["parse", str(root), str(out), "--output-mode", mode, "--format", form, "-q"]) == 0
    document = codeknit.load(out)
    assert len(set(document.files)) == len(NAMES) + 2
    assert good(document) == sorted(document.files)
    assert {"caf\\xe9.py", "caf\\\\xe9.py", "back\\slash.py", "\\xff\\xfe.py"} <= {*document.files}
    assert main(["validate", str(out)]) == 0


def test_names_in_messages_stay_on_their_line(root: Path, parse: Said) -> None:
    (root / "line\nend.py").write_bytes(b"\0")
    assert "\n'line\\nend.py': not text: it contains NUL bytes\n" in parse()[1]


def test_a_very_deep_directory(root: Path, parse: Said) -> None:
    here = os.getcwd()
    try:
        os.chdir(root)
        for _ in range(40):
            os.mkdir("d" * 200)
            os.chdir("d" * 200)
        Path("deep.py").write_bytes(GOOD)
    finally:
        os.chdir(here)
    document, _ = parse()
    assert good(document) == ["a.py", "z.py"]
    assert "cannot be listed: File name too long" in errors(document).values()


# ── What is left out ─────────────────────────────────────────────────────────────────────────────


def fill(root: Path, *names: str) -> None:
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(GOOD)


LEFT_OUT = {
    "vendored": ["node_modules/x/b.py", "vendor/b.py", "p/third_party/b.py", "site-packages/b.py"],
    "cache": [".git/b.py", "__pycache__/b.py", ".mypy_cache/b.py", "pkg/.tox/b.py"],
    "test": ["test_b.py", "tests/b.py", "conftest.py"],
    "minified": ["b.min.js"],
}  # fmt: skip


@pytest.mark.parametrize("reason", LEFT_OUT)
def test_left_out_and_counted(root: Path, reason: str) -> None:
    fill(root, *LEFT_OUT[reason])
    found = scan(str(root), Selection(listing=True))
    assert [file.path for file in found.files] == ["a.py", "z.py"]
    assert found.left_out == {reason: len(LEFT_OUT[reason])}
    assert len(list(found.left.paths())) == len(LEFT_OUT[reason])


def test_environments_and_tagged_caches_are_known_by_content(root: Path, parse: Said) -> None:
    fill(root, "env/pyvenv.cfg", "env/lib/b.py", "conda/conda-meta/x", "conda/b.py", "c/b.py")
    (root / "c" / "CACHEDIR.TAG").write_text("Signature: 8a477f597d28d172789f06886806bc55\n")
    fill(root, "d/CACHEDIR.TAG", "d/b.py")
    document, said = parse()
    assert document.files == ("a.py", "d/b.py", "z.py")
    assert "left out: 2 virtual environments, 1 directory of a tool" in said
    assert "\nenv/: left out: virtual environment\n" in said
    assert "conda/b.py" in parse("--include-vendored")[0].files


def test_vendored_trees_are_entered_when_asked_for(root: Path, parse: Said) -> None:
    fill(root, *LEFT_OUT["vendored"], *LEFT_OUT["cache"])
    document, _ = parse("--include-vendored")
    assert sorted({*document.files} - {"a.py", "z.py"}) == sorted(LEFT_OUT["vendored"])


def test_the_input_itself_is_entered_whatever_its_name(root: Path, parse: Said) -> None:
    fill(root, "node_modules/b.py", "node_modules/pyvenv.cfg")
    assert good(parse(source=root / "node_modules")[0]) == ["b.py"]


@pytest.mark.parametrize("name", ["test_b.py", "b.min.py", "node_modules/b.py", "ignored.py"])
def test_a_file_that_is_the_input_is_always_taken(root: Path, parse: Said, name: str) -> None:
    (root / ".gitignore").write_text("ignored.py\n")
    fill(root, name)
    (root / name).write_bytes(b"# @generated\n" + GOOD + b"#" * 3_000_000)
    document, _ = parse("--max-file-size", "1k", "--exclude", "*", source=root / name)
    assert good(document) == [os.path.basename(name)]


def test_generated_files(root: Path, parse: Said) -> None:
    (root / "g.py").write_bytes(b"# Code generated by x. DO NOT EDIT.\n" + GOOD)
    document, said = parse()
    assert "g.py" not in document.files
    assert errors(document) == {}
    assert "left out: 1 generated file\ng.py: left out: generated file\n" in said
    document, said = parse("--include-generated")
    assert good(document) == ["a.py", "g.py", "z.py"]
    assert "left out" not in said


@pytest.mark.parametrize(
    ("size", "bytes_"),
    [("100", 100), ("2k", 2000), ("1.5MB", 1_500_000), ("1MiB", 1 << 20), ("1 GB", 10**9)],
)
def test_sizes(root: Path, size: str, bytes_: int, monkeypatch: pytest.MonkeyPatch) -> None:
    import codeknit.extract.scan as module

    seen: list[int] = []

    def noted(source: str, selection: Selection) -> object:
        seen.append(selection.max_file_size)
        return scan(source, selection)

    monkeypatch.setattr(module, "scan", noted)
    assert main(["parse", str(root), "-", "--output-mode", "inline", "--max-file-size", size]) == 0
    assert seen == [bytes_]


@pytest.mark.parametrize("size", ["big", "-1", "1XB", "", "1e3"])
def test_sizes_that_are_none(root: Path, size: str) -> None:
    assert main(["parse", str(root), "--max-file-size", size]) == 2


def test_ignore_files(root: Path, parse: Said) -> None:
    (root / ".gitignore").write_text("b.py\n")
    (root / ".codeknitignore").write_text("c.py\nd/\n!b.py\n")
    fill(root, "b.py", "c.py", "d/e.py")
    document, said = parse()
    assert document.files == ("a.py", "z.py")
    assert "1 ignored directory, 2 ignored files" in said
    assert "\nd/: left out: ignored directory\n" in said
    assert "\nb.py: left out: ignored file\n" in said
    assert parse("--no-ignore")[0].files == ("a.py", "b.py", "c.py", "d/e.py", "z.py")


@pytest.mark.skipif(shutil.which("git") is None, reason="there is no git")
def test_in_a_repository_git_says_what_is_ignored(root: Path, parse: Said) -> None:
    fill(root, "b.py", "build/c.py")
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    subprocess.run(["git", "add", "b.py"], cwd=root, check=True)
    (root / ".gitignore").write_text("b.py\nbuild/\n")
    document, said = parse()
    assert document.files == ("a.py", "b.py", "z.py")
    assert "1 ignored directory" in said


@pytest.mark.parametrize(
    ("options", "files"),
    [
        (["--include", "*.js"], ["s/t/x.js", "x.js"]),
        (["--include", "s/"], ["s/t/x.js", "s/y.py"]),
        (["--include", "/s/*.py", "--include", "a.py"], ["a.py", "s/y.py"]),
        (["--exclude", "s/t"], ["a.py", "s/y.py", "x.js", "z.py"]),
        (["--exclude", "*.js", "--exclude", "!/x.js"], ["a.py", "s/y.py", "x.js", "z.py"]),
        (["--include", "s", "--exclude", "*.js"], ["s/y.py"]),
        (["--exclude", "*"], []),
    ],
)
def test_globs(root: Path, parse: Said, options: list[str], files: list[str]) -> None:
    fill(root, "s/t/x.js", "s/y.py", "x.js")
    assert list(parse(*options)[0].files) == files


def test_what_options_leave_out_is_counted(root: Path, parse: Said) -> None:
    fill(root, "s/y.py")
    assert (
        "1 excluded directory, 1 excluded file" in parse("--exclude", "s", "--exclude", "z.py")[1]
    )


def test_a_glob_that_is_none(root: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["parse", str(root), "--include", "["]) == 2
    assert "--include: expected a glob" in capfd.readouterr().err


def test_the_summary_counts_in_words(root: Path, parse: Said) -> None:
    assert parse()[1].startswith("2 files, 2 symbols, 0 files with errors; written to ")
    (root / "z.py").unlink()
    (root / "README").write_text("")
    first, second = parse()[1].splitlines()
    assert first.startswith("1 file, 1 symbol, 0 files with errors; written to ")
    assert second == "left out: 1 file in no known language"


def test_header_language(root: Path) -> None:
    (root / "a.h").write_text("class A;\n")
    for language in ("c", "cpp"):
        found = scan(str(root / "a.h"), Selection(header_language=language))
        assert found.files[0].language == language


# ── The run ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seconds", ["inf", "1e30"])
def test_a_file_may_take_any_time(root: Path, parse: Said, seconds: str) -> None:
    document, _ = parse("--timeout", seconds)
    assert good(document) == ["a.py", "z.py"]


def test_a_file_may_take_so_long(root: Path, parse: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    from codeknit.extract import workers
    from codeknit.extract.cache import Cache

    (root / "slow.py").write_bytes(GOOD)
    real = workers.answer

    def slow(file: SourceFile, cache: Cache | None) -> bytes:
        if file.path == "slow.py":
            time.sleep(120)
        return real(file, cache)

    monkeypatch.setattr(workers, "answer", slow)
    document, _ = parse("--timeout", "1.5")
    assert good(document) == ["a.py", "z.py"]
    assert errors(document) == {"slow.py": "not finished within 1.5 seconds"}


def test_a_worker_that_is_killed_costs_one_file(
    root: Path, parse: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    from codeknit.extract import workers
    from codeknit.extract.cache import Cache

    (root / "crash.py").write_bytes(GOOD)
    real = workers.answer

    def crashing(file: SourceFile, cache: Cache | None) -> bytes:
        if file.path == "crash.py":
            faulthandler.disable()
            os.kill(os.getpid(), signal.SIGSEGV)
        return real(file, cache)

    monkeypatch.setattr(workers, "answer", crashing)
    document, _ = parse("--workers", "2")
    assert good(document) == ["a.py", "z.py"]
    assert errors(document) == {"crash.py": "the parser crashed on this file"}


@pytest.mark.parametrize("delay", [0.0, 0.2, 0.5, 0.8, 1.2])
def test_interrupted(root: Path, tmp_path: Path, delay: float) -> None:
    """At whatever moment: status 130, no traceback, no process, nothing half-written."""
    for number in range(400):
        text = f"class C{number}:\n" + "    def m(self, a, b=(1, 2)): return [a, b]\n" * 400
        (root / f"f{number}.py").write_text(text)
    place = tmp_path / "place"
    place.mkdir()
    started = tmp_path / "started"
    script = f"""
import sys
from codeknit.cli import main
open({str(started)!r}, "w").close()
sys.exit(main(["parse", {str(root)!r}, "out", "--workers", "2"]))
"""
    run = subprocess.Popen(
        [sys.executable, "-c", script],
        cwd=place,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    while not started.exists():
        time.sleep(0.01)
    time.sleep(0.2 + delay)
    os.killpg(run.pid, signal.SIGINT)  # what a terminal does: all processes of the run get it
    _, said = run.communicate(timeout=60)
    assert said == b""
    assert run.returncode == 130
    assert list(place.iterdir()) == []
    with pytest.raises(ProcessLookupError):
        os.killpg(run.pid, 0)


def test_progress_on_a_terminal_only(root: Path) -> None:
    import pty

    main_end, other_end = pty.openpty()
    command = [sys.executable, "-m", "codeknit", "parse", str(root), "--output-mode", "inline"]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
    for number in range(300):
        text = f"class C{number}:\n" + "    def m(self, a, b=(1, 2)): return [a, b]\n" * 100
        (root / f"f{number}.py").write_text(text)
    run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=other_end, env=environment)
    os.close(other_end)
    output, _ = run.communicate(timeout=60)
    shown = b""
    while True:
        try:
            piece = os.read(main_end, 65536)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    os.close(main_end)
    assert output.startswith(b"[symbols]\n")
    assert b"/302" in shown
    assert b" files/s" in shown
    assert b"302 files, " in shown
    piped = subprocess.run(command, capture_output=True, env=environment, check=True, timeout=60)
    assert piped.stdout == output
    assert piped.stderr.count(b"\n") == 1
