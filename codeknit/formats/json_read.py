"""Reads the JSON mode. Implements "JSON" in docs/format.md."""

from __future__ import annotations

from collections.abc import Sequence

from codeknit.collection import collection_paused
from codeknit.diagnostics import Diagnostic, in_order
from codeknit.formats.base import Reading, Source
from codeknit.formats.json_build import Builder
from codeknit.formats.json_canonical import build_canonical
from codeknit.formats.json_findings import place_flaws
from codeknit.formats.json_parts import Part
from codeknit.formats.json_prove import Decoded, decode_document, proven
from codeknit.model import Document


def read_json(sources: Sequence[Source], *, chunk: bool = False) -> Reading:
    """Read one document from one source, or from all its chunks in order.

    Never raises for bad input: the reading has every finding, in order, and the document where
    none is an error. `chunk`: the sources are some chunks of a document, and what is defined in
    others is information, not an error.
    """
    with collection_paused():
        decoded = [decode_document(source.data) for source in sources]
        whole = [each for each in decoded if each is not None]
        document = build_canonical(whole) if whole and len(whole) == len(decoded) else None
        findings: list[Diagnostic] = []
        if document is None:
            document, findings = _read_any(sources, decoded, chunk=chunk)
    errors = any(found.severity == "error" for found in findings)
    return Reading("json", None if errors else document, in_order(findings))


def _read_any(
    sources: Sequence[Source], decoded: Sequence[Decoded | None], *, chunk: bool
) -> tuple[Document | None, list[Diagnostic]]:
    """Reads what the short way does not, and says what is wrong with it.

    No document where a source is no JSON object: there is nothing to compare the others with.
    """
    parts: list[Part] = []
    findings: list[Diagnostic] = []
    complete = True
    for source, whole in zip(sources, decoded, strict=True):
        if whole is not None and proven(whole):
            parts.append(Part.whole(whole))
            continue
        from codeknit.formats.json_check import judge  # jsonschema is slow to load

        judged = judge(source)
        findings += judged.findings
        complete = complete and judged.complete
        if judged.decoded is not None:
            kept = judged.kept
            parts.append(Part(judged.decoded, kept.get("symbols", []), kept.get("edges", [])))
    if len(parts) < len(sources):
        return None, findings
    document, found = _build(sources, parts, chunk=chunk, complete=complete)
    return document, findings + found


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
