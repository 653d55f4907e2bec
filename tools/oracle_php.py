#!/usr/bin/env python3
"""Compare what codeknit extracts from PHP files with PHP-Parser.

    tools/oracle_php.py DIRECTORY... [--php PHP] [--parser AUTOLOAD] [--show N]

Looks at every PHP file below each DIRECTORY, tests included: declarations (name, scope, kind,
span), signatures (parameters with names, types and defaults, return types, types of properties)
and properties (visibility, static, abstract, final, readonly, generator). Prints figures and the
first differences; exit status 1 below the bounds. Both sides are normalised by whitespace only.

The parser is PHP-Parser (Debian: ``php-cli`` and ``php-parser``), driven by
tools/oracles/php_declarations.php. The figures in docs/languages.md are those of Debian packages.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from oracle_comparison import Tally, compare_file, files_of, report, same

from codeknit.extract.records import Definition
from codeknit.extract.scan import SourceFile

DRIVER = Path(__file__).resolve().parent / "oracles" / "php_declarations.php"
COMPARED = ("abstract", "final", "generator", "readonly", "static", "visibility")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directories", nargs="+", metavar="DIRECTORY")
    parser.add_argument("--php", default="php", help="the php command")
    parser.add_argument("--parser", default="/usr/share/php/PhpParser/autoload.php")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    options = parser.parse_args()
    tally = Tally(options.show)
    command = [options.php, "-d", "memory_limit=-1", str(DRIVER), options.parser]
    for directory in options.directories:
        files = files_of(directory, "php")
        for file, expected in zip(files, declarations(command, files), strict=True):
            compare_file(file, expected, signature_problem, tally)
    return report(tally, "PHP-Parser")


def declarations(command: list[str], files: list[SourceFile]) -> list[dict[str, Any]]:
    """What the parser says of each file."""
    places = "".join(f"{file.place}\n" for file in files)
    done = subprocess.run(command, input=places, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def signature_problem(found: Definition, wanted: dict[str, Any]) -> str:
    if not same(found.signature, wanted["signature"]):
        return f"{found.signature!r} is not {wanted['signature']!r}"
    own = (f"{key}={value}" for key, value in found.properties.items() if key in COMPARED)
    properties = sorted(one.removesuffix("=true") for one in own)
    if properties != sorted(wanted["properties"]):
        return f"{found.name}: properties {properties} are not {wanted['properties']}"
    return ""


if __name__ == "__main__":
    sys.exit(main())
