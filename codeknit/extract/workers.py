"""Extracts files in worker processes, so that no file can end or hang the run.

Parsing holds the interpreter lock, so threads would not help; and native code that crashes or
does not return can only be stopped together with its process. Files go out in batches, and facts
come back as soon as there are some for a message. Each worker notes in shared memory which file it
is at: when it is late or gone, that is the culprit, and everything else that it has not answered
for goes to a new worker.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Final

import msgspec

from codeknit.extract.cache import Cache, hashed
from codeknit.extract.generated import left_out_as
from codeknit.extract.read import UnreadableFile, normalize, read_data
from codeknit.extract.records import FileFacts
from codeknit.extract.scan import SourceFile
from codeknit.languages import languages
from codeknit.signals import held, leave_to_parent

#: Seconds one file may take.
TIME_LIMIT: Final = 10.0
_BATCH: Final = 32  # files
_LONGEST_SILENCE: Final = 0.1  # seconds that facts may wait for others to go with
_LONGEST_WAIT: Final = 3600.0  # seconds that we listen at once, whatever the limit is

_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(list[FileFacts]).decode


def facts_of(file: SourceFile) -> FileFacts:
    """The facts of one file, in this process. Whatever is wrong with it is in ``error``."""
    try:
        data = read_data(file.place)
    except UnreadableFile as error:
        return _unreadable(file, error)
    return _facts_in(data, msgspec.structs.replace(file, unless_generated=False))


def answer(file: SourceFile, cache: Cache | None) -> bytes:
    """The encoded facts of a file, or that it is left out; from the cache where it is there."""
    try:
        data = read_data(file.place)
    except UnreadableFile as error:
        return _encode(_unreadable(file, error))
    if cache is None:
        return _encode(_facts_in(data, file))
    digest = hashed((data,))
    key = cache.key_of_file(file, digest)
    encoded = cache.get("facts", key)
    if encoded is None:
        facts = _facts_in(data, file)
        facts.digest = digest
        encoded = _encode(facts)
        cache.put("facts", key, encoded)
    return encoded


def _facts_in(data: bytes, file: SourceFile) -> FileFacts:
    from codeknit.extract.facts import extract_facts

    try:
        source = normalize(data, languages()[file.language])
    except UnreadableFile as error:
        return _unreadable(file, error)
    reason = left_out_as(source) if file.unless_generated else ""
    if reason:
        return FileFacts(file.path, file.language, was_read=False, left_out=reason)
    try:
        return extract_facts(
            file.path, file.language, source, relations=file.relations, uses=file.uses
        )
    except Exception as error:  # a bug, and ours: it costs this file and no other
        fault = f"internal error ({type(error).__name__})"
        if file.relations and file.uses:
            return _without_uses(_facts_in(data, msgspec.structs.replace(file, uses=False)), fault)
        return FileFacts(file.path, file.language, error=f"not extracted: {fault}", was_read=False)


def _without_uses(facts: FileFacts, reason: str) -> FileFacts:
    """Say why a file's relations are missing, if that is all that is missing."""
    if facts.partial:
        said = f"relations not extracted: {reason}"
        facts.error = f"{facts.error}; {said}" if facts.error else said
    return facts


def _unreadable(file: SourceFile, error: UnreadableFile) -> FileFacts:
    return FileFacts(file.path, file.language, error=str(error), was_read=False)


def extract_all(
    files: Sequence[SourceFile],
    *,
    workers: int = 1,
    time_limit: float = TIME_LIMIT,
    cache: Cache | None = None,
) -> Iterator[tuple[int, FileFacts]]:
    """The facts of all files, each with its index in `files`, in the order they get ready."""
    if cache is None:
        _compile(files)
    pool = _Pool(files, time_limit, cache)
    try:
        pool.start(max(1, min(workers, len(files))))
        yield from pool.results()
    finally:
        pool.stop()


def _compile(files: Sequence[SourceFile]) -> None:
    """Compile the queries of all languages: workers, and those that take their place, inherit them,
    and no file's time goes by. With a cache there may be nothing to extract."""
    from codeknit.extract.queries import compiled

    for language, relations in sorted({(file.language, file.relations) for file in files}):
        compiled(language, relations)


class _Worker:
    """One process, and the indexes of the files it still owes an answer for."""

    def __init__(self, files: Sequence[SourceFile], cache: Cache | None) -> None:
        context: Any = multiprocessing.get_context("fork" if os.name == "posix" else "spawn")
        self.connection, theirs = context.Pipe()
        self.at: Any = context.RawValue("q", -1)
        self.process: Any = context.Process(
            target=_serve, args=(theirs, self.connection, self.at, files, cache), daemon=True
        )
        with held():
            self.process.start()
        theirs.close()
        self.owed: deque[int] = deque()
        self.since = 0.0

    def assign(self, indexes: list[int]) -> None:
        self.owed.extend(indexes)
        self.since = time.monotonic()
        with suppress(OSError):  # a worker that is gone is found out when we listen to it
            self.connection.send(indexes)

    def culprit(self) -> int:
        """The index of the file it was at when it ended, which it owes from now on no more."""
        found = self.at.value if self.at.value in self.owed else self.owed[0]
        self.owed.remove(found)
        return found

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.connection.close()


