"""Starts an app without a terminal, ends it after the first screen was drawn: `trainer`'s or an empty Textual app."""

from __future__ import annotations

import sys


async def leave(pilot) -> None:
    """End the app as soon as it is drawn."""
    pilot.app.exit()


if sys.argv[1] == "trainer":
    from trainer.tui.app import TrainerApp

    TrainerApp().run(headless=True, auto_pilot=leave)
else:
    from textual.app import App

    App().run(headless=True, auto_pilot=leave)
