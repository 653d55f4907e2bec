from os import path


def before(): ...


def _private(): ...


from unknown import *


def behind(): ...


def use():
    before()
    behind()
    _private()
    path.join()
