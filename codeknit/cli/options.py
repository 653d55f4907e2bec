"""Options that more than one command has: what they say and mean is the same everywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from codeknit.formats.layout import DEFAULT_MAX_LINES, OUTPUT_MODES, OutputMode

_Command = TypeVar("_Command", bound=Callable[..., Any])


def output_mode(default: OutputMode) -> Callable[[_Command], _Command]:
    """``--output-mode``, as the parameter `mode`."""
    return click.option(
        "--output-mode",
        "mode",
        type=click.Choice(OUTPUT_MODES),
        default=default,
        show_default=True,
        help="One text, a directory of chunks, or a directory with one text per source file.",
    )


max_lines = click.option(
    "--max-lines",
    type=click.IntRange(min=1),
    default=DEFAULT_MAX_LINES,
    show_default=True,
    metavar="N",
    help="Lines of a chunk of directory-flat; the block of a source file is never split.",
)
minify = click.option(
    "--minify", is_flag=True, help="Write dict codes for what repeats (SKT only)."
)
clean = click.option(
    "--clean", is_flag=True, help="Remove the documents the directory OUT holds first."
)
