"""The routine: its keys, its foot, and every size of terminal."""

from __future__ import annotations

from typing import Any

import pytest
from evening import Evening, begin

from trainer.tui.keys.actions import actions_at


async def test_keys_of_what_is_said(trainer, clock):
    async with trainer(start=begin) as screens:
        evening = Evening(screens, clock)
        await evening.is_open()
        await screens.press("f8")
        await screens.shows("2/4")
        first = evening.sitting.item.card
        await screens.press("s")
        assert evening.sitting.item.card != first
        assert evening.sitting.item.card in {drill.id for drill in screens.app.journey.rooms.catalog.of_section("B")}
        await screens.press("plus")
        await screens.shows("9:00 left")
        await evening.wait(61)
        await screens.shows("! 1:01, past 1:00")
        await screens.press("x")
        await screens.shows("3/4")
        await screens.press("enter")
        await screens.shows("Did you land a position?")
        await screens.press("f8")
        await screens.shows("4/4")
        await screens.press("f8")
        await screens.shows("That was the last bell", "Passed over: Three to say")
        await screens.press("f8")
        await screens.shows("points and grades")


@pytest.mark.slow
@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
async def test_every_size(trainer, clock, size):
    async with trainer(start=begin) as screens:
        evening = Evening(screens, clock)
        await evening.is_open()
        await screens.press(*"x = 1")
        await screens.pilot.resize_terminal(*size)
        for sign in (">_ 1/4", "(( 2/4", "+- 3/4", '"" 4/4'):
            await screens.shows(sign)
            await evening.wait(20)
            await screens.press("f8")
        await screens.shows("last bell", "well")
        await screens.press("f8")
        await screens.shows("points and grades")
        await screens.pilot.resize_terminal(80, 24)
        await screens.shows("points and grades", "Never run")


@pytest.mark.slow
async def test_nothing_is_passed_over_where_it_can_not_be_seen(trainer, clock):
    async with trainer(start=begin) as screens:
        evening = Evening(screens, clock)
        await evening.is_open()
        await screens.press(*"x = 1")
        await screens.pilot.resize_terminal(40, 15)
        await screens.shows("This needs a terminal of 60 columns")
        await screens.press("f8", "f8")
        await screens.pilot.resize_terminal(80, 24)
        await screens.shows(">_ 1/4", "x = 1")


async def test_a_key_pressed_at_the_bell_does_nothing(trainer, clock):
    async with trainer(start=begin) as screens:
        evening = Evening(screens, clock)
        await evening.is_open()
        await screens.press("f8")
        await evening.wait(480)
        await screens.press("enter")
        await screens.shows("1 of 7", "Say it out loud")


def missing_from_foot(screens: Any) -> list[str]:
    """The actions of the place that the foot does not name."""
    shown = screens.text()
    place = screens.app.screen.PLACE
    named = [one for one in (*actions_at(place), *actions_at("everywhere")) if one.shown]
    return [one.name for one in named if one.key_names[0] not in shown or one.label not in shown]


@pytest.mark.slow
async def test_the_foot_names_every_key(trainer, clock):
    async with trainer(start=begin) as screens:
        evening = Evening(screens, clock)
        await evening.is_open()
        places = []

        async def look() -> None:
            await screens.pilot.pause()
            places.append(screens.app.screen.PLACE)
            assert missing_from_foot(screens) == []

        await look()
        await screens.press("f9")
        await look()
        await screens.press("enter", "f8")
        await screens.shows("2/4")
        await look()
        await screens.press("x")
        await evening.wait(20)
        await screens.press("enter")
        await screens.shows("Did you land")
        await look()
        await screens.press("f8")
        await evening.wait(30)
        await screens.press("enter", "x")
        await screens.shows("last bell")
        await look()
        await screens.press("f8")
        await screens.shows("points and grades")
        await look()
        assert places == ["routine", "routine_paused", "telling", "marking", "closing", "sheet"]
