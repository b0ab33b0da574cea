"""What an evening comes to after its last bell, and the page to judge it on."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta, timezone

from trainer.catalog.catalog import Catalog
from trainer.memory.models import Attempt, Grade, RunRecord
from trainer.memory.store import Store
from trainer.rehearsal.routine.closing import closing, sheet_entries
from trainer.rehearsal.routine.state import Item, RoutineState, TimedSegment, Work

NOON = datetime(2030, 1, 10, 12, 0, tzinfo=timezone.utc)
TYPED = Item("ten-minute", "typed", phase="done", ended=1)
SAID = Item("react-loop.aloud", "said", phase="done", ended=1)


def evening(*segments: TimedSegment) -> RoutineState:
    return RoutineState("evening", "thirty-minutes", "The evening before", segments)


def typed(*items: Item) -> TimedSegment:
    return TimedSegment("Type it", "code", 600, items, outcome="rung")


def said(*items: Item) -> TimedSegment:
    return TimedSegment("Say them", "spoken", 480, items, outcome="rung")


def judged(*items: Item) -> TimedSegment:
    return TimedSegment("Judgement", "theory", 120, items, outcome="rung")


def attempt(name: str, *passed: bool, loaded: bool = True, missed: tuple[str, ...] = ()) -> Attempt:
    """An attempt at the typed program, with a run for each of `passed`; one of two checks passes always."""
    runs = tuple(
        RunRecord(NOON, "", loaded, one, (("a", "a", True), ("b", "b", one)) if loaded else (), 60.0) for one in passed
    )
    return Attempt(
        name, "ten-minute", "ten-minute", (), "blank", NOON, NOON + timedelta(minutes=5), 300.0, "", runs, (), missed,
        Grade.GOOD, None,
    )  # fmt: skip


def test_a_program_that_passes_went_well(catalog: Catalog, store: Store) -> None:
    store.record(attempt("typed", False, True))
    title = catalog.drill("ten-minute").title
    assert closing(evening(typed(TYPED)), catalog, store) == ((f"{title}: every check passes, in 5:00.",), ())


def test_one_that_does_not_has_its_checks_and_what_it_missed(catalog: Catalog, store: Store) -> None:
    drill = catalog.drill("ten-minute")
    first, second = drill.landmarks[:2]
    store.record(attempt("typed", False, missed=(first.id,)))
    came = closing(evening(typed(TYPED)), catalog, store)
    assert came == ((f"{drill.title}: 1 of 2 checks pass.",), (f"{drill.title}: {first.say}.",))
    last_run = replace(TYPED, work=Work("x", missed=(second.id, "no such landmark")))
    assert closing(evening(typed(last_run)), catalog, store).morning == (f"{drill.title}: {second.say}.",)


def test_what_never_ran_or_was_never_begun_is_for_the_morning(catalog: Catalog, store: Store) -> None:
    title = catalog.drill("ten-minute").title
    store.record(attempt("typed", False, loaded=False))
    other = replace(TYPED, attempt="not there")
    came = closing(evening(typed(TYPED, other)), catalog, store)
    assert came.morning == (f"{title}: it never ran.", f"{title}: not begun.")
    assert came.well == ("You sat down and did it. That is what counts tonight.",)


def test_what_is_said_goes_well_within_its_minute(catalog: Catalog, store: Store) -> None:
    title = catalog.drill("react-loop.aloud").title
    items = (replace(SAID, said_in=60.0), replace(SAID, said_in=61.0), replace(SAID, phase="saying", ended=None))
    came = closing(evening(said(*items)), catalog, store)
    assert came.well == ("Say them: 1 of 3 said within a minute.",)
    assert [one.rpartition(": ")[2] for one in came.morning if "took" not in one] == ["not reached."]
    assert [one.partition(": it ")[2] for one in came.morning if "took" in one] == [
        "took 1:01; say it in one minute."
    ], title


def test_a_judgement_needs_its_position_and_its_trade_off(catalog: Catalog, store: Store) -> None:
    item = Item("agent-or-workflow", "judged", phase="done", ended=1, said_in=20.0)
    marks = ((True, True), (True, False), (False, None))
    items = [replace(item, position=position, tradeoff=tradeoff) for position, tradeoff in marks]
    came = closing(evening(judged(*items)), catalog, store)
    title = catalog.drill("agent-or-workflow").title
    assert came.well == ("Judgement: position and trade-off landed in 1 of 3.",)
    assert came.morning == (f"{title}: no trade-off.", f"{title}: no position and no trade-off.")


def test_a_segment_that_was_passed_over_is_only_named(catalog: Catalog, store: Store) -> None:
    skipped = replace(judged(Item("agent-or-workflow", "judged")), outcome="skipped")
    assert closing(evening(skipped), catalog, store).morning == ("Passed over: Judgement.",)


def test_the_sheet_has_what_was_recorded_in_its_order(catalog: Catalog, store: Store) -> None:
    spoken = attempt("said")._replace(card="react-loop.aloud", drill="react-loop.aloud", mode="spoken")
    store.record(spoken)
    store.record(attempt("typed", False, True, missed=("step_cap",)))
    (follow_up, *_) = catalog.answer(catalog.drill("react-loop.aloud")).follow_ups
    asked = replace(SAID, asked=(follow_up.ask,))
    entries = sheet_entries(
        evening(typed(TYPED), said(asked), judged(Item("agent-or-workflow", "none"))), catalog, store
    )
    assert [entry.attempt.id for entry in entries] == ["typed", "said"]
    program, answer = entries
    minutes = catalog.drill("ten-minute").minutes
    assert program.notes == (f"Passed on run 2, 5:00 of {minutes:.0f}:00 par.", "Missed at first: step cap.")
    assert answer.notes == ("Said in 5:00.", f"Then asked: {follow_up.ask}")
    assert answer.listen_for == follow_up.listen_for
