#!/usr/bin/env python3
"""Compare the calls codeknit resolves in Python files with call graphs that others wrote down.

    tools/callgraph_benchmark.py DIRECTORY [--differences]

Looks at every folder at or below DIRECTORY that has a `callgraph.json`: an object that gives for a
caller what it calls, `{"main.func": ["main.other", "<builtin>.print"]}`, in dotted names of
modules and what is in them; a lambda is `<lambda1>`. The folder that holds such folders is their
category.

Compares resolved `calls` edges between functions of a folder, and its files for calls at top level.
Calls from and of lambdas, of builtins and of what is not in the folder are counted apart. Our edges
to a type are not compared: what such a graph has for `Class()` is the constructor, where one is
declared. "With candidates" is recall with the candidates of ambiguous edges. Prints figures for
each category and in all; exit status 1 where an edge of ours is not in the graph of its folder.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from codeknit.extract.run import Options, extract
from codeknit.extract.scan import Selection, scan
from codeknit.model import Document, Symbol

GRAPH = "callgraph.json"
LAMBDA = re.compile(r"\.<lambda\d*>")
DEFINITION = re.compile(r"\s*(?:@|(?:async\s+)?def\b)")

#: Whatever a folder is called and wherever it is, all of it is compared.
EVERYTHING = Selection(
    collect_tests=True, ignore_files=False, include_vendored=True, include_generated=True
)


class Call(NamedTuple):
    """Who calls what, in the benchmark's names."""

    caller: str
    callee: str

    def __str__(self) -> str:
        return f"{self.caller} -> {self.callee}"


class Stated(NamedTuple):
    """The calls of a call graph: those between functions of its folder, and the others by sort.

    `folded` are calls from lambdas as codeknit has them: from what the lambda stands in.
    """

    calls: frozenset[Call]
    apart: Counter[str]
    folded: frozenset[Call]


class Found(NamedTuple):
    """The calls codeknit resolves in a folder, and the candidates of ambiguous ones."""

    calls: frozenset[Call]
    candidates: frozenset[Call]


class Comparison(NamedTuple):
    """What both sides say of one folder."""

    name: str
    stated: Stated
    found: Found
    errors: tuple[str, ...]

    @property
    def wrong(self) -> list[Call]:
        return sorted(self.found.calls - self.stated.calls)

    @property
    def missing(self) -> list[Call]:
        return sorted(self.stated.calls - self.found.calls)

    @property
    def figures(self) -> Counter[str]:
        counts = Counter(
            cases=1,
            true=len(self.stated.calls),
            ours=len(self.found.calls),
            right=len(self.stated.calls & self.found.calls),
            candidates=len(self.stated.calls & (self.found.calls | self.found.candidates)),
        )
        return counts + self.stated.apart


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directory", type=Path)
    parser.add_argument("--differences", action="store_true", help="print every differing edge")
    options = parser.parse_args()
    folders = sorted(path.parent for path in options.directory.rglob(GRAPH))
    if not folders:
        parser.error(f"{options.directory}: no folder with a {GRAPH}")
    compared: defaultdict[str, list[Comparison]] = defaultdict(list)
    for folder in folders:
        compared[folder.resolve().parent.name].append(compare(folder))
    every = [comparison for group in compared.values() for comparison in group]
    if options.differences:
        print_differences(every)
    print_table(compared)
    print_apart(every)
    return 1 if any(comparison.wrong for comparison in every) else 0


def compare(folder: Path) -> Comparison:
    document = extract(scan(str(folder), EVERYTHING), Options(edges=True))
    place = folder.resolve()
    stated = read_graph(folder / GRAPH, {module_of(path) for path in document.files})
    found = resolved(document, folder)
    return Comparison(
        f"{place.parent.name}/{place.name}",
        stated,
        # A lambda's call is its encloser's for us; the graph may have both.
        found._replace(calls=found.calls - (stated.folded - stated.calls)),
        tuple(f"{error.file}: {error.reason}" for error in document.errors),
    )


def read_graph(path: Path, modules: set[str]) -> Stated:
    try:
        graph: Any = json.loads(path.read_text("utf-8"))
        calls = {Call(caller, callee) for caller, callees in graph.items() for callee in callees}
    except (OSError, ValueError, AttributeError, TypeError) as error:
        raise SystemExit(f"{path}: not a call graph: {error}") from error
    sorts = {call: sort_of(call, modules) for call in calls}
    return Stated(
        frozenset(call for call, sort in sorts.items() if not sort),
        Counter(sort for sort in sorts.values() if sort),
        frozenset(
            Call(LAMBDA.sub("", call.caller), call.callee)
            for call in calls
            if LAMBDA.search(call.caller)
        ),
    )


