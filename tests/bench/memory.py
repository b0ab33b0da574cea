"""The memory of the trainer and its processes while it is used fast: whether it goes on growing.

python tests/bench/memory.py [MINUTES]

Each round writes a program that falls short, a right one, grades it, looks at the statistics, the help and the
palette, and goes home again. What is printed grows at first, while everything is loaded and allocated once.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

DRILL = "trim-budget"
PAGE = os.sysconf("SC_PAGE_SIZE")
TELL_EVERY = 15.0
"""Seconds between two lines."""


def resident(pid: int) -> int:
    """Bytes of a process that are in memory; 0 where it has gone."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
    except OSError:
        return 0


def descendants(pid: int) -> list[int]:
    """The processes that a process started, and those that they started."""
    try:
        children = [
            int(child)
            for task in Path(f"/proc/{pid}/task").iterdir()
            for child in (task / "children").read_text().split()
        ]
    except OSError:
        return []
    return [one for child in children for one in (child, *descendants(child))]


async def until(happened: Callable[[], object]) -> None:
    """Let the trainer work until something has happened."""
    deadline = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < deadline, "it never happened"
        await asyncio.sleep(0.005)


class Use:
    """Somebody who uses the trainer fast."""

    def __init__(self, pilot, right: str) -> None:
        self._pilot = pilot
        self._right = right
        self._wrong = right.replace("used + cost > budget", "used + cost >= budget")

    async def rounds(self, minutes: float) -> None:
        """One round after the other, for so long."""
        started = told = time.monotonic()
        rounds = 0
        await until(lambda: self._pilot.app.journey is not None)
        while time.monotonic() < started + minutes * 60:
            await self.round()
            rounds += 1
            if time.monotonic() > told + TELL_EVERY or rounds == 1:
                told = time.monotonic()
                others = descendants(os.getpid())
                print(
                    f"{told - started:6.0f} s {rounds:5} rounds: the trainer {resident(os.getpid()) / 1e6:6.1f} MB, "
                    f"its {len(others)} processes {sum(map(resident, others)) / 1e6:6.1f} MB",
                    flush=True,
                )
        self._pilot.app.exit()

    async def round(self) -> None:
        """An attempt up to its grade, and a look at other screens."""
        from trainer.rehearsal.programs.brief import subject_of
        from trainer.tui.journeys.code import CodeJourney
        from trainer.tui.screens.practice import PracticeScreen
        from trainer.tui.widgets.code_editor import CodeEditor

        app = self._pilot.app
        journey = app.journey
        home = len(app.screen_stack)
        CodeJourney(journey).begin(subject_of(journey.rooms.catalog.drill(DRILL), None), "blank")
        await until(lambda: isinstance(app.screen, PracticeScreen) and app.screen.query(CodeEditor))
        screen = app.screen
        await self._pilot.press(*"# typed")
        for text in (self._wrong, self._right):
            before = len(screen.practice.runs)
            screen.query_one(CodeEditor).text = text
            await self._pilot.press("f5")
            await until(lambda before=before: len(screen.practice.runs) > before)
            await self._pilot.pause()
        await self._pilot.press("f8")
        await until(lambda: app.screen is not screen)
        await self._pilot.press("3", "enter")
        await self._come_home(home)
        await self._pilot.press("f7")
        await self._pilot.press("escape", "f1", "escape", "ctrl+p", "escape")
        await self._come_home(home)

    async def _come_home(self, home: int) -> None:
        """Press Escape until there are no more screens than at home; what broke the trainer off is raised: keys go
        nowhere after that, for ever."""
        deadline = time.monotonic() + 60
        while len(self._pilot.app.screen_stack) > home:
            if self._pilot.app._exception is not None:
                raise self._pilot.app._exception
            assert time.monotonic() < deadline, f"Escape leads nowhere from {self._pilot.app.screen_stack}"
            await self._pilot.press("escape")


def main(minutes: float) -> None:
    """Use the trainer without a terminal, in a home of its own."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["TRAINER_HOME"] = home
        from trainer.catalog.catalog import load_catalog
        from trainer.catalog.snippets import program_of
        from trainer.memory.settings_writing import change_settings
        from trainer.tui.app import TrainerApp
        from trainer.tui.rooms import Opening

        change_settings(first_start_done=True)
        catalog = load_catalog()
        right = program_of(catalog.snippet(catalog.drill(DRILL))).text
        opening = Opening()

        async def use(pilot) -> None:
            await Use(pilot, right).rounds(minutes)

        TrainerApp(opening).run(headless=True, auto_pilot=use)
        opening.close()


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0)
