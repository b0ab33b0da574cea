"""Saying an answer out loud, on the screen: from the question to the grade."""

from __future__ import annotations

import pytest

from trainer.memory.models import Grade
from trainer.rehearsal.answers.speaking import Speaking
from trainer.rehearsal.private_drills import PrivatePoint, add_private_drill
from trainer.tui.screens.home import HomeScreen
from trainer.tui.screens.rehearsal import RehearsalScreen
from trainer.tui.widgets.prose_editor import ProseEditor

CARD = "react-loop.aloud"


def rehearsal(screens) -> RehearsalScreen:
    screen = screens.app.screen
    assert isinstance(screen, RehearsalScreen), screens.text()
    return screen


async def opened(screens) -> Speaking:
    await screens.until(lambda: isinstance(screens.app.screen, RehearsalScreen))
    return rehearsal(screens).speaking


async def tick_all(screens, speaking: Speaking, missed: frozenset[int] = frozenset()) -> None:
    for place in range(len(speaking.subject.points)):
        await screens.press("n" if place in missed else "y")


async def test_said_ticked_asked_and_graded(trainer, store, clock):
    async with trainer(card=CARD) as screens:
        speaking = await opened(screens)
        subject = speaking.subject
        assert subject.question.split()[0] in screens.text()
        assert subject.model_answer[:30] not in screens.text(), "nothing of the answer before it was said"
        assert subject.points[0].say[:30] not in screens.text()
        for _ in range(3):
            clock.pass_by(15)
            rehearsal(screens)._tick()
        await screens.shows("0:45 / 0:30-1:00")
        await screens.press("enter")
        await screens.shows(subject.model_answer[:30], subject.points[0].say[:30])
        await screens.press("f8")
        assert speaking.phase == "ticking", "every point is judged first"
        await screens.press("enter")
        assert speaking.landed(0) is None, "what was only said has no offer to confirm"
        tradeoff = next(n for n, point in enumerate(subject.points) if point.kind == "tradeoff")
        await tick_all(screens, speaking, frozenset({tradeoff}))
        await screens.shows("- missed", "+ landed")
        assert not store.attempts(), "nothing is recorded before the points are judged"
        await screens.press("enter")
        first = subject.follow_ups[0]
        await screens.shows(first.ask[:30])
        assert first.listen_for[0] not in screens.flat()
        assert store.attempts()[0].grade is None, "recorded already, not graded yet"
        await screens.press("enter")
        await screens.until(lambda: first.listen_for[0] in screens.flat())
        await screens.press("enter")
        await screens.shows(subject.follow_ups[1].ask[:30])
        await screens.press("f8")
        await screens.shows("[2 Hard]", "suggested", "0:45, within 0:30-1:00")
        await screens.press("enter")
        await screens.says("Hard. It comes back")
        await screens.shows("What next?")
    (attempt,) = store.attempts()
    assert (attempt.card, attempt.mode, attempt.grade, attempt.seconds_worked) == (CARD, "spoken", Grade.HARD, 45.0)
    assert [tick.landed for tick in attempt.ticks] == [n != tradeoff for n in range(len(subject.points))]
    assert attempt.asked == tuple(one.ask for one in subject.follow_ups[:2])
    assert store.card(CARD).due is not None
    async with trainer(card=CARD) as screens:
        speaking = await opened(screens)
        await screens.press("enter")
        await tick_all(screens, speaking)
        await screens.press("enter")
        await screens.shows(subject.follow_ups[2].ask[:30])


@pytest.mark.slow
async def test_typed_with_a_contradiction(trainer, store):
    async with trainer(card=CARD) as screens:
        speaking = await opened(screens)
        await screens.press(*"Well")
        assert screens.app.screen.query_one(ProseEditor).text == "Well"
        await screens.press("enter", "question_mark", "1", "y")
        assert screens.app.screen.query_one(ProseEditor).text == "Well\n?1y", "what is typed is no key"
        groups = next(point for point in speaking.subject.points if point.kind == "tradeoff").groups
        word = groups[0][0].rstrip("*")
        rest = " ".join(group[0].rstrip("*") for group in groups[1:])
        screens.app.screen.query_one(ProseEditor).text = f"It is not {word}, {rest}."
        await screens.press("f8")
        await screens.shows("You typed", "? contradicted", "? missing")
        contradicted = speaking.offers.index("contradicted")
        assert [speaking.landed(n) for n in range(len(speaking.offers))] == [None] * len(speaking.offers)
        for _ in speaking.offers:
            await screens.press(
                "n" if speaking.preselected(rehearsal(screens)._points.highlighted) is None else "enter"
            )
        assert speaking.all_ticked
        assert speaking.landed(contradicted) is False
        await screens.press("up", "y")
        await screens.press("enter", "f8")
        await screens.shows("[1 Again]")
        await screens.press("4", "enter")
        await screens.says("Easy.")
    (attempt,) = store.attempts()
    assert attempt.grade == Grade.EASY
    assert attempt.suggested == Grade.AGAIN
    assert attempt.ticks[contradicted].offered == "contradicted"
    assert attempt.text.startswith("It is not")
    assert store.drafts() == []


async def test_past_the_band_a_nudge_and_no_cut(trainer, clock):
    async with trainer(card=CARD) as screens:
        speaking = await opened(screens)
        for _ in range(4):
            clock.pass_by(20)
            rehearsal(screens)._tick()
        await screens.shows("! 1:20, past 1:00")
        assert speaking.phase == "saying"


