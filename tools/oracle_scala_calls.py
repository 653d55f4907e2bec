#!/usr/bin/env python3
"""Compare the resolved calls of Scala with those that Scala's compiler sees.

    tools/oracle_scala_calls.py TREE --jars DIRECTORY [--show N] [COMPILER OPTION …]

The sources of the tree are compiled up to the typer, with what stands behind as options (say
`-cp x.jar`). DIRECTORY is where scala-compiler.jar and scala-reflect.jar of the compiler are,
version 2.11 to 2.13; `scalac` and `jar` have to be there. An edge is right if a call in the lines
of its source calls what is declared in the lines of its target, by that name. Exit status 1 if
there is anything else. The driver, a plugin of the compiler, is tools/oracles/ScalaCalls.scala.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent / "oracles"))

from calls import Call, compare, read

from codeknit.extract.run import Options, extract
from codeknit.extract.scan import scan
from codeknit.model import Document, Symbol

DRIVER = Path(__file__).resolve().parent / "oracles" / "ScalaCalls.scala"
PLUGIN = "<plugin><name>calls</name><classname>codeknit.ScalaCalls</classname></plugin>"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tree")
    parser.add_argument("--jars", default="/usr/share/java", metavar="DIRECTORY")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    options, compiler = parser.parse_known_args()
    found = scan(options.tree, collect_tests=True)
    document = extract(found, Options(edges=True))
    paths = {str(file.place): file.path for file in found.files if file.language == "scala"}
    makers = Makers(document)
    printed = read(driven(list(paths), options.jars, compiler))
    calls = {
        paths[file]: [same for one in those for same in makers.found(one, paths)]
        for file, those in printed.items()
        if file in paths
    }
    return compare(document, calls, options.show)


def driven(files: list[str], jars: str, compiler: list[str]) -> str:
    """What the driver prints of some files."""
    with tempfile.TemporaryDirectory() as directory:
        made, plugin = Path(directory, "made"), Path(directory, "calls.jar")
        made.mkdir()
        Path(made, "scalac-plugin.xml").write_text(PLUGIN)
        known = f"{jars}/scala-compiler.jar:{jars}/scala-reflect.jar"
        command = ["scalac", "-nowarn", "-d", str(made), "-cp", known, str(DRIVER)]
        subprocess.run(command, check=True)
        subprocess.run(["jar", "cf", str(plugin), "-C", str(made), "."], check=True)
        command = ["scalac", "-J-Xss16m", "-J-Xmx3g", "-nowarn", f"-Xplugin:{plugin}"]
        listed = Path(directory, "files")
        listed.write_text("\n".join(files))
        command += ["-Ystop-after:calls", *compiler, f"@{listed}"]
        return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


class Makers:
    """The primary constructors of a document. The compiler has them where their type's name is."""

    def __init__(self, document: Document) -> None:
        types = {
            (one.file, one.scoped_name): one for one in document.symbols if one.kind != "object"
        }
        self.by_file: defaultdict[str, list[tuple[Symbol, Symbol]]] = defaultdict(list)
        for symbol in document.symbols:
            made = types.get((symbol.file, symbol.scope))
            if symbol.name == "this" and symbol.category == "callable" and made is not None:
                self.by_file[symbol.file].append((made, symbol))

    def found(self, call: Call, paths: dict[str, str]) -> Iterator[Call]:
        """A call, by file and line of the document."""
        call = call._replace(file=paths.get(call.file, call.file))
        yield call
        if call.name == "this":
            for made, maker in self.by_file[call.file]:
                if made.start <= call.declared < maker.start:
                    yield call._replace(declared=maker.start)


if __name__ == "__main__":
    sys.exit(main())
