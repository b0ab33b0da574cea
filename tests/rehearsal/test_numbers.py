"""What a computed number is worth, and an attempt at one without a screen."""

from __future__ import annotations

import pytest

from trainer.catalog.kinds.number import NumberBody
from trainer.catalog.placeholders import NoPlace
from trainer.checking.running.numbers import Drawn
from trainer.memory.models import Grade
from trainer.rehearsal.numbers.computing import Computing
from trainer.rehearsal.numbers.judging import judge, with_unit
from trainer.rehearsal.numbers.reading import Unreadable

BODY = NumberBody("GB", 0.02, 2.0, "So.")
EXACT = BODY._replace(factor=None)


@pytest.mark.parametrize(
    ("answer", "body", "mark", "words"),
    [
        (100, BODY, "right", "Right."),
        (98, BODY, "right", "Right: 2 % too low, within 2 %."),
        (101.5, BODY, "right", "Right: 1.5 % too high, within 2 %."),
        (102.1, BODY, "near", "1.02 times too high: not within 2 %, but within a factor of 2. Estimating counts"),
        (50, BODY, "near", "2 times too low"),
        (200, BODY, "near", "2 times too high"),
        (201, BODY, "far", "Off: 2 times too high. A factor of 2: was something counted once"),
        (49.0, BODY, "far", "too low"),
        (110, EXACT, "far", "Off: 1.1 times too high."),
        (100_000, BODY, "far", "Off: 1,000 times too high. A factor of 10^3: a unit?"),
        (1.0101e-4, BODY, "far", "A factor of 10^6: a unit?"),
        (99e9, BODY, "far", "A factor of 10^9: a unit?"),
        (1, BODY, "far", "a share for a percentage"),
        (10, BODY, "far", "A factor of 10: a digit?"),
        (800, BODY, "far", "bits for bytes?"),
        (1e100, BODY, "far", "Off: more than 1,000,000,000,000 times too high."),
        (1e-20, BODY, "far", "Off: more than 1,000,000,000,000 times too low."),
        (370, BODY, "far", "Off: 3.7 times too high."),
        (-100, BODY, "far", "the sign"),
        (0, BODY, "far", "it is not 0"),
    ],
)
def test_what_an_answer_is_worth(answer, body, mark, words):
    for sign in (1, -1):
        judged = judge(sign * answer, sign * 100.0, body)
        assert judged.mark == mark and words in judged.says, judged


@pytest.mark.parametrize(
    ("number", "unit", "written"),
    [
        (1.073741824, "GB", "1.074 GB"),
        (0.135, "$", "$0.135"),
        (630, "$ a day", "$630 a day"),
        (21_000, "tokens", "21,000 tokens"),
        (1_234_567.8, "", "1,234,568"),
        (0.785, "", "0.785"),
    ],
)
def test_a_result_is_written_as_people_write_it(number, unit, written):
    assert with_unit(number, unit) == written


@pytest.fixture
def begun(catalog, clock):
    def begin(minutes: float = 1.0) -> Computing:
        drill = catalog.drill("kv-cache-bytes")._replace(question="{n:,} of them?", minutes=minutes, body=BODY)
        return Computing(drill, Drawn({"n": 5000}, ("first", "second = 5"), 5.0), clock, clock.now)

    return begin


def test_an_attempt_from_the_question_to_its_record(begun, clock):
    computing = begun()
    assert computing.question == "5,000 of them?" and "a factor of 2 is right in part" in computing.counts
    computing.stopwatch.resume()
    clock.seconds += 20
    with pytest.raises(Unreadable):
        computing.answer("plenty")
    assert computing.phase == "computing" and computing.stopwatch.running
    computing.answer(" 5 GB ")
    clock.seconds += 500
    assert computing.phase == "working" and computing.steps == () and computing.steps_left == 2
    computing.show_next()
    assert computing.steps == ("first",) and computing.phase == "working"
    computing.show_next()
    assert computing.steps == ("first", "second = 5") and computing.phase == "worked"
    attempt = computing.attempt()
    assert attempt.seconds_worked == 20 and attempt.suggested == Grade.GOOD
    assert (attempt.text, attempt.asked, attempt.mode) == ("5 GB", ("5,000 of them?",), "asked")


@pytest.mark.parametrize(
    ("answer", "seconds", "grade"),
    [("5", 29, Grade.GOOD), ("5", 40, Grade.HARD), ("9", 5, Grade.HARD), ("11", 5, Grade.AGAIN), ("", 5, Grade.AGAIN)],
)
def test_the_grade_that_is_suggested(answer, seconds, grade, begun, clock):
    computing = begun(minutes=0.5)
    computing.stopwatch.resume()
    for _ in range(seconds):
        clock.seconds += 1
        computing.stopwatch.tick()
    if answer:
        computing.answer(answer)
    else:
        computing.give_up()
    computing.show_all()
    assert computing.suggested == grade


def test_a_question_that_asks_for_more_than_was_drawn(begun, catalog, clock):
    drill = catalog.drill("kv-cache-bytes")
    with pytest.raises(NoPlace):
        Computing(drill, Drawn({"n": 5}, ("so = 5",), 5.0), clock, clock.now)


def test_a_number_is_scheduled_like_any_card(begun, store):
    computing = begun()
    computing.answer("5")
    store.record(computing.attempt())
    store.grade(computing.id, Grade.GOOD)
    card = store.card("kv-cache-bytes")
    assert card.reviews == 1 and card.due is not None
    (kept,) = store.attempts("kv-cache-bytes")
    assert kept.runs[0].outcome == "right" and kept.asked == ("5,000 of them?",)
