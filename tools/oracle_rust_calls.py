#!/usr/bin/env python3
"""Compare the calls that are resolved in a Rust crate with what the compiler makes of them.

    tools/oracle_rust_calls.py CRATE [--crates DIR] [--show N] [CARGO OPTION …]

CRATE is the directory of a crate as it is published. Its library is copied and checked without a
network by `cargo` and `rustc`, with other crates from /usr/share/cargo/registry (or --crates;
Debian's packages librust-…-dev), and only what is compiled there is compared. The analysis that
`rustc` saves tells what a name means, so `rustc` must be older than 1.70, such as Debian 12's; for
which type a method of a trait is called, the MIR tells. Options behind the directory go to cargo
(`--all-features`). An edge is right if a call in the lines of its source calls what is declared in
the lines of its target, by that name; what is called through a variable is printed to be read.
Exit status 1 if there is anything else. Callables with a condition in their body are left out.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from bisect import bisect
from collections import defaultdict
from itertools import dropwhile
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent / "oracles"))

from calls import Call, compare

from codeknit.extract.run import Options, extract
from codeknit.extract.scan import scan
from codeknit.model import Document

CRATES = "/usr/share/cargo/registry"
FLAGS = "-Zsave-analysis --emit=mir --cap-lints=allow"
#: Sections of a manifest that name what only tests need, of which Debian has not all.
_FOR_TESTS = re.compile(r"^\[[^\]\n]*dev-dependencies.*?(?=^\[|\Z)", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"// \+ span: (.*?):(\d+):(\d+): (\d+):(\d+)")
_QUALIFIED = re.compile(r"\{<(.*) as .*>::(?:r#)?\w+(?:::<.*>)?\}, val:")
_POINTS = re.compile(r"^(?:&\s*(?:'\w+\s+)?(?:mut\s+)?|\*const |\*mut |'\w+ )*")
_MACRO = re.compile(r"\b(\w+)\s*!\s*[\[({]")
_CALLED = re.compile(r"\s*(?:::\s*<[^;]*?>\s*)?\(")

_MADE = re.compile(r"\bSelf\s*[({]")
_TYPES = ("Struct", "Union", "Enum")
_HOLDS = ("Local", "Field", "Static", "Const")

Place = tuple[str, int, int]
Id = tuple[int, int]


class Declared(NamedTuple):
    """A declaration, as the compiler sees it."""

    kind: str
    name: str
    file: str
    line: int
    of: str  # the type it belongs to, without its arguments


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("crate")
    parser.add_argument("--crates", default=CRATES, metavar="DIR", help="sources of other crates")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    options, cargo = parser.parse_known_args()
    with tempfile.TemporaryDirectory() as scratch:
        analyses, mir = check(Path(options.crate), Path(scratch), options.crates, cargo)
    document = extract(scan(options.crate, collect_tests=True), Options(edges=True))
    view = View(Path(options.crate), mir)
    for analysis in analyses:
        view.add(analysis)
    return compare(compiled(document, view), dict(view.calls), options.show)


def check(crate: Path, scratch: Path, crates: str, cargo: list[str]) -> tuple[list[Any], str]:
    """What the compiler saves of a crate, and its MIR, with paths that begin in the crate."""
    copy = scratch / "crate"
    shutil.copytree(crate, copy)
    manifest = copy / "Cargo.toml"
    manifest.write_text(_FOR_TESTS.sub("", manifest.read_text()) + "\n[workspace]\n")
    settings = {
        "source.crates-io.replace-with": '"local"',
        "source.local.directory": f'"{Path(crates).resolve()}"',
    }
    subprocess.run(
        ["cargo", "check", "--quiet", "--offline", "--lib", *cargo]
        + [f"--config={key}={value}" for key, value in settings.items()],
        cwd=copy,
        env={
            **os.environ,
            "RUSTC_BOOTSTRAP": "1",
            "RUSTFLAGS": FLAGS,
            "CARGO_TARGET_DIR": str(scratch / "target"),
        },
        check=True,
    )
    saved = [json.loads(one.read_text()) for one in scratch.rglob("save-analysis/*.json")]
    own = [
        one for one in saved if Path(one["compilation"]["directory"]).resolve() == copy.resolve()
    ]
    return own, "".join(one.read_text() for one in scratch.rglob("*.mir"))


class View:
    """The calls of a crate as its compiler sees them, by file."""

    def __init__(self, root: Path, mir: str) -> None:
        self.root = root
        self.lines: dict[str, list[str]] = {}
        self.receivers = receivers(mir)
        self.calls: defaultdict[str, list[Call]] = defaultdict(list)
        self.declared: defaultdict[str, set[tuple[str, int]]] = defaultdict(set)

    def add(self, analysis: Any) -> None:
        """What is declared, and what is called by name."""
        declared: dict[Id, Declared] = {}
        implemented: defaultdict[Id | None, list[Declared]] = defaultdict(list)
        for one in analysis["defs"]:
            file = one["span"]["file_name"]
            if self.text(file):
                declared[number(one["id"])] = found = declaration(one)
                self.declared[file].add((found.name, found.line))
                if one["decl_id"]:
                    implemented[number(one["decl_id"])].append(found)
        for one in analysis["refs"]:
            target = number(one["ref_id"])
            if self.text(one["span"]["file_name"]):
                self.refer(one["span"], declared.get(target), implemented[target])

        self.make(list(declared.values()))

    def make(self, declared: list[Declared]) -> None:
        """`Self(…)` and `Self {…}`, which the compiler does not note."""
        types = {one.name: one for one in declared if one.kind in _TYPES}
        methods: defaultdict[str, list[Declared]] = defaultdict(list)
        for one in declared:
            if one.kind == "Method":
                methods[one.file].append(one)
        for file, found in methods.items():
            found.sort(key=lambda one: one.line)
            for line, text in enumerate(self.text(file), 1):
                around = bisect(found, line, key=lambda one: one.line)
                made = types.get(found[around - 1].of) if around else None
                if made and _MADE.search(text):
                    self.call(file, line, made, "made")

    def refer(self, span: Any, target: Declared | None, implemented: list[Declared]) -> None:
        file, line = span["file_name"], span["line_start"]
        if target and target.kind in ("TupleVariant", "StructVariant"):
            self.call(file, line, target._replace(name=target.of), "made")
        elif target and target.kind in _HOLDS:
            if self.is_called(span):
                self.call(file, line, target, "variable")
        elif target and target.kind not in ("Function", "Method"):
            self.call(file, line, target, "made")
        elif self.is_called(span):
            start, end = (line, span["column_start"]), (span["line_end"], span["column_end"])
            receiver = self.receivers.get((file, *start)) or self.receivers.get((file, *end))
            own = [one for one in implemented if one.of == receiver]
            for one in own:  # several, with different arguments: any will do
                self.call(file, line, one, "function" if len(own) == 1 else "trait")
            if target:
                self.call(file, line, target, "trait" if own else "function")

    def is_called(self, span: Any) -> bool:
        """Whether a list of arguments stands behind a name."""
        lines = self.text(span["file_name"])[span["line_end"] - 1 :][:4]
        return bool(_CALLED.match("\n".join(lines)[span["column_end"] - 1 :]))

    def call(self, file: str, line: int, target: Declared, kind: str) -> None:
        self.calls[file].append(Call(line, target.name, kind, target.file, target.line))

    def text(self, file: str) -> list[str]:
        """The lines of a file of the crate; none of other files. Macros that are called are noted,
        as calls of which no more is known."""
        if file not in self.lines:
            place = self.root / file
            is_own = not os.path.isabs(file) and place.is_file()
            self.lines[file] = place.read_text().split("\n") if is_own else []
            for number, line in enumerate(self.lines[file], 1):
                for name in _MACRO.findall(line):
                    self.calls[file].append(Call(number, name, "?", "", 0))
        return self.lines[file]


def number(identity: Any) -> Id:
    return identity["krate"], identity["index"]


def declaration(one: Any) -> Declared:
    words = re.sub(r"<(.*?) as .*>::", r"\1::", one["qualname"])
    around = words.removesuffix(f"::{one['name']}")
    name = one["name"].removeprefix("r#")
    return Declared(
        one["kind"], name, one["span"]["file_name"], one["span"]["line_start"], head(around)
    )


def head(spelled: str) -> str:
    """The name of a type, without what points at it, its path and its arguments."""
    spelled = _POINTS.sub("", spelled.strip().lstrip("<"))
    return re.split(r"[<>]", spelled)[0].rpartition("::")[2].strip()


def receivers(mir: str) -> dict[Place, str]:
    """For what type a method of a trait is called, by where its path starts and where it ends."""
    found: dict[Place, str] = {}
    places: list[Place] = []
    for line in mir.split("\n"):
        if match := _SPAN.search(line):
            file, *numbers = match.groups()
            places = [(file, int(one), int(other)) for one, other in (numbers[:2], numbers[2:])]
        elif places and "literal: Const" in line:
            if match := _QUALIFIED.search(line):
                found.update(dict.fromkeys(places, head(match[1])))
            places = []
    return found


def compiled(document: Document, view: View) -> Document:
    """A document without the edges from and to what was not compiled, for all that is known."""

    def is_seen(end: object) -> bool:
        if not isinstance(end, int):
            return True
        symbol = document.symbol(end)
        places = view.declared.get(symbol.file, set())
        if symbol.category not in ("callable", "type") or symbol.kind == "macro":
            return bool(places)
        lines = range(symbol.start, symbol.end + 1)
        name = symbol.name.removeprefix("r#")
        return any(one == name and line in lines for one, line in places)

    def is_whole(end: object) -> bool:
        if not isinstance(end, int) or (symbol := document.symbol(end)).kind == "file":
            return True
        lines = view.text(symbol.file)[symbol.start - 1 : symbol.end]
        body = dropwhile(lambda line: line.lstrip().startswith(("#", "//")), lines)
        return not any("#[cfg(" in line for line in body)

    kept = [
        edge
        for edge in document.edges or ()
        if is_seen(edge.source) and is_seen(edge.target) and is_whole(edge.source)
    ]
    return msgspec.structs.replace(document, edges=kept)


if __name__ == "__main__":
    sys.exit(main())
