"""The command line. ``main`` is the entry point; each command is a module of its own.

Commands wire, they decide nothing: what they do is in the library.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run ``codeknit`` with `arguments` (those of the process, unless given).

    Returns the exit status: 0 done, 1 the input is wrong, 2 the command line is wrong or a file
    cannot be read or written, 130 interrupted, 143 or 129 told to end by SIGTERM or SIGHUP.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    from codeknit.cli.streams import guarded, print_text

    def run() -> int:
        if given == ["--version"]:  # answered before click is imported, which costs 40 ms
            from codeknit._version import __version__

            print_text(f"codeknit {__version__}\n")
            return 0
        from codeknit.cli.app import run_command

        return run_command(given)

    return guarded(run)
