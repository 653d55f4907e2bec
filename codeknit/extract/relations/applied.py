"""Functions that are called by way of a member that every function has: `f.call(x)`, `f.bind(x)()`.

Such a member is known where the function is, and has none of that name itself. What object is at
hand in the function then is not followed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from codeknit.extract.records import Meaning, Use
from codeknit.extract.relations.values import OUTSIDE, Outcome, Value, fact
from codeknit.languages import Language

#: What the name of a value is that stands for a function: it is called with another object at hand
#: (`f.call`), or given arguments in a list (`f.apply`); a call of it gives the function bound to
#: some of its arguments (`f.bind`), or it is that. Calls of the third call no function of ours.
THROUGH: Final = "!through"
LISTED: Final = "!listed"
BINDING: Final = "!binding"
BOUND: Final = "!bound"
CALLED: Final = frozenset({THROUGH, LISTED, BOUND})

Given: TypeAlias = Sequence[tuple[str, Sequence[Meaning]]]


def member(value: Value, name: str, language: Language) -> Outcome:
    """What a function has from its being one."""
    step = language.function_members.get(name)
    if step == "itself":
        return fact(value)
    return OUTSIDE if step is None or value.name else fact(value._replace(name=f"!{step}"))


def is_applied(value: Value) -> bool:
    """Whether it is a function that is called by way of a member of it."""
    return value.sort == "symbol" and value.name[:1] == "!"


def given(value: Value, use: Use) -> Given:
    """What a call gives to the parameters of a function, as far as it is known to which."""
    if not is_applied(value):
        return use.given
    return behind_object(use.given) if value.name == THROUGH else ()


def behind_object(given: Given) -> Given:
    """What is given behind an object that is the first argument."""
    return [
        (str(int(key) - 1) if key.isdecimal() else key, meanings)
        for key, meanings in given
        if key != "0"
    ]