async def test_pause_covers_the_question_and_stops_the_clock(trainer, clock):
    async with trainer(card=CARD) as screens:
        speaking = await opened(screens)
        await screens.press(*"secret")
        clock.pass_by(10)
        await screens.press("f9")
        await screens.shows("Paused")
        assert "secret" not in screens.text()
        assert speaking.subject.question[:20] not in screens.text()
        clock.pass_by(20)
        await screens.press("enter")
        await screens.shows("secret")
        clock.pass_by(5)
        assert speaking.stopwatch.tick() == 15
        assert speaking.phase == "saying"


async def test_what_was_typed_comes_back(trainer, store, clock):
    async with trainer(card=CARD) as screens:
        await opened(screens)
        clock.pass_by(20)
        await screens.press(*"half of it")
        await screens.until(lambda: store.draft(CARD, "spoken") is not None)
        await screens.press("escape")
        await screens.until(lambda: isinstance(screens.app.screen, HomeScreen))
    async with trainer(card=CARD) as screens:
        await screens.shows("Go on where you left off")
        await screens.press("enter")
        speaking = await opened(screens)
        assert screens.app.screen.query_one(ProseEditor).text == "half of it"
        assert speaking.stopwatch.tick() == 20


async def test_left_behind_the_ticks_it_has_no_grade(trainer, store):
    async with trainer(card=CARD) as screens:
        speaking = await opened(screens)
        await screens.press("enter")
        await tick_all(screens, speaking)
        await screens.press("enter", "escape")
        await screens.says("Left without a grade")
    (attempt,) = store.attempts()
    assert attempt.grade is None
    assert store.card(CARD).due is None


async def test_too_small_is_a_sentence_and_nothing_is_lost(trainer):
    async with trainer(size=(120, 40), card=CARD) as screens:
        speaking = await opened(screens)
        await screens.press(*"kept words")
        for size in ((80, 24), (40, 15)):
            await screens.pilot.resize_terminal(*size)
            await screens.pilot.pause()
        await screens.shows("This needs a terminal")
        assert "kept words" not in screens.text()
        await screens.pilot.resize_terminal(80, 24)
        await screens.shows("kept words", "Said it")
        await screens.press("f8")
        await tick_all(screens, speaking)
        await screens.shows(*(point.say[:25] for point in speaking.subject.points[-2:]))


async def test_what_is_folded_of_a_point_stands_under_its_first_word(trainer):
    async with trainer(card=CARD) as screens:
        speaking = await opened(screens)
        await screens.press("enter")
        await screens.shows("What could be said")
        points = screens.text().partition("────────")[2].split("\n")[1:]
        rows = points[: next(number for number, line in enumerate(points) if "Enter Confirm" in line)]
        assert sum(line.startswith("?") for line in rows) == len(speaking.subject.points)
        assert all(line.startswith("?" if line.strip().startswith("?") else " " * 10) for line in rows), rows


@pytest.mark.slow
async def test_a_drill_that_passed_asks_to_be_said(trainer, store, right):
    async with trainer() as screens:
        await screens.open("trim-budget", "down", "enter")
        await screens.run_text(right)
        await screens.press("f8", "enter")
        await screens.shows("What next?", "Say it out loud")
        await screens.press("enter")
        speaking = await opened(screens)
        assert speaking.subject.card == "trim-budget.aloud"


@pytest.mark.slow
async def test_every_card_can_be_found_and_the_list_stays_short(trainer, store, right):
    async with trainer(size=(120, 80)) as screens:
        await screens.shows("G  ", "S  ")
        assert "Say it out loud" not in screens.text(), "below a drill only once it was tried"
        await screens.open("react loop aloud")
        speaking = await opened(screens)
        assert speaking.subject.card == CARD
        await screens.press("enter")
        await tick_all(screens, speaking)
        await screens.press("enter", "f8", "enter")
        await screens.shows("What next?")
        await screens.press("escape")
        await screens.shows('" Say it out loud')
        await screens.press("ctrl+p")
        await screens.pilot.pause(0.1)
        await screens.press(*"said out loud")
        await screens.shows(".aloud)")


@pytest.mark.slow
@pytest.mark.parametrize("card", ["lethal-trifecta", "cold-write"])
async def test_theory_and_cold_cards_are_rehearsed_alone(trainer, store, card):
    async with trainer(card=card) as screens:
        if card == "cold-write":
            await screens.shows("This question alone")
            await screens.press("enter")
        speaking = await opened(screens)
        await screens.press("enter")
        await tick_all(screens, speaking)
        await screens.press("enter")
        while speaking.phase == "following":
            await screens.press("enter", "enter")
        await screens.shows("[3 Good]", "Further reading")
        await screens.press("enter")
        await screens.shows("What next?")
    assert store.card(card).reviews == 1


@pytest.mark.slow
async def test_a_question_of_ones_own_is_listed_and_said(trainer, store):
    own = add_private_drill(store, "Why did you leave the graph?", [PrivatePoint("A loop is enough", "position")])
    async with trainer(size=(120, 400)) as screens:
        await screens.shows("Why did you leave the graph?")
        screens.app.journey.open_card(own.card)
        speaking = await opened(screens)
        await screens.press("enter", "y", "enter")
        await screens.shows("[3 Good]")
        assert speaking.subject.card == own.card


async def test_without_points_the_grade_is_the_learners(trainer, store):
    own = add_private_drill(store, "Anything to ask us?")
    async with trainer(card=own.card) as screens:
        await opened(screens)
        await screens.press("enter", "y", "n", "enter", "3", "enter")
        await screens.says("Good.")
