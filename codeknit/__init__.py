"""codeknit: skeletons of code bases, and what one does with them.

    import codeknit
    document = codeknit.load("out.skt")
    for edge in document.edges_from("S5"):
        print(edge.kind, document.full_id(edge.target))

See docs/api.md.
"""

from codeknit._version import __version__
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
