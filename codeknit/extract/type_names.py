"""Where in a file names stand in type position."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from functools import cached_property
from itertools import islice, takewhile
from typing import Any, Final

from tree_sitter import QueryCursor

_FIRST_WORD: Final = re.compile(rb"[^\s.:\\<]+")

Places = list[tuple[int, int]]


class TypeNames:
    """The names in type position of one file: those that the main query found anywhere, or those
    that the language's query for types finds in one type."""

    def __init__(self, query: Any, source: bytes) -> None:
        self.cursor = QueryCursor(query) if query is not None else None
        self.source = source
        self.found: Places = []
        self.leaves: dict[int, bool] = {}  # whether nodes without children are names, by kind
        self.rebound: defaultdict[bytes, Places] = defaultdict(list)

    @cached_property
    def places(self) -> Places:
        """Those found anywhere, in order; of one in another the outer one."""
        return outermost(self._not_rebound(self.found))

    @cached_property
    def starts(self) -> list[int]:
        """Where they start."""
        return [start for start, _ in self.places]

    def inside(self, node: Any) -> Places:
        """Those in a type, in order."""
        start, end = node.start_byte, node.end_byte
        if self.cursor is not None:
            found = self._captured(self.cursor, node)
            return outermost(self._not_rebound(found)) if len(found) > 1 or self.rebound else found
        first = bisect_left(self.starts, start)
        return list(takewhile(lambda place: place[1] <= end, islice(self.places, first, None)))

    def _captured(self, cursor: QueryCursor, node: Any) -> Places:
        start, end = node.start_byte, node.end_byte
        around = getattr(node, "around", node)
        if around.child_count == 0:  # all that the query can go by is what sort of node it is
            is_name = self.leaves.get(around.kind_id)
            if is_name is None:
                is_name = self.leaves[around.kind_id] = bool(cursor.captures(around))
            return [(start, end)] if is_name else []
        found = cursor.captures(around).get("ref", ())
        places = [(one.start_byte, one.end_byte) for one in found]
        return [place for place in places if start <= place[0] and place[1] <= end]

    def _not_rebound(self, places: Places) -> Places:
        if not self.rebound:
            return places
        return [place for place in places if not self._is_rebound(*place)]

    def _is_rebound(self, start: int, end: int) -> bool:
        """Whether a type around a name gives that name a meaning of its own."""
        name = _FIRST_WORD.match(self.source, start, end)
        inside = self.rebound.get(name[0], ()) if name else ()
        return any(first <= start and end <= last for first, last in inside)


def outermost(ranges: Places) -> Places:
    """Ranges sorted, without those inside another."""
    result: Places = []
    last = -1
    for start, end in sorted(ranges, key=lambda found: (found[0], -found[1])):
        if end > last:
            result.append((start, end))
            last = end
    return result
