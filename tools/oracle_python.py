#!/usr/bin/env python3
"""Compare what codeknit extracts from Python files with Python's own `ast`.

    tools/oracle_python.py [DIRECTORY] [--show N]

Looks at every Python file below DIRECTORY (the standard library of the running Python unless
given), tests included: declarations (name, scope, kind, span with decorators, async) and
signatures (parameters, annotations, defaults, return annotation). Prints figures and the first
differences; exit status 1 where there are any. Files that Python does not take are listed apart,
with what codeknit says about them.
"""

from __future__ import annotations

import argparse
import ast
import io
import sys
import sysconfig
import tokenize
import unicodedata
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent / "oracles"))

import compare
from compare import Declaration, Declarations, Tally

from codeknit.extract.read import UnreadableFile, read_source
from codeknit.extract.records import Definition
from codeknit.languages import languages

LONGEST_DEFAULT = 32  # characters, from the specification
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Node(NamedTuple):
    """What `ast` has for a declaration, and the text of the file."""

    node: ast.AST
    text: str


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directory", nargs="?", default=sysconfig.get_paths()["stdlib"])
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    sys.setrecursionlimit(20_000)
    compare.PRECISION = compare.RECALL = compare.SIGNATURES = 1.0
    return compare.run(
        "python", [options.directory], parsed, options.show, own=ours, judge=differences
    )


def parsed(places: list[str], _tally: Tally) -> Iterator[tuple[str, Declarations | str]]:
    """What `ast` says of each file."""
    for place in places:
        try:
            text = read_source(place, languages()["python"]).decode("utf-8")
            # `ast` parses more than Python takes: `from __future__ import *`.
            compile(text, "file", "exec", dont_inherit=True)
            tree = ast.parse(text)
        except (UnreadableFile, SyntaxError, ValueError, RecursionError) as error:
            yield place, str(error)
        else:
            found = Expected(text).declarations(tree)
            yield place, [(declaration, Node(node, text)) for declaration, node in found]


def ours(found: Definition) -> tuple[Declaration, Definition]:
    kind = "value" if found.category == "value" else f"{found.category}/{found.kind}"
    name, scope = (  # as Python reads names
        unicodedata.normalize("NFKC", text) for text in (found.name, found.scope)
    )
    is_async = "async" in found.properties
    return declared(kind, name, scope, found.start, found.end, is_async), found


def declared(
    kind: str, name: str, scope: str, start: int, end: int | None, is_async: bool = False
) -> Declaration:
    return Declaration(f"async {kind}" if is_async else kind, name, scope, start, end or 0)


def differences(expected: Node, found: Definition) -> Iterator[tuple[str, str]]:
    problem = signature_problem(found, expected.node, expected.text)
    if problem:
        yield "signature", problem


class Expected:
    """The declarations `ast` sees."""

    def __init__(self, text: str) -> None:
        self.text = text

    def declarations(self, tree: ast.Module) -> Iterator[tuple[Declaration, ast.AST]]:
        yield from self._body(tree, "", "file")

    def _body(
        self, owner: ast.AST, scope: str, inside: str
    ) -> Iterator[tuple[Declaration, ast.AST]]:
        bound: set[str] = set()
        for node in statements(owner):
            if isinstance(node, Function):
                bound.add(node.name)
                yield from self._function(node, scope, inside)
            elif isinstance(node, ast.ClassDef):
                bound.add(node.name)
                start = min([node.lineno, *(one.lineno for one in node.decorator_list)])
                yield declared("type/class", node.name, scope, start, node.end_lineno), node
                yield from self._body(node, dotted(scope, node.name), "class")
            elif inside != "function":
                yield from self._values(node, scope, inside, bound)

    def _function(
        self, node: Function, scope: str, inside: str
    ) -> Iterator[tuple[Declaration, ast.AST]]:
        start = min([node.lineno, *(one.lineno for one in node.decorator_list)])
        kind = callable_kind(node.name, inside)
        is_async = isinstance(node, ast.AsyncFunctionDef)
        yield declared(kind, node.name, scope, start, node.end_lineno, is_async), node
        yield from self._body(node, dotted(scope, node.name), "function")

    def _values(
        self, node: ast.AST, scope: str, inside: str, bound: set[str]
    ) -> Iterator[tuple[Declaration, ast.AST]]:
        if not isinstance(node, ast.Assign | ast.AnnAssign):
            return
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        for target in targets:
            for name in bound_names(target):
                if name.id in bound:
                    continue
                bound.add(name.id)
                is_lambda = name is targets[-1] and isinstance(node.value, ast.Lambda)
                kind = callable_kind(name.id, inside) if is_lambda else "value"
                start = name.lineno if isinstance(target, ast.Name) else target.lineno
                declaration = declared(kind, name.id, scope, start, node.end_lineno)
                yield declaration, node.value if is_lambda and node.value else node


