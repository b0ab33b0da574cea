"""Looking back and ahead on the screen: figures, the plan, the abilities, the debrief, "will it pass?"."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from trainer.memory.models import Grade
from trainer.memory.settings import load_settings
from trainer.memory.settings_writing import change_settings
from trainer.memory.statistics import SectionRecall, statistics
from trainer.rehearsal.private_drills import private_drills
from trainer.rehearsal.programs.brief import subject_of
from trainer.rehearsal.programs.practice import Practice
from trainer.tui.texts.statistics import section_recall_text
from trainer.tui.widgets.drill_list import DrillList

DRILL = "trim-budget"
PAGES = ("Recall", "Times", "Ahead", "Practised", "Missed", "Judgement", "Plan", "Ready?")


async def turn_to(screens, page):
    for _ in PAGES:
        if f"[{page}]" in screens.text():
            return
        await screens.press("f3")
    await screens.shows(f"[{page}]")


def practised(store, catalog, clock, checker, text):
    """An attempt at the drill that was really run, and graded."""
    practice = Practice(subject_of(catalog.drill(DRILL), None), "blank", clock, clock.now)
    practice.begin_run()
    practice.end_run(checker.run(catalog.drill(DRILL), text), text)
    store.record(practice.attempt(text)._replace(seconds_worked=150.0, grade=Grade.GOOD))


@pytest.mark.slow
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (40, 15)])
async def test_every_page_at_every_size(trainer, store, catalog, clock, checker, right, wrong, size):
    practised(store, catalog, clock, checker, wrong)
    practised(store, catalog, clock, checker, right)
    async with trainer(size=size) as screens:
        await screens.press("f7")
        await screens.shows("[Recall]", "First-run passes", "1 of 2")
        for page, word in zip(
            PAGES, ("Attempts", "par", "Cards", "Minutes", "budget", "pairs", "When", "ten"), strict=True
        ):
            await turn_to(screens, page)
            await screens.shows(word)
        await screens.press("f3")
        await screens.shows("[Recall]")
        await screens.press("escape")
        assert screens.app.screen is screens.app.screen_stack[0]


@pytest.mark.slow
async def test_bars_and_words_without_colours(trainer, store, catalog, clock, checker, right, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    practised(store, catalog, clock, checker, right)
    async with trainer() as screens:
        await screens.press("f7")
        await screens.shows("C  Context and memory", "█", "100%", "1 of 12 cards")
        await turn_to(screens, "Times")
        await screens.shows(DRILL, "in par", "of 3 min")
        await turn_to(screens, "Practised")
        await screens.shows("2 min")


@pytest.mark.slow
async def test_the_plan_asks_for_the_day_and_begins_anew(trainer):
    async with trainer() as screens:
        await screens.press("f7")
        await turn_to(screens, "Plan")
        await screens.shows("When is your interview?")
        await screens.press("i", *"2030-01-05", "enter")
        await screens.shows("is over")
        await screens.press(*["backspace"] * 10, *"2030-01-24", "enter")
        await screens.shows("The interview is in 14 days", "baseline: ten-minute")
        assert str(load_settings()[0].interview) == "2030-01-24"
        await turn_to(screens, "Ready?")
        await screens.shows("[ ] open", "not passed from a blank page yet")


@pytest.mark.slow
async def test_a_question_of_the_interview_becomes_a_drill(trainer, store):
    async with trainer() as screens:
        await screens.press("f7", "d")
        await screens.shows("The question, in your words")
        await screens.press("f8")
        await screens.says("Write the question that was asked first.")
        await screens.press(*"Why [retry] writes?", "enter", *"Never without a key", "enter", *"More to store", "f8")
        await screens.shows("Kept (1)", "Why [retry] writes?", "Perhaps covered by")
        (kept,) = private_drills(store)
        assert [(point.say, point.kind) for point in kept.points] == [
            ("Never without a key", "position"),
            ("More to store", "tradeoff"),
        ]
        assert screens.app.journey.rooms.catalog.drill(kept.card).title == "Why [retry] writes?"
        await screens.press(*"What else?", "escape")
        await screens.until(lambda: len(private_drills(store)) == 2)
        assert screens.app.screen is screens.app.screen_stack[0]


@pytest.mark.slow
async def test_will_it_pass_is_asked_where_it_is_wanted(trainer, store, right, wrong):
    async with trainer() as screens:
        await screens.open(DRILL, "down", "enter")
        await screens.run_text(wrong)
        await screens.press("escape", "f7")
        await turn_to(screens, "Judgement")
        await screens.press("w")
        await screens.shows("Before each run you are asked whether it will pass.")
        await screens.press("escape")
        await screens.open(DRILL, "enter")
        for text, key, number in ((wrong, "y", 2), (right, "n", 3), (right, "escape", 4)):
            screens.editor.text = text
            await screens.press("f5")
            await screens.shows("Will it pass?")
            await screens.press(key)
            await screens.until(lambda number=number: len(screens.practice.practice.runs) == number)
        assert [run.forecast for run in screens.practice.practice.runs] == [None, True, False, None]
        await screens.press("f8")
        await screens.shows("[1 Again]")
        assert [run.forecast for run in store.attempts()[0].runs] == [None, True, False, None]


async def test_a_page_without_figures_says_what_brings_them_there(trainer, store, catalog, clock, checker, wrong):
    practice = Practice(subject_of(catalog.drill(DRILL), None), "blank", clock, clock.now)
    store.record(practice.attempt(wrong)._replace(seconds_worked=12.0))
    async with trainer() as screens:
        await screens.press("f7")
        await screens.shows("1 attempt, under a minute")
        for page, said in {
            "Times": "Nothing passed from a blank page yet.",
            "Ahead": "Nothing comes back in these days.",
            "Practised": "<1 min",
            "Missed": "Nothing was missed yet.",
        }.items():
            await turn_to(screens, page)
            await screens.shows(said)


@pytest.mark.parametrize(
    ("days", "there", "not_there"),
    [
        (14, "New today, by your plan", "Next on the path"),
        (1, "interview tomorrow, tonight the routine: F11", "Next on the path"),
        (0, "the interview is today", "Next on the path"),
    ],
)
async def test_home_has_what_the_plan_has_for_today(trainer, store, days, there, not_there):
    """On the last evening it offered a new drill; two weeks before, another one than the plan."""
    change_settings(interview=store.today() + timedelta(days=days))
    async with trainer() as screens:
        await screens.shows(there)
        await screens.until(lambda: not_there not in screens.text())
        if days == 14:
            await screens.shows("Baseline: The ten-minute program")
            await screens.press("enter")
            await screens.until(lambda: screens.app.screen.__class__.__name__ == "ChoiceScreen")
            await screens.shows("The ten-minute program", "A blank page")


async def test_a_mark_set_by_hand_stays_when_the_plan_is_there(trainer, store):
    change_settings(interview=store.today() + timedelta(days=14))
    async with trainer() as screens:
        home = screens.app.screen
        marked = screens.app.screen.query_one(DrillList)
        await screens.press("down", "down", "down")
        card = marked.marked_card
        await screens.shows("New today, by your plan")
        assert home._planned and marked.marked_card == card


async def test_pages_turn_both_ways(trainer):
    async with trainer() as screens:
        await screens.press("f7", "left", "left")
        await screens.shows("[Plan]")
        await screens.press("right", "right")
        await screens.shows("[Recall]")


@pytest.mark.parametrize("width", [80, 100, 120])
def test_a_line_of_recall_fits_beside_the_scroll_bar(store, catalog, width):
    sections = (SectionRecall("K", "The tool platform, and more of it", 33, 12, 0.94),)
    found = replace(statistics(store, catalog), sections=sections)
    assert max(map(len, section_recall_text(found, width).plain.split("\n"))) <= width - 3
