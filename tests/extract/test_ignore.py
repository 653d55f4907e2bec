"""What is ignored is what git ignores: asked of git, and by our reading of the same files."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codeknit.diagnostics import CodeknitError
from codeknit.extract import git
from codeknit.extract.ignore import (
    Judge,
    Listed,
    Patterns,
    Rules,
    git_judge,
    git_rules,
    own_judge,
    patterns_of,
)

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="git is what we compare with")


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A home directory without any configuration of git's."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(home))
        patch.setenv("GIT_CONFIG_SYSTEM", os.devnull)
        for name in ("XDG_CONFIG_HOME", "GIT_CONFIG_GLOBAL", "GIT_DIR", "GIT_WORK_TREE"):
            patch.delenv(name, raising=False)
        yield home


def run_git(place: Path, *arguments: str) -> bytes:
    command = ["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments]
    return subprocess.run(command, cwd=place, check=True, capture_output=True).stdout


def fill(root: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(os.fsencode(text))
    return root


def repository(root: Path, files: dict[str, str]) -> Path:
    root.mkdir(parents=True, exist_ok=True)
    run_git(root, "init", "-q", "--template=")
    return fill(root, files)


def listed_by_git(place: Path) -> set[str]:
    found = run_git(place, "ls-files", "-z", "--others", "--cached", "--exclude-standard")
    names = {os.fsdecode(name) for name in found.split(b"\0") if name}
    return {name for name in names if (place / name).is_file()}


def kept(root: Path, judge: Judge, prefix: str = "") -> set[str]:
    """The files of a tree that a judge does not ignore."""
    found: set[str] = set()
    for entry in os.scandir(root / prefix):
        path = prefix + entry.name
        is_directory = entry.is_dir(follow_symlinks=False)
        if entry.name == ".git" or judge.ignores(path, directory=is_directory):
            continue
        if is_directory:
            found |= kept(root, judge.inside(path, entry.path), f"{path}/")
        else:
            found.add(path)
    return found


def agree(root: Path) -> set[str]:
    """What git lists, after both our ways have given the same."""
    expected = listed_by_git(root)
    judge = git_judge(str(root))
    assert isinstance(judge, Listed)
    assert kept(root, judge) == expected
    assert kept(root, git_rules(str(root))) == expected
    return expected


CASES = {
    "anchored": ({".gitignore": "/a.py\n", "a.py": "", "b/a.py": ""}, {".gitignore", "b/a.py"}),
    "any depth": ({".gitignore": "a.py\n", "a.py": "", "b/a.py": ""}, {".gitignore"}),
    "a slash inside anchors": (
        {".gitignore": "b/a.py\n", "b/a.py": "", "c/b/a.py": ""},
        {".gitignore", "c/b/a.py"},
    ),
    "taken back": (
        {".gitignore": "*.py\n!keep.py\n", "a.py": "", "keep.py": ""},
        {".gitignore", "keep.py"},
    ),
    "nothing is taken back from an ignored directory": (
        {".gitignore": "build/\n!build/keep.py\n", "build/keep.py": "", "build/a.py": ""},
        {".gitignore"},
    ),
    "taken back from a directory whose content is ignored": (
        {".gitignore": "build/*\n!build/keep.py\n", "build/keep.py": "", "build/a.py": ""},
        {".gitignore", "build/keep.py"},
    ),
    "the nearer file decides": (
        {".gitignore": "*.py\n", "a/.gitignore": "!b.py\n", "a/b.py": "", "b.py": ""},
        {".gitignore", "a/.gitignore", "a/b.py"},
    ),
    "a directory taken back does not take back what is in it": (
        {".gitignore": "*.py\n", "a/.gitignore": "!b/\n", "a/b/c.py": ""},
        {".gitignore", "a/.gitignore"},
    ),
    "only directories": (
        {".gitignore": "a/\n", "a/b": "", "b/a": ""},
        {".gitignore", "b/a"},
    ),
    "stars across directories": (
        {".gitignore": "a/**/z.py\n**/t/*.py\n", "a/z.py": "", "a/b/c/z.py": "", "x/t/q.py": ""},
        {".gitignore"},
    ),
    "stars at the top": (
        {
            ".gitignore": "/**/a.py\n/**/c/*\n!/**/c/d.py\n",
            "a.py": "", "b/b/a.py": "", "b/c/d.py": "",
        },
        {".gitignore", "b/c/d.py"},
    ),
    "stars behind a word": (
        {
            ".gitignore": "a**/*.py\n*.js\n!b/a**\n!d**/x.js\n",
            "ab.py": "", "a/b/c.py": "", "b/a.py": "", "b/ac/d/e.js": "",
            "d/e/x.js": "", "dx.js": "",
        },
        {".gitignore", "b/a.py", "b/ac/d/e.js", "d/e/x.js", "dx.js"},
    ),
    "more than two stars": (
        {".gitignore": "***/a.py\nb/***/c.py\n", "b/d/a.py": "", "b/d/e/c.py": "", "b/c.py": ""},
        {".gitignore"},
    ),
    "spaces, comments, escapes": (
        {
            ".gitignore": "# a\n\\#b\n\\!c\nd  \ne\\ \nf\t\n",
            "# a": "", "#b": "", "!c": "", "d": "", "e ": "", "f": "", "f\t": "",
        },
        {".gitignore", "# a", "f"},
    ),
    "classes": (
        {".gitignore": "[!a-c].py\n[[:upper:]].js\n", "a.py": "", "d.py": "", "A.js": ""},
        {".gitignore", "a.py"},
    ),
    "line ends and byte order mark": (
        {".gitignore": "\ufeffa.py\r\nb.py\r\nc.py\t\r\n", "a.py": "", "b.py": "", "c.py": ""},
        {".gitignore", "c.py"},
    ),
    "a question mark is one byte": (
        {".gitignore": "?.py\n", "\u00e9.py": "", "e.py": ""},
        {".gitignore", "\u00e9.py"},
    ),
    "names that are no UTF-8": (
        {".gitignore": "*\udce9*\n", "caf\udce9.py": "", "cafe.py": ""},
        {".gitignore", "cafe.py"},
    ),
    "patterns that are none match nothing": (
        {".gitignore": "a[\n\\\n/\n", "a[": "", "a": "", "b": ""},
        {".gitignore", "a[", "a", "b"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_case(tmp_path: Path, name: str) -> None:
    files, expected = CASES[name]
    assert agree(repository(tmp_path / "r", files)) == expected


def test_exclude_file_of_the_repository(tmp_path: Path) -> None:
    root = repository(tmp_path / "r", {".gitignore": "!b.py\n", "a.py": "", "b.py": ""})
    fill(root, {".git/info/exclude": "*.py\n"})
    assert agree(root) == {".gitignore", "b.py"}


@pytest.mark.parametrize("place", [".config/git/ignore", "elsewhere"])
def test_exclude_file_of_the_user(tmp_path: Path, home: Path, place: str) -> None:
    fill(home, {place: "*.log.py\n"})
    if place == "elsewhere":
        text = "[user]\n\tname = a\n[core]\n\texcludesFile = ~/elsewhere\n"
        fill(home, {".gitconfig": text, ".config/git/ignore": "*\n"})
    root = repository(tmp_path / "r", {"a.log.py": "", "b.py": ""})
    assert agree(root) == {"b.py"}


@pytest.mark.parametrize(
    "written", ['"~/x y"', "~/x y # mine", '"~/x y" ; mine', r"~/\"x y\"", '~/"x y"  ']
)
def test_the_exclude_file_of_the_user_without_git(
    tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch, written: str
) -> None:
    fill(home, {'"x y"' if "\\" in written else "x y": "*.log.py\n"})
    fill(home, {".gitconfig": f"[core] excludesfile = {written}\n"})
    root = repository(tmp_path / "r", {"a.log.py": "", "b.py": ""})
    assert agree(root) == {"b.py"}
    monkeypatch.setattr(git, "_program", lambda: None)
    assert isinstance(git_judge(str(root)), Rules)
    assert kept(root, git_judge(str(root))) == {"b.py"}


def test_below_the_top_of_the_repository(tmp_path: Path) -> None:
    files = {
        ".gitignore": "/pkg/a.py\nb.py\npkg/sub/c.py\n",
        "pkg/.gitignore": "d.py\n",
        **{f"pkg/{name}.py": "" for name in "abdx"},
        **{f"pkg/sub/{name}.py": "" for name in "abcdx"},
    }
    root = repository(tmp_path / "r", files)
    assert agree(root / "pkg") == {".gitignore", "x.py", "sub/a.py", "sub/x.py"}
    assert agree(root / "pkg" / "sub") == {"a.py", "x.py"}


def test_tracked_files_are_kept_whatever_the_patterns_say(tmp_path: Path) -> None:
    root = repository(tmp_path / "r", {"build/kept.py": "", "a.py": ""})
    run_git(root, "add", "-A")
    fill(root, {".gitignore": "build/\n*.py\n", "build/new.py": "", "b.py": ""})
    expected = {".gitignore", "a.py", "build/kept.py"}
    assert listed_by_git(root) == expected
    assert kept(root, git_judge(str(root))) == expected


def test_a_directory_asked_for_by_name_is_not_ignored(tmp_path: Path) -> None:
    root = repository(tmp_path / "r", {".gitignore": "build/\n*.log.py\n"})
    fill(root, {"build/a.py": "", "build/sub/b.py": "", "build/c.log.py": ""})
    build = root / "build"
    assert kept(build, git_judge(str(build))) == {"a.py", "sub/b.py"}


def test_a_repository_in_a_repository_has_its_own_rules(tmp_path: Path) -> None:
    root = repository(tmp_path / "r", {".gitignore": "*.log.py\n", "a.log.py": "", "a.py": ""})
    repository(root / "sub" / "inner", {".gitignore": "b.py\n", "a.log.py": "", "b.py": ""})
    expected = {".gitignore", "a.py", "sub/inner/.gitignore", "sub/inner/a.log.py"}
    assert kept(root, git_judge(str(root))) == expected
    assert kept(root, git_rules(str(root))) == expected


def test_a_work_tree_elsewhere(tmp_path: Path) -> None:
    root = repository(tmp_path / "r", {"a.py": ""})
    run_git(root, "add", "-A")
    run_git(root, "commit", "-qm", "a")
    fill(root, {".git/info/exclude": "b.py\n"})
    run_git(root, "worktree", "add", "-q", str(tmp_path / "other"))
    fill(tmp_path / "other", {"b.py": "", "c.py": ""})
    assert agree(tmp_path / "other") == {"a.py", "c.py"}


def test_outside_of_repositories_the_files_count_all_the_same(tmp_path: Path) -> None:
    root = fill(tmp_path, {".gitignore": "a.py\n", "a.py": "", "b/.gitignore": "c", "b/c": ""})
    judge = git_judge(str(root))
    assert isinstance(judge, Rules)
    assert kept(root, judge) == {".gitignore", "b/.gitignore"}


def test_git_that_fails_is_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = repository(tmp_path / "r", {".gitignore": "a.py\n", "a.py": "", "b.py": ""})
    fill(root, {".git/config": "[core\n"})
    assert kept(root, git_judge(str(root))) == {".gitignore", "b.py"}


def test_a_hook_that_runs_does_not_name_the_repository(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = repository(tmp_path / "r", {".gitignore": "a.py\n", "a.py": "", "b.py": ""})
    other = repository(tmp_path / "other", {})
    monkeypatch.setenv("GIT_DIR", str(other / ".git"))
    monkeypatch.setenv("GIT_INDEX_FILE", str(other / ".git" / "index"))
    assert kept(root, git_judge(str(root))) == {".gitignore", "b.py"}


def test_nothing_that_a_repository_configures_is_run(tmp_path: Path) -> None:
    root = repository(tmp_path / "r", {"a.py": ""})
    trap = tmp_path / "trap"
    trap.write_text(f"#!/bin/sh\ntouch {tmp_path}/sprung\n")
    trap.chmod(0o755)
    run_git(root, "config", "core.fsmonitor", str(trap))
    assert kept(root, git_judge(str(root))) == {"a.py"}
    assert not (tmp_path / "sprung").exists()


def test_ignore_files_that_are_none(tmp_path: Path) -> None:
    root = fill(tmp_path, {"a/x.py": "", "b/x.py": "", "c/x.py": "", "patterns": "x.py\n"})
    os.mkfifo(root / "a" / ".gitignore")
    (root / "b" / ".gitignore").symlink_to(root / "patterns")
    (root / "c" / ".gitignore").mkdir()
    assert {"a/x.py", "b/x.py", "c/x.py"} <= kept(root, git_rules(str(root)))


def test_our_own_file_has_the_same_syntax(tmp_path: Path) -> None:
    files = {".codeknitignore": "gen/*\n!gen/keep.py\n", "gen/a.py": "", "gen/keep.py": ""}
    root = repository(tmp_path / "r", {**files, "b/.codeknitignore": "c.py", "b/c.py": ""})
    expected = {".codeknitignore", "gen/keep.py", "b/.codeknitignore"}
    assert kept(root, own_judge(str(root))) == expected
    assert kept(root / "gen", own_judge(str(root / "gen"))) == {"keep.py"}


def test_a_glob_that_is_none_is_refused() -> None:
    for glob in ("a[", ""):
        with pytest.raises(CodeknitError, match="--exclude: expected a glob"):
            patterns_of([glob], "--exclude")


def test_the_last_pattern_that_matches_decides() -> None:
    patterns = Patterns([b"*", b"!a*", b"ab"])
    verdicts = [patterns.verdict(name, directory=False) for name in (b"x", b"a", b"ab")]
    assert verdicts == [True, False, True]
    assert Patterns([b"a/"]).verdict(b"a", directory=False) is None


@pytest.mark.parametrize(
    ("pattern", "path", "end"),
    [
        ("*a*a*a*a*a*a*a*a*a*b", "a" * 250, "b"),
        ("**/a/**/a/**/a/**/a/**/a/**/a/**/b", "a/" * 200 + "a", "/b"),
        ("**/*a*a*a/**/*a*a*a*a/**/*a*a*a/**/*b*a*b", "aaaaaaaaaaaa/" * 100 + "a", "/baab"),
    ],
)
def test_no_pattern_takes_long(pattern: str, path: str, end: str) -> None:
    patterns = Patterns([pattern.encode()])
    assert patterns.verdict(path.encode(), directory=False) is None
    assert patterns.verdict((path + end).encode(), directory=False) is True


# Not drawn: ranges that end before they start, `[c-a]`, of which git takes the first letter, and
# `[a-[:digit:]]`; gitmatch takes both for no patterns.
_PIECES = [
    *("a", "b", "ab", "*", "?", "**", "/**/", "/", "/", "!", "#", " ", "\\", "\\ ", "[ab]", "[!a]"),
    *("[^a]", "[a-c]", "[]a]", "[a", "]", "[[:alpha:]]", "[\\]]", ".py", "a.py", "\u00e9", "\t"),
    *("\r", "[\u00e9]", "-", "***", "[*]", "[/]", "{a,b}", "(", "+", "\\*", "\\a", "\\!", "\\#"),
]
_PATTERNS = st.lists(st.sampled_from(_PIECES), min_size=1, max_size=5).map("".join)
_NAMES = st.sampled_from(
    ["a", "b", "ab", "a.py", "b.py", "c", " a", "a ", "\u00e9", "#a", "!a", "[a", "*", "\\a", "a\t"]
)
_PATHS = st.lists(_NAMES, min_size=1, max_size=4).map("/".join)
_IGNORE_FILES = st.lists(_PATTERNS, min_size=1, max_size=4).map("\n".join)


@given(
    paths=st.sets(_PATHS, min_size=1, max_size=16),
    nested=st.dictionaries(st.one_of(st.just(""), _PATHS), _IGNORE_FILES, max_size=4),
    exclude=st.one_of(st.just(""), _IGNORE_FILES),
    users=st.one_of(st.just(""), _IGNORE_FILES),
)
def test_any_tree_and_any_patterns(
    tmp_path_factory: pytest.TempPathFactory,
    paths: set[str],
    nested: dict[str, str],
    exclude: str,
    users: str,
) -> None:
    root = repository(tmp_path_factory.mktemp("tree"), {".git/info/exclude": exclude})
    fill(root, {"../users": users})
    run_git(root, "config", "core.excludesFile", str(root.parent / "users"))
    for path in sorted(paths, key=len, reverse=True):
        if not (root / path).exists():
            try:
                fill(root, {path: ""})
            except (FileExistsError, NotADirectoryError):
                continue
    for directory, text in nested.items():
        if (root / directory).is_dir():
            fill(root / directory, {".gitignore": text})
    agree(root)
    for directory in sorted(path for path in root.iterdir() if path.is_dir()):
        if directory.name != ".git" and not git.ignores(str(root), str(directory)):
            agree(directory)
    shutil.rmtree(root)
