"""Reads SKT: one document from one text or many.

Sections are read in the order in which they need each other, not in which they stand: dict,
symbols, edges, errors. All findings are reported; where none is an error, the document is there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, cast

from codeknit.diagnostics import finding, in_order
from codeknit.formats import skt_fast
from codeknit.formats.base import Reading, Source
from codeknit.formats.skt_context import Context, LineReader, Place, Text
from codeknit.formats.skt_edges import DocumentSymbols, EdgeReader
from codeknit.formats.skt_faults import dict_fault, error_fault, nearest, stray_fault
from codeknit.formats.skt_lines import (
    BOM,
    Bytes,
    SectionSpan,
    numbered_lines,
    raw_lines,
    sections,
    text_start,
    undecodable,
)
from codeknit.formats.skt_symbols import SymbolReader
from codeknit.model import Document, FileError, Report, Section, place_reports

_CORE_HEADERS: Final = ("[symbols]", "[edges]", "[errors]", "[dict]")


def read_skt(
    sources: Sequence[Source],
    *,
    chunk: bool = False,
    lines: LineReader = cast("LineReader", skt_fast),  # noqa: B008 - a module, not a call
) -> Reading:
    """Read one document from all the sources together.

    In a `chunk`, ShortIDs defined elsewhere are no errors. `lines` is what takes lines apart.
    """
    context = Context(lines, chunk)
    texts = [_text(source, context) for source in sources]
    has_dict = read_dict(texts, context)
    symbols = SymbolReader(context)
    symbols.read(texts)
    edges = EdgeReader(context, DocumentSymbols(symbols.by_number)).read(texts)
    errors = tuple(_read_errors(texts, context))
    _check_codes_used(texts, context)
    if any(source.part for source in sources):
        _check_complete(sources[0].name, symbols.by_number, context)
    reports = place_reports(_reports(texts, context), edges is not None, bool(errors))
    diagnostics = in_order(context.diagnostics)
    sound = not any(d.severity == "error" for d in diagnostics)
    document = Document(
        tuple(symbols.by_file),
        tuple(symbol for members in symbols.by_file.values() for symbol in members),
        edges,
        errors,
        reports,
    )
    return Reading("skt", document if sound else None, diagnostics, has_dict)


def ready(name: str, data: Bytes) -> Text:
    """A text and the sections in it."""
    return Text(name, data, tuple(sections(data)))


def _text(source: Source, context: Context) -> Text:
    """A source made ready, with findings about what stands outside its lines."""
    data = source.data
    _report_line_ends(source, context)
    bad = undecodable(data)
    if bad:
        place = Place(source.name, bad[0], "")
        message = "expected UTF-8, found a byte that is none"
        context.report("SKT008", place, (bad[1] - 1, bad[1]), message)
        if b"\0" in data:  # binary, or UTF-16: nothing more can be said of it
            return Text(source.name, b"", ())
    text = ready(source.name, data)
    first = text.sections[0] if text.sections else None
    end = data.rfind(b"\n", 0, max(first.start - 1, 0)) + 1 if first else len(data)
    stray = list(numbered_lines(data, text_start(data), end, 1)) if end else []
    if stray:
        number, line = stray[0]
        context.report_fault(Place(source.name, number, line), stray_fault(line))
    if not first and not stray:
        place = Place(source.name, 1, "")
        message = "expected a section such as [symbols], found nothing: the text is empty"
        context.report("SKT001", place, (0, 1), message)
    for section in text.sections:
        _check_header(text, section, context)
    return text


def _report_line_ends(source: Source, context: Context) -> None:
    hint = "codeknit fmt writes LF and no byte order mark"
    if source.data.startswith(BOM):
        message = "expected no byte order mark, found one"
        context.report("SKT203", Place(source.name, 1, ""), (0, 1), message, hint)
    place = source.data.find(b"\r\n")
    if place >= 0:
        start = source.data.rfind(b"\n", 0, place) + 1
        before = source.data[start:place].removeprefix(BOM if not start else b"")
        column = len(before.decode("utf-8", "replace"))
        line = Place(source.name, source.data.count(b"\n", 0, place) + 1, "")
        message = "expected lines that end in LF, found CRLF"
        context.report("SKT203", line, (column, column + 1), message, hint)


def _check_header(text: Text, section: SectionSpan, context: Context) -> None:
    place = Place(text.name, section.header_line, section.header)
    name = section.header.partition("]")[0] + "]"
    if section.kind != "report":
        if section.header != name:
            message = f"expected {name} alone on its line, found more behind it"
            dropped = "what stands there is not carried through"
            context.report("SKT201", place, (len(name), len(section.header)), message, dropped)
        return
    close = nearest(name, _CORE_HEADERS)
    hint = f"did you mean {close}?" if close else None
    message = f"report section {name} is carried through unread"
    context.report("SKT207", place, (0, len(section.header)), message, hint)


def _of_kind(texts: Iterable[Text], kind: str) -> Iterator[tuple[Text, SectionSpan]]:
    return ((text, part) for text in texts for part in text.sections if part.kind == kind)


def read_dict(texts: Iterable[Text], context: Context) -> bool:
    """Fill the context's codes; whether there is any [dict] at all."""
    found = False
    for text, section in _of_kind(texts, "dict"):
        found = True
        for number, line in text.lines(section):
            place = Place(text.name, number, line)
            entry = context.lines.dict_line(line)
            if not entry:
                context.report_fault(place, dict_fault(line))
                continue
            code, token = entry
            if line != f"- {code}: {token}":
                context.spacing(place, f"- {code}: {token}")
            known = context.codes.setdefault(code, token)
            if known != token:
                message = f"dict code {code} already stands for '{known}'"
                context.report_text("SKT104", place, code, message)
    return found


