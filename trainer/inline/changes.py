"""Knowing when a file was saved, however the editor saves: in place, or by renaming another one over it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

POLL_SECONDS = 0.25
"""How often a file is looked at where the system tells nothing."""


class FileWatch:
    """Calls `changed` from a thread of its own whenever a file may have been saved.

    The file system's events are used where the package watchfiles is installed and they arrive; the file is looked
    at every `POLL_SECONDS` besides, since some file systems tell nothing.
    """

    def __init__(self, path: Path, changed: Callable[[], None]) -> None:
        self._path = path
        self._changed = changed
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=self._look, daemon=True)]
        if self._events_known():
            self._threads.append(threading.Thread(target=self._listen, daemon=True))

    def __enter__(self) -> FileWatch:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join(timeout=1)

    @staticmethod
    def _events_known() -> bool:
        try:
            import watchfiles  # noqa: F401 - whether it is there
        except ImportError:
            return False
        return True

    def _listen(self) -> None:
        from watchfiles import watch

        for _ in watch(self._path.parent, stop_event=self._stop, recursive=False, step=20, rust_timeout=500):
            self._changed()

    def _look(self) -> None:
        before = stamp(self._path)
        while not self._stop.wait(POLL_SECONDS):
            now = stamp(self._path)
            if now != before:
                before = now
                self._changed()


def stamp(path: Path) -> tuple[int, int, int] | None:
    """What changes when a file is saved: its number, size and time; None where it is not there."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns
