"""What each code of a finding means, with an example that produces it and the fix.

The one source of these texts: ``codeknit validate --explain``, the help in SARIF and
docs/diagnostics.md come from here (``python -m codeknit.explain`` prints that page).
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from codeknit.diagnostics import RULES, Severity

#: File names and their texts; a byte that is no UTF-8 stands as its surrogate escape.
Files = Mapping[str, str]


class Explanation(msgspec.Struct, frozen=True):
    """One code: what it means, documents that have it, the same documents without it.

    More than one file, in `example` and `fixed`, are the files of one directory.
    """

    code: str
    severity: Severity
    meaning: str
    text: str
    example: Files
    fixed: Files


def _explain(code: str, text: str, wrong: str | Files, right: str | Files) -> Explanation:
    rule = RULES[code]
    prose = " ".join(text.split())
    return Explanation(code, rule.severity, rule.meaning, prose, _files(wrong), _files(right))


def _files(given: str | Files) -> Files:
    if not isinstance(given, str):
        return {name: _dedent(text) for name, text in given.items()}
    text = _dedent(given)
    return {"out.json" if text.startswith("{") else "out.skt": text}


def _dedent(text: str) -> str:
    return textwrap.dedent(text).removeprefix("\n")


_ALL: Final = (
    _explain(
        "SKT001",
        """A document starts with a section header: a line such as [symbols], [edges], [errors] or
        [dict]. What stands before it belongs to nothing. Often the header was cut off, or the
        file is no SKT at all.""",
        """
        ## app.py
        S1 callable/function L1-L2 run()
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        """,
    ),
    _explain(
        "SKT002",
        """A file header is ## , a space and the path, to the end of the line. A path that starts
        with a quote, starts or ends with a space or has control characters is written as a quoted
        string, and nothing may follow its closing quote.""",
        """
        [symbols]
        ##app.py
        S1 callable/function L1-L2 run()
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        """,
    ),
    _explain(
        "SKT003",
        """A symbol line is ShortID, category/kind, span, signature and, if there are any,
        properties: S1 callable/function L1-L2 run() {async}. The finding points at the first part
        that is not as expected.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1 run()
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        """,
    ),
    _explain(
        "SKT004",
        """An edge line is a source, an arrow with the kind in it, and targets separated by commas:
        S1 --calls--> S2, S3. A status stands in the arrow, candidates at the end:
        S1 --calls[ambiguous]--> run [candidates=S2, S3].""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        S2 callable/function L4-L5 save()

        [edges]
        S1 -calls-> S2
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        S2 callable/function L4-L5 save()

        [edges]
        S1 --calls--> S2
        """,
    ),
    _explain(
        "SKT005",
        """An error line is a dash, the path of a file, a colon and a space, and the message. A path
        that has a colon and a space in it is written as a quoted string.""",
        """
        [symbols]

        [errors]
        - src/broken.py
        """,
        """
        [symbols]

        [errors]
        - src/broken.py: unexpected token at line 10
        """,
    ),
    _explain(
        "SKT006",
        """A dict line is a dash, a dict code (d0, d1, … without leading zeros), a colon and a
        space, and the token the code stands for.""",
        """
        [dict]
        - d01: callable/function

        [symbols]
        """,
        """
        [dict]
        - d1: callable/function

        [symbols]
        ## app.py
        S1 d1 L1-L2 run()
        """,
    ),
    _explain(
        "SKT007",
        """Quoted strings are those of JSON: they end on the line on which they start, and a
        backslash in them starts one of the escapes of JSON, such as \\n, \\" or \\u0041.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()

        [edges]
        S1 --references[unresolved]--> "app.py::S2
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()

        [edges]
        S1 --references[unresolved]--> "app.py::S2"
        """,
    ),
    _explain(
        "SKT008",
        """A document is UTF-8. The finding points at the first byte that is not. Usually the file
        was saved in another encoding (convert it, with iconv for example) or is no text.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 caf\udce9()
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 café()
        """,
    ),
    _explain(
        "SKT009",
        """A dict code in a property list stands for one whole property entry, such as exported or
        async=false. This one stands for something else. Change the code, or its dict line.""",
        """
        [dict]
        - d0: callable/function

        [symbols]
        ## app.py
        S1 d0 L1-L2 run() {d0}
        """,
        """
        [dict]
        - d0: callable/function
        - d1: exported

        [symbols]
        ## app.py
        S1 d0 L1-L2 run() {d1}
        """,
    ),
    _explain(
        "SKT101",
        """A ShortID names one symbol of a document, and a document may be many files. When the two
        lines are in different files, these are often chunks of two runs: write them all again
        together.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        S1 callable/function L4-L5 save()
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        S2 callable/function L4-L5 save()
        """,
    ),
    _explain(
        "SKT102",
        """An edge, or a type in a signature, refers to a symbol that the document does not define.
        If the file is one chunk of many, give the whole directory, or say so with --chunk: then
        this is information. If it is the name of something that only looks like a ShortID, write
        "app.py::S2" in an edge and \\S2 in a signature.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()

        [edges]
        S1 --calls--> S2
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        S2 callable/function L4-L5 save()

        [edges]
        S1 --calls--> S2
        """,
    ),
    _explain(
        "SKT103",
        """A dict code stands where a category/kind or an edge kind is expected, and no [dict]
        section of the document defines it. The dict of a directory is its file dict.skt.""",
        """
        [symbols]
        ## app.py
        S1 d0 L1-L2 run()
        """,
        """
        [dict]
        - d0: callable/function

        [symbols]
        ## app.py
        S1 d0 L1-L2 run()
        """,
    ),
    _explain(
        "SKT104",
        """A dict code has one meaning in a document. Chunks of two runs mixed together show this
        too: write them all again together.""",
        """
        [dict]
        - d0: callable/function
        - d0: callable/method

        [symbols]
        ## app.py
        S1 d0 L1-L2 run()
        """,
        """
        [dict]
        - d0: callable/function

        [symbols]
        ## app.py
        S1 d0 L1-L2 run()
        """,
    ),
    _explain(
        "SKT105",
        """A span is the first and the last line of a declaration. Lines count from 1, both are
        part of it, and one that has a single line is written L7-L7.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L5-L3 run()
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L3-L5 run()
        """,
    ),
    _explain(
        "SKT106",
        """The category is one of callable, type, value, module and meta. The kind behind the slash
        is free.""",
        """
        [symbols]
        ## app.py
        S1 function/method L1-L2 run()
        """,
        """
        [symbols]
        ## app.py
        S1 callable/method L1-L2 run()
        """,
    ),
    _explain(
        "SKT107",
        """The kind of an edge is one of calls, contains, inherits, implements, overrides,
        references, imports and decorates, or a dict code for one.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        S2 type/class L4-L5 User

        [edges]
        S1 --uses--> S2
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        S2 type/class L4-L5 User

        [edges]
        S1 --references--> S2
        """,
    ),
    _explain(
        "SKT108",
        """The status of an edge is unresolved or ambiguous. An edge without a status is
        resolved.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()

        [edges]
        S1 --calls[unknown]--> save
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()

        [edges]
        S1 --calls[unresolved]--> save
        """,
    ),
    _explain(
        "SKT109",
        """Candidates are the possible targets of an ambiguous edge. A resolved edge has its target,
        an unresolved one has no candidates.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        S2 callable/function L4-L5 save()

        [edges]
        S1 --calls[unresolved]--> store [candidates=S2]
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        S2 callable/function L4-L5 save()

        [edges]
        S1 --calls[ambiguous]--> store [candidates=S2]
        """,
    ),
    _explain(
        "SKT110",
        """An edge without a status is a fact, and ends at a symbol of the document. What ends
        elsewhere is unresolved or ambiguous.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()

        [edges]
        S1 --calls--> print
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()

        [edges]
        S1 --calls[unresolved]--> print
        """,
    ),
    _explain(
        "SKT111",
        """The files of a directory are one document, whose ShortIDs run from S1 to Sn. Where one is
        missing, so is a chunk, or the chunks come from different runs. Write them all again
        together.""",
        {
            "map_001.skt": """
            [symbols]
            ## app.py
            S1 callable/function L1-L2 run()
            """,
            "map_003.skt": """
            [symbols]
            ## store.py
            S3 callable/function L1-L2 save()
            """,
        },
        {
            "map_001.skt": """
            [symbols]
            ## app.py
            S1 callable/function L1-L2 run()
            """,
            "map_002.skt": """
            [symbols]
            ## store.py
            S2 callable/function L1-L2 save()
            """,
        },
    ),
    _explain(
        "SKT112",
        """The symbols of a file stand under its header, a line such as ## app.py. This one stands
        before the first.""",
        """
        [symbols]
        S1 callable/function L1-L2 run()
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        """,
    ),
    _explain(
        "SKT113",
        """A bare name belongs to the file of the edge's source, so the source itself cannot be one.
        Write the ShortID of the symbol or, for something outside the document, its quoted full
        ID.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()

        [edges]
        main --calls--> S1
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()

        [edges]
        "main.py::main" --calls--> S1
        """,
    ),
    _explain(
        "SKT114",
        """A property has one value. A key without a value means key=true, so async and async=true
        are the same key twice.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run() {async, async=false}
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run() {async}
        """,
    ),
    _explain(
        "SKT115",
        """The properties name and scope are reserved: they state a name or a scope where the rules,
        which read it out of the signature and the spans, give another. Here one says what the
        rules give anyway: leave it out. JSON has fields for both, and no property of these
        names.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run() {name=run}
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        """,
    ),
    _explain(
        "SKT201",
        """Fields are separated by one space, and a comma is followed by one. The document is read
        all the same; codeknit fmt puts it right.""",
        """
        [symbols]
        ## app.py
        S1 callable/function  L1-L2 run()
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        """,
    ),
    _explain(
        "SKT202",
        """An edge without a status is resolved, so the status is left out.
        codeknit fmt does it.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        S2 callable/function L4-L5 save()

        [edges]
        S1 --calls[resolved]--> S2
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        S2 callable/function L4-L5 save()

        [edges]
        S1 --calls--> S2
        """,
    ),
    _explain(
        "SKT203",
        """Lines end in LF, and no byte order mark stands at the start. Both are read all the same;
        codeknit fmt takes them out. Said once for a file.""",
        "[symbols]\r\n## app.py\r\nS1 callable/function L1-L2 run()\r\n",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        """,
    ),
    _explain(
        "SKT204",
        """Edges are a set: stating one again adds nothing. codeknit fmt states it once.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        S2 callable/function L4-L5 save()

        [edges]
        S1 --calls--> S2
        S1 --calls--> S2
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        S2 callable/function L4-L5 save()

        [edges]
        S1 --calls--> S2
        """,
    ),
    _explain(
        "SKT205",
        """A dict line is there to make the document smaller, and nothing uses this one. codeknit
        fmt leaves it out.""",
        """
        [dict]
        - d0: callable/method

        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        """,
    ),
    _explain(
        "SKT206",
        """The end of an edge has one canonical form: the ShortID of a symbol of the document, else
        a bare name for something in the file of the source, else a quoted full ID. codeknit fmt
        writes that one.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()

        [edges]
        S1 --calls[unresolved]--> "app.py::print"
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()

        [edges]
        S1 --calls[unresolved]--> print
        """,
    ),
    _explain(
        "SKT207",
        """The format defines [dict], [symbols], [edges] and [errors]. Any other section is the
        report of some analysis: every command that rewrites a document keeps it as it is, and
        none reads it. If it should be one of the four, correct its name.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()

        [hotspots]
        app.py 12
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        """,
    ),
    _explain(
        "SKT208",
        """The symbols of a file stand together under one header. They are read as one file's all
        the same; codeknit fmt brings them together.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        ## store.py
        S2 callable/function L1-L2 save()
        ## app.py
        S3 callable/function L4-L5 stop()
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run()
        S3 callable/function L4-L5 stop()
        ## store.py
        S2 callable/function L1-L2 save()
        """,
    ),
    _explain(
        "SKT209",
        """The last group in braces on a symbol line is its properties if it reads as a property
        list. This one does not, so it was read as part of the signature. If that is right, add an
        empty group {} behind it; if it should be properties, correct it.""",
        """
        [symbols]
        ## app.ts
        S1 callable/function L1-L2 check(x) -> { ok: boolean }
        """,
        """
        [symbols]
        ## app.ts
        S1 callable/function L1-L2 check(x) -> { ok: boolean } {}
        """,
    ),
    _explain(
        "SKT210",
        """Brackets or quotes in the signature do not balance, so it cannot be taken apart into
        parameters and types. Often it was cut off.""",
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run(jobs: list[int)
        """,
        """
        [symbols]
        ## app.py
        S1 callable/function L1-L2 run(jobs: list[int])
        """,
    ),
    _explain(
        "SKT301",
        """The text starts like JSON and is not JSON. The finding points at the fault; a truncated
        file has it at its end.""",
        """
        {"files": ["app.py"], "symbols": [}
        """,
        """
        {"files": ["app.py"], "symbols": []}
        """,
    ),
    _explain(
        "SKT302",
        """The JSON Schema of the format, which codeknit schema prints, does not allow this value.
        The message has its place as a JSON Pointer.""",
        """
        {
          "files": ["app.py"],
          "symbols": [
            {"id": "app.py::run", "short_id": "S1", "name": "run", "file": "app.py",
             "category": "callable", "kind": "function", "signature": "run()", "span": "L1-L2"}
          ]
        }
        """,
        """
        {
          "files": ["app.py"],
          "symbols": [
            {"id": "app.py::run", "short_id": "S1", "name": "run", "file": "app.py",
             "category": "callable", "kind": "function", "signature": "run()", "span": [1, 2]}
          ]
        }
        """,
    ),
    _explain(
        "SKT303",
        """from and to are full IDs, from_short and to_short the ShortIDs of the same symbols. Here
        one names a symbol that the document lacks, or the two disagree.""",
        """
        {
          "files": ["app.py"],
          "symbols": [
            {"id": "app.py::run", "short_id": "S1", "name": "run", "file": "app.py",
             "category": "callable", "kind": "function", "signature": "run()", "span": [1, 2]}
          ],
          "edges": [
            {"from": "app.py::run", "from_short": "S1", "to": "app.py::run", "to_short": "S2",
             "kind": "calls"}
          ]
        }
        """,
        """
        {
          "files": ["app.py"],
          "symbols": [
            {"id": "app.py::run", "short_id": "S1", "name": "run", "file": "app.py",
             "category": "callable", "kind": "function", "signature": "run()", "span": [1, 2]}
          ],
          "edges": [
            {"from": "app.py::run", "from_short": "S1", "to": "app.py::run", "to_short": "S1",
             "kind": "calls"}
          ]
        }
        """,
    ),
    _explain(
        "SKT304",
        """A full ID is path::scoped_name, with #1, #2… for later symbols of the same name in the
        file. Another producer's ID is taken as a label that links edges to their symbols, and the
        canonical one is written back.""",
        """
        {
          "files": ["app.py"],
          "symbols": [
            {"id": "run-1", "short_id": "S1", "name": "run", "file": "app.py",
             "category": "callable", "kind": "function", "signature": "run()", "span": [1, 2]}
          ]
        }
        """,
        """
        {
          "files": ["app.py"],
          "symbols": [
            {"id": "app.py::run", "short_id": "S1", "name": "run", "file": "app.py",
             "category": "callable", "kind": "function", "signature": "run()", "span": [1, 2]}
          ]
        }
        """,
    ),
)

#: Every code there is, in the order of `codeknit.diagnostics.RULES`.
EXPLANATIONS: Final[Mapping[str, Explanation]] = {one.code: one for one in _ALL}


def as_plain(code: str) -> str:
    """The explanation of a code for a terminal. Raises KeyError for an unknown code."""
    one = EXPLANATIONS[code]
    parts = [
        f"{one.code} ({one.severity}): {one.meaning}",
        textwrap.fill(one.text, 88, break_long_words=False, break_on_hyphens=False),
        "For example:",
        *_indented(one.example),
        "Without it:",
        *_indented(one.fixed),
    ]
    return "\n\n".join(parts) + "\n"


def as_markdown(code: str) -> str:
    """The explanation of a code as a part of a Markdown page, without a heading.

    Raises KeyError for an unknown code.
    """
    one = EXPLANATIONS[code]
    parts = [
        f"*{one.severity}*: {one.meaning}.",
        _prose(one.text),
        "For example:",
        *_fenced(one.example),
        "Without it:",
        *_fenced(one.fixed),
    ]
    return "\n\n".join(parts) + "\n"


def page() -> str:
    """docs/diagnostics.md."""
    return _INTRODUCTION + "".join(f"\n## {code}\n\n{as_markdown(code)}" for code in EXPLANATIONS)


def _indented(files: Files) -> Iterable[str]:
    for name, text in files.items():
        if len(files) > 1:
            yield f"  {name}:"
        yield textwrap.indent(_printable(text), "    ").rstrip("\n")


def _fenced(files: Files) -> Iterable[str]:
    for name, text in files.items():
        if len(files) > 1:
            yield f"`{name}`:"
        yield f"```{name.rpartition('.')[2]}\n{_printable(text)}```"


def _prose(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("[", "\\[").replace("_", "\\_").replace("#", "\\#")
    return textwrap.fill(escaped, 100, break_long_words=False, break_on_hyphens=False)


def _printable(text: str) -> str:
    """Carriage returns and bytes that are no UTF-8 spelled out."""
    raw = text.replace("\r", "\\r").encode("utf-8", "surrogateescape")
    return raw.decode("utf-8", "backslashreplace")


_INTRODUCTION: Final = """\
# Findings

`codeknit validate` prints every finding of a document in one pass, in the order of their places:

```
out.skt:3:22: error SKT105: span L5-L3 starts after it ends
```

Each has a code, a severity, a file, a line, a column and an end column (from 1, in characters; the
end column is the one behind the last character meant), a message and, where there is something to
do, a hint. A document with an error cannot be read; warnings and information are no obstacle
(`--strict` makes warnings one for `validate`). The same texts come from
`codeknit validate --explain CODE`. This page is printed by `python -m codeknit.explain`.
"""


if __name__ == "__main__":
    print(page(), end="")
