"""What only sources of C++ have: macros that begin a section of a class, words before constructors,
templates in which the grammar loses its way.
"""

from __future__ import annotations

import re
from typing import Final

from codeknit.languages.c.prepare.masked import FARTHEST, Prepared
from codeknit.languages.c.prepare.words import CAPITALS, FIRST_CAPITALS, behind_word, behind_words

#: ``JSON_PRIVATE:`` and Qt's ``Q_SIGNALS:`` as sections of a class; ``public slots:``.
_SECTION: Final = re.compile(rb"(" + CAPITALS + rb")[ \t]*(:)(?!:)[ \t]*$", re.MULTILINE)
_SIGNALS: Final = re.compile(rb"signals(?<=[ \t\n].......)(?=[ \t]*:(?!:))")
_SLOTS: Final = tuple(
    re.compile(word + rb"(?<=(?:public|rivate|tected) " + b"." * len(word) + rb")(?=[ \t]*:(?!:))")
    for word in (b"slots", b"Q_SLOTS")
)
_ACCESS: Final = (b"PUBLIC", b"PROTECTED", b"PRIVATE", b"SIGNALS")
_CLASSES: Final = behind_words((b"class", b"struct"), rb"\s+(?:[A-Z_0-9]+\s+)?([A-Za-z_]\w*)")
_CALLED: Final = re.compile(
    rb"(" + FIRST_CAPITALS + rb")[ \t\n]+(?:(?:\w+::)*(\w+)::~?\2|([A-Za-z_]\w*))\s*\("
)
#: ``class Name { … } UNUSED;`` and ``Type *name UNUSED =``.
_ATTRIBUTE_WORDS: Final = (b"UNUSED", b"ATTR", b"PACKED", b"ALIGN", b"DEPRECATED")
_ATTRIBUTE: Final = rb"([A-Z_][A-Z0-9_]*(?:" + b"|".join(_ATTRIBUTE_WORDS) + rb")[A-Z0-9_]*)"
_BEHIND_BODY: Final = re.compile(rb"\}\s*" + _ATTRIBUTE + rb"\s*;")
_BEHIND_NAME: Final = re.compile(rb"\w[\s*&]+[A-Za-z_]\w*\s+" + _ATTRIBUTE + rb"\s*(?==[^=])")
#: ``enum Name UNDERLYING(char) {``.
_BEHIND_TAG: Final = re.compile(
    rb"enum\s+(?:class\s+)?\w+\s+([A-Z_][A-Z0-9_]*[A-Z][A-Z0-9_]*+\([^()]*\))\s*[{:]"
)
#: ``TRY {``, and ``} CATCH(…) {``, from the macro on.
_TRY: Final = re.compile(rb"[;{}]\s*\b([A-Z_0-9]*TRY)(?=\s*\{)")
_CATCH: Final = re.compile(rb"\}\s*\b([A-Z_0-9]*CATCH\s*\([^()]*\))(?=\s*\{)")
#: ``"a" SEPARATOR "b"``, where the grammar knows no names.
_AMONG_STRINGS: Final = re.compile(rb'"\s+((?:[A-Z_]\w*\s*)+)(?=["),;])')
#: ``typedef PLAIN_TYPE(T) name;``.
_TYPE_MACRO: Final = (
    rb"\s+(?:(?:typename|const)\s+)*[A-Z_][A-Z0-9_]+(\([^()]*\))(?=[\s*&]*(?:\w+\s*)?;)"
)
_TYPEDEF_MACRO: Final = re.compile(rb"typedef" + _TYPE_MACRO)
_USING_MACRO: Final = re.compile(rb"using\s+\w+\s*=" + _TYPE_MACRO)
#: Whose first group stands for nothing in C++. They begin with plain letters, to be quick.
_NOTHING: Final = (_AMONG_STRINGS, _BEHIND_TAG, _CATCH, _TYPEDEF_MACRO, _USING_MACRO)
#: ``v = {1, 2}`` in a parameter list, whose braces the grammar does not know.
_BRACED_DEFAULT: Final = re.compile(rb"=\s*(\{)([^{};]*)(\})(?=\s*[,)])")
#: ``template <class T> A(T) -> A<T>;``, which declares no name.
_GUIDE: Final = behind_word(
    b"template",
    rb"\s*<[^;{}()]*>\s*(?:explicit\s+)?(\w+)\s*\([^;{}]*\)\s*->\s*\1\s*<[^;{}]*;",
)
#: ``extern template class A<int>;``, which declares nothing new.
_INSTANTIATION: Final = behind_word(b"template", rb"\s+(?:class|struct|union)\b[^;{}()]*;")
_EXTERN: Final = re.compile(rb"\bextern\s+\Z")
#: ``const char* = nullptr``.
_UNNAMED_POINTER: Final = re.compile(rb"\*(\s*[ \t])=(?!=)")
#: ``new T*[n]``, in whose brackets the grammar loses its way.
_NEW_POINTERS: Final = behind_word(b"new", rb"\s+((?:const\s+)?)[\w:]+\s*(\*+)\s*\[")
_TEMPLATE: Final = behind_word(b"template", rb"\s*(?=<)")
_ANGLE: Final = re.compile(rb"->|[<>]=|[<>(){};]")
_DEEP: Final = 4  # angle brackets in which the grammar may lose its way
#: ``x = typename A::B();``, where the grammar expects a value.
_TYPENAME: Final = re.compile(
    rb"typename(?:(?<== ........)|(?<=return ........))\s+[\w:]+(?:<[^;{}()]*>[\w:]*)*\s*[({]"
)
_NO_VALUE: Final = re.compile(rb"\s*(?:using|template)\b")


