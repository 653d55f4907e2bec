"""The documents a command line names, and where a rewritten one goes."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from tempfile import NamedTemporaryFile
from typing import Final

from codeknit.diagnostics import CodeknitError
from codeknit.formats.base import Reading, Source

_CHUNK: Final = re.compile(r"map_[0-9]{3,}\.(?:skt|json)")


def read_path(path: str, *, chunk: bool = False) -> tuple[Sequence[Source], Reading]:
    """What a file, a directory or ``-`` holds, and what reading it as one document found.

    A file named like a chunk (``map_001.skt``) is read as one. Raises CodeknitError where it
    cannot be read at all.
    """
    from codeknit.formats import read
    from codeknit.formats.layout import find_sources

    sources = find_sources(path)
    return sources, read(sources, chunk=chunk or is_chunk(path))


def is_chunk(path: str) -> bool:
    """Whether a file's name says that it is one chunk of a document."""
    return bool(_CHUNK.fullmatch(os.path.basename(path))) and not os.path.isdir(path)


def replace_file(path: str, text: str) -> None:
    """Give a file another text, at once or not at all; it keeps its mode, a link its target.

    Raises CodeknitError where that cannot be.
    """
    target = os.path.realpath(path)
    try:
        mode = os.stat(target).st_mode
        with NamedTemporaryFile(
            dir=os.path.dirname(target), prefix=".codeknit-", delete=False
        ) as file:
            try:
                file.write(text.encode("utf-8"))
                file.close()
                os.chmod(file.name, mode)
                os.replace(file.name, target)
            except BaseException:
                with suppress(OSError):
                    os.unlink(file.name)
                raise
    except OSError as error:
        raise CodeknitError(f"cannot write {path}: {error.strerror}") from error
