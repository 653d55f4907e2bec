"""The SKT format: its reader and its writer."""

from __future__ import annotations

from codeknit.formats.skt_read import read_skt
from codeknit.formats.skt_write import write_skt

__all__ = ["read_skt", "write_skt"]