def state_access(prepared: Prepared) -> None:
    """Write what macros that begin a section of a class stand for, as far as their names tell."""
    for found in prepared.at_places(_SECTION):
        word, start = found[1], found.start()
        last = prepared.last_before(start)
        alone = last < prepared.masked.rfind(b"\n", 0, start)
        if not alone or prepared.byte(last) not in (b";", b"}", b"{", b":"):
            continue
        access = next((one for one in _ACCESS if one in word), None)
        if access is not None:
            prepared.spell(start, word, b"public" if access == b"SIGNALS" else access.lower())
        elif b"goto " + word not in prepared.masked:
            prepared.blank(start, found.end(2))
    for found in _SIGNALS.finditer(bytes(prepared.masked)):
        prepared.spell(found.start(), found[0], b"public")
    for pattern in _SLOTS:
        prepared.blank_found(pattern)


def unname_types(prepared: Prepared) -> None:
    """Blank ``typename`` where a value begins with a type."""
    for found in _TYPENAME.finditer(bytes(prepared.masked)):
        line = prepared.masked.rfind(b"\n", 0, found.start()) + 1
        if not _NO_VALUE.match(prepared.masked, line):
            prepared.blank(found.start(), found.start() + len(b"typename"))


def blank_before_constructors(prepared: Prepared) -> None:
    """Blank a macro before the name of a constructor, which has no type: that of a class of the
    file, or one twice (``API A::A(``)."""
    called = list(prepared.at_places(_CALLED))
    if called:
        masked = bytes(prepared.masked)
        classes = {name for pattern in _CLASSES for name in pattern.findall(masked)}
        for found in called:
            if found[2] or found[3] in classes:
                prepared.blank(*found.span(1))


def simplify_templates(prepared: Prepared) -> None:
    """Blank arguments nested deeply in a template's parameters: `enable_if<a<b<T>>::value>`."""
    if b"enable_if" not in prepared.masked:
        return
    for found in _TEMPLATE.finditer(bytes(prepared.masked)):
        for start, end in _deep_arguments(prepared.masked, found.end()):
            prepared.blank(start, end)


def _deep_arguments(masked: bytearray, at: int) -> list[tuple[int, int]]:
    """The arguments of templates in the angle brackets that open at `at`, where they are deep."""
    deep: list[tuple[int, int]] = []
    depth = brackets = opened = count = 0
    for found in _ANGLE.finditer(masked, at, at + FARTHEST):
        sign = found[0]
        if sign in b"()":
            brackets += 1 if sign == b"(" else -1
        elif sign in b"{};":
            return []
        elif len(sign) == 1 and brackets == 0:
            depth += 1 if sign == b"<" else -1
            count += 1
            if sign == b"<" and depth == 2:
                opened, count = found.end(), 0
            elif depth == 1 and count > _DEEP:
                deep.append((opened, found.start()))
            elif depth == 0:
                return deep
    return []


def blank_words(prepared: Prepared) -> None:
    """Blank macros behind names and among strings, and those that stand for ``try`` and types."""
    masked = prepared.masked
    hinted: tuple[re.Pattern[bytes], ...] = (_TRY,) if b"TRY" in masked else ()
    if any(word in masked for word in _ATTRIBUTE_WORDS):
        hinted += (_BEHIND_BODY, _BEHIND_NAME)
    for pattern in _NOTHING + hinted:
        prepared.blank_found(pattern, 1)


def name_pointers(prepared: Prepared) -> None:
    """Blank what stands before the brackets of ``new T*[n]``, and name a parameter that is a
    pointer and has a value."""
    prepared.blank_found(_NEW_POINTERS, 1, 2)
    for found in _UNNAMED_POINTER.finditer(bytes(prepared.masked)):
        prepared.blank(*found.span(1))
        prepared.put(found.end(1) - 1, b"_")


def bracket_defaults(prepared: Prepared) -> None:
    """Make ``v = (1, 2)`` of ``v = {1, 2}`` where it is a parameter's default."""
    for found in _BRACED_DEFAULT.finditer(bytes(prepared.masked)):
        empty = not found[2].strip()
        prepared.put(found.start(1), b"0" if empty else b"(")
        prepared.put(found.start(3), b" " if empty else b")")


def blank_templates(prepared: Prepared) -> None:
    """Blank templates that declare no name."""
    if b"template" not in prepared.masked:
        return
    for found in _INSTANTIATION.finditer(bytes(prepared.masked)):
        at = found.start()
        before = _EXTERN.search(prepared.masked, max(0, at - 80), at)
        prepared.blank(before.start() if before else at, found.end())
    prepared.blank_found(_GUIDE)