def sort_of(call: Call, modules: set[str]) -> str:
    """What sets a call of the graph apart; empty where both ends are functions of the folder."""
    if any(LAMBDA.search(end) for end in call):
        return "lambdas"
    if any(end.startswith("<") for end in call):
        return "builtins"
    if not all(is_in(end, modules) for end in call):
        return "externals"
    return ""


def is_in(name: str, modules: set[str]) -> bool:
    parts = name.split(".")
    return any(".".join(parts[:length]) in modules for length in range(1, len(parts) + 1))


def resolved(document: Document, folder: Path) -> Found:
    """The calls of a document whose ends the graph may name."""
    names = dict(names_of(document, folder))
    calls: set[Call] = set()
    candidates: set[Call] = set()
    for edge in document.edges or ():
        if edge.kind != "calls" or edge.source not in names:
            continue
        caller = names[edge.source]
        if edge.status == "resolved" and edge.target in names:
            calls.add(Call(caller, names[edge.target]))
        candidates.update(Call(caller, names[end]) for end in edge.candidates if end in names)
    return Found(frozenset(calls), frozenset(candidates))


def names_of(document: Document, folder: Path) -> Iterator[tuple[int | str, str]]:
    """The symbols that have a name in the graph, by number: files and functions with a `def`."""
    lines = {path: (folder / path).read_bytes().splitlines() for path in document.files}
    for symbol in document.symbols:
        if (symbol.category, symbol.kind) == ("meta", "file"):
            yield symbol.number, module_of(symbol.file)
        elif symbol.category == "callable" and is_definition(symbol, lines[symbol.file]):
            yield symbol.number, f"{module_of(symbol.file)}.{symbol.scoped_name}".lstrip(".")


def is_definition(symbol: Symbol, lines: list[bytes]) -> bool:
    """Whether a callable is a function with a `def`, not a lambda that has a name."""
    return bool(DEFINITION.match(lines[symbol.start - 1].decode("utf-8", "replace")))


def module_of(path: str) -> str:
    """The dotted module of a Python file: `a.b` of `a/b.py` and of `a/b/__init__.py`."""
    parts = path.removesuffix(".py").split("/")
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def print_differences(compared: Iterable[Comparison]) -> None:
    for comparison in compared:
        for error in comparison.errors:
            print(f"error    {comparison.name}: {error}")
        for call in comparison.wrong:
            print(f"wrong    {comparison.name}: {call}")
        for call in comparison.missing:
            known = " (a candidate)" if call in comparison.found.candidates else ""
            print(f"missing  {comparison.name}: {call}{known}")
    print()


def print_table(compared: dict[str, list[Comparison]]) -> None:
    columns = ("cases", "true", "ours", "right")
    heads = (*columns, "precision", "recall", "with candidates")
    print(f"{'category':16}" + "".join(f"{head:>{len(head) + 4}}" for head in heads))
    whole: Counter[str] = Counter()
    for category in sorted(compared):
        counts = sum((comparison.figures for comparison in compared[category]), Counter[str]())
        whole += counts
        print_row(category, counts, heads)
    print_row("all", whole, heads)


def print_row(title: str, counts: Counter[str], heads: tuple[str, ...]) -> None:
    ratios = {
        "precision": ratio(counts["right"], counts["ours"]),
        "recall": ratio(counts["right"], counts["true"]),
        "with candidates": ratio(counts["candidates"], counts["true"]),
    }
    cells = (ratios.get(head, str(counts[head])) for head in heads)
    print(f"{title:16}" + "".join(f"{c:>{len(h) + 4}}" for h, c in zip(heads, cells, strict=True)))


def ratio(part: int, whole: int) -> str:
    return f"{part / whole:.3f}" if whole else "-"


def print_apart(compared: Iterable[Comparison]) -> None:
    apart = sum((comparison.stated.apart for comparison in compared), Counter[str]())
    sorts = ", ".join(f"{apart[sort]} {sort}" for sort in ("builtins", "externals", "lambdas"))
    print(f"\nApart, edges of the graphs with {sorts}.")


if __name__ == "__main__":
    sys.exit(main())
