#!/usr/bin/env python3
"""Compare the resolved calls of C# with those in an assembly that Mono's compiler made of it.

    mcs -debug -target:library -recurse:'TREE/*.cs' -out:X.dll [-r:LIBRARY …]
    tools/oracle_csharp_calls.py TREE X.dll [--show N]

An edge is right if a call in the lines of its source calls what is declared in the lines of its
target, by that name. What a method that is given as a value is given to is printed to be read.
Exit status 1 if there is anything else. The driver is tools/oracles/csharp_calls.cs; `mcs`, `mono`
and its library Mono.CompilerServices.SymbolWriter are needed. Calls of what `[Conditional]` leaves
out are none of the assembly's: build it with -d:DEBUG -d:TRACE.
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
from codeknit.signature import parse_signature

DRIVER = Path(__file__).resolve().parent / "oracles" / "csharp_calls.cs"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tree")
    parser.add_argument("assembly")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    options = parser.parse_args()
    found = scan(options.tree, collect_tests=True)
    document = extract(found, Options(edges=True))
    paths = {str(Path(file.place).resolve()): file.path for file in found.files}
    printed = read(driven(options.assembly))
    places = Places(document)
    calls = {
        paths[file]: [same for one in those for same in places.found(one, paths)]
        for file, those in printed.items()
        if file in paths
    }
    return compare(document, calls, options.show)


def driven(assembly: str) -> str:
    """What the driver prints of an assembly."""
    with tempfile.TemporaryDirectory() as directory:
        driver = f"{directory}/calls.exe"
        library = "-r:Mono.CompilerServices.SymbolWriter"
        subprocess.run(["mcs", "-nologo", f"-out:{driver}", str(DRIVER), library], check=True)
        command = ["mono", driver, assembly]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout


class Places:
    """Where what is called is declared, by file and line of the document."""

    def __init__(self, document: Document) -> None:
        self.symbols: defaultdict[str, list[Symbol]] = defaultdict(list)
        for symbol in document.symbols:
            if symbol.category in ("callable", "type"):
                self.symbols[symbol.name].append(symbol)

    def found(self, call: Call, paths: dict[str, str]) -> Iterator[Call]:
        """A call by file and line of the document; of a constructor for all parts of the type."""
        if call.file[:1] == "=":
            call = self.of_member(call)
        call = call._replace(file=paths.get(call.file, call.file))
        yield call
        named = self.symbols[call.name]
        scopes = {one.scoped_name for one in named if one.category == "type" and within(one, call)}
        for other in named:
            if other.category == "type" and other.scoped_name in scopes:
                yield call._replace(kind="part", file=other.file, declared=other.start)

    def of_member(self, call: Call) -> Call:
        """The call of a member without body, of which the assembly tells the type only."""
        named = [one for one in self.symbols[call.name] if is_in(one, call.file[1:])]
        if len(named) > 1:
            named = [one for one in named if takes(one) == call.declared]
        places = {(one.file, one.start) for one in named}
        if len(places) != 1:
            return call._replace(kind="?")
        ((file, line),) = places
        return call._replace(file=file, declared=line)


def within(symbol: Symbol, call: Call) -> bool:
    """Whether what is called is declared in the lines of a symbol."""
    return symbol.file == call.file and symbol.start <= call.declared <= symbol.end


def is_in(symbol: Symbol, path: str) -> bool:
    """Whether a symbol is a member of the type with this path, or that type itself."""
    own = symbol.scope if symbol.category == "callable" else ""
    within = f"{symbol.scope}.{symbol.name}" if symbol.scope else symbol.name
    return any(f".{one}".endswith(f".{path}") for one in (own, within))


def takes(symbol: Symbol) -> int:
    """How many parameters a callable has; -1 for a type."""
    parameters = parse_signature(symbol.signature).parameters
    return -1 if parameters is None else len(parameters)


if __name__ == "__main__":
    sys.exit(main())
