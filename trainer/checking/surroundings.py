"""What a program finds around it while it is loaded: the same each time.

A program of its own process is loaded once. Here each check loads it anew, so what one loading has left about (a file
in its folder, a closed descriptor, another working directory, a handler of `logging`) has to be gone before the next.
"""

from __future__ import annotations

import gc
import os
import sys

from trainer.checking import folders, streams

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Taken = Callable[[bytes], object] | None

MANY_OPEN = 16
"""A descriptor with a higher number tells of files that were left open."""

_chdir, _stat, _umask = os.chdir, os.stat, os.umask
_variables: dict[Any, Any] = os.environ._data  # type: ignore[attr-defined]
"""The environment as `os.environ` holds it, though typeshed doesn't say so: each check compares it, and decoded that
would take many times as long. The C library's own copy meets nobody here, where no other program can be started."""


class Surroundings:
    """The surroundings of this process, as they are when this is made."""

    def __init__(self) -> None:
        self._folder = os.getcwd()
        self._environment: dict[Any, Any] = dict(_variables)
        self._forbidden_modes = _forbidden_modes()
        self._changed_last = _stat(self._folder).st_mtime_ns
        self._writes = False
        self._is_moved = True

    def look_around(self) -> None:
        """To be called after the first loading: what that has left alone, later ones leave alone too."""
        self._is_moved = os.getcwd() != self._folder or _forbidden_modes() != self._forbidden_modes

    def put_back(self, taken: Taken = None) -> None:
        """All but the folder, as for a process that is started again: files outlive that.

        What is written from here on is handed to `taken`; None shows it.
        """
        streams.put_back(taken)
        if self._is_moved:
            _umask(self._forbidden_modes)
        if _variables != self._environment:
            _variables.clear()
            _variables.update(self._environment)
        if "logging" in sys.modules:
            _forget_handlers(sys.modules["logging"])

    def put_all_back(self, taken: Taken = None) -> None:
        """All, and an empty folder to be in, as far as a program has left a way to have one."""
        self.put_back(taken)
        try:
            if self._is_moved:
                _chdir(self._folder)
            if self._writes_here():
                self._writes = True
                self._empty()
        except OSError:
            return

    def _writes_here(self) -> bool:
        # The folder's time says nothing new to whoever writes in it twice between two ticks of the kernel's clock.
        return self._writes or _stat(".").st_mtime_ns != self._changed_last

    def _empty(self) -> None:
        _chdir(self._folder)
        lowest_free = os.dup(0)
        os.close(lowest_free)
        if lowest_free > MANY_OPEN:
            # Files that earlier loadings have left open are closed as these go.
            gc.collect()
        folders.empty(self._folder)

    def is_empty(self) -> bool:
        """Whether nothing is left in the folder; emptied first, as far as that can be done."""
        _chdir(self._folder)
        folders.empty(self._folder)
        return not os.listdir(self._folder)


def _forbidden_modes() -> int:
    before = _umask(0o077)
    _umask(before)
    return before


def _forget_handlers(logging: Any) -> None:
    """Leave no logger with a handler, a filter or a level of its own, as in a process that has just imported it."""
    try:
        for logger in (logging.root, *logging.root.manager.loggerDict.values()):
            if getattr(logger, "handlers", None) or getattr(logger, "filters", None):
                logger.handlers.clear()
                logger.filters.clear()
    except BaseException:  # noqa: S110  (a program may have put anything in its place)
        pass
