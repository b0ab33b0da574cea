"""Starts an app without a terminal, ends it once a screen was drawn.

python tests/bench/first_screen.py trainer|editor|empty

`trainer` is the first screen, `editor` that of a drill with its editor, `empty` that of an empty Textual app.
"""

from __future__ import annotations

import asyncio
import sys


async def leave(pilot) -> None:
    """End the app as soon as it is drawn."""
    pilot.app.exit()


async def leave_the_editor(pilot) -> None:
    """End the app as soon as the editor is drawn."""
    from trainer.tui.screens.practice import PracticeScreen

    while not (isinstance(pilot.app.screen, PracticeScreen) and pilot.app.screen.is_running):
        await asyncio.sleep(0.001)
    drawn = asyncio.Event()
    pilot.app.screen.call_after_refresh(drawn.set)
    await drawn.wait()
    pilot.app.exit()


def begin(journey) -> None:
    """The blank page of a drill."""
    from trainer.rehearsal.brief import subject_of

    journey.begin(subject_of(journey.rooms.catalog.drill("step-cap"), None), "blank")


if sys.argv[1] == "trainer":
    from trainer.tui.app import TrainerApp

    TrainerApp().run(headless=True, auto_pilot=leave)
elif sys.argv[1] == "editor":
    from trainer.tui.opening import Opening, TrainerApp

    opening = Opening()
    TrainerApp(opening, start=begin).run(headless=True, auto_pilot=leave_the_editor)
    opening.close()
else:
    from textual.app import App

    App().run(headless=True, auto_pilot=leave)
