"""The store: what is kept of attempts and drafts, by several threads and trainers."""

from __future__ import annotations

import threading
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from databases import Try

from trainer.memory.models import Draft, Grade, RunRecord
from trainer.memory.store import IN_MEMORY, Store


def test_everything_of_an_attempt_comes_back(store: Store, attempt: Try) -> None:
    made = attempt(
        "react-loop+2",
        passes=(None, False, True),
        helps=("behaviours", "landmarks"),
        missed=("step_cap", "append_reply"),
        text="print('für €')\n",
        grade=Grade.HARD,
    )
    store.record(made)
    assert store.attempt(made.id) == made
    assert store.attempt("nobody") is None


def test_attempts_come_latest_first_and_no_more_than_asked_for(store: Store, attempt: Try, clock: Any) -> None:
    names = []
    for card in ("react-loop", "trim-budget", "react-loop"):
        clock.forward(minutes=5)
        made = attempt(card)
        store.record(made)
        names.append(made.id)
    assert [one.id for one in store.attempts()] == names[::-1]
    assert [one.id for one in store.attempts("react-loop", limit=1)] == names[-1:]


def test_a_sitting_stands_in_the_order_in_which_it_was_answered(store: Store, attempt: Try, clock: Any) -> None:
    # What another machine did comes in behind it.
    clock.forward(minutes=5)
    later = attempt("trim-budget")._replace(session="sitting")
    clock.forward(minutes=-5)
    earlier = attempt("react-loop")._replace(session="sitting")
    for made in (later, earlier, attempt("react-loop")):
        store.record(made)
    assert store.attempts_of_session("sitting") == [earlier, later]


def test_an_ungraded_attempt_is_recorded_again_with_more_runs(store: Store, attempt: Try) -> None:
    first = attempt(passes=(False,))
    store.record(first)
    more = first._replace(runs=attempt(passes=(False, True)).runs)
    store.record(more)
    assert store.attempts() == [more]
    # Nothing of the runs that it had before is left behind.
    assert store.rows("SELECT count(*) FROM runs") == [(2,)]
    assert store.rows("PRAGMA foreign_key_check") == []


def test_a_graded_attempt_is_closed(store: Store, attempt: Try) -> None:
    made = attempt(grade=Grade.GOOD)
    store.record(made)
    store.record(made._replace(text="another", grade=None))
    assert store.attempts() == [made]
    assert len(store.reviews()) == 1


def test_a_moment_needs_its_zone(store: Store, attempt: Try) -> None:
    with pytest.raises(ValueError, match="time zone"):
        store.record(attempt()._replace(ended=datetime(2030, 3, 4)))
    assert store.attempts() == []


def test_a_draft_keeps_what_honest_recall_needs(store: Store, clock: Any) -> None:
    failed = RunRecord(clock(), "failed", True, False, (("stops at the cap", "step_cap", False),), 61.5, ("landmarks",))
    draft = Draft("react-loop", "blank", "x", 61.5, ("landmarks",), clock(), (failed,), clock() - timedelta(minutes=2))
    store.save_draft(draft)
    assert store.draft("react-loop") == draft


def test_gaps_and_blank_page_do_not_overwrite_each_other(store: Store, clock: Any) -> None:
    blank = Draft("react-loop", "blank", "mine", 1.0, (), clock())
    gaps = Draft("react-loop", "gaps", "gaps", 2.0, (), clock() + timedelta(seconds=1))
    store.save_draft(blank)
    store.save_draft(gaps)
    assert store.draft("react-loop", "blank") == blank
    assert store.draft("react-loop") == gaps, "the latest, where no mode is named"
    store.drop_draft("react-loop", "gaps")
    assert store.drafts() == [blank]
    store.drop_draft("react-loop")
    assert store.drafts() == []


def test_an_attempt_that_is_saved_takes_its_draft_along(store: Store, attempt: Try, clock: Any) -> None:
    store.save_draft(Draft("react-loop", "blank", "x", 1.0, (), clock()))
    store.save_draft(Draft("react-loop", "gaps", "y", 1.0, (), clock()))
    store.record(attempt())
    assert [draft.mode for draft in store.drafts()] == ["gaps"]


def test_threads_may_share_a_store(store: Store, attempt: Try) -> None:
    def work(name: str) -> None:
        for number in range(20):
            store.record(attempt(f"{name}-{number}", grade=Grade.GOOD))
            store.save_draft(Draft(name, "blank", "x" * number, 0.0, (), datetime.now(timezone.utc)))
            store.due()

    threads = [threading.Thread(target=work, args=(f"thread{number}",)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(store.reviews()) == len(store.attempts()) == 80
    assert {len(draft.text) for draft in store.drafts()} == {19}


def test_another_trainer_writes_after_what_is_read_and_written_in_one(store: Store, clock: Any) -> None:
    def write_beside() -> None:
        with Store(store.path, clock) as other:
            other.save_draft(Draft("beside", "blank", "y", 1.0, (), clock()))

    store.save_draft(Draft("here", "blank", "x", 1.0, (), clock()))
    beside = threading.Thread(target=write_beside)
    with store.writing() as connection:
        assert connection.execute("SELECT count(*) FROM drafts").fetchone() == (1,)
        beside.start()
        beside.join(0.3)
        connection.execute("DELETE FROM drafts")
    beside.join()
    assert [draft.card for draft in store.drafts()] == ["beside"]


def test_without_a_disk_practice_still_works(attempt: Try, clock: Any, tmp_path: Path) -> None:
    with Store(IN_MEMORY, clock) as store:
        store.record(attempt(grade=Grade.GOOD))
        assert store.card("react-loop").reviews == 1
    assert list(tmp_path.rglob("*.db")) == []


def test_a_closed_store_can_be_closed_again(store: Store) -> None:
    store.close()
    store.close()
