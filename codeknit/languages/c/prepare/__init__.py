"""Rewrites what no grammar can read without a preprocessor, byte for byte.

Line ends stay; comments, strings and directives are masked first, so that patterns see code alone
(`masked`). What is done, and why it loses nothing, stands in the module that does it. Nothing of
it is certain; it is tried only where the grammar would fail, or read something else.

Each step sees what those before it left, and their order is part of what they do.

Patterns are told apart by their first byte wherever that can be: only so are they quick to look
for. What must stand before is looked at behind that byte.
"""

from __future__ import annotations

from typing import Final

from codeknit.languages.c.prepare.calls import end_macro_lines, simplify_calls
from codeknit.languages.c.prepare.conditionals import dissolve_conditionals
from codeknit.languages.c.prepare.forms import (
    blank_forms,
    move_braces,
    unwrap_names,
    unwrap_parameters,
)
from codeknit.languages.c.prepare.macros import blank_attributes, blank_macros
from codeknit.languages.c.prepare.masked import Prepared
from codeknit.languages.c.prepare.plus_plus import (
    blank_before_constructors,
    blank_templates,
    blank_words,
    bracket_defaults,
    name_pointers,
    simplify_templates,
    state_access,
    unname_types,
)
from codeknit.languages.c.prepare.reserved import blank_reserved

_STEPS: Final = (
    dissolve_conditionals,
    blank_reserved,
    simplify_calls,
    move_braces,
    blank_forms,
    unwrap_parameters,
    unwrap_names,
    Prepared.find_places,
    end_macro_lines,
    blank_attributes,
    blank_macros,
)
_PLUS_PLUS_STEPS: Final = (
    state_access,
    unname_types,
    blank_before_constructors,
    simplify_templates,
    blank_words,
    name_pointers,
    blank_templates,
    bracket_defaults,
)


def prepare(source: bytes, *, plus_plus: bool = False) -> bytes:
    """`source` as the grammar can read it; the same number of bytes."""
    prepared = Prepared(source.replace(b"_Thread_local", b"thread_local "))
    for step in _STEPS + _PLUS_PLUS_STEPS if plus_plus else _STEPS:
        step(prepared)
    return source if prepared.text == source else bytes(prepared.text)
