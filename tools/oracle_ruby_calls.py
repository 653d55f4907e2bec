#!/usr/bin/env python3
"""Compare the resolved calls of Ruby with those that are made while its tests run.

    tools/oracle_ruby_calls.py DIRECTORY [--show N] -- COMMAND [ARGUMENT …]

Runs the command in the directory, say `ruby -Ilib -Itest -e 'Dir["test/**/*_test.rb"].each { |f|
require "./#{f}" }'`, with tools/oracles/ruby_calls.rb loaded. An edge is right if its source called
its target, or what overrides that; contradicted if it only ever called something else of that name.
An edge whose source did not run, or called nothing of the name, is not judged, nor are types. What
is contradicted is to be read: the call that we mean may stand in a branch that did not run.
Exit status 1 where there is any.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent / "oracles"))

from calls import Call, compare_run, read

from codeknit.extract.run import Options, extract
from codeknit.extract.scan import scan

DRIVER = Path(__file__).resolve().parent / "oracles" / "ruby_calls.rb"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directory")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    parser.add_argument("command", nargs="+", metavar="COMMAND")
    options = parser.parse_args()
    document = extract(scan(options.directory, collect_tests=True), Options(edges=True))
    return compare_run(document, made(options.directory, options.command), options.show)


def made(directory: str, command: list[str]) -> dict[str, list[Call]]:
    """The calls that are made while a command runs, by file."""
    with tempfile.TemporaryDirectory() as into:
        traced = {
            "RUBYOPT": f"-r{DRIVER}",
            "TRACED_ROOT": directory,
            "TRACED_INTO": into,
        }
        subprocess.run(command, cwd=directory, env={**os.environ, **traced}, check=False)
        return read("".join(path.read_text() for path in sorted(Path(into).iterdir())))


if __name__ == "__main__":
    sys.exit(main())
