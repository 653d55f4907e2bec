"""Runs a module and writes down what the calls of a tree really call.

    python python_calls.py RECORD TREE MODULE [ARGUMENT …]

Every module of the tree is compiled with its calls wrapped while it is imported: what is called
is looked at just before, so that generators, classes and functions in C are seen alike. Lines and
behaviour stay what they are. The record is JSON: call sites by file, and classes as they turned
out. Modules that the interpreter has loaded before are left alone.
"""

from __future__ import annotations

import ast
import atexit
import builtins
import functools
import json
import os
import runpy
import sys
import types
from importlib.machinery import SourceFileLoader

CALLED = "__codeknit_called__"
MADE = "__codeknit_made__"
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)

Owner = tuple[int, str]  # the line and the name of a callable


class Site:
    """One place that calls, and what it has called."""

    def __init__(self, file: str, line: int, owners: list[Owner], written: str) -> None:
        self.file, self.line, self.owners, self.written = file, line, owners, written
        self.seen: dict[object, object] = {}


class Wrapping(ast.NodeTransformer):
    """Wraps what is called, and notes where each class is declared."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.owners: list[Owner] = [(0, "")]

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        node.func = self._wrapped(node.func)
        return node

    def _wrapped(self, node: ast.expr) -> ast.expr:
        written = ast.unparse(node) if isinstance(node, ast.Name | ast.Attribute) else ""
        if CALLED in written:  # a member of what a call gives
            written = f"?.{node.attr}" if isinstance(node, ast.Attribute) else ""
        line = getattr(node, "end_lineno", None) or node.lineno
        SITES.append(Site(self.file, line, list(reversed(self.owners)), written))
        return ast.copy_location(self._call(CALLED, len(SITES) - 1, node), node)

    @staticmethod
    def _call(name: str, number: int, *arguments: ast.expr) -> ast.Call:
        return ast.Call(ast.Name(name, ast.Load()), [ast.Constant(number), *arguments], [])

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self._function(node)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        start = min([node.lineno, *(one.lineno for one in node.decorator_list)])
        node.decorator_list = [self._wrapped(self.visit(one)) for one in node.decorator_list]
        node.args = self.visit(node.args)
        if node.returns:
            node.returns = self.visit(node.returns)
        self.owners.append((start, node.name))
        node.body = [self.visit(one) for one in node.body]
        self.owners.pop()
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        target = node.targets[-1]
        if not (isinstance(node.value, ast.Lambda) and isinstance(target, ast.Name)):
            return self.generic_visit(node)
        self.owners.append((target.lineno, target.id))
        self.generic_visit(node)
        self.owners.pop()
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        start = min([node.lineno, *(one.lineno for one in node.decorator_list)])
        node.decorator_list = [self._wrapped(self.visit(one)) for one in node.decorator_list]
        node.bases = [self.visit(one) for one in node.bases]
        node.keywords = [self.visit(one) for one in node.keywords]
        node.body = [self.visit(one) for one in node.body]
        PLACES.append((self.file, start, node.name))
        node.decorator_list.append(self._call(MADE, len(PLACES) - 1))
        return node


SITES: list[Site] = []
PLACES: list[tuple[str, int, str]] = []
CLASSES: dict[int, tuple[type, int]] = {}


def called(number: int, what: object) -> object:
    """Note what is called at a site."""
    kind = type(what)
    if kind is types.FunctionType:
        key: object = what.__code__
    elif kind is types.MethodType and type(what.__func__) is types.FunctionType:
        of = what.__self__
        key = (what.__func__.__code__, of if isinstance(of, type) else type(of))
    elif isinstance(what, type):
        key = what
    else:
        key = kind
    seen = SITES[number].seen
    if key not in seen:
        seen[key] = what if kind is not types.MethodType else what.__func__
        if not isinstance(what, type) and kind not in (types.FunctionType, types.MethodType):
            seen[key] = what if kind in _WRAPPERS else None
    return what


#: Classes may have members of these names that mean something else.
_DICT, _BASES, _NAME = (
    type.__dict__[one].__get__ for one in ("__dict__", "__bases__", "__qualname__")
)
_WRAPPERS = (functools.partial, type(functools.lru_cache(print)))


def made(place: int) -> object:
    """A decorator that notes a class as it is made."""

    def note(what: object) -> object:
        if isinstance(what, type):
            CLASSES[id(what)] = (what, place)
        return what

    return note


class Record:
    """Puts into words what was seen."""

    def __init__(self, tree: str) -> None:
        self.tree = tree
        self.numbers: dict[int, int] = {}
        self.classes: list[dict] = []

    def path(self, name: str) -> str | None:
        """The path of a file in the tree; those of modules that are part of the interpreter."""
        if name.startswith("<frozen "):
            name = os.path.join(self.tree, *name[8:-1].split(".")) + ".py"
        path = os.path.realpath(name)
        return os.path.relpath(path, self.tree) if path.startswith(self.tree + os.sep) else None

    def code(self, code: types.CodeType) -> list | None:
        path = self.path(code.co_filename)
        return [path, code.co_firstlineno, code.co_name] if path else None

    def functions(self, what: object, depth: int = 0) -> list:
        """The functions of the tree that something is, and those it wraps; None for any other."""
        if isinstance(what, staticmethod | classmethod):
            what = what.__func__
        if isinstance(what, property):
            what = what.fget
        found = []
        if type(what) is types.FunctionType:
            found.append(self.code(what.__code__))
            inner = what.__dict__.get("__wrapped__")
        elif type(what) is functools.partial:
            inner = what.func
        else:
            inner = getattr(what, "__wrapped__", None) if type(what) in _WRAPPERS else None
        if type(inner) is types.MethodType:
            inner = inner.__func__
        return found + (self.functions(inner, depth + 1) if inner and depth < 5 else [])

    def _file_of(self, of: type) -> str | None:
        """The file of a class that was made before anybody looked, not at run time of another."""
        name = _DICT(of).get("__module__")
        found = module = sys.modules.get(name) if isinstance(name, str) else None
        for name in _NAME(of).split("."):
            has = _DICT(found) if isinstance(found, type) else getattr(found, "__dict__", {})
            found = has.get(name)
        if found is not of:
            return None
        codes = [code for one in _DICT(of).values() for code in self.functions(one) if code]
        return codes[0][0] if codes else self.path(getattr(module, "__file__", None) or "")

    def number(self, of: type) -> int:
        known = self.numbers.get(id(of))
        if known is None:
            known = self.numbers[id(of)] = len(self.classes)
            entry: dict = {"name": _NAME(of), "place": None}
            self.classes.append(entry)
            if id(of) in CLASSES:
                entry["place"] = PLACES[CLASSES[id(of)][1]]
            elif path := self._file_of(of):
                entry["place"] = [path, 0, _NAME(of)]
            entry["bases"] = [self.number(one) for one in _BASES(of)]
            entry["mro"] = [self.number(one) for one in type.mro(of)] if of is not type else []
            entry["has"] = {
                name: [one for one in self.functions(what) if one]
                for name, what in _DICT(of).items()
            }
        return known

    def callee(self, key: object, what: object) -> dict:
        if isinstance(key, type) and isinstance(what, type):
            meta = type(what)
            own = [
                self.functions(_DICT(one)["__call__"])
                for one in type.mro(meta)
                if one not in (type, object) and "__call__" in _DICT(one)
            ]
            return {"class": self.number(what), "meta": own[0] if own else []}
        if isinstance(key, tuple):
            return {"functions": self.functions(what), "on": self.number(key[1])}
        if isinstance(key, types.CodeType):
            return {"functions": self.functions(what)}
        call = next((one for one in type.mro(key) if "__call__" in _DICT(one)), None)
        found = self.functions(what) if what is not None else []
        if call is not None and type(_DICT(call)["__call__"]) is types.FunctionType:
            found += self.functions(_DICT(call)["__call__"])
        return {"functions": found, "object": True}

    def all(self) -> dict:
        sites = [
            {
                "file": one.file,
                "line": one.line,
                "owners": one.owners,
                "written": one.written,
                "callees": [self.callee(key, what) for key, what in list(one.seen.items())],
            }
            for one in SITES
        ]
        for one, _ in list(CLASSES.values()):
            self.number(one)
        return {"sites": sites, "classes": self.classes}


def main() -> None:
    target, tree, module, *arguments = sys.argv[1:]
    target, tree = os.path.abspath(target), os.path.realpath(tree)
    record = Record(tree)
    plain, compiled = SourceFileLoader.get_code, SourceFileLoader.source_to_code

    def get_code(self, fullname):
        path = record.path(self.get_filename(fullname))
        if path is None:
            return plain(self, fullname)
        source = self.get_data(self.path)
        sites, places = len(SITES), len(PLACES)
        try:
            wrapped = ast.fix_missing_locations(Wrapping(path).visit(ast.parse(source)))
            return compiled(self, wrapped, self.path)
        except (SyntaxError, RecursionError, ValueError):
            del SITES[sites:], PLACES[places:]
            return plain(self, fullname)

    SourceFileLoader.get_code = get_code
    setattr(builtins, CALLED, called)
    setattr(builtins, MADE, made)
    process = os.getpid()

    def write() -> None:
        if os.getpid() == process:
            sys.setrecursionlimit(20_000)
            with open(target, "w", encoding="utf-8") as file:
                json.dump(record.all(), file)

    atexit.register(write)
    sys.argv = [module, *arguments]
    sys.path[0] = os.getcwd()
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
