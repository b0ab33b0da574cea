"""Ending when the system says so: the text is saved, the terminal is as it was, and nothing waits for ever."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from typing import Any

from textual.app import App

from trainer.tui.terminal.watch import LOOK_SECONDS, terminal_is_gone

FAREWELL_SECONDS = 5.0
"""How long the screen may take to close after a signal to end."""

_SIGNALS = (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)
_told: list[int] = []


def hear_of_ending() -> None:
    """From here on remember a signal to end, until somebody listens: in between the terminal is already another."""
    for number in _SIGNALS:
        signal.signal(number, lambda number, _frame: _told.append(number))


class EndWhenTold:
    """Ends an app at a signal to end, and where its terminal is gone.

    Arguments:
        app: the app.
        end: ends it as its own key does, with an exit code.
        close: ends what runs beside it, where the app itself does not come to its end.
    """

    def __init__(self, app: App[Any], end: Callable[[int], None], close: Callable[[], None]) -> None:
        self._app = app
        self._end, self._close = end, close

    def watch(self) -> None:
        """Listen to the signals, and look after the terminal, from now on."""
        loop = asyncio.get_running_loop()
        for number in _SIGNALS:
            loop.add_signal_handler(number, self._end_when_told, 128 + number)
        if _told:
            self._end_when_told(128 + _told.pop())
        self._app.set_interval(LOOK_SECONDS, self._end_without_terminal)

    def _end_without_terminal(self) -> None:
        if terminal_is_gone():
            self._end_when_told(128 + signal.SIGHUP)

    def _end_when_told(self, code: int) -> None:
        # Where the terminal is gone, Textual can wait for ever to write its farewell.
        farewell = threading.Timer(FAREWELL_SECONDS, self._end_regardless, (code,))
        farewell.daemon = True
        farewell.start()
        self._end(code)

    def _end_regardless(self, code: int) -> None:
        try:
            self._close()
        finally:
            os._exit(code)
