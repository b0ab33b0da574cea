"""The way of an attempt on the screen: from Home to the day on which it comes back."""

from __future__ import annotations

import re

import pytest
from textual.widgets import Input

from trainer.memory.models import Grade
from trainer.memory.settings import load_settings

DRILL = "trim-budget"


@pytest.mark.slow
async def test_first_start_keeps_the_answers(trainer):
    async with trainer(first=True) as screens:
        await screens.shows("Question 1 of 3")
        await screens.press(*"2030-13-01", "enter")
        await screens.shows("Write the date as in")
        await screens.press(*["backspace"] * 10, *"2030-02-01", "enter")
        await screens.shows("Question 2 of 3")
        await screens.press("escape")
        await screens.shows("Question 3 of 3")
        await screens.press("y", "enter")
        await screens.until(lambda: load_settings()[0].first_start_done)
        settings, _ = load_settings()
        assert (str(settings.interview), settings.minutes_a_day, settings.vi_keys) == ("2030-02-01", 30, True)
        await screens.shows("days to the interview")


async def test_first_start_asks_once(trainer):
    async with trainer(first=True) as screens:
        await screens.shows("Question 1 of 3")
        await screens.press("escape", "enter", "escape")
        await screens.until(lambda: load_settings()[0].first_start_done)
    async with trainer(first=True) as screens:
        await screens.shows("Next on the path")
        assert "Question" not in screens.text()


async def test_home_lists_and_searches(trainer):
    async with trainer() as screens:
        await screens.shows("nothing due today", "Next on the path", "sandbox: files closed, network closed")
        await screens.press(*"trim")
        await screens.shows(" found", "Trimming to a token budget")
        await screens.press("escape")
        await screens.shows("Next on the path")
        await screens.press(*"zzqq")
        await screens.shows("Nothing found")
        await screens.press("enter")
        assert screens.app.screen is screens.app.screen_stack[0]


async def test_wrong_then_right_then_grade(trainer, store, clock, right, wrong):
    async with trainer(size=(120, 40)) as screens:
        await screens.open(DRILL, "down", "enter")
        assert screens.editor.text == ""
        assert "What it has to do" not in screens.text()
        await screens.run_text(wrong)
        await screens.shows("FAIL", "Not yet")
        await screens.shows("got:", "expected:", "What it has to do stands under Hints now")
        await screens.press("f8")
        assert screens.practice.practice.mode == "blank", "going on has to be earned"

        await screens.run_text(right)
        await screens.shows("PASS", "F8 goes on")
        await screens.press("f8")
        await screens.shows("Nothing missed", "The reference", "Passed on run 2", "[1 Again]")
        (attempt,) = store.attempts()
        assert attempt.grade is None
        assert [run.passed for run in attempt.runs] == [False, True]
        assert "budget" in attempt.missed
        assert attempt.text == right
        assert store.draft(DRILL) is None

        await screens.press("2", "enter")
        await screens.shows("What next?", "The same with gaps", "The interviewer adds: Whole tool cycles", "Home")
        (attempt,) = store.attempts()
        assert attempt.grade is Grade.HARD
        assert store.card(DRILL).due is not None
        await screens.press("escape")
        await screens.says("Hard. It comes back")


async def test_a_failed_drill_is_due_again_today(trainer, store, right, wrong):
    async with trainer() as screens:
        await screens.open(DRILL, "down", "enter")
        await screens.run_text(wrong)
        await screens.run_text(right)
        await screens.press("f8")
        await screens.shows("[1 Again]")
        await screens.press("enter", "escape")
        await screens.shows("Due today (1)", "due today", "1 due today")
        assert [card.id for card in store.due()] == [DRILL]


@pytest.mark.slow
async def test_undo_takes_the_grade_back(trainer, store, right):
    async with trainer() as screens:
        await screens.open(DRILL, "down", "enter")
        await screens.run_text(right)
        await screens.press("f8")
        await screens.shows("[3 Good]")
        await screens.press("enter")
        await screens.shows("What next?")
        await screens.press("escape", "ctrl+z")
        await screens.says("is taken back")
        assert store.card(DRILL).due is None
        await screens.press("ctrl+z")
        await screens.says("There is no grade to take back")


@pytest.mark.slow
async def test_twist_goes_on_from_the_text_that_passed(trainer, store, right):
    async with trainer() as screens:
        await screens.open(DRILL, "down", "enter")
        await screens.run_text(right)
        await screens.press("f8")
        await screens.shows("[3 Good]")
        await screens.press("enter")
        await screens.shows("The interviewer adds: Whole tool cycles")
        await screens.press("down", "enter")
        await screens.until(lambda: screens.app.screen.__class__.__name__ == "PracticeScreen")
        assert screens.practice.practice.subject.card == f"{DRILL}+1"
        assert screens.editor.text == right
        await screens.run_text(right)
        await screens.shows("FAIL")


@pytest.mark.slow
async def test_a_twist_is_a_row_once_its_drill_was_passed(trainer, right):
    async with trainer() as screens:
        await screens.press(*"trim")
        await screens.shows(" found", "Say it out loud")
        assert "Whole tool cycles" not in screens.text()
        await screens.press("enter")
        await screens.shows("A blank page")
        await screens.press("down", "enter")
        await screens.run_text(right)
        await screens.press("f8")
        await screens.shows("[3 Good]")
        await screens.press("enter")
        await screens.shows("What next?")
        await screens.press("escape", *"trim")
        await screens.shows(" found", "Whole tool cycles")


@pytest.mark.slow
async def test_leaving_without_a_grade_moves_nothing(trainer, store, right):
    async with trainer() as screens:
        await screens.open(DRILL, "down", "enter")
        await screens.run_text(right)
        await screens.press("f8")
        await screens.shows("[3 Good]")
        await screens.press("escape")
        await screens.says("Left without a grade")
        assert store.card(DRILL).due is None
        assert len(store.attempts()) == 1


@pytest.mark.slow
async def test_statistics(trainer, right):
    async with trainer() as screens:
        await screens.press("f7")
        await screens.shows("Nothing practised yet")
        await screens.press("escape")
        await screens.open(DRILL, "down", "enter")
        await screens.run_text(right)
        await screens.press("f8")
        await screens.shows("[3 Good]")
        await screens.press("enter")
        await screens.shows("What next?")
        await screens.press("escape", "f7")
        await screens.shows("1 attempt,", "First-run passes", "Recall by section", "100%")


async def test_practice_opens_the_most_due(trainer, right):
    async with trainer(card="") as screens:
        await screens.shows("Read the program first")
    async with trainer(card=DRILL) as screens:
        await screens.shows("Trimming to a token budget", "A blank page")
    async with trainer(card="no-such-drill") as screens:
        await screens.says("There is no drill")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_columns_of_home_stand_below_each_other(trainer, size):
    async with trainer(size=size) as screens:
        await screens.shows("Next on the path")
        # Half a minute, a long id, and titles longer than their column.
        for words, cut in (("window repeats", "…"), ("workflow pattern", "…"), ("max tokens", "")):
            screens.app.screen.query_one("#search", Input).value = words
            await screens.shows(" found")
            await screens.pilot.pause()
            rows = [line for line in screens.text().split("\n") if " min  new" in line]
            levels = {found.start() for row in rows if (found := re.search(r"(must|should|could) +[\d.]+ min", row))}
            assert len(levels) == 1, rows
            assert cut in "".join(rows)
