import pkg.models
import pkg.models as m
from .. import models
from .. import Account
from ..models import User as U, Twice, constant, Missing
from ...beyond import Nothing
from pkg import Order
from elsewhere import Stranger
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pkg.models import Order as Lazy


def aliased(u: U, meta: U.Meta, account: Account, order: Order, lazy: Lazy): ...
def by_module(a: m.User, b: models.Order, c: pkg.models.User.Meta): ...
def not_known(t: Twice, c: constant, s: Stranger, x: Missing, n: Nothing, u: User): ...


def local_import():
    from pkg.models import User
    def inner(u: User): ...
