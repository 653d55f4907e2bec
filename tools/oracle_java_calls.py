#!/usr/bin/env python3
"""Compare the calls that are resolved in Java with what the JDK's compiler makes of them.

    tools/oracle_java_calls.py DIRECTORY [--show N] [--java COMMAND] [COMPILER OPTION …]

An edge is right where the compiler has a call in the same method that leads to the same
declaration. Calls that the compiler leads to a declaration among the files, and we to none for
certain, are counted by whether it is among the candidates. Options behind the directory go to the
compiler; for sources of a JDK module of the same version, say
`--patch-module java.base=…/java.base`. Exit status 1 where more than one edge in a thousand is
wrong, or fewer than seven in ten calls are resolved.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from codeknit.extract.run import Options, extract
from codeknit.extract.scan import SourceFile, scan
from codeknit.model import Document, Symbol

DRIVER = Path(__file__).parent / "oracles" / "JavaNames.java"
WRONG = 1e-3
RESOLVED = 0.7

Pair = tuple[int, int]  # numbers of the symbols that call and are called


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directory")
    parser.add_argument("--show", type=int, default=10, metavar="N", help="differences to print")
    parser.add_argument("--java", default="java", metavar="COMMAND", help="of a JDK, 17 or later")
    options, compiler = parser.parse_known_args()
    found = scan(options.directory, collect_tests=True)
    document = extract(found, Options(edges=True))
    files = [file for file in found.files if file.language == "java"]
    calls = compiler_view(
        [options.java, "-Xss64m", str(DRIVER), "calls", *compiler], files, document
    )
    resolved, candidates = edges(document)
    called = {pair[0] for pair in calls}
    judged = {pair for pair in resolved if pair[0] in called}
    lost = set(calls) - resolved
    show(document, "wrong", judged - set(calls), calls, options.show)
    show(document, "lost", lost - candidates, calls, options.show)
    return report(len(judged), len(judged - set(calls)), calls, lost, candidates)


def edges(document: Document) -> tuple[set[Pair], set[Pair]]:
    """Resolved calls, and candidates of ambiguous ones."""
    resolved, candidates = set(), set()
    for edge in document.edges or ():
        if edge.kind != "calls" or not isinstance(edge.source, int):
            continue
        if edge.status == "resolved" and isinstance(edge.target, int):
            resolved.add((edge.source, edge.target))
        candidates.update((edge.source, candidate) for candidate in edge.candidates)
    return resolved, candidates


def compiler_view(
    command: list[str], files: list[SourceFile], document: Document
) -> dict[Pair, str]:
    """The calls that the compiler finds, by symbols of the document, and where one stands."""
    text = "".join(f"{file.place}\n" for file in files)
    run = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    print(run.stderr.strip())
    paths = {str(file.place): file.path for file in files}
    symbols: defaultdict[tuple[str, int], list[Symbol]] = defaultdict(list)
    for symbol in document.symbols:
        symbols[symbol.file, symbol.start].append(symbol)
    result: dict[Pair, str] = {}
    for row in run.stdout.split("\n")[:-1]:
        file, line, name, at, other, place, target = row.split("\t")
        source_symbol = find(symbols, paths.get(file, ""), int(line) or 1, name)
        target_symbol = find(symbols, paths.get(other, ""), int(place), target)
        if source_symbol and target_symbol:
            result.setdefault((source_symbol, target_symbol), f"{paths[file]}:{at}")
    return result


def find(
    symbols: dict[tuple[str, int], list[Symbol]], path: str, line: int, name: str
) -> int | None:
    """The symbol with a name that starts at a line: the file itself where there is no name."""
    for symbol in symbols.get((path, line), ()):
        is_constructor = name == "<init>" and symbol.kind == "constructor"
        is_file = not name and symbol.kind == "file"
        is_named = symbol.name == name and symbol.category in ("callable", "type")
        if is_constructor or is_file or (is_named and symbol.kind != "constructor"):
            return symbol.number
    return None


def show(document: Document, what: str, pairs: set[Pair], calls: dict[Pair, str], n: int) -> None:
    for source, target in sorted(pairs)[:: max(1, len(pairs) // (n or 1))][: n + 1]:
        where = calls.get((source, target), "")
        print(f"{what}: {document.full_id(source)} -> {document.full_id(target)} {where}")


def report(
    judged: int, wrong: int, calls: dict[Pair, str], lost: set[Pair], candidates: set[Pair]
) -> int:
    total = len(calls) or 1
    tally = Counter(right=judged - wrong, wrong=wrong, lost=len(lost - candidates))
    tally["candidate"] = len(lost & candidates)
    for name in ("right", "wrong", "candidate", "lost"):
        print(f"{name:16} {tally[name]:>8}")
    share = 1 - len(lost) / total
    print(f"{'wrong':16} {wrong / (judged or 1):>8.5f}  (at most {WRONG})")
    print(f"{'resolved':16} {share:>8.5f}  (at least {RESOLVED})")
    print(f"{'with candidates':16} {1 - len(lost - candidates) / total:>8.5f}")
    return 0 if judged and wrong / judged <= WRONG and share >= RESOLVED else 1


if __name__ == "__main__":
    sys.exit(main())
