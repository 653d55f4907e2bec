"""Small services in each language, with every true relation written down by hand.

What is resolved must be true; of the calls that are true most must be resolved, and nearly all be
resolved or among the candidates.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from codeknit.extract.run import Options, extract
from codeknit.extract.scan import scan
from codeknit.languages import languages

HERE = Path(__file__).parent / "fixtures"
KINDS = ("calls", "inherits", "implements", "overrides", "decorates", "imports")
RESOLVED_AT_LEAST = 0.85
WITH_CANDIDATES_AT_LEAST = 0.97

LINE = re.compile(r"(.+?) --(\w+)--> (.+)")


class Truth(NamedTuple):
    """The edges of a fixture between its symbols, and those that lead out of it."""

    inside: set[tuple[str, str, str]]
    outside: set[tuple[str, str, str]]


class Found(NamedTuple):
    """What we say: resolved edges, and the candidates of ambiguous ones."""

    resolved: set[tuple[str, str, str]]
    candidates: set[tuple[str, str, str]]
    uncertain: set[tuple[str, str, str]]


def fixtures() -> list[str]:
    return sorted(path.parent.name for path in HERE.glob("*/truth.edges"))


@cache
def truth_of(name: str) -> Truth:
    inside, outside = set(), set()
    for line in (HERE / name / "truth.edges").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            found = LINE.fullmatch(line.partition("  #")[0].rstrip())
            assert found, line
            source, kind, target = found.groups()
            leads_out = source.startswith("?") or target.startswith("?")
            (outside if leads_out else inside).add((source, kind, target))
    return Truth(inside, outside)


@cache
def found_in(name: str) -> Found:
    document = extract(scan(str(HERE / name), collect_tests=True), Options(edges=True))
    resolved, candidates, uncertain = set(), set(), set()
    for edge in document.edges or ():
        if edge.kind not in KINDS:
            continue
        source = document.full_id(edge.source)
        if edge.status == "resolved":
            resolved.add((source, edge.kind, document.full_id(edge.target)))
            continue
        uncertain.add((source, edge.kind, document.full_id(edge.target).rpartition("::")[2]))
        for candidate in edge.candidates:
            candidates.add((source, edge.kind, document.full_id(candidate)))
    return Found(resolved, candidates, uncertain)


def test_every_language_has_a_fixture() -> None:
    assert set(fixtures()) == set(languages()) - {"tsx"}


@pytest.mark.parametrize("name", fixtures())
def test_what_is_resolved_is_true(name: str) -> None:
    wrong = found_in(name).resolved - truth_of(name).inside
    assert not wrong, "\n".join(" ".join(edge) for edge in sorted(wrong))


@pytest.mark.parametrize("name", fixtures())
def test_most_of_the_calls_are_resolved(name: str) -> None:
    calls = {edge for edge in truth_of(name).inside if edge[1] == "calls"}
    missing = calls - found_in(name).resolved
    text = "\n".join(" ".join(edge) for edge in sorted(missing))
    assert len(missing) <= (1 - RESOLVED_AT_LEAST) * len(calls), text
    lost = missing - found_in(name).candidates
    text = "\n".join(" ".join(edge) for edge in sorted(lost))
    assert len(lost) <= (1 - WITH_CANDIDATES_AT_LEAST) * len(calls), text


@pytest.mark.parametrize("name", fixtures())
def test_the_other_relations_are_found(name: str) -> None:
    by_kind: defaultdict[str, set[tuple[str, str, str]]] = defaultdict(set)
    for edge in truth_of(name).inside:
        by_kind[edge[1]].add(edge)
    for kind in set(KINDS) - {"calls"}:
        missing = by_kind[kind] - found_in(name).resolved
        text = "\n".join(" ".join(edge) for edge in sorted(missing))
        assert len(missing) <= (1 - RESOLVED_AT_LEAST) * len(by_kind[kind]), text


@pytest.mark.parametrize("name", fixtures())
def test_no_call_that_leads_out_is_lost(name: str) -> None:
    """A call that leads nowhere in the fixture is there all the same, under its name."""
    calls = {edge for edge in truth_of(name).outside if edge[1] == "calls"}
    sources = {edge[0] for edge in found_in(name).uncertain if edge[1] == "calls"}
    lost = {edge for edge in calls if edge[0] not in sources}
    text = "\n".join(" ".join(edge) for edge in sorted(lost))
    assert len(lost) <= 0.05 * len(calls), text
