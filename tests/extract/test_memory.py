"""What is known of one file goes with it: collection is off, so a cycle would keep its tree."""

from __future__ import annotations

import gc

import pytest

from codeknit.extract.facts import extract_facts

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
    extract_facts("a", language, CODE[language])  # compiles the language
    gc.collect()
    facts = extract_facts("a", language, CODE[language])
    assert gc.collect() == 0
    assert len(facts.definitions) > 1
