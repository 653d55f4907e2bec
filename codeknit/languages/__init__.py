"""The languages codeknit extracts, each a folder of data.

A folder holds ``spec.toml`` (a `Language`), ``symbols.scm`` and the other queries, and only where
a query cannot say it ``hooks.py``. docs/adding-a-language.md tells what each may contain. Nothing
here imports tree-sitter: finding out which language a file is in must stay cheap.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final, Literal

import msgspec

FOLDER: Final = Path(__file__).parent


class Language(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the engine must know of a language besides its queries.

    ``tests`` are the names by which the language's own tools know test files: globs of file
    names, and of directories where they end in a slash. ``project_files`` are the names of files
    that its hooks look for around source files (``package.json``). ``encoding_declaration`` finds
    the encoding a file declares in its first two lines. ``modifiers`` maps the text of a captured
    modifier to the properties it states, separated by spaces. ``class_scope`` tells whether
    names of a type are in scope ``direct``\\ ly in its body only, in all that is ``nested`` in
    it, or in ``none`` of it; ``quoted_types`` that types may stand in quotes;
    ``closed_modules`` that a module sees nothing of what is around it.
    ``shared_scope`` tells whose top-level names a file sees without importing them: nobody
    else's, those of its directory, of its package, or of all namespaces around the place.
    ``import_binds`` tells which word of ``import a.b`` is the name bound (``package``: the last one
    that is no version, as Go has it), ``exported_names`` what marks a name as exported, and
    ``wildcard_imports`` what an import of everything makes visible: nothing that is certain, the
    types of a package, or all that a file declares and includes (``wildcards_hide``: they come
    before the names of the file's package, which are certain only where there are none;
    ``reopened_types``: several
    declarations of one type are one type, and the first is meant; ``separate_types``: names of
    values do not hide names of types; ``full_names``: a name of a type means one full name, by the
    imports and the namespace around it; ``generic_arity``: types of one name differ by the number
    of their type parameters; ``implicit_imports``: packages whose types every file sees so).
    ``messages`` tells that every word that is no local, and every name behind a dot, calls an
    object, and that classes are objects that answer to names of their own; ``maker`` is the one by
    which they make objects, ``class_member`` that by which an object gives its class; ``senders``
    call the member that their first argument names, ``method_givers`` give it as an object.
    ``singletons`` tells that an object may have the name of a class beside it, and that callables
    without parameters are called by name; ``given_parameters`` how names of parameters begin that
    callers need not give, ``variadic_suffix`` how types of those end that take any number.
    ``core_types`` are types of the language itself, with the members that types have from them. A
    language that ``inherits`` another has all of its spec, queries and hooks but what it states
    itself.
    """

    id: str = ""
    inherits: str = ""
    name: str
    grammar: str
    extensions: tuple[str, ...]
    interpreters: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    project_files: tuple[str, ...] = ()
    encoding_declaration: str = ""
    carriage_return_ends_line: bool = False
    methods: bool = True
    module_methods: bool = False
    constructors: tuple[str, ...] = ()
    constructor_is_type_name: bool = False
    bound_parameter: bool = False
    constant_names: str = ""
    exported_names: Literal["", "capitals"] = ""
    default_visibility: str = ""
    modifiers: Mapping[str, str] = {}
    class_scope: Literal["direct", "nested", "none"] = "nested"
    quoted_types: bool = False
    closed_modules: bool = False
    shared_scope: Literal["file", "directory", "package", "namespaces", "requires"] = "file"
    import_binds: Literal["first", "last", "package"] = "last"
    wildcard_imports: Literal["nothing", "exports", "package", "file"] = "nothing"
    wildcards_hide: bool = False
    implicit_imports: tuple[str, ...] = ()
    reopened_types: bool = False
    separate_types: bool = False
    full_names: bool = False
    generic_arity: bool = False
    scope_separators: tuple[str, ...] = (".", "::", "\\")
    unnamed_parameter: str = "_"

    # How relations are found; see "edges.scm" in docs/adding-a-language.md.
    related: str = ""
    expressions: Mapping[str, str] = {}
    name_pattern: str = r"[\w$]+"
    member_separators: tuple[str, ...] = (".",)
    self_words: Mapping[str, str] = {}
    super_call: str = ""
    transparent_types: tuple[str, ...] = ()
    class_types: tuple[str, ...] = ()
    containers: tuple[str, ...] = ()
    member_order: Literal["linear", "depth"] = "linear"
    sequential_locals: bool = False
    overloads: bool = False
    overloads_inherited: bool = False
    extension_mark: str = ""
    universal_members: tuple[str, ...] = ()
    decorator_suffix: str = ""
    overrides_stated: bool = False
    callables_apart: bool = False
    variable_sigil: str = ""
    held_calls: tuple[str, ...] = ()
    own_types: tuple[str, ...] = ()
    any_types: tuple[str, ...] = ()
    private_hides: bool = False
    not_inherited: tuple[str, ...] = ()
    implied_members: Mapping[str, tuple[str, ...]] = {}
    module_words: Mapping[str, str] = {}
    path_separator: str = "::"
    names_apart: bool = False
    unordered_supertypes: bool = False
    pointer_members: tuple[str, ...] = ()
    wrapper_types: tuple[str, ...] = ()
    unwrapping: tuple[str, ...] = ()
    keeping: tuple[str, ...] = ()
    copying: tuple[str, ...] = ()
    making: tuple[str, ...] = ()
    giving: tuple[str, ...] = ()
    wrapping: Mapping[str, str] = {}
    given_types: Mapping[str, str] = {}
    marker_types: tuple[str, ...] = ()
    macro_words: Mapping[str, str] = {}
    mixins_first: bool = False
    last_mixin_first: bool = False
    messages: bool = False
    maker: str = ""
    class_member: str = ""
    senders: tuple[str, ...] = ()
    method_givers: tuple[str, ...] = ()
    singletons: bool = False
    given_parameters: tuple[str, ...] = ()
    variadic_suffix: str = ""
    core_types: Mapping[str, str] = {}
    open_namespaces: bool = False
    decorators_replace: bool = False
    bases_are_values: bool = False
    indented: bool = False
    call_methods: tuple[str, ...] = ()
    answering: tuple[str, ...] = ()
    own_functions: str = ""
    protocols: Mapping[str, tuple[str, ...]] = {}
    function_members: Mapping[str, Literal["through", "listed", "binding", "itself"]] = {}
    constructors_inherited: bool = False
    objects_copied: bool = False
    spread_arguments: tuple[str, ...] = ()
    looking: tuple[str, ...] = ()
    whole_import: str = ""
    import_calls: tuple[str, ...] = ()
    file_words: tuple[str, ...] = ()
    empty_words: tuple[str, ...] = ()
    static_apart: bool = False
    overrides_by_name: bool = False
    untyped: tuple[str, ...] = ()
    callable_types: str = ""
    gives_object: tuple[str, ...] = ()
    only_callables_called: bool = False
    class_decorators: tuple[str, ...] = ()
    class_methods: tuple[str, ...] = ()
    makers: tuple[str, ...] = ()
    lookup_types: tuple[str, ...] = ()
    class_words: tuple[str, ...] = ()
    receivers_are_values: bool = False
    plain_types: tuple[str, ...] = ()

    @property
    def family(self) -> str:
        """What languages that call each other's code have in common."""
        return self.related or self.id

    @property
    def has_objects(self) -> bool:
        """Whether variables have objects with members of their own."""
        return "literal" in self.expressions.values()

    @property
    def folder(self) -> Path:
        """Where the language's queries and hooks are."""
        return FOLDER / self.id


