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
#: What a piece of code means, as far as its file tells: a scope, and steps to be taken from
#: there. The first is a name to look up in that scope, ``?`` where nothing is known, ``<T>`` for a
#: value of type ``T``, ``%self``, ``%class`` or ``%super`` for what the type around the scope makes
#: of these, ``%12`` for the definition with that index, ``%literal`` for an object that is spelled
#: out, or ``%parameter``, followed by its name, for what callers of that scope give. The others
#: are a member's name, ``()`` for what a call returns, ``(2)`` for what one with so many arguments
#: does, ``(new)`` for an object made of it, ``!entered`` for what a block is given that it is the
#: manager of, ``[k]`` for what is under a constant key or the result
#: with that number, ``[]`` for any element, or ``~`` for something of the same type. With a bracket
#: before it, ``[<T>``, the first is something with elements of that type. A name with a bracket
#: behind it is that of a callable, where callables have names of their own.
Meaning: TypeAlias = tuple[int, Path]


class Use(msgspec.Struct, array_like=True, gc=False):
    """Something declared elsewhere that a file uses, at one or several places.

    ``written`` is the name as it stands there, ``meanings`` are all that it may mean. ``owners``
    are the definitions that use it, or FILE; for ``decorates`` those that are decorated.
    ``count`` is the number of arguments of a call, -1 where it is not known; ``fewest`` that of
    the call with the fewest, where calls are not told apart by it. ``given`` are
    arguments that are names: the position or keyword of each, and what it means. A supertype
    that is stated away from the type has the type's name in ``of``, in ``region`` the region
    that states it, and in ``through`` what points at the type, if the region is for that.
    """

    kind: str
    written: str
    meanings: list[Meaning]
    owners: list[int] = []
    count: int = -1
    given: list[tuple[str, list[Meaning]]] = []
    of: str = ""
    region: int = FILE
    through: str = ""
    fewest: int = -1


class FileFacts(msgspec.Struct, array_like=True):
    """All that was read of one file.

    ``bound`` counts, per scope, how often a name is bound there; it knows only names that some
    type, import or reference of the file has. ``error`` is empty where all is well; where the file
    could not be read at all, ``was_read`` is false and there is nothing else. ``regions`` are the
    scopes around each region; the scope that region ``k`` is has the number ``-2 - k``.
    ``left_out`` is the reason why a text that was read is not wanted, ``digest`` what its bytes
    hash to, where somebody asked for it.

    Only where relations are wanted: ``uses``; ``values``, what definitions hold or return;
    ``assigned``, what else a scope of the file binds a name to; ``attributes``, what is assigned to
    members of a type, by the definition of the type or of the method that does; ``touched``, names
    of members, and of variables outside callables, that are assigned from elsewhere; ``results``,
    the results of callables that have several, and the parts of variants; ``exported``, what
    importers of the file get for a name, where it is not what the file's own scope has;
    ``bodies``, what types without a name extend, by the scope of their body; ``owners``, the
    variable or callable that has a definition as a member, and the names between the two;
    ``internal``, definitions that declarations in
    other files do not mean; ``yields``, what the elements of generators are; ``literals``, what
    objects hold that are spelled out; ``passed``, names of imports that are passed on; ``put``,
    what is assigned to members of a variable's object, of a callable or of a type, by the
    definition of that; ``enclosed``, callables that stand in a block which may be run for another
    object, and the number of that block; ``conditional``, definitions that are made under a
    condition only; ``defaults``, what parameters hold that are given nothing, by callable and name.
    ``partial`` says that there should be such, and is not;
    ``misread``, that the file is in another language
    than the one it was read as.
    """

    path: str
    language: str
    definitions: list[Definition] = []
    error: str = ""
    bound: dict[int, dict[str, int]] = {}
    imports: list[Import] = []
    was_read: bool = True
    regions: list[int] = []
    left_out: str = ""
    digest: bytes = b""
    uses: list[Use] = []
    values: dict[int, list[Meaning]] = {}
    assigned: dict[int, dict[str, list[Meaning]]] = {}
    attributes: dict[int, dict[str, list[Meaning]]] = {}
    touched: list[str] = []
    exported: dict[str, list[Meaning]] = {}
    bodies: dict[int, list[Meaning]] = {}
    results: dict[int, list[list[Meaning]]] = {}
    owners: dict[int, tuple[int, str]] = {}
    internal: list[int] = []
    partial: bool = False
    misread: bool = False
    yields: dict[int, list[Meaning]] = {}
    literals: list[dict[str, list[Meaning]]] = []
    passed: list[str] = []
    put: dict[int, dict[str, list[Meaning]]] = {}
    enclosed: dict[int, int] = {}
    conditional: set[int] = set()
    defaults: dict[int, dict[str, list[Meaning]]] = {}


def around(facts: FileFacts, scope: int) -> int:
    """The scope around a scope that is not FILE."""
    if scope < FILE:
        return facts.regions[region_scope(scope)]
    return facts.definitions[scope].lexical
