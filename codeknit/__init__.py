"""codeknit: skeletons of code bases, and what one does with them.

    import codeknit
    document = codeknit.load("out.skt")
    for edge in document.edges_from("S5"):
        print(edge.kind, document.full_id(edge.target))

Everything in `__all__` is public; docs/api.md describes it. Modules load when a name of theirs is
first used, so that `codeknit --version` need not wait for them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from codeknit._version import __version__

if TYPE_CHECKING:
    from codeknit.diagnostics import CodeknitError, Diagnostic, Severity, SktSyntaxError
    from codeknit.formats import dump, dumps, iter_edges, iter_symbols, load, loads
    from codeknit.model import (
        CATEGORIES,
        EDGE_KINDS,
        STATUSES,
        Category,
        Document,
        Edge,
        EdgeKind,
        Endpoint,
        FileError,
        Properties,
        Report,
        Span,
        Status,
        Symbol,
        document,
    )
    from codeknit.signature import Parameter, ParsedSignature

__all__ = [
    "CATEGORIES",
    "EDGE_KINDS",
    "STATUSES",
    "Category",
    "CodeknitError",
    "Diagnostic",
    "Document",
    "Edge",
    "EdgeKind",
    "Endpoint",
    "FileError",
    "Parameter",
    "ParsedSignature",
    "Properties",
    "Report",
    "Severity",
    "SktSyntaxError",
    "Span",
    "Status",
    "Symbol",
    "__version__",
    "document",
    "dump",
    "dumps",
    "iter_edges",
    "iter_symbols",
    "load",
    "loads",
]

_HOMES: Final = {
    "codeknit.diagnostics": ("CodeknitError", "Diagnostic", "Severity", "SktSyntaxError"),
    "codeknit.formats": ("dump", "dumps", "iter_edges", "iter_symbols", "load", "loads"),
    "codeknit.signature": ("Parameter", "ParsedSignature"),
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'codeknit' has no attribute {name!r}")
    home = next((home for home, names in _HOMES.items() if name in names), "codeknit.model")
    value = globals()[name] = getattr(import_module(home), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
