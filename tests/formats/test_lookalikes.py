"""What only looks like a ShortID is a name."""

from __future__ import annotations

import pytest

from codeknit import dumps, loads


@pytest.mark.parametrize(
    "name", ["S\uff11", "S\u0661\u0662", "S1\u0662", "S\u00b2", "s1", "S", "S0", "S01"]
)
def test_only_ascii_digits_make_a_short_id(name: str) -> None:
    text = (
        "[symbols]\n## a.py\nS1 callable/function L1-L2 f()\n\n"
        f"[edges]\nS1 --calls[unresolved]--> {name}\n"
    )
    document = loads(text)
    assert document.edges is not None
    assert [edge.target for edge in document.edges] == [f"a.py::{name}"]
    assert dumps(document) == text
