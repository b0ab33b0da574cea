"""One trainer at a time: while the database is opened, checked, mended, upgraded, copied."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE_SECONDS = 20.0
"""How long to wait for another trainer: one that was stopped in the middle would hold it for ever."""
_POLL_SECONDS = 0.02


@contextmanager
def file_lock(path: Path) -> Iterator[None]:
    """Hold the lock that the file `path` stands for, waiting for whoever has it.

    The system lets go of it for one who is killed.

    Where the file system knows no locks it does nothing: SQLite's own still hold.

    Raises:
        OSError: the file can't be made, or somebody has had it for too long.
    """
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        _lock(descriptor)
        yield
    finally:
        os.close(descriptor)


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)
        except OSError:
            return

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        deadline = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                if time.monotonic() > deadline:
                    raise TimeoutError("locked by another program") from None
                time.sleep(_POLL_SECONDS)
                continue
            except OSError:
                pass
            return
