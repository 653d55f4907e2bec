"""Signatures taken apart: name, parameters, types, and the symbols the types refer to.

Implements "Signatures" in docs/format.md.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec


class Parameter(msgspec.Struct, frozen=True):
    """One parameter. ``name`` keeps the language's marks (``*args``, ``x?``)."""

    name: str
    type: str | None = None
    default: str | None = None


class ParsedSignature(msgspec.Struct, frozen=True):
    """A signature in parts.

    ``parameters`` is None for what is no callable. ``type`` is the stated type of a value or the
    return type of a callable. ``references`` are the numbers of the symbols its types refer to,
    in order. ``opaque``: the text fits none of the forms, and ``name`` is all of it.
    """

    name: str
    parameters: tuple[Parameter, ...] | None = None
    type: str | None = None
    references: tuple[int, ...] = ()
    opaque: bool = False


def parse_signature(signature: str) -> ParsedSignature:
    """Take a signature apart."""
    raise NotImplementedError


def signature_name(signature: str) -> str:
    """The name the rules read out of a signature."""
    raise NotImplementedError


def expand_references(signature: str, name_of: Callable[[int], str | None]) -> str:
    """The signature with each reference replaced by the name `name_of` gives for its number."""
    raise NotImplementedError
