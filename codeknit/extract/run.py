"""A tree of source files as one Document."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Final, cast

import msgspec

from codeknit.collection import collection_paused
from codeknit.extract.cache import Cache
from codeknit.extract.records import FileFacts
from codeknit.extract.relations.edges import OTHER, Relations
from codeknit.extract.resolve import Resolver
from codeknit.extract.scan import Scan
from codeknit.extract.scopes import FileScopes
from codeknit.extract.workers import TIME_LIMIT, extract_all
from codeknit.model import (
    EDGE_KINDS,
    NO_PROPERTIES,
    STATUSES,
    Category,
    Document,
    Edge,
    FileError,
    Properties,
    Symbol,
    endpoint_key,
    number_namesakes,
)


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """How a tree is extracted: with edges or without, by how many processes, how many seconds
    one file may take, and where facts are kept from run to run."""

    edges: bool = False
    workers: int = 1
    time_limit: float = TIME_LIMIT
    cache: Cache | None = None


_DEFAULTS: Final = Options()


def extract(
    found: Scan,
    options: Options = _DEFAULTS,
    progress: Callable[[str], None] | None = None,
) -> Document:
    """The Document of the files a scan found.

    `progress` is told the path of each file that is done. The result does not depend on the
    number of workers or the order in which they finish. Files that turn out to be minified or
    generated are noted in what the scan left out.
    """
    with collection_paused():
        files = _all_facts(found, options, progress)
        resolver = Resolver(files, found.root)
        edges = _edges(resolver) if options.edges else None
        stated = _Stated()
        symbols = [
            symbol
            for scopes in resolver.files
            for symbol in number_namesakes(_symbols(resolver, scopes, stated))
        ]
        errors = [FileError(facts.path, facts.error) for facts in files if facts.error]
        errors += [FileError(path, why) for path, why in found.failures]
        paths = (facts.path for facts in files if facts.was_read)
        return Document(tuple(paths), tuple(symbols), edges, tuple(errors))


def _edges(resolver: Resolver) -> tuple[Edge, ...]:
    """All relations, in canonical order. Files that have a part in none are no symbols, so that
    the rest is numbered anew; that keeps the order."""
    grouped = Relations(resolver).by_source()
    ends = {rest[3] for rests in grouped.values() for rest in rests}
    ends.update(source for source in grouped if isinstance(source, int))
    unused = {
        scopes.first_number
        for scopes in resolver.files
        if scopes.facts.definitions and scopes.first_number not in ends
    }
    numbers = _renumbered(resolver, unused)
    return tuple(
        Edge(
            numbers[source] if isinstance(source, int) else source,
            EDGE_KINDS[kind],
            numbers[target] if target < OTHER else to,
            STATUSES[status],
            tuple([numbers[number] for number in candidates]) if candidates else (),
        )
        for source in sorted(grouped, key=endpoint_key)
        for kind, status, candidates, target, to in sorted(grouped[source])
    )


def _renumbered(resolver: Resolver, dropped: set[int]) -> list[int]:
    """The numbers that symbols get, by those they had, when some are left out."""
    numbers = [0]
    number = 1
    for scopes in resolver.files:
        first = scopes.first_number
        scopes.drop_file = bool(scopes.facts.definitions) and first in dropped
        scopes.first_number = number - scopes.drop_file
        for index in range(len(scopes.facts.definitions)):
            numbers.append(scopes.first_number + index)
        number = scopes.first_number + len(scopes.facts.definitions)
    return numbers


def _all_facts(
    found: Scan, options: Options, progress: Callable[[str], None] | None
) -> list[FileFacts]:
    results: list[FileFacts | None] = [None] * len(found.files)
    files = found.files
    if options.edges:
        files = [msgspec.structs.replace(file, relations=True) for file in files]
    done = extract_all(
        files,
        workers=options.workers,
        time_limit=options.time_limit,
        cache=options.cache,
    )
    for index, facts in done:
        results[index] = facts
        if progress:
            progress(facts.path)
    return _wanted(found, cast("list[FileFacts]", results))


def _wanted(found: Scan, results: list[FileFacts]) -> list[FileFacts]:
    """The facts of the files that are extracted; the others are noted as left out."""
    found.digests = [facts.digest for facts in results]
    found.left.add_later((facts.path, facts.left_out) for facts in results if facts.left_out)
    return [facts for facts in results if not facts.left_out]


class _Stated(dict[tuple[tuple[str, str], ...], Properties]):
    """Properties by what they are made of: many symbols have the same, and share them."""

    def __missing__(self, items: tuple[tuple[str, str], ...]) -> Properties:
        properties = self[items] = Properties(items)
        return properties


def _symbols(resolver: Resolver, scopes: FileScopes, stated: _Stated) -> Iterator[Symbol]:
    path = scopes.facts.path
    number = scopes.first_number
    for index, found in enumerate(scopes.facts.definitions):
        if index == 0 and scopes.drop_file:
            continue
        signature = resolver.signature(scopes, index) if found.references else found.signature
        yield Symbol(
            number + index,
            path,
            cast("Category", found.category),
            found.kind,
            found.start,
            found.end,
            signature,
            found.name,
            found.scope,
            0,
            stated[tuple(found.properties.items())] if found.properties else NO_PROPERTIES,
        )


def proved(document: Document) -> Document:
    """A document without the relations that are not facts."""
    edges = tuple(edge for edge in document.edges or () if edge.status == "resolved")
    return msgspec.structs.replace(document, edges=edges)


def default_workers() -> int:
    """As many as there are processors for us."""
    try:
        return max(1, len(os.sched_getaffinity(0)))
    except AttributeError:
        return os.cpu_count() or 1
