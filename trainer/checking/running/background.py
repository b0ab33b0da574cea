"""An act that is done again and again in a thread of its own, so that whoever asks for it does not wait."""

from __future__ import annotations

import threading
from collections.abc import Callable


class Background:
    """Does `act` once for each time it was asked, one after the other. The thread starts at the first asking."""

    def __init__(self, act: Callable[[], None]) -> None:
        self._act = act
        self._asked = threading.Semaphore(0)
        self._running = False

    def ask(self) -> None:
        """Have it done soon."""
        if not self._running:
            self._running = True
            threading.Thread(target=self._work, args=(self._asked,), daemon=True).start()
        self._asked.release()

    def stop(self) -> None:
        """End the thread once it is idle; asking again starts another."""
        if self._running:
            self._running = False
            asked, self._asked = self._asked, threading.Semaphore(0)
            asked.release()

    def _work(self, asked: threading.Semaphore) -> None:
        while True:
            asked.acquire()
            if asked is not self._asked:
                return
            self._act()
