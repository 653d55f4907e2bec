"""Compares declarations as codeknit extracts them with those a driver prints.

A driver reads paths from standard input and prints, for each, `file<TAB>path` and then one line
`kind<TAB>name<TAB>scope<TAB>first line<TAB>last line<TAB>signature<TAB>properties` for each
declaration, or `error<TAB>message`. Whitespace counts on neither side.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from codeknit.extract.records import Definition, FileFacts
from codeknit.extract.scan import scan
from codeknit.extract.workers import facts_of

PRECISION = RECALL = 0.995
SIGNATURES = 0.99


class Declaration(NamedTuple):
    """What makes a declaration of one side the same as one of the other."""

    kind: str
    name: str
    scope: str
    first: int
    last: int


class Stated(NamedTuple):
    """What is compared of two that are the same."""

    signature: str
    properties: frozenset[str]


Declarations = list[tuple[Declaration, Stated]]


class Tally:
    """Counts and the first differences of each sort."""

    def __init__(self, show: int) -> None:
        self.show = show
        self.counts: Counter[str] = Counter()
        self.shown: defaultdict[str, list[str]] = defaultdict(list)
        self.excluded: list[str] = []

    def differ(self, what: str, text: str) -> None:
        self.counts[what] += 1
        if len(self.shown[what]) < self.show:
            self.shown[what].append(text)


def squeezed(text: str) -> str:
    return re.sub(r"\s+", "", text)


def run(
    language: str,
    directories: Iterable[str],
    command: list[str],
    show: int,
    normal: Callable[[Stated], Stated] = lambda stated: stated,
) -> int:
    """Compare all files of a language, or of several with spaces between; the exit status."""
    tally = Tally(show)
    for directory in directories:
        files = scan(directory, collect_tests=True).files
        files = [file for file in files if file.language in language.split()]
        expected = dict(driven(command, [file.place for file in files]))
        for file in files:
            said = expected.get(file.place, "the driver ended before it")
            compare(file.place, facts_of(file), said, tally, normal)
            tally.counts["lines"] += Path(file.place).read_bytes().count(b"\n")
    return report(tally)


def driven(command: list[str], places: list[str]) -> Iterator[tuple[str, Declarations | str]]:
    """What the driver says of each file: its declarations, or why there are none."""
    asked = "".join(f"{place}\n" for place in places)
    done = subprocess.run(command, input=asked.encode(), stdout=subprocess.PIPE, check=False)
    text = done.stdout.decode("utf-8", "replace")
    for block in re.split(r"^file\t", text, flags=re.MULTILINE)[1:]:
        place, *lines = block.rstrip("\n").split("\n")
        if lines and lines[0].startswith("error\t"):
            yield place, lines[0].removeprefix("error\t")
        else:
            yield place, [stated(line) for line in lines]


def stated(line: str) -> tuple[Declaration, Stated]:
    kind, name, scope, first, last, signature, properties = line.split("\t")
    return (
        Declaration(kind, name, squeezed(scope), int(first), int(last)),
        Stated(squeezed(signature), frozenset(properties.split())),
    )


def ours(found: Definition) -> tuple[Declaration, Stated]:
    properties = (
        key if value == "true" else f"{key}={value}" for key, value in found.properties.items()
    )
    kind = f"{found.category}/{found.kind}"
    return (
        Declaration(kind, found.name, squeezed(found.scope), found.start, found.end),
        Stated(squeezed(found.signature), frozenset(properties)),
    )


def compare(
    place: str,
    facts: FileFacts,
    said: Declarations | str,
    tally: Tally,
    normal: Callable[[Stated], Stated],
) -> None:
    if isinstance(said, str):
        tally.excluded.append(f"{place}: {said}; codeknit: {facts.error or 'no error'}")
        return
    tally.counts["files"] += 1
    if facts.error:
        tally.differ("error for a file that is right", f"{place}: {facts.error}")
    left, right = grouped(said), grouped([ours(found) for found in facts.definitions])
    for declaration in [*left, *(other for other in right if other not in left)]:
        expected, found = left.get(declaration, []), right.get(declaration, [])
        same = min(len(expected), len(found))
        tally.counts["declarations"] += len(expected)
        tally.counts["ours"] += len(found)
        tally.counts["matched"] += same
        for _ in expected[same:]:
            tally.differ("missing", f"{place}: {declaration}")
        for _ in found[same:]:
            tally.differ("extra", f"{place}: {declaration}")
        for one, other in zip(expected[:same], found[:same], strict=True):
            compare_stated(f"{place}:{declaration.first}", one, normal(other), tally)


def grouped(declarations: Declarations) -> dict[Declaration, list[Stated]]:
    result: defaultdict[Declaration, list[Stated]] = defaultdict(list)
    for declaration, what in declarations:
        result[declaration].append(what)
    return result


def compare_stated(where: str, expected: Stated, found: Stated, tally: Tally) -> None:
    if expected.signature != found.signature:
        tally.differ("signature", f"{where}: {found.signature!r} is not {expected.signature!r}")
    if expected.properties != found.properties:
        differing = " ".join(sorted(expected.properties ^ found.properties))
        tally.differ("properties", f"{where}: {expected.signature}: {differing}")


def report(tally: Tally) -> int:
    counts = tally.counts
    for what, lines in tally.shown.items():
        print(f"{what} ({counts[what]}):", *lines, "", sep="\n  ")
    print(f"{len(tally.excluded)} files that the other parser does not read:")
    print(*(f"  {line}" for line in tally.excluded), "", sep="\n")
    matched = counts["matched"]
    figures = {
        "precision": matched / max(1, counts["ours"]),
        "recall": matched / max(1, counts["declarations"]),
        "signatures": 1 - counts["signature"] / max(1, matched),
        "properties": 1 - counts["properties"] / max(1, matched),
    }
    print(
        f"files {counts['files']}, lines {counts['lines']}, declarations {counts['declarations']}"
    )
    print(*(f"{name} {value:.5f}" for name, value in figures.items()), sep=", ")
    enough = (
        figures["precision"] >= PRECISION
        and figures["recall"] >= RECALL
        and figures["signatures"] >= SIGNATURES
    )
    return 0 if enough else 1
