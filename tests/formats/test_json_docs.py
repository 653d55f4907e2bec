"""The examples of docs/json.md are documents, written as the writer writes them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from codeknit.formats import dumps
from codeknit.formats.base import Source
from codeknit.formats.json_read import read_json
from codeknit.formats.json_types import ITEM_TYPES, JsonDocument
from codeknit.model import CATEGORIES, EDGE_KINDS

PAGE = (Path(__file__).parents[2] / "docs" / "json.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
assert EXAMPLES, "docs/json.md has no examples"


@pytest.mark.parametrize("example", EXAMPLES)
def test_example_is_what_the_writer_writes(example: str) -> None:
    reading = read_json([Source("docs/json.md", example.encode())])
    assert reading.diagnostics == []
    assert dumps(reading.unwrap(), "json") == example


@pytest.mark.parametrize("struct", [JsonDocument, *ITEM_TYPES.values()])
def test_page_names_every_key(struct: type) -> None:
    for key in struct.__struct_encode_fields__:  # type: ignore[attr-defined]
        assert f"`{key}`" in PAGE


def test_page_names_every_category_and_edge_kind() -> None:
    for word in (*CATEGORIES, *EDGE_KINDS):
        assert f"`{word}`" in PAGE
