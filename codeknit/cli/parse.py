"""``codeknit parse``."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

import click

from codeknit.cli import options as shared
from codeknit.cli.progress import progress_of
from codeknit.cli.streams import DONE, complain, print_aside, print_text
from codeknit.formats.base import Pieces
from codeknit.formats.layout import Form, OutputMode, outputs, whole
from codeknit.formats.saving import check_output_directory, write_directory, write_file
from codeknit.formats.sources import check_path
from codeknit.model import STATUSES, Document

if TYPE_CHECKING:
    from codeknit.extract.cache import Cache
    from codeknit.extract.kept_runs import Run
    from codeknit.extract.run import Options
    from codeknit.extract.scan import Scan

DIRECTORY = "skeleton"  # where the documents go unless OUT says otherwise

_SIZE: Final = re.compile(r"(\d+(?:\.\d+)?) ?([kmg]?)(i?)b?", re.IGNORECASE)
_POWERS: Final = {"": 0, "k": 1, "m": 2, "g": 3}


def _bytes(_context: click.Context, _parameter: click.Parameter, size: str) -> int:
    """The number of bytes in ``500k``, ``2MB``, ``1MiB`` or ``100000``."""
    found = _SIZE.fullmatch(size.strip())
    if not found:
        raise click.BadParameter(f"expected a size such as 500k or 2MB, found {size!r}")
    number, unit, binary = found.groups()
    base = 1024 if binary else 1000
    return int(float(number) * base ** _POWERS[unit.lower()])


def _seconds(_context: click.Context, _parameter: click.Parameter, seconds: float) -> float:
    if seconds != seconds:
        raise click.BadParameter("expected a number of seconds, found nan")
    return seconds


@click.command()
@click.argument("source", metavar="INPUT", type=click.Path())
@click.argument("out", metavar="[OUT]", type=click.Path(), required=False)
@shared.output_mode("directory-flat")
@click.option(
    "--format",
    "output_format",
    type=click.Choice(["skt", "json"]),
    default="skt",
    show_default=True,
    help="The form to write.",
)
@shared.max_lines
@shared.minify
@click.option("--edges", is_flag=True, help="Collect the relations between symbols, too.")
@click.option(
    "--resolved-only",
    is_flag=True,
    help="With --edges: leave out relations that are not proved.",
)
@shared.clean
@click.option(
    "--include",
    multiple=True,
    metavar="GLOB",
    help="Extract only files that match, or are in a directory that does. May be repeated.",
)
@click.option(
    "--exclude",
    multiple=True,
    metavar="GLOB",
    help="Leave out files and directories that match. May be repeated.",
)
@click.option(
    "--no-ignore",
    "ignore_files",
    flag_value=False,
    default=True,
    help="Extract what .gitignore and .codeknitignore leave out, too.",
)
@click.option("--collect-test", "collect_tests", is_flag=True, help="Extract test files, too.")
@click.option(
    "--include-vendored",
    is_flag=True,
    help="Enter node_modules, vendor, virtual environments and the like, too.",
)
@click.option(
    "--include-generated", is_flag=True, help="Extract minified and generated files, too."
)
@click.option(
    "--max-file-size",
    callback=_bytes,
    default="2MB",
    show_default=True,
    metavar="SIZE",
    help="Leave larger files out.",
)
@click.option(
    "--header-language",
    type=click.Choice(["c", "cpp"]),
    default="c",
    show_default=True,
    help="What .h files are.",
)
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    metavar="N",
    help="Processes that extract.  [default: one per processor]",
)
@click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    callback=_seconds,
    default=10.0,
    show_default=True,
    metavar="SECONDS",
    help="How long one file may take.",
)
@click.option(
    "--cache",
    "cache_directory",
    type=click.Path(),
    metavar="DIR",
    help="Keep what is found in DIR, for the next run over the same files.",
)
@click.option("-v", "--verbose", is_flag=True, help="Say what was left out and what went wrong.")
@click.option("-q", "--quiet", is_flag=True, help="Say nothing but errors.")
def parse(
    source: str,
    out: str | None,
    mode: OutputMode,
    output_format: Literal["skt", "json"],
    max_lines: int,
    minify: bool,
    edges: bool,
    resolved_only: bool,
    clean: bool,
    workers: int | None,
    timeout: float,
    cache_directory: str | None,
    verbose: bool,
    quiet: bool,
    **selected: Any,
) -> int:
    """Extract the skeleton of the file or directory INPUT.

    Writes a directory of documents, ./skeleton unless OUT names another; with --output-mode
    inline one text, to OUT or to standard output. Files with faults are listed in [errors]; they
    do not end the run. A file that is INPUT itself is extracted whatever it is.

    \b
    Example: codeknit parse src --edges
             codeknit parse app.py --output-mode inline
    """
    if resolved_only and not edges:
        raise click.UsageError("--resolved-only is about relations: it needs --edges.")
    place = ("-" if mode == "inline" else DIRECTORY) if out is None else out
    _refuse_contradictions(place, mode, output_format, minify)
    from codeknit.extract.run import Options, default_workers
    from codeknit.extract.scan import Selection, scan

    check_path(place, "written")
    if mode != "inline":
        check_output_directory(Path(place), clean=clean)
    found = scan(source, Selection(**selected, listing=verbose))
    options = Options(
        edges=edges,
        workers=workers or default_workers(),
        time_limit=timeout,
        cache=_cache_in(cache_directory),
    )
    form = Form(mode, output_format, max_lines, minify)
    run, texts = _run(found, options, form, resolved_only=resolved_only, quiet=quiet)
    _deliver(texts, place, mode, clean=clean)
    if not quiet:
        _summarize(run, found, place, verbose=verbose)
    return DONE


def _refuse_contradictions(place: str, mode: OutputMode, output_format: str, minify: bool) -> None:
    if minify and output_format == "json":
        raise click.UsageError("--minify is for SKT: JSON has no dict codes.")
    if mode != "inline" and place == "-":
        raise click.UsageError(f"--output-mode {mode} writes a directory: OUT cannot be -.")


def _cache_in(directory: str | None) -> Cache | None:
    """The cache of that directory; without one, or where it cannot be made, None."""
    if directory is None:
        return None
    from codeknit.extract.cache import Cache

    cache = Cache(directory)
    if reason := cache.prepare():
        complain(f"{directory or repr(directory)}: no cache, going on without: {reason}")
        return None
    return cache


def _run(
    found: Scan, options: Options, form: Form, *, resolved_only: bool, quiet: bool
) -> tuple[Run, Iterable[tuple[str, Pieces]]]:
    """What a run comes to, and its texts; what was kept of the last one, if nothing changed."""
    from codeknit.extract import kept_runs
    from codeknit.extract.run import extract, proved

    cache, how = options.cache, (options.edges, resolved_only, *form)
    key = cache and kept_runs.key_of_run(cache, found, how)
    if cache and key and (run := kept_runs.load_run(cache, key)):
        found.left.add_later(run.left_out)
        return run, whole(run.texts)
    with progress_of(len(found.files), quiet=quiet) as progress:
        document = extract(found, options, progress)
    run = _outcome(document, found)
    texts = outputs(proved(document) if resolved_only else document, form)
    key = cache and kept_runs.key_of_extracted(cache, found, how)
    if not (cache and key):
        return run, texts
    run.texts = [(name, "".join(text)) for name, text in texts]
    kept_runs.keep_run(cache, key, run)
    return run, whole(run.texts)


def _outcome(document: Document, found: Scan) -> Run:
    """What is said of a run, its texts not yet among it."""
    from codeknit.extract.kept_runs import Run

    errors = [(error.file, error.reason) for error in document.errors]
    edges: dict[str, int] = {}
    if document.edges is not None:
        stands = Counter(edge.status for edge in document.edges if edge.kind != "contains")
        edges.update((status, stands[status]) for status in STATUSES)
    return Run(len(document.files), len(document.symbols), edges, errors, found.left.later, [])


def _deliver(
    texts: Iterable[tuple[str, Pieces]], place: str, mode: OutputMode, *, clean: bool
) -> None:
    if mode != "inline":
        write_directory(Path(place), texts, clean=clean)
        return
    for _name, text in texts:
        if place == "-":
            print_text("".join(text))
        else:
            write_file(Path(place), text)


def _summarize(run: Run, found: Scan, place: str, *, verbose: bool) -> None:
    """A line or two on standard error; with `verbose` also what was left out, and each error."""
    where = "" if place == "-" else f"; written to {place}"
    numbers = (
        _number(run.files, "file"),
        _number(run.symbols, "symbol"),
        f"{_number(len(run.errors), 'file')} with errors",
    )
    lines = [", ".join(numbers) + where]
    if run.edges:
        stands = [f"{count} {status}" for status, count in run.edges.items()]
        lines.append(f"relations besides contains: {', '.join(stands)}")
    left_out = found.left.in_words()
    if left_out:
        lines.append(f"left out: {', '.join(left_out)}")
    if verbose:
        lines += [f"{_on_one_line(path)}: left out: {why}" for path, why in found.left.paths()]
        lines += [f"{_on_one_line(path)}: {reason}" for path, reason in run.errors]
    print_aside("".join(f"{line}\n" for line in lines))


def _number(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _on_one_line(path: str) -> str:
    return path if path.isprintable() else repr(path)
