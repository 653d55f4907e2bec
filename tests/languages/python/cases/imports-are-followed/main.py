import os.path as p
import pkg.models
import pkg.models as m
from pkg import Account, clean
from pkg.models import User as U
import missing


def build():
    U("a").save()
    m.User("b")
    pkg.models.User("c")
    account = Account("d")
    account.save()
    clean("x")
    p.join("a")
    missing.clean()
    User("e")
