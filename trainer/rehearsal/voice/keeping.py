"""What is left of a take once it is over: its line in the practice log and, where that is wished, its sound."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from trainer.memory.settings import Settings
from trainer.memory.store import Store

if TYPE_CHECKING:
    from trainer.rehearsal.voice.heard import Delivery


class TakeKeeper:
    """Keeps takes as the learner's settings want it.

    Arguments:
        store: the memory.
        settings: what the learner chose, as it is now.
    """

    def __init__(self, store: Store, settings: Callable[[], Settings]) -> None:
        self._store = store
        self._settings = settings

    @property
    def shows_words(self) -> bool:
        """Whether words are to be seen while they are spoken."""
        return self._settings().show_transcript

    def recording(self, card: str) -> Path | None:
        """Where to keep the sound of an answer; None where that is not wished.

        Raises:
            MemoryUnavailable: there is no place for it.
        """
        if not self._settings().keep_recordings:
            return None
        from trainer.rehearsal.voice.recordings import new_path

        return new_path(card, self._store.now())

    def log(self, delivery: Delivery, attempt: str, card: str) -> None:
        """Put a take into the practice log.

        Raises:
            MemoryUnavailable: it can't be written.
        """
        from trainer.memory.takes import log_take
        from trainer.rehearsal.voice.practice_log import take_of

        log_take(self._store, take_of(delivery, attempt, card, self._store.now()))
