"""``codeknit fmt``."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import click

from codeknit.cli.differences import unified
from codeknit.cli.excerpts import visible
from codeknit.cli.findings import Checked, as_text
from codeknit.cli.paths import read_path
from codeknit.cli.streams import CANNOT, DONE, WRONG_INPUT, complain, print_aside, print_text
from codeknit.diagnostics import CodeknitError
from codeknit.formats.base import Source, Writer


@click.command()
@click.argument("paths", metavar="PATH…", nargs=-1, required=True, type=click.Path())
@click.option("--check", is_flag=True, help="Write nothing, list what would change.")
@click.option("--diff", is_flag=True, help="Write nothing, print what would change as a diff.")
def fmt(paths: tuple[str, ...], check: bool, diff: bool) -> int:
    """Rewrite documents, SKT or JSON, in canonical form, in place.

    PATH is a file, a directory (which is one document) or - for standard input, whose canonical
    form is printed. What a document says stays the same, a minified one stays minified, and one
    with errors is left alone. With --check the exit status is 1 if anything would change.

    \b
    Example: codeknit fmt --check skeleton
    """
    statuses = {DONE}
    for path in paths:
        try:
            statuses.add(_format(path, check, diff))
        except CodeknitError as error:
            complain(str(error))
            statuses.add(CANNOT)
    return max(statuses)


def _format(path: str, check: bool, diff: bool) -> int:
    sources, reading = read_path(path)
    if len(sources) > 1 and not os.path.isdir(path):
        shared = visible(sources[0].name)
        raise CodeknitError(f"{path}: its dict is in {shared}: format the directory")
    if reading.document is None or reading.errors:
        print_aside("".join(as_text([Checked(path, sources, reading)])))
        return WRONG_INPUT
    from codeknit.formats.rewrite import canonical_texts, is_written
    from codeknit.formats.saving import replace_files

    writers = canonical_texts(sources, reading)
    if path == "-" and not (check or diff):
        print_text("".join(writers[0]()))
        return DONE
    changed = [
        (source, writer)
        for source, writer in zip(sources, writers, strict=True)
        if not is_written(source, writer)
    ]
    if check or diff:
        _show(changed, check, diff)
        return WRONG_INPUT if check and changed else DONE
    replace_files((Path(source.name), writer()) for source, writer in changed)
    print_aside("".join(f"rewrote {visible(source.name)}\n" for source, _ in changed))
    return DONE


def _show(changed: Sequence[tuple[Source, Writer]], check: bool, diff: bool) -> None:
    for source, writer in changed:
        if check:
            print_text(f"{visible(source.name)}\n")
        if diff:
            before = source.data.decode("utf-8", "replace")
            for line in unified(source.name, before, "".join(writer())):
                print_text(line)