def statements(owner: ast.AST) -> Iterator[ast.AST]:
    """Every statement of a body, those in compound statements included, in source order."""
    for child in ast.iter_child_nodes(owner):
        if isinstance(child, ast.stmt):
            yield child
            if not isinstance(child, Function | ast.ClassDef):
                yield from statements(child)
        elif isinstance(child, ast.ExceptHandler | ast.match_case):
            yield from statements(child)


def bound_names(target: ast.expr) -> Iterator[ast.Name]:
    if isinstance(target, ast.Name):
        yield target
    elif isinstance(target, ast.Starred):
        yield from bound_names(target.value)
    elif isinstance(target, ast.Tuple | ast.List):
        for element in target.elts:
            yield from bound_names(element)


def callable_kind(name: str, inside: str) -> str:
    if inside != "class":
        return "callable/function"
    return "callable/constructor" if name == "__init__" else "callable/method"


def dotted(scope: str, name: str) -> str:
    return f"{scope}.{name}" if scope else name


def signature_problem(found: Definition, node: ast.AST, text: str) -> str:
    """What is wrong with a signature, in words; empty where nothing is."""
    if isinstance(node, Function | ast.Lambda):
        return callable_problem(found, node, text)
    if isinstance(node, ast.AnnAssign):
        expected = ast.dump(node.annotation)
        try:
            stated = ast.parse(found.signature).body[0]
        except SyntaxError:
            return f"not readable: {found.signature!r}"
        same = isinstance(stated, ast.AnnAssign) and ast.dump(stated.annotation) == expected
        return "" if same else f"{found.signature!r} is not {ast.unparse(node)!r}"
    if found.signature == found.name:
        return ""
    return f"{found.signature!r} is not {found.name!r}"


def callable_problem(found: Definition, node: Function | ast.Lambda, text: str) -> str:
    bound = bound_argument(found, node)
    signature = found.signature
    if bound is not None:
        head, _, rest = signature.partition("(")
        default = f"={ast.unparse(bound[1])}" if bound[1] is not None else ""
        rest = rest if rest.startswith(")") else f", {rest}"
        signature = f"{head}({bound[0]}{default}{rest}"
    try:
        stated = ast.parse(f"def {signature}: pass").body[0]
    except SyntaxError as error:
        return f"not readable ({error.msg}): {found.signature!r}"
    assert isinstance(stated, ast.FunctionDef)
    shorten(node.args, stated.args, text, bound is not None)
    skeleton = without_bound(node.args, bound)
    if ast.dump(skeleton) != ast.dump(without_bound(stated.args, bound)):
        return f"{found.signature!r} is not ({ast.unparse(node.args)})"
    returns = None if isinstance(node, ast.Lambda) else node.returns
    if dump(returns) != dump(stated.returns):
        return f"{found.signature!r}: the return type is not {dump(returns)}"
    return ""


def dump(node: ast.AST | None) -> str:
    return ast.dump(node) if node is not None else ""


def bound_argument(
    found: Definition, node: Function | ast.Lambda
) -> tuple[str, ast.expr | None] | None:
    """Name and default of the parameter that stands for the object a method is called on."""
    if found.kind not in ("method", "constructor") or "static" in found.properties:
        return None
    arguments = [*node.args.posonlyargs, *node.args.args]
    if not arguments:
        return None
    defaults = node.args.defaults
    default = defaults[0] if len(defaults) == len(arguments) else None
    return arguments[0].arg, default


def without_bound(
    arguments: ast.arguments, bound: tuple[str, ast.expr | None] | None
) -> ast.arguments:
    if bound is not None:
        first = (arguments.posonlyargs or arguments.args)[0]
        first.annotation = None
    return arguments


def shorten(real: ast.arguments, stated: ast.arguments, text: str, skip_first: bool) -> None:
    """Replace long defaults by ``...`` where they stand for more than the longest that is kept."""
    positional = len(real.posonlyargs) + len(real.args)
    for index, default in enumerate(real.defaults):
        first = positional - len(real.defaults) + index == 0
        if not (skip_first and first) and is_long(default, text):
            real.defaults[index] = ast.Constant(...)
        elif skip_first and first:
            stated.defaults[index : index + 1] = [default]
    for index, default in enumerate(real.kw_defaults):
        if default is not None and is_long(default, text):
            real.kw_defaults[index] = ast.Constant(...)


def is_long(node: ast.expr, text: str) -> bool:
    segment = ast.get_source_segment(text, node) or ""
    return len(folded(segment)) > LONGEST_DEFAULT


def folded(segment: str) -> str:
    """Source text in one line: as tokens, with one space where there was any."""
    if segment.isprintable() and "  " not in segment and "#" not in segment:
        return segment
    result = ""
    end = (1, 1)
    for token in tokenize.generate_tokens(io.StringIO(f"({segment})").readline):
        if token.type in (tokenize.NL, tokenize.COMMENT, tokenize.NEWLINE, tokenize.ENDMARKER):
            continue
        result += (" " if token.start > end and result.strip("(") else "") + token.string
        end = token.end
    return result[1:-1].strip()


if __name__ == "__main__":
    sys.exit(main())
