"""Questions of a real interview, as drills of one's own."""

from __future__ import annotations

from typing import Any

import pytest

from trainer.catalog.catalog import Catalog
from trainer.catalog.covering import covering
from trainer.catalog.errors import UnknownDrill
from trainer.memory.models import Grade
from trainer.memory.store import Store
from trainer.rehearsal.answers.speaking import Speaking
from trainer.rehearsal.answers.spoken import spoken_subject
from trainer.rehearsal.private_drills import (
    PrivatePoint,
    add_private_drill,
    drop_private_drill,
    private_drills,
    with_private_drills,
)

QUESTION = "How did you keep  two agents from\nwriting the same file?"
POINTS = (
    PrivatePoint("One owner for each file", "position"),
    PrivatePoint("It is slower", "tradeoff"),
    PrivatePoint("   "),
    PrivatePoint("A lock only hides it"),
)


def test_a_question_is_kept_and_can_be_said(catalog: Catalog, store: Store, clock: Any) -> None:
    added = add_private_drill(store, QUESTION, POINTS)
    assert added.card == "own.how-did-you-keep-two"
    assert private_drills(store) == (added,)
    subject = spoken_subject(catalog, store, added.card)
    assert subject.question == "How did you keep two agents from writing the same file?"
    assert [(point.say, point.kind) for point in subject.points] == [
        ("One owner for each file", "position"),
        ("It is slower", "tradeoff"),
        ("A lock only hides it", "fact"),
    ]
    speaking = Speaking(subject, clock, clock.now)
    speaking.end_saying("One owner for each file.")
    for position, landed in enumerate((True, False, True)):
        speaking.tick(position, landed)
    speaking.end_ticking()
    assert speaking.suggested is Grade.HARD, "the trade-off is missing"
    store.record(speaking.attempt())
    store.grade(speaking.id, Grade.GOOD)
    assert store.card(added.card).due is not None


def test_it_is_a_drill_like_others(catalog: Catalog, store: Store, clock: Any) -> None:
    assert with_private_drills(catalog, store) is catalog
    first = add_private_drill(store, "First?")
    clock.seconds += 1
    second = add_private_drill(store, "Second [/b]?")
    extended = with_private_drills(catalog, store)
    assert [drill.id for drill in extended.of_section("own")] == [first.card, second.card]
    assert extended.drill(second.card).kind == "spoken"
    assert extended.answer(extended.drill(second.card)) is None
    assert with_private_drills(extended, store).drills == extended.drills
    drop_private_drill(store, first.card)
    drop_private_drill(store, second.card)
    assert with_private_drills(extended, store) == catalog
    with pytest.raises(UnknownDrill):
        spoken_subject(catalog, store, first.card)


def test_the_same_question_is_the_same_drill(store: Store) -> None:
    first = add_private_drill(store, QUESTION, POINTS)
    assert add_private_drill(store, QUESTION.upper()) == first
    changed = add_private_drill(store, QUESTION, POINTS[:1])
    assert (changed.card, len(changed.points)) == (first.card, 1)
    other = add_private_drill(store, "How did you keep two agents apart?")
    assert other.card == "own.how-did-you-keep-two-2"
    assert add_private_drill(store, "Warum?!").card == "own.warum"
    assert add_private_drill(store, "为什么？").card == "own.question"
    with pytest.raises(ValueError, match="Write the question"):
        add_private_drill(store, " \n ")


@pytest.mark.parametrize(
    ("question", "drill"),
    [
        ("Write a retry helper with exponential backoff", "retry-backoff"),
        ("How would you run several tools in parallel?", "fan-out"),
        ("What did you say about the lethal trifecta?", "lethal-trifecta"),
    ],
)
def test_a_question_finds_what_covers_it(catalog: Catalog, question: str, drill: str) -> None:
    found = [one.id for one in covering(catalog, question)]
    assert drill in found
    assert len(found) <= 3


@pytest.mark.parametrize("question", ["What is your favourite colour?", "?", "Why do you want this?"])
def test_a_question_far_from_everything_finds_nothing(catalog: Catalog, question: str) -> None:
    assert covering(catalog, question) == ()
