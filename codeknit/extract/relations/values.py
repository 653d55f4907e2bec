"""What an expression may be, when all files are known: symbols, values of a type, files.

An outcome is a fact only where every step to it is: the name is bound once in the scope that the
language looks in, the member is found in a type whose supertypes before it are all known, what a
function returns is stated or the same at every `return`. Nothing is found by name alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

Sort: TypeAlias = Literal[
    "symbol",
    "instance",
    "object",
    "super",
    "body",
    "file",
    "package",
    "container",
    "results",
    "generator",
    "literal",
]


class Value(NamedTuple):
    """A symbol itself, a value of a type, an object that a variable has or that such an object
    has under a name, what `super` is to a type, a value of a type without a name, a file or a
    package; something whose elements have a type, stated in a definition, the several results
    of a callable, or what it yields one after another; or an object that is spelled out. Of a
    body and such an object the number is that of its file, the name its scope's or its number.
    """

    sort: Sort
    number: int
    name: str = ""  # of a package, of an object in an object, or what an element is


class Outcome(NamedTuple):
    """What something may be.

    With ``state`` ``fact`` it is the one value; with ``alike`` one of them, overloads of one name;
    with ``each`` each of them at times; with ``maybe`` perhaps one of them. Without values it is
    ``unknown``, or something that is not in the document: ``outside``. ``flows`` tells that it
    depends on what callers give to a parameter.
    """

    state: Literal["fact", "alike", "each", "maybe", "unknown", "outside"]
    values: tuple[Value, ...] = ()
    flows: bool = False

    @property
    def proved(self) -> bool:
        """Whether all that is said of it is true."""
        return self.state in ("fact", "each")


UNKNOWN: Final = Outcome("unknown")
OUTSIDE: Final = Outcome("outside")
#: In place of what is being found out, for what is defined by itself: not known either.
OPEN: Final = UNKNOWN._replace()
_MOST: Final = 20  # values that one expression may have


def fact(value: Value) -> Outcome:
    """It is this."""
    return Outcome("fact", (value,))


def symbol(number: int) -> Value:
    """A symbol itself."""
    return Value("symbol", number)


def of_same_type(value: Value) -> Outcome:
    """Something that has the type of a value, but may be another one."""
    return doubtful(fact(value)) if value.sort in ("symbol", "literal") else fact(value)


def doubtful(outcome: Outcome) -> Outcome:
    """The same, but not for certain."""
    if not outcome.values:
        return UNKNOWN._replace(flows=outcome.flows)
    return outcome._replace(state="maybe")


def one_of(outcomes: Iterable[Outcome]) -> Outcome:
    """One of several, which one is not known: certain only where all are the same."""
    outcomes = list(outcomes)
    if len(outcomes) == 1:
        return outcomes[0]
    values = tuple(dict.fromkeys(value for each in outcomes for value in each.values))
    flows = any(each.flows for each in outcomes)
    if not outcomes or len(values) > _MOST:
        return UNKNOWN._replace(flows=flows)
    if not values:
        outside = all(each.state == "outside" for each in outcomes)
        return (OUTSIDE if outside else UNKNOWN)._replace(flows=flows)
    if all(each.state == "fact" for each in outcomes) and len(values) == 1:
        return Outcome("fact", values, flows)
    return Outcome("maybe", values, flows)


def all_of(outcomes: Iterable[Outcome]) -> Outcome:
    """All of several, at one time or another; those that are not certain are left out."""
    values = tuple(
        dict.fromkeys(value for each in outcomes if each.proved for value in each.values)
    )
    if not values or len(values) > _MOST:
        return UNKNOWN._replace(flows=True)
    return Outcome("fact" if len(values) == 1 else "each", values, flows=True)


def each_value(outcome: Outcome, step: Callable[[Value], Outcome]) -> Outcome:
    """What a step leads to from all values of an outcome."""
    if not outcome.values:
        return outcome
    if outcome.state == "fact":
        found = step(outcome.values[0])
        return found._replace(flows=True) if outcome.flows else found
    results: Sequence[Outcome] = [step(value) for value in outcome.values]
    flows = outcome.flows or any(one.flows for one in results)
    if outcome.state == "each":
        return all_of(results)
    found = one_of(results)
    return (doubtful(found) if outcome.state == "maybe" else found)._replace(flows=flows)
