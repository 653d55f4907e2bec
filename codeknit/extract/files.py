"""Reading what is on disk in a tree that nobody vouches for."""

from __future__ import annotations

import errno
import os
import stat


def read_regular(place: str, largest: int, *, follow: bool = False) -> bytes:
    """The first `largest` bytes of a regular file.

    Raises OSError for anything else: a pipe or a device is not waited for, a link followed only
    if asked for.
    """
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)
    if not follow:
        flags |= getattr(os, "O_NOFOLLOW", 0)
    flags |= getattr(os, "O_BINARY", 0)
    descriptor = os.open(place, flags)
    with open(descriptor, "rb", buffering=0) as file:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            raise OSError(errno.EINVAL, "not a regular file", place)
        if status.st_size >= largest:
            return file.read(largest)
        return file.readall()[:largest]  # one that grows meanwhile is cut all the same
