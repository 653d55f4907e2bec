#!/usr/bin/env python3
"""Compare what codeknit extracts from C and C++ files with what libclang reads in them.

    tools/oracle_c.py [--cpp] [-I DIR]… [-D NAME]… [--show N] DIRECTORY…

Needs the package `libclang` and a C compiler's own headers. Every directory of the tree that
holds a header is on the include path, and so is each `-I`. The figures in docs/languages.md are
of the source packages named there, unpacked.

Compared are kind, name, scope and span of each declaration, and of callables the signature:
names, types and defaults of parameters as they are written, and the return type as libclang
spells it. Whitespace counts on neither side. What libclang cannot tell is left out on both sides,
and counted: files it finds errors in, branches of conditionals that it does not compile, and names
that come out of macros.
"""

from __future__ import annotations

import argparse
import ctypes
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent / "oracles"))

import compare
from clang import cindex
from clang.cindex import CursorKind, TranslationUnit
from compare import Declaration, Stated, Tally, report, squeezed

from codeknit.extract.read import UnreadableFile, read_source
from codeknit.extract.scan import scan
from codeknit.extract.text import has_bare_comma
from codeknit.extract.workers import facts_of
from codeknit.languages import languages

FUNCTIONS = {
    CursorKind.FUNCTION_DECL, CursorKind.CXX_METHOD, CursorKind.CONSTRUCTOR,
    CursorKind.DESTRUCTOR, CursorKind.CONVERSION_FUNCTION, CursorKind.FUNCTION_TEMPLATE,
}  # fmt: skip
KINDS = {
    **dict.fromkeys(FUNCTIONS, "callable"),
    CursorKind.STRUCT_DECL: "type/struct",
    CursorKind.UNION_DECL: "type/union",
    CursorKind.CLASS_DECL: "type/class",
    CursorKind.ENUM_DECL: "type/enum",
    CursorKind.CLASS_TEMPLATE: "type/class",
    CursorKind.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION: "type/class",
    CursorKind.TYPEDEF_DECL: "type/type_alias",
    CursorKind.TYPE_ALIAS_DECL: "type/type_alias",
    CursorKind.TYPE_ALIAS_TEMPLATE_DECL: "type/type_alias",
    CursorKind.CONCEPT_DECL: "type/concept",
    CursorKind.VAR_DECL: "value",
    CursorKind.FIELD_DECL: "value",
    CursorKind.ENUM_CONSTANT_DECL: "value/enum_member",
    CursorKind.NAMESPACE: "module/namespace",
    CursorKind.NAMESPACE_ALIAS: "module/namespace_alias",
    CursorKind.TEMPLATE_TYPE_PARAMETER: "meta/type_parameter",
    CursorKind.TEMPLATE_TEMPLATE_PARAMETER: "meta/type_parameter",
}
RECORDS = {
    CursorKind.STRUCT_DECL, CursorKind.UNION_DECL, CursorKind.CLASS_DECL, CursorKind.ENUM_DECL,
    CursorKind.CLASS_TEMPLATE, CursorKind.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION,
}  # fmt: skip
INSIDE = RECORDS | {
    CursorKind.NAMESPACE, CursorKind.LINKAGE_SPEC, CursorKind.UNEXPOSED_DECL,
    CursorKind.FRIEND_DECL, CursorKind.TYPE_ALIAS_TEMPLATE_DECL, CursorKind.CONCEPT_DECL,
}  # fmt: skip
OPENING = {CursorKind.NAMESPACE, CursorKind.LINKAGE_SPEC, CursorKind.UNEXPOSED_DECL}
#: Kinds of ours that libclang does not tell apart.
SAME = {
    "callable/function": "callable", "callable/method": "callable",
    "callable/constructor": "callable", "callable/function_prototype": "callable",
    "value/variable": "value", "value/constant": "value", "value/field": "value",
    "type/struct": "type/struct",
}  # fmt: skip
OUT_OF_MACRO = "?"
KEEP_GOING = 0x200  # past headers that are missing
#: Errors that leave declarations as they are.
BODY_ERRORS = re.compile(
    r"call to undeclared function|use of undeclared identifier|address argument"
)
#: Conversions are named by types, which libclang spells in its own way.
CONVERSION = re.compile(r"operator [A-Za-z_:](?!.*\b(?:new|delete|co_await)\b)")
CONVERTS = "operator conversion"
LOCAL_TYPES = re.compile(rb"\b(?:struct|union|enum|class|typedef|using)\b")
WORDS = re.compile(
    r"\b(?:unsigned|signed|long|short|int|char)\b(?:\s+(?:unsigned|signed|long|short|int|char)\b)*"
)


