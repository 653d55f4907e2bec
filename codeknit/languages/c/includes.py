"""Which file of the document an ``#include`` means."""

from __future__ import annotations

import posixpath
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Final

#: Headers of the C library and of operating systems, without their ending.
_BROUGHT_ALONG: Final = """
assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign
stdarg stdatomic stdbit stdbool stdckdint stddef stdint stdio stdlib stdnoreturn string tgmath
threads time uchar wchar wctype
aio alloca byteswap cpio dirent dlfcn elf endian err fcntl features fmtmsg fnmatch ftw getopt glob
grp iconv langinfo libgen link malloc memory monetary mqueue ndbm netdb nl_types paths poll pthread
pwd regex resolv sched search semaphore spawn strings stropts sysexits syslog tar termios ucontext
ulimit unistd utime utmp utmpx wait wordexp
conio direct io process share tchar windows winsock winsock2 ws2tcpip
"""
_SYSTEM: Final = frozenset(f"{name}.h" for name in _BROUGHT_ALONG.split())
_SYSTEM_FOLDERS: Final = ("sys/", "netinet/", "arpa/", "net/", "asm/", "linux/", "bits/")


def module_finder(paths: Iterable[str], _root: str) -> Callable[[str, str], str | None]:
    """A function that finds the file that an include in another means, if that is certain.

    Written in quotes it is looked for beside the including file first. Otherwise it is the one
    file of the document whose path ends in what is written, unless that is the name of a header
    that every compiler brings along.
    """
    known = set(paths)
    by_name: defaultdict[str, list[str]] = defaultdict(list)
    for path in known:
        by_name[path.rpartition("/")[2]].append(path)

    def find(includer: str, written: str) -> str | None:
        name = written.strip('"<>')
        if written.startswith('"'):
            beside = posixpath.normpath(posixpath.join(posixpath.dirname(includer), name))
            if beside in known:
                return beside
        if name in known:
            return name
        if name in _SYSTEM or name.startswith(_SYSTEM_FOLDERS):
            return None
        ending = f"/{posixpath.normpath(name)}"
        found = [path for path in by_name[name.rpartition("/")[2]] if path.endswith(ending)]
        return found[0] if len(found) == 1 else None

    return find
