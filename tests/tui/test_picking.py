"""A choice on the screen: an option, the reason, the table, the grade."""

from __future__ import annotations

import pytest

from trainer.memory.models import Grade
from trainer.tui.screens.picking import PickingScreen

CARD = "pick-guard-hangs"
RIGHT = "Wall-clock deadline"


async def begun(screens) -> PickingScreen:
    await screens.shows("A customer is waiting", RIGHT)
    assert isinstance(screens.app.screen, PickingScreen)
    return screens.app.screen


async def take(screens, screen, right: bool) -> str:
    options = screen.asked.options
    place = options.index(RIGHT) if right else (options.index(RIGHT) + 1) % len(options)
    await screens.press(*["down"] * place, "enter")
    return options[place]


@pytest.mark.slow
async def test_from_the_situation_to_the_grade(trainer, store, clock):
    async with trainer(card=CARD) as screens:
        screen = await begun(screens)
        clock.pass_by(12)
        await take(screens, screen, right=True)
        await screens.shows(f"You take: {RIGHT}", "Say out loud why")
        assert "Right:" not in screens.text() and "Cost:" not in screens.text(), "the reason comes before the table"
        assert store.attempts(CARD) == []
        await screens.press("enter")
        await screens.shows(f"+ Right: {RIGHT}", f"> {RIGHT}", "Cost:", "[3 Good]")
        (attempt,) = store.attempts(CARD)
        assert attempt.grade is None and attempt.mode == "asked" and attempt.text == RIGHT
        await screens.press("2", "enter")
        await screens.says("Hard. It comes back")
        await screens.shows("What next?", "The same again", "Another one of these")
    (attempt,) = store.attempts(CARD)
    assert attempt.grade == Grade.HARD and attempt.seconds_worked == 12 and attempt.runs[0].passed


async def test_a_wrong_one_is_said_with_the_right_one(trainer, store):
    async with trainer(card=CARD) as screens:
        taken = await take(screens, await begun(screens), right=False)
        await screens.press("enter")
        await screens.shows(f"x Not {taken}", f"= {RIGHT}", "[1 Again]")
        await screens.press("escape")
        await screens.says("Left without a grade")
    (attempt,) = store.attempts(CARD)
    assert attempt.grade is None and not attempt.runs[0].passed


async def test_leaving_before_the_table_keeps_nothing(trainer, store):
    async with trainer(card=CARD) as screens:
        await take(screens, await begun(screens), right=True)
        await screens.press("escape")
        await screens.until(lambda: not isinstance(screens.app.screen, PickingScreen))
    assert store.attempts(CARD) == []


async def test_slow_is_hard_and_a_pause_is_not_counted(trainer, clock):
    async with trainer(card=CARD) as screens:
        screen = await begun(screens)
        await screens.press("f9")
        await screens.until(lambda: screens.app.screen is not screen)
        assert "A customer is waiting" not in screens.text()
        clock.pass_by(20)
        await screens.press("f9")
        await begun(screens)
        assert screen.asked.stopwatch.tick() == 0
        for _ in range(4):
            clock.pass_by(20)
            screen.asked.stopwatch.tick()
        await take(screens, screen, right=True)
        await screens.press("enter")
        await screens.shows("[2 Hard]")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_situation_and_options_are_seen_at_once(trainer, size):
    async with trainer(card="pick-architecture-proof", size=size) as screens:
        await screens.shows("A prover works on a lemma", "Reasoning with a tool", "ReAct", "Plan-and-Execute", "LATS")


async def test_a_small_terminal_is_told(trainer):
    async with trainer(card=CARD, size=(40, 15)) as screens:
        await screens.until(lambda: isinstance(screens.app.screen, PickingScreen))
        await screens.shows("80 by 24 shows everything")
        await screens.press("enter", "enter")
        assert screens.app.screen.asked.phase == "picking", "nobody takes what is not seen"
