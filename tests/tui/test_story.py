"""Writing a story of one's own, and telling it."""

from __future__ import annotations

import pytest

from trainer.memory.models import Grade
from trainer.rehearsal.answers.stories import story
from trainer.tui.screens.home import HomeScreen
from trainer.tui.screens.rehearsal import RehearsalScreen
from trainer.tui.screens.story import StoryScreen

CARD = "story.broke"
PARTS = ("It paid twice.", "The trace had a retry.", "A key per intent.", "A test replays it.")


async def write(screens, parts):
    await screens.until(lambda: isinstance(screens.app.screen, StoryScreen))
    for number, text in enumerate(parts):
        await screens.press(*(("f6",) if number else ()), *text)


@pytest.mark.slow
async def test_written_then_told(trainer, store, clock):
    async with trainer(card=CARD) as screens:
        await screens.shows("never leaves this machine", "The failure", "The diagnosis", "The fix", "The change")
        await write(screens, PARTS[:3])
        await screens.press("f8")
        assert isinstance(screens.app.screen, StoryScreen), "the fourth part is empty"
        await screens.press("f6", *PARTS[3], "f8")
        await screens.until(lambda: isinstance(screens.app.screen, RehearsalScreen))
        assert PARTS[0] not in screens.text(), "the question alone"
        for _ in range(5):
            clock.pass_by(14)
            screens.app.screen._tick()
        await screens.shows("! 1:10, past 1:00")
        await screens.press("enter")
        await screens.shows(*PARTS)
        await screens.press("y", "y", "y", "n", "enter")
        await screens.shows("[2 Hard]")
        await screens.press("enter")
        await screens.says("Hard.")
    (attempt,) = store.attempts()
    assert (attempt.card, attempt.grade) == (CARD, Grade.HARD)
    assert [tick.kind for tick in attempt.ticks] == ["part"] * 4
    async with trainer(card=CARD) as screens:
        await screens.shows("Tell it, in a minute", "Change what is written")
        await screens.press("down", "enter")
        await screens.shows(*PARTS)


async def test_what_is_written_is_saved_while_it_is_written(trainer, store):
    async with trainer(card=CARD) as screens:
        await write(screens, PARTS[:1])
        await screens.until(lambda: story(store, CARD).failure == PARTS[0])
        await screens.press("x", "escape")
        await screens.until(lambda: isinstance(screens.app.screen, HomeScreen))
    assert story(store, CARD).failure == PARTS[0] + "x"


@pytest.mark.slow
async def test_every_size(trainer, store):
    async with trainer(size=(120, 40), card=CARD) as screens:
        await write(screens, PARTS)
        await screens.pilot.resize_terminal(80, 24)
        await screens.shows(*PARTS, "F8 Tell it", "never leaves this machine")
        await screens.pilot.resize_terminal(40, 15)
        await screens.shows("This needs a terminal")
        await screens.pilot.resize_terminal(80, 24)
        await screens.shows(*PARTS)
