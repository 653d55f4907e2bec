"""Hypothesis strategies for documents, their parts and their texts.

For tools that read or write skeletons: ``pip install codeknit[testing]``, then

    from hypothesis import given
    from codeknit.testing import documents

    @given(documents())
    def test_my_writer(document): ...

What they make is valid as docs/format.md has it, and looks for the corners on purpose: names
shaped like ShortIDs, dict-code look-alikes, quotes, braces, line separators that end no line,
equal and overlapping spans, scopes no span explains.
"""

from __future__ import annotations

from codeknit.testing._documents import documents, edges, errors, reports
from codeknit.testing._edits import edited
from codeknit.testing._signatures import signatures
from codeknit.testing._spellings import skt_texts, spellings
from codeknit.testing._symbols import properties, scope_by_rule, symbols
from codeknit.testing._texts import odd_texts, paths

__all__ = [
    "documents",
    "edges",
    "edited",
    "errors",
    "odd_texts",
    "paths",
    "properties",
    "reports",
    "scope_by_rule",
    "signatures",
    "skt_texts",
    "spellings",
    "symbols",
]
