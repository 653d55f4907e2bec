"""Compares resolved calls with those that a type checker sees.

A driver prints `F<TAB>file` for each file it checks, and for each call in it one line
`C<TAB>file<TAB>line<TAB>name<TAB>kind<TAB>file<TAB>line`: where it stands, and the name, the kind
and the place of what is called. Kinds are `function`, `type`, `variable`, and `?` for what is not
known.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from codeknit.model import Document, Symbol


class Call(NamedTuple):
    """One call, as the type checker sees it."""

    line: int
    name: str
    kind: str
    file: str
    declared: int


def read(text: str) -> dict[str, list[Call]]:
    """The calls that a driver prints, by file."""
    found: defaultdict[str, list[Call]] = defaultdict(list)
    for line in text.splitlines():
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
        theirs = "".join(f", line {one.line}: {one.file}:{one.declared}" for one in same[:2])
        verdicts[verdict].append(
            f"{document.full_id(edge.source)} -> {document.full_id(edge.target)}{theirs}"
        )
    for verdict in ("right", "through a variable", "not checked", "wrong"):
        print(f"{verdict}: {len(verdicts[verdict])}")
    for verdict in ("through a variable", "wrong"):
        print(*(f"  {verdict}: {edge}" for edge in verdicts[verdict][:show]), sep="\n")
    print_recall(document, calls, proved, show)
    return 1 if verdicts["wrong"] else 0


def compare_run(document: Document, calls: dict[str, list[Call]], show: int) -> int:
    """Print figures and differences, where the calls are those that a run made. An edge is right if
    its source called its target, or what overrides that; contradicted if it only ever called
    something else of that name. An edge whose source did not run, or called nothing of the name,
    is not judged, nor are types."""
    verdicts: defaultdict[str, list[str]] = defaultdict(list)
    proved: set[tuple[str, Call]] = set()
    below = _overriding(document)
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
        right = [one for one in same if any(_is_called(one, symbol) for symbol in meant)]
        proved.update((source.file, one) for one in right)
        told = same and target.kind != "constructor"  # whose objects else are made is no matter
        verdict = "right" if right else "contradicted" if told else "not judged"
        others = ", ".join(f"{one.file}:{one.declared} at {one.line}" for one in same[:3])
        verdicts[verdict].append(
            f"{document.full_id(edge.source)} -> {document.full_id(edge.target)} but {others}"
        )
    for verdict in ("right", "contradicted", "not judged"):
        print(f"{verdict}: {len(verdicts[verdict])}")
    print(*(f"  contradicted: {edge}" for edge in verdicts["contradicted"][:show]), sep="\n")
    print_recall(document, calls, proved, show)
    return 1 if verdicts["contradicted"] else 0


def _is_called(call: Call, target: Symbol) -> bool:
    """Whether a call is one of a method; of one with another name the original is what runs."""
    return "alias" in target.properties or is_declared(call, target)


def _overriding(document: Document) -> defaultdict[int, set[int]]:
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
    document: Document, calls: dict[str, list[Call]], proved: set[tuple[str, Call]], show: int
) -> None:
    """How many of the calls of functions, methods and types of the document are resolved, and for
    how many others what is called is among the candidates."""
    files = set(document.files)
    wanted = {
        (file, one)
        for file, found in calls.items()
        for one in found
        if file in files and one.file in files and one.kind in ("function", "type")
    }
    if not wanted:
        return
    lost = wanted - proved
    possible, doubted = candidates(document, lost)
    total = len(wanted)
    print(f"calls into the document: {total}, of which resolved: {1 - len(lost) / total:.3f}")
    print(f"with candidates: {1 - len(lost - possible) / total:.3f}")
    print(f"ambiguous with other candidates only: {len(doubted - possible) / total:.3f}")
    misled = sorted(doubted - possible)
    for file, one in misled[:: max(1, len(misled) // (show or 1))][:show]:
        print(f"  other candidates: {file}:{one.line} {one.name}, {one.file}:{one.declared}")
    unsaid = sorted(lost - possible - doubted)
    for file, one in unsaid[:: max(1, len(unsaid) // (show or 1))][:show]:
        print(f"  lost: {file}:{one.line} {one.name}, {one.file}:{one.declared}")


def candidates(
    document: Document, lost: set[tuple[str, Call]]
) -> tuple[set[tuple[str, Call]], set[tuple[str, Call]]]:
    """Of some calls those that are a candidate of an ambiguous edge, or override one, and those
    whose name such an edge has."""
    possible, doubted = set(), set()
    below = _overriding(document)
    by_file: defaultdict[str, list[Call]] = defaultdict(list)
    for file, one in lost:
        by_file[file].append(one)
    for edge in document.edges or ():
        if edge.kind != "calls" or edge.status != "ambiguous" or not isinstance(edge.source, int):
            continue
        source = document.symbol(edge.source)
        held = [document.symbol(one) for one in edge.candidates]
        for one in by_file[source.file]:
            if source.start <= one.line <= source.end and one.name == held[0].name:
                doubted.add((source.file, one))
                meant = {*edge.candidates}.union(*(below[target] for target in edge.candidates))
                if any(is_declared(one, document.symbol(target)) for target in meant):
                    possible.add((source.file, one))
    return possible, doubted
