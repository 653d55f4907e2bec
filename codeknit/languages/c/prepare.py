"""Rewrites what no grammar can read without a preprocessor, byte for byte.

Line ends stay; comments, strings and directives are masked first, so that patterns see code alone.
What is done, and why it loses nothing:

- words in capitals that stand where a declaration has one word too many (``API void f();``,
  ``class API Name {``) become spaces: they are macros that stand for attributes or nothing;
- ``f ARGS((int a));`` becomes ``f      (int a) ;``;
- ``extern "C" {`` and its ``}`` in ``#ifdef`` become spaces;
- a conditional that splits a statement loses its directives, and all but one of its branches if
  they exclude each other; heads of functions stay, as prototypes;
- a macro called on a line of its own gets the semicolon that it does without;
- reserved words that stand for attributes (``__init``, ``__user``) become spaces: `reserved.py`;
- a loop that is a macro gets a semicolon before its body, and a type that is an argument of a call
  becomes a number;
- the brace of a K&R definition moves in front of its declarations.

Nothing here is certain; it is tried only where the grammar would fail, or read something else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from codeknit.languages.c.reserved import KEYWORDS, blank_reserved

# Patterns are told apart by their first byte wherever that can be: only so are they quick to look
# for. What must stand before is looked at behind that byte.

#: What is no code, in a text with a line end before it.
_MASKED: Final = re.compile(
    rb"//[^\n\\]*+(?:\\.[^\n\\]*+)*+"
    rb"|/\*[^*]*+(?:\*(?!/)[^*]*+)*+(?:\*/)?"
    rb'|"[^"\\\n]*+(?:\\.[^"\\\n]*+)*+"?'
    rb"|'(?<![0-9a-fA-F].)[^'\\\n]*+(?:\\.[^'\\\n]*+)*+'?"
    rb"|\n[ \t]*+(?P<directive>#[^\n\\/]*+(?:(?:\\.|/(?!\*)|/\*.*?\*/)[^\n\\/]*+)*+)",
    re.DOTALL,
)
#: The same with raw strings.
_MASKED_OR_RAW: Final = re.compile(
    rb'(?:\b(?:u8|[uUL])?R)"(?P<mark>[^()\\\s]{0,16})\(.*?\)(?P=mark)"|' + _MASKED.pattern,
    re.DOTALL,
)
_BLANK: Final = bytes(byte if byte in b"\n\r" else 32 for byte in range(256))
#: ``__has_include(<a>)`` in a conditional, which the grammar does not know.
_INCLUDE_TEST: Final = re.compile(rb"\(\s*(<[^>\n]*>|\"[^\"\n]*\")\s*\)")
_COMMENT: Final = re.compile(rb"/\*.*?\*/", re.DOTALL)
#: GNU's name for the rest of the arguments of a macro.
_REST: Final = re.compile(rb"(?<=[\s,(])\w+\.\.\.(?=\))")
_PARAMETERS: Final = re.compile(rb"#[ \t]*define\s+\w+\([^()]*\)")
_CONDITIONAL: Final = re.compile(rb"#[ \t]*(if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\b")

_KEYWORD: Final = rb"(?:" + b"|".join(KEYWORDS) + rb")\b"
_MORE_CAPITALS: Final = rb"[A-Z0-9_]*[A-Z][A-Z0-9_]*+"
_CAPITALS: Final = rb"[A-Z_]" + _MORE_CAPITALS + rb"(?![a-z(])"
#: The same, where no word goes on, and behind layout.
_FIRST_CAPITALS: Final = rb"[A-Z_](?<!\w.)" + _MORE_CAPITALS + rb"(?![a-z(])"
_LATER_CAPITALS: Final = rb"[A-Z_](?<=[ \t\n].)" + _MORE_CAPITALS
#: Where such a word may be a macro that stands for something else, by what comes behind it. There
#: are few of these, so all patterns that begin with such a word are tried at these places only.
_PLACES: Final = re.compile(
    rb"A(?<!\w.)[A0-9]++(?=[ \t]*(?:[(*:]|$)|[ \t\n]+[A-Za-z_~\[:])", re.MULTILINE
)
#: … in a text in which all capitals and underscores are one letter: one byte is quick to look for.
_ONE_CAPITAL: Final = bytes(
    65 if byte in b"ABCDEFGHIJKLMNOPQRSTUVWXYZ_" else byte for byte in range(256)
)
#: What a declaration goes on with behind a word that stands for nothing.
_BUILT_IN: Final = (
    rb"(?:void|char|short|int|long|float|double|signed|unsigned|bool|auto|struct|union|enum|class"
    rb"|static|extern|inline|virtual|explicit|friend|typename|constexpr|template|namespace|using"
    rb"|register|typedef|decltype|_Bool|size_t|wchar_t|operator)\b"
)
_ARGUMENTS: Final = rb"(?:\s*<[^<>;{}()]*(?:<[^<>;{}()]*>[^<>;{}()]*)*>)?"
_PLAIN: Final = rb"(?!" + _KEYWORD + rb")[A-Za-z_]\w*"

#: ``API void f``, ``API static``, ``API Name *f``, ``API ns::Name f``, ``API ~Name``.
_LEADING: Final = re.compile(
    _FIRST_CAPITALS
    + rb"[ \t\n]+(?:"
    + _CAPITALS
    + rb"[ \t\n]+)*(?="
    + _BUILT_IN
    + rb"|~\s*\w+\s*\(|\[\["
    rb"|(?:(?:const|volatile)\s+)?(?:::\s*)?"
    + _PLAIN
    + _ARGUMENTS
    + rb"(?:::\w+"
    + _ARGUMENTS
    + rb")*"
    rb"(?:[ \t\n]*[*&]+[ \t\n]*(?:const\b\s*)?(?:[A-Za-z_]|\()"
    rb"|[ \t\n]+"
    + _PLAIN
    + rb"(?:::~?\w+)*\s*[(;=\[,{:]|[ \t\n]+operator\b|\s*\(\s*\w+\s*\)\s*\())"
)
#: ``local void f``, ``l_inline int f``, ``(z_const char *s)``, in any letters.
_WORDS: Final = (
    rb"(?!" + _KEYWORD + rb"|_[A-Z]|__|(?:unsigned|signed|long|short|int|char)\b)[a-z_]\w*"
)
_LEADING_WORD: Final = re.compile(
    rb"\n[ \t]*+(?=[a-z_]\w*+[ \t]++[A-Za-z_]\w*+[ \t*]++[A-Za-z_]\w*+\s*+[(;=\[])("
    + _WORDS
    + rb")[ \t]+(?="
    rb"(?!"
    + _KEYWORD
    + rb"|(?:int|long|char|short|double)\b)[A-Za-z_]\w*[ \t*]+\**"
    + _PLAIN
    + rb"\s*[(;=\[])"
)
#: A built-in type behind another word, which is a macro if it is no keyword: the most frequent of
#: these are left out here.
_TYPE_BEHIND_WORD: Final = re.compile(
    rb"[a-z0-9_](?=[ \t]++(?:(?:void|char|short|int|long|float|double|bool|struct|union|enum"
    rb"|unsigned|signed|static|inline|size_t)\b\s*[\w*]|const\s+\w+[\s*]+[A-Za-z_]\w*\s*[(;=\[]))"
    rb"(?<!\Wconst)(?<!\Wstatic)(?<!\Wextern)(?<!\Winline)(?<!\Wunsigned)(?<!\Wstruct)(?<!\Wtypedef)"
)
_FIRST_WORDS: Final = re.compile(
    rb"(?:^|[(,;{}])\s*(?:" + _WORDS + rb"\s+)?(" + _WORDS + rb")\s*\Z", re.MULTILINE
)
#: ``int API f(``, ``char * API f(``, ``char FAR *p``. What stands before is looked at later.
_MIDDLE: Final = re.compile(
    rb"(" + _LATER_CAPITALS + rb"(?![a-z(]))"
    rb"(?=[ \t\n]+(?!" + _KEYWORD + rb")[A-Za-z_~]\w*\s*[(;=\[,)]|([ \t]*\*+[ \t]*[A-Za-z_)(,]))"
)
_BEFORE_MIDDLE: Final = re.compile(rb"[\w*&>}]")
_BEFORE_TRAILING: Final = re.compile(rb"[\w\]]")
_LAST_WORD: Final = re.compile(rb"(?:\b([A-Za-z_]\w*)|([*&>}]))\s*\Z")
_COMMON: Final = re.compile(
    _KEYWORD
    + rb"|_[A-Z]\w+|__\w+|unsigned|signed|long|short|int|char|const|static|struct|extern|inline"
)
_KEYWORD_ONLY: Final = re.compile(_KEYWORD)
_HINT: Final = re.compile(rb"API|EXPORT|CALL|DECL|FAR$|INLINE|INTERNAL|EXTERN|NORETURN|CONST")
_CLASSES: Final = tuple(
    re.compile(word + rb"(?<!\w" + b"." * len(word) + rb")\s+(?:[A-Z_0-9]+\s+)?([A-Za-z_]\w*)")
    for word in (b"class", b"struct")
)
_CALLED: Final = re.compile(
    rb"(" + _FIRST_CAPITALS + rb")[ \t\n]+(?:(?:\w+::)*(\w+)::~?\2|([A-Za-z_]\w*))\s*\("
)
#: ``class API Name``.
_TAGGED: Final = tuple(
    re.compile(
        word + rb"(?<!\w" + b"." * len(word) + rb")\s+"
        rb"((?:" + _CAPITALS + rb"|[A-Z_][A-Z0-9_]+\([^()]*\))\s+)"
        rb"(?=[A-Za-z_]\w*(?:::\w+|\s*<[^<>;{}]*>)*\s*(?:final\s*)?[{:])"
    )
    for word in (b"class", b"struct", b"union", b"enum")
)
_CLASS_AHEAD: Final = re.compile(
    rb"class(?<!\w.....)\s+(" + _CAPITALS + rb"\s+)(?=[A-Za-z_]\w*\s*;)"
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
#: ``enum Name : unsigned long {``, where the grammar wants one word, and ``enum : long {``.
_UNDERLYING: Final = re.compile(
    rb"enum\b[\w\s]*:\s*((?:(?:unsigned|signed|long|short)\s+)+)(?=\w+\s*\{)"
)
_UNNAMED: Final = re.compile(rb"enum\s*(:[\w\s:]+)\{")
#: ``"a" SEPARATOR "b"``, where the grammar knows no names.
_AMONG_STRINGS: Final = re.compile(rb'"\s+((?:[A-Z_]\w*\s*)+)(?=["),;])')
#: ``f ARGS((`` and ``(*f) ARGS((``, up to the brackets.
_WRAPPED: Final = re.compile(
    rb"\(\((?<=[\w \t]\(\()"
    rb"(?<!\Wif \(\()(?<!\Wif\(\()(?<!\Wwhile \(\()(?<!\Wwhile\(\()(?<!\Wreturn \(\()"
)
_WRAPPER: Final = re.compile(
    rb"(?:\b"
    + _PLAIN
    + rb"|\))\s+(?!__attribute|__declspec|__asm|alignas)("
    + _PLAIN
    + rb"[ \t]*)\Z"
)
#: ``int a GUARDED_BY(b);``, from the macro on.
_TRAILING: Final = re.compile(rb"(" + _LATER_CAPITALS + rb")(\()")
_TRAILED: Final = re.compile(
    rb"(?:(?!"
    + _KEYWORD
    + rb")\b\w+\s+|[>*&\])]\s*(?:const\s+)?)(?!"
    + _KEYWORD
    + rb"|"
    + _BUILT_IN
    + rb")\b[A-Za-z_]\w*(?:\[[^][]*\])?\s*\Z"
)
#: ``void f() LOCKS(a) {``.
_BEHIND: Final = re.compile(
    rb"\)\s*(?:(?:const|noexcept|override|final)\b\s*)*"
    rb"((?:(?<=[)\s])(?:[A-Z_][A-Z0-9_]*[A-Z][A-Z0-9_]*+[ \t\n]+)*"
    rb"[A-Z_][A-Z0-9_]*[A-Z][A-Z0-9_]*+)(\()?)"
)
#: ``v = {1, 2}`` in a parameter list, whose braces the grammar does not know.
_BRACED_DEFAULT: Final = re.compile(rb"=\s*(\{)([^{};]*)(\})(?=\s*[,)])")
#: ``template <class T> A(T) -> A<T>;``, which declares no name.
_GUIDE: Final = re.compile(
    rb"template(?<!\w........)\s*<[^;{}()]*>\s*(?:explicit\s+)?(\w+)\s*\([^;{}]*\)\s*->\s*\1\s*<[^;{}]*;"
)
#: ``extern template class A<int>;``, which declares nothing new.
_INSTANTIATION: Final = re.compile(rb"template(?<!\w........)\s+(?:class|struct|union)\b[^;{}()]*;")
_EXTERN: Final = re.compile(rb"\bextern\s+\Z")
#: ``char *(f)(int)`` and ``(WINAPI *f)(int)``.
_BRACKETED: Final = re.compile(
    rb"(?=[^(\n]*\(\w+\)[ \t]*\()"
    rb"(?:[ \t]*(?:\w+[ \t]+)*\w+[ \t]*\*+|(?!" + _KEYWORD + rb")\w+[ \t]+(?:\w+[ \t]+)*\w+)"
    rb"[ \t]*(\(\w+\))[ \t]*\(",
)
_BRACKETS_BEHIND: Final = re.compile(rb"\)(?<=\w\))[ \t]*+\(")
_CONVENTION: Final = re.compile(
    rb"\([ \t]*([A-Z_][A-Z0-9_]*[A-Z][A-Z0-9_]*+)(?=[ \t]*\*+[ \t]*\w+[ \t]*\)\s*(?:\(|[A-Z_]+\())"
)
#: ``const char* = nullptr``.
_UNNAMED_POINTER: Final = re.compile(rb"\*(\s*[ \t])=(?!=)")
_ALONE: Final = re.compile(rb"[ \t]*([A-Z_][A-Z0-9_]*[A-Z][A-Z0-9_]*+)([ \t]*$|[ \t]*\()", re.M)
#: ``JSON_PRIVATE:`` and Qt's ``Q_SIGNALS:`` as sections of a class; ``public slots:``.
_SECTION: Final = re.compile(rb"(" + _CAPITALS + rb")[ \t]*(:)(?!:)[ \t]*$", re.MULTILINE)
_SIGNALS: Final = re.compile(rb"signals(?<=[ \t\n].......)(?=[ \t]*:(?!:))")
_SLOTS: Final = tuple(
    re.compile(word + rb"(?<=(?:public|rivate|tected) " + b"." * len(word) + rb")(?=[ \t]*:(?!:))")
    for word in (b"slots", b"Q_SLOTS")
)
_ACCESS: Final = (b"PUBLIC", b"PROTECTED", b"PRIVATE", b"SIGNALS")

#: ``[[deprecated]]`` behind a name and before what ends its declaration, ``__attribute__((…))``
#: behind that of an enumerator or namespace. Grammars know these in few places.
_STANDARD_ATTRIBUTE: Final = re.compile(rb"\[\[(?=\s*[A-Za-z_])[^\[\]{};]*\]\]")
_GNU_ATTRIBUTE: Final = re.compile(rb"__attribute(?:__)?\s*(\()")
_TAG: Final = re.compile(rb"enum|struct|union|class")
_BEHIND_LIST: Final = re.compile(rb"const|volatile|noexcept|override|final")
#: ``void __stdcall f(int)``: what a pointer has in its brackets belongs to its type.
_CALLING: Final = re.compile(
    rb"__(?:cdecl|(?:std|fast|this|vector)call)\b(?=\s+[A-Za-z_][\w:~]*\s*\()"
)
#: ``_Atomic(int)``.
_ATOMIC: Final = re.compile(rb"_Atomic\s*(\(([^()*\n]*)\))")
#: ``int a : 3 = 1;`` up to its value, and ``unsigned : 0;``.
_BITS: Final = re.compile(rb":[ \t]*\d+[ \t]*((?:=[^;{}]*|\{[^;{}]*\})?);")
_UNNAMED_BITS: Final = re.compile(
    rb"[;{]\s*((?:(?:const|unsigned|signed|int|long|short|char|bool|_Bool|u?int\d+_t)\s*)+)\Z"
)

_DIRECTIVE_BEHIND: Final = re.compile(rb"\n[ \t]*#")
_WORD: Final = re.compile(rb"[A-Za-z_]")
#: ``MOCK_METHOD(int, name, (double), (override))``, from the name on, and ``(suppress : 6)``.
_NO_ARGUMENTS: Final = re.compile(rb",\s*[A-Za-z_]\w*\s*,\s*\(|\(\w+\s*:\s*\d|\d\.\d+\.\d")
#: ``typedef PLAIN_TYPE(T) name;``.
_TYPE_MACRO: Final = (
    rb"\s+(?:(?:typename|const)\s+)*[A-Z_][A-Z0-9_]+(\([^()]*\))(?=[\s*&]*(?:\w+\s*)?;)"
)
_TYPEDEF_MACRO: Final = re.compile(rb"typedef" + _TYPE_MACRO)
_USING_MACRO: Final = re.compile(rb"using\s+\w+\s*=" + _TYPE_MACRO)
_TEMPLATE: Final = re.compile(rb"template(?<!\w........)\s*(?=<)")
_ANGLE: Final = re.compile(rb"->|[<>]=|[<>(){};]")
#: Whose first group stands for nothing in C++. They begin with plain letters, to be quick.
_NOTHING: Final = (
    _AMONG_STRINGS, _BEHIND_TAG, _CATCH, _TYPEDEF_MACRO, _USING_MACRO,
)  # fmt: skip
_DEEP: Final = 4  # angle brackets in which the grammar may lose its way
#: ``Q_PROPERTY(int width READ width)``.
_WORDS_IN_A_ROW: Final = re.compile(rb"\w\s+\w+\s+[A-Za-z_]\w*\s+\w")
#: ``CHECK(int16_t, unsigned long)``.
_TYPE_ARGUMENT: Final = re.compile(
    rb"[(,\s]((?:(?:const|unsigned|signed|long|short|int|char|bool|float|double|void|size_t"
    rb"|u?int(?:8|16|32|64|ptr|max)_t)\b[\s*&]*)+)(?=[,)])"
)
#: ``container_of(p, struct a, b)``: a type that is an argument, if that is a call.
_TAG_ARGUMENTS: Final = tuple(
    re.compile(word + rb"(?<!\w" + b"." * len(word) + rb")\s+\w++(?:\s*\*+)?(?=\s*[,)])")
    for word in (b"struct", b"union", b"enum")
)
_BEFORE_ARGUMENT: Final = re.compile(rb"[(,](\s*)(?:const\s+)?\Z")
#: What stands before a call, and before no declared name.
_BEFORE_CALL: Final = re.compile(
    rb"(?:[=(,?:;{}!|&+<>-]|\breturn)\s*"
    rb"(?!(?:sizeof|_?[aA]lignof|typeof|offsetof|return|case|if|while|switch|else|do|defined"
    rb"|_Generic|_Alignas|_Atomic|__\w+)\b)\w+\s*\Z"
)
#: ``} while_each(a);``, whose name has a part too many.
_LOOP_END: Final = re.compile(rb"while(_(?<!\w......)\w++)\s*\(")
#: ``list_for_each(a, b) {``, a loop that is a macro: from "each" on, and what stands before that.
_LOOP: Final = re.compile(rb"each\w*+[ \t]*+(?=\()")
_BEFORE_LOOP: Final = re.compile(rb"([;{}):]|\b(?:else|do))\s*\b(\w*(?:for|do)_?)\Z")
_LOOP_BODY: Final = re.compile(rb"\s*[{\w*(]")
#: ``new T*[n]``, in whose brackets the grammar loses its way.
_NEW_POINTERS: Final = re.compile(rb"new(?<!\w...)\s+((?:const\s+)?)[\w:]+\s*(\*+)\s*\[")
#: ``x = typename A::B();``, where the grammar expects a value.
_TYPENAME: Final = re.compile(
    rb"typename(?:(?<== ........)|(?<=return ........))\s+[\w:]+(?:<[^;{}()]*>[\w:]*)*\s*[({]"
)
_NO_VALUE: Final = re.compile(rb"\s*(?:using|template)\b")
_CODE: Final = re.compile(rb"\S")
_STATEMENT_SIGN: Final = re.compile(rb"[;{}]")
_NO_BRACE: Final = bytes(byte for byte in range(256) if byte not in b"{}")
_CONTROL: Final = re.compile(
    rb"(?:\b(?:if|while|for|switch|catch|constexpr)|(?<![a-z0-9>*&] )\b[A-Z_0-9]+)\s*$"
)
#: What a parameter list never stands behind: ``= (char *) NULL;`` is a cast.
_CAST: Final = re.compile(rb"(?:[=(,?:&|!<+\-/%{};]|\breturn)\s*\Z")
_STATEMENT: Final = re.compile(rb"\b(?:if|while|for|switch)\s*\Z")
_EXTERN_C: Final = re.compile(rb'\s*extern\s*"[^"\n]*"\s*\{\s*')
_NOT_FIRST: Final = re.compile(rb"\s*(?:else\b|&&|[)\],.=|?:])")
_ELSE: Final = re.compile(rb"\s*else\b")
_FARTHEST: Final = 4000  # bytes that a bracket is followed

#: The declarations of a K&R definition, from the bracket before them to the brace behind.
_OLD_STYLE: Final = re.compile(
    rb"\)(\s+)((?:[A-Za-z_]\w*[\s*]+[A-Za-z_*(][\w\s*,\[\]()]{0,400}+;\s*){1,40})\{"
)
_NAME_LIST: Final = re.compile(rb"\s*[A-Za-z_]\w*\s*(?:,\s*[A-Za-z_]\w*\s*)*")


class Directive:
    """A line of a conditional, as offsets."""

    __slots__ = ("end", "name", "start", "text")

    def __init__(self, start: int, end: int, name: bytes, text: bytes) -> None:
        self.start = start
        self.end = end
        self.name = name
        self.text = text


class Prepared:
    """A source while it is rewritten, and its mask: code alone, the rest spaces."""

    def __init__(self, source: bytes) -> None:
        self.directives: list[Directive] = []
        self.definitions: list[tuple[int, int]] = []
        self.long_definitions: list[tuple[int, int]] = []
        self.places: list[int] = []
        masked = _MASKED_OR_RAW if b'R"' in source else _MASKED
        self.masked = bytearray(masked.sub(self._mask, b"\n" + source)[1:])
        self.text = bytearray(source)
        for directive in self.directives:
            if b"(" not in directive.text:
                continue
            for found in _INCLUDE_TEST.finditer(directive.text):
                first, last = found.span(1)
                start = directive.start
                self.text[start + first : start + last] = b"0".ljust(last - first)
        for start, end in self.long_definitions:
            self._simplify(start, end)

    def _simplify(self, start: int, end: int) -> None:
        """Blank comments in a macro of several lines, and line ends in its parameters."""
        text = bytes(self.text[start:end])
        if b"/*" in text:
            text = _COMMENT.sub(lambda found: found[0].translate(_BLANK), text)
        if b"..." in text:
            text = _REST.sub(lambda found: b" " * (len(found[0]) - 3) + b"...", text)
        parameters = _PARAMETERS.match(text)
        if parameters is not None and b"\\" in parameters[0]:
            flat = parameters[0].replace(b"\\", b" ").replace(b"\n", b" ")
            text = flat + text[len(flat) :]
        self.text[start:end] = text

    def _mask(self, found: re.Match[bytes]) -> bytes:
        text = found[0]
        first = text[0]
        if first == 34 and len(text) > 1:
            return b'"%b%b' % (text[1:-1].translate(_BLANK), text[-1:])
        if first == 10:
            self._note(found["directive"], found.start("directive") - 1)
        return text.translate(_BLANK)

    def _note(self, text: bytes, start: int) -> None:
        """Note a directive that is a conditional or defines a macro."""
        name = _CONDITIONAL.match(text)
        end = start + len(text)
        if name is not None:
            self.directives.append(Directive(start, end, name[1], text))
        elif b"define" in text:
            self.definitions.append((start, end))
            if b"\n" in text or b"..." in text:
                self.long_definitions.append((start, end))

    def blank(self, start: int, end: int) -> None:
        """Make spaces of these bytes."""
        self.text[start:end] = self.text[start:end].translate(_BLANK)
        self.masked[start:end] = self.masked[start:end].translate(_BLANK)

    def blank_branch(self, start: int, end: int) -> None:
        """Make spaces of a branch, but for the macros it defines."""
        at = start
        for first, last in self.definitions:
            if at <= first and last <= end:
                self.blank(at, first)
                at = last
        self.blank(at, end)

    def put(self, at: int, byte: bytes) -> None:
        """Put another byte in the place of one."""
        self.text[at : at + 1] = self.masked[at : at + 1] = byte

    def spell(self, start: int, word: bytes, other: bytes) -> None:
        """Put another word in the place of one that is not shorter."""
        end = start + len(word)
        self.text[start:end] = self.masked[start:end] = other.ljust(end - start)

    def find_places(self) -> None:
        """Find the words in capitals that may be macros."""
        text = self.masked.translate(_ONE_CAPITAL)
        self.places = [found.start() for found in _PLACES.finditer(text)]

    def at_places(self, pattern: re.Pattern[bytes]) -> Iterator[re.Match[bytes]]:
        """What a pattern that begins with a word in capitals finds."""
        masked, end = bytes(self.masked), 0
        for at in self.places:
            found = pattern.match(masked, at) if at >= end else None
            if found is not None:
                end = found.end()
                yield found

    def last_before(self, at: int) -> int:
        """Where the last code before an offset is, or -1."""
        size = 64
        while at > 0:
            piece = self.masked[max(0, at - size) : at].rstrip()
            if piece:
                return max(0, at - size) + len(piece) - 1
            at -= size
            size *= 2
        return -1

    def gap_behind(self, code: re.Pattern[bytes], at: int) -> int:
        """Where the layout before an offset begins, behind a byte of this sort; else -1."""
        last = self.last_before(at)
        layout = self.masked[last + 1 : at]
        behind = last >= 0 and code.match(self.masked, last)
        return last + 1 if behind and layout and not layout.strip(b" \t\n") else -1

    def last_word(self, start: int, end: int) -> re.Match[bytes] | None:
        """The word or sign that ends this stretch, but for layout."""
        space = self.masked[start:end].rstrip().rfind(b" ")
        return _LAST_WORD.search(self.masked, start + space + 1, end)

    def byte(self, at: int) -> bytes:
        """The code at an offset; empty beyond both ends."""
        return bytes(self.masked[at : at + 1]) if at >= 0 else b""

    def next_from(self, at: int) -> bytes:
        """The first byte of code from an offset on; empty at the end."""
        found = _CODE.search(self.masked, at)
        return found[0] if found else b""

    def closing(self, opening: int) -> int:
        """Where the bracket at `opening` closes, or -1."""
        masked, end = self.masked, opening + _FARTHEST
        at, depth = opening, 0
        while (closing := masked.find(b")", at, end)) >= 0:
            depth += masked.count(b"(", at, closing) - 1
            if depth == 0:
                return closing
            at = closing + 1
        return -1

    def enclosing(self, at: int) -> int:
        """Where the innermost bracket around an offset opens, or -1."""
        return self.opening(at, 1)

    def opening(self, closing: int, depth: int = 0) -> int:
        """Where the bracket that closes at `closing` opens, or -1; with a `depth` of 1, the bracket
        around what ends before it."""
        masked, start = self.masked, max(0, closing - _FARTHEST)
        end = closing if depth else closing + 1
        while (opening := masked.rfind(b"(", start, end)) >= 0:
            depth += masked.count(b")", opening, end) - 1
            if depth == 0:
                return opening
            end = opening
        return -1


def prepare(source: bytes, *, plus_plus: bool = False) -> bytes:
    """`source` as the grammar can read it; the same number of bytes."""
    prepared = Prepared(source.replace(b"_Thread_local", b"thread_local "))
    if prepared.directives:
        Conditionals(prepared).dissolve()
    blank_reserved(prepared)
    simplify_calls(prepared)
    move_braces(prepared)
    blank_forms(prepared)
    unwrap_parameters(prepared)
    unwrap_names(prepared)
    prepared.find_places()
    end_macro_lines(prepared)
    blank_attributes(prepared)
    blank_macros(prepared)
    if plus_plus:
        state_access(prepared)
        unname_types(prepared)
        blank_before_constructors(prepared)
        simplify_templates(prepared)
        hinted: tuple[re.Pattern[bytes], ...] = (_TRY,) if b"TRY" in prepared.masked else ()
        if any(word in prepared.masked for word in _ATTRIBUTE_WORDS):
            hinted += (_BEHIND_BODY, _BEHIND_NAME)
        for pattern in _NOTHING + hinted:
            for found in pattern.finditer(bytes(prepared.masked)):
                prepared.blank(*found.span(1))
        for found in _NEW_POINTERS.finditer(bytes(prepared.masked)):
            prepared.blank(*found.span(1))
            prepared.blank(*found.span(2))
        for found in _UNNAMED_POINTER.finditer(bytes(prepared.masked)):
            prepared.blank(*found.span(1))
            prepared.put(found.end(1) - 1, b"_")
        if b"template" in prepared.masked:
            blank_templates(prepared)
        for found in _BRACED_DEFAULT.finditer(bytes(prepared.masked)):
            empty = not found[2].strip()
            prepared.put(found.start(1), b"0" if empty else b"(")
            prepared.put(found.start(3), b" " if empty else b")")
    return source if prepared.text == source else bytes(prepared.text)


def blank_templates(prepared: Prepared) -> None:
    """Blank templates that declare no name."""
    for found in _INSTANTIATION.finditer(bytes(prepared.masked)):
        at = found.start()
        before = _EXTERN.search(prepared.masked, max(0, at - 80), at)
        prepared.blank(before.start() if before else at, found.end())
    for found in _GUIDE.finditer(bytes(prepared.masked)):
        prepared.blank(*found.span())


def blank_forms(prepared: Prepared) -> None:
    """Blank what declarations have that the grammar does not know in its place."""
    masked = prepared.masked
    if b"[[" in masked:
        for found in _STANDARD_ATTRIBUTE.finditer(bytes(masked)):
            if _is_behind_name(prepared, *found.span()):
                prepared.blank(*found.span())
    if b"__attribute" in masked:
        for found in _GNU_ATTRIBUTE.finditer(bytes(masked)):
            end = prepared.closing(found.start(1)) + 1
            if end and _is_behind_enumerator(prepared, found.start(), end):
                prepared.blank(found.start(), end)
    for found in _BITS.finditer(bytes(masked)):
        before = _UNNAMED_BITS.search(masked, max(0, found.start() - 64), found.start())
        prepared.blank(*(found.span(1) if before is None else (before.start(1), found.end())))
    if b"enum" in masked:
        for pattern in (_UNNAMED, _UNDERLYING):
            for found in pattern.finditer(bytes(masked)):
                prepared.blank(*found.span(1))
    for found in _CALLING.finditer(bytes(masked)):
        prepared.blank(*found.span())
    for found in _ATOMIC.finditer(bytes(masked)):
        start, end = found.span(1)
        prepared.text[start:end] = masked[start:end] = b"  " + found[2]


def _is_behind_name(prepared: Prepared, start: int, end: int) -> bool:
    """Whether an attribute stands between a name and what ends its declaration, or behind the word
    that begins a type."""
    before = prepared.last_word(max(0, start - 79), start)
    if before is None or before[1] is None:
        return False
    if _TAG.fullmatch(before[1]):
        return True
    if _KEYWORD_ONLY.match(before[1]) or _BEHIND_LIST.fullmatch(before[1]):
        return False
    return prepared.next_from(end) in (b"=", b",", b"}", b";", b")", b":")


def _is_behind_enumerator(prepared: Prepared, start: int, end: int) -> bool:
    """Whether an attribute of GNU stands behind the name of an enumerator or namespace."""
    before = prepared.last_word(max(0, start - 79), start)
    if before is None or before[1] is None:
        return False
    last = prepared.last_before(before.start(1))
    if prepared.byte(last) in (b"{", b","):
        return prepared.next_from(end) in (b"=", b",", b"}")
    return bytes(prepared.masked[max(0, last - 8) : last + 1]) == b"namespace"


def simplify_calls(prepared: Prepared) -> None:
    """Make numbers of types that are arguments, and statements of loops that are macros."""
    masked = bytes(prepared.masked)
    if b"each" in masked:
        for found in _LOOP.finditer(masked):
            _end_loop_head(prepared, found, prepared.closing(found.end()))
    for pattern in _TAG_ARGUMENTS:
        for found in pattern.finditer(masked):
            before = _BEFORE_ARGUMENT.search(masked, max(0, found.start() - 80), found.start())
            opening = prepared.enclosing(before.end(1)) if before else -1
            if (
                before
                and opening > 0
                and _BEFORE_CALL.search(masked, max(0, opening - 160), opening)
            ):
                prepared.blank(before.end(1), found.end())
                prepared.put(before.end(1), b"0")
    if b"while_" in masked:
        for found in _LOOP_END.finditer(masked):
            if prepared.byte(prepared.last_before(found.start())) == b"}":
                prepared.blank(*found.span(1))


def _end_loop_head(prepared: Prepared, found: re.Match[bytes], close: int) -> None:
    """Put a semicolon between the head of a loop that is a macro and its body; where the loop is
    the body of another statement, which would end there, make it a loop."""
    masked = prepared.masked
    body = _LOOP_BODY.match(masked, close + 1) if close >= 0 else None
    window = masked[max(0, found.start() - 120) : found.start()] if body else b""
    before = _BEFORE_LOOP.search(window)
    if not body or not before:
        return
    if before[1] not in b";{}:":
        prepared.spell(found.start() - len(before[2]), before[2] + found[0], b"while")
        return
    layout = masked[close + 1 : body.end() - 1]
    place = next((at for at, byte in enumerate(layout) if byte in b" \t"), -1)
    if place >= 0:
        prepared.put(close + 1 + place, b";")


def unwrap_parameters(prepared: Prepared) -> None:
    """Make ``f (int a)`` of ``f ARGS((int a))``."""
    if b"((" not in prepared.masked:
        return
    for found in _WRAPPED.finditer(bytes(prepared.masked)):
        at = found.start()
        wrapper = _WRAPPER.search(prepared.masked, max(0, at - 160), at)
        inner = prepared.closing(at + 1) if wrapper else -1
        outer = prepared.closing(at) if wrapper else -1
        if wrapper and 0 < inner < outer and not prepared.masked[inner + 1 : outer].strip():
            prepared.blank(wrapper.start(1), at + 1)
            prepared.blank(outer, outer + 1)


def unwrap_names(prepared: Prepared) -> None:
    """Make ``char * f (int)`` of ``char *(f)(int)``, which reads like a product; no calling
    convention in the brackets of a function pointer."""
    masked = bytes(prepared.masked)
    for brackets in _BRACKETS_BEHIND.finditer(masked):
        found = _BRACKETED.match(masked, masked.rfind(b"\n", 0, brackets.start()) + 1)
        if found is not None:
            prepared.blank(found.start(1), found.start(1) + 1)
            prepared.blank(found.end(1) - 1, found.end(1))
    for found in _CONVENTION.finditer(bytes(prepared.masked)):
        prepared.blank(*found.span(1))


def blank_macros(prepared: Prepared) -> None:
    """Blank words that stand for nothing in declarations."""
    for pattern in (*_TAGGED, _CLASS_AHEAD):
        for found in pattern.finditer(bytes(prepared.masked)):
            prepared.blank(*found.span(1))
    for found in prepared.at_places(_MIDDLE):
        if _stands_for_nothing(found, prepared):
            prepared.blank(*found.span(1))
    for found in prepared.at_places(_LEADING):
        prepared.blank(*found.span())
    for found in _LEADING_WORD.finditer(b"\n" + prepared.masked):
        prepared.blank(found.start(1) - 1, found.end(1) - 1)
    for found in _TYPE_BEHIND_WORD.finditer(bytes(prepared.masked)):
        before = prepared.last_word(max(0, found.end() - 60), found.end())
        if before and before[1] and not _COMMON.fullmatch(before[1]):
            words = _FIRST_WORDS.search(prepared.masked, max(0, found.end() - 120), found.end())
            if words:
                prepared.blank(*words.span(1))


def _stands_for_nothing(found: re.Match[bytes], prepared: Prepared) -> bool:
    """Whether the second of two words before a name is the macro."""
    word, pointer = found.groups()
    gap = prepared.gap_behind(_BEFORE_MIDDLE, found.start())
    if gap < 0:
        return False
    before = prepared.last_word(max(0, gap - 79), found.start())
    if before is None:
        return False
    sign, hint = before[2], bool(_HINT.search(word))
    if sign == b">" and not pointer:
        return hint or not _is_template_head(prepared, before.start(2))
    if sign:
        return hint if pointer or sign in (b"}", b">") else True
    if before[1] == b"const":
        return hint
    if word.endswith(b"_T"):
        return False
    return (not before[1].isupper() or hint) and not _KEYWORD_ONLY.match(before[1])


def unname_types(prepared: Prepared) -> None:
    """Blank ``typename`` where a value begins with a type."""
    for found in _TYPENAME.finditer(bytes(prepared.masked)):
        line = prepared.masked.rfind(b"\n", 0, found.start()) + 1
        if not _NO_VALUE.match(prepared.masked, line):
            prepared.blank(found.start(), found.start() + len(b"typename"))


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
        for found in pattern.finditer(bytes(prepared.masked)):
            prepared.blank(*found.span())


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
    for found in _ANGLE.finditer(masked, at, at + _FARTHEST):
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


def blank_attributes(prepared: Prepared) -> None:
    """Blank macros behind a name or a parameter list."""
    for found in prepared.at_places(_TRAILING):
        gap = prepared.gap_behind(_BEFORE_TRAILING, found.start())
        if gap < 0:
            continue
        end = prepared.closing(found.start(2))
        if end < 0 or prepared.next_from(end + 1) not in (b";", b"=", b",", b"{"):
            continue
        if _TRAILED.search(prepared.masked, max(0, gap - 119), found.start()):
            prepared.blank(found.start(1), end + 1)
    for found in _BEHIND.finditer(bytes(prepared.masked)):
        end = prepared.closing(found.start(2)) + 1 if found[2] else found.end(1)
        if end > 0 and prepared.next_from(end) in (b";", b"{", b":", b"=", b","):
            opening = prepared.opening(found.start())
            before = bytes(prepared.masked[max(0, opening - 64) : max(0, opening)])
            cast = _CAST.search(before) and b"operator" not in before
            if opening > 0 and not cast and not _CONTROL.search(before):
                prepared.blank(found.start(1), end)


def end_macro_lines(prepared: Prepared) -> None:
    """Blank a macro that stands alone on its line, and end one that is called there."""
    masked, held = bytes(prepared.masked), (-1, -1)
    for at in prepared.places:
        line = masked.rfind(b"\n", 0, at) + 1
        found = _ALONE.match(masked, line) if masked[line:at].isspace() or line == at else None
        if found is None:
            continue
        last = prepared.last_before(found.start(1))
        before = prepared.byte(last)
        if before not in (b"", b";", b"}", b"{", b":"):
            held = _end_template_head(prepared, found, held)
            continue
        if not found[2].endswith(b"("):
            after = prepared.next_from(found.end())
            listed = after in (b",", b"=") or (after == b"}" and before == b"{")
            if not listed and after not in (b"(", b"[", b";", b".", b"-", b"+", b":"):
                prepared.blank(*found.span(1))
            continue
        close = prepared.closing(found.end() - 1)
        if close > 0 and prepared.next_from(close + 1) == b";":
            _quiet_call(prepared, found, close)
        elif close > 0 and _WORDS_IN_A_ROW.search(prepared.masked, found.end(), close):
            prepared.blank(found.start(1), close + 1)
        elif close > 0 and prepared.byte(close + 1).isspace():
            _end_call(prepared, found, close)


def _end_template_head(
    prepared: Prepared, found: re.Match[bytes], held: tuple[int, int]
) -> tuple[int, int]:
    """Blank a macro call between what a template begins with and its declaration, and with it the
    word before, which is given back until then: alone it may be a type."""
    start, last = found.start(1), prepared.last_before(found.start(1))
    if last + 1 == held[1]:
        start, last = held[0], prepared.last_before(held[0])
    if prepared.byte(last) != b">" or not _is_template_head(prepared, last):
        return held
    if found[2].endswith(b"("):
        close = prepared.closing(found.end() - 1)
        if close > 0:
            prepared.blank(start, close + 1)
        return held
    return start, found.end(1)


def _is_template_head(prepared: Prepared, last: int) -> bool:
    """Whether the angle bracket ends what a template begins with: a declaration follows."""
    head = prepared.masked.rfind(b"template", max(0, last - 400), last)
    return head >= 0 and not _STATEMENT_SIGN.search(prepared.masked, head, last)


def _is_no_call(prepared: Prepared, found: re.Match[bytes], close: int) -> bool:
    """Whether a macro call is none that a grammar could read: one at file level, one without a
    word in it, one whose arguments have a shape that arguments never have."""
    if found.start(1) == found.start() or not _WORD.search(prepared.masked, found.end(), close):
        return True
    return _NO_ARGUMENTS.search(prepared.masked, found.end() - 1, close) is not None


def _quiet_call(prepared: Prepared, found: re.Match[bytes], close: int) -> None:
    """Take out of a macro call what no call may have: all of it, or types."""
    if _is_no_call(prepared, found, close):
        prepared.blank(found.start(1), close + 1)
        return
    masked, opening = prepared.masked, found.end() - 1
    for word in _TYPE_ARGUMENT.finditer(bytes(masked[opening : close + 1])):
        start, end = opening + word.start(1), opening + word.end(1)
        cast = masked[start - 1 : start] == b"(" and masked[end : end + 1] == b")" and end < close
        if not cast:
            prepared.blank(start, end)
            prepared.put(start, b"_")


def _end_call(prepared: Prepared, found: re.Match[bytes], close: int) -> None:
    """Put a semicolon behind a call, if a new line of code follows, or blank what is no call."""
    masked, at = prepared.masked, close + 1
    line_end = masked.find(b"\n", at)
    if line_end < 0 or masked[at:line_end].strip():
        return
    following = _CODE.search(masked, line_end)
    if following and not (following[0].isalnum() or following[0] in b"_~[}#*"):
        return
    if _is_no_call(prepared, found, close):
        prepared.blank(found.start(1), at)
        return
    if _DIRECTIVE_BEHIND.match(prepared.text, at):
        return
    prepared.put(at, b";")


def move_braces(prepared: Prepared) -> None:
    """Put the brace of K&R definitions in front of their declarations."""
    for found in _OLD_STYLE.finditer(bytes(prepared.masked)):
        opening = prepared.opening(found.start())
        listed = bytes(prepared.masked[opening + 1 : found.start()]) if opening > 0 else b""
        if not _NAME_LIST.fullmatch(listed):
            continue
        names = listed.replace(b",", b" ").split()
        if not set(re.findall(rb"\w+", found[2])).isdisjoint(names):
            prepared.put(found.start(1), b"{")
            prepared.put(found.end() - 1, b" ")


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
        for byte in reversed(self.masked[max(0, at - _FARTHEST) : at]):
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
