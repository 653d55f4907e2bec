"""Imports point one way, foreign libraries stop at the border, one vocabulary is used."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from lark import Lark

from codeknit import resources
from codeknit.diagnostics import RULES
from codeknit.formats.skt_lark import STARTS
from codeknit.model import CATEGORIES, EDGE_KINDS, STATUSES

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "codeknit"
MODULES = sorted(PACKAGE.rglob("*.py"))

_SHARED = {
    "collection",
    "resources",
    "signals",
    "grammar",
    "signature",
    "model",
    "identity",
    "diagnostics",
}

#: Which top-level modules and packages each may import. A new one needs a row.
MAY_IMPORT: dict[str, set[str]] = {
    "_version": set(),
    "collection": set(),
    "resources": set(),
    "signals": set(),
    "identity": set(),
    "languages": set(),
    "grammar": {"resources"},
    "signature": {"grammar"},
    "model": {"signature"},
    "diagnostics": {"model"},
    "explain": {"diagnostics"},
    "formats": _SHARED,
    "graph": _SHARED,
    "extract": {*_SHARED, "languages", "_version"},
    "validate": {*_SHARED, "formats"},
    "testing": {*_SHARED, "formats"},
    "cli": {
        *_SHARED,
        "_version",
        "explain",
        "formats",
        "graph",
        "extract",
        "languages",
        "validate",
    },
    "__main__": {"cli"},
    "__init__": {*_SHARED, "_version", "formats", "graph", "validate"},
}

#: Where a foreign library may be imported.
BORDERS = {
    "lark": ("formats/",),
    "jsonschema": ("formats/",),
    "tree_sitter": ("extract/", "languages/"),
    "tree_sitter_language_pack": ("extract/", "languages/"),
    "click": ("cli/",),
    "gitmatch": ("extract/",),
    "rich": ("cli/",),
    "hypothesis": ("testing/",),
}


def imported(path: Path) -> Iterator[str]:
    """The full names of the modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def room(module: str) -> str:
    """The top-level module or package of ours that a name is in: ``formats`` for
    ``codeknit.formats.skt``; what the package itself defines is in ``__init__``."""
    inner = module.split(".")[1:]
    if inner and ((PACKAGE / inner[0]).is_dir() or (PACKAGE / f"{inner[0]}.py").is_file()):
        return inner[0]
    return "__init__"


def test_there_are_modules() -> None:
    assert PACKAGE / "model.py" in MODULES


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    own = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    assert own in MAY_IMPORT, "a new room: say in MAY_IMPORT what it may import"
    names = {name for name in imported(path) if name.split(".")[0] == "codeknit"}
    # ``from codeknit import model`` names the package only to reach what is in it.
    reached = {room(name) for name in names if name != "codeknit"}
    assert reached - {own} <= MAY_IMPORT[own]


@pytest.mark.parametrize(
    ("part", "others"),
    [
        ("uses", ("codeknit.extract.relations",)),
        ("relations", ("codeknit.extract.uses", "tree_sitter")),
    ],
)
def test_workers_and_main_process_share_records_alone(part: str, others: tuple[str, ...]) -> None:
    paths = sorted((PACKAGE / "extract" / part).glob("*.py"))
    assert len(paths) > 1
    for path in paths:
        assert not [name for name in imported(path) if name.startswith(others)], path


@pytest.mark.parametrize("library", BORDERS)
def test_foreign_libraries_stop_at_the_border(library: str) -> None:
    users = {
        path.relative_to(PACKAGE).as_posix()
        for path in MODULES
        if library in {name.split(".")[0] for name in imported(path)}
    }
    assert all(user.startswith(BORDERS[library]) for user in users)


@pytest.mark.parametrize("library", ["lark", "jsonschema"])
def test_one_module_knows_the_library(library: str) -> None:
    users = [path for path in MODULES if library in {n.split(".")[0] for n in imported(path)}]
    assert len(users) == 1


def test_import_loads_no_heavy_library() -> None:
    script = "import codeknit, sys; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT
    )
    loaded = {name.split(".")[0] for name in done.stdout.split()}
    assert "codeknit" in loaded
    assert not loaded & {
        *("lark", "tree_sitter", "tree_sitter_language_pack", "jsonschema", "rich", "click"),
        *("hypothesis", "networkx"),
    }


def test_the_grammar_builds_strictly() -> None:
    Lark(resources.text("skt.lark"), start=list(STARTS), parser="lalr", strict=True)


def test_every_code_is_documented() -> None:
    documented = (ROOT / "docs/diagnostics.md").read_text("utf-8")
    assert [code for code in RULES if code not in documented] == []


def _terminal(name: str) -> set[str]:
    """The words that a terminal of the grammar lists."""
    rule = re.search(rf"^{name}(?:\.\d+)?\s*:(.*(?:\n\s+\|.*)*)", resources.text("skt.lark"), re.M)
    assert rule, f"the grammar has no terminal {name}"
    return set(re.findall(r"[a-z]+", rule[1]))


def _enums(node: object) -> Iterator[set[str]]:
    """Every set of words that the schema lists as the only ones allowed."""
    if isinstance(node, dict):
        if "enum" in node:
            yield set(node["enum"])
        node = list(node.values())
    for child in node if isinstance(node, list) else ():
        yield from _enums(child)


VOCABULARY = {"EDGE_KIND": EDGE_KINDS, "CATEGORY": CATEGORIES, "EDGE_STATUS": STATUSES}


@pytest.mark.parametrize("terminal", VOCABULARY)
def test_one_vocabulary_in_model_grammar_and_format_page(terminal: str) -> None:
    words = set(VOCABULARY[terminal])
    assert _terminal(terminal) == words
    page = (ROOT / "docs/format.md").read_text("utf-8")
    assert [word for word in words if not re.search(rf"\b{word}\b", page)] == []


def test_one_vocabulary_in_model_and_schema() -> None:
    listed = list(_enums(json.loads(resources.text("codeknit.schema.json"))))
    assert set(EDGE_KINDS) in listed
    assert set(CATEGORIES) in listed
    # JSON leaves the status out of a resolved edge.
    assert set(STATUSES) - {"resolved"} in listed
