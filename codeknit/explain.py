"""What each code of a finding means, with an example that produces it and the fix.

The texts are in explanations.toml: ``codeknit validate --explain``, the help in SARIF and
docs/diagnostics.md (``python -m codeknit.explain`` prints that page) have them from here.
"""

from __future__ import annotations

import textwrap
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import msgspec

from codeknit.diagnostics import RULES, Severity

_DATA: Final = Path(__file__).with_name("explanations.toml")

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


def _read() -> dict[str, Explanation]:
    data = tomllib.loads(_DATA.read_text(encoding="utf-8"))
    return {code: _explanation(code, **stated) for code, stated in data.items()}


def _explanation(
    code: str, text: str, example: str | Files, fixed: str | Files, encoding: str = "utf-8"
) -> Explanation:
    rule = RULES[code]
    wrong = {
        name: document.encode(encoding).decode("utf-8", "surrogateescape")
        for name, document in _files(example).items()
    }
    prose = " ".join(text.split())
    return Explanation(code, rule.severity, rule.meaning, prose, wrong, _files(fixed))


def _files(given: str | Files) -> Files:
    if not isinstance(given, str):
        return given
    return {"out.json" if given.startswith("{") else "out.skt": given}


EXPLANATIONS: Final[Mapping[str, Explanation]] = _read()


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
