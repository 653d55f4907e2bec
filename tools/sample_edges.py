#!/usr/bin/env python3
"""Resolved edges of a real tree, picked at random, with the code that proves them or does not.

    tools/sample_edges.py TREE [--seed N] [--count N] [--kind calls] [--language C]

Prints for each edge its source and target with their lines, and those lines of the source that
have the target's name. Reading them, and saying which edges are right, is left to the reader.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from codeknit.extract.run import Options, extract
from codeknit.extract.scan import Selection, scan
from codeknit.languages import languages
from codeknit.model import Document, Edge, Symbol

MOST_LINES = 6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tree")
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--kind", default="calls")
    parser.add_argument("--language", help="only edges from files of this language, by its name")
    parser.add_argument("--header-language", default="c")
    given = parser.parse_args()
    found = scan(given.tree, Selection(header_language=given.header_language))
    document = extract(found, Options(edges=True))
    edges = list(eligible(document, given.kind, given.language))
    picked = random.Random(given.seed).sample(edges, min(given.count, len(edges)))
    print(f"{len(edges)} resolved {given.kind} edges, seed {given.seed}, {len(picked)} picked")
    for position, edge in enumerate(picked, 1):
        print_edge(Path(given.tree), document, edge, position)


def eligible(document: Document, kind: str, language: str | None) -> Iterator[Edge]:
    extensions = {
        extension
        for one in languages().values()
        if one.name == language
        for extension in one.extensions
    }
    for edge in document.edges or ():
        if edge.kind != kind or edge.status != "resolved" or not isinstance(edge.source, int):
            continue
        path = document.symbol(edge.source).file
        if language is None or Path(path).suffix in extensions:
            yield edge


def print_edge(tree: Path, document: Document, edge: Edge, position: int) -> None:
    source, target = document.symbol(edge.source), document.symbol(edge.target)
    print(f"\n{position}. {place(source)}\n   -> {place(target)}")
    name = target.name.rpartition(".")[2] or target.name
    for number, line in lines_with(tree / source.file, source, name):
        print(f"   {number}: {line.strip()[:160]}")


def place(symbol: Symbol) -> str:
    return f"{symbol.id} ({symbol.kind} L{symbol.start}-L{symbol.end})"


def lines_with(path: Path, symbol: Symbol, name: str) -> list[tuple[int, str]]:
    text = path.read_text(encoding="utf-8", errors="replace").split("\n")
    word = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
    numbered = list(enumerate(text, 1))[symbol.start - 1 : symbol.end]
    return [one for one in numbered if word.search(one[1])][:MOST_LINES]


if __name__ == "__main__":
    main()
