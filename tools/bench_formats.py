"""Measures reading, writing and checking, and prints one table.

    python tools/bench_formats.py [DOCUMENT.skt | DIRECTORY] [--lines 200000] [--quick]

Everything is a ratio to a stated reference in the same run, median of five; the limit stands beside
it. Without a document it makes one (the same in every run); one that is given is measured as well.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from codeknit.diagnostics import CodeknitError
from codeknit.formats import dumps, load, loads, read
from codeknit.formats.base import Source
from codeknit.model import Document, Edge, Endpoint, Properties, Symbol, document

RUNS = 5


class Row(NamedTuple):
    """One line of the table."""

    what: str
    measured: str
    limit: str
    holds: bool | None


# ── The generated document ───────────────────────────────────────────────────────────────────────

_TYPES = ("int", "str", "list[str]", "dict[str, int]", "bytes | None", "Callable[[int], bool]")
_VERBS = ("load", "save", "parse", "resolve", "render", "apply", "merge", "open", "check")
_NOUNS = ("user", "session", "index", "token", "report", "config", "entry", "batch", "path")
_OUTSIDE = ("len", "print", "os.path.join", "ValueError", "str", "self._cache.get", "logging.debug")
_PROPERTIES = (
    *({}, {}, {}, {"async": "true"}, {"static": "true"}, {"exported": "false"}),
    *({"visibility": "private"}, {"deprecated": "true", "exported": "true"}),
    {"tag": 'json:"id,omitempty"'},
)


def generated(lines: int, seed: int = 20_260_101) -> Document:
    """A document of about this many lines of SKT: half symbols, half edges."""
    random_ = random.Random(seed)
    symbols: list[Symbol] = []
    edges: list[Edge] = []
    files = 0
    while len(symbols) + files + _lines_of(symbols) < lines:
        files += 1
        _add_file(random_, f"src/package{files % 37}/module{files}.py", symbols, edges)
    return document((), symbols, edges)


def _lines_of(symbols: list[Symbol]) -> int:
    """About how many edge lines there are: each symbol has one."""
    return len(symbols)


def _add_file(random_: random.Random, path: str, symbols: list[Symbol], edges: list[Edge]) -> None:
    line = 1
    for index in range(random_.randint(1, 5)):
        methods = random_.randint(1, 12)
        owner = len(symbols) + 1
        name = f"{random_.choice(_NOUNS).title()}{owner}"
        end = line + 8 * methods
        symbols.append(Symbol(owner, path, "type", "class", line, end, name, name))
        for method in range(methods):
            start = line + 1 + 8 * method
            member = _callable(random_, path, len(symbols) + 1, start, name, owner)
            symbols.append(member)
            edges.append(Edge(owner, "contains", member.number))
            edges += _calls(random_, path, member.number)
        line = end + 2 + index


def _callable(
    random_: random.Random, path: str, number: int, start: int, scope: str, owner: int
) -> Symbol:
    name = f"{random_.choice(_VERBS)}_{random_.choice(_NOUNS)}{random_.randint(0, 9)}"
    types = [random_.choice((*_TYPES, f"S{owner}")) for _ in range(random_.randint(0, 4))]
    parameters = ", ".join(f"arg{index}: {type_}" for index, type_ in enumerate(types))
    signature = f"{name}({parameters}) -> {random_.choice(_TYPES)}"
    properties = Properties(random_.choice(_PROPERTIES))
    span = start, start + random_.randint(0, 6)
    return Symbol(
        *(number, path, "callable", "method", *span, signature, name, scope), properties=properties
    )


def _calls(random_: random.Random, path: str, source: int) -> Iterable[Edge]:
    known: list[Endpoint] = [random_.randint(1, source) for _ in range(3)]
    outside = [f"{path}::{name}" for name in random_.sample(_OUTSIDE, random_.randint(1, 3))]
    chance = random_.random()
    if chance < 0.6:
        return [Edge(source, "calls", target) for target in known]
    if chance < 0.95:
        return [Edge(source, "references", target, "unresolved") for target in outside]
    return [Edge(source, "calls", outside[0], "ambiguous", tuple(sorted(set(known))))]  # type: ignore[type-var]


# ── Measuring ────────────────────────────────────────────────────────────────────────────────────


def seconds(action: Callable[[], object]) -> float:
    begun = time.perf_counter()
    action()
    return time.perf_counter() - begun


def ratio(action: Callable[[], object], reference: Callable[[], object]) -> float:
    """How many times as long as the reference: median of ratios of neighbouring runs."""
    return statistics.median(seconds(action) / seconds(reference) for _ in range(RUNS))


def at_most(what: str, measured: float, limit: float, unit: str = "×") -> Row:
    return Row(what, f"{measured:.2f}{unit}", f"≤ {limit:g}{unit}", measured <= limit)


def compared_with_json(title: str, found: Document) -> Iterable[Row]:
    skt, as_json = dumps(found), dumps(found, "json")
    plain = json.loads(as_json)
    lines, size = skt.count("\n"), len(skt.encode()) / 1e6
    yield Row(f"{title}: {lines:,} lines, {size:.1f} MB of SKT", "", "", None)
    read_json, write_json = lambda: json.loads(as_json), lambda: json.dumps(plain)
    yield at_most("loads SKT / json.loads", ratio(lambda: loads(skt), read_json), 5)
    minified = dumps(found, minify=True)
    yield at_most("loads minified SKT / json.loads", ratio(lambda: loads(minified), read_json), 5)
    yield at_most("dumps SKT / json.dumps", ratio(lambda: dumps(found), write_json), 3)
    yield at_most("loads JSON / json.loads", ratio(lambda: loads(as_json), read_json), 1)
    yield at_most("dumps JSON / json.dumps", ratio(lambda: dumps(found, "json"), write_json), 1)
    sources = [Source("x.skt", skt.encode())]
    yield at_most("validate SKT / loads", ratio(lambda: read(sources), lambda: loads(skt)), 2)
    json_sources = [Source("x.json", as_json.encode())]
    checked = ratio(lambda: read(json_sources), lambda: loads(as_json))
    yield at_most("validate JSON / loads", checked, 2)


def linear_in_lines(lines: int) -> Iterable[Row]:
    """Time for each line, at twice the lines again and again, beside that of the fewest."""
    yield Row("Time per line, beside that of the smallest document", "", "", None)
    documents = [generated(size) for size in (lines // 4, lines // 2, lines, lines * 2)]
    texts = [dumps(found) for found in documents]
    counts = [text.count("\n") for text in texts]
    yield from _per_line("loads SKT", loads, texts, counts)
    yield from _per_line("dumps SKT", dumps, documents, counts)
    yield from _per_line("loads JSON", loads, [dumps(d, "json") for d in documents], counts)
    yield from _per_line("dumps JSON", lambda d: dumps(d, "json"), documents, counts)


def _per_line(
    what: str, action: Callable[[Any], object], given: Sequence[Any], counts: Sequence[int]
) -> Iterable[Row]:
    """All sizes in each round, so that a slow moment of the machine meets them alike."""
    rounds = [
        [
            seconds(lambda one=one: action(one)) / count
            for one, count in zip(given, counts, strict=True)
        ]  # type: ignore[misc]
        for _ in range(RUNS)
    ]
    for index, count in enumerate(counts[1:], 1):
        times = statistics.median(each[index] / each[0] for each in rounds)
        yield at_most(f"{what}, {count:,} lines", times, 1.5)


_HEAD = "[symbols]\n## a.py\nS1 callable/function L1-L2 "
_KNOWN = f"{_HEAD}f\n[edges]\nS1 "


def _valid_lines(size: int) -> dict[str, str]:
    names = ", ".join(f"n{index}" for index in range(size // 10))
    properties = ", ".join(f"k{index}=v" for index in range(size // 12))
    quoted = "{x} " * (size // 4)
    return {
        "parameters": f"{_HEAD}f({', '.join(['abcdefgh: int'] * (size // 15))})\n",
        "name": f"{_HEAD}{'x' * size}\n",
        "words": f"{_HEAD}{'word ' * (size // 5)}end\n",
        "quoted property": f'{_HEAD}f {{a="{quoted}"}}\n',
        "many properties": f"{_HEAD}f {{{properties}}}\n",
        "bare value": f"{_HEAD}f {{a={'[x]' * (size // 3)}}}\n",
        "targets by name": f"{_KNOWN}--calls[unresolved]--> {names}\n",
        "quoted path": f'[symbols]\n## "{"a" * size}\\n"\n',
        "error message": f"[errors]\n- a.py: {'x: ' * (size // 3)}x\n",
        "report line": f"[hotspots]\n{'S1 ' * (size // 3)}\n",
        "open brackets": f"{_HEAD}f{'(' * size}\n",
        "brace groups": f"{_HEAD}f{' {' * (size // 2)}\n",
        "closed brace groups": f"{_HEAD}f{' {a}' * (size // 4)} {{,}}\n",
        "arrows": f"{_HEAD}f(){' -> x' * (size // 5)}\n",
        "blanks in a signature": f"{_HEAD}f{' ' * size}x\n",
    }


def _invalid_lines(size: int) -> dict[str, str]:
    return {
        "blanks, and no more": f"[symbols]\n## a.py\nS1{' ' * size}\n",
        "blanks before an odd end": f"[symbols]\n## a.py\nS1{' ' * size}x\n",
        "quote not closed": f'{_HEAD}f {{a="{"x" * size}\n',
        "backslashes": f'[symbols]\n## "{chr(92) * (size + 1)}\n',
        "brackets not closed": f"{_HEAD}f {{a={'[x' * (size // 2)}}}\n",
        "commas": f"{_KNOWN}--calls--> {'S1,' * (size // 3)}\n",
        "endpoint behind many": f"{_KNOWN}--calls--> {'S1, ' * (size // 4)}S1 S1\n",
        "no separator": f"[errors]\n- {'x' * size}\n",
        "colons": f"[errors]\n-{':' * size}\n",
        "blanks in an error": f"[errors]\n- a{' ' * size}b\n",
        "number": f"[symbols]\n## a.py\nS{'9' * size} type/class L1-L1 x\n",
        "text before sections": "x" * size,
        "control characters": f"{_HEAD}{chr(1) * size}\n",
        "JSON string not closed": '{"files": ["' + "x" * size,
        "JSON brackets": "[" * size,
    }


def long_lines(size: int) -> Iterable[Row]:
    """One line of this many characters, good and bad."""
    for title, texts in (("valid", _valid_lines(size)), ("invalid", _invalid_lines(size))):
        yield Row(f"One line of {size / 1e6:g} MB, {title}", "", "", None)
        for what, text in texts.items():
            yield at_most(what, seconds(lambda text=text: _loaded(text)), 2, " s")  # type: ignore[misc]


def _loaded(text: str) -> None:
    try:
        loads(text)
    except CodeknitError:
        return


# VmHWM, not getrusage: that also counts what the parent had when it forked.
_PEAK = """
import re
from codeknit.cli import main
from codeknit.formats import load
def peak():
    with open("/proc/self/status") as status:
        return int(re.search(r"VmHWM:\\s+(\\d+)", status.read())[1])
