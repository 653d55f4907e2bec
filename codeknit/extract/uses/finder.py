"""What one file uses: calls, supertypes, decorators, names used as values.

Uses that are alike are one, with several owners: there are fewer names than places they stand at,
and each is looked up once.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from codeknit.extract.records import (
    DEMANDED,
    FILE,
    LITERAL,
    MADE,
    ONLY,
    SUPERTYPES,
    FileFacts,
    Meaning,
    Use,
)
from codeknit.extract.signature import Captures
from codeknit.extract.uses.bindings import UNKNOWN, Meanings, walk
from codeknit.extract.uses.closures import ClosureReader
from codeknit.extract.uses.meanings import MeaningReader
from codeknit.extract.uses.named import LONGEST, Naming, SeenAs
from codeknit.extract.uses.sigils import SigilReader
from codeknit.extract.uses.words import WordReader
from codeknit.languages import Language
from codeknit.languages.pieces import Doubtful

if TYPE_CHECKING:
    from codeknit.extract.facts import Builder

_MOST: Final = 8  # only arguments of calls that are alike
_SPACE: Final = re.compile(r"\s+")

#: What is called without being spelled so, by how: see "edges.scm" in docs/adding-a-language.md.
IMPLIED: Final = ("applied", "raised", "iterated", "entered")
_SCOPES: Final = ("callable", "declared")  # forms of what is a scope, and may be called at once
_NO_ARGUMENTS: Final = 2  # bytes: `()`
_IN_DOUBT: Final = -2  # in place of the number of arguments

#: Arguments that are names, by the list they stand in: how each was matched, and what it means.
Given = dict[int, list[tuple[Captures, list[Meaning]]]]
#: The reference that a value is, and what it means that is worth following.
Held = tuple[Use | None, list[Meaning]]
_NOTHING: Final[Held] = (None, [])


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
        self.interesting: set[str] | None = None
        self.naming: Naming | None = None
        self.called_alike: dict[tuple[int, bytes, int], Use] = {}
        self.values_alike: dict[tuple[int, bytes], Held] = {}
        self.passed: defaultdict[int, set[Any]] = defaultdict(set)
        forms = builder.language.expressions
        self.expressed = {type_ for type_, form in forms.items() if form.startswith(_SCOPES)}

    def collect(self) -> None:
        """Write all that the file uses into its facts."""
        self.reader.read()
        self.interesting = self.reader.interesting()
        self.naming = self.reader.naming(self.interesting)
        given = self._values()
        self._tested()
        self._labels()
        self._classes()
        self._calls(given)
        self._made(given)
        self._above()
        self._reads()
        self._implied()
        self._bases()
        self._decorators()
        for name in sorted(self.reader.read_anew):
            self._enter("references", name, ((FILE, (name,)),)).owners.append(FILE)
        for use in self.known.values():
            if len(use.owners) > 1:
                use.owners = list(dict.fromkeys(use.owners))
        self.facts.uses = [use for use in self.known.values() if use.owners]

    def _enter(
        self, kind: str, written: str, meanings: Meanings, count: int = -1, owner: int = FILE
    ) -> Use:
        """The use of this kind and meaning; with an owner, of that one alone."""
        for _, path in meanings:
            if "" in path:  # a name that is missing in a text with errors
                meanings = (UNKNOWN,)
                break
        key = (kind, written, count, owner, *meanings)
        use = self.known.get(key)
        if use is None:
            use = self.known[key] = Use(kind, written, list(meanings), count=count)
        return use

    def _pass(self, use: Use, called: Any, captures: Captures, given: Given) -> None:
        """Note what is given to what is called, if that may be a symbol; each argument once."""
        lists = captures.get("arguments") or self._listed(called)
        passed = self._given_in(lists[0], given) if lists else ()
        if not lists or not passed or not self._may_be_a_symbol(called, otherwise=True):
            return
        order = self._order(lists[0], int(called.type in self.language.gives_object))
        seen = self.passed[id(use)]
        for argument, meanings in passed:
            key = self._key(argument, order)
            if (key, *meanings) not in seen:
                seen.add((key, *meanings))
                use.given.append((key, meanings))

    @staticmethod
    def _given_in(arguments: Any, given: Given) -> list[tuple[Captures, list[Meaning]]]:
        """What is worth following of a list, or of several that are one (`ids`)."""
        ids = getattr(arguments, "ids", None)
        if ids is None:
            return given.get(arguments.id, [])
        return [one for id_ in ids for one in given.get(id_, ())]

    def _listed(self, called: Any) -> list[Any]:
        """The arguments of a call that is captured as a whole."""
        found = called.child_by_field_name("arguments") if self.language.messages else None
        return [] if found is None else [found]

    # Calls.

    def _calls(self, given: Given) -> None:
        counted, owner_of = self.language.overloads, self.places.owner
        makes = bool(self.language.variable_sigil)
        copied = self.language.objects_copied
        omits = (self.language.has_objects or self.language.bases_are_values) and not counted
        seen: dict[object, Use] = {}
        for captures in self.matches.uses.get("call", ()):
            node = captures["call"][0]
            scope, seen_as = self.reader.seen_as(node)
            count = self._count(captures) if counted else -1
            if makes and "arguments" not in captures:
                count = MADE
            if isinstance(node, Doubtful):
                count = _IN_DOUBT
            if node.type in self.expressed:
                scope = self.places.around(node.start_byte - 1)  # it is a scope itself
            use = seen.get((seen_as, count)) if seen_as is not None else None
            if use is None:
                use = self._call(node, seen_as, count)
                use.owners.append(owner_of(scope))
                if seen_as is not None:
                    seen[seen_as, count] = use
            if copied and count == 1:
                self._note_only(use, captures)
            if omits and "arguments" in captures:
                self._note_fewest(use, captures["arguments"][0])
            if given:
                self._pass(use, node, captures, given)

    def _note_fewest(self, use: Use, arguments: Any) -> None:
        """Note how many arguments the call has that has the fewest of those that are alike. Where
        an argument may be named, only calls without any count, and those of the file's own."""
        if self.language.bases_are_values:
            start, end = arguments.start_byte, arguments.end_byte
            if end - start == _NO_ARGUMENTS:
                use.fewest = 0
            if end - start == _NO_ARGUMENTS or use.written not in self.reader.leaving:
                return
            if b"=" in self.source[start:end]:
                return
        if use.fewest < 0 or arguments.named_child_count < use.fewest:
            count = self.reader.count_of(arguments)
            if count >= 0 and (use.fewest < 0 or count < use.fewest):
                use.fewest = count

    def _call(self, node: Any, seen_as: SeenAs | None, count: int) -> Use:
        """The call of an expression."""
        reader = self.reader
        names = reader.names(seen_as[1]) if seen_as is not None else ()
        if seen_as is None or not names:
            return self._enter_call(node, reader.called(node), count)
        first = reader.first_means(names[0], seen_as, node.start_byte)
        key = (id(first), seen_as[1], count)  # the reader keeps what it gives
        use = self.called_alike.get(key)
        if use is None:
            found = reader.of_names(names, first) if reader.calls_are_paths else None
            if self.language.only_callables_called and _is_of_stated_type(first):
                given = reader.given(names[0], node.start_byte) if len(names) == 1 else None
                found = given if given is not None else found
            use = self._enter_call(node, found or reader.called(node), count)
            self.called_alike[key] = use
        return use

    def _enter_call(self, node: Any, found: Meanings, count: int) -> Use:
        meanings = [_of_value(one) for one in found] or (UNKNOWN,)
        meanings = (*meanings, UNKNOWN) if count == _IN_DOUBT else meanings
        return self._enter("calls", self._written(node), meanings, count)

    def _made(self, given: Given) -> None:
        for captures in self.matches.uses.get("new", ()):
            node = captures["new"][0]
            use = self._enter_made("calls", node, captures)
            if use.count == 1 and self.language.objects_copied:
                self._note_only(use, captures)
            if given:
                self._pass(use, node, captures, given)

    def _above(self) -> None:
        """Constructors of supertypes that declarations of types call."""
        for captures in self.matches.uses.get("above", ()):
            self._enter_made("constructs", captures["above"][0], captures)

    def _enter_made(self, kind: str, node: Any, captures: Captures) -> Use:
        """The making of an object of the type that a node names."""
        count = self._count(captures) if self.language.overloads else -1
        use = self._enter(kind, self._written(node), self.reader.made(node), count)
        use.owners.append(self.places.owner(self.places.around(node.start_byte)))
        return use

    def _reads(self) -> None:
        """Names that alone may be calls."""
        owner_of = self.places.owner
        seen: dict[SeenAs, Use | None] = {}
        for captures in self.matches.uses.get("read", ()):
            node = captures["read"][0]
            scope, seen_as = self.reader.seen_as(node)
            if seen_as is not None and seen_as in seen:
                use = seen[seen_as]
            else:
                meanings = [one for one in self.reader.expression(node) if one[1][0] != "?"]
                use = self._enter("reads", self._written(node), meanings) if meanings else None
                if seen_as is not None:
                    seen[seen_as] = use
            if use is not None:
                use.owners.append(owner_of(scope))

    def _implied(self) -> None:
        """What statements call without a call that is spelled."""
        for kind in IMPLIED:
            for captures in self.matches.uses.get(kind, ()):
                node = captures[kind][0]
                if not self._may_be_a_symbol(node, otherwise=False):
                    continue
                meanings = self.reader.expression(node)
                if all(path[0] != "?" for _, path in meanings):
                    awaited = "awaited " if node.id in self.reader.awaited else ""
                    use = self._enter("implied", awaited + kind, meanings)
                    use.owners.append(self.places.owner(self.places.around(node.start_byte)))

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
        start, end = node.start_byte, node.end_byte
        form, *fields = self.language.expressions.get(node.type, "unknown").split()
        if form != "send":
            if end - start <= LONGEST and self.reader.names(self.source[start:end]):
                return _SPACE.sub("", self.reader.text(start, end))
            text = self._beginning(start, end)
            if len(text) <= LONGEST and self.reader.dotted(text):
                return _SPACE.sub("", text)
        if form == "macro":
            return self._written(node.child_by_field_name(fields[0]))
        if form == "generic":
            return self._written(node.named_child(0))
        if form == "new":
            made = node.child_by_field_name(fields[0]) if fields else node.named_child(0)
            return self._written(made)
        if form in ("member", "send"):
            name = self.reader.member_name(node, fields[1])
            if name is not None:
                whole = self._beginning(node.start_byte, name.end_byte)
                if len(whole) <= LONGEST and self.reader.dotted(whole):
                    return _SPACE.sub("", whole)
                return self.reader.text(name.start_byte, name.end_byte)
        text = _SPACE.sub(" ", self._beginning(start, end))
        return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."

    def _beginning(self, start: int, end: int) -> str:
        """The beginning of a text, longer than LONGEST where all of it is: chains of calls are not
        copied again for each link."""
        return self.reader.text(start, min(end, start + 4 * LONGEST + 4))

    # Supertypes and decorators.

    def _bases(self) -> None:
        for kind in (*SUPERTYPES, DEMANDED):
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

        if isinstance(self.reader, ClosureReader):
            for index, above, found in self.reader.prototypes():
                use = self._enter("inherits", self._written(above), found, owner=index)
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
        stated = self.reader.text(of.start_byte, of.end_byte)
        path = self.reader.types.path(stated)
        use = Use(kind, self._written(node), list(self._base(kind, node, scope)))
        if path is not None and len(path) == 1 and path[0][0] == "<":
            use.of, use.owners = path[0][1:-1], [max(scope, 0)]
        if kind == "implements":
            use.region, use.through = region, self.reader.types.points(stated)
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

    def _values(self) -> Given:
        """Enter references; what is left are arguments that are worth following."""
        reader, owner_of = self.reader, self.places.owner
        given: Given = {}
        seen: dict[SeenAs, list[Meaning]] = {}
        naming, source = self.naming, self.source
        written = {one["attribute"][0].id for one in self.matches.uses.get("attribute", ())}
        for captures in self.matches.uses.get("value", ()):
            node = captures["value"][0]
            if naming is not None and "given" not in captures:
                start, end = node.start_byte, node.end_byte
                if end - start <= LONGEST and not naming[source[start:end]]:
                    continue
            if written and node.id in written:
                continue
            scope, seen_as = reader.seen_as(node)
            passed = seen.get(seen_as) if seen_as is not None else None
            if passed is None:
                use, passed = self._value(node, seen_as)
                if use is not None:
                    use.owners.append(owner_of(scope))
                if seen_as is not None:
                    seen[seen_as] = passed
            if passed and "given" in captures:
                given.setdefault(captures["given"][0].id, []).append((captures, passed))
        return given

    def _tested(self) -> None:
        """Enter references to types that values are tested for."""
        for captures in self.matches.uses.get("tested", ()):
            node = captures["tested"][0]
            use, _ = self._held(node, self.reader.expression(node))
            if use is not None:
                use.owners.append(self.places.owner(self.places.around(node.start_byte)))

    def _value(self, node: Any, seen_as: SeenAs | None) -> Held:
        """A reference, if it is one, and what the value may be that is worth following."""
        reader = self.reader
        names = reader.names(seen_as[1]) if seen_as is not None else ()
        if seen_as is None or not names:
            if self.language.expressions.get(node.type) == "literal":
                return None, [one for one in reader.expression(node) if one[1] != (LITERAL,)]
            if not self._may_be_a_symbol(node, otherwise=False):
                return _NOTHING
            return self._held(node, reader.value(node))
        if self.interesting is not None and names[0] not in self.interesting:
            return _NOTHING
        first = reader.first_means(names[0], seen_as, node.start_byte)
        key = (id(first), seen_as[1])  # the reader keeps what it gives
        known = self.values_alike.get(key)
        if known is None:
            found = reader.of_names(names, first) if reader.names_are_paths else None
            found = reader.value(node) if found is None else found
            known = self.values_alike[key] = self._held(node, found)
        return known

    def _held(self, node: Any, found: Meanings) -> Held:
        meanings = [one for one in found if one[1][0] != "?"]
        if not meanings:
            return _NOTHING
        written = self._written(node)
        use = None
        is_known = len(meanings) == len(found)
        if is_known and (_is_named(meanings, written) or self._names_member(node, meanings)):
            use = self._enter("references", written, meanings)
        return use, [one for one in meanings if self._is_worth_following(one)]

    def _names_member(self, node: Any, meanings: Meanings) -> bool:
        """Whether a member is named, of what the file has or imports: what a parameter without a
        type has is no fact."""
        first = meanings[0][1][0]
        is_found = first[0] in "<%@" or self.interesting is None or first in self.interesting
        return is_found and first != "%parameter" and self.reader.names_member(node)

    def _labels(self) -> None:
        """Names that are members of the type of what is switched on, if that has members."""
        plain = {f"<{name}>" for name in self.language.plain_types}
        for captures in self.matches.uses.get("label", ()):
            node = captures["label"][0]
            chosen = self.reader.expression(captures["of"][0])
            if len(chosen) == 1 and chosen[0][1][0] in plain:
                found = self.reader.expression(node)
            else:
                found = walk(chosen, (self.reader.text(node.start_byte, node.end_byte),))
            self._refer(node, found)

    def _classes(self) -> None:
        """Types that stand for themselves where values do."""
        for captures in self.matches.uses.get("class", ()):
            node = captures["class"][0]
            self._refer(node, self.reader.made(node))

    def _refer(self, node: Any, found: Meanings) -> None:
        """Enter a reference of which it is known what it means."""
        if len(found) == 1 and found[0][1][0] != "?":
            use = self._enter("references", self._written(node), found)
            use.owners.append(self.places.owner(self.places.around(node.start_byte)))

    def _may_be_a_symbol(self, node: Any, *, otherwise: bool) -> bool:
        """Whether an expression may lead to a symbol, by its first word if it begins with one."""
        if self.interesting is None:
            return True
        start = node.start_byte
        text = self.source[start : min(node.end_byte, start + LONGEST)]
        word = self.reader.first_word(text.decode("utf-8", "replace"))
        if word is None:
            return otherwise
        return word[0] in self.interesting or (otherwise and not _first_leaf(node).is_named)

    def _is_worth_following(self, meaning: Meaning) -> bool:
        """Whether it may be a callable or a type: what calls give are values, and not followed."""
        path = meaning[1]
        is_made = path[-1][:1] in "<(" or path[-1] == "~"
        return not is_made and not self.reader.holds_nothing(meaning)

    def _order(self, arguments: Any, first: int) -> list[tuple[int, int]]:
        """The byte at which each argument ends, and its position."""
        spread, order = self.language.spread_arguments, []
        children = (one for one in arguments.named_children if "comment" not in one.type)
        for number, one in enumerate(children, first):
            if one.type in spread:
                order.append((1 << 62, -1))  # what stands behind may be in any place
            order.append((one.end_byte, number))
        return order

    def _key(self, captures: Captures, order: Sequence[tuple[int, int]]) -> str:
        """Which argument a value is: its keyword, or its position."""
        if "given.key" in captures:
            key = captures["given.key"][0]
            return self.language.variable_sigil + self.reader.text(key.start_byte, key.end_byte)
        start = captures["value"][0].start_byte
        return str(next(number for end, number in order if start < end))


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


def _first_leaf(node: Any) -> Any:
    """What an expression begins with: a name, or a word of the language (`new`)."""
    while node.child_count:
        node = node.child(0)
    return node


def _is_named(meanings: Meanings, written: str) -> bool:
    """Whether it is named there, and not only held by a local."""
    first = meanings[0][1][0]
    return first in ("%self", "%class", "%super") or written.startswith(first.rstrip("(#"))


def _is_of_stated_type(meanings: Meanings) -> bool:
    return len(meanings) == 1 and len(meanings[0][1]) == 1 and meanings[0][1][0][:1] == "<"
