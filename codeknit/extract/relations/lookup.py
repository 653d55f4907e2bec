"""Finds out what meanings come to, step by step: each part tells one sort of step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Final

from codeknit.extract.records import FILE, INDEXED, MARKS, WORD_MARK, Meaning, Path
from codeknit.extract.relations.at_hand import AtHand
from codeknit.extract.relations.beyond import Beyond
from codeknit.extract.relations.declarations import Declarations
from codeknit.extract.relations.decorated import PLAIN, Decorated
from codeknit.extract.relations.exports import Exports
from codeknit.extract.relations.fullnames import FullNames
from codeknit.extract.relations.impls import Impls
from codeknit.extract.relations.members import Evaluate, FindType, Members, NoMembers
from codeknit.extract.relations.messages import Messages
from codeknit.extract.relations.namespaces import Namespaces
from codeknit.extract.relations.objects import Objects
from codeknit.extract.relations.overloads import Overloads, count
from codeknit.extract.relations.parameters import Parameters
from codeknit.extract.relations.paths import ModulePaths, steps
from codeknit.extract.relations.protocols import Protocols
from codeknit.extract.relations.receivers import Receivers
from codeknit.extract.relations.results import Results
from codeknit.extract.relations.rules import Rules
from codeknit.extract.relations.scoped import Scoped
from codeknit.extract.relations.spelled import Spelled, with_mark
from codeknit.extract.relations.symbols import Symbols
from codeknit.extract.relations.typed import Typed
from codeknit.extract.relations.values import (
    OPEN,
    OUTSIDE,
    UNKNOWN,
    Outcome,
    Value,
    doubtful,
    each_value,
    fact,
    of_same_type,
    one_of,
)
from codeknit.extract.scopes import FileScopes
from codeknit.languages import languages

_DEEPEST: Final = 32  # lookups inside one another
_OF_ANYBODY: Final = ("[]", INDEXED, "!entered")  # steps to what others hold: it may be anybody's


class Lookup:
    """Evaluates meanings."""

    def __init__(self, symbols: Symbols, *, scopes_only: bool = False) -> None:
        """With `scopes_only` types have no members: their names are all that is looked up."""
        self.symbols = symbols
        self._memos: list[dict[Any, Outcome]] = []
        evaluate: Evaluate = lambda first, one: self.meaning(symbols.file(first), one)  # noqa: E731
        find: FindType = self.type_named
        self.members = NoMembers(symbols) if scopes_only else Members(symbols, evaluate, find)
        self.paths = ModulePaths(self)
        self.impls = Impls(self)
        self.namespaces = Namespaces(symbols, self)
        self.members.namespaces = self.namespaces
        self.messages = Messages(self)
        self.full_names = FullNames(self)
        self.objects = Objects(self)
        self.decorated = Decorated(self)
        self.scoped = Scoped(self)
        self.beyond = Beyond(self)
        self.exports = Exports(self)
        self.declarations = Declarations(self)
        self.at_hand = AtHand(self)
        self.typed = Typed(self)
        self.receivers = Receivers(self)
        self.protocols = Protocols(self)
        self.results = Results(self)
        self.spelled = Spelled(self)
        self.overloads = Overloads(self)
        self.parameters = Parameters(self)
        by_language = {id_: Rules(self, one) for id_, one in languages().items()}
        self.rules = [by_language[scopes.language.id] for scopes in symbols.files]
        self.known: list[dict[Meaning, Outcome]] = [self.memo() for _ in symbols.files]
        self.depth = 0
        self.met = 0

    @cached_property
    def _by_scope(self) -> Lookup:
        return Lookup(self.symbols, scopes_only=True)

    def type_named(self, scopes: FileScopes, scope: int, name: str) -> int:
        """The type that a name means in a scope, found before members of types are known."""
        path = steps(scopes.language, name)
        named = self._by_scope.named(scopes, scope, path)
        found = self._by_scope.held(self.declarations.one_type(named))
        value = found.values[0] if found.state == "fact" else None
        is_type = value is not None and value.sort == "symbol"
        return value.number if value is not None and is_type else 0

    def meanings(self, scopes: FileScopes, meanings: Sequence[Meaning]) -> Outcome:
        """What something is that may mean each of these."""
        if len(meanings) == 1:
            known = self.known[scopes.position].get(meanings[0], OPEN)
            return known if known is not OPEN else self.named(scopes, *meanings[0])
        return one_of([self.named(scopes, *one) for one in meanings])

    def meaning(self, scopes: FileScopes, meaning: Meaning) -> Outcome:
        """What a meaning's value is: not a variable, but what it holds."""
        return self.held(self.named(scopes, *meaning))

    def named(self, scopes: FileScopes, scope: int, path: Path) -> Outcome:
        """What a path leads to: the variable itself, where its last step names one."""
        known = self.known[scopes.position]
        key = (scope, path)
        found = known.get(key)
        if found is not None:
            return found if found is not OPEN else self.circle()
        if self.depth > _DEEPEST:
            return self.circle()
        if "" in path:  # a name that is missing in a text with errors
            return UNKNOWN
        known[key] = OPEN
        self.depth += 1
        found = known[key] = self._named(scopes, scope, path)
        self.depth -= 1
        return found

    def circle(self) -> Outcome:
        """What is asked for is being found out, or too far away: not known here."""
        self.met += 1
        return UNKNOWN

    @property
    def circles(self) -> int:
        """How often something was asked for that is being found out: what comes to pass meanwhile
        is not all there is."""
        return self.met + self.members.met

    def found_once(
        self, known: dict[Any, Outcome], key: Any, find: Callable[[Any], Outcome]
    ) -> Outcome:
        """What a key comes to; nothing that is known where that depends on itself."""
        found = known.get(key)
        if found is OPEN:
            return self.circle()
        if found is None:
            known[key] = OPEN
            found = known[key] = find(key)
        return found

    def shared(self, known: dict[Any, Outcome], key: Any, find: Callable[[], Outcome]) -> Outcome:
        """What several scopes have in common: kept, unless it met what is being found out."""
        circles = self.circles
        found = find()
        if circles == self.circles:
            known[key] = found
        return found

    def memo(self) -> dict[Any, Outcome]:
        """A place for outcomes that are found once."""
        found: dict[Any, Outcome] = {}
        self._memos.append(found)
        return found

    def forget_flows(self) -> None:
        """Drop what depends on what callers give, because more of that is known now."""
        for known in self._memos:
            for key in [key for key, one in known.items() if one.flows]:
                del known[key]

    def _named(self, scopes: FileScopes, scope: int, path: Path) -> Outcome:
        if scopes.language.messages:
            sent = self.messages.named(scopes, scope, path)
            if sent is not None:
                return sent
        if path[0] == "%symbol":
            return fact(Value("symbol", int(path[1]), PLAIN))
        if path[0] == "%parameter" and len(path) == 2:
            return self.parameters.held(scopes, scope, path[1])
        if len(path) == 1:
            return self.first(scopes, scope, path[0])
        before = self.named(scopes, scope, path[:-1])
        last = path[-1]
        if last in MARKS:
            return each_value(self.held(before), lambda value: with_mark(value, last))
        receiver = path[:-3] if path[-2] in MARKS else path[:-2]
        if before.state == "outside" and receiver and self._lacks(scopes, scope, receiver):
            before = UNKNOWN
        if not before.values and path[0][0] != "<" and last != "!macro":
            return self._of_nothing(scopes, before, path)
        if scopes.language.names_apart:
            before = self.declarations.meant(before, called=last == "()")
            if last[0] == "#":
                return each_value(before, lambda value: self.results.part(scopes, value, last[1:]))
        before = self.held(before)
        if before.state == "outside" and last in _OF_ANYBODY:
            before = UNKNOWN
        if not before.values and len(path) == 2 and path[0][0] == "<":
            before = self.typed.bounded(scopes, scope, path[0][1:-1]) or before
        if last == "(new)":
            return each_value(before, self.typed.new)
        if scopes.language.singletons:
            if last[0] == "(":
                return self.objects.given(before, count(last))
            before = self.objects.used(before)
        if last[0] == "(":
            return self.results.called(scopes, scope, path, before)
        if last == "~":
            return each_value(before, of_same_type)
        if last[0] == "[":
            return each_value(before, lambda value: self.results.element(value, last[1:-1]))
        if last == "!entered":
            return each_value(before, lambda value: self.protocols.given(value, "entered", 0))
        if last[:4] == "!as<":
            return self.typed.seen(scopes, scope, before, last[4:-1])
        if last[0] == "!":
            marked = each_value(before, lambda value: self.typed.marked(value, last))
            is_macro = last == "!macro" and len(path) == 2 and not marked.values
            return self.paths.macro(scopes, path[0]) if is_macro else marked
        if before is OUTSIDE and f"{path[0]}.{last}" in scopes.language.file_words:
            return fact(Value("file", scopes.first_number))
        member = self.rules[scopes.position].member
        if scopes.language.has_objects and self._is_of_others(scopes, scope, before):
            before = doubtful(before)
        if before.state == "fact" and not before.flows:
            return member(before.values[0], last, scopes, path)
        return each_value(before, lambda value: member(value, last, scopes, path))

    def _is_of_others(self, scopes: FileScopes, scope: int, outcome: Outcome) -> bool:
        """Whether something has a type parameter for its type, seen from outside of what has that
        parameter: it is another type there, with members of its own."""
        value = outcome.values[0] if outcome.state == "fact" else None
        if value is None or value.sort != "instance":
            return False
        parameter = self.symbols.of(value.number)
        if parameter.kind != "type_parameter":
            return False
        if self.symbols.file(value.number) is not scopes:
            return True
        definitions = scopes.facts.definitions
        while scope > FILE and scope != parameter.lexical:
            scope = definitions[scope].lexical
        return scope != parameter.lexical

    def _of_nothing(self, scopes: FileScopes, before: Outcome, path: Path) -> Outcome:
        """What a step leads to from what is no value of the document."""
        is_part = path[-1][0] == "#" and scopes.language.names_apart
        if before.state == "outside" and (path[-1] in _OF_ANYBODY or is_part):
            return UNKNOWN
        if before is OUTSIDE and f"{path[0]}.{path[-1]}" in scopes.language.file_words:
            return fact(Value("file", scopes.first_number))
        return before

    def _lacks(self, scopes: FileScopes, scope: int, path: Path) -> bool:
        """Whether a path leads to an object of the document, which then lacks the next member as
        far as is known: what that member is, if there is one, is not."""
        values = self.held(self.named(scopes, scope, path)).values
        return any(value.sort in ("instance", "super") for value in values)

    def first(self, scopes: FileScopes, scope: int, word: str) -> Outcome:
        """What the first step of a path means."""
        if word in ("?", ""):  # no name at all where the text has errors
            return UNKNOWN
        if word[0] == "[":
            return fact(Value("container", scopes.first_number + max(scope, 0), word[1:]))
        if word[0] == WORD_MARK and scopes.language.module_words:
            return self.paths.word(scopes, scope, word[1:])
        rules = self.rules[scopes.position]
        if word[0] == "<" and word[-1] == ">":
            return rules.stated(scopes, scope, word[1:-1])
        if word[0] == "%":
            return rules.at_hand(scopes, scope, word)
        return rules.in_scopes(scopes, scope, word)

    def held(self, outcome: Outcome) -> Outcome:
        """What something is when it is used: for a variable what it holds."""
        if not outcome.values:
            return outcome
        if outcome.state == "fact":
            value = outcome.values[0]
            if value.sort != "symbol" or value.number in self.results.plain:
                return outcome
        if outcome.state == "alike" and all(map(self.overloads.is_callable, outcome.values)):
            return outcome
        return each_value(outcome, self.results.held)
