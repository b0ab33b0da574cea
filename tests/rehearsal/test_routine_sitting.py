"""The routine as it runs, without a screen: its time, its bells, its keys, and going on after a crash."""

from __future__ import annotations

import json
from typing import Any

import pytest

from trainer.rehearsal.routine.elapsed import GAP, ElapsedTime
from trainer.rehearsal.routine.sitting import RoutineSitting
from trainer.rehearsal.routine.state import Item, RoutineState, TimedSegment, Work, state_of

FOLLOW_UPS = {"retry.aloud": "What about a write?"}


def items(*cards: str, others: tuple[str, ...] = ()) -> tuple[Item, ...]:
    return tuple(Item(card, f"attempt of {card}", others) for card in cards)


def plan() -> RoutineState:
    return RoutineState(
        "evening",
        "thirty-minutes",
        "The evening before",
        (
            TimedSegment("Type it", "code", 600, items("ten-minute")),
            TimedSegment("Say two", "spoken", 480, items("retry.aloud", "router.aloud", others=("gate.aloud",)), True),
            TimedSegment("Judgement", "theory", 120, items("agent-or-workflow", "which-memory"), each=60.0),
            TimedSegment("Stories", "story", 300, items("story.built", "story.broke")),
        ),
    )


def sitting(clock: Any, state: RoutineState | None = None, speed: float = 1.0) -> RoutineSitting:
    made = RoutineSitting(state or plan(), clock, clock.now, FOLLOW_UPS.get, speed)
    made.start()
    return made


def wait(one: RoutineSitting, clock: Any, seconds: float) -> list[str]:
    """Let time pass in steps, as a screen does."""
    bells: list[str] = []
    while seconds > 0:
        step = min(seconds, 10.0)
        clock.seconds += step
        seconds -= step
        bells += one.tick()
    return bells


def test_the_typed_segment_rings_once_and_waits(clock: Any) -> None:
    one = sitting(clock)
    assert wait(one, clock, 599) == []
    assert one.segment.left == 1
    assert wait(one, clock, 1) == ["segment"]
    assert (one.state.position, one.segment.outcome) == (0, "rung")
    assert wait(one, clock, 60) == []
    assert one.segment.used == 660
    one.go_on()
    assert (one.state.position, one.segment.outcome) == (1, "running")
    assert one.state.segments[0].outcome == "rung"


def test_a_spoken_segment_moves_on_with_the_bell(clock: Any) -> None:
    one = sitting(clock)
    one.end_segment()
    assert wait(one, clock, 479) == []
    assert wait(one, clock, 1) == ["segment"]
    assert one.segment.kind == "theory"
    said = one.state.segments[1].items
    assert said[0].said_in == 480, "the bell cut it off, but it was being said"
    assert said[1].said_in is None


def test_an_answer_then_its_follow_up_then_the_next(clock: Any) -> None:
    one = sitting(clock)
    one.end_segment()
    wait(one, clock, 45)
    one.go_on()
    assert (one.item.phase, one.item.asked, one.item.said_in) == ("following", ("What about a write?",), 45)
    wait(one, clock, 15)
    one.go_on()
    assert (one.item.card, one.item.phase) == ("router.aloud", "saying")
    wait(one, clock, 30)
    one.go_on()
    assert one.segment.kind == "theory", "there is nothing to ask after it, so the segment is through"
    assert one.state.segments[1].outcome == "early"


def test_theory_is_one_minute_each_with_two_marks(clock: Any) -> None:
    one = sitting(clock)
    one.end_segment()
    one.end_segment()
    wait(one, clock, 40)
    one.judge(True)
    assert one.item.phase == "saying", "nothing to judge before it was said"
    one.go_on()
    one.judge(True)
    one.judge(False)
    first = one.segment.items[0]
    assert (first.position, first.tradeoff, first.said_in) == (True, False, 40)
    assert one.item.card == "which-memory"
    assert wait(one, clock, 59) == []
    one.go_on()
    assert wait(one, clock, 1) == ["segment"], "the marks are given within the same minute"
    second = one.state.segments[2].items[1]
    assert (second.position, second.tradeoff, second.said_in) == (None, None, 59)


def test_the_minute_of_a_theory_answer_rings_by_itself(clock: Any) -> None:
    one = sitting(clock)
    one.end_segment()
    one.end_segment()
    assert wait(one, clock, 60) == ["item"]
    assert one.item.card == "which-memory"
    one.go_on()
    assert one.item.phase == "saying", "a key meant for the one before does nothing"
    clock.seconds += 2
    one.go_on()
    assert one.item.phase == "position"


def test_the_last_bell(clock: Any) -> None:
    one = sitting(clock)
    for _ in range(3):
        one.end_segment()
    assert wait(one, clock, 300) == ["over"]
    assert one.state.over
    for act in (one.go_on, one.end_segment, one.skip_segment, one.more_time, one.swap, one.start, one.pause):
        act()
    assert one.state.over
    assert wait(one, clock, 60) == []


def test_more_time_early_end_and_skipping(clock: Any) -> None:
    one = sitting(clock)
    wait(one, clock, 590)
    one.more_time()
    assert one.segment.left == 70
    assert wait(one, clock, 70) == ["segment"]
    wait(one, clock, 20)
    one.more_time()
    assert (one.segment.outcome, one.segment.left) == ("running", 60), "a minute from now on"
    assert wait(one, clock, 60) == ["segment"]
    one.skip_segment()
    one.skip_segment()
    one.more_time()
    assert (one.segment.kind, one.segment.item_left, one.segment.left) == ("theory", 120, 180)
    one.end_segment()
    assert [segment.outcome for segment in one.state.segments] == ["skipped", "skipped", "early", "running"]


def test_a_pause_stands_still(clock: Any) -> None:
    one = sitting(clock)
    wait(one, clock, 20)
    one.pause()
    assert wait(one, clock, 5000) == []
    assert one.state.paused
    one.resume()
    wait(one, clock, 10)
    assert (one.segment.used, one.gap) == (30, 0)


@pytest.mark.parametrize(("counts", "used"), [(True, 120.0), (False, 20.0)])
def test_after_a_gap_it_is_asked_whether_it_counts(clock: Any, counts: bool, used: float) -> None:
    one = sitting(clock)
    wait(one, clock, 20)
    clock.seconds += 100
    assert one.tick() == ()
    assert (one.segment.used, one.gap) == (20, 100)
    clock.seconds += 500
    one.tick()
    assert one.gap == 100, "the time that the question waits is nobody's"
    one.settle_gap(counts)
    assert (one.segment.used, one.gap) == (used, 0)
    wait(one, clock, 10)
    assert one.segment.used == used + 10


def test_a_gap_that_counts_goes_on_into_the_next_segments(clock: Any) -> None:
    one = sitting(clock)
    one.end_segment()
    clock.seconds += 480 + 60 + 10
    one.tick()
    assert one.settle_gap(True) == ("segment", "item")
    assert (one.item.card, one.item.seconds) == ("which-memory", 10)


def test_swapping_goes_round(clock: Any) -> None:
    one = sitting(clock)
    assert not one.can_swap
    one.swap()
    one.end_segment()
    wait(one, clock, 10)
    first = one.item.attempt
    one.swap()
    assert (one.item.card, one.item.seconds, one.segment.used) == ("gate.aloud", 0, 10)
    assert one.item.attempt != first
    one.swap()
    assert one.item.card == "retry.aloud"
    one.swap()
    wait(one, clock, 5)
    one.go_on()
    assert one.item.card == "router.aloud"
    assert not one.can_swap, "what is there already is not offered"


def test_speed_makes_time_pass_faster(clock: Any) -> None:
    one = sitting(clock, speed=60)
    assert wait(one, clock, 10) == ["segment"]
    clock.seconds += GAP + 1
    one.tick()
    assert one.gap == GAP + 1, "a gap is one of the real clock"
    assert one.settle_gap(True) == (), "what is typed waits"
    assert one.segment.used == 60 * (10 + GAP + 1), "but it counts as the rest does"


def test_it_goes_on_from_what_was_kept(clock: Any) -> None:
    one = sitting(clock)
    one.set_work(Work("def run", 30.0, "[]", ("step_cap",)))
    wait(one, clock, 100)
    one.go_on()
    wait(one, clock, 33)
    one.go_on()
    kept = state_of(json.loads(json.dumps(one.state.to_data())))
    assert kept == one.state
    clock.seconds += 86400
    again = sitting(clock, kept)
    assert again.tick() == ()
    assert (again.gap, again.item.phase, again.segment.left) == (0, "following", 447)
    assert again.state.segments[0].items[0].work == Work("def run", 30.0, "[]", ("step_cap",))
    again.go_on()
    assert again.item.card == "router.aloud"


def test_a_paused_routine_stays_paused_when_it_is_opened_again(clock: Any) -> None:
    one = sitting(clock)
    one.pause()
    again = sitting(clock, one.state)
    assert wait(again, clock, 100) == []
    again.resume()
    wait(again, clock, 10)
    assert again.segment.used == 10


def test_a_clock_that_goes_back_counts_nothing(clock: Any) -> None:
    elapsed = ElapsedTime(clock)
    elapsed.start()
    clock.seconds -= 50
    assert elapsed.take() == 0
    clock.seconds += 5
    assert elapsed.stop() == 5
