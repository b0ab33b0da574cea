"""A running app, for a test to look at and to press the keys of."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from textual.app import App
from textual.pilot import Pilot

LONG = 120.0
"""Seconds until something has to have happened: a machine may be slow."""


@dataclass
class Shown:
    """What an app shows, and a hand at its keys."""

    app: App[Any]
    pilot: Pilot[Any]

    async def until(self, happened: Callable[[], object]) -> None:
        """Let the app work until something has happened."""
        deadline = time.monotonic() + LONG
        while not happened():
            if time.monotonic() > deadline:
                raise AssertionError(f"It never happened. The screen says:\n{self.text()}")
            await self.pilot.pause(0.01)
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    def text(self) -> str:
        """What is on the screen."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip) for strip in strips)

    def flat(self) -> str:
        """The same as one line, wherever the screen breaks its own."""
        return " ".join(self.text().split())

    async def shows(self, *words: str) -> None:
        """Wait until all of these are on the screen, each on one line or over several."""
        await self.until(lambda: all(word in self.text() or word in self.flat() for word in words))

    async def says(self, words: str) -> None:
        """Wait until a notification has said these words."""
        await self.until(lambda: any(words in one.message for one in self.app._notifications))