@cache
def languages() -> Mapping[str, Language]:
    """Every language, by the name of its folder."""
    return {path.parent.name: _read(path) for path in sorted(FOLDER.glob("*/spec.toml"))}


def _read(path: Path) -> Language:
    return msgspec.convert({**_stated(path), "id": path.parent.name}, Language)


def _stated(path: Path) -> dict[str, object]:
    """What a spec states, with what it inherits. An interpreter belongs to one language only."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    if "inherits" not in data:
        return data
    inherited = _stated(FOLDER / data["inherits"] / "spec.toml")
    return {**inherited, "interpreters": (), **data}


@cache
def by_extension() -> Mapping[str, Language]:
    """The language of each file name extension, dot included, in lower case."""
    return {ext: language for language in languages().values() for ext in language.extensions}


@cache
def by_interpreter() -> Mapping[str, Language]:
    """The language of each interpreter a ``#!`` line may name, version left off."""
    return {name: language for language in languages().values() for name in language.interpreters}


@cache
def hooks(language_id: str) -> ModuleType | None:
    """The ``hooks.py`` of a language, or None where it needs none."""
    language = languages()[language_id]
    if not (language.folder / "hooks.py").is_file():
        return hooks(language.inherits) if language.inherits else None
    return import_module(f"codeknit.languages.{language_id}.hooks")
