"""The vocabulary of the queries: what is not in it must not pass in silence."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from tree_sitter import QueryError

from codeknit.extract import queries
from codeknit.extract.queries import (
    QueryVocabularyError,
    check_alternations,
    check_predicates,
    compiled,
    query_text,
)
from codeknit.languages import by_extension, by_interpreter, languages

NAMES = sorted(languages())


def test_there_are_languages() -> None:
    assert "python" in NAMES


@pytest.mark.parametrize("name", NAMES)
def test_queries_compile_and_declare_something(name: str) -> None:
    roles = {pattern.role for pattern in compiled(name).patterns}
    assert {"definition", "parameter"} <= roles


@pytest.mark.parametrize("name", NAMES)
def test_every_query_file_is_one_the_engine_reads(name: str) -> None:
    known = {"symbols", "scopes", "types", "trivia", "edges"}
    assert {path.stem for path in languages()[name].folder.glob("*.scm")} <= known


@pytest.mark.parametrize("name", NAMES)
def test_modifiers_state_properties(name: str) -> None:
    for stated in languages()[name].modifiers.values():
        assert all(entry.partition("=")[0].isidentifier() for entry in stated.split())


def test_an_extension_belongs_to_one_language() -> None:
    total = sum(len(language.extensions) for language in languages().values())
    assert total == len(by_extension())


def test_an_interpreter_belongs_to_one_language() -> None:
    total = sum(len(language.interpreters) for language in languages().values())
    assert total == len(by_interpreter())


@pytest.mark.parametrize("name", ["symbols", "edges"])
def test_a_query_that_does_not_compile_is_named(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    wrong = {name: "(module) @bind (modul)\n"}
    monkeypatch.setattr(
        queries, "query_text", lambda language, file: wrong.get(file, query_text(language, file))
    )
    with pytest.raises(QueryError, match=rf"python/{name}\.scm: .*modul"):
        queries._query("python", relations=True)


@pytest.mark.parametrize(
    "capture", ["nmae", "def.callable", "def.function.callable", "def.type.class.x", "param.nmae"]
)
def test_an_unknown_capture_is_refused(capture: str) -> None:
    with pytest.raises(QueryVocabularyError):
        queries._check_capture(capture)


def test_an_alternation_that_is_a_branch_of_another_is_refused() -> None:
    with pytest.raises(QueryVocabularyError, match="an alternation is a branch"):
        check_alternations("(call [ [(identifier) (attribute)] @x (string) ])", "here")
    check_alternations('(call ["[" ([(identifier)]) ; [[\n (pair [(string)])])', "here")


def test_an_unknown_predicate_is_refused() -> None:
    with pytest.raises(QueryVocabularyError, match="#matches"):
        check_predicates('((identifier) @name (#matches? @name "x"))', "here")


def test_a_predicate_in_a_string_or_comment_is_none() -> None:
    check_predicates('; #foo\n((identifier) @_x (#eq? @_x "#foo"))', "here")


@dataclass
class OneSetting:
    """As much of a query as `_settle` wants."""

    settings: dict[str, str | None] = field(default_factory=dict)
    properties: dict[str, str] = field(default_factory=dict)


def test_an_unknown_setting_is_refused() -> None:
    with pytest.raises(QueryVocabularyError, match="asigned"):
        queries._settle(OneSetting(), {"asigned": None})  # type: ignore[arg-type]


def test_inherited_queries_come_first() -> None:
    heirs = [
        (name, file.stem, parent)
        for name in NAMES
        for file in languages()[name].folder.glob("*.scm")
        for parent in queries._INHERITS.findall(file.read_text(encoding="utf-8"))
    ]
    for name, file, parent in heirs:
        assert query_text(name, file).startswith(query_text(parent, file))
