"""Each way in which findings are printed, on findings made by hand."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from codeknit.cli.excerpts import visible
from codeknit.cli.findings import FORMATS, Checked, as_github, as_json, as_sarif, as_text
from codeknit.diagnostics import RULES, Diagnostic, finding
from codeknit.formats.base import Reading, Source
from codeknit.model import Document

KEYS = ["code", "severity", "file", "line", "column", "end_column", "message", "hint"]


def checked(text: str, *found: Diagnostic, name: str = "out.skt") -> Checked:
    reading = Reading("skt", Document(), list(found))
    return Checked(name, [Source(name, text.encode())], reading)


def at(columns: tuple[int, int], *, line: int = 1, hint: str | None = None) -> Diagnostic:
    return finding("SKT105", "out.skt", line, columns, "what was found", hint)


def text_of(*documents: Checked) -> list[str]:
    return "".join(as_text(documents)).splitlines()


def test_a_finding_has_its_line_a_caret_and_a_hint() -> None:
    found = at((5, 8), line=2, hint="do this")
    assert text_of(checked("first\nxxx L10 yyy\n", found)) == [
        "out.skt:2:5: error SKT105: what was found",
        "    xxx L10 yyy",
        "        ^^^",
        "    hint: do this",
        "1 error in 1 file",
    ]


@pytest.mark.parametrize(
    ("line", "columns", "shown", "carets"),
    [
        ("a\tbc", (3, 5), "a    bc", "     ^^"),
        ("a\tbc", (2, 3), "a    bc", " ^^^^"),
        ("漢字 x", (4, 5), "漢字 x", "     ^"),
        ("漢字 x", (2, 3), "漢字 x", "  ^^"),
        ("e\u0301 x", (4, 5), "e\u0301 x", "  ^"),
        ("a\x1b[0m b", (7, 8), "a\\x1b[0m b", "         ^"),
        ("a\u2028b", (3, 4), "a\\u2028b", "       ^"),
        ("abc", (4, 4), "abc", "   ^"),
        ("abc\r", (3, 4), "abc", "  ^"),
    ],
)
def test_carets_stand_under_what_is_shown(
    line: str, columns: tuple[int, int], shown: str, carets: str
) -> None:
    assert text_of(checked(f"{line}\n", at(columns)))[1:3] == [f"    {shown}", f"    {carets}"]


def test_a_byte_order_mark_takes_no_column() -> None:
    assert text_of(checked("\ufeffabc\n", at((1, 2))))[1:3] == ["    abc", "    ^"]


@pytest.mark.parametrize("column", [1, 500_000, 999_999])
def test_of_a_very_long_line_a_window_is_shown(column: int) -> None:
    line = "." * (column - 1) + "#" + "." * (1_000_000 - column)
    _, shown, carets, _ = text_of(checked(line, at((column, column + 1))))
    assert len(shown) < 120
    assert shown[carets.index("^")] == "#"


def test_the_rest_of_a_long_finding_is_cut_off() -> None:
    _, shown, carets, _ = text_of(checked("x" * 1000, at((1, 1001))))
    assert carets.count("^") == shown.count("x") == 100


def test_a_blank_or_missing_line_is_not_shown() -> None:
    assert len(text_of(checked("", at((1, 1))))) == 2
    assert len(text_of(checked("a\n", at((1, 1), line=9)))) == 2


def test_the_summary_counts_errors_warnings_and_files() -> None:
    warning = finding("SKT201", "b.skt", 1, (1, 2), "spacing")
    lines = text_of(checked("x", at((1, 2)), at((1, 2))), checked("x", warning, name="b.skt"))
    assert lines[-1] == "2 errors, 1 warning in 2 files"


def test_information_alone_is_still_ok() -> None:
    found = finding("SKT207", "out.skt", 1, (1, 2), "report section")
    lines = text_of(checked("[hot]", found))
    assert lines[-1] == "out.skt: ok, 0 symbols, edges not collected"


def test_nothing_that_controls_a_terminal_is_printed() -> None:
    assert visible("a\x1b[31m\nb\u202ec") == "a\\x1b[31m\\x0ab\\u202ec"
    assert visible("naïve 漢字") == "naïve 漢字"


def test_json_is_one_array_of_objects_with_the_fields_of_a_finding() -> None:
    found = [at((1, 2), hint="h"), at((3, 4))]
    printed = "".join(as_json([checked("x", *found), checked("y", at((5, 6)))]))
    rows = json.loads(printed)
    assert [list(row) for row in rows] == [KEYS] * 3
    assert [row["hint"] for row in rows] == ["h", None, None]
    assert [row["column"] for row in rows] == [1, 3, 5]
    assert json.loads("".join(as_json([checked("x")]))) == []


def test_github_escapes_what_its_commands_cannot_hold() -> None:
    found = Diagnostic("SKT207", "information", "a,b:c%.skt", 3, 4, 5, "100%\r\nx", "y: z, w")
    assert "".join(as_github([checked("x", found)])) == (
        "::notice file=a%2Cb%3Ac%25.skt,line=3,col=4,endColumn=5,title=SKT207"
        "::100%25%0D%0Ax%0Ahint: y: z, w\n"
    )
    assert next(as_github([checked("x", at((1, 2)))])).startswith("::error file=out.skt,")


def sarif_of(*found: Diagnostic) -> dict[str, object]:
    (run,) = json.loads("".join(as_sarif([checked("x", *found)])))["runs"]
    assert isinstance(run, dict)
    return run


def objects(value: object) -> Iterator[dict[str, object]]:
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value:  # type: ignore[attr-defined]
        if isinstance(inner, dict | list):
            yield from objects(inner)


def test_sarif_is_a_log_of_version_2_1_0_with_one_run() -> None:
    log = json.loads("".join(as_sarif([checked("x", at((1, 2)))])))
    assert set(log) == {"$schema", "version", "runs"}
    assert log["version"] == "2.1.0"
    assert log["$schema"].endswith("sarif-2.1.0.json")
    (run,) = log["runs"]
    assert run["columnKind"] == "unicodeCodePoints"
    assert set(run) <= {"tool", "columnKind", "results"}
    assert run["tool"]["driver"]["name"] == "codeknit"


def test_sarif_has_every_rule_once_with_its_help() -> None:
    rules = sarif_of()["tool"]["driver"]["rules"]  # type: ignore[index]
    assert [rule["id"] for rule in rules] == list(RULES)
    for rule in rules:
        assert set(rule) == {
            "id",
            "shortDescription",
            "fullDescription",
            "help",
            "defaultConfiguration",
        }
        for key in ("shortDescription", "fullDescription", "help"):
            assert rule[key]["text"], "a SARIF message has a text"
        assert rule["defaultConfiguration"]["level"] in {"none", "note", "warning", "error"}


def test_sarif_results_name_their_rule_their_level_and_their_region() -> None:
    information = finding("SKT207", "a b/ü#.skt", 7, (2, 9), "report section")
    run = sarif_of(at((3, 5), hint="h"), information)
    rules = run["tool"]["driver"]["rules"]  # type: ignore[index]
    results = run["results"]
    assert isinstance(results, list)
    for result in results:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        for region in (found["region"] for found in objects(result) if "region" in found):
            assert isinstance(region, dict)
            assert all(isinstance(number, int) and number >= 1 for number in region.values())
            assert region["endColumn"] >= region["startColumn"]
    assert [result["level"] for result in results] == ["error", "note"]
    assert results[0]["message"]["text"] == "what was found\nhint: h"
    location = results[1]["locations"][0]["physicalLocation"]
    assert location["artifactLocation"]["uri"] == "a%20b/%C3%BC%23.skt"
    assert location["region"] == {"startLine": 7, "startColumn": 2, "endColumn": 9}


@pytest.mark.parametrize("name", FORMATS)
def test_colour_is_for_terminals(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b" not in "".join(FORMATS[name]([checked("x", at((1, 2)))]))
    monkeypatch.setattr("codeknit.cli.findings._is_terminal", lambda: True)
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert ("\x1b" in "".join(FORMATS[name]([checked("x", at((1, 2)))]))) == (name == "text")
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in "".join(FORMATS[name]([checked("x", at((1, 2)))]))
