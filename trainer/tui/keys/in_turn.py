"""Keys that come faster than screens change: each is acted on in its turn, by the screen that is in front by then."""

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
    """Do something behind the keys that `typed` has not seen yet, which a key of the screen has overtaken, and before
    the keys that come next.

    It is not done any more once another screen is in front: it would end something that has ended already.
    """
    app = screen.app

    def unless_left() -> None:
        try:
            if screen.is_active:
                act()
        finally:
            if isinstance(app, KeysInTurn):
                app.release(screen)

    if (typed or screen).call_later(unless_left) and isinstance(app, KeysInTurn):
        app.hold(screen)


class KeysInTurn(App[int]):
    """Keys wait until the screen in front has its parts and its focus, and has done what the key before told it."""

    def __init__(self, **named: Any) -> None:
        super().__init__(**named)
        self._early: deque[events.Event] = deque()
        self._awaited: Screen[Any] | None = None
        self._since = 0.0
        self._going_on = False

    async def on_event(self, event: events.Event) -> None:
        """Hand keys on in their order, all else at once."""
        if isinstance(event, events.Key | events.Paste) and not event.is_forwarded and self.screen_stack:
            self._early.append(event)
            if not self._going_on:
                await self._hand_on()
        else:
            await super().on_event(event)

    def hold(self, screen: Screen[Any]) -> None:
        """Keep keys back from a screen, as long as it is in front, until it is released."""
        self._awaited, self._since = screen, time.monotonic()

    def release(self, screen: Screen[Any]) -> None:
        """Hand on what was kept back, behind what the app has been told up to now: a new focus is such a thing."""
        self.call_later(self._released, screen)

    async def _released(self, screen: Screen[Any]) -> None:
        if screen is self._awaited:
            self._awaited = None
        await self._hand_on()

    async def _hand_on(self) -> None:
        self._going_on = False
        # There is no screen any more where the app has come to its end meanwhile.
        if self._early and self.screen_stack and self._is_ready(self.screen):
            await super().on_event(self._early.popleft())
            if self._early:
                # Behind what this key has left for the app to do next.
                self._going_on = True
                self.call_next(self._hand_on)

    def _is_ready(self, screen: Screen[Any]) -> bool:
        if screen is self._awaited:
            return time.monotonic() > self._since + HELD_AT_MOST
        # What is asked of a screen at once comes behind its parts and its focus.
        if screen.is_mounted or not screen.call_later(self.release, screen):
            return True
        self.hold(screen)
        return False

    def ask_by(self, screen: Screen[Any], answered: Callable[[Any], None]) -> None:
        """Show a screen whose answer comes to the app: Textual gives it to whoever asked, and that may be gone by
        then."""
        with self._context():
            self.push_screen(screen, answered)
