"""The ``codeknit`` command: the list of its commands, each loaded when it is asked for."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import click
from click.shell_completion import shell_complete

from codeknit._version import __version__

#: The commands, in the order in which --help lists them. Each is the object of that name in
#: the module of that name.
COMMANDS: Final = ("parse", "validate", "convert", "fmt", "schema", "grammar", "completion")
SETTINGS: Final[dict[str, Any]] = {"help_option_names": ["-h", "--help"]}
COMPLETION_VARIABLE: Final = "_CODEKNIT_COMPLETE"


class LazyGroup(click.Group):
    """A group whose commands are imported when one is run, completed or listed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name in COMMANDS if find_spec(f"codeknit.cli.{name}")]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS or not find_spec(f"codeknit.cli.{cmd_name}"):
            return None
        command = getattr(import_module(f"codeknit.cli.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command


@click.group(cls=LazyGroup, context_settings=SETTINGS)
@click.version_option(__version__, prog_name="codeknit", message="%(prog)s %(version)s")
def app() -> None:
    """Turn a code base into a skeleton: every declaration, its signature and lines, and the
    relations between them.

    \b
    Example: codeknit parse src skeleton && codeknit validate skeleton
    """


def run_command(arguments: Sequence[str]) -> int:
    """Run one command line and return its exit status.

    Raises what the command raises, click's exceptions among it.
    """
    instruction = os.environ.get(COMPLETION_VARIABLE)
    if instruction:
        return shell_complete(app, {}, "codeknit", COMPLETION_VARIABLE, instruction)
    with app.make_context("codeknit", list(arguments)) as context:
        return int(app.invoke(context) or 0)
