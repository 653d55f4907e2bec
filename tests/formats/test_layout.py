"""Where documents lie, and what is found there."""

from __future__ import annotations

import os
import threading
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest

from codeknit import CodeknitError, document, dump, dumps, iter_edges, iter_symbols, load, loads
from codeknit.formats import read
from codeknit.formats.base import FormatName
from codeknit.formats.layout import Form, outputs, write
from codeknit.formats.sources import find_sources

TEXT = """\
[symbols]
## a.py
S1 callable/function L1-L2 run_all() {async=false}
## b.py
S2 callable/function L1-L2 run_some() {async=false}
S3 callable/function L4-L5 run_none() {async=false}

[edges]
S1 --calls--> S2
"""


@pytest.fixture
def minified(tmp_path: Path) -> Path:
    out = tmp_path / "out"
    more = "".join(
        f"S{n} callable/function L{n}0-L{n}1 f{n}() {{async=false}}\n" for n in range(4, 40)
    )
    write(
        loads(TEXT.replace("\n[edges]", more + "\n[edges]")),
        str(out),
        Form("directory-flat", max_lines=2, minify=True),
    )
    assert {"dict.skt", "map_001.skt", "map_002.skt"} <= {path.name for path in out.iterdir()}
    return out


def test_a_lone_chunk_is_read_with_the_dict_beside_it(minified: Path) -> None:
    chunk = load(minified / "map_001.skt")
    assert chunk.symbols[0].kind == "function"
    assert chunk.symbols[0].properties == {"async": "false"}
    reading = read(find_sources(str(minified / "map_001.skt")), chunk=True)
    assert {found.code for found in reading.diagnostics} == {"SKT102"}


def test_a_lone_file_of_another_name_takes_no_dict_from_beside_it(minified: Path) -> None:
    alone = minified / "part.skt"
    (minified / "map_001.skt").rename(alone)
    assert [source.name for source in find_sources(str(alone))] == [str(alone)]


@pytest.mark.parametrize("path", ["", "a\0b", "\udcff"])
@pytest.mark.parametrize("reads", [find_sources, load, iter_symbols, iter_edges])
def test_what_is_no_path_cannot_be_read(reads: Callable[[str], object], path: str) -> None:
    with pytest.raises(CodeknitError, match="o such file"):
        reads(path)


@pytest.mark.parametrize("path", ["", "a\0b", "\ud800", "x" * 5000])
def test_what_is_no_path_cannot_be_written(path: str) -> None:
    with pytest.raises(CodeknitError, match="cannot be written"):
        dump(document(files=[], symbols=[]), path)


def test_a_format_there_is_none_of_is_told() -> None:
    with pytest.raises(ValueError, match="expected one of the formats skt, json, found 'xml'"):
        dumps(document(files=[], symbols=[]), "xml")  # type: ignore[arg-type]


def test_a_named_pipe_is_read_like_a_file(tmp_path: Path) -> None:
    pipe = tmp_path / "p"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_text, args=("[symbols]\n## a.py\n",))
    writer.start()
    assert load(pipe).files == ("a.py",)
    writer.join()


def test_a_pipe_in_a_directory_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "a.py.skt").write_text("[symbols]\n## a.py\n", encoding="utf-8")
    os.mkfifo(tmp_path / "pipe.skt")
    assert load(tmp_path).files == ("a.py",)


def test_a_byte_order_mark_hides_no_json_of_a_tree(tmp_path: Path) -> None:
    (tmp_path / "a.py.json").write_text('{"files": ["a.py"], "symbols": []}', "utf-8-sig")
    assert load(tmp_path).files == ("a.py",)


def test_report_files_are_no_part_of_a_directory(minified: Path) -> None:
    before = load(minified)
    (minified / "graph_analysis.skt").write_text("[hotspots]\nS1 9\n", encoding="utf-8")
    assert load(minified) == before


def test_a_failed_write_leaves_the_old_documents(
    minified: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {path.name: path.read_bytes() for path in minified.iterdir()}
    document = loads(TEXT)
    calls = []
    rename = os.rename

    def fail(source: str, target: str) -> None:
        calls.append(source)
        if len(calls) == 3:
            raise OSError(28, "No space left on device")
        rename(source, target)

    monkeypatch.setattr("codeknit.formats.saving.os.rename", fail)
    with pytest.raises(CodeknitError, match="no space left"):
        write(document, str(minified), Form("directory-flat"), clean=True)
    monkeypatch.undo()
    assert {path.name: path.read_bytes() for path in minified.iterdir()} == before


def test_clean_replaces_documents_and_leaves_other_files(minified: Path) -> None:
    (minified / "notes.txt").write_text("mine", encoding="utf-8")
    write(loads(TEXT), str(minified), Form("directory-tree"), clean=True)
    assert sorted(path.name for path in minified.iterdir()) == [
        "a.py.skt",
        "b.py.skt",
        "notes.txt",
    ]
    assert load(minified) == loads(TEXT)


def test_an_output_directory_with_documents_is_refused_without_clean(minified: Path) -> None:
    with pytest.raises(CodeknitError, match="--clean"):
        write(loads(TEXT), str(minified), Form("directory-flat"))


@pytest.mark.parametrize(
    "other",
    ["a.py.skt/z.py", "a.py.json/z.py", "A.PY", "x" * 252 + ".py", "é" * 126 + ".c", "\\xe9" * 99],
)
@pytest.mark.parametrize("format", ["skt", "json"])
def test_a_tree_takes_names_that_clash_or_are_long(
    other: str, format: FormatName, tmp_path: Path
) -> None:
    document = loads(TEXT.replace("## b.py", f"## {other}"))
    write(document, str(tmp_path / "out"), Form("directory-tree", format))
    back = load(tmp_path / "out")
    assert set(back.symbols) == set(document.symbols)
    assert back.edges == document.edges


@pytest.mark.parametrize("format", ["skt", "json"])
def test_a_tree_keeps_the_order_of_paths(format: FormatName, tmp_path: Path) -> None:
    document = loads(TEXT.replace("## b.py", "## a.py-x/b.py"))
    write(document, str(tmp_path / "out"), Form("directory-tree", format))
    assert load(tmp_path / "out") == document


def test_names_that_are_one_on_some_file_systems_are_two_in_a_tree() -> None:
    paths = ["x/u\N{COMBINING DIAERESIS}.py", "x/ü.py", "X/Ü.py"]
    files = outputs(document(files=paths), Form("directory-tree"))
    names = [unicodedata.normalize("NFC", name).casefold() for name, _ in files]
    assert len(set(names)) == 3


@pytest.mark.parametrize("path", ["../up.py", "/etc/x.py", "a//b.py", "dict", "map_001", "w\n.py"])
def test_a_tree_stays_inside_its_directory_whatever_a_path_is(path: str, tmp_path: Path) -> None:
    document = loads(TEXT.replace("## a.py", '## "' + path.replace("\n", "\\n") + '"'))
    out = tmp_path / "deep" / "out"
    write(document, str(out), Form("directory-tree"))
    assert sorted(p.name for p in tmp_path.iterdir()) == ["deep"]
    assert sorted(p.name for p in (tmp_path / "deep").iterdir()) == ["out"]
    assert sorted(load(out).files) == sorted(document.files)
    assert dumps(document) != ""
