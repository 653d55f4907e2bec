"""Whatever comes in, a document or findings come out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codeknit.diagnostics import CodeknitError, Diagnostic
from codeknit.formats import dumps, loads, read
from codeknit.formats.base import Source
from codeknit.model import Document
from codeknit.testing import documents, edited, skt_texts

SMALL = """\
\ufeff[dict]
- d0: callable/function
[symbols]
## "a\\tb.py"
S1 type/class L1-L9 Süß {tag="a\\"b", x}
S2 d0 L2-L3 f(a: S1, b="(") -> list[\\S3] {name="g", receiver=*C[K, V]}
[edges]
S1 --contains--> S2
S2 --calls[ambiguous]--> "x::S2", y [candidates=S1, z]
[hotspots] (2)
S1 😀
[errors]
- a: b
"""


def checked(data: bytes | str, *, chunk: bool = False) -> list[Diagnostic]:
    """Reads; asserts what holds for every input; gives the findings."""
    encoded = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    reading = read([Source("x", encoded)], chunk=chunk)
    for found in reading.diagnostics:
        assert found.file == "x"
        assert 1 <= found.line <= encoded.count(b"\n") + 1
        assert 1 <= found.column <= found.end_column
        assert found.message
    places = [(found.line, found.column) for found in reading.diagnostics]
    assert places == sorted(places)
    assert len(set(reading.diagnostics)) == len(reading.diagnostics), "a finding told twice"
    if reading.document is None:
        assert reading.errors
    elif not reading.errors and not chunk:
        assert loads(dumps(reading.document)) == reading.document
    return reading.diagnostics


def same_verdict(data: bytes | str) -> None:
    """`loads` raises our error exactly where `read` found one."""
    findings = checked(data)
    fails = any(found.severity == "error" for found in findings)
    if not fails:
        loads(data)
        return
    with pytest.raises(CodeknitError) as raised:
        loads(data)
    assert raised.value.diagnostics


@given(st.text(st.characters(exclude_categories=["Cs"])) | st.text('S1 L-[]{}"\\:#d0,=>\n\r\ta(é'))
def test_any_text(text: str) -> None:
    same_verdict(text)


@given(st.binary(max_size=60) | st.binary(max_size=8).map(lambda tail: b"[symbols]\n## a\n" + tail))
def test_any_bytes(data: bytes) -> None:
    same_verdict(data)


@given(skt_texts().flatmap(edited))
def test_edited_skt(text: str) -> None:
    same_verdict(text)


@given(skt_texts().flatmap(edited))
def test_edited_chunks(text: str) -> None:
    checked(text, chunk=True)


@given(documents().map(lambda document: dumps(document, "json")).flatmap(edited))
def test_edited_json(text: str) -> None:
    same_verdict(text)


@given(st.data(), documents())
def test_bytes_broken_within_a_document(data: st.DataObject, document: Document) -> None:
    encoded = dumps(document).encode()
    at = data.draw(st.integers(0, len(encoded)))
    same_verdict(encoded[:at] + data.draw(st.binary(max_size=3)) + encoded[at + 1 :])


def test_truncated_at_every_byte() -> None:
    encoded = SMALL.encode()
    assert not [d for d in checked(encoded) if d.severity == "error"]
    for end in range(len(encoded)):
        same_verdict(encoded[:end])


def test_json_truncated_at_every_byte() -> None:
    encoded = dumps(loads(SMALL), "json").encode()
    assert not [d for d in checked(encoded) if d.severity == "error"]
    for end in range(len(encoded)):
        same_verdict(encoded[:end])


NINES = "9" * 5000
HOSTILE = {
    "number-longer-than-int-reads": f"[symbols]\n## a\nS{NINES} type/class L1-L1 x\n",
    "line-number-longer-than-int-reads": f"[symbols]\n## a\nS1 type/class L1-L{NINES} x\n",
    "edge-to-a-number-longer-than-int-reads": f"[edges]\nS{NINES} --calls--> S1\n",
    "reference-longer-than-int-reads": f"[symbols]\n## a\nS1 value/field L1-L1 x: S{NINES}\n",
    "code-longer-than-int-reads": f"[dict]\n- d{NINES}: a/b\n[symbols]\n## a\nS1 d{NINES} L1-L1 x",
    "number-beyond-64-bits": f"[symbols]\n## a\nS{2**70} type/class L1-L{2**70} x\n",
    "brackets-without-end": "[symbols]\n## a\nS1 type/class L1-L1 " + "(" * 50_000,
    "brackets-in-a-value": "[symbols]\n## a\nS1 type/class L1-L1 x {k=" + "[" * 50_000 + "}",
    "quotes-without-end": '[symbols]\n## a\nS1 type/class L1-L1 x {k="' + "\\" * 50_001,
    "braces": "[symbols]\n## a\nS1 type/class L1-L1 x" + " {" * 50_000,
    "closed-braces": "[symbols]\n## a\nS1 type/class L1-L1 x" + " {a}" * 25_000,
    "commas": "[symbols]\n## a\nS1 callable/x L1-L1 f(" + "," * 50_000 + ")",
    "arrows": "[symbols]\n## a\nS1 callable/x L1-L1 f()" + " -> a" * 25_000,
    "colons": "[errors]\n- " + ":" * 50_000,
    "blanks": "[symbols]\n## a\nS1" + " " * 50_000 + "type/class L1-L1 x",
    "targets": "[symbols]\n## a\nS1 value/x L1-L1 a\n[edges]\nS1 --calls--> "
    + "S1, " * 20_000
    + "S1",
    "json-deep": "[" * 100_000,
    "json-deep-object": '{"files":' * 50_000,
    "json-big-number": '{"files":[],"symbols":[{"span":[1,' + NINES + "]}]}",
    "json-infinity": '{"files":[],"symbols":[],"edges":[Infinity, NaN, 1e999]}',
    "json-lone-surrogate": '{"files":["\\ud800"],"symbols":[]}',
    "json-repeated-key": '{"files":["a"],"files":["b"],"symbols":[]}',
    "json-null": "null",
    "only-a-mark": "\ufeff",
    "empty": "",
    "only-a-header": "[symbols]",
    "lone-surrogate-in-a-path": '[symbols]\n## "\\ud800"\n',
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile(text: str) -> None:
    same_verdict(text)
