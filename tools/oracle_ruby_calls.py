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
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent / "oracles"))

from calls import Call, is_declared, print_recall, read

from codeknit.extract.run import Options, extract
from codeknit.extract.scan import scan
from codeknit.model import Document, Symbol

DRIVER = Path(__file__).resolve().parent / "oracles" / "ruby_calls.rb"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directory")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    parser.add_argument("command", nargs="+", metavar="COMMAND")
    options = parser.parse_args()
    document = extract(scan(options.directory, collect_tests=True), Options(edges=True))
    return compare(document, made(options.directory, options.command), options.show)


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


def compare(document: Document, calls: dict[str, list[Call]], show: int) -> int:
    verdicts: defaultdict[str, list[str]] = defaultdict(list)
    proved: set[tuple[str, Call]] = set()
    below = overriding(document)
    for edge in document.edges or ():
        if edge.kind != "calls" or edge.status != "resolved" or not isinstance(edge.source, int):
            continue
        assert isinstance(edge.target, int)
        source, target = document.symbol(edge.source), document.symbol(edge.target)
        if target.category != "callable":
            continue
        same = [
            one
            for one in calls.get(source.file, ())
            if source.start <= one.line <= source.end and one.name == target.name
        ]
        meant = [target, *(document.symbol(one) for one in below[target.number])]
        right = [one for one in same if any(is_called(one, symbol) for symbol in meant)]
        proved.update((source.file, one) for one in right)
        verdict = "right" if right else "contradicted" if same else "not judged"
        others = ", ".join(f"{one.file}:{one.declared} at {one.line}" for one in same[:3])
        verdicts[verdict].append(
            f"{document.full_id(edge.source)} -> {document.full_id(edge.target)} but {others}"
        )
    for verdict in ("right", "contradicted", "not judged"):
        print(f"{verdict}: {len(verdicts[verdict])}")
    print(*(f"  contradicted: {edge}" for edge in verdicts["contradicted"][:show]), sep="\n")
    print_recall(document, calls, proved)
    return 1 if verdicts["contradicted"] else 0


def is_called(call: Call, target: Symbol) -> bool:
    """Whether a call is one of a method; of one with another name the original is what runs."""
    return "alias" in target.properties or is_declared(call, target)


def overriding(document: Document) -> defaultdict[int, set[int]]:
    """The methods that override each method, directly or not."""
    found: defaultdict[int, set[int]] = defaultdict(set)
    for edge in document.edges or ():
        if edge.kind == "overrides" and edge.status == "resolved":
            assert isinstance(edge.source, int)
            assert isinstance(edge.target, int)
            found[edge.target].add(edge.source)
    changed = True
    while changed:
        changed = False
        for below in list(found.values()):
            more = {lower for one in below for lower in found.get(one, ())} - below
            below |= more
            changed = changed or bool(more)
    return found


if __name__ == "__main__":
    sys.exit(main())
