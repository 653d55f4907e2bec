#!/usr/bin/env python3
"""Compare what codeknit extracts from Python files with Python's own `ast`.

    tools/oracle_python.py [DIRECTORY] [--show N]

Looks at every Python file below DIRECTORY (the standard library of the running Python unless
given), tests included: declarations (name, scope, kind, span with decorators, async) and
signatures (parameters, annotations, defaults, return annotation). Prints figures and the first
differences; exit status 1 where there are any. Files that `ast` cannot parse are listed apart,
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
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from codeknit.extract.read import UnreadableFile, read_source
from codeknit.extract.records import Definition, FileFacts
from codeknit.extract.scan import scan
from codeknit.extract.workers import facts_of
from codeknit.languages import languages

LONGEST_DEFAULT = 32  # characters, from the specification
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Declaration(NamedTuple):
    """What both sides say of a declaration."""

    name: str
    scope: str
    kind: str
    start: int
    end: int
    is_async: bool


class Tally:
    """Counts and the first differences."""

    def __init__(self, show: int) -> None:
        self.show = show
        self.counts: Counter[str] = Counter()
        self.differences: list[str] = []
        self.unparsable: list[str] = []

    def differ(self, what: str, text: str) -> None:
        self.counts[what] += 1
        if len(self.differences) < self.show:
            self.differences.append(f"{what}: {text}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("directory", nargs="?", default=sysconfig.get_paths()["stdlib"])
    parser.add_argument("--show", type=int, default=20, metavar="N", help="differences to print")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    sys.setrecursionlimit(20_000)
    tally = Tally(options.show)
    for file in scan(options.directory, collect_tests=True).files:
        if file.language == "python":
            compare_file(file.path, file.place, facts_of(file), tally)
    return report(tally)


def report(tally: Tally) -> int:
    for line in tally.differences:
        print(line)
    print()
    print(f"{len(tally.unparsable)} files that ast cannot parse:")
    for line in tally.unparsable:
        print(f"  {line}")
    print()
    for name in ("files", "declarations", "signatures", "missing", "extra", "wrong signature"):
        print(f"{name:16} {tally.counts[name]:>8}")
    wrong = sum(tally.counts[name] for name in ("missing", "extra", "wrong signature"))
    return 1 if wrong else 0


def compare_file(path: str, place: str, facts: FileFacts, tally: Tally) -> None:
    try:
        text = read_source(place, languages()["python"]).decode("utf-8")
        tree = ast.parse(text)
    except (UnreadableFile, SyntaxError, ValueError, RecursionError) as error:
        said = facts.error or "no error"
        found = len(facts.definitions)
        tally.unparsable.append(f"{path}: {error}; codeknit: {said}, {found} declarations")
        return
    if facts.error and not compiles(text):
        tally.unparsable.append(f"{path}: does not compile; codeknit: {facts.error}")
        return
    tally.counts["files"] += 1
    if facts.error:
        tally.differ("extra", f"{path}: error for a file that is right: {facts.error}")
    expected = dict(Expected(text).declarations(tree))
    found = {ours(facts, index): index for index in range(len(facts.definitions))}
    tally.counts["declarations"] += len(expected)
    for declaration in expected.keys() - found.keys():
        tally.differ("missing", f"{path}: {declaration}")
    for declaration in found.keys() - expected.keys():
        tally.differ("extra", f"{path}: {declaration}")
    for declaration in expected.keys() & found.keys():
        node = expected[declaration]
        definition = facts.definitions[found[declaration]]
        problem = signature_problem(definition, node, text)
        tally.counts["signatures"] += 1
        if problem:
            tally.differ("wrong signature", f"{path}:{definition.start}: {problem}")


def compiles(text: str) -> bool:
    """Whether Python takes a file that `ast` parses (`from __future__ import *` it does not)."""
    try:
        compile(text, "file", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return True


def ours(facts: FileFacts, index: int) -> Declaration:
    found = facts.definitions[index]
    kind = "value" if found.category == "value" else f"{found.category}/{found.kind}"
    return Declaration(
        unicodedata.normalize("NFKC", found.name),  # as Python reads names
        unicodedata.normalize("NFKC", found.scope),
        kind,
        found.start,
        found.end,
        "async" in found.properties,
    )


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
                yield (
                    Declaration(node.name, scope, "type/class", start, node.end_lineno or 0, False),
                    node,
                )
                yield from self._body(node, dotted(scope, node.name), "class")
            elif inside != "function":
                yield from self._values(node, scope, inside, bound)

    def _function(
        self, node: Function, scope: str, inside: str
    ) -> Iterator[tuple[Declaration, ast.AST]]:
        start = min([node.lineno, *(one.lineno for one in node.decorator_list)])
        kind = callable_kind(node.name, inside)
        is_async = isinstance(node, ast.AsyncFunctionDef)
        yield Declaration(node.name, scope, kind, start, node.end_lineno or 0, is_async), node
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
                yield (
                    Declaration(name.id, scope, kind, start, node.end_lineno or 0, False),
                    node.value if is_lambda and node.value else node,
                )


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
