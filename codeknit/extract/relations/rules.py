"""Which rules a language has where languages differ, chosen once for each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from codeknit.extract.records import Path
from codeknit.extract.relations.values import Outcome, Value
from codeknit.extract.scopes import FileScopes
from codeknit.languages import Language

if TYPE_CHECKING:
    from codeknit.extract.relations.lookup import Lookup

#: What a name, a word for the object at hand or a stated type means in a scope.
InScope: TypeAlias = Callable[[FileScopes, int, str], Outcome]
#: What a member of a value is, as a file sees it, at the end of a path.
OfValue: TypeAlias = Callable[[Value, str, FileScopes, Path], Outcome]


class Rules:
    """The rules of one language. Each is the common one unless its spec says otherwise."""

    def __init__(self, lookup: Lookup, language: Language) -> None:
        self.in_scopes: InScope = lookup.scoped.in_scopes
        self.at_hand: InScope = lookup.at_hand.meant
        self.stated: InScope = lookup.typed.stated
        self.member: OfValue = lookup.receivers.common
        #: What a name that stands for a type makes where that is stated.
        self.made: Callable[[Outcome], Outcome] = lookup.typed.constructed_of
        if language.singletons:
            self.made = lookup.objects.instances
            self.member = lookup.objects.member
        elif language.separate_types or language.shared_scope != "file":
            self.made = lookup.typed.only_types
        if language.unordered_supertypes:
            self.at_hand = lookup.impls.at_hand
        if language.module_words:
            self.member = lookup.paths.member
        if language.full_names:
            self.in_scopes = lookup.full_names.in_scopes
        if language.messages:
            self.in_scopes = lookup.messages.constant
            self.at_hand = lookup.messages.at_hand
            self.stated = lookup.messages.stated_value
            self.member = lookup.messages.member
        if language.wildcard_imports == "file":
            self.in_scopes = lookup.namespaces.in_scopes
            self.stated = lookup.namespaces.stated_value
            self.member = lookup.namespaces.member
