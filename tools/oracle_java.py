#!/usr/bin/env python3
"""Compare what codeknit extracts from Java files with the parser of the JDK's compiler.

    tools/oracle_java.py DIRECTORY… [--show N] [--java COMMAND]

Looks at every Java file below each DIRECTORY, tests included: declarations (kind, name, scope,
span), signatures (parameter names, types, return types) and properties (visibility, static, final,
sealed, abstract, default, native, deprecated, override). `tools/oracles/JavaDeclarations.java`
prints what the compiler API (`com.sun.source`) parses; a JDK of version 17 or later must be there.
Both sides are compared with all whitespace taken out. Prints figures and the first differences;
exit status 1 where precision or recall is below 0.995, or agreement of signatures or properties
below 0.99.

A good directory is the JDK's own source, which Linux distributions package beside the JDK
(`src.zip`): unpack `java.base/java`, `jdk.compiler` and the like into a temporary directory.

Normalised, beyond whitespace: the compiler's parser gives `int a, b;` as two variables with one
start; both then end where the last does. Left out: files in which the compiler itself reports a
syntax error; they are counted and listed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "oracles"))

from compare import driver, run

DRIVER = Path(__file__).resolve().parent / "oracles" / "JavaDeclarations.java"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directories", nargs="+", metavar="DIRECTORY")
    parser.add_argument("--show", type=int, default=10, metavar="N", help="differences to print")
    parser.add_argument("--java", default="java", metavar="COMMAND", help="of a JDK, 17 or later")
    options = parser.parse_args()
    compiler = driver([options.java, "-Xss64m", str(DRIVER)])
    return run("java", options.directories, compiler, options.show)


if __name__ == "__main__":
    sys.exit(main())
