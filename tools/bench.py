#!/usr/bin/env python3
"""Everything that has a limit, in one table.

    tools/bench.py [--quick] [--runs N]

Formats on a generated document of 200,000 lines and on the skeleton of the running Python's
standard library, and `parse` of that library with one worker against raw tree-sitter parsing of the
same bytes. Ratios come from one run, medians of several; exit status 1 where a limit does not hold.
On a machine that others use the ratios of CPU time are the ones to look at.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import bench_formats as formats
import bench_parse as parsing

from codeknit import Document, load
from codeknit.extract.run import Options, extract
from codeknit.extract.scan import Selection, scan
from codeknit.formats.layout import Form, write

#: Raw parsing reads them all, too.
EVERYTHING = Selection(collect_tests=True, include_generated=True)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure everything that has a limit.")
    parser.add_argument("--quick", action="store_true", help="a tenth of the generated document")
    parser.add_argument("--runs", type=int, default=5, help="of parsing the standard library")
    given = parser.parse_args()
    scale = 10 if given.quick else 1
    library = sysconfig.get_paths()["stdlib"]
    generated = formats.generated(200_000 // scale)
    tables = [
        formats.compared_with_json("Generated", generated),
        formats.compared_with_json("Standard library", skeleton(library)),
        formats.peak_memory(generated),
        formats.long_lines(10_000_000 // scale),
        formats.linear_in_lines(200_000 // scale),
        formats.start_up(),
        parse(library, given.runs),
    ]
    held = [formats.show(rows) for rows in tables]  # all of the table, whatever its first part says
    return 0 if all(held) else 1


def skeleton(directory: str) -> Document:
    """The skeleton of a source tree, as a reader has it."""
    with tempfile.TemporaryDirectory() as place:
        out = Path(place, "out.skt")
        document = extract(scan(directory, EVERYTHING), Options(workers=1, edges=True))
        write(document, str(out), Form("inline"))
        return load(out)


def parse(directory: str, runs: int) -> Iterable[formats.Row]:
    """`codeknit parse` beside the parser alone."""
    texts = parsing.sources(directory)
    size = sum(len(text) for _, text in texts)
    title = f"parse, one worker: {len(texts):,} files, {size / 1e6:.1f} MB"
    yield formats.Row(title, "", "", None)
    raw, whole = [], []
    for _ in range(runs):
        raw.append(parsing.timed(lambda: parsing.parse_raw(texts)))
        whole.append(parsing.timed(lambda: parsing.parse_all(directory, 1, False)))
    for index, what in enumerate(("wall time", "CPU time")):
        medians = [statistics.median(times[index] for times in each) for each in (whole, raw)]
        yield formats.at_most(f"parse / raw parsing, {what}", medians[0] / medians[1], 2)


if __name__ == "__main__":
    sys.exit(main())
