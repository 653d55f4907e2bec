"""Reads the JSON mode. Implements "JSON" in docs/format.md."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from codeknit.diagnostics import Diagnostic, in_order
from codeknit.formats.base import Reading, Source
from codeknit.formats.json_build import Builder
from codeknit.formats.json_canonical import build_canonical
from codeknit.formats.json_findings import place_flaws
from codeknit.formats.json_parts import Part
from codeknit.formats.json_prove import decode_document
from codeknit.model import Document


def read_json(sources: Sequence[Source], *, chunk: bool = False) -> Reading:
    """Read one document from one source, or from all its chunks in order.

    Never raises for bad input: the reading has every finding, in order, and the document where
    none is an error. `chunk`: the sources are some chunks of a document, and what is defined in
    others is information, not an error.
    """
    with _no_collection():
        parts, findings, complete = _decode(sources)
        document = None
        if parts and complete:
            document = build_canonical(parts)
        if parts and document is None:
            document, found = _build(sources, parts, chunk=chunk, complete=complete)
            findings += found
    errors = any(found.severity == "error" for found in findings)
    return Reading("json", None if errors else document, in_order(findings))


@contextmanager
def _no_collection() -> Iterator[None]:
    """Keeps the cycle collector from walking hundreds of thousands of new objects in vain."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _decode(sources: Sequence[Source]) -> tuple[list[Part], list[Diagnostic], bool]:
    """The parts of a document, what is wrong with them, and whether all of each was accepted.

    No parts where one of them is no JSON object: there is nothing to compare the others with.
    """
    parts: list[Part] = []
    findings: list[Diagnostic] = []
    complete = True
    for source in sources:
        decoded = decode_document(source.data)
        if decoded is not None:
            parts.append(Part.whole(decoded))
            continue
        from codeknit.formats.json_check import judge  # jsonschema is slow to load

        judged = judge(source)
        findings += judged.findings
        complete = complete and judged.complete
        if judged.decoded is not None:
            kept = judged.kept
            parts.append(Part(judged.decoded, kept.get("symbols", []), kept.get("edges", [])))
    return (parts if len(parts) == len(sources) else []), findings, complete


def _build(
    sources: Sequence[Source], parts: Sequence[Part], *, chunk: bool, complete: bool
) -> tuple[Document, list[Diagnostic]]:
    builder = Builder(parts, chunk=chunk, complete=complete)
    document = builder.build()
    findings: list[Diagnostic] = []
    for source, flaws in zip(sources, builder.flaws, strict=True):
        if flaws:
            text = source.data.decode("utf-8-sig")
            findings += place_flaws(flaws, source.name, text)
    return document, findings
