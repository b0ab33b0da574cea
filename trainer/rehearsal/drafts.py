"""Keeping what is being typed, without ever bringing back what has ended."""

from __future__ import annotations

import threading

from trainer.memory.models import Draft
from trainer.memory.store import Store


class DraftKeeper:
    """Saves the drafts of one attempt; any thread may call it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = threading.Lock()
        self._ended = False

    def save(self, draft: Draft) -> None:
        """Save a draft, unless the attempt has ended meanwhile.

        Raises:
            MemoryUnavailable: it can't be written.
        """
        with self._lock:
            if not self._ended:
                self._store.save_draft(draft)

    def end(self) -> None:
        """Save no more: the attempt is recorded."""
        with self._lock:
            self._ended = True