def _check_codes_used(texts: Iterable[Text], context: Context) -> None:
    if context.chunk or context.used_codes == context.codes.keys():
        return
    for text, section in _of_kind(texts, "dict"):
        for number, line in text.lines(section):
            entry = context.lines.dict_line(line)
            if entry and entry[0] not in context.used_codes:
                message = f"dict code {entry[0]} is never used"
                context.report_text("SKT205", Place(text.name, number, line), entry[0], message)


def _read_errors(texts: Iterable[Text], context: Context) -> Iterator[FileError]:
    for text, section in _of_kind(texts, "errors"):
        for number, line in text.lines(section):
            place = Place(text.name, number, line)
            entry = context.lines.error_line(line)
            if not entry:
                context.report_fault(place, error_fault(line))
                continue
            written, message = entry
            if line != f"- {written}: {message}":
                context.spacing(place, f"- {written}: {message}")
            path = context.unquote(place, written) if written.startswith('"') else written
            if path is not None:
                yield FileError(path, message)


def _check_complete(file: str, numbers: Iterable[int], context: Context) -> None:
    """ShortIDs of a directory are 1…n."""
    known = set(numbers)
    missing = next((n for n in range(1, len(known) + 1) if n not in known), None)
    if missing is not None:
        message = (
            f"expected the ShortIDs S1 to S{len(known)} in this directory, found no S{missing}"
        )
        hint = "chunks are missing, or are of different runs: write all of them together"
        context.diagnostics.append(finding("SKT111", file, 1, (1, 2), message, hint))


def _reports(texts: Iterable[Text], context: Context) -> Iterator[Report]:
    for text in texts:
        after: Section = "start"
        for section in text.sections:
            if section.kind == "report":
                body = raw_lines(text.data, section.start, section.end)
                yield Report(section.header, _without_blank_ends(body), after)
            elif section.kind != "dict":
                after = section.kind


def _without_blank_ends(lines: list[str]) -> tuple[str, ...]:
    """Blank lines around a report mean nothing, and a writer sets its own."""
    filled = [index for index, line in enumerate(lines) if line.strip(" \t")]
    return tuple(lines[filled[0] : filled[-1] + 1]) if filled else ()
