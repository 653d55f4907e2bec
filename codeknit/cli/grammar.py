"""``codeknit grammar``."""

from __future__ import annotations

import click

from codeknit.cli.streams import print_text
from codeknit.resources import text


@click.command()
def grammar() -> None:
    """Print the grammar of the SKT form.

    \b
    Example: codeknit grammar | less
    """
    print_text(text("skt.lark"))
