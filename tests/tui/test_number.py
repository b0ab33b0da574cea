"""A number on the screen: from the question with fresh values to the grade, computed by the test from what is asked."""

from __future__ import annotations

import re

import pytest
from textual.widgets import Input

from trainer.catalog.added import add_pack
from trainer.catalog.new_pack import new_pack
from trainer.memory.models import Grade
from trainer.tui.screens.number import NumberScreen

CARD = "kv-cache-bytes"


def asked_result(question: str) -> float:
    """What the question comes to, by the numbers in it alone."""
    layers, heads, d_head, width, tokens = (
        float(re.search(pattern, question)[1].replace(",", ""))
        for pattern in (
            r"(\d+) layers", r"(\d+) key-value", r"dimension (\d+)", r"in (\d+) bits", r"([\d,]+) tokens"
        )
    )  # fmt: skip
    return 2 * layers * heads * d_head * width * tokens / 8e9


async def begun(screens) -> NumberScreen:
    await screens.shows("Answer in GB")
    assert isinstance(screens.app.screen, NumberScreen)
    return screens.app.screen


async def test_from_the_question_to_the_grade(trainer, store, clock):
    async with trainer(card=CARD) as screens:
        screen = await begun(screens)
        question = screens.flat()
        clock.pass_by(12)
        await screens.press(*f"{asked_result(question):.3g} GB", "enter")
        await screens.shows("+ Right", "steps of the working covered")
        assert "2 (keys and values)" not in screens.text(), "what it is good for comes behind the working"
        (attempt,) = store.attempts(CARD)
        assert attempt.grade is None and attempt.mode == "asked"
        await screens.press("enter")
        await screens.shows("1. Keys and values of one token")
        assert "3. In GB" not in screens.text()
        await screens.press("enter", "enter")
        await screens.shows("3. In GB", "[3 Good]", "two orders of magnitude")
        await screens.press("enter")
        await screens.says("Good. It comes back")
        await screens.shows("What next?", "The same with fresh values")
    (attempt,) = store.attempts(CARD)
    assert attempt.grade == Grade.GOOD and attempt.seconds_worked == 12
    assert attempt.text.endswith(" GB") and attempt.asked == (screen.asked.question,)
    assert attempt.runs[0].passed and store.card(CARD).reviews == 1


@pytest.mark.parametrize(
    ("times", "sign", "words", "grade"),
    [
        (1.6, "~", "within a factor of 2. Estimating counts", "[2 Hard]"),
        (1e-3, "x", "1,000 times too low. A factor of 10^3: a unit?", "[1 Again]"),
        (-1, "x", "the sign is the other way round", "[1 Again]"),
    ],
)
async def test_what_is_off_is_told_by_how_much(trainer, times, sign, words, grade):
    async with trainer(card=CARD) as screens:
        await begun(screens)
        await screens.press(*f"{asked_result(screens.flat()) * times:.12f}", "enter")
        await screens.shows(sign)
        assert words in screens.flat()
        await screens.press("a")
        await screens.shows(grade)


async def test_slow_is_hard(trainer, clock):
    async with trainer(card=CARD) as screens:
        await begun(screens)
        for _ in range(8):
            clock.pass_by(20)
            screens.app.screen.asked.stopwatch.tick()
        await screens.press(*f"{asked_result(screens.flat()):.3g}", "enter")
        await screens.press("a")
        await screens.shows("[2 Hard]")


async def test_what_can_not_be_read_changes_nothing(trainer, store):
    async with trainer(card=CARD) as screens:
        screen = await begun(screens)
        await screens.press(*"twelve?", "enter")
        await screens.shows("I can't read that as a number. Type one like 1.07 GB.")
        assert screen.PLACE == "computing" and store.attempts(CARD) == []
        screen.query_one(Input).value = ""
        await screens.press("enter")
        await screens.shows("Nothing is typed.", "counts as not known")
        assert screen.PLACE == "computing"
        await screens.press("enter")
        await screens.shows("- Not answered.")
        await screens.press("a")
        await screens.shows("[1 Again]")
        await screens.press("escape")
        await screens.says("Left without a grade")
        assert [one.grade for one in store.attempts(CARD)] == [None]


async def test_fresh_values(trainer, store):
    async with trainer(card=CARD) as screens:
        await begun(screens)
        first = screens.flat()
        await screens.press("f8")
        await screens.until(lambda: "Answer in GB" in screens.text() and screens.flat() != first)
        assert store.attempts(CARD) == [], "nothing was answered"
        await screens.press(*"1", "enter", "a")
        await screens.shows("[")
        await screens.press("1", "f8")
        await screens.shows("Answer in GB")
        assert screens.app.screen.query_one(Input).value == ""
        assert [one.grade for one in store.attempts(CARD)] == [Grade.AGAIN]
        await screens.press("escape")
        await screens.shows("Due today (1)", "KV cache of one sequence")


async def test_pause_covers_the_question_and_stops_the_clock(trainer, clock):
    async with trainer(card=CARD) as screens:
        screen = await begun(screens)
        await screens.press("f9")
        await screens.shows("Paused")
        assert "layers" not in screens.text()
        clock.pass_by(20)
        await screens.press("enter")
        await screens.shows("layers")
        assert screen.asked.stopwatch.tick() == 0


async def test_it_is_found_and_opened_from_home(trainer):
    async with trainer() as screens:
        await screens.open("KV cache of one")
        await begun(screens)


async def test_the_help_lists_its_keys(trainer):
    async with trainer(card=CARD, size=(80, 200)) as screens:
        await begun(screens)
        await screens.press("f1")
        await screens.shows("Computing a number", "Have the number that you typed judged", "The whole working at once")


@pytest.mark.parametrize("size", [(120, 40), (80, 24), (60, 16)])
async def test_it_fits(trainer, size):
    async with trainer(size=size, card=CARD) as screens:
        await screens.shows("KV cache of one sequence", "GB", "A number, with a unit")
        await screens.press(*"3", "enter", "a")
        await screens.shows("[1 Again]" if asked_result(screens.app.screen.asked.question) > 6 else "[")


async def test_too_small_is_a_sentence(trainer):
    async with trainer(size=(40, 15), card=CARD) as screens:
        await screens.shows("60 columns")
        await screens.pilot.resize_terminal(80, 24)
        await screens.shows("Answer in GB")


async def test_a_drill_that_can_not_draw_says_why(trainer, tmp_path):
    new_pack(tmp_path / "garden")
    code = next((tmp_path / "garden").rglob("garden_clip_savings_numbers.py"))
    code.write_text(code.read_text().replace("def solve", "def solved"))
    add_pack(tmp_path / "garden", trusted=True)
    async with trainer(card="garden-clip-savings") as screens:
        await screens.shows("garden_clip_savings_numbers.py has no `solve`")
        await screens.press(*"12", "enter", "f8")
        assert screens.app.screen.PLACE == "computing", "there is nothing to answer"
        await screens.press("escape")
        await screens.shows("Next on the path")
