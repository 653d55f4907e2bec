#!/usr/bin/env python3
"""Compare the resolved calls of C and C++ with what libclang says is called.

    tools/oracle_c_calls.py [--cpp] [-I DIR]… [-D NAME]… [--show N] TREE

Needs the package `libclang` and a compiler's own headers; include paths are those of
tools/oracle_c.py. Each file is parsed by itself, headers too.

An edge is right if a call in the lines of its source calls what is declared in the lines of its
target: any declaration of a function stands for all of them. Objects that are made without a word
(`T x;`, copies) count as calls of what makes them, and so do macros with parameters. Not checked
are branches that are not compiled, what depends on type parameters or stands in what a macro is
given, lines with errors, and files with many errors or headers that are missing. What is called
through a variable is printed to be read: functions that callers give are called so. Exit status 1
if there is anything else.
"""

from __future__ import annotations

import argparse
import ctypes
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent / "oracles"))

from calls import Call, compare
from clang import cindex
from clang.cindex import CursorKind, LinkageKind
from oracle_c import FUNCTIONS, RECORDS, Reader, compiler_headers, include_directories

from codeknit.extract.run import Options, extract
from codeknit.extract.scan import Selection, scan

LIBRARY = cindex.conf.lib
LIBRARY.clang_getFileLocation.argtypes = [
    cindex.SourceLocation,
    ctypes.POINTER(cindex.c_object_p),
    *[ctypes.POINTER(ctypes.c_uint)] * 3,
]
#: Expressions around the name of what is called.
AROUND = {CursorKind.UNEXPOSED_EXPR, CursorKind.PAREN_EXPR, CursorKind.UNARY_OPERATOR}
MADE = {
    CursorKind.CXX_NEW_EXPR, CursorKind.VAR_DECL, CursorKind.INIT_LIST_EXPR, CursorKind.FIELD_DECL,
    CursorKind.CXX_FUNCTIONAL_CAST_EXPR, CursorKind.COMPOUND_LITERAL_EXPR, CursorKind.CALL_EXPR,
    CursorKind.UNEXPOSED_EXPR,
}  # fmt: skip
TEMPLATES = {
    CursorKind.FUNCTION_TEMPLATE, CursorKind.CLASS_TEMPLATE,
    CursorKind.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION,
}  # fmt: skip
CALLED = re.compile(rb"([A-Za-z_]\w*)\s*(?:<[^;(){}]*>)?\s*[({]|[A-Za-z_]\w*\s+([A-Za-z_]\w*)\s*;")
DECLARED = re.compile(rb"\s*#\s*define\s+(\w+)|\w[^;={}()]*?(\w+)\s*(?:OF\s*)?\(")
#: What a macro is given.
GIVEN = re.compile(rb"\w+\s*\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)")
UNKNOWN = "?"
MOST_ERRORS = 10


class Place(NamedTuple):
    file: str
    line: int


class Raw(NamedTuple):
    """A call, before it is known where else what it calls is declared."""

    line: int
    name: str
    kind: str
    place: Place


