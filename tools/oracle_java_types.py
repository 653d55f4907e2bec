#!/usr/bin/env python3
"""Compare the types that Java signatures refer to with what the JDK's compiler resolves.

    tools/oracle_java_types.py DIRECTORY [--show N] [--java COMMAND] [COMPILER OPTION …]

For every name of a type in the signatures of fields, methods and constructors: does the ShortID
it became mean the declaration that the compiler takes it for? Names that stay as written are
counted by whether the compiler finds their declaration among the files. Options behind the
directory go to the compiler; for sources of a JDK module of the same version, say
`--patch-module java.base=…/java.base`. Exit status 1 where more than one reference in ten
thousand is wrong, or fewer than nine in ten of those that could be resolved are.

Left out: references of a declaration for which the compiler has none of the same place and name.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from codeknit.extract.resolve import Resolver
from codeknit.extract.scan import SourceFile, scan
from codeknit.extract.scopes import FileScopes, Target
from codeknit.extract.workers import facts_of

DRIVER = Path(__file__).parent / "oracles" / "JavaNames.java"
WRONG = 1e-4
RESOLVED = 0.9

#: What the compiler takes names for, by file, line and name of the declaration they stand in:
#: the name as written, and file and line of what it means.
Meanings = dict[tuple[str, int, str], list[tuple[str, tuple[str, int] | None]]]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directory")
    parser.add_argument("--show", type=int, default=10, metavar="N", help="differences to print")
    parser.add_argument("--java", default="java", metavar="COMMAND", help="of a JDK, 17 or later")
    options, compiler = parser.parse_known_args()
    found = scan(options.directory, collect_tests=True).files
    files = [file for file in found if file.language == "java"]
    meanings = compiler_view([options.java, "-Xss64m", str(DRIVER), "types", *compiler], files)
    resolver = Resolver([facts_of(file) for file in files], options.directory)
    places = {file.path: file.place for file in files}
    tally: Counter[str] = Counter()
    shown: defaultdict[str, int] = defaultdict(int)
    for scopes in resolver.files:
        for verdict, text in verdicts(resolver, scopes, places, meanings):
            tally[verdict] += 1
            shown[verdict] += 1
            if verdict in ("wrong", "lost") and shown[verdict] <= options.show:
                print(f"{verdict}: {text}")
    return report(tally)


def compiler_view(command: list[str], files: list[SourceFile]) -> Meanings:
    text = "".join(f"{file.place}\n" for file in files)
    run = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
    print(run.stderr.strip())
    result: defaultdict[tuple[str, int, str], list[tuple[str, tuple[str, int] | None]]]
    result = defaultdict(list)
    for row in run.stdout.split("\n")[:-1]:
        file, line, name, written, other, place = row.split("\t")
        meaning = (other, int(place)) if other else None
        result[file, int(line), name].append((written, meaning))
    return result


def verdicts(
    resolver: Resolver, scopes: FileScopes, places: dict[str, str], meanings: Meanings
) -> list[tuple[str, str]]:
    result = []
    scanned = set(places.values())
    for index, found in enumerate(scopes.facts.definitions):
        name = "<init>" if found.kind == "constructor" else found.name
        known = meanings.get((places[scopes.facts.path], found.start, name), [])
        for start, end in found.references:
            written = found.signature[start:end]
            target = resolver.find(scopes, index, written)
            expected = [meaning for text, meaning in known if text == written.replace(" ", "")]
            where = f"{scopes.facts.path}:{found.start}: {written} in {found.signature}"
            result.append((verdict(target, places, scanned, expected), f"{where}: {expected[:1]}"))
    return result


def verdict(
    target: Target | None,
    places: dict[str, str],
    scanned: set[str],
    expected: list[tuple[str, int] | None],
) -> str:
    if not expected:
        return "left out"
    if target is None:
        return "lost" if any(one and one[0] in scanned for one in expected) else "unknown to both"
    facts = target.file.facts
    place = (places[facts.path], facts.definitions[target.definition].start)
    return "right" if place in expected else "wrong"


def report(tally: Counter[str]) -> int:
    for name in ("right", "wrong", "lost", "unknown to both", "left out"):
        print(f"{name:16} {tally[name]:>8}")
    resolved = tally["right"] + tally["wrong"]
    wrong = tally["wrong"] / (resolved or 1)
    share = tally["right"] / ((resolved + tally["lost"]) or 1)
    print(f"{'wrong':16} {wrong:>8.5f}  (at most {WRONG})")
    print(f"{'resolved':16} {share:>8.5f}  (at least {RESOLVED})")
    return 0 if resolved and wrong <= WRONG and share >= RESOLVED else 1


if __name__ == "__main__":
    sys.exit(main())
