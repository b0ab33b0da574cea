"""The cold questions on the screen: in one sitting, one a day, through a crash, to the score sheet."""

from __future__ import annotations

import random

import pytest

from trainer.rehearsal.cold import cold_cards, cold_sittings
from trainer.tui.journeys.cold import ColdJourney
from trainer.tui.screens.home import HomeScreen
from trainer.tui.screens.rehearsal import RehearsalScreen
from trainer.tui.screens.scores import ScoresScreen


@pytest.fixture
def cards(catalog):
    return cold_cards(catalog)


async def begun(screens, *keys, seed=1):
    """Open the cold questions, answer what is asked, and wait for a question."""
    ColdJourney(screens.app.journey, random.Random(seed)).open()
    await screens.until(lambda: screens.app.screen.__class__.__name__ == "ChoiceScreen")
    await screens.press(*keys)


async def answered(screens, missed=frozenset()):
    """Say the question that is on the screen, tick its points, and go on; its card."""
    await screens.until(lambda: isinstance(screens.app.screen, RehearsalScreen))
    screen = screens.app.screen
    speaking = screen.speaking
    await screens.press("enter")
    for place, point in enumerate(speaking.subject.points):
        await screens.press("n" if place in missed or point.kind in missed else "y")
    await screens.press("enter")
    await screens.until(lambda: screens.app.screen is not screen)
    return speaking.subject.card


@pytest.mark.slow
async def test_one_sitting_through_a_crash_to_the_score_sheet(trainer, store, clock, cards):
    async with trainer() as screens:
        await begun(screens, "enter")
        served = [await answered(screens) for _ in range(3)]
        served.append(await answered(screens, {"tradeoff"}))
        await screens.until(lambda: isinstance(screens.app.screen, RehearsalScreen))
        left = screens.app.screen.speaking.subject.card
        await screens.press(*"in the middle")
        await screens.until(lambda: store.draft(left, "spoken") is not None)
        # The trainer dies here: nothing is told that it is leaving.
    clock.pass_days(1)
    async with trainer() as screens:
        await screens.until(lambda: screens.app.journey)
        ColdJourney(screens.app.journey).open()
        await screens.shows(f"4 of {len(cards)} questions are answered.")
        await screens.press("enter")
        await screens.shows("in the middle")
        assert screens.app.screen.speaking.subject.card == left
        await screens.press("f8")
        for _ in screens.app.screen.speaking.subject.points:
            await screens.press("y")
        await screens.press("enter")
        served.append(left)
        served += [await answered(screens) for _ in range(len(cards) - 5)]
        await screens.until(lambda: isinstance(screens.app.screen, ScoresScreen))
        await screens.shows("Question", "- missed", "+ landed", f"{len(cards)} of {len(cards)}")
        await screens.shows(f"{len(cards) - 1}/{len(cards)}")
        await screens.press("escape")
        await screens.until(lambda: isinstance(screens.app.screen, HomeScreen))
    assert sorted(served) == sorted(cards)
    assert served != list(cards), "in random order"
    (sitting,) = cold_sittings(store, cards)
    assert [attempt.card for attempt in sitting.answered] == served
    assert all(attempt.grade == attempt.suggested for attempt in sitting.answered)
    assert all(store.card(card).due is not None for card in cards)


async def test_nothing_on_the_screen_but_the_question(trainer):
    async with trainer() as screens:
        await begun(screens, "enter")
        await screens.until(lambda: isinstance(screens.app.screen, RehearsalScreen))
        subject = screens.app.screen.speaking.subject
        await screens.shows("0:00")
        *above, foot = [line.strip() for line in screens.text().split("\n") if line.strip()]
        assert " ".join(above) == " ".join(subject.question.split())
        assert foot.startswith("0:00")


@pytest.mark.slow
async def test_one_a_day(trainer, store, clock, cards):
    async with trainer() as screens:
        await begun(screens, "down", "enter")
        first = await answered(screens)
        await screens.until(lambda: isinstance(screens.app.screen, ScoresScreen))
        await screens.shows(f"1 of {len(cards)}")
        await screens.press("escape")
        ColdJourney(screens.app.journey).open()
        await screens.shows("Today's question is answered.", "Leave it for tomorrow")
        await screens.press("enter")
        await screens.until(lambda: isinstance(screens.app.screen, HomeScreen))
        clock.pass_days(1)
        await begun(screens, "enter")
        assert await answered(screens) != first


@pytest.mark.slow
async def test_earlier_sittings_stand_beside_the_latest(trainer, store, clock, cards):
    async with trainer() as screens:
        for day in range(2):
            await begun(screens, *(("enter",) if not day else ("down", "down", "enter")), seed=day)
            if day:
                await screens.shows("in random order")
                await screens.press("enter")
            await answered(screens, {0} if not day else frozenset())
            await screens.until(lambda: isinstance(screens.app.screen, RehearsalScreen))
            await screens.press("escape")
            clock.pass_days(1)
        await begun(screens, "down", "enter")
        await screens.until(lambda: isinstance(screens.app.screen, ScoresScreen))
        await screens.shows("before", "11 Jan 2030", "10 Jan 2030")
        for size in ((120, 40), (80, 24)):
            await screens.pilot.resize_terminal(*size)
            await screens.shows("trade-off")
        await screens.pilot.resize_terminal(40, 15)
        await screens.shows("This needs a terminal")


async def test_a_new_sitting_asks_again(trainer, store, cards):
    async with trainer() as screens:
        await begun(screens, "enter")
        await screens.until(lambda: isinstance(screens.app.screen, RehearsalScreen))
        await screens.press("escape")
        ColdJourney(screens.app.journey).open()
        await screens.shows("0 of", "The next question")
        await screens.press("down", "down", "enter")
        await screens.shows("in random order")
        await screens.press("enter")
        await screens.until(lambda: isinstance(screens.app.screen, RehearsalScreen))
    assert len(cold_sittings(store, cards)) == 1, "a sitting without an answer leaves nothing behind"
