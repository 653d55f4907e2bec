"""The queries of a language, compiled, and what their captures mean.

The vocabulary is closed: docs/adding-a-language.md lists it, and a capture or predicate that is
not in it raises here, because tree-sitter itself would ignore it in silence.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final, cast

import msgspec
from tree_sitter import Language as Grammar
from tree_sitter import Parser, Query, QueryError
from tree_sitter_language_pack import get_language

from codeknit.languages import FOLDER, Language, hooks, languages
from codeknit.model import CATEGORIES, Category
from codeknit.signals import held

#: Captures that mean something on their own, and those that belong to a pattern of one role.
CAPTURES: Final = frozenset(
    {
        "on", "span", "name", "params", "return", "return.declarator", "type", "type.declarator",
        "scope", "region", "barrier", "modifier", "ref", "tail", "export", "exports",
        "bind", "bind.outer", "param", "param.name", "param.type", "param.declarator",
        "param.default", "param.modifier", "param.mark", "lead", "rebind", "rebind.in",
        "import.module", "import.name", "import.alias", "import.all", "import.own",
    }
)  # fmt: skip
#: Captures of edges.scm that say what a pattern is about, and those that go with them.
USES: Final = (
    "open", "carried",
    "call", "new", "above", "read", "tested", "value", "inherits", "implements", "extends",
    "prepends", "base", "bound", "demanded", "decorator", "local", "attribute", "result",
    "exported", "block", "outside",
    "internal", "unbound", "element", "locals", "reassigned", "assigned", "hoisted",
    "applied", "raised", "iterated", "entered", "awaited", "yielded", "yielded.all",
    "rewritten", "removed", "callable", "late", "label", "class", "parts", "taken",
)  # fmt: skip
USED_WITH: Final = frozenset(
    {
        "arguments", "given", "given.key", "decorated", "of", "local.value", "local.type",
        "taken.of", "taken.as",
        "local.each", "local.entered", "local.in", "local.key", "locals.values",
        "attribute.value", "attribute.type", "assigned.value", "element.value", "exported.value",
        "passed", "passed.to", "late.behind", "callable.type", "parts.type",
    }
)  # fmt: skip
FAMILIES: Final = ("def.", "property.", "value.", "inner.")
PREDICATES: Final = frozenset(
    {
        "eq?", "not-eq?", "any-eq?", "any-not-eq?", "match?", "not-match?", "any-match?",
        "any-not-match?", "any-of?", "set!",
    }
)  # fmt: skip
SETTINGS: Final = frozenset(
    {"assigned", "beyond", "binds", "clause", "encloses", "hook", "member", "name", "needs"}
    | {"prototype"}
)
#: Categories of what encloses, unless it says otherwise.
ENCLOSING: Final = frozenset({"type", "callable", "module"})
TRIVIA: Final = frozenset({"comment", "string"})
TYPES: Final = frozenset({"ref"})

_INHERITS: Final = re.compile(r"^; inherits: *(\w+)$", re.MULTILINE)
_COMMENT: Final = re.compile(r'"(?:[^"\\]|\\.)*"|;[^\n]*')
_BRACKET: Final = re.compile(r"[\[\]()]")
_PREDICATE: Final = re.compile(r'"(?:[^"\\]|\\.)*"|#([\w-]+[?!]?)')


class QueryVocabularyError(Exception):
    """A query uses a capture, predicate or setting the engine does not know."""


class Pattern(msgspec.Struct):
    """One pattern of a query: what it does, and what is fixed in it."""

    index: int
    role: str
    captures: tuple[str, ...]
    category: Category = "meta"
    kind: str = ""
    declaration: str = ""
    settings: dict[str, str | None] = {}
    properties: dict[str, str] = {}
    marks: tuple[tuple[str, str], ...] = ()  # (property, capture that states it)
    values: tuple[tuple[str, str], ...] = ()  # (property, capture whose text is its value)
    hook: Any = None
    states: bool = False  # whether it states properties
    only_modifiers: bool = False  # … by modifiers alone
    spanned: bool = False
    assigned: bool = False
    clause: bool = False
    beyond: str = ""  # what around it is no scope of it: types, or everything
    encloses: bool = False
    member: bool = False  # whether it belongs to the type around the callable it stands in
    local: bool = False  # whether, inside a callable, it is no declaration
    name: str | None = None  # what it is called, where the source has no name
    binds: str = ""  # where its name is bound, if not around it: inside of it, or nowhere
    prototype: bool = False  # whether it only declares what another of its name defines


class Compiled(msgspec.Struct):
    """A language ready to extract."""

    language: Language
    parser: Any
    query: Any
    patterns: tuple[Pattern, ...]
    trivia: Any
    types: Any
    needs: tuple[bytes, ...] = ()  # texts without which some patterns are not tried
    relations: bool = False
    modifiers: dict[str, dict[str, str]] = {}  # properties, by the word that states them
    is_constant: Any = None  # matches names of constants
    some_move: bool = False  # whether anything belongs to what is not around it

    def query_for(self, text: bytes) -> Any:
        """The query for a file: patterns that need a text the file lacks only cost time."""
        if any(needed in text for needed in self.needs):
            return _whole_query(self.language.id, self.relations)
        return self.query


@cache  # never freed: tree-sitter 0.26 damages the heap when it frees a query with predicates
def compiled(language_id: str, relations: bool = False) -> Compiled:
    """The compiled queries of the language with this folder name, those for relations if wanted."""
    language = languages()[language_id]
    grammar = get_language(cast("Any", language.grammar))
    query = _query(language_id, relations)
    patterns = tuple(_pattern(query, index, language_id) for index in range(query.pattern_count))
    needs = {
        pattern.index: needed for pattern in patterns if (needed := pattern.settings.get("needs"))
    }
    for index in needs:
        query.disable_pattern(index)
    return Compiled(
        language,
        Parser(grammar),
        query,
        patterns,
        _closed(language_id, grammar, "trivia", TRIVIA),
        _closed(language_id, grammar, "types", TYPES),
        tuple(sorted({needed.encode() for needed in needs.values()})),
        relations,
        {word: _properties(stated) for word, stated in language.modifiers.items()},
        re.compile(language.constant_names).fullmatch if language.constant_names else None,
        any(pattern.beyond or pattern.member for pattern in patterns),
    )


def _query(language_id: str, relations: bool) -> Query:
    grammar = get_language(cast("Any", languages()[language_id].grammar))
    files = ("symbols", "scopes", "edges") if relations else ("symbols", "scopes")
    texts = [query_text(language_id, name) for name in files]
    try:
        return _compiled_query(grammar, "".join(texts))
    except QueryError as error:
        for name, text in zip(files, texts, strict=True):
            _alone(grammar, text, f"{language_id}/{name}.scm")
        raise error


@cache  # never freed, as above
def _alone(grammar: Grammar, text: str, where: str) -> Query:
    """The query of one file. Raises QueryError that says which file is wrong."""
    try:
        return _compiled_query(grammar, text)
    except QueryError as error:
        raise QueryError(f"{where}: {error}") from None


def _compiled_query(grammar: Grammar, text: str) -> Query:
    """The query of this text. An interrupt waits: tree-sitter 0.26 has Python compile the regular
    expressions in it, and crashes where that fails."""
    with held():
        return Query(grammar, text)


#: The query with all patterns, also those that need a text: compiled when a file has such.
_whole_query: Final = cache(_query)


def _properties(stated: str) -> dict[str, str]:
    """The properties in ``a=b c``."""
    parts = (entry.partition("=") for entry in stated.split())
    return {key: value or "true" for key, _, value in parts}


def query_text(language_id: str, name: str) -> str:
    """The text of a query file, behind that of the file it inherits; empty where there is none."""
    path = FOLDER / language_id / f"{name}.scm"
    if not path.is_file():
        language = languages().get(language_id)
        return query_text(language.inherits, name) if language and language.inherits else ""
    text = path.read_text(encoding="utf-8")
    inherited = "".join(query_text(parent, name) for parent in _INHERITS.findall(text))
    check_predicates(text, str(path))
    check_alternations(text, str(path))
    return inherited + text + "\n"


def check_predicates(text: str, where: str) -> None:
    """Refuse predicates the engine, or tree-sitter, would ignore."""
    bare = _COMMENT.sub(lambda found: found[0] if found[0][0] == '"' else "", text)
    for name in _PREDICATE.findall(bare):
        if name and name not in PREDICATES:
            raise QueryVocabularyError(f"{where}: unknown predicate #{name}")


def check_alternations(text: str, where: str) -> None:
    """Refuse an alternation that is a branch of another: tree-sitter 0.26 takes it, and then finds
    less than it says."""
    open_ones = [""]
    for bracket in _BRACKET.findall(_COMMENT.sub("", text)):
        if bracket in "])":
            open_ones.pop()
        elif bracket == open_ones[-1] == "[":
            raise QueryVocabularyError(f"{where}: an alternation is a branch of another")
        else:
            open_ones.append(bracket)


def _closed(language_id: str, grammar: Grammar, name: str, known: frozenset[str]) -> Any:
    """A query with captures of one sort only, or None where the language has none."""
    text = query_text(language_id, name)
    if not text:
        return None
    query = _alone(grammar, text, f"{language_id}/{name}.scm")
    for index in range(query.capture_count):
        if query.capture_name(index) not in known:
            raise QueryVocabularyError(f"{name}.scm: unknown capture @{query.capture_name(index)}")
    return query


def _pattern(query: Any, index: int, language_id: str) -> Pattern:
    names = tuple(
        query.capture_name(capture)
        for capture in range(query.capture_count)
        if _uses(query, index, capture)
    )
    for name in names:
        _check_capture(name)
    pattern = Pattern(index, _role(names), names)
    _settle(pattern, query.pattern_settings(index))
    pattern.marks = _family(names, "property.")
    pattern.values = _family(names, "value.")
    pattern.only_modifiers = not (pattern.properties or pattern.marks or pattern.values)
    hook = pattern.settings.get("hook")
    if hook:
        pattern.hook = getattr(hooks(language_id), hook)
    pattern.states = bool(hook) or "modifier" in names or not pattern.only_modifiers
    pattern.spanned = "span" in names or bool(hook)
    pattern.assigned = "assigned" in pattern.settings
    pattern.clause = "clause" in pattern.settings
    pattern.member = "member" in pattern.settings
    pattern.name = pattern.settings.get("name")
    pattern.binds = pattern.settings.get("binds") or ""
    pattern.prototype = "prototype" in pattern.settings
    pattern.beyond = pattern.settings.get("beyond") or ""
    pattern.declaration = "region"
    if pattern.role == "use":
        pattern.declaration = next(name for name in USES if name in names)
    if pattern.role == "definition":
        pattern.declaration = next(name for name in names if name.startswith("def."))
        _, category, pattern.kind = pattern.declaration.split(".")
        pattern.category = cast("Category", category)
        pattern.local = pattern.assigned or category == "value"
        pattern.encloses = category in ENCLOSING and not pattern.clause
        if "encloses" in pattern.settings:
            pattern.encloses = pattern.settings["encloses"] != "false"
    return pattern


def _uses(query: Any, pattern: int, capture: int) -> bool:
    try:
        query.capture_quantifier(pattern, capture)
    except SystemError:  # what tree-sitter 0.26 answers for a capture the pattern lacks
        return False
    return True


def _check_capture(name: str) -> None:
    if name.startswith("_") or name in CAPTURES or name in USES or name in USED_WITH:
        return
    if not name.startswith(FAMILIES):
        raise QueryVocabularyError(f"unknown capture @{name}")
    family, *rest = name.split(".")
    if family == "def" and (len(rest) != 2 or rest[0] not in CATEGORIES):
        raise QueryVocabularyError(f"@{name}: expected @def.CATEGORY.KIND with one of {CATEGORIES}")


def _role(names: tuple[str, ...]) -> str:
    if any(name in USES for name in names):
        return "use"
    if any(name.startswith("def.") for name in names):
        return "definition"
    if "region" in names:
        return "region"
    if "on" in names:
        return "mark"
    if "lead" in names:
        return "lead"
    if "rebind" in names:
        return "rebind"
    if any(name.startswith("param.") for name in names):
        return "parameter"
    if any(name.startswith("import.") for name in names):
        return "import"
    return "loose"


def _settle(pattern: Pattern, settings: dict[str, str | None]) -> None:
    for key, value in settings.items():
        if key.startswith("property."):
            pattern.properties[key[len("property.") :]] = value or "true"
        elif key in SETTINGS:
            pattern.settings[key] = value
        else:
            raise QueryVocabularyError(f"unknown setting {key}")


def _family(names: tuple[str, ...], prefix: str) -> tuple[tuple[str, str], ...]:
    return tuple((name[len(prefix) :], name) for name in names if name.startswith(prefix))
