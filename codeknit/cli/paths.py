"""The documents a command line names."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from codeknit.cli.streams import in_words
from codeknit.diagnostics import CodeknitError
from codeknit.formats.base import Reading, Source


def read_path(path: str, *, chunk: bool = False) -> tuple[Sequence[Source], Reading]:
    """What a file, a directory or ``-`` holds, and what reading it as one document found.

    A file named like a chunk (``map_001.skt``) is read as one. Raises CodeknitError where it
    cannot be read at all.
    """
    from codeknit.formats import read
    from codeknit.formats.sources import find_sources, is_chunk

    sources = _standard_input() if path == "-" else find_sources(path)
    return sources, read(sources, chunk=chunk or is_chunk(path))


def _standard_input() -> Sequence[Source]:
    from codeknit.formats.sources import find_sources

    if sys.stdin is None:
        raise CodeknitError("cannot read standard input: it is closed")
    try:
        return find_sources("-")
    except OSError as error:
        raise CodeknitError(f"cannot read standard input: {in_words(error)}") from error
