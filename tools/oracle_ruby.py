#!/usr/bin/env python3
"""Compare what codeknit extracts from Ruby files with what Ripper reads in them.

    tools/oracle_ruby.py [DIRECTORY…] [--ruby COMMAND] [--show N]

Needs `ruby` 3.1 or newer (Debian's package ruby). DIRECTORY is that Ruby's standard library unless
given; the figures in docs/languages.md are of it and of Debian's ruby-activesupport,
ruby-activerecord, ruby-actionpack, ruby-rack, ruby-sinatra, ruby-rspec-core and ruby-rspec-mocks
(unpack them with dpkg -x anywhere). Compared are kind, name, scope and span, then signatures and
properties.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "oracles"))

from compare import driver, run

DRIVER = Path(__file__).resolve().parent / "oracles" / "ruby.rb"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directories", nargs="*")
    parser.add_argument("--ruby", default="ruby", metavar="COMMAND", help="the Ruby to ask")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    options = parser.parse_args()
    directories = options.directories or [library(options.ruby)]
    return run("ruby", directories, driver([options.ruby, str(DRIVER)]), options.show)


def library(ruby: str) -> str:
    """The directory of a Ruby's standard library."""
    command = [ruby, "-e", 'print RbConfig::CONFIG["rubylibdir"]']
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    sys.exit(main())
