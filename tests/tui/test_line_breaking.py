"""Break your own line, on the screen."""

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
from trainer.rehearsal.programs.brief import subject_of
from trainer.tui.screens.line_breaking import LineBreakingScreen

DRILL = "react-loop"


@dataclass
class Alone(Shown):
    """The screen alone in an app, and what it ended with."""

    screen: LineBreakingScreen
    results: list[bool | None] = field(default_factory=list)


@asynccontextmanager
async def showing(
    checker: Checker, catalog: Catalog, own: bool = True, size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Alone]:
    subject = subject_of(catalog.drill(DRILL), None)
    screen = LineBreakingScreen(checker, subject, subject.program.text if own else None, random.Random(2))
    async with App[None]().run_test(size=size) as pilot:
        shown = Alone(pilot.app, pilot, screen)
        await pilot.app.push_screen(screen, shown.results.append)
        await shown.until(lambda: screen.broken is not None)
        yield shown


def failing(checker: Checker, catalog: Catalog, shown: Alone) -> tuple[list[str], list[str]]:
    """The checks that the broken program fails and those that it passes."""
    assert shown.screen.broken is not None
    report = checker.run(catalog.drill(DRILL), shown.screen.broken.text)
    own = [one.name for one in report.failed_checks if one.landmark == shown.screen.broken.landmark.id]
    return own, [one.name for one in report.checks if one.passed]


async def predict(shown: Alone, name: str) -> None:
    choices = shown.screen.query_one(OptionList)
    choices.highlighted = shown.screen._checks.index(name)
    await shown.pilot.press("enter")


async def test_the_best_prediction(checker: Checker, catalog: Catalog) -> None:
    async with showing(checker, catalog) as shown:
        await shown.shows("In your own program this was broken", "Which check will fail?")
        own, _ = failing(checker, catalog, shown)
        await shown.pilot.press("f8")
        assert shown.results == [], "going on comes after the prediction"
        await predict(shown, own[0])
        await shown.shows("Right, and it is the very idea", "FAIL")
        await shown.pilot.press("enter", "f8")
        assert shown.results == [True]


async def test_a_wrong_prediction(checker: Checker, catalog: Catalog) -> None:
    async with showing(checker, catalog, own=False) as shown:
        await shown.shows("In the reference this was broken")
        _, passing = failing(checker, catalog, shown)
        await predict(shown, passing[0])
        await shown.shows("Not that one: it passes.", "You said:")
        await shown.pilot.press("escape")
        assert shown.results == [False]


@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
async def test_all_that_is_needed_is_in_sight(checker: Checker, catalog: Catalog, size: tuple[int, int]) -> None:
    async with showing(checker, catalog, size=size) as shown:
        await shown.shows("Which check will fail?")
        text = shown.text()
        assert shown.screen.broken is not None
        (line, *_) = shown.screen.broken.changed_lines
        assert f">{line:>2}" in text
        for words in ("Enter Predict", "Esc Leave", shown.screen._checks[0]):
            assert words in text, words
        await shown.pilot.press("f6", "down", "f6")
        assert shown.screen.query_one(OptionList).has_focus


@pytest.mark.parametrize("size", [(40, 15), (20, 5)])
async def test_small_screens(checker: Checker, catalog: Catalog, size: tuple[int, int]) -> None:
    async with showing(checker, catalog, size=size) as shown:
        await shown.pilot.press("f6", "down", "f6", "down", "enter", "f6", "escape")
        assert shown.pilot.app.screen is not shown.screen


async def test_offered_after_a_pass(trainer: Any, store: Any, right: str) -> None:
    async with trainer() as screens:
        await screens.open("trim-budget", "down", "enter")
        await screens.run_text(right)
        await screens.press("f8")
        await screens.shows("[3 Good]")
        await screens.press("enter")
        await screens.shows("Break a line of it")
        screen = screens.app.screen
        options = screen.query_one(OptionList)
        labels = [str(options.get_option_at_index(n).prompt) for n in range(options.option_count)]
        options.highlighted = next(n for n, label in enumerate(labels) if label.startswith("Break a line"))
        await screens.press("enter")
        await screens.shows("In your own program", "Which check will fail?")
        await screens.press("enter")
        await screens.shows("You said:")
        await screens.press("f8")
        await screens.shows("Which check will fail?")
        await screens.press("escape")
        await screens.shows("What next?")
        assert len(store.attempts()) == 1, "nothing of this is kept"
