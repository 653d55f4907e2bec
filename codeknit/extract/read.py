"""A file's bytes as what the parser wants: UTF-8, line ends LF, or the reason why not."""

from __future__ import annotations

import codecs
import re
from functools import cache
from typing import Final

from codeknit.extract.files import read_regular
from codeknit.languages import Language

#: Nobody writes this much by hand, and a tree of it would not fit into memory.
LARGEST: Final = 1 << 28  # bytes

_BYTE_ORDER_MARK: Final = codecs.BOM_UTF8


class UnreadableFile(Exception):
    """A file that cannot be extracted; the message says why in one line."""


def read_source(place: str, language: Language) -> bytes:
    """The text of a file in UTF-8, without byte order mark, its line ends LF.

    Raises UnreadableFile for what cannot be opened, is too large, is no text, or is neither UTF-8
    nor in the encoding it declares.
    """
    return normalize(read_data(place), language)


def read_data(place: str) -> bytes:
    """The bytes of a file. Raises UnreadableFile for what cannot be opened or is too large."""
    try:
        data = read_regular(place, LARGEST + 1, follow=True)
    except OSError as error:
        raise UnreadableFile(f"cannot be read: {error.strerror or 'unknown reason'}") from None
    if len(data) > LARGEST:
        raise UnreadableFile(f"too large: more than {LARGEST >> 20} MB")
    return data


def normalize(data: bytes, language: Language) -> bytes:
    """`data` in UTF-8 with LF line ends. Raises UnreadableFile for what is no text."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise UnreadableFile("not UTF-8: a byte order mark of UTF-16")
    if b"\0" in data:
        raise UnreadableFile("not text: it contains NUL bytes")
    data = data.removeprefix(_BYTE_ORDER_MARK)
    if not data.isascii():
        data = _as_utf8(data, language)
    if b"\r" in data:
        data = data.replace(b"\r\n", b"\n")
        if language.carriage_return_ends_line:
            data = data.replace(b"\r", b"\n")
    return data


def _as_utf8(data: bytes, language: Language) -> bytes:
    encoding = declared_encoding(data, language)
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise UnreadableFile(f"not {encoding}: bad byte at line {line}") from None
    return data if encoding == "UTF-8" else text.encode("utf-8", "replace")


def declared_encoding(data: bytes, language: Language) -> str:
    """The encoding a file declares, as it writes it; UTF-8 where it declares none.

    Raises UnreadableFile for a declared encoding that there is not.
    """
    if not language.encoding_declaration:
        return "UTF-8"
    pattern = _declaration(language.encoding_declaration)
    for line in data.split(b"\n", 2)[:2]:
        found = pattern.match(line.decode("latin-1"))
        if found:
            return _known(found[1])
        if line.strip() and not line.lstrip().startswith(b"#"):
            break
    return "UTF-8"


def _known(encoding: str) -> str:
    try:
        known = codecs.lookup(encoding)
    except LookupError:
        raise UnreadableFile(f"unknown encoding {encoding}") from None
    if not known._is_text_encoding:
        raise UnreadableFile(f"unknown encoding {encoding}")
    return "UTF-8" if known.name in ("utf-8", "utf-8-sig") else encoding


@cache
def _declaration(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)
