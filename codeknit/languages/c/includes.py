"""Which file of the document an ``#include`` means."""

from __future__ import annotations

import posixpath
from collections import defaultdict
from collections.abc import Callable, Iterable


def module_finder(paths: Iterable[str], _root: str) -> Callable[[str, str], str | None]:
    """A function that finds the file that an include in another means, if that is certain.

    Written in quotes it is looked for beside the including file first. Otherwise it is the one
    file of the document whose path ends in what is written.
    """
    known = set(paths)
    by_name: defaultdict[str, list[str]] = defaultdict(list)
    for path in known:
        by_name[path.rpartition("/")[2]].append(path)

    def find(includer: str, written: str) -> str | None:
        name = written.strip('"<>')
        if written.startswith('"'):
            beside = posixpath.normpath(posixpath.join(posixpath.dirname(includer), name))
            if beside in known:
                return beside
        if name in known:
            return name
        ending = f"/{posixpath.normpath(name)}"
        found = [path for path in by_name[name.rpartition("/")[2]] if path.endswith(ending)]
        return found[0] if len(found) == 1 else None

    return find
