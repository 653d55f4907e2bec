#!/usr/bin/env python3
"""Check that every type parameter a signature refers to is in scope there.

    tools/check_type_parameters.py TREE... [--header-language cpp] [--show N]

A type parameter is in scope in the declaration whose list of type parameters it stands in, and in
all that is inside of it, but where something nearer has a type parameter of that name. Where the
lists stand is asked of the syntax tree alone, and all is compared by lines, so that nothing that
was made of the tree is taken for granted. Prints, for each language, how many
references are right, outside of the scope, hidden by a nearer one, or not judged, since the tree
has no list there; then the first of each. Exit status 1 where one is outside or hidden.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tree_sitter import Query, QueryCursor
from tree_sitter_language_pack import get_language

from codeknit.extract.queries import compiled
from codeknit.extract.read import UnreadableFile, read_source
from codeknit.extract.run import extract
from codeknit.extract.scan import Selection, scan
from codeknit.extract.trees import tree_of
from codeknit.languages import languages
from codeknit.model import Document, Symbol

_SIMPLE = "(type_parameters) @list"
#: What lists type parameters in each grammar; its parent is where they are in scope.
LISTS = {
    "cpp": "(template_parameter_list) @list",
    "csharp": "(type_parameter_list) @list",
    "go": "(type_parameter_list) @list (method_declaration receiver: (parameter_list) @list)",
    "java": _SIMPLE,
    "python": "(_ type_parameters: (type_parameter) @list) (type_alias_statement) @list",
    "rust": _SIMPLE,
    "scala": _SIMPLE,
    "tsx": _SIMPLE,
    "typescript": _SIMPLE,
}
VERDICTS = ("right", "outside", "hidden", "not judged")
Lines = tuple[int, int]


class Listed(NamedTuple):
    """The lines where a name that a list of type parameters has may be in scope."""

    line: int
    scope: Lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("trees", nargs="+", metavar="TREE")
    parser.add_argument("--header-language", default="c", choices=("c", "cpp"))
    parser.add_argument("--show", type=int, default=10, metavar="N", help="of each verdict")
    given = parser.parse_args()
    selection = Selection(header_language=given.header_language, collect_tests=True)
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    first: defaultdict[str, list[str]] = defaultdict(list)
    for tree in given.trees:
        found = scan(tree, selection)
        document = extract(found)
        for file in found.files:
            for verdict, text in judged(document, file.path, file.place, file.language):
                counts[file.language][verdict] += 1
                first[verdict].append(text)
    for verdict in VERDICTS[1:]:
        for text in first[verdict][: given.show]:
            print(f"{verdict}: {text}")
    return report(counts)


def report(counts: dict[str, Counter[str]]) -> int:
    print(f"{'language':12}", *(f"{verdict:>12}" for verdict in VERDICTS))
    for language, tally in sorted(counts.items()):
        print(f"{language:12}", *(f"{tally[verdict]:>12}" for verdict in VERDICTS))
    wrong = sum(tally["outside"] + tally["hidden"] for tally in counts.values())
    return 1 if wrong or not counts else 0


def judged(document: Document, path: str, place: str, language: str) -> Iterator[tuple[str, str]]:
    """A verdict on each reference to a type parameter in the signatures of a file."""
    users = [
        (symbol, target)
        for symbol in document.in_file(path)
        for target in targets(document, symbol)
        if target.kind == "type_parameter"
    ]
    if not users:
        return
    lists = listed(place, language)
    parameters = [one for one in document.in_file(path) if one.kind == "type_parameter"]
    scopes = {one.number: scopes_of(one, lists) for one in parameters}
    by_name: defaultdict[str, list[Symbol]] = defaultdict(list)
    for one in parameters:
        by_name[one.name].append(one)
    for symbol, target in users:
        text = f"{symbol.id} L{symbol.start}: {symbol.signature}: {target.id} L{target.start}"
        yield verdict(symbol, target, scopes, by_name[target.name]), text


def targets(document: Document, symbol: Symbol) -> list[Symbol]:
    return [document.symbol(number) for number in symbol.parsed_signature.references]


@cache
def _query(language: str) -> Any:
    return Query(get_language(languages()[language].grammar), LISTS[language])


def listed(place: str, language: str) -> dict[str, list[Listed]]:
    """What the lists of a file name, and where that may be in scope, by the syntax tree."""
    result: defaultdict[str, list[Listed]] = defaultdict(list)
    if language not in LISTS:
        return result
    try:
        text = read_source(place, languages()[language])
    except UnreadableFile:
        return result
    tree = tree_of(compiled(language), text)
    for node in QueryCursor(_query(language)).captures(tree.root).get("list", []):
        scope = node if node.type == "type_alias_statement" else node.parent
        lines = tree.row(scope) + 1, tree.row(scope, end=True) + 1
        for name in names_in(node):
            found = text[name.start_byte : name.end_byte].decode()
            result[found].append(Listed(tree.row(name) + 1, lines))
    return result


def names_in(node: Any) -> Iterator[Any]:
    """All names in a list: more than type parameters, which the document tells apart."""
    if not node.named_child_count and "identifier" in node.type:
        yield node
    for child in node.named_children:
        yield from names_in(child)


def scopes_of(parameter: Symbol, lists: dict[str, list[Listed]]) -> list[Lines]:
    """The lines of the declarations that list a type parameter: of several that begin in its line
    it may be any."""
    found = lists.get(parameter.name, ())
    return [scope for line, scope in found if parameter.start <= line <= parameter.end]


def verdict(
    user: Symbol, target: Symbol, scopes: dict[int, list[Lines]], namesakes: Sequence[Symbol]
) -> str:
    if user.file != target.file:
        return "outside"
    if not scopes[target.number]:
        return "not judged"
    around = [scope for scope in scopes[target.number] if fits(user, target, scope)]
    if not around:
        return "outside"
    for other in namesakes:
        nearer = [scope for scope in scopes[other.number] if fits(user, other, scope)]
        if nearer and all(is_inside(one, scope) for one in nearer for scope in around):
            return "hidden"
    return "right"


def fits(user: Symbol, parameter: Symbol, scope: Lines) -> bool:
    """Whether a declaration is inside of the one that lists a type parameter, or is that: the
    tree may have its attributes and decorators in front of it."""
    own = user.scoped_name == parameter.scope and user.start <= parameter.start <= user.end
    return own or (scope[0] <= user.start and user.end <= scope[1])


def is_inside(one: Lines, other: Lines) -> bool:
    return one != other and other[0] <= one[0] and one[1] <= other[1]


if __name__ == "__main__":
    sys.exit(main())
