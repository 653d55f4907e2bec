"""What the oracles that compare with a parser's JSON share: counting, comparing, reporting.

An oracle's driver, in the language it is about, gives for each file an object with ``error``,
``declarations`` (``name scope kind start end signature`` and properties) and ``left_out``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from codeknit.extract.records import Definition
from codeknit.extract.scan import Selection, SourceFile, scan
from codeknit.extract.workers import facts_of

LOWEST = 0.995  # precision and recall
LOWEST_SIGNATURES = 0.99

#: Nothing is left out of the comparison that has the language's name.
EVERYTHING = Selection(
    collect_tests=True,
    ignore_files=False,
    include_vendored=True,
    include_generated=True,
    max_file_size=1 << 30,
)

#: What is wrong with the signature or a property of a definition, in words; empty where nothing is.
Judge = Callable[[Definition, dict[str, Any]], str]


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


def files_of(directory: str, language: str) -> list[SourceFile]:
    """The files of a language in a tree, but for names that are two lines."""
    found = scan(directory, EVERYTHING).files
    return [file for file in found if file.language == language and "\n" not in file.place]


def compare_file(file: SourceFile, expected: dict[str, Any], judge: Judge, tally: Tally) -> None:
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
        tally.differ("error", f"{file.path}: {facts.error}")
    theirs = _listed((_declaration(one), one) for one in expected["declarations"])
    ours = _listed((_own(one), one) for one in facts.definitions)
    tally.counts["declarations"] += len(expected["declarations"])
    tally.counts["extracted"] += len(facts.definitions)
    for declaration in sorted(theirs.keys() | ours.keys()):
        wanted, found = theirs.get(declaration, []), ours.get(declaration, [])
        for _ in wanted[len(found) :]:
            tally.differ("missing", f"{file.path}: {declaration}")
        for _ in found[len(wanted) :]:
            tally.differ("extra", f"{file.path}: {declaration}")
        for other, one in zip(found, wanted, strict=False):
            tally.counts["signatures"] += 1
            problem = judge(other, one)
            if problem:
                tally.differ("wrong signature", f"{file.path}:{other.start}: {problem}")


def _listed(pairs: Iterable[tuple[Declaration, Any]]) -> dict[Declaration, list[Any]]:
    result: dict[Declaration, list[Any]] = {}
    for declaration, one in pairs:
        result.setdefault(declaration, []).append(one)
    return result


def _declaration(one: dict[str, Any]) -> Declaration:
    return Declaration(one["name"], one["scope"], one["kind"], one["start"], one["end"])


def _own(one: Definition) -> Declaration:
    return Declaration(one.name, one.scope, one.kind, one.start, one.end)


def same(ours: str, theirs: str) -> bool:
    """Whether two texts differ by whitespace only."""
    return re.sub(r"\s+", "", ours) == re.sub(r"\s+", "", theirs)


def report(tally: Tally, parser: str) -> int:
    """Print differences and figures; the exit status."""
    for line in tally.differences:
        print(line)
    print(f"\n{len(tally.unparsable)} files that {parser} refuses, not compared:")
    for line in tally.unparsable[: tally.show]:
        print(f"  {line}")
    if tally.left_out:
        print("\nLeft out on both sides, because it is no declaration of a name:")
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
