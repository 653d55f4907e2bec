"""Conditionals that split a statement lose their directives, and all but one of their branches.

Those that hold whole statements stay; heads of one function become prototypes; the items of a list
all stay, with commas between them; ``extern "C" {`` and its ``}`` become spaces.
"""

from __future__ import annotations

import re
from typing import Final

from codeknit.languages.c.prepare.masked import FARTHEST, Directive, Prepared

_NO_BRACE: Final = bytes(byte for byte in range(256) if byte not in b"{}")
_STATEMENT: Final = re.compile(rb"\b(?:if|while|for|switch)\s*\Z")
_EXTERN_C: Final = re.compile(rb'\s*extern\s*"[^"\n]*"\s*\{\s*')
_NOT_FIRST: Final = re.compile(rb"\s*(?:else\b|&&|[)\],.=|?:])")
_ELSE: Final = re.compile(rb"\s*else\b")


def dissolve_conditionals(prepared: Prepared) -> None:
    """Find the conditionals that split statements, and dissolve them."""
    if prepared.directives:
        Conditionals(prepared).dissolve()


class Branch:
    """What stands between two directives of a conditional. `net` and `lowest` are of its braces."""

    __slots__ = ("end", "lowest", "net", "start")

    def __init__(self, start: int) -> None:
        self.start = start
        self.end = start
        self.net = 0
        self.lowest = 0

    def add(self, net: int, lowest: int) -> None:
        """Go on with code of so many braces."""
        self.lowest = min(self.lowest, self.net + lowest)
        self.net += net


class Group:
    """A conditional: its directives and branches so far."""

    def __init__(self, first: Directive) -> None:
        self.directives = [first]
        self.branches = [Branch(first.end)]


