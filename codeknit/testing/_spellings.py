"""Strategies for SKT that says the same in other words than our writer's."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Final

from hypothesis import strategies as st

from codeknit.formats import dumps
from codeknit.model import (
    Document,
    Edge,
    Endpoint,
    FileError,
    Symbol,
    short_number,
)
from codeknit.testing._documents import documents


def skt_texts() -> st.SearchStrategy[str]:
    """Valid SKT, in spellings that are not the canonical one more often than not."""
    return documents().flatmap(spellings)


@st.composite
def spellings(draw: st.DrawFn, of: Document) -> str:
    """SKT that means exactly this document, however it is spelled.

    Sections in any order and repeated, a dict behind what uses it, CRLF, a byte order mark, extra
    blanks, quotes where none are needed, ``[resolved]``, symbols by their full IDs.
    """
    minified = draw(st.booleans())
    blocks = _blocks(dumps(of, "skt", minify=minified))
    respelled = [_respell(draw, of, minified, header, lines) for header, lines in blocks]
    if not of.reports:
        respelled = _rearranged(draw, respelled)
    text = "\n".join(line for block in respelled for line in block)
    end_of_line = draw(st.sampled_from(("\n", "\n", "\r\n")))
    text = draw(st.sampled_from(("", "", "\ufeff"))) + text.replace("\n", end_of_line)
    return text + draw(st.sampled_from((end_of_line, "", end_of_line * 2)))


_CORE: Final = ("[dict]", "[symbols]", "[edges]", "[errors]")


def _blocks(text: str) -> list[tuple[str, list[str]]]:
    """A canonical text by core section; what stands before the first has the header ""."""
    blocks: list[tuple[str, list[str]]] = [("", [])]
    for line in text.removesuffix("\n").split("\n"):
        if line in _CORE:
            blocks.append((line, []))
        else:
            blocks[-1][1].append(line)
    return blocks if blocks[0][1] else blocks[1:]


def _respell(
    draw: st.DrawFn, of: Document, minified: bool, header: str, lines: list[str]
) -> list[str]:
    if not header:
        return lines
    report = next((i for i, line in enumerate(lines) if line.startswith("[")), len(lines))
    body = [line for line in lines[:report] if line]
    if header == "[symbols]":
        by_number = {} if minified else {symbol.number: symbol for symbol in of.symbols}
        body = [_respell_symbol_line(draw, line, by_number) for line in body]
    elif header == "[edges]":
        body = [_edge_line(draw, of, edge) for edge in _shuffled(draw, of.edges or ())]
    elif header == "[errors]":
        body = [_error_line(draw, error, line) for error, line in zip(of.errors, body, strict=True)]
    blank = draw(st.sampled_from(("", "", " ", "\t")))
    return [
        header,
        *(line + blank for line in body),
        *([blank] if lines[report:] else []),
        *lines[report:],
    ]


def _shuffled(draw: st.DrawFn, found: Iterable[Edge]) -> list[Edge]:
    return draw(st.permutations(list(found)))


def _quoted(draw: st.DrawFn, text: str) -> str:
    quoted = json.dumps(text, ensure_ascii=draw(st.booleans()))
    return quoted.replace("/", "\\/") if draw(st.booleans()) else quoted


def _respell_symbol_line(draw: st.DrawFn, line: str, by_number: dict[int, Symbol]) -> str:
    if line.startswith("## "):
        bare = not line.startswith('## "')
        return f"## {_quoted(draw, line[3:])}" if bare and draw(st.booleans()) else line
    short_id, kind, span, rest = line.split(" ", 3)
    symbol = by_number.get(short_number(short_id) or 0)
    if symbol is not None:
        rest = symbol.signature + _respell_group(draw, rest[len(symbol.signature) :])
    gap = draw(st.sampled_from((" ", " ", "  ", "\t", " \t ")))
    return f"{short_id}{gap}{kind} {span}{gap}{rest}"


_ENTRY: Final = re.compile(
    r'([\w.-]+)(?:=("(?:[^"\\]|\\.)*"|.*?))?(?:, (?=[A-Za-z_][\w.-]*(?:=|, |$))|$)', re.S
)


def _respell_group(draw: st.DrawFn, group: str) -> str:
    """The same properties in another order and with more quotes. `group`: ``" {…}"`` or nothing."""
    content = group[2:-1]
    if not content or "(" in content or "<" in content or "[" in content:
        return group or draw(st.sampled_from(("", " {}")))
    entries = [
        _respell_entry(draw, *found.groups()) for found in _ENTRY.finditer(content) if found[0]
    ]
    return " {" + ", ".join(draw(st.permutations(entries))) + "}"


def _respell_entry(draw: st.DrawFn, key: str, value: str | None) -> str:
    if value is None:
        return draw(st.sampled_from((key, f"{key}=true", f'{key}="true"')))
    if value.startswith('"'):
        return f"{key}={value}"
    return f"{key}={draw(st.sampled_from((value, json.dumps(value))))}"


def _edge_line(draw: st.DrawFn, of: Document, edge: Edge) -> str:
    def spelled(endpoint: Endpoint) -> str:
        if isinstance(endpoint, int) and draw(st.sampled_from((True, True, False))):
            return f"S{endpoint}"
        return _quoted(draw, of.full_id(endpoint))

    status = f"[{edge.status}]"
    if edge.status == "resolved" and draw(st.booleans()):
        status = ""
    line = f"{spelled(edge.source)} --{edge.kind}{status}--> {spelled(edge.target)}"
    if edge.candidates:
        line += f" [candidates={', '.join(map(spelled, edge.candidates))}]"
    return line


def _error_line(draw: st.DrawFn, error: FileError, line: str) -> str:
    return f"- {_quoted(draw, error.file)}: {error.reason}" if draw(st.booleans()) else line


def _rearranged(draw: st.DrawFn, blocks: list[list[str]]) -> list[list[str]]:
    """The sections cut in pieces and shuffled, the pieces of each kind kept in their order."""
    pieces = {block[0]: _cut(block, draw(st.integers(0, 8))) for block in blocks}
    order = draw(st.permutations([kind for kind, cut in pieces.items() for _ in cut]))
    return [pieces[kind].pop(0) for kind in order]


def _cut(block: list[str], at: int) -> list[list[str]]:
    """A section as two of the same kind, the second under the same file header."""
    header, body = block[0], block[1:]
    if at >= len(body):
        return [block]
    files = [line for line in body[:at] if line.startswith("## ")]
    again = files[-1:] if not body[at].startswith("## ") else []
    return [[header, *body[:at]], [header, *again, *body[at:]]]
