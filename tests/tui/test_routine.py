"""The routine on the screen, with a clock that the tests move: from the first minute to the grades next morning."""

from __future__ import annotations

from functools import partial

import pytest
from evening import Evening, begin

from trainer.catalog.catalog import Catalog
from trainer.catalog.snippets import load_snippet, program_text
from trainer.memory.keeping import all_kept
from trainer.memory.models import Grade
from trainer.memory.places import data_folder
from trainer.rehearsal.routine.keeping import kept_routines


@pytest.fixture
def ten_minutes(catalog: Catalog) -> str:
    return program_text(load_snippet(catalog.drill("ten-minute").snippet_path()))


@pytest.mark.slow
async def test_the_whole_evening(trainer, store, clock, ten_minutes):
    async with trainer(start=begin, size=(80, 24)) as screens:
        evening = Evening(screens, clock)
        await evening.is_open()
        await screens.shows("1/4", "10:00 left", "You have ten minutes")
        assert evening.editor.text == ""
        await evening.wait(200)
        await evening.run(ten_minutes.replace("range(max_steps)", "range(99)"))
        await screens.shows("Missed:", "6:40 left")
        assert "for _ in range" not in screens.text().split("Missed:")[0], "the reference is not shown"
        await evening.wait(100)
        await evening.run(ten_minutes)
        await screens.shows("Nothing missed: every check passes")
        await screens.press("f8")

        await screens.shows("2/4", "1 of 3", "Say it out loud", "8:00 left")
        assert [item.card[-6:] for item in evening.sitting.segment.items] == [".aloud"] * 3
        for number in range(3):
            await screens.shows(f"{number + 1} of 3")
            await evening.say(70 if number == 1 else 45)
            await screens.shows("the follow-up")
            await evening.say(20)

        await screens.shows("3/4", "1 of 7", "for this one")
        for number in range(6):
            await evening.say(30)
            await screens.shows("Did you land a position?")
            await screens.press("y")
            await screens.shows("Did you land its trade-off?")
            await screens.press("n" if number == 0 else "y")
        await evening.wait(60)

        await screens.shows("4/4", "1 of 2", "5:00 left")
        await evening.wait(2)
        await evening.say(50)
        await evening.wait(248)

        await screens.shows("That was the last bell", "What went well", "every check passes, in 5:00", "good night")
        text = screens.flat()
        assert "position and trade-off landed in 5 of 7" in text
        assert "2 of 3 said within a minute" in text
        assert "For the morning" in text
        assert "1:10; say it in one minute" in text
        assert "no trade-off" in text
        assert len(screens.app.screen_stack) == 2

        session = {attempt.session for attempt in store.attempts()}
        assert len(session) == 1 and None not in session
        attempts = store.attempts_of_session(*session)
        assert [attempt.mode for attempt in attempts] == ["blank"] + ["spoken"] * 12
        assert all(attempt.grade is None for attempt in attempts)
        assert [run.passed for run in attempts[0].runs] == [False, True]
        assert all(len(attempt.asked) == 1 for attempt in attempts[1:4])
        await screens.press("escape")

    clock.pass_days(1)
    async with trainer(start=begin, size=(120, 40)) as screens:
        await screens.shows("Points and grades of: Thirty minutes")
        await screens.press("enter")
        await screens.shows("points and grades", "Passed on run 2", "[1 Again]", "waits")
        await screens.press("2", "enter")
        await screens.shows("What could be said", "- missed", "Then asked:", "A good reply to that holds")
        await screens.press("space")
        await screens.shows("+ landed")
        await screens.press("space", "space", "enter")
        for _ in range(11):
            await screens.press("3", "enter")
        await screens.says("Every answer has its grade")
        assert kept_routines(store) == ()
        graded = store.attempts_of_session(*session)
        assert [attempt.grade for attempt in graded][:1] == [Grade.HARD]
        assert all(attempt.grade is not None for attempt in graded)
        assert graded[1].ticks[0].landed
        theory = graded[5]
        assert [tick.landed for tick in theory.ticks if tick.kind == "position"] == [True]


@pytest.mark.slow
async def test_a_closed_terminal_resumes_where_it_was(trainer, store, clock, ten_minutes):
    async with trainer(start=begin) as screens:
        evening = Evening(screens, clock)
        await evening.is_open()
        await evening.wait(123)
        evening.editor.text = "def run(model"
        await screens.press("f6", "f6")
        evening.screen._tick()
        await screens.until(lambda: kept_routines(store) and kept_routines(store)[0].segment.item.work.text)
        kept = kept_routines(store)[0]
        assert (kept.segment.used, kept.segment.item.work.text) == (123, "def run(model")
    clock.pass_by(50_000)
    async with trainer(start=begin) as screens:
        await screens.shows("Go on with: Thirty minutes, the evening before (segment 1)", "Begin it anew")
        await screens.press("enter")
        evening = Evening(screens, clock)
        await evening.is_open()
        await screens.shows("7:57 left", "def run(model")
        await screens.press("f8")
        await screens.shows("2/4")
        await evening.wait(40)
        card = evening.sitting.item.card
    async with trainer(start=begin) as screens:
        await screens.shows("(segment 2)")
        await screens.press("enter")
        evening = Evening(screens, clock)
        await screens.shows("2/4", "7:20 left")
        assert evening.sitting.item.card == card
        assert [attempt.text for attempt in store.attempts("ten-minute")] == ["def run(model"]
        await screens.press("escape")
    async with trainer(start=begin) as screens:
        await screens.shows("Begin it anew")
        await screens.press("down", "enter")
        await screens.shows("1/4", "10:00 left")
        await screens.until(lambda: len(all_kept(store, "session")) == 1)


