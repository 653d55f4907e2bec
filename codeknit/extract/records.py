"""What is known of one file before anything outside it is looked at.

Plain data that travels between processes. All numbers are 0-based here, except lines.
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias

import msgspec

#: Kinds of uses by which a type states its supertypes.
SUPERTYPES: Final = ("inherits", "implements", "base", "bound", "extends", "prepends")
#: The kind of use by which a type states what its objects must be as well.
DEMANDED: Final = "demanded"
#: The scope of names that stand in no definition: the file itself.
FILE: Final = -1
#: The key under which a use has what its only argument is.
ONLY: Final = "="
#: In place of the number of arguments: an object is made of what a variable holds.
MADE: Final = -3
#: What stands for an object that is spelled out, with its number among those of the file where
#: something is known of what it holds.
LITERAL: Final = "%literal"
#: The key under which such an object has its elements, where it is a list that is gone through.
EACH: Final = "[]"
#: The steps from something to the same, where others may have changed what it holds, and where
#: anything may be in it.
SHARED: Final = "!shared"
OPENED: Final = "!open"
MARKS: Final = (SHARED, OPENED)
#: Behind the name of a constant, where constants have names of their own.
CONSTANT: Final = "#"
#: What words of names consist of, with the signs that may be part of one.
WORD_SIGNS: Final = r"[\w$\u00a2-\u00a5\u20a0-\u20c0]"
WORD: Final = re.compile(f"{WORD_SIGNS}+")
#: What the first step of a path begins with that is a word for a module (Rust's ``crate``).
WORD_MARK: Final = "@"
#: The step to what is behind an index of a container or of a pointer.
INDEXED: Final = "[?]"


class Definition(msgspec.Struct, array_like=True, gc=False):
    """One declaration, with the names in type position in its signature.

    ``start`` and ``end`` are lines, 1-based, inclusive. ``parent`` is the index of the definition
    that encloses it, or FILE. ``references`` are the places of names in type position in
    ``signature``, in characters, in order. ``lexical`` is the scope the definition stands in: as
    ``parent``, or the number of a region (see `FileFacts`). ``arity`` is the number of its type
    parameters where types of one name differ by that.

    Only where relations are wanted: ``bound`` tells whether its name is bound in that scope,
    ``prototype`` whether it only declares what another one of its name defines.
    """

    category: str
    kind: str
    start: int
    end: int
    signature: str
    name: str
    scope: str
    parent: int
    properties: dict[str, str]
    references: list[tuple[int, int]]
    clause: bool = False
    lexical: int = FILE
    arity: int = 0
    bound: bool = True
    prototype: bool = False

    def key(self, apart: bool) -> str:
        """The name it is looked up by: with `apart`, callables have names of their own."""
        if apart and self.category == "callable":
            return f"{self.name}("
        return f"{self.name}`{self.arity}" if self.arity and self.category == "type" else self.name

    @property
    def is_type(self) -> bool:
        """Whether its name is that of a type. A singleton object's is that of a value."""
        return self.category == "type" and self.kind != "object"

    @property
    def makes_enum(self) -> bool:
        """Whether it is a member of an enum that is called with what it carries, to make a value
        of the enum."""
        return self.kind == "enum_member" and self.signature.startswith(f"{self.name}: (")


class Import(msgspec.Struct, array_like=True, gc=False):
    """One name an import binds.

    ``scope`` is the index of the definition it stands in, or FILE. ``module`` is the module as
    written. ``imported`` is the name taken from it: empty where the module itself is bound,
    ``*`` where all its names are. ``aliased`` tells ``import a.b as c`` from ``import a.b``.
    ``definitions_before`` counts those that start earlier. ``own`` tells that only the module it
    stands in sees what it binds, and those in there.
    """

    scope: int
    name: str
    module: str
    imported: str
    definitions_before: int
    aliased: bool = False
    own: bool = False