class Unit:
    """The calls in one file, and what it declares."""

    def __init__(self, reader: Reader, path: str) -> None:
        self.reader = reader
        self.source = reader.source
        self.path = path
        self.readable = True
        self.calls: list[Raw] = []
        self.elsewhere: set[str] = set()  # declared where it is not compiled
        self.declared: list[tuple[str, bool, Place]] = []

    def read(self) -> None:
        for cursor in self.reader.unit.cursor.get_children():
            if cursor.kind == CursorKind.MACRO_INSTANTIATION:
                self.macro(cursor)
            elif location(cursor)[0] == self.path:
                self.visit(cursor)
        errors = {
            one.location.line
            for one in self.reader.unit.diagnostics
            if one.severity >= 3 and one.location.file and one.location.file.name == self.path
        }
        self.leave_out(errors | self.reader.skipped())
        judged = {(one.line, one.name) for one in self.calls if one.kind not in (UNKNOWN, "made")}
        self.calls = [
            one for one in self.calls if one.kind != UNKNOWN or (one.line, one.name) not in judged
        ]

    def is_readable(self) -> bool:
        """Whether all headers are found, and most of the file is understood."""
        said = [one.spelling for one in self.reader.unit.diagnostics if one.severity >= 3]
        is_missing = any("file not found" in one for one in said)
        return len(self.reader.errors()) < MOST_ERRORS and not is_missing

    def leave_out(self, lines: set[int]) -> None:
        text = self.source.split(b"\n")
        for line in lines:
            written = text[line - 1] if line <= len(text) else b""
            for found in CALLED.finditer(written):
                self.unknown(line, (found[1] or found[2]).decode())
            if found := DECLARED.match(written):
                self.elsewhere.add((found[1] or found[2]).decode())

    def unknown(self, line: int, name: str) -> None:
        self.calls.append(Raw(line, name, UNKNOWN, Place("", 0)))

    def visit(self, cursor: Any) -> None:
        kind = cursor.kind
        if kind in FUNCTIONS or kind in RECORDS:
            place = place_of(cursor)
            name = cursor.get_usr()
            if cursor.linkage == LinkageKind.INTERNAL:  # is known by a file's last name only
                name += place.file
            self.declared.append((name, cursor.is_definition(), place))
            self.declared.append((name, False, place_of(cursor.canonical)))
            if kind in FUNCTIONS and is_template(cursor):
                self.uncertain_in(cursor)
        if kind == CursorKind.CALL_EXPR:
            self.call(cursor)
        if kind in MADE:
            self.made(cursor)
        for child in cursor.get_children():
            self.visit(child)

    def call(self, cursor: Any) -> None:
        callee = named(cursor)
        at = location(callee) if callee is not None else location(cursor)
        function = cursor.referenced or (callee.referenced if callee is not None else None)
        if function is None or function.kind in (CursorKind.OVERLOADED_DECL_REF,):
            self.uncertain_in(cursor)
            return
        name = plain(function.spelling)
        if function.kind not in FUNCTIONS:
            kind = "variable"
        elif self.is_spelled(at, name):
            kind = "function"
        else:
            kind = "made"
        self.calls.append(Raw(at[1], name, kind, place_of(function)))

    def uncertain_in(self, cursor: Any) -> None:
        start, end = cursor.extent.start, cursor.extent.end
        self.uncertain(start.line, self.source[start.offset : end.offset])

    def uncertain(self, line: int, text: bytes) -> None:
        """What only the types a template is given tell, or what a macro may leave out: every name
        called in it is unknown."""
        for found in CALLED.finditer(text):
            if found[1]:
                self.unknown(line + text.count(b"\n", 0, found.start()), found[1].decode())

    def made(self, cursor: Any) -> None:
        """An object that is made."""
        declaration = cursor.type.get_pointee().get_declaration()
        if cursor.kind != CursorKind.CXX_NEW_EXPR:
            declaration = cursor.type.get_declaration()
        if declaration.kind in RECORDS:
            at = location(cursor)
            name = plain(declaration.spelling)
            self.calls.append(Raw(at[1], name, "made", place_of(declaration)))

    def macro(self, cursor: Any) -> None:
        definition = cursor.referenced
        file, line, offset = location(cursor)
        if definition is None or not self.is_spelled((file, line, offset), cursor.spelling):
            return
        if LIBRARY.clang_Cursor_isMacroFunctionLike(definition):
            self.calls.append(Raw(line, cursor.spelling, "macro", place_of(definition)))
        if given := GIVEN.match(self.source, offset):
            self.uncertain(line, given[0])

    def is_spelled(self, at: tuple[str, int, int], name: str) -> bool:
        text = name.encode()
        behind = self.source[at[2] + len(text) : at[2] + len(text) + 1]
        is_here = at[0] == self.path and self.source.startswith(text, at[2])
        return is_here and not (behind == b"_" or behind.isalnum())


def named(cursor: Any) -> Any:
    """The name of what is called."""
    callee = next(iter(cursor.get_children()), None)
    while callee is not None and callee.kind in AROUND:
        callee = next(iter(callee.get_children()), None)
    if callee is None or callee.kind not in (
        CursorKind.DECL_REF_EXPR,
        CursorKind.MEMBER_REF_EXPR,
    ):
        return None
    return callee


def is_template(cursor: Any) -> bool:
    """Whether what a function means depends on what it, or a class around it, is given."""
    around = cursor
    while around is not None and around.kind not in TEMPLATES:
        around = around.semantic_parent
    return around is not None


