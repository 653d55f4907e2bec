"""What is written is read back as it was, in every form."""

from __future__ import annotations

import json

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from codeknit import resources
from codeknit.formats import dumps, loads, read
from codeknit.formats.base import FormatName, Source
from codeknit.model import Document
from codeknit.testing import documents, skt_texts, spellings

FORMS: tuple[tuple[FormatName, bool], ...] = (("skt", False), ("skt", True), ("json", False))
VALIDATOR = jsonschema.Draft202012Validator(json.loads(resources.text("codeknit.schema.json")))


@pytest.mark.parametrize(("form", "minify"), FORMS)
@given(document=documents())
def test_every_form_gives_the_document_back(
    form: FormatName, minify: bool, document: Document
) -> None:
    assert loads(dumps(document, form, minify=minify)) == document


@given(documents())
def test_a_way_through_another_form_gives_the_same_text(document: Document) -> None:
    skt, as_json = dumps(document, "skt"), dumps(document, "json")
    assert dumps(loads(dumps(loads(skt), "json")), "skt") == skt
    assert dumps(loads(dumps(loads(as_json), "skt")), "json") == as_json
    assert dumps(loads(dumps(document, "skt", minify=True)), "skt") == skt


@given(documents(), st.sampled_from(FORMS))
def test_what_is_written_has_no_findings(document: Document, form: tuple[FormatName, bool]) -> None:
    text = dumps(document, form[0], minify=form[1])
    reading = read([Source("x", text.encode())])
    # A signature's brackets are its language's business: SKT210 is about them, not about the text.
    told = [d for d in reading.diagnostics if d.severity != "information" and d.code != "SKT210"]
    assert told == []
    assert reading.format == form[0]


@given(documents())
def test_the_schema_accepts_what_is_written(document: Document) -> None:
    VALIDATOR.validate(json.loads(dumps(document, "json")))


@given(st.data(), documents())
def test_every_spelling_of_a_document_is_read_as_that_document(
    data: st.DataObject, document: Document
) -> None:
    text = data.draw(spellings(document))
    assert loads(text) == document


@given(skt_texts())
def test_rewriting_is_idempotent_and_keeps_a_minified_text_minified(text: str) -> None:
    def rewritten(given: str) -> str:
        reading = read([Source("x", given.encode())])
        return dumps(reading.unwrap(), "skt", minify=reading.minified)

    once = rewritten(text)
    assert rewritten(once) == once
    assert loads(once) == loads(text)


@given(documents())
def test_minified_is_never_longer(document: Document) -> None:
    plain, minified = dumps(document, "skt"), dumps(document, "skt", minify=True)
    assert len(minified.encode()) <= len(plain.encode())
