"""Ways to run the command: in this process, and as a process of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from codeknit.cli import main


class Outcome(NamedTuple):
    """What a run left behind."""

    status: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs ``codeknit`` in this process, on streams of bytes as the real ones are."""

    def run_here(*arguments: object, stdin: bytes | str = b"") -> Outcome:
        given = stdin.encode() if isinstance(stdin, str) else stdin
        streams = {name: io.TextIOWrapper(io.BytesIO(), "utf-8") for name in ("stdout", "stderr")}
        streams["stdin"] = io.TextIOWrapper(io.BytesIO(given), "utf-8")
        with monkeypatch.context() as patch:
            for name, stream in streams.items():
                patch.setattr(sys, name, stream)
            status = main([os.fspath(a) if isinstance(a, Path) else str(a) for a in arguments])
            texts = []
            for name in ("stdout", "stderr"):
                streams[name].flush()
                texts.append(streams[name].buffer.getvalue().decode())  # type: ignore[attr-defined]
        return Outcome(status, *texts)

    return run_here


@pytest.fixture
def shell() -> Callable[[str], Outcome]:
    """Runs a line of bash in which ``codeknit`` is this one; the status is the line's."""

    def run_line(line: str, cwd: Path | None = None) -> Outcome:
        codeknit = f'codeknit() {{ "{sys.executable}" -m codeknit "$@"; }}\n'
        done = subprocess.run(
            ["bash", "-c", codeknit + line], capture_output=True, cwd=cwd, timeout=60, check=False
        )
        return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())

    return run_line


DOCUMENT = """\
[symbols]
## app.py
S1 type/class L1-L9 User
S2 callable/method L2-L3 save(force: bool) -> S1 {async}
S3 callable/function L11-L12 run()

[edges]
S1 --contains--> S2
S3 --calls--> S2
S3 --references[unresolved]--> print
"""


@pytest.fixture
def document(tmp_path: Path) -> Path:
    """A small document in canonical form."""
    path = tmp_path / "out.skt"
    path.write_text(DOCUMENT, encoding="utf-8")
    return path
