"""``codeknit convert``."""

from __future__ import annotations

from typing import Literal

import click
import msgspec

from codeknit.cli import options as shared
from codeknit.cli.findings import Checked, as_text
from codeknit.cli.paths import read_path
from codeknit.cli.streams import DONE, WRONG_INPUT, print_aside, print_text
from codeknit.diagnostics import CodeknitError, finding
from codeknit.formats.layout import Form, OutputMode, outputs, write
from codeknit.model import Document, place_reports


@click.command()
@click.argument("source", metavar="INPUT", type=click.Path())
@click.option(
    "--to",
    "output_format",
    type=click.Choice(["skt", "json"]),
    required=True,
    help="The form to convert to.",
)
@click.option(
    "-o",
    "--output",
    "out",
    metavar="OUT",
    type=click.Path(),
    default="-",
    help="The file or directory to write; - is standard output.  [default: -]",
)
@shared.minify
@click.option("--expand", is_flag=True, help="Write no dict codes, although INPUT has some.")
@click.option("--no-edges", is_flag=True, help="Leave the edges out.")
@shared.output_mode("inline")
@shared.max_lines
@shared.clean
def convert(
    source: str,
    output_format: Literal["skt", "json"],
    out: str,
    minify: bool,
    expand: bool,
    no_edges: bool,
    mode: OutputMode,
    max_lines: int,
    clean: bool,
) -> int:
    """Convert a document between SKT and JSON.

    One file becomes a directory and a directory one file, as --output-mode says.

    INPUT is a file, a directory or - for standard input. A minified document stays minified.

    \b
    Examples: codeknit convert skeleton --to json -o skeleton.json
              codeknit convert - --to skt --expand < small.skt
    """
    _refuse_contradictions(output_format, out, minify, expand, mode)
    sources, reading = read_path(source)
    if reading.document is None or reading.errors:
        print_aside("".join(as_text([Checked(source, sources, reading)])))
        return WRONG_INPUT
    document = _without_edges(reading.document) if no_edges else reading.document
    if mode != "inline":
        _refuse_gaps(document, sources[0].name)
    small = output_format == "skt" and not expand and (minify or reading.minified)
    del sources, reading  # they are large
    form = Form(mode, output_format, max_lines, small)
    if out != "-":
        write(document, out, form, clean=clean)
        return DONE
    for _name, text in outputs(document, form):
        print_text("".join(text))
    return DONE


def _refuse_contradictions(
    output_format: str, out: str, minify: bool, expand: bool, mode: OutputMode
) -> None:
    if minify and expand:
        raise click.UsageError("--minify and --expand contradict each other.")
    if minify and output_format == "json":
        raise click.UsageError("--minify is for SKT: JSON has no dict codes.")
    if mode != "inline" and out == "-":
        raise click.UsageError(f"--output-mode {mode} writes a directory: name it with -o OUT.")


def _refuse_gaps(document: Document, name: str) -> None:
    """Refuse to write a directory that would be read as one with chunks missing."""
    count = len(document.symbols)
    if {symbol.number for symbol in document.symbols} == set(range(1, count + 1)):
        return
    message = f"expected the ShortIDs S1 to S{count}, as a directory has them, found others"
    found = finding("SKT111", name, 1, (1, 2), message, "write one text: --output-mode inline")
    raise CodeknitError(str(found), [found])


def _without_edges(document: Document) -> Document:
    reports = place_reports(document.reports, False, bool(document.errors))
    return msgspec.structs.replace(document, edges=None, reports=reports)
