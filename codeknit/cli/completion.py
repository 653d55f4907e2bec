"""``codeknit completion``."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from codeknit.cli.app import COMPLETION_VARIABLE, app
from codeknit.cli.streams import print_text


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    """Print the completion script for a shell.

    \b
    Examples: eval "$(codeknit completion bash)"
              codeknit completion fish > ~/.config/fish/completions/codeknit.fish
    """
    script = get_completion_class(shell)
    assert script is not None
    print_text(script(app, {}, "codeknit", COMPLETION_VARIABLE).source() + "\n")
