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
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent / "oracles"))

from compare import EVERYTHING, Stated, json_driver, ours_of, run, squeezed

DRIVER = Path(__file__).resolve().parent / "oracles" / "php_declarations.php"
COMPARED = ("abstract", "final", "generator", "readonly", "static", "visibility")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directories", nargs="+", metavar="DIRECTORY")
    parser.add_argument("--php", default="php", help="the php command")
    parser.add_argument("--parser", default="/usr/share/php/PhpParser/autoload.php")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    options = parser.parse_args()
    command = [options.php, "-d", "memory_limit=-1", str(DRIVER), options.parser]
    return run(
        "php",
        options.directories,
        json_driver(command, stated),
        options.show,
        own=ours_of(COMPARED),
        selection=EVERYTHING,
    )


def stated(one: dict[str, Any]) -> Stated:
    return Stated(squeezed(one["signature"]), frozenset(one["properties"]))


if __name__ == "__main__":
    sys.exit(main())
