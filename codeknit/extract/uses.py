"""What one file uses: calls, supertypes, decorators, names used as values.

Uses that are alike are one, with several owners: there are fewer names than places they stand at,
and each is looked up once.
"""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from codeknit.extract.closures import ClosureReader
from codeknit.extract.meanings import LONGEST, UNKNOWN, MeaningReader, Meanings
from codeknit.extract.records import FILE, ONLY, SUPERTYPES, FileFacts, Meaning, Use
from codeknit.extract.sigils import SigilReader
from codeknit.extract.signature import Captures
from codeknit.extract.words import WordReader
from codeknit.languages import Language
from codeknit.languages.pieces import Doubtful

if TYPE_CHECKING:
    from codeknit.extract.facts import Builder

_MOST: Final = 8  # only arguments of calls that are alike
_SPACE: Final = re.compile(r"\s+")

#: What is called without being spelled so, by how: see "edges.scm" in docs/adding-a-language.md.
IMPLIED: Final = ("applied", "raised", "iterated", "entered")

#: Arguments that are names: the position or keyword of each, and what it means.
Given = list[tuple[str, list[Meaning]]]


class UseFinder:
    """Finds the uses of one file."""

    def __init__(self, builder: Builder, facts: FileFacts) -> None:
        self.reader = _reader(builder.language)(builder, facts)
        self.builder = builder
        self.matches = builder.matches
        self.source = builder.matches.source
        self.language = builder.language
        self.places = self.reader.places
        self.facts = facts
        self.known: dict[Any, Use] = {}
        self.called_with: dict[int, Any] = {}
        self.passed: defaultdict[int, set[Any]] = defaultdict(set)

    def collect(self) -> None:
        """Write all that the file uses into its facts."""
        self.reader.read()
        given = self._values()
        self._calls(given)
        self._made(given)
        self._above()
        self._reads()
        self._implied()
        self._bases()
        self._decorators()
        for use in self.known.values():
            if len(use.owners) > 1:
                use.owners = list(dict.fromkeys(use.owners))
        self.facts.uses = [use for use in self.known.values() if use.owners]

    def _enter(
        self, kind: str, written: str, meanings: Meanings, count: int = -1, owner: int = FILE
    ) -> Use:
        """The use of this kind and meaning; with an owner, of that one alone."""
        if any("" in path for _, path in meanings):  # a name that is missing in a text with errors
            meanings = (UNKNOWN,)
        key = (kind, written, count, owner, *meanings)
        use = self.known.get(key)
        if use is None:
            use = self.known[key] = Use(kind, written, list(meanings), count=count)
        return use

    def _pass(self, use: Use, passed: Given) -> None:
        """Note what is given to what is called; each argument once."""
        seen = self.passed[id(use)]
        for key, meanings in passed:
            if (key, *meanings) not in seen:
                seen.add((key, *meanings))
                use.given.append((key, meanings))

    # Calls.

    def _calls(self, given: dict[int, Given]) -> None:
        counted, owner_of, seen_as = (
            self.language.overloads,
            self.places.owner,
            self.reader.seen_as,
        )
        seen: dict[tuple[object, bytes, int], Use] = {}
        for captures in self.matches.uses.get("call", ()):
            node = captures["call"][0]
            scope, key, text = seen_as(node)
            count = self._count(captures) if counted else -1
            doubtful = isinstance(node, Doubtful)
            count = -2 if doubtful else count
            use = seen.get((key, text, count)) if key is not None else None
            if use is None:
                found = self.reader.names_meant(key, text) or self.reader.called(node)
                meanings = [_of_value(one) for one in found] or (UNKNOWN,)
                meanings = (*meanings, UNKNOWN) if doubtful else meanings
                use = self._enter("calls", self._written(node), meanings, count)
                if key is not None:
                    seen[key, text, count] = use
            use.owners.append(owner_of(scope))
            if use.count == 1 and self.language.objects_copied:
                self._note_only(use, captures)
            if given and (passed := given.get(node.id)):
                self._pass(use, passed)

    def _made(self, given: dict[int, Given]) -> None:
        places = self.places
        for captures in self.matches.uses.get("new", ()):
            node = captures["new"][0]
            count = self._count(captures) if self.language.overloads else -1
            use = self._enter("calls", self._written(node), self.reader.made(node), count)
            use.owners.append(places.owner(places.around(node.start_byte)))
            if use.count == 1 and self.language.objects_copied:
                self._note_only(use, captures)
            if passed := given.get(node.id):
                self._pass(use, passed)

    def _above(self) -> None:
        """Constructors of supertypes that declarations of types call."""
        places = self.places
        for captures in self.matches.uses.get("above", ()):
            node = captures["above"][0]
            count = self._count(captures) if self.language.overloads else -1
            use = self._enter("constructs", self._written(node), self.reader.made(node), count)
            use.owners.append(places.owner(places.around(node.start_byte)))

    def _reads(self) -> None:
        """Names that alone may be calls."""
        for captures in self.matches.uses.get("read", ()):
            node = captures["read"][0]
            scope, _, _ = self.reader.seen_as(node)
            meanings = [one for one in self.reader.expression(node) if one[1][0] != "?"]
            if meanings:
                use = self._enter("reads", self._written(node), meanings)
                use.owners.append(self.places.owner(scope))

    def _implied(self) -> None:
        """What statements call without a call that is spelled."""
        interesting, first_word = self.reader.interesting(), self.reader.first_word
        for kind in IMPLIED:
            for captures in self.matches.uses.get(kind, ()):
                node = captures[kind][0]
                word = first_word(self.source, node.start_byte)
                if interesting is not None and (word is None or word[0] not in interesting):
                    continue
                scope, key, text = self.reader.seen_as(node)
                meanings = self.reader.names_meant(key, text) or self.reader.expression(node)
                if all(path[0] != "?" for _, path in meanings):
                    awaited = "awaited " if node.id in self.reader.awaited else ""
                    use = self._enter("implied", awaited + kind, meanings)
                    use.owners.append(self.places.owner(scope))

    def _count(self, captures: Captures) -> int:
        """The number of arguments of a call; -1 where it is not to be seen."""
        found = captures.get("arguments")
        if not found:
            return 0 if "new" in captures else -1
        return self.reader.count_of(found[0])

    def _note_only(self, use: Use, captures: Captures) -> None:
        """Note what the only argument is, which may be an object to be copied."""
        found = captures["arguments"][0].named_children
        node = next(one for one in found if "comment" not in one.type)
        if self.language.expressions.get(node.type) != "constant":
            enough = len(use.given) > _MOST
            entry = (ONLY, [UNKNOWN] if enough else list(self.reader.expression(node)))
            if entry not in use.given:
                use.given.append(entry)

    def _written(self, node: Any) -> str:
        """A name as it is written; of what is more than a name, the last word or the beginning."""
        text = self._beginning(node.start_byte, node.end_byte)
        if len(text) <= LONGEST and self.reader.dotted(text):
            return _SPACE.sub("", text)
        form, *fields = self.language.expressions.get(node.type, "unknown").split()
        if form == "macro":
            return self._written(node.child_by_field_name(fields[0]))
        if form == "generic":
            return self._written(node.named_child(0))
        if form == "new" and fields:
            return self._written(node.child_by_field_name(fields[0]))
        if form in ("member", "send"):
            name = self.reader.member_name(node, fields[1])
            if name is not None:
                whole = self._beginning(node.start_byte, name.end_byte)
                if len(whole) <= LONGEST and self.reader.dotted(whole):
                    return _SPACE.sub("", whole)
                return self.reader.text(name.start_byte, name.end_byte)
        text = _SPACE.sub(" ", text)
        return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."

    def _beginning(self, start: int, end: int) -> str:
        """The beginning of a text, longer than LONGEST where all of it is: chains of calls are not
        copied again for each link."""
        return self.reader.text(start, min(end, start + 4 * LONGEST + 4))

    # Supertypes and decorators.

    def _bases(self) -> None:
        for kind in SUPERTYPES:
            for captures in self.matches.uses.get(kind, ()):
                for node in captures[kind]:
                    if "of" in captures:
                        self._base_of(kind, node, captures)
                        continue
                    if "decorated" in captures and self._is_body(captures["decorated"][0], node):
                        continue
                    index = self._type_around(node, captures)
                    if index != FILE:
                        base = self._base(kind, node, index)
                        # The order in which a type states its supertypes is that of its members.
                        use = self._enter(kind, self._written(node), base, owner=index)
                        use.owners.append(index)

    def _is_body(self, body: Any, base: Any) -> bool:
        """Whether it is the body of a type that has no name; if so, note what the type extends."""
        scope = self.builder.bodies.get((body.start_byte, body.end_byte), FILE)
        if scope != FILE:
            around = self.places.definition(self.places.parents[scope])
            self.facts.bodies[scope] = list(self._base("base", base, around))
        return scope != FILE

    def _base_of(self, kind: str, node: Any, captures: Captures) -> None:
        """A supertype that is stated away from the type: its scope is that of what the region
        around it declares."""
        around_it = captures.get("decorated", (None,))[0]
        region = FILE if around_it is None else self.builder.region_starts[around_it.start_byte]
        scope = self.places.definition(self.places.around(node.start_byte))
        if region < FILE:
            scope = self.region_members.get(region, scope)
        of = captures["of"][0]
        path = self.reader.types.path(self.reader.text(of.start_byte, of.end_byte))
        use = Use(kind, self._written(node), list(self._base(kind, node, scope)))
        if path is not None and len(path) == 1 and path[0][0] == "<":
            use.of, use.owners = path[0][1:-1], [max(scope, 0)]
        use.region = region if kind == "implements" else FILE
        self.known[kind, node.start_byte] = use

    @cached_property
    def region_members(self) -> dict[int, int]:
        """The first definition of each region."""
        found = enumerate(self.builder.definitions)
        return {one.lexical: index for index, one in reversed(list(found)) if one.lexical < FILE}

    def _base(self, kind: str, node: Any, index: int) -> Meanings:
        named = self.reader.base(node, index) if kind != "bound" else None
        if named is not None:
            return named
        path = self.reader.types.path(self.reader.text(node.start_byte, node.end_byte))
        if self.language.messages and kind == "inherits":  # an expression, and outside of the type
            index = self.builder.definitions[index].lexical
        return (UNKNOWN,) if path is None else ((index, path),)

    def _type_around(self, node: Any, captures: Captures) -> int:
        if "decorated" in captures and captures["decorated"][0].id in self.builder.declared_at:
            return self.builder.declared_at[captures["decorated"][0].id]
        start = (captures["decorated"][0] if "decorated" in captures else node).start_byte
        return self.places.definition(self.places.layers.at(start))

    def _decorators(self) -> None:
        for captures in self.matches.uses.get("decorator", ()):
            node = captures["decorator"][0]
            index = self.builder.declared_at.get(captures["decorated"][0].id, FILE)
            if index != FILE:
                found = self.reader.expression(node)
                self._enter("decorates", self._written(node), found).owners.append(index)

    # Names used as values.

    def _values(self) -> dict[int, Given]:
        """Enter references; what is left are arguments that are names, by the node called."""
        source, reader, owner_of = self.source, self.reader, self.places.owner
        interesting, first_word = reader.interesting(), reader.first_word
        given: dict[int, Given] = {}
        orders: dict[int, dict[int, int]] = {}
        seen: dict[tuple[object, bytes], tuple[Use | None, list[Meaning]]] = {}
        for captures in self.matches.uses.get("value", ()):
            node = captures["value"][0]
            word = first_word(source, node.start_byte)
            if interesting is not None and (word is None or word[0] not in interesting):
                continue
            called = None
            if "given" in captures and (called := self._given_to(captures["given"][0])) is None:
                continue
            scope, place, text = reader.seen_as(node)
            known = seen.get((place, text)) if place is not None else None
            if known is None:
                known = self._value(node, self.reader.names_meant(place, text))
                if place is not None:
                    seen[place, text] = known
            use, passed = known
            if use is not None:
                use.owners.append(owner_of(scope))
            if passed and called is not None:
                word = first_word(source, called.start_byte)
                if interesting is None or word is None or word[0] in interesting:
                    key = self._key(node, captures, orders)
                    given.setdefault(called.id, []).append((key, passed))
        return given

    def _value(self, node: Any, known: Meanings | None) -> tuple[Use | None, list[Meaning]]:
        """A reference, if it is one, and what the value may be that is worth following."""
        found = self.reader.expression(node) if known is None else known
        meanings = [one for one in found if one[1][0] != "?"]
        if not meanings:
            return None, meanings
        written = self._written(node)
        use = None
        if _is_named(meanings, written) or self.reader.names_callable(node):
            use = self._enter("references", written, meanings)
        return use, [one for one in meanings if self._is_worth_following(one)]

    def _is_worth_following(self, meaning: Meaning) -> bool:
        """Whether it may be a callable or a type: what calls give are values, and not followed."""
        path = meaning[1]
        is_made = path[0][:1] == "<" or any(step[:1] == "(" for step in path)
        return not is_made and not self.reader.holds_nothing(meaning)

    def _given_to(self, arguments: Any) -> Any:
        """The expression that is called with these arguments; None where they are a list of
        another sort, as that of the supertypes of a class."""
        if arguments.id not in self.called_with:
            call = arguments.parent
            form, *fields = self.language.expressions.get(call.type, "unknown").split()
            is_call = form in ("call", "new", "make") and fields
            called = call.child_by_field_name(fields[0]) if is_call else None
            self.called_with[arguments.id] = called
        return self.called_with[arguments.id]

    def _key(self, node: Any, captures: Captures, orders: dict[int, dict[int, int]]) -> str:
        """Which argument a node is: its keyword, or its position."""
        if "given.key" in captures:
            key = captures["given.key"][0]
            return self.reader.text(key.start_byte, key.end_byte)
        arguments = captures["given"][0]
        order = orders.get(arguments.id)
        if order is None:
            spread, order = self.language.spread_arguments, {}
            children = (one for one in arguments.named_children if "comment" not in one.type)
            for number, one in enumerate(children):
                if one.type in spread:
                    break  # what stands behind may be in any place
                order[one.start_byte] = number
            orders[arguments.id] = order
        return str(order.get(node.start_byte, -1))


def _reader(language: Language) -> type[MeaningReader]:
    if language.messages:
        return WordReader
    if language.has_objects:
        return ClosureReader
    return SigilReader if language.variable_sigil else MeaningReader


def _of_value(meaning: Meaning) -> Meaning:
    """A value of a stated type that is called itself: nothing of that type is made."""
    scope, path = meaning
    return (scope, (*path, "~")) if len(path) == 1 and path[0][:1] == "<" else meaning


def _is_named(meanings: Meanings, written: str) -> bool:
    """Whether it is named there, and not only held by a local."""
    first = meanings[0][1][0]
    return first in ("%self", "%class", "%super") or written.startswith(first)
