"""Find the fault, on the screen."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from shown import Shown
from textual.app import App
from textual.widgets import OptionList

from trainer.catalog.catalog import Catalog
from trainer.checking.server import Checker
from trainer.rehearsal.programs.fault_finding import fault_of
from trainer.tui.screens.fault_finding import FaultFindingScreen
from trainer.tui.widgets.code_editor import CodeEditor

DRILL = "react-loop"


@dataclass
class Alone(Shown):
    """The screen alone in an app, and what it ended with."""

    screen: FaultFindingScreen
    results: list[bool | None] = field(default_factory=list)

    @property
    def editor(self) -> CodeEditor:
        return self.screen.query_one(CodeEditor)

    async def pick(self, right: bool) -> None:
        finding = self.screen.finding
        assert finding is not None
        choice = next(n for n, one in enumerate(finding.choices) if (one == finding.broken) is right)
        self.screen.query_one(OptionList).highlighted = choice
        await self.pilot.press("enter")


@asynccontextmanager
async def showing(
    checker: Checker, catalog: Catalog, mistake: str = "drops-reply", size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Alone]:
    drill = catalog.drill(DRILL)
    (one,) = [each for each in drill.mistakes if each.id == mistake]
    screen = FaultFindingScreen(checker, fault_of(drill, one), random.Random(1))
    async with App[None]().run_test(size=size) as pilot:
        shown = Alone(pilot.app, pilot, screen)
        await pilot.app.push_screen(screen, shown.results.append)
        await shown.shows("Which one?")
        yield shown


async def test_run_pick_mend(checker: Checker, catalog: Catalog) -> None:
    async with showing(checker, catalog) as shown:
        before = shown.editor.text
        await shown.pilot.press("x", "f5")
        await shown.shows("FAIL")
        assert shown.editor.text == before, "nothing is changed before something was said"
        assert "You sent the result back" not in shown.text(), "the report does not give it away"
        await shown.pick(right=True)
        await shown.shows("Right: append reply.", "You sent the result back", "Now mend it")
        assert shown.editor.has_focus
        await shown.pilot.press("enter")
        assert shown.editor.text != before, "Enter belongs to the editor now"
        shown.editor.text = shown.screen._fault.subject.program.text
        await shown.pilot.press("f5")
        await shown.shows("Mended in 1 run.", "PASS")
        await shown.pilot.press("f8")
        assert shown.results == [True]


async def test_a_wrong_pick_says_which_it_was(checker: Checker, catalog: Catalog) -> None:
    async with showing(checker, catalog) as shown:
        await shown.pilot.press("f8")
        assert shown.results == [], "going on comes after mending"
        await shown.pick(right=False)
        await shown.shows("Not that one; it is append reply.")
        await shown.pilot.press("f5")
        await shown.shows("Not yet")
        await shown.pilot.press("f4")
        await shown.shows("WRONG")
        await shown.pilot.press("escape", "escape")
        assert shown.results == [False]


async def test_a_text_that_is_no_python_is_marked(checker: Checker, catalog: Catalog) -> None:
    async with showing(checker, catalog) as shown:
        await shown.pick(right=True)
        shown.editor.text = "def run(:\n"
        await shown.pilot.press("f5")
        await shown.shows("not Python yet")
        assert shown.editor.marked_line == 1


@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
async def test_all_that_is_needed_is_in_sight(checker: Checker, catalog: Catalog, size: tuple[int, int]) -> None:
    async with showing(checker, catalog, size=size) as shown:
        text = shown.text()
        for words in ("def run(", "Which one?", "Enter Say it", "F5 Run", "Esc Leave"):
            assert words in text, words
        await shown.pilot.press("f6")
        assert shown.screen.query_one(OptionList).has_focus
        await shown.pilot.press("down", "f6")
        assert shown.editor.has_focus


@pytest.mark.parametrize("size", [(40, 15), (20, 5)])
async def test_small_screens(checker: Checker, catalog: Catalog, size: tuple[int, int]) -> None:
    drill = catalog.drill(DRILL)
    screen = FaultFindingScreen(checker, fault_of(drill, drill.mistakes[0]), random.Random(1))
    async with App[None]().run_test(size=size) as pilot:
        shown = Alone(pilot.app, pilot, screen)
        await pilot.app.push_screen(screen)
        await shown.until(lambda: screen.finding is not None)
        await pilot.press("f6", "f5", "enter", "f6", "escape")
        assert pilot.app.screen is not screen


@pytest.mark.slow
async def test_from_home_one_after_the_other(trainer: Any) -> None:
    async with trainer() as screens:
        await screens.press(*"trim", "f10")
        await screens.shows("find the fault", "Which one?")
        first = screens.app.screen._fault.mistake
        await screens.press("enter")
        screens.app.screen.query_one(CodeEditor).text = screens.app.screen._fault.subject.program.text
        await screens.press("f5")
        await screens.shows("Mended")
        await screens.press("f8")
        await screens.shows("Which one?")
        assert screens.app.screen._fault.mistake != first
        await screens.press("escape")
        await screens.shows("Type to search")
        await screens.press(*"trim", "ctrl+k")
        await screens.shows("find the fault")


@pytest.mark.slow
async def test_nothing_of_it_is_kept(trainer: Any, store: Any) -> None:
    async with trainer() as screens:
        await screens.press(*"trim", "f10")
        await screens.shows("Which one?")
        await screens.press("enter", "f5", "escape")
        await screens.shows("Type to search")
        assert store.attempts() == []
        assert store.drafts() == []
