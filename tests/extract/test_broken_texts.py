"""Texts cut, shuffled and overwritten at random: extraction with relations never fails on them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from codeknit.extract.facts import extract_facts
from codeknit.extract.relations.edges import Relations
from codeknit.extract.resolve import Resolver
from codeknit.languages import by_extension, languages

TESTS = Path(__file__).parents[1]
RUNS = 300  # for each language, in about a second
PIECES = (b"(", b")", b"{", b"}", b".", b"::", b"=", b";", b"<", b">", b'"', b"new ", b"class ")


def texts(language: str) -> list[tuple[str, bytes]]:
    """Sources of a language that other tests have, and the names they have."""
    places = [*TESTS.glob(f"languages/{language}/cases/**/*")]
    places += TESTS.glob(f"relations/fixtures/{language}/**/*")
    found = sorted(
        path
        for path in places
        if path.is_file() and getattr(by_extension().get(path.suffix), "id", "") == language
    )
    return [(path.name, path.read_bytes()) for path in found]


def broken(text: bytes, chance: random.Random) -> bytes:
    at = chance.randrange(len(text) + 1)
    sort = chance.randrange(4)
    if sort == 0:
        return text[:at]
    if sort == 1:
        return text[:at] + text[at + chance.randrange(1, 30) :]
    if sort == 2:
        return text[:at] + chance.choice(PIECES) + text[at:]
    lines = text.split(b"\n")
    chance.shuffle(lines)
    return b"\n".join(lines)


@pytest.mark.parametrize("language", sorted(languages()))
def test_broken_texts_are_extracted(language: str) -> None:
    chance = random.Random(language)
    sources = texts(language)
    assert sources
    for _ in range(RUNS):
        name, text = chance.choice(sources)
        text = broken(text, chance).replace(b"\r", b"").decode("utf-8", "ignore").encode()
        facts = extract_facts(name, language, text, relations=True)
        Relations(Resolver([facts], ".")).by_source()
