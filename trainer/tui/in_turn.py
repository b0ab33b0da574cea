"""Keys that come faster than screens change: each is acted on by the screen that it was meant for, once."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any

from textual import events
from textual.app import App
from textual.screen import Screen
from textual.widget import Widget

HELD_AT_MOST = 5.0
"""Seconds after which keys are handed on whatever the screen in front is doing: there is a way out of everything."""


def in_turn(screen: Screen[Any], typed: Widget | None, act: Callable[[], object]) -> None:
    """Do something behind the keys that `typed` has not seen yet, which a key of the screen has overtaken.

    It is not done any more once another screen is in front: a key that was pressed twice would end something that the
    first has ended already.
    """

    def unless_left() -> None:
        if screen.is_active:
            act()

    (typed or screen).call_later(unless_left)


class KeysInTurn(App[int]):
    """Keys wait until the screen in front has its parts and its focus."""

    def __init__(self, **named: Any) -> None:
        super().__init__(**named)
        self._early: deque[events.Event] = deque()
        self._awaited: Screen[Any] | None = None
        self._since = 0.0

    async def on_event(self, event: events.Event) -> None:
        """Hand keys on in their order, all else at once."""
        if isinstance(event, events.Key | events.Paste) and not event.is_forwarded and self.screen_stack:
            self._early.append(event)
            await self._hand_on()
        else:
            await super().on_event(event)

    async def _hand_on(self) -> None:
        while self._early and self._is_ready(self.screen):
            await super().on_event(self._early.popleft())

    def _is_ready(self, screen: Screen[Any]) -> bool:
        if screen is self._awaited:
            return time.monotonic() > self._since + HELD_AT_MOST
        # What is asked of a screen at once comes behind its parts and its focus.
        if screen.is_mounted or not screen.call_later(self._is_there, screen):
            return True
        self._awaited, self._since = screen, time.monotonic()
        return False

    def _is_there(self, screen: Screen[Any]) -> None:
        if screen is self._awaited:
            self._awaited = None
        self.call_next(self._hand_on)

    def ask_by(self, screen: Screen[Any], answered: Callable[[Any], None]) -> None:
        """Show a screen whose answer comes to the app: Textual gives it to whoever asked, and that may be gone by
        then."""
        with self._context():
            self.push_screen(screen, answered)
