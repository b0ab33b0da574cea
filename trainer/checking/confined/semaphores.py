"""`multiprocessing`'s semaphores where there is but one process: in its own memory.

The real ones are files in /dev/shm, which a confined process may not write. `multiprocessing.pool.ThreadPool` and
`multiprocessing.dummy` start no process, so programs may use them, and they are built on these.
"""

from __future__ import annotations

import sys
import types

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_RECURSIVE = 0
"""The kind of `multiprocessing.RLock`; all others count."""


class SemLock:
    """What the module `_multiprocessing` offers under this name (Modules/_multiprocessing/semaphore.c)."""

    SEM_VALUE_MAX = 2**31 - 1

    def __init__(self, kind: int, value: int, maxvalue: int, _name: str = "", _unlink: bool = True) -> None:
        import threading

        self.kind = kind
        self.maxvalue = maxvalue
        self.handle = id(self)
        self.name = None
        self._ident = threading.get_ident
        self._semaphore = threading.Semaphore(value)
        self._owner: int | None = None
        self._held = 0

    def acquire(self, block: bool = True, timeout: float | None = None) -> bool:
        """Take it; whether that could be done, in time where there is a limit in seconds."""
        if self.kind == _RECURSIVE and self._is_mine():
            self._held += 1
            return True
        limit = None if timeout is None or not block else max(0.0, timeout)
        if not self._semaphore.acquire(block, limit):
            return False
        self._owner = self._ident()
        self._held += 1
        return True

    def release(self) -> None:
        """Give it back. Raises AssertionError or ValueError as the real one."""
        if self.kind == _RECURSIVE:
            if not self._is_mine():
                raise AssertionError("attempt to release recursive lock not owned by thread")
            self._held -= 1
            if self._held:
                return
            self._owner = None
        else:
            if self._get_value() >= self.maxvalue:
                raise ValueError("semaphore or lock released too many times")
            self._held -= 1
        self._semaphore.release()

    __enter__ = acquire

    def __exit__(self, *_ending: object) -> None:
        self.release()

    def _count(self) -> int:
        return self._held

    def _is_mine(self) -> bool:
        return self._held > 0 and self._owner == self._ident()

    def _get_value(self) -> int:
        return self._semaphore._value

    def _is_zero(self) -> bool:
        return self._get_value() == 0

    def _after_fork(self) -> None:
        self._held = 0


def _unlink(_name: str) -> None:
    """There is no file to remove."""


def offer() -> None:
    """Put them where `multiprocessing` looks for them."""
    module: Any = types.ModuleType("_multiprocessing")
    module.SemLock = SemLock
    module.sem_unlink = _unlink
    module.flags = {"HAVE_SEM_OPEN": 1, "HAVE_SEM_TIMEDWAIT": 1}
    sys.modules["_multiprocessing"] = module
