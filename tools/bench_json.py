"""Measures the JSON mode against the standard library's own, and prints one table.

    python tools/bench_json.py [DOCUMENT.json] [--symbols 70000]

Ratios are medians of five, each of two neighbouring runs in one process: reading to
``json.loads`` of the same text, writing to ``json.dumps`` of the same plain objects. The peak of
memory is that of a process of its own, less what it needs for a document with nothing in it, in
sizes of the file. Without a document it makes one, the same in every run.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import codeknit
from codeknit.formats.base import Source
from codeknit.formats.json_read import read_json
from codeknit.formats.json_stream import iter_json_symbols
from codeknit.model import Document, Edge, Properties, Symbol, document

RUNS = 5
EMPTY = '{"files":[],"symbols":[]}'
PEAK = """
import re, sys
from codeknit.formats.base import Source
from codeknit.formats.json_read import read_json
with open(sys.argv[1], "rb") as file:
    document = read_json([Source(file.name, file.read())]).unwrap()
with open("/proc/self/status") as status:  # ru_maxrss would be that of the parent, if greater
    print(int(re.search(r"VmHWM:\\s+(\\d+)", status.read())[1]) * 1024)
"""


def generated(count: int) -> Document:
    """A document of this many symbols, and twice as many edges."""
    lists = [Properties(), Properties({"async": "true"}), Properties({"exported": "false"})]
    symbols, edges = [], []
    for number in range(1, count + 1):
        path, scope = f"src/pkg{number // 900}/m{number // 30}.py", f"Class{number // 6}"
        name = f"method{number}"
        text = f"{name}(self, first: int, other: S{number // 2 + 1} = '') -> list[str]"
        at = number % 30 * 12 + 1
        symbols.append(
            Symbol(
                number,
                path,
                "callable",
                "method",
                at,
                at + 9,
                text,
                name,
                scope,
                properties=lists[number % 3],
            )
        )
        edges.append(Edge(number, "calls", number // 2 + 1))
        edges.append(Edge(number, "references", f"{path}::name{number % 50}", "unresolved"))
    return document((), symbols, edges)


def seconds(action: Callable[[], object]) -> float:
    begun = time.perf_counter()
    action()
    return time.perf_counter() - begun


def ratio(action: Callable[[], object], reference: Callable[[], object]) -> float:
    return statistics.median(seconds(action) / seconds(reference) for _ in range(RUNS))


def peak(path: str) -> int:
    """The peak of memory of a process that reads a file, in bytes."""
    command = [sys.executable, "-c", PEAK, path]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def table(text: str) -> list[tuple[str, float, float]]:
    """What was measured: its name, the figure, and the limit."""
    data = text.encode()
    found = read_json([Source("x", data)]).unwrap()
    plain = json.loads(text)
    loads, dumps = lambda: json.loads(text), lambda: json.dumps(plain)
    with tempfile.TemporaryDirectory() as place:
        path, empty = Path(place, "x.json"), Path(place, "empty.json")
        path.write_bytes(data)
        empty.write_text(EMPTY, encoding="utf-8")
        taken = (peak(str(path)) - peak(str(empty))) / len(data)
        streamed = ratio(lambda: sum(1 for _ in iter_json_symbols(str(path))), loads)
    return [
        ("loads / json.loads", ratio(lambda: read_json([Source("x", data)]), loads), 1),
        ("dumps / json.dumps", ratio(lambda: codeknit.dumps(found, "json"), dumps), 1),
        ("peak memory of loads / size of the file", taken, 8),
        ("iter_symbols / json.loads", streamed, float("inf")),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("document", nargs="?")
    parser.add_argument("--symbols", type=int, default=70_000)
    given = parser.parse_args()
    if given.document:
        text = Path(given.document).read_text(encoding="utf-8")
    else:
        text = codeknit.dumps(generated(given.symbols), "json")
    print(f"{len(text.encode()) / 1e6:.1f} MB of JSON, {text.count(chr(10)):,} lines")
    missed = 0
    for what, figure, limit in table(text):
        verdict = "" if limit == float("inf") else f"≤ {limit:g}"
        missed += figure > limit
        print(f"{what:45} {figure:6.2f}  {verdict:5} {'MISSED' if figure > limit else ''}".rstrip())
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
