"""What an installed codeknit consists of. `.ci/run` tries a built wheel outside the checkout."""

from __future__ import annotations

import importlib
import tomllib
from importlib import metadata
from pathlib import Path

import codeknit
from codeknit import resources

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WHEEL = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
PACKAGE_FILES = {path.name for path in (ROOT / "codeknit").rglob("*") if path.is_file()}
SDIST = PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]


def test_grammar_and_schema_are_those_at_the_top() -> None:
    assert resources.text("skt.lark") == (ROOT / "grammar/skt.lark").read_text("utf-8")
    top = ROOT / "schemas/codeknit.schema.json"
    assert resources.text("codeknit.schema.json") == top.read_text("utf-8")


def test_grammar_and_schema_live_once() -> None:
    assert not {"skt.lark", "codeknit.schema.json"} & PACKAGE_FILES


def test_the_wheel_takes_in_what_resources_looks_for() -> None:
    for source, inside in WHEEL["force-include"].items():
        assert (ROOT / source).is_file()
        assert inside == f"codeknit/_data/{Path(source).name}"
    assert {Path(source).name for source in WHEEL["force-include"]} == {
        "skt.lark",
        "codeknit.schema.json",
    }


def test_the_sdist_takes_in_all_that_a_wheel_is_built_from() -> None:
    folders = {f"/{Path(source).parts[0]}" for source in WHEEL["force-include"]}
    assert {"/codeknit", *folders} <= set(SDIST["include"])


def test_typed_and_licensed() -> None:
    assert "py.typed" in PACKAGE_FILES
    assert "Apache License" in (ROOT / "LICENSE").read_text("utf-8")


def test_the_version_is_one() -> None:
    assert metadata.version("codeknit") == codeknit.__version__


def test_the_version_is_in_the_change_log() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert codeknit.__version__ in changes or "Unreleased" in changes


def test_the_command_is_there() -> None:
    (command,) = metadata.entry_points(group="console_scripts", name="codeknit")
    assert callable(command.load())


def test_all_names_what_is_there() -> None:
    assert codeknit.__all__
    assert len(set(codeknit.__all__)) == len(codeknit.__all__)
    assert [name for name in codeknit.__all__ if not hasattr(codeknit, name)] == []


def test_testing_needs_only_its_extra() -> None:
    assert PROJECT["project"]["optional-dependencies"]["testing"]
    testing = importlib.import_module("codeknit.testing")
    assert [name for name in testing.__all__ if not callable(getattr(testing, name))] == []
