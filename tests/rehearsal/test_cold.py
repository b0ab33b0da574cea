"""Sittings of the cold questions: what is served, what a crash leaves, what they come to."""

from __future__ import annotations

import random

from trainer.catalog.models import Point
from trainer.memory.models import Grade
from trainer.memory.store import Store
from trainer.rehearsal.answers.speaking import Speaking, SpokenSubject
from trainer.rehearsal.cold import (
    ColdSitting,
    QuestionScore,
    begin_sitting,
    cold_sittings,
    open_sitting,
    scores,
    sitting_score,
)

CARDS = tuple(f"cold-{letter}" for letter in "abcdefghij")
POINTS = (
    Point("We stand here", "position", ()),
    Point("And this is its price", "tradeoff", ()),
    Point("Five", "fact", ()),
)


def answer(store: Store, clock, sitting: ColdSitting, *landed: bool, points=POINTS) -> str:
    """Answer the next question, with these points landed."""
    card = sitting.waiting[0]
    speaking = Speaking(SpokenSubject(card, card, card, "Why?", "So.", points), clock, clock.now, session=sitting.id)
    speaking.end_saying()
    for place, one in enumerate(landed):
        speaking.tick(place, one)
    store.record(speaking.attempt()._replace(grade=speaking.suggested))
    clock.seconds += 60
    return card


def stands(store: Store, known=CARDS) -> ColdSitting:
    sitting = open_sitting(store, known)
    assert sitting is not None
    return sitting


def test_each_question_once_in_an_order_that_is_drawn(store, clock):
    orders = {begin_sitting(store, CARDS, False, random.Random(seed)).cards for seed in range(5)}
    assert len(orders) > 1
    assert all(sorted(order) == sorted(CARDS) for order in orders)
    assert len(cold_sittings(store, CARDS)) == 1, "those in which nothing was answered are forgotten"


def test_goes_on_where_it_was_left(store, clock, tmp_path):
    begun = begin_sitting(store, CARDS, True, random.Random(1))
    served = [answer(store, clock, stands(store), True, True, True) for _ in range(4)]
    store.close()
    with Store(tmp_path / "memory.db", now=clock.now) as again:
        left = stands(again)
        assert (left.id, left.daily) == (begun.id, True)
        assert left.waiting == begun.cards[4:]
        assert served == list(begun.cards[:4])
        served += [answer(again, clock, stands(again), True, True, True) for _ in range(6)]
        assert sorted(served) == sorted(CARDS)
        assert open_sitting(again, CARDS) is None
        assert all(again.card(card).reviews == 1 for card in CARDS)


def test_a_new_sitting_takes_the_place_of_an_open_one(store, clock):
    old = begin_sitting(store, CARDS, False, random.Random(1))
    answer(store, clock, old, True)
    new = begin_sitting(store, CARDS, False, random.Random(2))
    assert stands(store).id == new.id
    assert [sitting.id for sitting in cold_sittings(store, CARDS)] == [new.id, old.id]
    assert [len(one.questions) for one in scores(cold_sittings(store, CARDS))] == [1]


def test_one_a_day_knows_the_learning_day(store, clock):
    begin_sitting(store, CARDS, True, random.Random(1))
    assert not stands(store).answered_on(store.today())
    answer(store, clock, stands(store), True)
    assert stands(store).answered_on(store.today())
    clock.seconds += 86400
    assert not stands(store).answered_on(store.today())


def test_a_question_that_is_gone_is_not_served(store, clock):
    sitting = begin_sitting(store, CARDS, False, random.Random(1))
    answer(store, clock, sitting, True)
    gone, kept = sitting.cards[1], sitting.cards[2:]
    known = tuple(card for card in CARDS if card != gone)
    assert stands(store, known).waiting == kept
    assert open_sitting(store, sitting.cards[:1]) is None


def test_the_score_counts_points_positions_and_tradeoffs(store, clock):
    begin_sitting(store, CARDS, False, random.Random(1))
    first = answer(store, clock, stands(store), True, False, True)
    second = answer(store, clock, stands(store), False, True, False)
    third = answer(store, clock, stands(store), True, points=POINTS[2:])
    found = sitting_score(stands(store))
    assert found.questions == (
        QuestionScore(first, 2, 3, True, False),
        QuestionScore(second, 1, 3, False, True),
        QuestionScore(third, 1, 1, None, None),
    )
    assert (found.landed, found.points, found.positions, found.tradeoffs, found.of) == (4, 7, 1, 1, 10)
    assert found.day == store.today()
    assert found.question(second) is found.questions[1]
    assert found.question("cold-none") is None
    assert store.attempts(first)[0].grade == Grade.HARD
