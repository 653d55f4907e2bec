"""Compares declarations as codeknit extracts them with those of another parser.

A driver, in the language it is about, reads paths from standard input. It prints for each
`file<TAB>path` and then one line `kind<TAB>name<TAB>scope<TAB>first line<TAB>last line<TAB>
signature<TAB>properties` for each declaration, or `error<TAB>message`; or else one JSON object a
line, with `error`, `declarations` and `left_out` (see `json_driver`). Whitespace counts on neither
side.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from codeknit.extract.records import Definition, FileFacts
from codeknit.extract.scan import Selection, scan
from codeknit.extract.workers import facts_of

PRECISION = RECALL = 0.995
SIGNATURES = 0.99  # and properties

WITH_TESTS = Selection(collect_tests=True)
#: Nothing is left out of the comparison that has the language's name.
EVERYTHING = Selection(
    collect_tests=True,
    ignore_files=False,
    include_vendored=True,
    include_generated=True,
    max_file_size=1 << 30,
)


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


#: The declarations of a file, each with what is compared of it; most often that is `Stated`.
Declarations = list[tuple[Declaration, Any]]


class Tally:
    """Counts and the first differences of each sort."""

    def __init__(self, show: int) -> None:
        self.show = show
        self.counts: Counter[str] = Counter()
        self.left_out: Counter[str] = Counter()
        self.shown: defaultdict[str, list[str]] = defaultdict(list)
        self.excluded: list[str] = []

    def differ(self, what: str, text: str) -> None:
        self.counts[what] += 1
        if len(self.shown[what]) < self.show:
            self.shown[what].append(text)


#: What the other parser says of files, by path: declarations, or why there are none.
Parser = Callable[[list[str], Tally], Iterable[tuple[str, Declarations | str]]]
#: A definition as the comparison has it.
Own = Callable[[Definition], tuple[Declaration, Any]]
#: In what two of one declaration differ, expected and found, in a word and in a sentence.
Judge = Callable[[Any, Any], Iterable[tuple[str, str]]]


# ── What the other parser says ───────────────────────────────────────────────────────────────────


def driver(command: list[str]) -> Parser:
    """The parser behind a driver that prints lines."""

    def parser(places: list[str], _tally: Tally) -> Iterator[tuple[str, Declarations | str]]:
        text = asked(command, places)
        for block in re.split(r"^file\t", text, flags=re.MULTILINE)[1:]:
            place, *lines = block.rstrip("\n").split("\n")
            errors = [line for line in lines if line.startswith("error\t")]
            if errors:
                yield place, errors[0].removeprefix("error\t")
            else:
                yield place, [stated(line) for line in lines]

    return parser


def json_driver(command: list[str], read: Callable[[dict[str, Any]], Stated]) -> Parser:
    """The parser behind a driver that prints an object for each file.

    Its declarations have ``name scope kind start end`` and what `read` takes; ``left_out`` counts
    by reason what neither side has.
    """

    def parser(places: list[str], tally: Tally) -> Iterator[tuple[str, Declarations | str]]:
        lines = asked(command, places).splitlines()
        for place, said in zip(places, map(json.loads, lines), strict=True):
            tally.left_out.update(said["left_out"])
            yield (
                place,
                said["error"] or [(declared(one), read(one)) for one in said["declarations"]],
            )

    return parser


def asked(command: list[str], places: Iterable[str]) -> str:
    """What a driver prints for paths. One that ends early is found out by what is missing."""
    paths = "".join(f"{place}\n" for place in places)
    done = subprocess.run(command, input=paths.encode(), stdout=subprocess.PIPE, check=False)
    return done.stdout.decode("utf-8", "replace")


def stated(line: str) -> tuple[Declaration, Stated]:
    kind, name, scope, first, last, signature, properties = line.split("\t")
    return (
        Declaration(kind, name, squeezed(scope), int(first), int(last)),
        Stated(squeezed(signature), frozenset(properties.split())),
    )


def declared(one: dict[str, Any]) -> Declaration:
    scope = squeezed(one["scope"])
    return Declaration(one["kind"], one["name"], scope, one["start"], one["end"])


def squeezed(text: str) -> str:
    return re.sub(r"\s+", "", text)


# ── What codeknit says ───────────────────────────────────────────────────────────────────────────


def ours(found: Definition) -> tuple[Declaration, Stated]:
    kind = f"{found.category}/{found.kind}"
    return (
        Declaration(kind, found.name, squeezed(found.scope), found.start, found.end),
        Stated(squeezed(found.signature), frozenset(spelled(found.properties))),
    )


def ours_of(keys: Iterable[str]) -> Own:
    """The same, of a driver that has kinds without categories, and only these properties."""
    kept = frozenset(keys)

    def own(found: Definition) -> tuple[Declaration, Stated]:
        declaration, what = ours(found)
        properties = {key: value for key, value in found.properties.items() if key in kept}
        return (
            declaration._replace(kind=found.kind),
            what._replace(properties=frozenset(map(squeezed, spelled(properties)))),
        )

    return own


def spelled(properties: dict[str, str]) -> Iterator[str]:
    for key, value in properties.items():
        yield key if value == "true" else f"{key}={value}"


# ── Comparing ────────────────────────────────────────────────────────────────────────────────────


def stated_differences(expected: Stated, found: Stated) -> Iterator[tuple[str, str]]:
    if expected.signature != found.signature:
        yield "signature", f"{found.signature!r} is not {expected.signature!r}"
    if expected.properties != found.properties:
        differing = " ".join(sorted(expected.properties ^ found.properties))
        yield "properties", f"{expected.signature}: {differing}"


def run(
    languages: str,
    directories: Iterable[str],
    parser: Parser,
    show: int,
    *,
    own: Own = ours,
    judge: Judge = stated_differences,
    selection: Selection = WITH_TESTS,
) -> int:
    """Compare all files of a language, or of several with spaces between; the exit status."""
    tally = Tally(show)
    for directory in directories:
        found = scan(directory, selection).files
        files = [file for file in found if file.language in languages.split()]
        files = [file for file in files if "\n" not in file.place]  # that is two paths to a driver
        expected = dict(parser([file.place for file in files], tally))
        for file in files:
            said = expected.get(file.place, "the driver ended before it")
            tally.counts["lines"] += Path(file.place).read_bytes().count(b"\n")
            compare(file.place, facts_of(file), said, tally, own, judge)
    return report(tally)


def compare(
    place: str, facts: FileFacts, said: Declarations | str, tally: Tally, own: Own, judge: Judge
) -> None:
    if isinstance(said, str):
        tally.excluded.append(f"{place}: {said}; codeknit: {facts.error or 'no error'}")
        return
    tally.counts["files"] += 1
    if facts.error:
        tally.differ("error for a file that is right", f"{place}: {facts.error}")
    pairs = matched(place, said, list(map(own, facts.definitions)), tally)
    for declaration, expected, found in pairs:
        for what, text in judge(expected, found):
            tally.differ(what, f"{place}:{declaration.first}: {text}")


def matched(
    place: str, said: Declarations, found: Declarations, tally: Tally
) -> Iterator[tuple[Declaration, Any, Any]]:
    """The declarations that both sides have; those of one side are counted."""
    left, right = grouped(said), grouped(found)
    for declaration in [*left, *(other for other in right if other not in left)]:
        one, other = left.get(declaration, []), right.get(declaration, [])
        same = min(len(one), len(other))
        tally.counts["declarations"] += len(one)
        tally.counts["ours"] += len(other)
        tally.counts["matched"] += same
        for _ in one[same:]:
            tally.differ("missing", f"{place}: {tuple(declaration)}")
        for _ in other[same:]:
            tally.differ("extra", f"{place}: {tuple(declaration)}")
        for expected, has in zip(one[:same], other[:same], strict=True):
            yield declaration, expected, has


def grouped(declarations: Declarations) -> dict[Declaration, list[Any]]:
    result: defaultdict[Declaration, list[Any]] = defaultdict(list)
    for declaration, what in declarations:
        result[declaration].append(what)
    return result


def compare_stated(where: str, expected: Stated, found: Stated, tally: Tally) -> None:
    for what, text in stated_differences(expected, found):
        tally.differ(what, f"{where}: {text}")


def report(tally: Tally) -> int:
    """Print differences and figures; the exit status."""
    counts = tally.counts
    for what, lines in tally.shown.items():
        print(f"{what} ({counts[what]}):", *lines, "", sep="\n  ")
    print(f"{len(tally.excluded)} files that the other parser does not read:")
    print(*(f"  {line}" for line in tally.excluded), "", sep="\n")
    for reason, count in sorted(tally.left_out.items()):
        print(f"left out on both sides: {count} {reason}")
    both = max(1, counts["matched"])
    figures = {
        "precision": (counts["matched"] / max(1, counts["ours"]), PRECISION),
        "recall": (counts["matched"] / max(1, counts["declarations"]), RECALL),
        "signatures": (1 - counts["signature"] / both, SIGNATURES),
        "properties": (1 - counts["properties"] / both, SIGNATURES),
    }
    print(*(f"{name} {counts[name]}" for name in ("files", "lines", "declarations")), sep=", ")
    print(*(f"{name} {value:.5f}" for name, (value, _) in figures.items()), sep=", ")
    enough = counts["files"] and all(value >= bound for value, bound in figures.values())
    return 0 if enough else 1
