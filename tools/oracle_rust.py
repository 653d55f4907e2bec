#!/usr/bin/env python3
"""Compare what codeknit extracts from Rust files with what `syn` reads in them.

    tools/oracle_rust.py [DIRECTORY…] [--crates DIR] [--target DIR] [--show N]

The driver, tools/oracles/rust, is built by cargo without a network, from the sources of `syn`,
`proc-macro2`, `quote` and `unicode-ident` that Debian's packages librust-…-dev put below
/usr/share/cargo/registry (or below --crates). DIRECTORY is that place too, unless given: the
figures in docs/languages.md are of Debian's serde, tokio, regex, syn, clap, hyper, rayon, nom,
itertools, libc and others. Compared are kind, name, scope and span, then signatures and properties.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "oracles"))

from compare import driver, run

CRATES = "/usr/share/cargo/registry"
DRIVER = Path(__file__).resolve().parent / "oracles" / "rust"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directories", nargs="*")
    parser.add_argument("--crates", default=CRATES, metavar="DIR", help="sources of syn")
    parser.add_argument("--target", metavar="DIR", help="where to build the driver")
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        built = build(options.crates, options.target or scratch)
        return run("rust", options.directories or [options.crates], driver([built]), options.show)


def build(crates: str, target: str) -> str:
    """The path of the driver, built."""
    settings = {
        "source.crates-io.replace-with": '"local"',
        "source.local.directory": f'"{crates}"',
    }
    configured = [f"--config={key}={value}" for key, value in settings.items()]
    subprocess.run(
        ["cargo", "build", "--quiet", "--release", "--offline", *configured],
        cwd=DRIVER,
        env={**os.environ, "CARGO_TARGET_DIR": target},
        check=True,
    )
    return f"{target}/release/codeknit-oracle-rust"


if __name__ == "__main__":
    sys.exit(main())
