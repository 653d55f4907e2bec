"""``codeknit schema``."""

from __future__ import annotations

import click

from codeknit.cli.streams import print_text
from codeknit.resources import text


@click.command()
def schema() -> None:
    """Print the JSON Schema of the JSON form.

    \b
    Example: codeknit schema > codeknit.schema.json
    """
    print_text(text("codeknit.schema.json"))