class Ranges(ctypes.Structure):
    _fields_ = [("count", ctypes.c_uint), ("ranges", ctypes.POINTER(cindex.SourceRange))]


cindex.conf.lib.clang_getSkippedRanges.restype = ctypes.POINTER(Ranges)
cindex.conf.lib.clang_getSkippedRanges.argtypes = [TranslationUnit, cindex.File]
cindex.conf.lib.clang_Location_isFromMainFile.argtypes = [cindex.SourceLocation]
cindex.conf.lib.clang_Cursor_isMacroFunctionLike.argtypes = [cindex.Cursor]
cindex.conf.lib.clang_Cursor_isMacroBuiltin.argtypes = [cindex.Cursor]


@cache
def source_of(place: str) -> bytes:
    return Path(place).read_bytes()


class Reader:
    """One file as libclang reads it."""

    def __init__(self, place: str, source: bytes, arguments: list[str]) -> None:
        self.place = place
        self.source = source
        self.unit = cindex.Index.create().parse(
            place,
            args=arguments,
            unsaved_files=[(place, source.decode())],
            options=TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD | KEEP_GOING,
        )
        self.found: list[tuple[Declaration, Stated]] = []
        self.expanded = 0
        self.anonymous: dict[int, str] = {}
        self.ends: dict[int, int] = {}

    def errors(self) -> list[str]:
        """Errors in this very file. Headers that are not there are none: what they declare is."""
        return [
            f"{one.location.line}: {one.spelling}"
            for one in self.unit.diagnostics
            if one.severity == 3
            and one.location.file
            and one.location.file.name == self.place
            and not BODY_ERRORS.match(one.spelling)
        ]

    def skipped(self) -> set[int]:
        """Lines of branches that are not compiled."""
        ranges = cindex.conf.lib.clang_getSkippedRanges(self.unit, self.unit.get_file(self.place))
        lines: set[int] = set()
        for index in range(ranges.contents.count):
            one = ranges.contents.ranges[index]
            lines.update(range(one.start.line, one.end.line + 1))
        return lines

    def read(self) -> None:
        here = [
            cursor
            for cursor in self.unit.cursor.get_children()
            if cindex.conf.lib.clang_Location_isFromMainFile(cursor.location)
            or (cursor.kind in OPENING and self.is_here(cursor))
        ]
        self.visit_all(here, "")

    def expanded_signature(self, signature: str) -> str:
        """A signature with the macros in it that stand for plain text replaced."""
        for _ in range(4):
            signature = re.sub(r"(?<!\w)[A-Za-z_]\w*", self.replacement, signature)
        return signature

    def replacement(self, found: re.Match[str]) -> str:
        return self.macros.get(found[0], found[0])

    @cached_property
    def macros(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for cursor in self.unit.cursor.get_children():
            if cursor.kind != CursorKind.MACRO_DEFINITION or not cursor.location.file:
                continue
            if not cindex.conf.lib.clang_Cursor_isMacroFunctionLike(cursor):
                body = [token.spelling for token in cursor.get_tokens()][1:]
                if len(body) < 12 and cursor.spelling not in body:
                    found[cursor.spelling] = " ".join(body)
        return found

    def is_here(self, cursor: Any) -> bool:
        """Whether something that a macro opens is opened in this file."""
        file = cursor.location.file
        return file is not None and file.name == self.place

    def visit(self, cursor: Any, scope: str) -> None:
        kind = cursor.kind
        if kind == CursorKind.MACRO_DEFINITION:
            self.macro(cursor)
            return
        if kind == CursorKind.FRIEND_DECL and any(
            one.kind in RECORDS for one in cursor.get_children()
        ):
            return  # names a class; without a template libclang has no declaration of it either
        if kind in KINDS:
            self.declaration(cursor, scope)
        elif kind in INSIDE:
            self.members(cursor, scope)

    def declaration(self, cursor: Any, scope: str) -> None:
        kind = cursor.kind
        name = self.name(cursor)
        around = scope
        inner = f"{scope}.{name}" if scope and name else scope or name
        elsewhere = cursor.semantic_parent != cursor.lexical_parent
        if (elsewhere and ((kind in FUNCTIONS and name) or kind == CursorKind.VAR_DECL)) or (
            kind in RECORDS and "::" in self.head(cursor)
        ):
            scope = self.semantic(cursor, scope)
            inner = f"{scope}.{name}" if scope else name
        if not name and kind in RECORDS:
            called = self.anonymous.get(cursor.hash, "")
            inner = f"{scope}.{called}" if scope and called else scope or called
        if name and self.is_written(cursor, name):
            if not self.is_mention(cursor):
                self.enter(cursor, name, scope)
        elif name and kind == CursorKind.NAMESPACE:
            self.members(cursor, scope)  # a namespace that a macro opens
            return
        elif name:
            self.expanded += 1
            if kind in FUNCTIONS:
                self.in_function(cursor, around)  # `TEST(a, b) { … }`: it has no name for us
            return
        if kind in FUNCTIONS:
            self.in_function(cursor, inner)
        elif kind in INSIDE or kind in (CursorKind.TYPE_ALIAS_TEMPLATE_DECL,):
            self.members(cursor, inner)

    def members(self, cursor: Any, scope: str) -> None:
        children = list(cursor.get_children())
        if cursor.kind == CursorKind.TYPE_ALIAS_TEMPLATE_DECL:  # the alias in it is the same
            children = [one for one in children if one.kind != CursorKind.TYPE_ALIAS_DECL]
        self.visit_all(children, scope)

    def visit_all(self, children: list[Any], scope: str) -> None:
        for one in children:
            start = one.extent.start.offset
            self.ends[start] = max(self.ends.get(start, 0), one.extent.end.line)
        for one, following in zip(children, [*children[1:], None], strict=False):
            if one.kind in RECORDS and not self.name(one) and following is not None:
                self.call_anonymous(one, following)
            self.visit(one, scope)

    def call_anonymous(self, record: Any, following: Any) -> None:
        """A record without a name is called by what is declared with it."""
        inside = record.extent.end.offset <= following.extent.end.offset
        begins = following.extent.start.offset <= record.extent.start.offset
        if following.kind in KINDS and inside and begins:
            self.anonymous[record.hash] = following.spelling

    def in_function(self, cursor: Any, scope: str) -> None:
        for child in cursor.get_children():
            if child.kind in (
                CursorKind.TEMPLATE_TYPE_PARAMETER, CursorKind.TEMPLATE_TEMPLATE_PARAMETER
            ):  # fmt: skip
                self.visit(child, scope)
            if child.kind in (CursorKind.COMPOUND_STMT, CursorKind.CXX_TRY_STMT):
                text = self.source[child.extent.start.offset : child.extent.end.offset]
                if LOCAL_TYPES.search(text):
                    self.local_types(child, scope)

    def local_types(self, cursor: Any, scope: str) -> None:
        for child in cursor.get_children():
            if child.kind == CursorKind.DECL_STMT:
                declared = list(child.get_children())
                for one, following in zip(declared, [*declared[1:], None], strict=False):
                    if one.kind in RECORDS and not self.name(one) and following is not None:
                        self.call_anonymous(one, following)
                    if one.kind == CursorKind.ENUM_DECL and not self.name(one):
                        continue  # its members are locals
                    if KINDS.get(one.kind, "").startswith("type/"):
                        self.visit(one, scope)
            elif child.kind != CursorKind.LAMBDA_EXPR:
                self.local_types(child, scope)

    def semantic(self, cursor: Any, around: str) -> str:
        """The scope a declaration belongs to; `around` is the one it stands in."""
        names: list[str] = []
        parent, lexical = cursor.semantic_parent, cursor.lexical_parent
        while parent is not None and parent.kind != CursorKind.TRANSLATION_UNIT:
            if lexical is not None and parent.canonical == lexical.canonical:
                names += [around] if around else []
                break
            if parent.kind in KINDS:
                name = self.name(parent) or self.anonymous.get(parent.hash, "")
                if parent.kind == CursorKind.NAMESPACE and not self.opens(parent, name):
                    name = ""
                names += [name] if name else []
            parent = parent.semantic_parent
        return ".".join(reversed(names))

    def name(self, cursor: Any) -> str:
        """The name as it is written; none for what has none."""
        if cursor.is_anonymous() and cursor.kind in RECORDS | {CursorKind.NAMESPACE}:
            return ""
        name: str = cursor.spelling
        if cursor.kind in FUNCTIONS:
            name = re.sub(r"^(~?(?!operator\b)\w+)<.*>$", r"\1", name, flags=re.DOTALL)
        if CONVERSION.match(name):
            name = CONVERTS
        return "" if "(" in name and cursor.kind in RECORDS else name

    def is_written(self, cursor: Any, name: str) -> bool:
        """Whether the name stands where it is declared, and not in a macro."""
        word = re.match(r"\w+|\W+", name)
        at = cursor.location.offset
        if not word or cursor.location.file.name != self.place:
            return False
        if self.is_unnamed_typedef(cursor):
            return True
        if cursor.kind == CursorKind.TYPE_ALIAS_TEMPLATE_DECL:  # is said to be where `using` is
            return self.source[at : at + 5] == b"using"
        return self.source[at : at + len(word[0].encode())] == word[0].encode()

    def opens(self, namespace: Any, name: str) -> bool:
        """Whether a namespace is written as such, in whatever file."""
        at = namespace.location
        if at.file is None:
            return False
        text = source_of(at.file.name)
        return text[at.offset : at.offset + len(name)] == name.encode()

    def is_unnamed_typedef(self, cursor: Any) -> bool:
        """Whether a type has its name from the typedef around it."""
        if cursor.kind not in RECORDS:
            return False
        head = self.source[cursor.extent.start.offset :][:200].decode("utf-8", "replace")
        return bool(
            re.match(r"(?:struct|union|enum)\s*(?:__attribute__\s*\(\(.*?\)\)\s*)?\{", head)
        )

    def head(self, cursor: Any) -> str:
        start, at = cursor.extent.start.offset, cursor.location.offset
        return self.source[start:at].decode("utf-8", "replace")

    def is_mention(self, cursor: Any) -> bool:
        """Whether a type is only named (`struct a *p`), or a typedef that gives a type its name."""
        if cursor.kind == CursorKind.TYPEDEF_DECL:
            declared = cursor.underlying_typedef_type.get_declaration()
            return (
                declared.kind in RECORDS
                and declared.spelling == cursor.spelling
                and declared.location.offset != cursor.location.offset
                and self.is_unnamed_typedef(declared)
            )
        if cursor.kind not in RECORDS or cursor.is_definition():
            return False
        after = self.source[cursor.extent.end.offset :].lstrip()[:1]
        return after != b";" or self.is_instantiation(cursor)

    def is_instantiation(self, cursor: Any) -> bool:
        start = cursor.extent.start.offset
        return bool(re.match(rb"(?:extern\s+)?template\s+(?!<)", self.source[start : start + 40]))

    def enter(self, cursor: Any, name: str, scope: str) -> None:
        kind = KINDS[cursor.kind]
        if cursor.kind in RECORDS and kind == "type/class":
            kind = self.record_kind(cursor)
        signature = self.signature(cursor, name) if kind == "callable" else ""
        start = cursor.extent.start.line + self.lines_of_macros(cursor)
        if kind == "callable":
            start -= self.lines_of_outer_head(cursor.extent.start.offset)
        self.found.append(
            (
                Declaration(kind, squeezed(name), squeezed(scope), start, self.end(cursor, kind)),
                Stated(" ".join(signature.split()), frozenset()),
            )
        )

    def lines_of_macros(self, cursor: Any) -> int:
        """How many lines before a declaration hold nothing but macros, for attributes: a type or a
        constructor's name must follow, or the last one is the type."""
        first = at = cursor.extent.start.offset
        if not re.compile(rb"[A-Z_][A-Z0-9_]+(?:\(.*\))?[ \t]*\n").match(self.source, at):
            return 0
        while at in self.invoked:
            line_end = self.source.find(b"\n", self.invoked[at])
            if line_end < 0 or self.source[self.invoked[at] : line_end].strip():
                break
            at = line_end + len(re.match(rb"\s*", self.source[line_end:])[0])
        is_typed = self.source[at : cursor.location.offset].strip()
        if not is_typed and cursor.kind not in (
            CursorKind.CONSTRUCTOR,
            CursorKind.CONVERSION_FUNCTION,
        ):
            return 0
        return self.source.count(b"\n", first, at)

    @cached_property
    def invoked(self) -> dict[int, int]:
        """Where macros are used in this file, from their first bytes to their ends."""
        return {
            cursor.extent.start.offset: cursor.extent.end.offset
            for cursor in self.unit.cursor.get_children()
            if cursor.kind == CursorKind.MACRO_INSTANTIATION
            and cursor.location.file
            and cursor.location.file.name == self.place
        }

    def end(self, cursor: Any, kind: str) -> int:
        """The last line: of variables declared together, that of the last; of prototypes that may
        be in a macro, that of the semicolon."""
        last: int = cursor.extent.end.line
        if kind == "value":
            return max(last, self.ends.get(cursor.extent.start.offset, 0))
        if kind == "callable" and not cursor.is_definition():
            at = cursor.location.offset
            code = without_comments(
                self.source[at : at + 4000].decode("utf-8", "replace"), keep=True
            )
            head = code.split(";")[0].split("{")[0]
            return max(last, cursor.location.line + head.count("\n"))
        return last

    def lines_of_outer_head(self, start: int) -> int:
        """How many lines before a declaration the `template<…>` of its class stands, which
        libclang does not count into the span of a member template out of line."""
        before = self.source[max(0, start - 400) : start]
        head = re.search(rb"\btemplate\s*<[^;{}()]*>\s*\Z", before)
        return head[0].count(b"\n") if head else 0

    def record_kind(self, cursor: Any) -> str:
        head = re.sub(r"<[^{};]*>", "", self.head(cursor))
        words = re.findall(r"\b(class|struct|union)\b", head)
        return f"type/{words[-1]}" if words else "type/class"

    def signature(self, cursor: Any, name: str) -> str:
        parameters = [one for one in cursor.get_arguments() if one is not None]
        if cursor.kind == CursorKind.FUNCTION_TEMPLATE:
            parameters = [one for one in cursor.get_children() if one.kind == CursorKind.PARM_DECL]
        if name == CONVERTS:  # those of a function type that it converts to are not its own
            parameters = []
        written = [self.parameter(one) for one in parameters]
        if not all(self.is_written(one, one.spelling) for one in parameters if one.spelling):
            return ""  # parameters out of a macro
        if any(OUT_OF_MACRO in one for one in written):
            return ""
        if cursor.type.kind == cindex.TypeKind.FUNCTIONPROTO and cursor.type.is_function_variadic():
            written.append("...")
        text = f"{name}({', '.join(written)})"
        plain = cursor.kind in (CursorKind.FUNCTION_DECL, CursorKind.CXX_METHOD)
        templated = cursor.kind == CursorKind.FUNCTION_TEMPLATE and not self.is_constructor(cursor)
        if not (plain or templated):
            return text
        return spelled(f"{text} -> {self.result(cursor)}")

    def result(self, cursor: Any) -> str:
        """The return type; a class template named in itself without arguments, as libclang does
        not spell it."""
        result: str = cursor.result_type.spelling
        own = cursor.semantic_parent.spelling if cursor.semantic_parent else ""
        if not own or f"{own}<" in self.head(cursor):
            return result
        return without_arguments(result, own)

    def is_constructor(self, cursor: Any) -> bool:
        """Whether a function template is a constructor or a conversion."""
        parent = cursor.semantic_parent
        own = self.name(parent) if parent is not None and parent.kind in RECORDS else ""
        return self.name(cursor) == own or self.name(cursor).startswith("operator ")

    def parameter(self, cursor: Any) -> str:
        start, end = cursor.extent.start.offset, cursor.extent.end.offset
        text = self.source[start:end].decode("utf-8", "replace")
        name = cursor.spelling
        default = ""
        if name:
            at = cursor.location.offset - start
            text, default = text[:at] + text[at + len(name) :], text[at + len(name) :]
            before = first_declarator_out(text[: len(text) - len(default)])
            declared, default = split_default(default)
            text = before + declared
        else:
            text, default = split_default(text)
        text = text.replace("()(", "(")
        text = re.sub(r"\b(?:register|__restrict)\b|\[\[.*?\]\]", "", without_comments(text))
        shown = f"{name or '_'}: {text.strip() or OUT_OF_MACRO}"
        return f"{shown} = {shortened(default)}" if default else shown

    def macro(self, cursor: Any) -> None:
        name = cursor.spelling
        behind = cursor.location.offset + len(name.encode())
        function = self.source[behind : behind + 1] == b"("
        kind = "callable/macro" if function else "value/macro"
        extent = cursor.extent
        signature = ""
        if function:
            text = self.source[extent.start.offset : extent.end.offset].decode("utf-8", "replace")
            listed = without_comments(text).replace("\\\n", " ")
            signature = name + listed[listed.index("(") : listed.index(")") + 1]
        end = extent.end.line
        self.found.append(
            (
                Declaration(kind, name, "", extent.start.line, end),
                Stated(" ".join(signature.split()), frozenset()),
            )
        )


def without_arguments(text: str, name: str) -> str:
    """A type with `name` for each `name<…>`."""
    found = re.search(rf"\b{re.escape(name)}<", text)
    if found is None:
        return text
    depth, end = 1, found.end()
    while depth and end < len(text):
        depth += (text[end] == "<") - (text[end] == ">")
        end += 1
    return text[: found.end() - 1] + without_arguments(text[end:], name)


def split_default(text: str) -> tuple[str, str]:
    """What stands before, and behind, the first equals sign outside brackets."""
    depth = 0
    for index, character in enumerate(text):
        depth += (character in "([{") - (character in ")]}")
        if character == "=" and depth == 0:
            return text[:index], " ".join(without_comments(text[index + 1 :]).split())
    return text, ""


def first_declarator_out(before: str) -> str:
    """What stands before a name, without names declared before it (in a K&R list)."""
    pieces = before.split(",")
    if len(pieces) == 1 or "<" in before or "(" in before:
        return before
    return re.sub(r"[\s*]+\w+\s*$", " ", pieces[0]) + pieces[-1]


def shortened(default: str) -> str:
    if len(default) > 32:
        return "..."
    return f"({default})" if has_bare_comma(default) else default


def without_comments(text: str, *, keep: bool = False) -> str:
    """The text with spaces for comments; with `keep`, as many line ends as before."""
    return re.sub(
        r"/\*.*?\*/|//[^\n]*",
        lambda found: "\n" * found[0].count("\n") if keep else " ",
        text,
        flags=re.DOTALL,
    )


def spelled(signature: str) -> str:
    """A return type as libclang spells it: words of built-in types in one order, `_Bool`."""
    head, arrow, result = signature.rpartition(" -> ")
    if not arrow:
        return signature
    result = WORDS.sub(lambda found: ordered(found[0].split()), without_comments(result))
    result = re.sub(r"\b_Bool\b", "bool", result)
    return f"{head} -> {result}"


def ordered(words: list[str]) -> str:
    count = Counter(words)
    sign = (
        "unsigned " if count["unsigned"] else "signed " if count["signed"] and count["char"] else ""
    )
    size = (
        "char"
        if count["char"]
        else "short"
        if count["short"]
        else " ".join(["long"] * count["long"])
    )
    return sign + (size or "int")


def ours(place: Any, language: Any) -> Iterator[tuple[Declaration, Stated]]:
    definitions = facts_of(place).definitions
    names = {found.name for found in definitions if CONVERSION.match(found.name)}
    conversions = sorted(names, key=len, reverse=True)
    for found in definitions:
        kind = f"{found.category}/{found.kind}"
        if kind in ("meta/include", "meta/file"):
            continue
        kind = SAME.get(kind, kind)
        name, scope, signature = found.name, found.scope, found.signature
        for one in conversions:
            scope = scope.replace(one, CONVERTS)
        if name in names:
            name, signature = CONVERTS, signature.replace(name, CONVERTS, 1)
        signature = spelled(signature) if kind.startswith("callable") else ""
        yield (
            Declaration(kind, squeezed(name), squeezed(scope), found.start, found.end),
            Stated(" ".join(signature.split()), frozenset()),
        )


def include_directories(root: str) -> list[str]:
    found = {path.parent for path in Path(root).rglob("*.h*")}
    return sorted({str(one) for one in found} | {str(one.parent) for one in found})


def compiler_headers(plus_plus: bool) -> list[str]:
    places = sorted(Path("/usr/lib/gcc").glob("*/*/include"))[-1:]
    if plus_plus:
        places += sorted(Path("/usr/include/c++").glob("*"))[-1:]
        places += sorted(Path("/usr/include").glob("*/c++/*"))[-1:]
    return [f"-isystem{place}" for place in places]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directories", nargs="+")
    parser.add_argument("--cpp", action="store_true", help="C++, headers too")
    parser.add_argument("-I", dest="include", action="append", default=[])
    parser.add_argument("-D", dest="define", action="append", default=[])
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    options = parser.parse_args()
    compare.PRECISION = compare.RECALL = 0.98
    language = "cpp" if options.cpp else "c"
    tally = Tally(options.show)
    for directory in options.directories:
        check_tree(directory, language, options, tally)
    print(f"left out as macros give them: {tally.counts['expanded']} declarations of libclang's")
    print(f"left out as they are not compiled: {tally.counts['skipped']} of ours")
    print(f"signatures left out as macros give them: {tally.counts['unspelled']}")
    return report(tally)


def check_tree(directory: str, language: str, options: Any, tally: Tally) -> None:
    standard = ["-xc++", "-std=c++20"] if options.cpp else ["-xc", "-std=gnu11"]
    arguments = [*standard, "-fsyntax-only", "-ferror-limit=0", *compiler_headers(options.cpp)]
    arguments += [f"-I{place}" for place in (*options.include, *include_directories(directory))]
    arguments += [f"-D{name}" for name in options.define]
    for file in scan_tree(directory, language):
        try:
            source = read_source(file.place, languages()[language])
        except UnreadableFile as error:
            tally.excluded.append(f"{file.place}: {error}")
            continue
        reader = Reader(file.place, source, arguments)
        errors = reader.errors()
        if errors:
            tally.excluded.append(f"{file.place}: {errors[0]}")
            continue
        reader.read()
        skipped = reader.skipped()
        mine = list(ours(file, language))
        kept = [one for one in mine if one[0].first not in skipped]
        tally.counts["expanded"] += reader.expanded
        tally.counts["skipped"] += len(mine) - len(kept)
        tally.counts["lines"] += source.count(b"\n")
        match(file.place, reader, kept, tally)


def scan_tree(directory: str, language: str) -> list[Any]:
    from msgspec.structs import replace

    files = scan(directory, collect_tests=True).files
    if language == "cpp":  # headers are C++ here
        files = [
            replace(file, language="cpp") if file.path.endswith(".h") else file for file in files
        ]
    return [file for file in files if file.language == language]


def match(place: str, reader: Reader, found: Any, tally: Tally) -> None:
    left, right = compare.grouped(reader.found), compare.grouped(found)
    tally.counts["files"] += 1
    for declaration in [*left, *(other for other in right if other not in left)]:
        one, other = left.get(declaration, []), right.get(declaration, [])
        same = min(len(one), len(other))
        tally.counts["declarations"] += len(one)
        tally.counts["ours"] += len(other)
        tally.counts["matched"] += same
        for _ in one[same:]:
            tally.differ("missing", f"{place}: {tuple(declaration)}")
        for _ in other[same:]:
            tally.differ("extra", f"{place}: {tuple(declaration)}")
        for expects, has in zip(one[:same], other[:same], strict=True):
            if declaration.kind == "callable" and not expects.signature:
                tally.counts["unspelled"] += 1
                continue
            if squeezed(expects.signature) != squeezed(has.signature):
                expects, has = final(reader, expects), final(reader, has)
            else:
                has = expects
            compare.compare_stated(f"{place}:{declaration.first}", expects, has, tally)


def final(reader: Reader, stated: Stated) -> Stated:
    text = reader.expanded_signature(stated.signature)
    text = re.sub(r"__attribute__\s*\(\s*\(.*?\)\s*\)", "", text)
    return Stated(squeezed(spelled(text)), frozenset())


if __name__ == "__main__":
    sys.exit(main())
