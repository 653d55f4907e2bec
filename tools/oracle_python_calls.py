#!/usr/bin/env python3
"""Compare the calls that are resolved in Python with what a run of tests really calls.

    tools/oracle_python_calls.py TREE [--show N] [--tests] [--record FILE] MODULE [ARGUMENT …]

Runs `python -m MODULE ARGUMENT …` with the calls of all modules below TREE looked at, by
tools/oracles/python_calls.py; say `unittest test.test_json`, or `pytest --assert=plain tests`.
A resolved call is contradicted if all places that it can be were reached, and called something
else each time; perhaps so if some were not reached. An override of what the edge leads to, in a
type below the one at hand, is what the edge promises. With classes, the run says which bases they
have and which method comes next. Of what was really called, the share that is resolved, ambiguous
or not is printed. What is contradicted is to be read: tests put other things in the place of
functions, and a function that callers give need not have been given in this run. Exit status 1
where there is anything. `--record` keeps what was seen, or takes it from there if it exists.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from codeknit.extract.run import Options, extract
from codeknit.extract.scan import scan
from codeknit.model import Document, Edge, Symbol

DRIVER = Path(__file__).resolve().parent / "oracles" / "python_calls.py"
MADE = ("__init__", "__new__", "__call__")
SHOWN = (
    "contradicted", "perhaps contradicted", "not spelled so", "inherits contradicted",
    "overrides contradicted", "called: no candidate",
)  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tree")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    parser.add_argument("--tests", action="store_true", help="look at the tree's tests, too")
    parser.add_argument("--record", default="python-calls.json", metavar="FILE")
    parser.add_argument("module")
    parser.add_argument("arguments", nargs=argparse.REMAINDER)
    options = parser.parse_args()
    if not os.path.exists(options.record):
        command = [sys.executable, "-X", "frozen_modules=off", str(DRIVER), options.record]
        command += [options.tree, options.module, *options.arguments]
        subprocess.run(command, check=False, stdout=sys.stderr)
    record = json.loads(Path(options.record).read_bytes())
    document = extract(scan(options.tree, collect_tests=options.tests), Options(edges=True))
    comparison = Comparison(document, record)
    comparison.edges()
    comparison.types()
    comparison.sites()
    return comparison.report(options.show)


class Place(NamedTuple):
    """A place that calls, and what it called, in symbols; -1 for what has none."""

    line: int
    written: str
    targets: frozenset[int]
    #: The types, by their numbers in the record, of the objects that methods were called on.
    on: tuple[int, ...]


class Comparison:
    """What a document says of calls against what was seen."""

    def __init__(self, document: Document, record: dict[str, Any]) -> None:
        self.document, self.record = document, record
        self.found: defaultdict[str, list[str]] = defaultdict(list)
        self.by_place: defaultdict[tuple[str, int, str], list[Symbol]] = defaultdict(list)
        for symbol in document.symbols:
            self.by_place[symbol.file, symbol.start, symbol.name].append(symbol)
        self.by_name = {
            (one.file, f"{one.scope}.{one.name}" if one.scope else one.name): one.number
            for one in document.symbols
            if one.category == "type"
        }
        self.file_symbols = {one.file: one for one in document.symbols if one.kind == "file"}
        self.files = set(document.files)

    # From places to symbols.

    def symbol(self, place: list[Any] | None) -> int:
        """The callable or type that starts at a place; -1 where there is none. A type that was
        made before anybody looked has no line."""
        if place and not place[1]:
            return self.by_name.get((place[0], place[2]), -1)
        for one in self.by_place.get(tuple(place), ()) if place else ():
            if one.category in ("callable", "type"):
                return one.number
        return self._lambda(place) if place and place[2] == "<lambda>" else -1

    def _lambda(self, place: list[Any]) -> int:
        """The name that a lambda is bound to."""
        found = [
            one
            for one in self.document.symbols
            if one.file == place[0] and one.start == place[1] and one.category == "callable"
        ]
        return found[0].number if len(found) == 1 else -1

    @cached_property
    def types_seen(self) -> list[int]:
        """The symbols of the record's classes."""
        return [self.symbol(one["place"]) for one in self.record["classes"]]

    @cached_property
    def places(self) -> dict[int, list[Place]]:
        """All places that may call, by the symbol that they are in."""
        found: defaultdict[int, list[Place]] = defaultdict(list)
        for site in self.record["sites"]:
            if site["file"] not in self.files:
                continue
            owner = next((n for n in self._owners(site) if n != -1), None)
            if owner is not None:
                targets: set[int] = set()
                on: list[int] = []
                for callee in site["callees"]:
                    targets |= self._targets(callee)
                    on += [callee["on"]] if "on" in callee else []
                place = Place(site["line"], site["written"], frozenset(targets), tuple(on))
                found[owner].append(place)
        return found

    def _owners(self, site: dict[str, Any]) -> Iterator[int]:
        for line, name in site["owners"]:
            if name:
                yield self.symbol([site["file"], line, name])
            elif site["file"] in self.file_symbols:
                yield self.file_symbols[site["file"]].number

    def _targets(self, callee: dict[str, Any]) -> set[int]:
        found = {self.symbol(one) for one in callee.get("functions", ())}
        if "class" in callee:
            number = callee["class"]
            found.add(self.types_seen[number])
            found |= {self.symbol(one) for one in callee["meta"]}
            found |= {self.next(number, name) for name in ("__init__", "__new__")}
        return found or {-1}

    def next(self, number: int, name: str, behind: int = -1) -> int:
        """The symbol that a type has under a name; with `behind`, what comes behind that type."""
        order = self.record["classes"][number]["mro"]
        if behind != -1:
            order = order[order.index(behind) + 1 :] if behind in order else []
        for one in order:
            has = self.record["classes"][one]["has"]
            if name in has:
                return self.symbol(has[name][-1]) if has[name] else -1
        return -1

    # Calls.

    def calls(self) -> Iterator[tuple[int, Edge]]:
        for edge in self.document.edges or ():
            if edge.kind == "calls" and isinstance(edge.source, int):
                yield edge.source, edge

    def edges(self) -> None:
        """Judge resolved calls."""
        for source, edge in self.calls():
            if edge.status != "resolved" or not isinstance(edge.target, int):
                continue
            places = self.places.get(source, [])
            verdict = self._verdict(source, edge.target, places)
            lines = ", ".join(str(one.line) for one in self._alike(edge.target, places))
            self.found[verdict].append(
                f"{self.document.full_id(source)} -> {self.document.full_id(edge.target)}"
                f" ({self.document.symbol(source).file}:{lines or '?'})"
            )

    def _names(self, target: int) -> set[str]:
        """The last words by which a symbol may be called."""
        symbol = self.document.symbol(target)
        names = {symbol.name}
        if symbol.name in MADE:
            names.add(symbol.scope.rpartition(".")[2])
        return names

    def _alike(self, target: int, places: list[Place]) -> list[Place]:
        names = self._names(target)
        return [one for one in places if one.written.rpartition(".")[2] in names]

    def _verdict(self, source: int, target: int, places: list[Place]) -> str:
        reached = [one for one in places if one.targets]
        if any(target in one.targets for one in reached):
            return "confirmed"
        if any(self._is_below(source, target, one) for one in reached) or any(
            target in self.overridden(other) for one in reached for other in one.targets
        ):
            return "an override was called"
        alike = self._alike(target, places)
        if not any(one.targets for one in alike):
            implied = self.document.symbol(target).name.startswith("__")
            return "not reached" if alike or implied or not reached else "not spelled so"
        return "contradicted" if all(one.targets for one in alike) else "perhaps contradicted"

    def _is_below(self, source: int, target: int, place: Place) -> bool:
        """Whether an override of a method was called, in a type below the one at hand."""
        name = self.document.symbol(target).name
        if place.written.rpartition(".")[2] != name:
            return False
        around = self._type_around(source)
        for number in place.on:
            entry = self.record["classes"][number]
            having = [one for one in entry["mro"] if name in self.record["classes"][one]["has"]]
            symbols = [
                self.symbol((self.record["classes"][one]["has"][name] or [None])[0])
                for one in having
            ]
            if target in symbols:
                at_hand = place.written.startswith(("self.", "cls.")) and around in entry["mro"]
                above = self.record["classes"][around]["mro"] if at_hand else ()
                return not above or having[0] not in above
        return False

    def overridden(self, method: int) -> set[int]:
        """All that a method overrides, by the edges of the document."""
        found, waiting = set[int](), [method]
        while waiting:
            above = self._overrides.get(waiting.pop(), set()) - found
            found |= above
            waiting += above
        return found

    @cached_property
    def _overrides(self) -> dict[int, set[int]]:
        found: defaultdict[int, set[int]] = defaultdict(set)
        for edge in self.document.edges or ():
            if edge.kind == "overrides" and isinstance(edge.target, int):
                assert isinstance(edge.source, int)
                found[edge.source].add(edge.target)
        return found

    def _type_around(self, source: int) -> int:
        """The class around a method, by its number in the record; -1 for none."""
        symbol = self.document.symbol(source)
        for number, one in enumerate(self.record["classes"]):
            if one["place"] and one["place"][0] == symbol.file and one["name"] == symbol.scope:
                return number
        return -1

    # Types.

    def types(self) -> None:
        """Judge resolved supertypes and overridden methods by the classes that were made."""
        known = {number: at for at, number in enumerate(self.types_seen) if number != -1}
        owners = {
            edge.target: edge.source
            for edge in self.document.edges or ()
            if edge.kind == "contains" and isinstance(edge.target, int)
        }
        for edge in self.document.edges or ():
            if edge.status != "resolved" or not isinstance(edge.target, int):
                continue
            assert isinstance(edge.source, int)
            if edge.kind == "inherits" and edge.source in known:
                bases = self.record["classes"][known[edge.source]]["bases"]
                right = edge.target in [self.types_seen[one] for one in bases]
            elif edge.kind == "overrides" and owners.get(edge.source) in known:
                at = known[owners[edge.source]]
                name = self.document.symbol(edge.source).name
                if self.next(at, name) != edge.source:
                    continue  # declared under a condition, or decorated
                right = self.next(at, name, behind=at) == edge.target
            else:
                continue
            verdict = f"{edge.kind} {'confirmed' if right else 'contradicted'}"
            self.found[verdict].append(
                f"{self.document.full_id(edge.source)} -> {self.document.full_id(edge.target)}"
            )

    # What was called.

    def sites(self) -> None:
        """Count what the document says of what was called."""
        resolved: defaultdict[int, set[int]] = defaultdict(set)
        others: defaultdict[int, list[Edge]] = defaultdict(list)
        for source, edge in self.calls():
            if edge.status == "resolved" and isinstance(edge.target, int):
                resolved[source].add(edge.target)
            else:
                others[source].append(edge)
        for source, places in self.places.items():
            for place in places:
                for target in place.targets - {-1}:
                    if target in resolved[source]:
                        verdict = "resolved"
                    elif not resolved[source].isdisjoint(self.overridden(target)):
                        verdict = "an override of what is resolved"
                    else:
                        verdict = self._unproved(place, target, others[source])
                    written = place.written or "(an expression)"
                    self.found[f"called: {verdict}"].append(
                        f"{self.document.full_id(source)} -> {self.document.full_id(target)}"
                        f" ({self.document.symbol(source).file}:{place.line}) {written}"
                    )

    def _unproved(self, place: Place, target: int, edges: list[Edge]) -> str:
        if any(target in edge.candidates for edge in edges):
            return "a candidate"
        last = place.written.rpartition(".")[2]
        of_name = {edge.status for edge in edges if last and self._last(edge) == last}
        if "ambiguous" in of_name:
            return "no candidate"
        return "unresolved" if "unresolved" in of_name else "missing"

    def _last(self, edge: Edge) -> str:
        if isinstance(edge.target, int):
            return self.document.symbol(edge.target).name
        return edge.target.rpartition("::")[2].rpartition(".")[2]

    def report(self, show: int) -> int:
        counts = Counter({verdict: len(found) for verdict, found in self.found.items()})
        for verdict in SHOWN:
            for one in sorted(set(self.found[verdict]))[:show]:
                print(f"{verdict}: {one}")
        for verdict, count in sorted(counts.items()):
            print(f"{verdict:40} {count:>8}")
        total = sum(count for verdict, count in counts.items() if verdict.startswith("called"))
        right = counts["called: resolved"] + counts["called: an override of what is resolved"]
        print(f"{'resolved':40} {right / (total or 1):>8.3f}")
        wrong = ("contradicted", "inherits contradicted", "overrides contradicted")
        return 1 if any(counts[one] for one in wrong) else 0


if __name__ == "__main__":
    sys.exit(main())
