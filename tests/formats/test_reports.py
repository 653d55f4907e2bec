"""Report sections survive every form, whatever ends their lines."""

from __future__ import annotations

import pytest

from codeknit import Report, dumps, loads


@pytest.mark.parametrize(
    ("text", "report"),
    [
        ("[hotspots]\r\r\n\n[symbols]\r\n", Report("[hotspots]")),
        ("[hotspots]\n\r\r\n[symbols]\r\n", Report("[hotspots]")),
        (
            "[symbols]\n[hubs] (fan-in >= 10)  \n\nS1 9 \n\n S2\t8\t\n",
            Report("[hubs] (fan-in >= 10)", ("S1 9", "", " S2\t8"), "symbols"),
        ),
    ],
    ids=["header with two carriage returns", "line of two carriage returns", "blanks at the ends"],
)
def test_a_report_section_keeps_its_lines_but_not_what_ends_them(text: str, report: Report) -> None:
    document = loads(text)
    assert document.reports == (report,)
    assert loads(dumps(document)) == document
    assert loads(dumps(document, "json")) == document
