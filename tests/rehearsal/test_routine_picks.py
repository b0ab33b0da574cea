"""What a routine picks, what it keeps, and what its last page says; with the real drills and a real database."""

from __future__ import annotations

import random
from datetime import timedelta
from typing import Any

import pytest

from trainer.catalog.errors import ContentError, UnknownRoutine
from trainer.catalog.models import Pick, Segment
from trainer.memory.keeping import keep
from trainer.memory.models import Attempt, Grade
from trainer.memory.places import data_folder
from trainer.rehearsal.routine.closing import closing
from trainer.rehearsal.routine.keeping import RoutineKeeper, forget_routine, kept_routines
from trainer.rehearsal.routine.picking import Candidate, picks_for, shakiest_first
from trainer.rehearsal.routine.planning import NothingToPractise, all_routines, find_routine, plan_routine
from trainer.rehearsal.routine.state import RoutineState

SAY_THREE = Segment(
    "Three", 8, "spoken", (Pick(sections=("B",)), Pick(sections=("C", "D")), Pick(sections=("E", "F"))), True
)


def graded(store: Any, clock: Any, card: str, grade: Grade, days_ago: int = 0) -> None:
    at = clock.now() - timedelta(days=days_ago)
    mode = "spoken" if card.endswith(".aloud") else "blank"
    drill = card.partition("+")[0]
    store.record(Attempt(f"{card} {at}", card, drill, (), mode, at, at, 60.0, "", (), (), (), grade, grade))


def picked(store: Any, catalog: Any, seed: int = 1, segment: Segment = SAY_THREE) -> list[str]:
    return [one.card for one in picks_for(segment, catalog, store, random.Random(seed))]


def test_the_lowest_recall_comes_first_and_the_never_practised_last() -> None:
    candidates = [
        Candidate("new-could", "could", None),
        Candidate("known", "must", 0.9),
        Candidate("new-must", "must", None),
        Candidate("shaky", "could", 0.2),
    ]
    assert shakiest_first(candidates, random.Random(1)) == ("shaky", "known", "new-must", "new-could")


def test_equals_are_left_to_chance_and_chance_to_its_seed() -> None:
    candidates = [Candidate(name, "must", 0.5) for name in "abcdef"] + [Candidate("low", "must", 0.1)]
    orders = {seed: shakiest_first(candidates, random.Random(seed)) for seed in range(20)}
    assert orders[3] == shakiest_first(candidates, random.Random(3))
    assert len({order[1] for order in orders.values()}) > 3
    assert {order[0] for order in orders.values()} == {"low"}


def test_what_was_never_practised_is_not_left_to_chance() -> None:
    candidates = [Candidate(name, "must", None) for name in "abc"]
    assert {shakiest_first(candidates, random.Random(seed)) for seed in range(9)} == {("a", "b", "c")}


def test_where_nothing_was_practised_the_first_must_of_each_group(store, catalog) -> None:
    first_must = [
        next(one.id for one in catalog.drills if one.kind == "spoken" and one.section in group and one.level == "must")
        for group in ("B", "CD", "EF")
    ]
    assert picked(store, catalog, seed=1) == first_must == picked(store, catalog, seed=2)


def test_the_shakiest_of_what_was_practised(store, catalog, clock) -> None:
    graded(store, clock, "timeouts.aloud", Grade.GOOD, days_ago=40)
    graded(store, clock, "idempotency-key.aloud", Grade.GOOD, days_ago=1)
    graded(store, clock, "router.aloud", Grade.GOOD, days_ago=1)
    picks = picked(store, catalog)
    assert picks[:2] == ["timeouts.aloud", "router.aloud"]


def test_a_program_that_was_practised_but_never_said_counts_as_practised(store, catalog, clock) -> None:
    graded(store, clock, "timeouts", Grade.GOOD, days_ago=3)
    assert picked(store, catalog)[0] == "timeouts.aloud"
    graded(store, clock, "idempotency-key.aloud", Grade.GOOD, days_ago=30)
    assert picked(store, catalog)[0] == "idempotency-key.aloud"
    graded(store, clock, "timeouts.aloud", Grade.GOOD)
    assert picked(store, catalog)[0] == "idempotency-key.aloud"


