"""The objects of the JSON mode as typed structs, keys in the order in which they are written."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from codeknit.model import Category, EdgeKind, Section

Line: TypeAlias = Annotated[int, Meta(ge=1, le=999_999_999_999_999_999)]
Resolution: TypeAlias = Literal["unresolved", "ambiguous"]


class JsonSymbol(msgspec.Struct, gc=False, kw_only=True, forbid_unknown_fields=True):
    """One object of `symbols`."""

    id: str
    short_id: str
    name: str
    scoped_name: str | UnsetType = UNSET
    file: str
    category: Category
    kind: str
    signature: str
    span: tuple[Line, Line]
    #: Left as text: symbols share few property lists, and each is decoded once.
    properties: msgspec.Raw | UnsetType = UNSET


class JsonEdge(
    msgspec.Struct, gc=False, kw_only=True, forbid_unknown_fields=True, rename={"source": "from"}
):
    """One object of `edges`."""

    source: str
    from_short: str | UnsetType = UNSET
    to: str
    to_short: str | UnsetType = UNSET
    kind: EdgeKind
    resolution: Resolution | UnsetType = UNSET
    candidates: tuple[str, ...] | UnsetType = UNSET


class JsonError(msgspec.Struct, gc=False, forbid_unknown_fields=True):
    """One object of `errors`."""

    file: str
    reason: str


class JsonReport(msgspec.Struct, gc=False, forbid_unknown_fields=True):
    """One object of `reports`."""

    header: str
    lines: tuple[str, ...] | UnsetType = UNSET
    after: Section | UnsetType = UNSET


class JsonDocument(msgspec.Struct, gc=False, forbid_unknown_fields=True):
    """A document, or one chunk of it."""

    files: list[str]
    symbols: list[JsonSymbol]
    edges: list[JsonEdge] | UnsetType = UNSET
    errors: list[JsonError] | UnsetType = UNSET
    reports: list[JsonReport] | UnsetType = UNSET


#: The arrays of objects in a document, and what is in them.
ITEM_TYPES: Final[dict[str, type[msgspec.Struct]]] = {
    "symbols": JsonSymbol,
    "edges": JsonEdge,
    "errors": JsonError,
    "reports": JsonReport,
}
