#!/usr/bin/env python3
"""Compare what codeknit extracts from Java files with the parser of the JDK's compiler.

    tools/oracle_java.py DIRECTORY [--show N] [--java COMMAND]

Looks at every Java file below DIRECTORY, tests included: declarations (kind, name, scope, span),
signatures (parameter names, types, return types) and properties (visibility, static, final,
sealed, abstract, default, native, deprecated, override). `tools/oracles/JavaDeclarations.java`
prints what the compiler API (`com.sun.source`) parses; a JDK of version 17 or later must be there.
Both sides are compared with all whitespace taken out. Prints figures and the first differences;
exit status 1 where precision or recall is below 0.995, or agreement of signatures or properties
below 0.99.

A good directory is the JDK's own source, which Linux distributions package beside the JDK
(`src.zip`): unpack `java.base/java`, `jdk.compiler` and the like into a temporary directory.

Normalised, beyond whitespace: the compiler's parser gives `int a, b;` as two variables with one
start; both then end where the last does. Left out: files in which the compiler itself reports a
syntax error; they are counted and listed.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from codeknit.extract.records import Definition
from codeknit.extract.scan import SourceFile, scan
from codeknit.extract.workers import facts_of

DRIVER = Path(__file__).parent / "oracles" / "JavaDeclarations.java"
PRECISION = RECALL = 0.995
SIGNATURES = 0.99


class Declaration(NamedTuple):
    """What both sides say of a declaration."""

    kind: str
    scope: str
    name: str
    start: int
    end: int


class Expected(NamedTuple):
    """What the compiler says of a file: signature and properties of each declaration."""

    declarations: list[tuple[Declaration, str, str]]
    errors: list[str]


class Tally:
    """Counts and the first differences."""

    def __init__(self, show: int) -> None:
        self.show = show
        self.counts: Counter[str] = Counter()
        self.differences: defaultdict[str, list[str]] = defaultdict(list)
        self.unparsable: list[str] = []

    def differ(self, what: str, text: str) -> None:
        self.counts[what] += 1
        if len(self.differences[what]) < self.show:
            self.differences[what].append(f"{what}: {text}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directory")
    parser.add_argument("--show", type=int, default=10, metavar="N", help="differences to print")
    parser.add_argument("--java", default="java", metavar="COMMAND", help="of a JDK, 17 or later")
    options = parser.parse_args()
    found = scan(options.directory, collect_tests=True).files
    files = [file for file in found if file.language == "java"]
    expected = dict(compiler_view(options.java, [file.place for file in files]))
    tally = Tally(options.show)
    for file in files:
        compare_file(file, expected[file.place], tally)
    return report(tally)


def compiler_view(java: str, places: list[str]) -> Iterator[tuple[str, Expected]]:
    command = [java, "-Xss64m", str(DRIVER)]
    text = "".join(f"{place}\n" for place in places)
    run = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    current = Expected([], [])
    for line in run.stdout.split("\n")[:-1]:
        what, *fields = line.split("\t")
        if what == "P":
            current = Expected([], [])
            yield fields[0], current
        elif what == "E":
            current.errors.append(fields[0])
        else:
            kind, scope, name, start, end, signature, properties = fields
            declaration = Declaration(kind, scope, name, int(start), int(end))
            current.declarations.append((declaration, signature, properties))


def compare_file(file: SourceFile, expected: Expected, tally: Tally) -> None:
    facts = facts_of(file)
    if expected.errors:
        said = facts.error or "no error"
        tally.unparsable.append(f"{file.path}: {expected.errors[0]}; codeknit: {said}")
        return
    tally.counts["files"] += 1
    tally.counts["lines"] += Path(file.place).read_bytes().count(b"\n")
    if facts.error:
        tally.differ("error for a right file", f"{file.path}: {facts.error}")
    theirs: defaultdict[Declaration, list[tuple[str, str]]] = defaultdict(list)
    for declaration, signature, properties in expected.declarations:
        theirs[declaration].append((signature, properties))
    ours: defaultdict[Declaration, list[Definition]] = defaultdict(list)
    for definition in facts.definitions:
        ours[declared(definition)].append(definition)
    tally.counts["expected"] += len(expected.declarations)
    tally.counts["found"] += len(facts.definitions)
    for declaration in {**theirs, **ours}:
        compare(file.path, declaration, theirs[declaration], ours[declaration], tally)


def declared(found: Definition) -> Declaration:
    kind = f"{found.category}/{found.kind}"
    return Declaration(kind, found.scope, found.name, found.start, found.end)


def compare(
    path: str,
    declaration: Declaration,
    theirs: list[tuple[str, str]],
    ours: list[Definition],
    tally: Tally,
) -> None:
    for _ in ours[len(theirs) :]:
        tally.differ("extra", f"{path}: {declaration}")
    for _ in theirs[len(ours) :]:
        tally.differ("missing", f"{path}: {declaration}")
    for (signature, properties), definition in zip(theirs, ours, strict=False):
        tally.counts["both"] += 1
        where = f"{path}:{definition.start}"
        if bare(signature) != bare(definition.signature):
            tally.differ(
                "wrong signature", f"{where}: {definition.signature!r} is not {signature!r}"
            )
        if properties != stated(definition):
            tally.differ(
                "wrong properties",
                f"{where}: {definition.name}: {stated(definition)!r} is not {properties!r}",
            )


def bare(text: str) -> str:
    return re.sub(r"\s+", "", text)


def stated(definition: Definition) -> str:
    entries = definition.properties.items()
    return " ".join(sorted(key if value == "true" else f"{key}={value}" for key, value in entries))


def report(tally: Tally) -> int:
    for lines in tally.differences.values():
        print("\n".join(lines))
    counts = tally.counts
    print(f"\n{len(tally.unparsable)} files left out, in which the compiler finds syntax errors:")
    for line in tally.unparsable[: tally.show]:
        print(f"  {line}")
    both = counts["both"] or 1
    figures = {
        "precision": (counts["both"] / (counts["found"] or 1), PRECISION),
        "recall": (counts["both"] / (counts["expected"] or 1), RECALL),
        "signatures": (1 - counts["wrong signature"] / both, SIGNATURES),
        "properties": (1 - counts["wrong properties"] / both, SIGNATURES),
    }
    print()
    for name in ("files", "lines", "expected", "found", "both"):
        print(f"{name:24} {counts[name]:>9}")
    for name in tally.differences:
        print(f"{name:24} {counts[name]:>9}")
    for name, (figure, bound) in figures.items():
        print(f"{name:24} {figure:>9.5f}  (at least {bound})")
    good = counts["both"] and all(figure >= bound for figure, bound in figures.values())
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