@pytest.mark.slow
async def test_what_was_typed_elsewhere_stays(trainer, store, clock):
    async with trainer() as screens:
        await screens.open("ten minute", "down", "enter")
        await screens.until(lambda: hasattr(screens.app.screen, "practice"))
        screens.editor.text = "# my own draft\n"
        await screens.press("escape")
        await screens.press("f11")
        await screens.shows("Thirty minutes, the evening before (30 min)")
        await screens.press("enter")
        evening = Evening(screens, clock)
        await evening.is_open()
        assert evening.editor.text == ""
        evening.editor.text = "# the routine's\n"
        await screens.press("f8")
        await screens.shows("2/4")
        assert [attempt.text for attempt in store.attempts("ten-minute")] == ["# the routine's\n"]
        assert store.draft("ten-minute").text == "# my own draft\n"


async def test_the_time_that_is_left_is_seen_beside_a_nudge(trainer, clock):
    async with trainer(start=begin) as screens:
        evening = Evening(screens, clock)
        await evening.is_open()
        await screens.press("f8")
        await screens.shows("1 of 3")
        await evening.wait(80)
        await screens.shows("past 1:00", "6:40 left")


async def test_typing_is_never_cut_off(trainer, clock):
    async with trainer(start=begin) as screens:
        evening = Evening(screens, clock)
        await evening.is_open()
        await screens.press(*"def")
        await evening.wait(600)
        await screens.shows("!! TIME", "F8 goes on")
        await screens.press(*" run")
        await evening.wait(120)
        assert evening.editor.text == "def run"
        await screens.press("f9")
        await screens.shows("Paused.")
        await screens.press("plus")
        await screens.shows("1:00 left")
        assert evening.editor.text == "def run"


async def test_pausing_covers_and_stands_still(trainer, clock):
    async with trainer(start=begin) as screens:
        evening = Evening(screens, clock)
        await evening.is_open()
        evening.editor.text = "secret = 1"
        await evening.wait(20)
        await screens.press("ctrl+o")
        await screens.shows("Paused.", "9:40 left")
        assert "secret" not in screens.text()
        clock.pass_by(7000)
        evening.screen._tick()
        await screens.press("enter")
        await screens.shows("9:40 left", "secret = 1")
        await screens.press("f9", "x")
        await screens.shows("2/4")


async def test_after_a_night_it_is_asked_whether_it_counts(trainer, clock):
    async with trainer(start=begin) as screens:
        evening = Evening(screens, clock)
        await evening.is_open()
        clock.pass_by(300)
        await screens.shows("for 5 minutes", "Does that time count?")
        await screens.press("enter")
        await screens.shows("10:00 left")
        clock.pass_by(300)
        await screens.shows("Does that time count?")
        await screens.press("down", "enter")
        await screens.shows("5:00 left")


async def test_the_bell_rings_at_a_boundary(trainer, clock):
    async with trainer(start=begin) as screens:
        rung = []
        screens.app.bell = lambda: rung.append(1)
        evening = Evening(screens, clock)
        await evening.is_open()
        await screens.press("f8")
        await screens.shows("2/4", "((")
        await evening.wait(480)
        await screens.shows("3/4", "+-")
        assert len(rung) == 1
        await evening.wait(60)
        await screens.shows("2 of 7")
        assert len(rung) == 2


OWN = """
title = "Two answers"
about = "Short."

[[segments]]
title = "Two to say"
minutes = 3
kind = "spoken"
pick = [{ drills = ["react-loop.aloud", "step-cap.aloud"] }]
"""


@pytest.mark.slow
async def test_a_routine_of_ones_own(trainer, store, clock):
    folder = data_folder() / "routines"
    folder.mkdir()
    (folder / "two_answers.toml").write_text(OWN)
    (folder / "broken.toml").write_text("title = 3\n")
    async with trainer(start=partial(begin, name=None)) as screens:
        await screens.says("broken.toml")
        await screens.shows("Two answers (3 min)", "Thirty minutes")
    async with trainer(start=partial(begin, name="two-answers")) as screens:
        evening = Evening(screens, clock)
        await screens.shows("1/1  3:00 left  Two to say", "1 of 2")
        await evening.say()
        await screens.shows("2 of 2")
        await evening.wait(135)
        await screens.shows("That was the last bell", "1 of 2 said within a minute")
        assert [attempt.card for attempt in store.attempts()] == ["step-cap.aloud", "react-loop.aloud"]