def test_swaps_stay_in_the_group_and_no_card_is_picked_twice(store, catalog, clock) -> None:
    graded(store, clock, "router.aloud", Grade.GOOD, days_ago=9)
    for one in picks_for(SAY_THREE, catalog, store, random.Random(1))[1:2]:
        assert {catalog.drill(card).section for card in one.others} == {"C", "D"}
        assert one.card not in one.others
    twice = SAY_THREE._replace(picks=(Pick(sections=("B",), take=2), Pick(sections=("B",), take=2)))
    assert len(set(picked(store, catalog, segment=twice))) == 4


def test_the_standard_routine(store, catalog) -> None:
    state = plan_routine(find_routine("thirty-minutes", catalog), catalog, store, random.Random(1))
    assert [(segment.kind, segment.seconds, len(segment.items)) for segment in state.segments] == [
        ("code", 600, 1),
        ("spoken", 480, 3),
        ("theory", 420, 7),
        ("story", 300, 2),
    ]
    assert [segment.each for segment in state.segments] == [None, None, 60, None]
    assert [item.card for item in state.segments[0].items] == ["ten-minute"]
    assert [item.card for item in state.segments[3].items] == ["story.built", "story.broke"]
    assert state.segments[1].follow_up


OWN = (
    'title = "Mine"\nabout = "x"\n[[segments]]\ntitle = "a"\nminutes = 2\nkind = "code"\npick = [{ drills = ["%s"] }]\n'
)


def test_routines_of_ones_own(catalog) -> None:
    folder = data_folder() / "routines"
    folder.mkdir()
    (folder / "mine.toml").write_text(OWN % "react-loop")
    (folder / "thirty_minutes.toml").write_text(OWN % "step-cap")
    (folder / "typo.toml").write_text(OWN % "react-lop")
    routines, faults = all_routines(catalog)
    assert [one.title for one in routines if one.name == "thirty-minutes"] == ["Mine"], "one's own comes first"
    assert "react-loop" in str(faults[0])
    assert find_routine("mine", catalog).segments[0].picks[0].drills == ("react-loop",)
    with pytest.raises(ContentError):
        find_routine("typo", catalog)
    with pytest.raises(UnknownRoutine) as error:
        find_routine("thirty-minuts", catalog)
    assert error.value.nearest[0] == "thirty-minutes"


def test_a_routine_that_finds_nothing(catalog, store) -> None:
    routine = find_routine("thirty-minutes", catalog)
    empty = routine._replace(segments=(Segment("x", 2, "spoken", (Pick(sections=("Z",)),)),))
    with pytest.raises(NothingToPractise):
        plan_routine(empty, catalog, store, random.Random(1))


def test_an_older_state_never_replaces_a_newer_one(catalog, store) -> None:
    state = plan_routine(find_routine("thirty-minutes", catalog), catalog, store, random.Random(1))
    keeper = RoutineKeeper(store)
    older, newer = keeper.number(), keeper.number()
    changed = RoutineState(state.id, state.name, state.title, state.segments, position=2)
    keeper.save(changed, newer)
    keeper.save(state, older)
    assert kept_routines(store) == (changed,)
    forget_routine(store, changed)
    keep(store, "session", "other", {"sitting": "routine", "state": {"id": "of another version"}})
    keep(store, "session", "cold", {"cards": []})
    assert kept_routines(store) == ()


def test_an_evening_on_which_nothing_was_done_still_ends_kindly(catalog, store) -> None:
    state = plan_routine(find_routine("thirty-minutes", catalog), catalog, store, random.Random(1))
    said = closing(RoutineState(state.id, state.name, state.title, state.segments, position=4), catalog, store)
    assert said.well == ("You sat down and did it. That is what counts tonight.",)
    assert "The ten-minute program: not begun." in said.morning
    assert sum(line.endswith("not reached.") for line in said.morning) == 12
