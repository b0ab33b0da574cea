"""Statistics: sums that stay true, recall as FSRS expects it, landmarks that are missed again and again."""

from __future__ import annotations

import json
from datetime import timedelta
from typing import Any

import pytest
from databases import DAY, Try

from trainer.catalog.catalog import Catalog
from trainer.memory.missed import MissedLandmark, missed_landmarks, most_missed
from trainer.memory.models import Grade, Take
from trainer.memory.schedule import recall_on
from trainer.memory.statistics import (
    DayMinutes,
    Tries,
    drill_times,
    minutes_by_day,
    recall_by_section,
    reviews_ahead,
    statistics,
    tries,
)
from trainer.memory.store import Store
from trainer.memory.takes import log_take


def test_without_practice_there_are_no_figures(store: Store, catalog: Catalog) -> None:
    found = statistics(store, catalog)
    assert found.tries == Tries(0, 0, 0, 0, None, 0.0)
    assert found.tries.first_run_rate is None
    assert found.times == found.missed == ()
    assert {section.recall for section in found.sections} == {None}
    json.dumps(found.to_json())


def test_tries_count_runs_that_loaded(store: Store, attempt: Try) -> None:
    for passes in ((True,), (None, True), (False, True), (False, False, None, True), (False,), (None,)):
        store.record(attempt(passes=passes))
    store.record(attempt(mode="gaps", passes=(True,)))
    store.record(attempt(mode="read", passes=()))
    found = tries(store)
    assert found == Tries(7, 5, 2, 4, (1 + 1 + 2 + 3) / 4, 16.0)
    assert found.first_run_rate == 2 / 5
    assert tries(store, "react-loop") == found
    assert tries(store, "trim-budget").attempts == 0


def test_sums_stay_true_when_an_attempt_is_recorded_again(store: Store, attempt: Try) -> None:
    first = attempt(passes=(False,))
    store.record(first)
    store.record(first._replace(runs=attempt(passes=(False, True)).runs, grade=Grade.AGAIN))
    assert tries(store) == Tries(1, 1, 0, 1, 2.0, 2.0)
    store.undo_last_grade()
    assert tries(store) == Tries(1, 1, 0, 1, 2.0, 2.0), "taking back a grade takes back no try"


def test_times_stand_against_par(store: Store, attempt: Try, clock: Any, catalog: Catalog) -> None:
    for seconds in (240, 90, 120):
        clock.forward(minutes=10)
        store.record(attempt(seconds=seconds))
    store.record(attempt(seconds=999, passes=(False,)))
    store.record(attempt("of-a-pack-that-was-removed"))
    (time,) = drill_times(store, catalog)
    assert (time.card, time.par_minutes) == ("react-loop", catalog.drill("react-loop").minutes)
    assert (time.passes, time.mean_minutes, time.best_minutes, time.last_minutes) == (3, 2.5, 1.5, 2.0)


def test_recall_of_a_section_is_the_mean_of_its_cards(store: Store, attempt: Try, clock: Any, catalog: Catalog) -> None:
    section = catalog.drill("react-loop").section
    store.record(attempt("react-loop", grade=Grade.GOOD))
    store.record(attempt("react-loop+1", grade=Grade.AGAIN))
    day = DAY + timedelta(days=5)
    expected = [recall_on(store.card(name), day) for name in ("react-loop", "react-loop+1")]
    found = {one.section: one for one in recall_by_section(store, catalog, day)}
    assert found[section].recall == pytest.approx(sum(expected) / 2)
    assert found[section].graded == 2
    assert sum(one.graded for one in found.values()) == 2
    assert list(found) == list(dict.fromkeys(drill.section for drill in catalog.drills))


def test_reviews_ahead_count_each_card_on_its_day(store: Store, attempt: Try) -> None:
    for card, grade in (("a", Grade.AGAIN), ("b", Grade.HARD), ("c", Grade.GOOD), ("d", Grade.EASY)):
        store.record(attempt(card, grade=grade))
    ahead = reviews_ahead(store, DAY)
    assert [one.reviews for one in ahead] == [1, 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert ahead[0].day == DAY
    later = reviews_ahead(store, DAY + timedelta(days=3), days=3)
    assert [one.reviews for one in later] == [3, 0, 0], "what waits is today's"


def test_minutes_belong_to_learning_days(store: Store, attempt: Try, clock: Any) -> None:
    clock.at(DAY, 3)
    store.record(attempt(seconds=60))
    clock.at(DAY, 5)
    store.record(attempt(seconds=120, mode="read", passes=()))
    assert minutes_by_day(store, DAY, days=3) == (
        DayMinutes(DAY - timedelta(days=2), 0, 0.0),
        DayMinutes(DAY - timedelta(days=1), 1, 1.0),
        DayMinutes(DAY, 1, 2.0),
    )


def test_only_the_last_tries_count_as_missed(store: Store, attempt: Try, clock: Any) -> None:
    for missed in (("old",), ("step_cap",), (), ("step_cap", "append_reply"), (), ("step_cap",)):
        clock.forward(minutes=5)
        store.record(attempt(passes=(not missed,), missed=missed))
        store.record(attempt(mode="gaps", passes=(False,), missed=("old",)))
        store.record(attempt(passes=(None,)))
    assert missed_landmarks(store, "react-loop") == (
        MissedLandmark("react-loop", "step_cap", 3, 5),
        MissedLandmark("react-loop", "append_reply", 1, 5),
    )
    store.record(attempt("trim-budget", passes=(False,), missed=("pinned",)))
    assert [one.landmark for one in most_missed(store)] == ["step_cap", "pinned", "append_reply"]
    assert len(most_missed(store, limit=1)) == 1


def test_a_document_of_it_names_every_field(store: Store, catalog: Catalog, attempt: Try, clock: Any) -> None:
    tried = attempt(passes=(False,), missed=("step_cap",))
    store.record(tried)
    log_take(store, Take(tried.id, clock(), tried.card, 30.0, 140.0, 0.5, 1, 2, 0.5))
    document = json.loads(json.dumps(statistics(store, catalog).to_json()))
    assert document["missed"] == [{"card": tried.card, "landmark": "step_cap", "times": 1, "tries": 1}]
    (take,) = document["spoken"]
    assert take == {
        "attempt": tried.id,
        "at": clock().isoformat(),
        "card": tried.card,
        "seconds": 30.0,
        "words_a_minute": 140.0,
        "longest_pause": 0.5,
        "pauses": 1,
        "fillers": 2,
        "landed": 0.5,
    }
