"""How far an extraction is, for those who watch it on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

Progress = Callable[[str], None]

_INTERVAL: Final = 0.1  # seconds between two pictures


@contextmanager
def progress_of(total: int, *, quiet: bool) -> Iterator[Progress | None]:
    """A function to tell the path of each file that is done; None where nobody watches."""
    if quiet or not sys.stderr or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.table import Column

    current = TextColumn("{task.description}", table_column=Column(no_wrap=True, ratio=1))
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"), current)
    console = Console(stderr=True)
    # No refresh by a thread of its own: a process with threads must not fork workers.
    with Progress(
        *columns, console=console, transient=True, auto_refresh=False, expand=True
    ) as bar:
        task = bar.add_task("", total=total, rate="")
        start = shown = monotonic()
        done = 0

        def advance(path: str) -> None:
            nonlocal shown, done
            done += 1
            now = monotonic()
            if now - shown > _INTERVAL:
                shown = now
                rate = f"{done / (now - start):.0f} files/s"
                name = escape(path.encode("unicode_escape").decode())
                bar.update(task, completed=done, description=name, rate=rate)
                bar.refresh()

        yield advance
