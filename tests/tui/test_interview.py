"""An interview on the screen: the question, the twist in the middle, one submission, the follow-ups, the verdict."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from trainer.catalog.snippets import load_snippet, program_text
from trainer.memory.keeping import all_kept
from trainer.memory.models import Grade
from trainer.tui.journeys.journey import Journey
from trainer.tui.keys.actions import actions_at
from trainer.tui.widgets.code_editor import CodeEditor

DRILL = "trim-budget"
ABOUT = partial(Journey.interview, card=DRILL)


@pytest.fixture
def twisted(catalog: Any) -> str:
    """A program that does what the first twist asks for, too."""
    return program_text(load_snippet(catalog.drill(DRILL).snippet_path(1)))


async def is_open(screens: Any) -> CodeEditor:
    await screens.until(lambda: screens.app.screen.__class__.__name__ == "InterviewScreen")
    return screens.app.screen.query_one(CodeEditor)


async def pass_by(screens: Any, clock: Any, seconds: float) -> None:
    while seconds > 0:
        clock.pass_by(min(seconds, 20.0))
        seconds -= 20.0
        screens.app.screen._tick()
    await screens.pilot.pause()


async def test_an_empty_page_is_not_handed_in(trainer):
    async with trainer(start=ABOUT) as screens:
        editor = await is_open(screens)
        editor.text = "\n  \n"
        await screens.press("f8")
        await screens.shows("The page is still empty")
        assert screens.app.screen.interview.phase == "typing"
        editor.text = "def trim(messages, budget): return messages"
        await screens.press("f8")
        await screens.shows("Before I read it, one more thing")


@pytest.mark.slow
async def test_a_whole_interview(trainer, store, clock, catalog, twisted):
    drill = catalog.drill(DRILL)
    async with trainer(size=(120, 40)) as screens:
        await screens.press(*"trim", "f12")
        editor = await is_open(screens)
        await screens.shows("F8 hands it in", " ".join(drill.question.split())[:30])
        assert "What it has to do" not in screens.text()
        await screens.press("f3")
        await screens.shows("F3 goes back to the question")
        await screens.press("f3")
        editor.text = twisted.replace("# ", "# ")
        await pass_by(screens, clock, drill.minutes * 30 - 20)
        assert "One more thing" not in screens.text()
        await pass_by(screens, clock, 20)
        await screens.shows("One more thing, while you are at it", drill.twists[0].question.split("\n")[0][:30])
        assert editor.text == twisted
        await pass_by(screens, clock, 40)
        await screens.press("f8")
        await screens.shows("Now tell me about it")
        for word in ("PASS", "FAIL", "checks"):
            assert word not in screens.text(), "nothing is said about it before the end"
        await pass_by(screens, clock, 40)
        await screens.press("enter")
        await screens.shows("A follow-up")
        first = screens.app.screen.interview.speaking.follow_up
        await screens.press("enter")
        assert screens.app.screen.interview.speaking.follow_up != first
        await screens.press("enter")
        await screens.shows("The interview · points and grades", "Correctness: ", "checks of the twist", "in time")
        await screens.shows("Asked what the data looks like", "told it in 0:40, 2 follow-ups")
        program, said = sorted(store.attempts(), key=lambda attempt: attempt.mode)
        assert (program.card, program.twists, program.mode) == (f"{DRILL}+1", (1,), "blank")
        assert (program.text, len(program.runs), program.runs[0].passed, program.helps) == (twisted, 1, True, ())
        assert (said.card, len(said.asked), said.session) == (f"{DRILL}.aloud", 2, program.session)
        assert all_kept(store, "session") == ()
        await screens.press("enter")
        await screens.shows("- missed", "Then asked:")
        await screens.press("space", "2", "enter")
        await screens.says("The interview has its grades")
        assert {attempt.grade for attempt in store.attempts()} == {Grade.GOOD, Grade.HARD}
        assert sum(tick.landed for tick in store.attempts(f"{DRILL}.aloud")[0].ticks) == 1


@pytest.mark.slow
async def test_handing_in_early_brings_the_twist_first(trainer, store, wrong):
    async with trainer(start=ABOUT, size=(120, 40)) as screens:
        editor = await is_open(screens)
        editor.text = wrong
        await screens.press("ctrl+g")
        await screens.shows("Before I read it, one more thing")
        assert store.attempts() == []
        await screens.press("ctrl+g")
        await screens.shows("Now tell me about it")
        await screens.press("enter", "enter", "enter")
        await screens.shows("Correctness: ", "Missed: ", "told it in 0:00")
        await screens.press("escape")
        await screens.says("Left without a grade")
        assert [attempt.grade for attempt in store.attempts()] == [None, None]


@pytest.mark.slow
async def test_an_interview_waits_with_its_text(trainer, store, clock):
    async with trainer(start=ABOUT) as screens:
        editor = await is_open(screens)
        editor.text = "def trim("
        await pass_by(screens, clock, 61)
        await screens.press("escape")
    clock.pass_by(5000)
    async with trainer(start=ABOUT) as screens:
        editor = await is_open(screens)
        assert editor.text == "def trim("
        await screens.shows("1:01 /")


@pytest.mark.slow
@pytest.mark.parametrize("size", [(120, 40), (80, 24)])
async def test_sizes(trainer, size, right):
    async with trainer(start=ABOUT) as screens:
        editor = await is_open(screens)
        editor.text = right
        await screens.pilot.resize_terminal(*size)
        await screens.shows("F8 hands it in")
        await screens.press("f8", "f8")
        await screens.until(lambda: screens.app.screen.interview.phase == "telling")
        await screens.shows("Now tell me")
        await screens.press("enter", "enter", "enter")
        await screens.until(lambda: screens.app.screen.__class__.__name__ == "SheetScreen")
        await screens.shows("Correctness")


@pytest.mark.slow
async def test_nothing_is_handed_in_where_it_can_not_be_seen(trainer, right):
    async with trainer(start=ABOUT) as screens:
        editor = await is_open(screens)
        editor.text = right
        await screens.pilot.resize_terminal(40, 15)
        await screens.shows("This needs a terminal of 60 columns")
        await screens.press("f8", "f8")
        await screens.pilot.resize_terminal(80, 24)
        await screens.shows("F8 hands it in")
        assert screens.app.screen.interview.phase == "typing" and editor.text == right
        await screens.press("f8", "f8")
        await screens.until(lambda: screens.app.screen.interview.phase == "telling")


async def test_only_programs_are_asked_for(trainer):
    async with trainer(start=partial(Journey.interview, card="story.built")) as screens:
        await screens.says("An interview is about a program to write")


async def test_the_foot_names_every_key(trainer, right):
    def missing() -> list[str]:
        shown, place = screens.text(), screens.app.screen.PLACE
        named = [one for one in (*actions_at(place), *actions_at("everywhere")) if one.shown]
        return [one.name for one in named if one.key_names[0] not in shown or one.label not in shown]

    async with trainer(start=ABOUT) as screens:
        editor = await is_open(screens)
        editor.text = right
        assert missing() == []
        await screens.press("f8", "f8")
        await screens.shows("Now tell me")
        assert missing() == []
