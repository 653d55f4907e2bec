"""The fast reader and Lark read the same lines alike, and refuse the same.

`skt_fast` and `skt_lark` have the same functions, one for each kind of line: what one gives for a
line, good or bad, the other gives.
"""

from __future__ import annotations

import re
from typing import cast

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from codeknit.formats import dumps, read, skt_fast, skt_lark
from codeknit.formats.base import Source
from codeknit.formats.skt_context import LineReader
from codeknit.formats.skt_read import read_skt
from codeknit.signature import parse_signature
from codeknit.testing import documents, edited, odd_texts, properties, signatures, skt_texts

RULES = ("file_header", "symbol_line", "edge_line", "error_line", "dict_line")
SYNTAX = {f"SKT00{digit}" for digit in range(1, 8)}


def as_read(line: str) -> str:
    """A line as it reaches a rule: without its end and the blanks before that."""
    return line.replace("\n", "").rstrip(" \t")


def check_all(line: str) -> None:
    for rule in RULES:
        fast, lark = getattr(skt_fast, rule), getattr(skt_lark, rule)
        assert fast(line) == lark(line), rule


def lines_of(text: str) -> st.SearchStrategy[str]:
    return st.sampled_from([as_read(line) for line in text.split("\n")])


@given(skt_texts().flatmap(lines_of))
def test_lines_of_documents(line: str) -> None:
    check_all(line)


@given(skt_texts().flatmap(lines_of).flatmap(edited).map(as_read))
def test_edited_lines(line: str) -> None:
    check_all(line)


#: For each rule pieces that it is made of, and some that it is not.
PIECES = {
    "file_header": ("##", " ", "  ", "\t", "a.py", '"a"', '"', "\\", "{", "\x0c", "\r", "\u2028"),
    "symbol_line": (
        *(
            "S1",
            "S01",
            "S0",
            "S10",
            " ",
            "  ",
            "\t",
            "type/class",
            "callable/function",
            "d0",
            "d01",
        ),
        *("L1-L2", "L0-L1", "L1", "-L2", "f(x)", "f(x: S1)", "x", " {", "{", "}", "{}", "a", "a=b"),
        *(", ", ",", "=", '"a"', '"', "\\", "[", "]", "(", ")", "<", ">", "é", "\x0c", "\r", "/"),
    ),
    "edge_line": (
        *("S1", "S2", " ", "  ", "\t", "--calls-->", "--", "-->", "calls", "d0", "[resolved]", "-"),
        *("[unresolved]", "[ambiguous]", "[candidates=", "]", ", ", ",", "a", "a.b", '"a::b"', '"'),
        *("\\", "[", "é", "\u2028", "\xa0", "S01", "->", "d1", "d", "{"),
    ),
    "error_line": ("-", " ", "  ", ": ", ":", "a.py", '"a: b"', '"', "x", "\t", "\\", "\r", "é"),
    "dict_line": (
        *("-", " ", "  ", "d0", "d1", "d01", ": ", ":", "calls", "type/class", "async", "a=b", "="),
        *('"a"', '"', "\\", "[a, b]", "(", ",", "{", "/", "é", "\t", "a.b-c"),
    ),
}

#: A start that reaches further into the rule than chance would.
STARTS = {
    "file_header": ("", "## "),
    "symbol_line": ("", "S1 ", "S1 type/class L1-L2 ", "S1 d0 L1-L2 x {", "S1 d0 L1-L2 x {a, "),
    "edge_line": ("", "S1 --calls", "S1 --calls--> ", "S1 --d0[ambiguous]--> x [candidates="),
    "error_line": ("", "- "),
    "dict_line": ("", "- d0: "),
}


@pytest.mark.parametrize("rule", RULES)
@given(data=st.data())
def test_lines_of_random_pieces(rule: str, data: st.DataObject) -> None:
    pieces = st.lists(st.sampled_from(PIECES[rule]), max_size=10).map("".join)
    line = as_read(data.draw(st.sampled_from(STARTS[rule])) + data.draw(pieces))
    assert getattr(skt_fast, rule)(line) == getattr(skt_lark, rule)(line)


LIST_PIECES = (
    *("a", "b", "d0", "d01", "=", ", ", ",", " ", "  ", '"x"', '"', "\\", "\\u0041", "{", "}", "-"),
    *(
        "(",
        ")",
        "[",
        "]",
        "<",
        ">",
        "(a, b)",
        "[[",
        "]]",
        "((((",
        "))))",
        ".",
        "é",
        "\x0c",
        ":",
        "/",
    ),
)


@given(st.lists(st.sampled_from(LIST_PIECES), max_size=10).map("".join).map("{{{}}}".format))
def test_property_lists(group: str) -> None:
    assert skt_fast.property_list(group) == skt_lark.property_list(group)


