"""Start-up, help, completion, and what becomes of standard output."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from codeknit import resources
from codeknit._version import __version__
from codeknit.cli import streams
from codeknit.cli.app import COMMANDS, app

Run = Callable[..., Any]
REFERENCE = Path(__file__).parents[2] / "docs" / "cli.md"


def commands() -> dict[str, object]:
    import click

    context = click.Context(app)
    return {name: app.get_command(context, name) for name in app.list_commands(context)}


def test_the_version_is_printed_without_loading_click() -> None:
    code = (
        "import sys, codeknit.cli as c; status = c.main(['--version']); "
        "assert not {'click', 'lark', 'rich', 'jsonschema', 'tree_sitter'} & set(sys.modules); "
        "sys.exit(status)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert done.stdout.decode() == f"codeknit {__version__}\n"


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "codeknit", "grammar", "more"], capture_output=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.decode().startswith("Usage: codeknit grammar")


def test_a_command_loads_none_of_the_others() -> None:
    code = (
        "import sys, codeknit.cli as c; c.main(['completion', 'zsh']); "
        "loaded = {name.removeprefix('codeknit.cli.') for name in sys.modules}; "
        "assert not {'parse', 'validate', 'convert', 'fmt'} & loaded"
    )
    subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)


@pytest.mark.parametrize("flag", ["-h", "--help"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_everywhere_with_an_example(run: Run, command: str, flag: str) -> None:
    outcome = run(*filter(None, [command, flag]))
    assert outcome.status == 0
    assert outcome.err == ""
    assert outcome.out.startswith(f"Usage: codeknit {command}".rstrip())
    assert "Example" in outcome.out


def test_every_command_and_option_is_in_the_reference() -> None:
    reference = REFERENCE.read_text(encoding="utf-8")
    assert commands()
    for name, command in commands().items():
        _, _, rest = reference.partition(f"\n## codeknit {name}\n")
        section = rest.partition("\n## codeknit ")[0]
        assert section, f"docs/cli.md says nothing of {name}"
        for parameter in command.params:  # type: ignore[attr-defined]
            for flag in [*parameter.opts, *parameter.secondary_opts]:
                if flag.startswith("-"):
                    assert f"`{flag}" in section, f"docs/cli.md: {name} {flag}"


@pytest.mark.parametrize(
    "arguments",
    [
        ["frobnicate"],
        ["--frobnicate"],
        ["validate", "--format", "xml", "a.skt"],
        ["validate"],
        ["validate", "--explain", "SKT999"],
        ["convert", "a.skt"],
        ["convert", "a.skt", "--to", "skt", "--minify", "--expand"],
        ["convert", "a.skt", "--to", "json", "--minify"],
        ["convert", "a.skt", "--to", "skt", "--output-mode", "directory-flat"],
        ["convert", "a.skt", "--to", "skt", "--max-lines", "0"],
        ["fmt"],
        ["completion", "tcsh"],
    ],
    ids=" ".join,
)
def test_a_wrong_command_line_is_status_2(run: Run, arguments: list[str]) -> None:
    outcome = run(*arguments)
    assert outcome.status == 2
    assert outcome.out == ""
    assert outcome.err


def test_the_grammar_and_the_schema_are_printed(run: Run) -> None:
    assert run("grammar") == (0, resources.text("skt.lark"), "")
    printed = run("schema")
    assert printed.out == resources.text("codeknit.schema.json")
    assert "$id" in json.loads(printed.out)


@pytest.mark.parametrize("shell_name", ["bash", "zsh", "fish"])
def test_the_completion_script_is_of_the_shell(run: Run, shell_name: str) -> None:
    outcome = run("completion", shell_name)
    assert outcome.status == 0
    assert f"_CODEKNIT_COMPLETE={shell_name}_complete" in outcome.out


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("codeknit val", "validate"),
        ("codeknit validate --format s", "sarif"),
        ("codeknit validate --explain skt10", "SKT105"),
        ("codeknit convert --output-mode directory-t", "directory-tree"),
    ],
)
def test_words_are_completed(shell: Run, words: str, offered: str) -> None:
    last = len(words.split()) - 1
    settings = f"COMP_WORDS='{words}' COMP_CWORD={last} _CODEKNIT_COMPLETE=bash_complete"
    outcome = shell(f"export {settings}; codeknit")
    assert f"plain,{offered}" in outcome.out.splitlines()


@pytest.mark.parametrize("command", ["--version", "--help", "grammar", "validate --explain SKT105"])
def test_a_full_or_closed_standard_output_is_told(shell: Run, command: str) -> None:
    for line, reason in (
        (f"codeknit {command} >/dev/full", "No space left on device"),
        (f"codeknit {command} >&-", "closed"),
    ):
        outcome = shell(line)
        assert outcome.status == 2
        assert outcome.err.startswith("codeknit: ")
        assert outcome.err.count("\n") == 1
        assert reason in outcome.err


@pytest.mark.parametrize("command", ["--help", "grammar", "schema"])
def test_a_reader_that_closes_early_is_no_error(shell: Run, command: str) -> None:
    line = f"codeknit {command} | true; echo ${{PIPESTATUS[0]}}"
    assert shell(line) == (0, "0\n", "")


def test_a_closed_standard_error_changes_no_status(shell: Run) -> None:
    assert shell("codeknit validate /nowhere 2>&-").status == 2
    assert shell("codeknit frobnicate 2>&-").status == 2


@pytest.mark.parametrize(
    ("error", "status", "said"),
    [
        (KeyboardInterrupt(), 130, ""),
        (MemoryError(), 2, "codeknit: out of memory\n"),
        (
            OSError(5, "Input/output error"),
            2,
            "codeknit: cannot read or write: Input/output error\n",
        ),
        (PermissionError(13, "Permission denied", "x"), 2, "codeknit: x: Permission denied\n"),
        (BrokenPipeError(), 0, ""),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, BaseException) else None,
)
def test_what_reaches_the_top_becomes_a_status(
    error: BaseException,
    status: int,
    said: str,
    capfdbinary: pytest.CaptureFixture[bytes],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail() -> int:
        raise error

    # What is dropped must not be pytest's own file.
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO()))
    assert streams.guarded(fail) == status
    assert capfdbinary.readouterr().err.decode() == said


def test_a_time_that_is_none_is_refused(run: Run) -> None:
    outcome = run("parse", ".", "--timeout", "nan")
    assert outcome.status == 2
    assert "expected a number of seconds" in outcome.err


def test_a_bug_of_ours_is_not_hidden() -> None:
    def fail() -> int:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        streams.guarded(fail)
