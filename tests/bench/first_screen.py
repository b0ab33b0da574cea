"""Starts an app without a terminal, and prints the seconds of the processor that it took until its screen was drawn.

python tests/bench/first_screen.py trainer|editor|empty

`trainer` is the first screen, `editor` that of a drill with its editor, as `trainer practice step-cap` opens it for
somebody who knows the drill, `empty` that of an empty Textual app.
"""

from __future__ import annotations

import asyncio
import sys
import time

DRILL = "step-cap"


async def leave(pilot) -> None:
    """End the app as soon as the screen is drawn."""
    if sys.argv[1] == "editor":
        from trainer.tui.screens.practice import PracticeScreen

        while not (isinstance(pilot.app.screen, PracticeScreen) and pilot.app.screen.is_running):
            await asyncio.sleep(0.001)
        drawn = asyncio.Event()
        pilot.app.screen.call_after_refresh(drawn.set)
        await drawn.wait()
    print(time.process_time())
    pilot.app.exit()


if sys.argv[1] == "empty":
    from textual.app import App

    App().run(headless=True, auto_pilot=leave)
else:
    import gc

    # As `run_trainer` does.
    gc.disable()
    from trainer.tui.opening import Opening, TrainerApp

    opening = Opening()
    TrainerApp(opening, card=DRILL if sys.argv[1] == "editor" else None).run(headless=True, auto_pilot=leave)
    opening.close()
