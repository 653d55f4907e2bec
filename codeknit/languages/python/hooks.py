"""Which file a Python module is, and what the Python grammar needs help with."""

from __future__ import annotations

import os
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Final

_TOKEN: Final = re.compile(
    rb'''"""(?:[^\\]|\\.)*?"""|\'\'\'(?:[^\\]|\\.)*?\'\'\''''
    rb"""|"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'|(#[^\n]*)|([(\[{])|([)\]}])|(\n)""",
    re.DOTALL,
)


def repair(source: bytes) -> bytes:
    """The source without line ends and comments in brackets, and without comments below decorators.

    The grammar takes a line in brackets that is indented less than its statement for a dedent
    when it follows a token behind which no bracket may close, and so a comment that is indented
    less than the decorator above it.
    """
    depth = 0
    parts: list[bytes] = []
    position = line = 0
    decorated = False
    for found in _TOKEN.finditer(source):
        comment, opening, closing, line_end = found.groups()
        depth = max(0, depth + bool(opening) - bool(closing))
        alone = comment and not source[line : found.start()].strip()
        if (depth and (comment or line_end)) or (decorated and alone):
            parts += (source[position : found.start()], b" " * len(found[0]))
            position = found.end()
        if line_end and not depth:
            text = source[line : found.start()].lstrip()
            decorated = text[:1] == b"@" or (decorated and text[:1] in (b"", b"#"))
            line = found.end()
    return b"".join((*parts, source[position:]))


def module_finder(paths: Iterable[str], root: str) -> Callable[[str, str], str | None]:
    """A function that finds the file of a module, given the importing file and its dotted name.

    `paths` are those of the document, `root` the directory they are relative to.
    """
    return _Modules(paths, root).find


class _Modules:
    """Modules by dotted name, seen from each directory that may be on the search path."""

    def __init__(self, paths: Iterable[str], root: str) -> None:
        self.paths = set(paths)
        self.above = _packages_above(root)
        self.by_name: defaultdict[str, list[str]] = defaultdict(list)
        for path in self.paths:
            base = self._search_directory(path)
            name = _dotted(path[len(base) :])
            if "." in name or path.endswith(("__init__.py", "__init__.pyi")):
                self.by_name[name].append(path)

    def find(self, importer: str, module: str) -> str | None:
        if module.startswith("."):
            return self._relative(importer, module)
        name = module.replace(".", "/")
        if self.above and f"{name}/".startswith(f"{self.above}/"):
            return self._file(name[len(self.above) + 1 :])
        beside = self._file(self._search_directory(importer) + name)
        if beside is not None or module.split(".")[0] in sys.stdlib_module_names:
            return beside
        from_root = self._file(name)
        if from_root is not None:
            return from_root
        elsewhere = self.by_name.get(module, ())
        return elsewhere[0] if len(elsewhere) == 1 else None

    def _relative(self, importer: str, module: str) -> str | None:
        name = module.lstrip(".")
        package = importer.split("/")[:-1]
        up = len(module) - len(name) - 1
        if up > len(package):
            return None
        base = package[: len(package) - up]
        return self._file("/".join(base + (name.split(".") if name else [])))

    def _file(self, name: str) -> str | None:
        """The file of a module whose path without extension this is."""
        inside = f"{name}/" if name else ""
        for path in (f"{inside}__init__.py", f"{name}.py", f"{inside}__init__.pyi", f"{name}.pyi"):
            if path in self.paths:
                return path
        return None

    def _search_directory(self, path: str) -> str:
        """The first directory above a file that is no package, with a slash; empty for the root."""
        directory = path.rpartition("/")[0]
        while directory and self._file(directory) == f"{directory}/__init__.py":
            directory = directory.rpartition("/")[0]
        return f"{directory}/" if directory else ""


def _dotted(path: str) -> str:
    name = path.rpartition(".")[0].replace("/", ".")
    return name.removesuffix(".__init__")


def _packages_above(root: str) -> str:
    """The path, from the search path, of the package that `root` itself is; empty for none."""
    names: list[str] = []
    directory = os.path.abspath(root)
    while os.path.isfile(os.path.join(directory, "__init__.py")):
        directory, name = os.path.split(directory)
        if not name:
            break
        names.insert(0, name)
    return "/".join(names)
