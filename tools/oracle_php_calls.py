#!/usr/bin/env python3
"""Compare the resolved calls of PHP with those that are made while its code runs.

    tools/oracle_php_calls.py DIRECTORY [--xdebug FILE] [--show N] -- COMMAND [ARGUMENT …]

Runs the command in the directory, say `php -f tests/run.php`, with Xdebug (Debian: `php-xdebug`;
`--xdebug` names its xdebug.so where that is not installed) writing a trace of all calls, which is
compared with the edges as tools/oracles/calls.py has it. What is contradicted is to be read: the
call that we mean may stand in a branch that did not run. Exit status 1 where there is any.

A trace has a line for each call: some seconds of work are some hundred megabytes.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent / "oracles"))

from calls import Call, compare_run

from codeknit.extract.run import Options, extract
from codeknit.extract.scan import scan

DRIVER = Path(__file__).resolve().parent / "oracles" / "php_calls.php"
SETTINGS = """\
zend_extension={xdebug}
auto_prepend_file={driver}
memory_limit=-1
xdebug.mode=trace
xdebug.start_with_request=yes
xdebug.trace_format=1
xdebug.trace_output_name=%p
xdebug.use_compression=0
xdebug.output_dir={into}
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directory")
    parser.add_argument("--xdebug", default="xdebug.so", metavar="FILE")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    parser.add_argument("command", nargs="+", metavar="COMMAND")
    options = parser.parse_args()
    document = extract(scan(options.directory, collect_tests=True), Options(edges=True))
    calls = made(options.directory, options.command, options.xdebug)
    return compare_run(document, calls, options.show)


def made(directory: str, command: list[str], xdebug: str) -> dict[str, list[Call]]:
    """The calls that are made while a command runs, by file."""
    with tempfile.TemporaryDirectory() as into:
        settings = SETTINGS.format(xdebug=xdebug, driver=DRIVER, into=into)
        Path(into, "trace.ini").write_text(settings)
        read_too = {"PHP_INI_SCAN_DIR": f"{os.environ.get('PHP_INI_SCAN_DIR', '')}:{into}"}
        environment = {**os.environ, **read_too, "TRACED_INTO": into}
        subprocess.run(command, cwd=directory, env=environment, check=False)
        root = os.path.join(os.path.realpath(directory), "")
        found: dict[str, set[Call]] = {}
        for trace in sorted(Path(into).glob("*.xt")):
            for file, call in calls_of(trace, places(trace.with_suffix(".places"), root), root):
                found.setdefault(file, set()).add(call)
    return {file: sorted(calls) for file, calls in found.items()}


def places(path: Path, root: str) -> dict[str, tuple[str, str, int]]:
    """The name, file and line of each function and method, by what a trace calls it."""
    if not path.exists():
        return {}
    found = {}
    for line in path.read_text(errors="replace").splitlines():
        called, name, file, at = line.rsplit("\t", 3)
        found[called] = (name, relative(file, root) or "-", int(at))
    return found


def calls_of(
    trace: Path, places: dict[str, tuple[str, str, int]], root: str
) -> Iterator[tuple[str, Call]]:
    """The calls of a trace, each place but once; not those of closures, which have no name."""
    seen = set()
    with trace.open(errors="replace") as lines:
        for line in lines:
            words = line.split("\t", 10)
            if len(words) < 10 or words[2] != "0":
                continue
            what = (words[5], words[8], words[9])
            if what in seen or "{closure" in words[5]:
                continue
            seen.add(what)
            file = relative(words[8], root)
            if file is not None:
                called = words[5].replace("::", "->").lower()
                name = words[5].replace("::", "->").rpartition("->")[2].rpartition("\\")[2]
                name, where, at = places.get(called, (name, "-", 0))
                yield file, Call(int(words[9]), name, "function", where, at)


def relative(path: str, root: str) -> str | None:
    return path.removeprefix(root) if path.startswith(root) else None


if __name__ == "__main__":
    sys.exit(main())
