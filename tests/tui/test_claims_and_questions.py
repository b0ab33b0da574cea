"""Claims and questions on the screen: from what is asked to the grade."""

from __future__ import annotations

import pytest

from trainer.memory.models import Grade
from trainer.rehearsal.answers.speaking import Speaking
from trainer.tui.screens.home import HomeScreen
from trainer.tui.screens.rehearsal import RehearsalScreen
from trainer.tui.screens.sorting import SortingScreen

CLAIM = "claim-wall-clock"
QUESTION = "question-tool-halfway"


async def opened(screens) -> Speaking:
    await screens.until(lambda: isinstance(screens.app.screen, RehearsalScreen))
    screen = screens.app.screen
    assert isinstance(screen, RehearsalScreen)
    return screen.speaking


async def to_sorting(screens, speaking: Speaking) -> None:
    await screens.press("enter", *("y" * len(speaking.subject.points)), "enter", "f8")
    await screens.until(lambda: isinstance(screens.app.screen, SortingScreen))


async def test_a_claim_from_the_quote_to_the_grade(trainer, store, clock):
    async with trainer(size=(120, 40), card=CLAIM) as screens:
        speaking = await opened(screens)
        assert "time.time()" in screens.flat()
        assert "monotonic" not in screens.flat(), "nothing of what is right before it was said"
        clock.pass_by(20)
        screens.app.screen._tick()
        await screens.shows("0:20 / 0:10-0:40")
        await screens.press("enter")
        await screens.until(lambda: "What is right" in screens.flat())
        assert "waited = cooldown + jump = 3,630" in screens.flat()
        await screens.press("y", "n", "enter")
        await screens.shows("[3 Good]", "0:20, within 0:10-0:40")
        await screens.press("enter")
        await screens.says("Good. It comes back")
    (attempt,) = store.attempts(CLAIM)
    assert (attempt.grade, [tick.landed for tick in attempt.ticks]) == (Grade.GOOD, [True, False])
    assert speaking.subject.drill == CLAIM


@pytest.mark.slow
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_question_from_the_answer_to_the_grade(trainer, store, size):
    async with trainer(size=size, card=QUESTION) as screens:
        speaking = await opened(screens)
        await to_sorting(screens, speaking)
        assert store.attempts(QUESTION)[0].grade is None, "kept already, not graded yet"
        telling = speaking.telling
        for place, answer in enumerate(telling.answers):
            assert f"{place + 1} of {len(telling.answers)}" in screens.flat()
            assert answer.says[:20] in screens.flat()
            await screens.press("enter")
            assert len(telling.judged) == place, "an answer is judged before the next one comes"
            taken_for_strong = answer.strong != (place == 0)
            await screens.press("y" if taken_for_strong else "n")
            await screens.shows(f"{'- no' if place == 0 else '+ right'}, it is {'strong' if answer.strong else 'weak'}")
            assert answer.tells[:20] in screens.flat()
            await screens.press("y", "n")
            assert len(telling.judged) == place + 1, "and judged once"
            await screens.press("enter")
        assert telling.right == len(telling.answers) - 1
        await screens.shows("[3 Good]", "suggested", "5 of 6 answers told right")
        await screens.press("enter")
        await screens.says("Good. It comes back")
    (attempt,) = store.attempts(QUESTION)
    assert (attempt.grade, attempt.suggested) == (Grade.GOOD, Grade.GOOD)


async def test_telling_nothing_right_is_again(trainer, store):
    async with trainer(card=QUESTION) as screens:
        speaking = await opened(screens)
        await to_sorting(screens, speaking)
        for answer in speaking.telling.answers:
            await screens.press("n" if answer.strong else "y", "enter")
        await screens.shows("[1 Again]")


async def test_left_while_telling_apart_the_points_are_kept(trainer, store):
    async with trainer(card=QUESTION) as screens:
        await to_sorting(screens, await opened(screens))
        await screens.press("n", "escape")
        await screens.until(lambda: isinstance(screens.app.screen, HomeScreen))
        await screens.says("Left without a grade")
    (attempt,) = store.attempts(QUESTION)
    assert attempt.grade is None and all(tick.landed for tick in attempt.ticks)
    assert store.card(QUESTION).due is None


@pytest.mark.slow
@pytest.mark.parametrize("size", [(40, 15), (20, 5)])
async def test_small_terminals_say_so_and_go_on(trainer, size):
    async with trainer(card=QUESTION) as screens:
        speaking = await opened(screens)
        await to_sorting(screens, speaking)
        await screens.pilot.resize_terminal(*size)
        if size == (40, 15):
            await screens.shows("This needs a terminal")
        await screens.pilot.pause()
        await screens.press("y")
        assert not speaking.telling.judged, "nobody judges what is not seen"
        await screens.pilot.resize_terminal(80, 24)
        await screens.shows("1 of 6")
        await screens.press("y")
        await screens.shows("it is")


@pytest.mark.slow
async def test_help_over_the_short_answers_and_back(trainer):
    async with trainer(card=QUESTION) as screens:
        await to_sorting(screens, await opened(screens))
        await screens.press("f1")
        await screens.shows("Everywhere", "Home")
        await screens.press("escape")
        await screens.shows("1 of 6")


async def test_they_stand_on_the_first_screen_and_are_found(trainer):
    async with trainer(size=(120, 40)) as screens:
        await screens.open("half-way")
        speaking = await opened(screens)
        assert speaking.subject.card == QUESTION