def run(path):
    return main([*{arguments!r}, path]) if {arguments!r} else load(path)
run({start!r})
before = peak()
document = run({path!r})
print(peak() - before)
"""

_COMMANDS: dict[str, tuple[str, ...]] = {
    "load": (),
    "validate": ("validate",),
    "fmt": ("fmt", "--check"),
    "convert --to skt": ("convert", "--to", "skt", "-o", "{folder}/out.skt"),
    "convert --to json": ("convert", "--to", "json", "-o", "{folder}/out.json"),
}


def peak_memory(found: Document) -> Iterable[Row]:
    """What a document adds to the peak of a fresh process, beside the size of its file."""
    yield Row("Peak memory, beside the file", "", "", None)
    with tempfile.TemporaryDirectory() as folder:
        start = Path(folder, "small.skt")
        start.write_text("[symbols]\n## a\nS1 type/class L1-L1 x\n", "utf-8")
        for name, text in (
            ("SKT", dumps(found)),
            ("minified SKT", dumps(found, minify=True)),
            ("JSON", dumps(found, "json")),
        ):
            path = Path(folder, f"{name}.txt")
            path.write_text(text, "utf-8")
            for what, arguments in _COMMANDS.items():
                given = [each.format(folder=folder) for each in arguments]
                script = _PEAK.format(arguments=given, start=str(start), path=str(path))
                kilobytes = int(_run([sys.executable, "-c", script]).split()[-1])
                yield at_most(f"{what} {name}", kilobytes * 1024 / path.stat().st_size, 8)


def _run(command: list[str]) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def start_up() -> Iterable[Row]:
    """What `codeknit --version` takes beyond a Python that does nothing."""
    command = str(Path(sys.executable).with_name("codeknit"))
    bare = [sys.executable, "-c", "pass"]
    both = [
        seconds(lambda: _run([command, "--version"])) - seconds(lambda: _run(bare))
        for _ in range(2 * RUNS + 1)
    ]
    yield Row("Start-up", "", "", None)
    yield at_most(
        "codeknit --version beyond python -c pass", statistics.median(both) * 1e3, 60, " ms"
    )


# ── The table ────────────────────────────────────────────────────────────────────────────────────


def show(rows: Iterable[Row]) -> bool:
    """Print rows as they come; whether every limit holds."""
    good = True
    for row in rows:
        mark = {True: "ok", False: "OVER", None: ""}[row.holds]
        indent = "  " if row.measured else "\n"
        print(
            f"{indent}{row.what:<52} {row.measured:>10}  {row.limit:<10} {mark}".rstrip(),
            flush=True,
        )
        good = good and row.holds is not False
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the formats.")
    parser.add_argument(
        "document", nargs="?", help="a skeleton to measure as well: file or directory"
    )
    parser.add_argument("--lines", type=int, default=200_000, help="of the generated document")
    parser.add_argument("--quick", action="store_true", help="a tenth of the size")
    given = parser.parse_args()
    scale = 10 if given.quick else 1
    lines = given.lines // scale
    found = generated(lines)
    good = show(compared_with_json("Generated", found))
    if given.document:
        good = show(compared_with_json(given.document, load(given.document))) and good
    good = show(peak_memory(found)) and good
    good = show(long_lines(10_000_000 // scale)) and good
    good = show(linear_in_lines(lines)) and good
    good = show(start_up()) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
