"""What good documents do not pay for."""

from __future__ import annotations

import pytest

from codeknit.formats import dumps, loads
from codeknit.formats.skt_edges import EdgeReader

DOCUMENT = """\
[symbols]
## a.py
S1 callable/function L1-L2 run()

[edges]
S1 --calls[unresolved]--> "a.py::ns['f']", "b.py::open"
"a.py::cached" --decorates[unresolved]--> S1
"""


def test_lines_with_full_ids_that_must_be_quoted_are_read_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def review(*_given: object) -> None:
        raise AssertionError("the lines of the edges are walked again")

    monkeypatch.setattr(EdgeReader, "_review", review)
    assert dumps(loads(DOCUMENT)) == DOCUMENT
    with pytest.raises(AssertionError):
        loads(DOCUMENT.replace("\"a.py::ns['f']\"", '"a.py::f"'))