SIGNATURE_PIECES = (
    *("f", "x", "S1", "\\S2", "(", ")", "[", "]", "{", "}", "<", ">", ", ", ",", " ", "  ", ": "),
    *(":", "::", "=", " = ", "==", "=>", " -> ", "->", '"', "'", "`", '"a, b"', "'x'", "\\", "|"),
    *("*", "&", "?", "...", ".", "é", "\xa0", "\u2028", "/", "-", "!", "!=", " < ", " << ", ">="),
    *(" <: ", "<:", " >: ", " =:= ", "=:<", "=$>", "$"),
)


def check_signature(signature: str) -> None:
    parsed, parts = parse_signature(signature), skt_lark.signature_parts(signature)
    names = skt_fast.signature_name(signature), skt_lark.signature_name(signature)
    assert names == (parsed.name, parsed.name)
    assert parsed.opaque == (parts is None)
    if parts is not None:
        parameters = parsed.parameters
        listed = None if parameters is None else [(p.name, p.type, p.default) for p in parameters]
        assert (listed, parsed.type) == parts


@given(st.lists(st.sampled_from(SIGNATURE_PIECES), min_size=1, max_size=12).map("".join))
def test_signatures_of_random_pieces(signature: str) -> None:
    signature = signature.strip(" ")
    if signature:
        check_signature(signature)


@pytest.mark.parametrize(
    ("signature", "types", "defaults"),
    [
        ("f(a: F[_ <: V], b: A =:= B, c: X <:< Y)", ["F[_ <: V]", "A =:= B", "X <:< Y"], []),
        ("f(a: T >: S1, b: C[_<:S1])", ["T >: S1", "C[_<:S1]"], []),
        ("f(a: Vec<::std::X>, b: M<A, B>=3)", ["Vec<::std::X>", "M<A, B>"], ["3"]),
        ("f(op=:<, b=:<=>, out=$>, c=:==)", [], [":<", ":<=>", "$>", ":=="]),
    ],
)
def test_what_looks_like_angle_brackets(
    signature: str, types: list[str], defaults: list[str]
) -> None:
    check_signature(signature)
    parameters = parse_signature(signature).parameters or ()
    assert [one.type for one in parameters if one.type] == types
    assert [one.default for one in parameters if one.default] == defaults


@given(signatures(numbers=(1, 2, 30)))
def test_signatures(signature: str) -> None:
    check_signature(signature)


@given(signatures(), st.none() | properties(), odd_texts())
def test_a_symbol_line_is_taken_apart_as_it_was_put_together(
    signature: str, given_properties: dict[str, str] | None, value: str
) -> None:
    group = None
    if given_properties is not None:
        quoted = [
            f'{key}="{re.sub("[^a-z {}]", "", text + value)}"'
            for key, text in given_properties.items()
        ]
        group = "{" + ", ".join(quoted) + "}"
    elif signature.endswith("}"):
        group = "{}"
    line = f"S1 type/class L1-L2 {signature}" + ("" if group is None else f" {group}")
    for reader in (skt_fast, skt_lark):
        found = reader.symbol_line(line)
        assert found is not None
        assert (found.signature, found.group) == (signature, group)


def normalised(text: str) -> str:
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    return "\n".join(line.rstrip(" \t") for line in lines)


@given(skt_texts())
def test_the_grammar_takes_every_document(text: str) -> None:
    assert skt_lark.accepts_document(normalised(text))


@given(skt_texts() | skt_texts().flatmap(edited))
def test_a_document_read_by_lark_is_the_same_with_the_same_findings(text: str) -> None:
    sources = [Source("x", text.encode())]
    assert read_skt(sources, lines=cast("LineReader", skt_lark)) == read_skt(sources)


@given(documents().map(dumps).flatmap(edited))
def test_the_grammar_refuses_what_the_reader_finds_malformed(text: str) -> None:
    assume(
        normalised(text).strip("\n")
    )  # the grammar takes no text at all for a document, a reader does not
    found = {d.code for d in read([Source("x", text.encode())]).errors}
    if skt_lark.accepts_document(normalised(text)):
        assert not found & SYNTAX
    else:
        assert found


def test_a_document_for_each_rule() -> None:
    """The pieces above do make lines that their rules accept."""
    good = {
        "file_header": "## a.py",
        "symbol_line": "S1 type/class L1-L2 x {a=b}",
        "edge_line": 'S1 --d0[ambiguous]--> x [candidates=S1, "a::b"]',
        "error_line": "- a.py: x",
        "dict_line": "- d0: a=b",
    }
    assert set(good) == set(RULES)
    for rule, line in good.items():
        assert getattr(skt_fast, rule)(line) is not None, rule
        assert getattr(skt_lark, rule)(line) is not None, rule
