"""``codeknit parse``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from codeknit.cli.convert import MODES, Mode
from codeknit.cli.progress import progress_of
from codeknit.cli.streams import DONE, print_aside

if TYPE_CHECKING:
    from codeknit.extract.scan import Scan
    from codeknit.model import Document

DIRECTORY = "skeleton"  # where the documents go unless OUT says otherwise


@click.command()
@click.argument("source", metavar="INPUT", type=click.Path())
@click.argument("out", metavar="[OUT]", type=click.Path(), required=False)
@click.option(
    "--output-mode",
    "mode",
    type=click.Choice(MODES),
    default="directory-flat",
    show_default=True,
    help="One text, a directory of chunks, or a directory with one text per source file.",
)
@click.option(
    "--format",
    "output_format",
    type=click.Choice(["skt", "json"]),
    default="skt",
    show_default=True,
    help="The form to write.",
)
@click.option(
    "--max-lines",
    type=click.IntRange(min=1),
    default=500,
    show_default=True,
    metavar="N",
    help="Lines of a chunk of directory-flat; the block of a source file is never split.",
)
@click.option("--minify", is_flag=True, help="Write dict codes for what repeats (SKT only).")
@click.option("--edges", is_flag=True, help="Collect the relations between symbols, too.")
@click.option("--clean", is_flag=True, help="Remove the documents the directory OUT holds first.")
@click.option("--collect-test", is_flag=True, help="Extract test files, too.")
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    metavar="N",
    help="Processes that extract.  [default: one per processor]",
)
@click.option("-v", "--verbose", is_flag=True, help="Say what was left out and what went wrong.")
@click.option("-q", "--quiet", is_flag=True, help="Say nothing but errors.")
def parse(
    source: str,
    out: str | None,
    mode: Mode,
    output_format: Literal["skt", "json"],
    max_lines: int,
    minify: bool,
    edges: bool,
    clean: bool,
    collect_test: bool,
    workers: int | None,
    verbose: bool,
    quiet: bool,
) -> int:
    """Extract the skeleton of the file or directory INPUT.

    Writes a directory of documents, ./skeleton unless OUT names another; with --output-mode
    inline one text, to OUT or to standard output. Files with faults are listed in [errors]; they
    do not end the run.

    \b
    Example: codeknit parse src --edges
             codeknit parse app.py --output-mode inline
    """
    place = out or ("-" if mode == "inline" else DIRECTORY)
    _refuse_contradictions(place, mode, output_format, minify)
    from codeknit.extract.run import Options, default_workers, extract
    from codeknit.extract.scan import scan
    from codeknit.formats.layout import check_output_directory, write

    if mode != "inline":
        check_output_directory(Path(place), clean=clean)
    found = scan(source, collect_tests=collect_test)
    options = Options(edges=edges, workers=workers or default_workers())
    with progress_of(len(found.files), quiet=quiet) as progress:
        document = extract(found, options, progress)
    write(
        document,
        place,
        mode=mode,
        format=output_format,
        max_lines=max_lines,
        minify=minify,
        clean=clean,
    )
    if not quiet:
        _summarize(document, found, place, verbose=verbose)
    return DONE


def _refuse_contradictions(place: str, mode: Mode, output_format: str, minify: bool) -> None:
    if minify and output_format == "json":
        raise click.UsageError("--minify is for SKT: JSON has no dict codes.")
    if mode != "inline" and place == "-":
        raise click.UsageError(f"--output-mode {mode} writes a directory: OUT cannot be -.")


def _summarize(document: Document, found: Scan, place: str, *, verbose: bool) -> None:
    """One line on standard error; with `verbose` also what was left out, and each error."""
    lines = [
        f"{len(document.files)} files, {len(document.symbols)} symbols, "
        f"{len(document.errors)} files with errors"
        + ("" if place == "-" else f"; written to {place}")
    ]
    left_out = [f"{count} {reason}" for reason, count in sorted(found.left_out.items()) if count]
    if left_out:
        lines.append(f"left out: {', '.join(left_out)}")
    if verbose:
        lines += [f"{error.file}: {error.reason}" for error in document.errors]
    print_aside("".join(f"{line}\n" for line in lines))
