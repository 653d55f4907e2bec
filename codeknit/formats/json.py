"""The JSON mode: reading, writing and streaming it. Implements "JSON" in docs/format.md."""

from __future__ import annotations

from codeknit.formats.json_read import read_json
from codeknit.formats.json_stream import iter_json_edges, iter_json_symbols
from codeknit.formats.json_write import json_pieces, write_json

__all__ = ["iter_json_edges", "iter_json_symbols", "json_pieces", "read_json", "write_json"]
