"""What is known of one file goes with it: collection is off, so a cycle would keep its tree."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from codeknit.extract.facts import extract_facts
from codeknit.languages import languages

FIXTURES = Path(__file__).parent.parent / "relations" / "fixtures"
CODE = {
    "python": b"""
__all__ = ['C']
import a.b as c
class C[T]:
    def m(self, x: int = 1, *y: 'list[C]') -> dict[str, C]: # a comment
        for i in y: z = lambda: (yield i)
        global g
        # the end
    x, y = 1, 2
""",
    "typescript": b"""
import { A } from './a';
export class C<T> extends A { constructor(private x: number) { super(); } }
type F = <T>(x: T) => T;
""",
    "rust": b"""
#[test]
pub fn f<T>(x: &T) -> Vec<T> { |y| y }
impl<T> S<T> { fn g(&self) {} }
""",
}


@pytest.mark.parametrize("language", CODE)
def test_facts_leave_no_cycles_behind(language: str) -> None:
    assert _left_behind(language, CODE[language], relations=False) == 0


@pytest.mark.parametrize("language", sorted(path.name for path in FIXTURES.iterdir()))
def test_uses_leave_no_cycles_behind(language: str) -> None:
    extensions = languages()[language].extensions
    files = [path for path in sorted((FIXTURES / language).rglob("*")) if path.suffix in extensions]
    largest = max(files, key=lambda path: path.stat().st_size)
    assert _left_behind(language, largest.read_bytes(), relations=True) == 0


def _left_behind(language: str, source: bytes, *, relations: bool) -> int:
    """The number of objects that are kept for nothing after a file."""
    extract_facts("a", language, source, relations=relations)  # compiles the language
    gc.collect()
    facts = extract_facts("a", language, source, relations=relations)
    assert len(facts.definitions) > 1
    return gc.collect()
