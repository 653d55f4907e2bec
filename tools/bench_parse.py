#!/usr/bin/env python3
"""Time of `codeknit parse` against raw tree-sitter parsing of the same bytes.

    tools/bench_parse.py [DIRECTORY] [--runs N] [--workers N] [--edges]

Prints the medians of both and their ratio, in wall time and in CPU time of all processes, and how
much of the wall time went by after the workers had done the last file: resolving and writing. The
directory is the standard library of the running Python unless given. `parse` is all of it: scan,
read, extract, resolve, write. Raw parsing is the parser alone, over bytes already in memory.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from codeknit.extract.queries import compiled
from codeknit.extract.read import UnreadableFile, read_source
from codeknit.extract.run import Options, extract
from codeknit.extract.scan import Selection, scan
from codeknit.formats.layout import Form, write
from codeknit.languages import languages

#: Raw parsing reads them all, too.
EVERYTHING = Selection(collect_tests=True, include_generated=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directory", nargs="?", default=sysconfig.get_paths()["stdlib"])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--edges", action="store_true")
    options = parser.parse_args()
    texts = sources(options.directory)
    size = sum(len(text) for _, text in texts)
    print(f"{len(texts)} files, {size / 1e6:.1f} MB, {options.workers} worker(s)")
    raw, whole, alone = [], [], []

    def parse_everything() -> None:
        alone.append(parse_all(options.directory, options.workers, options.edges))

    for _ in range(options.runs):  # turn by turn, so that a busy machine is busy for both
        raw.append(timed(lambda: parse_raw(texts, options.edges)))
        whole.append(timed(parse_everything))
    for index, what in enumerate(("wall", "cpu")):
        raw_time = statistics.median(times[index] for times in raw)
        whole_time = statistics.median(times[index] for times in whole)
        print(
            f"{what:5} raw {raw_time:6.2f} s   parse {whole_time:6.2f} s   "
            f"ratio {whole_time / raw_time:5.2f}"
        )
    shares = [seconds / wall for seconds, (wall, _) in zip(alone, whole, strict=True)]
    print(f"after the last file {statistics.median(shares):4.0%} of the wall time")


def sources(directory: str) -> list[tuple[str, bytes]]:
    found = []
    for file in scan(directory, EVERYTHING).files:
        try:
            found.append((file.language, read_source(file.place, languages()[file.language])))
        except UnreadableFile:
            continue
    return found


def parse_raw(texts: list[tuple[str, bytes]], edges: bool = False) -> None:
    """Parse them all. Queries are compiled the first time, for `parse_all` as well."""
    for language, text in texts:
        compiled(language, edges).parser.parse(text)


def parse_all(directory: str, workers: int, edges: bool) -> float:
    """Do all of it. Seconds that the workers had nothing left to do in."""
    last = time.perf_counter()

    def done(_path: str) -> None:
        nonlocal last
        last = time.perf_counter()

    document = extract(scan(directory, EVERYTHING), Options(workers=workers, edges=edges), done)
    with tempfile.TemporaryDirectory() as out:
        write(document, str(Path(out) / "skeleton"), Form("directory-flat"))
    return time.perf_counter() - last


def timed(run: Callable[[], object]) -> tuple[float, float]:
    """Seconds of wall time, and of CPU time with that of finished children."""
    start, before = time.perf_counter(), sum(os.times()[:4])
    run()
    return time.perf_counter() - start, sum(os.times()[:4]) - before


if __name__ == "__main__":
    main()