def region_scope(region: int) -> int:
    """The number of the scope that a region is; its own inverse."""
    return -2 - region


#: The steps of a meaning.
Path: TypeAlias = tuple[str, ...]
#: What a piece of code means, as far as its file tells: a scope, and steps to be taken from there.
#: docs/extraction.md, "Meanings", lists the steps.
Meaning: TypeAlias = tuple[int, Path]


class Use(msgspec.Struct, array_like=True, gc=False):
    """Something declared elsewhere that a file uses, at one or several places."""

    kind: str
    written: str  # the name as it stands there
    meanings: list[Meaning]  # all that it may mean
    owners: list[int] = []  # definitions that use it, or FILE; of ``decorates`` what is decorated
    count: int = -1  # of a call's arguments; -1 where it is not known
    #: Arguments that are names: the position or keyword of each, and what it means.
    given: list[tuple[str, list[Meaning]]] = []

    # Of a supertype that is stated away from the type:
    of: str = ""  # the type's name
    region: int = FILE  # the region that states it
    through: str = ""  # what points at the type, if the region is for that

    fewest: int = -1  # the least ``count`` of the calls, where they are not told apart by it


class FileFacts(msgspec.Struct, array_like=True):
    """All that was read of one file. Scopes are definitions by their index, FILE, or regions."""

    path: str
    language: str
    definitions: list[Definition] = []
    error: str = ""  # empty where all is well
    #: How often each scope binds a name, of the names that some type, import or reference has.
    bound: dict[int, dict[str, int]] = {}
    imports: list[Import] = []
    was_read: bool = True  # where it is not, there is an error and nothing else
    regions: list[int] = []  # the scope around each; region ``k`` is scope ``-2 - k``
    left_out: str = ""  # why a text that was read is not wanted
    digest: bytes = b""  # what its bytes hash to, where somebody asked for it

    # Only where relations are wanted.
    uses: list[Use] = []
    #: What definitions hold or return.
    values: dict[int, list[Meaning]] = {}
    #: What else a scope binds a name to.
    assigned: dict[int, dict[str, list[Meaning]]] = {}
    #: What is assigned to members of a type, by the definition of it or of the method that does.
    attributes: dict[int, dict[str, list[Meaning]]] = {}
    #: Names of members, and of variables outside callables, that are assigned from elsewhere.
    touched: list[str] = []
    #: What importers get for a name, where it is not what the file's own scope has.
    exported: dict[str, list[Meaning]] = {}
    #: What types without a name extend, by the scope of their body.
    bodies: dict[int, list[Meaning]] = {}
    #: The results of callables that have several, and the parts of variants.
    results: dict[int, list[list[Meaning]]] = {}
    #: The variable or callable that has a definition as a member, and the names between the two.
    owners: dict[int, tuple[int, str]] = {}
    #: Definitions that declarations in other files do not mean.
    internal: list[int] = []
    partial: bool = False  # uses and the like are missing: they took too long
    misread: bool = False  # the file is in another language than the one it was read as
    #: What the elements of generators are.
    yields: dict[int, list[Meaning]] = {}
    #: What objects hold that are spelled out.
    literals: list[dict[str, list[Meaning]]] = []
    passed: list[str] = []  # names of imports that are passed on
    #: What is assigned to members of a variable's object, of a callable or of a type, by the
    #: definition of that.
    put: dict[int, dict[str, list[Meaning]]] = {}
    #: Callables in a block that may be run for another object, and the number of that block.
    enclosed: dict[int, int] = {}
    conditional: set[int] = set()  # definitions that are made under a condition only
    #: What parameters hold that are given nothing, by callable and name.
    defaults: dict[int, dict[str, list[Meaning]]] = {}


def around(facts: FileFacts, scope: int) -> int:
    """The scope around a scope that is not FILE."""
    if scope < FILE:
        return facts.regions[region_scope(scope)]
    return facts.definitions[scope].lexical
