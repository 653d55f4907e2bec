#!/usr/bin/env python3
"""Compare the resolved calls of JavaScript and TypeScript with what TypeScript's checker says.

    tools/oracle_typescript_calls.py TREE --typescript PACKAGE [--node NODE] [--show N]

PACKAGE is the directory of an installed npm package `typescript`, version 5. An edge is right if a
call in the lines of its source calls what is declared in the lines of its target, by that name;
what is called through a variable that holds a function has no such call, and is printed to be
read. Exit status 1 if there is anything else. The driver is tools/oracles/typescript_calls.cjs.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent / "oracles"))

from calls import compare, read

from codeknit.extract.run import Options, extract
from codeknit.extract.scan import scan

DRIVER = Path(__file__).resolve().parent / "oracles" / "typescript_calls.cjs"
LANGUAGES = ("javascript", "typescript", "tsx")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tree")
    parser.add_argument("--typescript", required=True, metavar="PACKAGE")
    parser.add_argument("--node", default="node", metavar="COMMAND")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    options = parser.parse_args()
    found = scan(options.tree, collect_tests=True)
    document = extract(found, Options(edges=True))
    paths = "".join(f"{file.path}\n" for file in found.files if file.language in LANGUAGES)
    command = [options.node, "--stack-size=8000", str(DRIVER), options.typescript, options.tree]
    done = subprocess.run(command, input=paths, capture_output=True, text=True, check=True)
    return compare(document, read(done.stdout), options.show)


if __name__ == "__main__":
    sys.exit(main())