class Conditionals:
    """Finds the conditionals that split statements, and dissolves them."""

    def __init__(self, prepared: Prepared) -> None:
        self.prepared = prepared
        self.masked = prepared.masked

    def dissolve(self) -> None:
        """Go through the directives once, innermost conditionals first."""
        stack: list[Group] = []
        position = 0
        for directive in self.prepared.directives:
            if stack:
                stack[-1].branches[-1].add(*self._braces(position, directive.start))
            position = directive.end
            if directive.name.startswith(b"if"):
                stack.append(Group(directive))
            elif stack:
                group = stack[-1]
                group.directives.append(directive)
                group.branches[-1].end = directive.start
                if directive.name != b"endif":
                    group.branches.append(Branch(directive.end))
                    continue
                stack.pop()
                left = self._consider(group)
                if stack and left is not None:
                    stack[-1].branches[-1].add(left.net, left.lowest)

    def _braces(self, start: int, end: int) -> tuple[int, int]:
        """How much deeper in braces a stretch ends than it begins, and how deep it gets below."""
        depth = lowest = 0
        for byte in self.masked[start:end].translate(None, _NO_BRACE):
            depth += 1 if byte == 123 else -1
            if depth < lowest:
                lowest = depth
        return depth, lowest

    def _consider(self, group: Group) -> Branch | None:
        """Leave a conditional alone, or dissolve it. What is left counts for the one around it."""
        branches = group.branches
        if len(branches) == 1 and self._drop_extern_c(branches[0]):
            return None
        before = self._before(group.directives[0].start)
        if before == "list" and self._join_lists(group):
            return None
        if before == "boundary" and not _ELSE.match(self.masked, group.directives[-1].end):
            if all(self._is_whole(one) for one in branches):
                return None
            if all(self._is_head(one, group) for one in branches):
                self._make_prototypes(group)
                return branches[-1]
        return self._keep_one(group)

    def _drop_extern_c(self, branch: Branch) -> bool:
        text = bytes(self.masked[branch.start : min(branch.end, branch.start + 400)])
        if branch.end - branch.start > 400:
            return False
        if _EXTERN_C.fullmatch(text) or text.strip() == b"}":
            self.prepared.blank(branch.start, branch.end)
            return True
        return False

    def _before(self, at: int) -> str:
        """What a conditional stands behind: a whole statement, an item of a list, or neither."""
        prepared = self.prepared
        last = prepared.last_before(at)
        byte = prepared.byte(last)
        if byte == b")":
            opening = prepared.opening(last)
            head = _STATEMENT.search(self.masked, max(0, opening - 32), max(0, opening))
            return "middle" if head else "boundary"
        if byte in (b"", b";", b"}", b":"):
            return "boundary"
        if byte == b"{":
            around = prepared.byte(prepared.last_before(last))
            return "list" if around in (b"=", b",", b"{") else "boundary"
        if byte == b",":
            return "list" if self._in_braces(last) else "middle"
        word = bytes(self.masked[max(0, last - 80) : last + 1]).split(b"\n")[-1].strip()
        if re.fullmatch(rb"[A-Z_][A-Z0-9_]+", word):
            return "boundary"
        return "middle"

    def _in_braces(self, at: int) -> bool:
        depth = 0
        for byte in reversed(self.masked[max(0, at - FARTHEST) : at]):
            if byte in b")}":
                depth += 1
            elif byte in b"({":
                if depth == 0:
                    return byte == 123
                depth -= 1
            elif byte == 59 and depth == 0:
                return False
        return False

    def _join_lists(self, group: Group) -> bool:
        """Keep the items of all branches, with commas between them."""
        if any(one.net or one.lowest for one in group.branches):
            return False
        for branch, following in zip(group.branches, group.directives[1:], strict=True):
            self.prepared.blank(following.start, following.end)
            last = self.prepared.last_before(branch.end)
            unended = last >= branch.start and self.prepared.byte(last) != b","
            if unended and following.name != b"endif":
                self.prepared.put(following.start, b",")
        first = group.directives[0]
        self.prepared.blank(first.start, first.end)
        return True

    def _is_whole(self, branch: Branch) -> bool:
        """Whether a branch is statements or declarations from first to last."""
        if branch.net or branch.lowest:
            return False
        masked = self.masked
        last = self.prepared.last_before(branch.end)
        if last < branch.start:
            return True
        if masked[last] not in b";}):" or _NOT_FIRST.match(masked, branch.start):
            return False
        if masked[last] == 41 and self.prepared.next_from(branch.end) in (b"{", b";", b","):
            return False
        opened = masked.count(b"(", branch.start, branch.end)
        return opened == masked.count(b")", branch.start, branch.end)

    def _is_head(self, branch: Branch, group: Group) -> bool:
        """Whether a branch ends in the middle of a function that begins in it."""
        last = self.prepared.last_before(branch.end)
        if last < branch.start:
            return True
        if branch.lowest < 0 or _NOT_FIRST.match(self.masked, branch.start):
            return False
        if self.masked[last] == 123:
            return branch.net == 1
        following = self.prepared.next_from(group.directives[-1].end)
        return self.masked[last] == 41 and branch.net == 0 and following == b"{"

    def _make_prototypes(self, group: Group) -> None:
        """Make prototypes of the heads of a function, but for the last."""
        for directive in group.directives:
            self.prepared.blank(directive.start, directive.end)
        for branch, following in zip(group.branches[:-1], group.directives[1:], strict=False):
            last = self.prepared.last_before(branch.end)
            if last >= branch.start:
                at = last if self.masked[last] == 123 else following.start
                self.prepared.put(at, b";")

    def _keep_one(self, group: Group) -> Branch:
        """Keep the first branch that has something in it and may be compiled at all."""
        kept = next(
            (
                branch
                for branch, directive in zip(group.branches, group.directives, strict=False)
                if self.prepared.last_before(branch.end) >= branch.start
                and directive.text.split()[1:2] not in ([b"0"], [b"__cplusplus"])
            ),
            None,
        )
        for directive in group.directives:
            self.prepared.blank(directive.start, directive.end)
        for branch in group.branches:
            if branch is not kept:
                self.prepared.blank_branch(branch.start, branch.end)
        return kept or Branch(0)
