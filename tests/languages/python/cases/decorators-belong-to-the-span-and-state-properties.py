import abc
import functools


@first
@second(
    1,
)
# a comment between
def decorated(): ...


class Base(abc.ABC):
    @abc.abstractmethod
    async def must(self): ...

    @property
    @abc.abstractmethod
    def value(self) -> int: ...

    @value.setter
    def value(self, new: int): ...

    @functools.cached_property
    def cached(self): ...

    @staticmethod
    def free(): ...

    @typing.final
    def last(self): ...

    @typing.override
    def again(self): ...


@warnings.deprecated("use that")
def old(): ...


@final
class Leaf: ...


@mock.patch.property
def no_property(): ...