class _Pool:
    """The workers of one run and the files that wait for them."""

    def __init__(self, files: Sequence[SourceFile], time_limit: float, cache: Cache | None) -> None:
        self.files = list(files)
        self.cache = cache
        self.without_uses: dict[int, str] = {}  # why a second attempt had to be made
        self.time_limit = time_limit
        self.batch = _BATCH
        self.waiting: deque[list[int]] = deque()
        self.workers: list[_Worker] = []

    def start(self, count: int) -> None:
        self.batch = size = max(1, min(_BATCH, len(self.files) // (count * 4)))
        indexes = list(range(len(self.files)))
        self.waiting.extend(indexes[at : at + size] for at in range(0, len(indexes), size))
        for _ in range(count):
            self._hire()

    def stop(self) -> None:
        for worker in self.workers:
            worker.kill()

    def results(self) -> Iterator[tuple[int, FileFacts]]:
        while self.workers:
            by_connection = {worker.connection: worker for worker in self.workers}
            for ready in wait(list(by_connection), self._patience()):
                yield from self._receive(by_connection[ready])
            now = time.monotonic()
            for worker in list(self.workers):
                if worker.owed and now - worker.since > self.time_limit:
                    reason = f"not finished within {self.time_limit:g} seconds"
                    yield from self._replace(worker, reason)

    def _hire(self) -> None:
        """Start a worker, if there is something for it to do."""
        if self.waiting:
            worker = _Worker(self.files, self.cache)
            self.workers.append(worker)
            self._feed(worker)

    def _feed(self, worker: _Worker) -> None:
        """Keep one batch ahead, so that no worker waits for us."""
        while self.waiting and len(worker.owed) <= self.batch // 2:
            worker.assign(self.waiting.popleft())

    def _patience(self) -> float:
        oldest = min(worker.since for worker in self.workers)
        left = oldest + self.time_limit - time.monotonic()
        return min(max(0.0, left), _LONGEST_WAIT) + 0.01

    def _receive(self, worker: _Worker) -> Iterator[tuple[int, FileFacts]]:
        try:
            several = _decode(worker.connection.recv_bytes())
        except (EOFError, OSError):
            yield from self._replace(worker, "the parser crashed on this file")
            return
        worker.since = time.monotonic()
        for facts in several:
            index = worker.owed.popleft()
            if index in self.without_uses:
                facts = _without_uses(facts, self.without_uses[index])
                facts.digest = b""  # the next run may be luckier: this one is not to be kept
            yield index, facts
        self._feed(worker)
        if not worker.owed:
            self._dismiss(worker)

    def _dismiss(self, worker: _Worker) -> None:
        self.workers.remove(worker)
        worker.kill()

    def _replace(self, worker: _Worker, reason: str) -> Iterator[tuple[int, FileFacts]]:
        """Give up on the file a worker is at, or on its relations if that was the first attempt.
        That, and the rest of its batch, is for a new worker."""
        self._dismiss(worker)
        culprit = worker.culprit()
        file = self.files[culprit]
        if file.relations and file.uses:
            self.files[culprit] = msgspec.structs.replace(file, uses=False)
            self.without_uses[culprit] = reason
            worker.owed.appendleft(culprit)
        else:
            yield culprit, FileFacts(file.path, file.language, error=reason, was_read=False)
        if worker.owed:
            self.waiting.appendleft(list(worker.owed))
        self._hire()


def _serve(
    connection: Connection,
    theirs: Connection,
    at: Any,
    files: Sequence[SourceFile],
    cache: Cache | None,
) -> None:
    """What a worker does: read indexes, answer with facts, until killed."""
    theirs.close()
    leave_to_parent()
    gc.disable()  # facts hold no cycles
    while True:
        try:
            for message in _answers(connection.recv(), at, files, cache):
                connection.send_bytes(message)
        except (EOFError, OSError):
            os._exit(0)


def _answers(
    indexes: list[int], at: Any, files: Sequence[SourceFile], cache: Cache | None
) -> Iterator[bytes]:
    """The answers for a batch, in messages of as many as are ready in a short time."""
    ready: list[msgspec.Raw] = []
    since = time.monotonic()
    for index in indexes:
        at.value = index
        ready.append(msgspec.Raw(answer(files[index], cache)))
        if time.monotonic() - since > _LONGEST_SILENCE:
            yield _encode(ready)
            ready, since = [], time.monotonic()
    if ready:
        yield _encode(ready)
