"""What ends a run is raised, and waits where something must not be left half done."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import NoReturn

import pytest

from codeknit import signals
from codeknit.cli import streams
from codeknit.extract import queries

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals are POSIX's")


def killed_by(number: int) -> Callable[[], int]:
    def run() -> NoReturn:
        os.kill(os.getpid(), number)
        raise AssertionError

    return run


@pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_a_signal_becomes_a_status(number: int, status: int) -> None:
    before = signal.getsignal(number)
    assert streams.guarded(killed_by(number)) == status
    assert signal.getsignal(number) == before


def test_a_signal_that_is_ignored_stays_ignored() -> None:
    script = "import os; from codeknit.cli.streams import guarded; "
    script += "print(guarded(lambda: os.kill(os.getpid(), 1) or 7))"
    line = f"trap '' HUP; exec '{sys.executable}' -c '{script}'"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=True)
    assert done.stdout == "7\n"


def test_signals_wait_while_held() -> None:
    done = []

    def act() -> None:
        with signals.held():
            os.kill(os.getpid(), signal.SIGINT)
            done.append(1)

    with pytest.raises(KeyboardInterrupt):
        act()
    assert done


def test_an_interrupt_does_not_fail_what_tree_sitter_compiles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiled = []

    def interrupted(*_: object) -> object:
        os.kill(os.getpid(), signal.SIGINT)
        compiled.append(1)
        return None

    monkeypatch.setattr(queries, "Query", interrupted)
    with pytest.raises(KeyboardInterrupt):
        queries._query("go", relations=False)
    assert compiled
