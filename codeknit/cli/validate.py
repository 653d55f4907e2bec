"""``codeknit validate``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click
from click.shell_completion import CompletionItem

from codeknit.cli.findings import FORMATS, Checked
from codeknit.cli.paths import read_path
from codeknit.cli.streams import CANNOT, DONE, WRONG_INPUT, complain, print_text
from codeknit.diagnostics import RULES, CodeknitError


def _codes(_context: object, _parameter: object, incomplete: str) -> list[CompletionItem]:
    return [
        CompletionItem(code, help=rule.meaning)
        for code, rule in RULES.items()
        if code.startswith(incomplete.upper())
    ]


@click.command()
@click.argument("paths", metavar="PATH…", nargs=-1, type=click.Path())
@click.option(
    "--format",
    "output_format",
    type=click.Choice(list(FORMATS)),
    default="text",
    show_default=True,
    help="How findings are printed.",
)
@click.option("--strict", is_flag=True, help="Let warnings give exit status 1 as well.")
@click.option(
    "--chunk", is_flag=True, help="Each file is one chunk of a document, as map_NNN.skt files are."
)
@click.option(
    "--explain",
    metavar="CODE",
    shell_complete=_codes,
    help="Say what a code means, with an example and the fix, and check nothing.",
)
def validate(
    paths: tuple[str, ...], output_format: str, strict: bool, chunk: bool, explain: str | None
) -> int:
    """Check documents, SKT or JSON, and print every finding.

    PATH is a file, a directory (which is one document) or - for standard input.

    \b
    Example: codeknit validate --strict skeleton other.json
    """
    if explain is not None:
        return _explain(explain)
    if not paths:
        raise click.UsageError("Missing argument 'PATH…'.")
    check = _Check(paths, chunk)
    for text in FORMATS[output_format](check.documents()):
        print_text(text)
    return check.status(strict)


def _explain(code: str) -> int:
    from codeknit.explain import as_plain

    if code.upper() not in RULES:
        raise click.BadParameter(
            f"{code!r} is no code of a finding; the codes run from SKT001 to SKT304.",
            param_hint="'--explain'",
        )
    print_text(as_plain(code.upper()))
    return DONE


class _Check:
    """One run over the paths, and what it remembers for the exit status."""

    def __init__(self, paths: Sequence[str], chunk: bool) -> None:
        self._paths = paths
        self._chunk = chunk
        self._unreadable = False
        self._severities: set[str] = set()

    def documents(self) -> Iterator[Checked]:
        for path in self._paths:
            try:
                sources, reading = read_path(path, chunk=self._chunk)
            except CodeknitError as error:
                complain(str(error))
                self._unreadable = True
                continue
            self._severities.update(found.severity for found in reading.diagnostics)
            yield Checked(path, sources, reading)

    def status(self, strict: bool) -> int:
        if self._unreadable:
            return CANNOT
        wrong = {"error", "warning"} if strict else {"error"}
        return WRONG_INPUT if wrong & self._severities else DONE
