"""What is said out loud, on a plain terminal and from a pipe."""

from __future__ import annotations

import pytest

from trainer.catalog.answers import load_answer
from trainer.catalog.catalog import Catalog
from trainer.catalog.kinds.question import question_of
from trainer.memory.models import Grade
from trainer.rehearsal.cold import cold_cards, open_sitting

CARD = "react-loop.aloud"


@pytest.fixture
def model_answer(catalog: Catalog) -> str:
    return load_answer(catalog.drill(CARD).answer_path).spoken


def test_from_the_question_to_the_grade(in_terminal, catalog, memory):
    answer = load_answer(catalog.drill(CARD).answer_path)
    terminal = in_terminal("rehearse", "react-loop", "--inline")
    before = terminal.until("Enter ends it")
    assert answer.spoken.split()[-1] not in before.split(), "nothing of the answer is shown before it is said"
    terminal.press("\n")
    terminal.until("What landed?")
    for _ in answer.points:
        terminal.until("(y/n)")
        terminal.press("\nx\ny\n")
    for follow_up in answer.follow_ups:
        terminal.until(follow_up.ask.split()[0])
        terminal.until("g goes to the grade")
        terminal.press("\n")
    terminal.until("How well")
    terminal.press("4\n")
    terminal.until("It comes back")
    assert terminal.end() == 0
    with memory() as store:
        (attempt,) = store.attempts(CARD)
        assert attempt.grade == Grade.EASY
        assert all(tick.landed for tick in attempt.ticks)
        assert len(attempt.asked) == len(answer.follow_ups)


def test_what_is_asked_is_folded_between_words(in_terminal, catalog):
    points = len(load_answer(catalog.drill(CARD).answer_path).points)
    terminal = in_terminal("rehearse", "react-loop", "--inline")
    terminal.until("Enter ends it")
    terminal.press("\n")
    told = terminal.until("What landed?")
    for _ in range(points):
        told += terminal.until("(y/n)")
        terminal.press("y\n")
    told += terminal.until("g goes to the grade")
    terminal.press("g\n")
    told += terminal.until("no grade)")
    terminal.press("q\n")
    terminal.end()
    assert max(len(line) for line in told.split("\n")) <= 80


def test_a_claim_and_its_figures(in_terminal):
    terminal = in_terminal("rehearse", "claim-wall-clock", "--inline")
    before = terminal.until("Enter ends it")
    assert "time.time()" in before and "monotonic" not in before
    terminal.press("\n")
    told = terminal.until("What landed?")
    assert "What is wrong" in told and "waited = cooldown + jump = 3,630" in told
    terminal.press("y\ny\n")
    terminal.until("How well")
    terminal.press("\n")
    terminal.until("It comes back")
    assert terminal.end() == 0


def test_a_question_and_its_short_answers(in_terminal, catalog, memory):
    card = "question-tool-halfway"
    strong = {one.says[:25]: one.strong for one in question_of(catalog.drill(card)).short}
    terminal = in_terminal("rehearse", card, "--inline")
    terminal.until("Enter ends it")
    terminal.press("\n")
    terminal.until("What landed?")
    terminal.press("y\n" * len(load_answer(catalog.drill(card).answer_path).points))
    terminal.until("g goes to the grade")
    terminal.press("g\n")
    for _ in strong:
        asked = " ".join(terminal.until("strong? (y/n)").split())
        (is_strong,) = (value for says, value in strong.items() if says in asked.rpartition("\u201c")[2])
        terminal.press("y\n" if is_strong else "n\n")
        terminal.until(f"+ right, it is {'strong' if is_strong else 'weak'}")
    terminal.until("6 of 6 told right")
    terminal.until("Enter: Good")
    terminal.press("\n")
    terminal.until("It comes back")
    assert terminal.end() == 0
    with memory() as store:
        assert [attempt.grade for attempt in store.attempts(card)] == [Grade.GOOD]


def test_left_among_the_short_answers(in_terminal, catalog, memory):
    card = "question-tool-halfway"
    terminal = in_terminal("rehearse", card, "--inline")
    terminal.until("Enter ends it")
    terminal.press("\n")
    terminal.until("What landed?")
    terminal.press("y\n" * len(load_answer(catalog.drill(card).answer_path).points))
    terminal.until("g goes to the grade")
    terminal.press("g\n")
    terminal.until("strong? (y/n)")
    terminal.press("\x04")
    terminal.until("Left without a grade")
    assert terminal.end() == 1
    with memory() as store:
        assert [attempt.grade for attempt in store.attempts(card)] == [None]


def test_a_claim_through_a_pipe(piped):
    seen = "The wall clock can jump when it is set, so measure durations on a monotonic clock."
    told = piped(seen, "rehearse", "claim-wall-clock")
    assert told.returncode == 0, told.stdout + told.stderr
    assert "What is right" in told.stdout and "3,630" in told.stdout
    assert piped("It is fine.", "rehearse", "claim-wall-clock").returncode == 1


def test_what_was_typed_is_offered_and_kept(in_terminal, model_answer, memory):
    terminal = in_terminal("rehearse", CARD, "--inline")
    terminal.until("Enter ends it")
    terminal.press("the loop has a step cap\n")
    terminal.until("step cap")
    terminal.press("\x04")
    terminal.until("is kept")
    assert terminal.end() == 1
    with memory() as store:
        assert store.draft(CARD, "spoken").text == "the loop has a step cap"
    again = in_terminal("rehearse", CARD, "--inline")
    again.until("Typed before")
    again.press("\n")
    again.until("Enter: n")
    again.press("\x04")
    assert again.end() == 1


def test_an_answer_through_a_pipe(piped, model_answer, memory):
    told = piped(model_answer, "rehearse", CARD)
    assert told.returncode == 0, told.stdout + told.stderr
    assert "landed" in told.stdout
    poor = piped("I would call the model.", "rehearse", CARD)
    assert poor.returncode == 1
    assert "missed" in poor.stdout
    with memory() as store:
        assert [attempt.grade for attempt in store.attempts(CARD)] == [None, None]
    assert piped("", "rehearse", CARD).returncode == 1
    assert piped("", "cold").returncode == 2


def test_a_cold_sitting_goes_on_where_it_was_left(in_terminal, catalog, memory):
    terminal = in_terminal("cold", "--inline")
    terminal.until("d: one a day")
    terminal.press("\n")
    terminal.until(f"Question 1 of {len(cold_cards(catalog))}")
    terminal.until("Enter ends it")
    terminal.press("\n")
    terminal.until("What landed?")
    terminal.press("n\n" * 12)
    terminal.until("Question 2 of")
    terminal.press("\x04")
    terminal.until("Left")
    assert terminal.end() == 1
    with memory() as store:
        assert len(open_sitting(store, cold_cards(catalog)).answered) == 1
    again = in_terminal("cold", "--inline")
    again.until("Question 2 of")
    again.press("\x04")
    again.end()


def test_one_a_day_is_one_a_day(in_terminal, catalog):
    terminal = in_terminal("cold", "--inline")
    terminal.until("d: one a day")
    # What is no answer begins nothing.
    terminal.press("x\nd\n")
    terminal.until("Enter ends it")
    terminal.press("\n")
    terminal.until("What landed?")
    terminal.press("y\n" * 12)
    terminal.until("points landed")
    assert terminal.end() == 1
    again = in_terminal("cold", "--inline")
    again.until("comes tomorrow")
    assert again.end() == 1