def plain(name: str) -> str:
    """A name without arguments of a template."""
    return name if name.startswith("operator") else name.split("<")[0]


def location(cursor: Any) -> tuple[str, int, int]:
    """File, line and offset; of what is given to a macro, where it is written."""
    file = cindex.c_object_p()
    line, column, offset = ctypes.c_uint(), ctypes.c_uint(), ctypes.c_uint()
    LIBRARY.clang_getFileLocation(
        cursor.location, *(ctypes.byref(one) for one in (file, line, column, offset))
    )
    name = cindex.File(file).name if file else ""
    return name, line.value, offset.value


def place_of(cursor: Any) -> Place:
    template = LIBRARY.clang_getSpecializedCursorTemplate(cursor)
    if template is not None and template.kind in (FUNCTIONS | RECORDS):
        cursor = template
    file, line, _ = location(cursor)
    return Place(resolved(file), line)


_known: dict[str, str] = {}


def resolved(file: str) -> str:
    found = _known.get(file)
    if found is None:
        found = _known[file] = str(Path(file).resolve()) if file else ""
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tree")
    parser.add_argument("--cpp", action="store_true", help="C++, headers too")
    parser.add_argument("-I", dest="include", action="append", default=[])
    parser.add_argument("-D", dest="define", action="append", default=[])
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    options = parser.parse_args()
    sys.setrecursionlimit(20_000)
    language = "cpp" if options.cpp else "c"
    headers = Selection(header_language=language)
    found = scan(options.tree, headers, collect_tests=True)
    document = extract(found, Options(edges=True))
    paths = {
        resolved(str(file.place)): file.path for file in found.files if file.language == language
    }
    units = list(parsed(paths, options))
    places = Places(units)
    calls = {
        paths[resolved(unit.path)]: [
            call for raw in unit.calls for call in places.calls(raw, paths)
        ]
        for unit in units
        if unit.readable
    }
    return compare(document, calls, options.show)


def parsed(paths: dict[str, str], options: Any) -> Iterator[Unit]:
    standard = ["-xc++", "-std=c++20"] if options.cpp else ["-xc", "-std=gnu11"]
    arguments = [*standard, "-fsyntax-only", "-ferror-limit=0", *compiler_headers(options.cpp)]
    arguments += [f"-I{place}" for place in (*options.include, *include_directories(options.tree))]
    arguments += [f"-D{name}" for name in options.define]
    left_out = []
    for place, path in paths.items():
        unit = Unit(Reader(place, Path(place).read_bytes(), arguments), place)
        unit.read()
        unit.readable = unit.is_readable()
        if not unit.readable:
            left_out.append(path)
        del unit.reader
        yield unit
    print(f"files: {len(paths)}, not checked: {len(left_out)} {', '.join(left_out[:8])}")


class Places:
    """Where all that is called is declared."""

    def __init__(self, units: list[Unit]) -> None:
        self.names: dict[Place, set[str]] = defaultdict(set)
        self.places: dict[str, set[Place]] = defaultdict(set)
        self.defined: set[Place] = set()
        self.elsewhere = {name for unit in units for name in unit.elsewhere}
        for unit in units:
            for name, is_definition, place in unit.declared:
                self.names[place].add(name)
                self.places[name].add(place)
                if is_definition:
                    self.defined.add(place)

    def calls(self, raw: Raw, paths: dict[str, str]) -> Iterator[Call]:
        """A call, once for each place where what it calls is declared, the definition first."""
        same = {raw.place}
        for name in self.names.get(raw.place, ()):
            same |= self.places[name]
        kind = "function" if raw.kind == "macro" else raw.kind
        if raw.kind == "function" and raw.place not in self.names:
            kind = "made"  # declared by being called
        for place in sorted(same, key=lambda one: (one not in self.defined, one)):
            yield Call(raw.line, raw.name, kind, paths.get(place.file, place.file), place.line)
            kind = "part" if raw.kind in ("function", "macro") else kind
        if raw.name in self.elsewhere:
            yield Call(raw.line, raw.name, UNKNOWN, "", 0)


if __name__ == "__main__":
    sys.exit(main())
