"""What a program finds around it while it is loaded: the same each time.

A program of its own process is loaded once. Here each check loads it anew, so what one loading has left about (a file
in its folder, a closed descriptor, another working directory, a handler of `logging`) has to be gone before the next.
"""

from __future__ import annotations

import _warnings
import builtins
import gc
import os
import sys

from trainer.checking.between import folders
from trainer.checking.confined import streams

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Taken = Callable[[bytes], object] | None

MANY_OPEN = 16
"""A descriptor with a higher number tells of files that were left open."""

_LOGGING_LIBRARY = ("asyncio", "concurrent", "multiprocessing")
"""The packages of the standard library that keep loggers."""

_filters: list[Any] = _warnings.filters
_chdir, _stat, _umask = os.chdir, os.stat, os.umask
_environ = os.environ
_variables: dict[Any, Any] = os.environ._data  # type: ignore[attr-defined]
"""The environment as `os.environ` holds it, though typeshed doesn't say so: each check compares it, and decoded that
would take many times as long. The C library's own copy meets nobody here, where no other program can be started."""


class Surroundings:
    """The surroundings of this process, as they are when this is made."""

    def __init__(self) -> None:
        self._folder = os.getcwd()
        self._environment: dict[Any, Any] = dict(_variables)
        self._forbidden_modes = _forbidden_modes()
        self._arguments = list(sys.argv)
        self._builtins = dict(vars(builtins))
        self._filters = list(_filters)
        self._changed_last = _stat(self._folder).st_mtime_ns
        self._writes_files = False
        # What a loading of the program changes, so that it is to be put back before each.
        self._changes_folder = True
        self._changes_builtins = False
        self._changes_filters = False
        self._changes_decimal = False

    def look_around(self) -> None:
        """To be called after the first loading: what that has left alone, later ones leave alone too."""
        decimal: Any = sys.modules.get("decimal")
        self._changes_folder = self._has_moved()
        self._changes_builtins = vars(builtins) != self._builtins
        self._changes_filters = _filters != self._filters
        self._changes_decimal = decimal is not None and repr(decimal.getcontext()) != repr(decimal.Context())

    def put_back(self, taken: Taken = None) -> None:
        """All but the files, as for a process that is started again: those outlive that.

        What is written from here on is handed to `taken`; None shows it.
        """
        self._put_back(taken)
        try:
            _chdir(self._folder)
            _close_what_is_forgotten()
        except OSError:
            return

    def put_all_back(self, taken: Taken = None) -> None:
        """All, and an empty folder to be in, as far as a program has left a way to have one."""
        self._put_back(taken)
        try:
            if self._changes_folder:
                _chdir(self._folder)
            if self._writes_here():
                self._writes_files = True
                _chdir(self._folder)
                _close_what_is_forgotten()
                folders.empty(self._folder)
        except OSError:
            return

    def is_empty(self) -> bool:
        """Whether nothing is left in the folder; emptied first, as far as that can be done."""
        _chdir(self._folder)
        folders.empty(self._folder)
        return not os.listdir(self._folder)

    def _put_back(self, taken: Taken) -> None:
        streams.put_back(taken)
        # A function may set it as well, which no loading shows.
        _umask(self._forbidden_modes)
        os.environ = _environ  # noqa: B003  (a program may have put its own there)
        if _variables != self._environment:
            _variables.clear()
            _variables.update(self._environment)
        sys.argv = list(self._arguments)
        if self._changes_builtins:
            self._put_back_builtins()
        if self._changes_filters:
            self._put_back_filters()
        if self._changes_decimal:
            sys.modules["decimal"].setcontext(sys.modules["decimal"].Context())
        if "logging" in sys.modules:
            _forget_loggers(sys.modules["logging"])
        if "asyncio.events" in sys.modules:
            # One that has closed its loop, or that was left without, would be met as such by the next loading.
            setattr(sys.modules["asyncio.events"], "_event_loop_policy", None)  # noqa: B010  (none to typeshed)

    def _put_back_builtins(self) -> None:
        names = vars(builtins)
        names.update(self._builtins)
        for name in [name for name in names if name not in self._builtins]:
            del names[name]

    def _put_back_filters(self) -> None:
        _filters[:] = self._filters
        # It tells the C half of `warnings` of that.
        with sys.modules["warnings"].catch_warnings():
            pass

    def _has_moved(self) -> bool:
        try:
            return os.getcwd() != self._folder
        except OSError:
            # The folder that it has moved to is gone.
            return True

    def _writes_here(self) -> bool:
        # The folder's time says nothing new to whoever writes in it twice between two ticks of the kernel's clock.
        return self._writes_files or _stat(".").st_mtime_ns != self._changed_last


def _forbidden_modes() -> int:
    before = _umask(0o077)
    _umask(before)
    return before


def _close_what_is_forgotten() -> None:
    """Close the files that earlier loadings have left open, where there are many."""
    if streams.lowest_free() > MANY_OPEN:
        gc.collect()


def _forget_loggers(logging: Any) -> None:
    """Leave no logger but those that the standard library holds, and none with a handler, a filter or a level of its
    own, as in a process that has just imported it."""
    try:
        root, known = logging.root, logging.root.manager.loggerDict
        for name in [name for name in known if name.partition(".")[0] not in _LOGGING_LIBRARY]:
            del known[name]
        for logger in (root, *known.values()):
            if getattr(logger, "handlers", None) or getattr(logger, "filters", None):
                logger.handlers.clear()
                logger.filters.clear()
            if getattr(logger, "level", 0) and logger is not root:
                logger.setLevel(logging.NOTSET)
        if root.level != logging.WARNING:
            root.setLevel(logging.WARNING)
        if root.manager.disable:
            logging.disable(logging.NOTSET)
    except BaseException:  # noqa: S110  (a program may have put anything in its place)
        pass
