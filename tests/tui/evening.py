"""A routine, from its choice to its end, as somebody goes through it."""

from __future__ import annotations

import random
from typing import Any

from trainer.rehearsal.routine.sitting import RoutineSitting
from trainer.tui.journeys.routine import RoutineJourney
from trainer.tui.screens.routine import RoutineScreen
from trainer.tui.widgets.code_editor import CodeEditor

STANDARD = "thirty-minutes"


def begin(journey: Any, name: str | None = STANDARD) -> None:
    RoutineJourney(journey, chance=random.Random(7)).open(name)


class Evening:
    """A routine on the screen."""

    def __init__(self, screens: Any, clock: Any) -> None:
        self.screens = screens
        self.clock = clock

    async def is_open(self) -> None:
        await self.screens.until(lambda: isinstance(self.screens.app.screen, RoutineScreen))

    @property
    def screen(self) -> RoutineScreen:
        return next(one for one in self.screens.app.screen_stack if isinstance(one, RoutineScreen))

    @property
    def sitting(self) -> RoutineSitting:
        return self.screen.sitting

    @property
    def editor(self) -> CodeEditor:
        return self.screen.query_one(CodeEditor)

    async def wait(self, seconds: float) -> None:
        """Let time pass, in steps that the screen sees as such."""
        while seconds > 0:
            step = min(seconds, 20.0)
            seconds -= step
            self.clock.pass_by(step)
            self.screen._tick()
            await self.screens.pilot.pause()
            if not isinstance(self.screens.app.screen, RoutineScreen):
                return

    async def say(self, seconds: float = 45.0) -> None:
        await self.wait(seconds)
        await self.screens.press("enter")

    async def run(self, text: str) -> None:
        self.editor.text = text
        practice = self.screen._desk.practice
        runs = len(practice.runs)
        await self.screens.press("f5")
        await self.screens.until(lambda: len(practice.runs) > runs)
