"""The routine as it runs: time, bells, and what each key does to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Literal
from uuid import uuid4

from trainer.memory.rows import micros
from trainer.rehearsal.routine.elapsed import ElapsedTime
from trainer.rehearsal.routine.state import Item, ItemPhase, RoutineState, SegmentOutcome, TimedSegment, Work

Bell = Literal["item", "segment", "over"]
"""The time of one item is up, that of a segment, or that of the last one."""

GRACE = 1.0
"""Seconds after a bell in which a key that was meant for what went before does nothing."""

MINUTE = 60.0


class RoutineSitting:
    """A routine that runs.

    Segments that are spoken move on with the bell. One that is typed waits: no key may fall into another screen, and no
    text is cut off. Time stands still until `start`.

    Arguments:
        state: where it stands, from `plan_routine` or from an earlier sitting.
        clock: seconds that never go back, as `elapsed_clock` gives them.
        now: the moment, with its time zone.
        follow_up: gives the question to put after a card was said, None where there is none.
        speed: how many times faster than the clock its time passes.
    """

    def __init__(
        self,
        state: RoutineState,
        clock: Callable[[], float],
        now: Callable[[], datetime],
        follow_up: Callable[[str], str | None],
        speed: float = 1.0,
    ) -> None:
        self.state = state
        self._clock = clock
        self._now = now
        self._follow_up = follow_up
        self._elapsed = ElapsedTime(clock, speed)
        self._rang_at: float | None = None

    @property
    def segment(self) -> TimedSegment:
        """The segment at hand."""
        return self.state.segment

    @property
    def item(self) -> Item:
        """The item at hand."""
        return self.segment.item

    # Time

    def start(self) -> None:
        """Begin, or go on where it was left."""
        if self.state.over:
            return
        if self.segment.outcome == "ahead":
            self._enter()
        if not self.state.paused:
            self._elapsed.start()

    def tick(self) -> tuple[Bell, ...]:
        """Let the time pass; the bells that rang."""
        return self._spend(self._elapsed.take())

    @property
    def gap(self) -> float:
        """Seconds in which the machine slept, until `settle_gap` says whether they count; 0 where it did not."""
        return self._elapsed.gap

    def settle_gap(self, counts: bool) -> tuple[Bell, ...]:
        """Say whether the gap counts; the bells that rang in it."""
        return self._spend(self._elapsed.settle(counts))

    def pause(self) -> None:
        """Stand still until `resume`."""
        self._spend(self._elapsed.stop())
        if not self.state.over:
            self.state = replace(self.state, paused=True)

    def stop(self) -> None:
        """Let no more time pass: the screen is left. `start` goes on."""
        self._spend(self._elapsed.stop())

    def resume(self) -> None:
        """Go on after a pause."""
        self.state = replace(self.state, paused=False)
        self.start()

    # What the learner does

    def go_on(self) -> None:
        """It was said, or its follow-up was answered; what was typed is done with. Otherwise nothing happens."""
        self._catch_up()
        if self.state.over or self._just_rang:
            return
        if self.item.phase == "saying":
            self._end_saying()
        elif self.item.phase in ("following", "typing"):
            self._end_item()

    def judge(self, landed: bool) -> None:
        """Say whether the position landed, then whether the trade-off did."""
        self._catch_up()
        if self.state.over or self._just_rang:
            return
        if self.item.phase == "position":
            self._change_item(position=landed, phase="tradeoff")
        elif self.item.phase == "tradeoff":
            self._change_item(tradeoff=landed)
            self._end_item()

    def end_segment(self) -> None:
        """End the segment before its time."""
        self._catch_up()
        if not self.state.over:
            self._leave(self._ended)

    def skip_segment(self) -> None:
        """Pass over the segment."""
        self._catch_up()
        if not self.state.over:
            self._leave("skipped")

    def more_time(self) -> None:
        """Give the segment a minute more, and the item at hand where it has its own."""
        self._catch_up()
        if self.state.over:
            return
        changed = replace(self.segment, seconds=max(self.segment.seconds, self.segment.used) + MINUTE)
        self.state = self.state.with_segment(replace(changed, outcome="running"))
        self._change_item(allowed=self.item.allowed + MINUTE)

    @property
    def can_swap(self) -> bool:
        """Whether something else can be said in the place of what is asked."""
        return not self.state.over and self.item.phase == "saying" and self._next_other() is not None

    def swap(self) -> None:
        """Ask for the next shakiest in the place of what is asked; what was asked comes back at the end."""
        self._catch_up()
        other = None if self.state.over or self.item.phase != "saying" else self._next_other()
        if other is None:
            return
        others = (*(card for card in self.item.others if card != other), self.item.card)
        self._change_item(card=other, others=others, attempt=uuid4().hex, seconds=0.0, started=micros(self._now()))

    def set_work(self, work: Work) -> None:
        """Note what is typed."""
        if not self.state.over and self.item.phase == "typing" and work != self.item.work:
            self._change_item(work=work)

    def set_text(self, attempt: str, text: str) -> None:
        """Note what was understood of an answer, which may be over by now; nothing where it was swapped."""
        self.state = replace(
            self.state, segments=tuple(_with_text(segment, attempt, text) for segment in self.state.segments)
        )

    # Inside

    def _catch_up(self) -> None:
        """Time that has passed belongs to what was there before the key."""
        self.tick()

    @property
    def _just_rang(self) -> bool:
        return self._rang_at is not None and self._clock() - self._rang_at < GRACE

    def _spend(self, seconds: float) -> tuple[Bell, ...]:
        bells: list[Bell] = []
        while not self.state.over:
            segment = self.segment
            room = segment.left if segment.item_left is None else segment.item_left
            waits = segment.kind == "code"
            passed = seconds if waits else min(seconds, room)
            self._pass_by(passed)
            if seconds < room or (waits and segment.outcome == "rung"):
                break
            seconds -= passed
            bells.append(self._ring())
        if bells:
            self._rang_at = self._clock()
        return tuple(bells)

    def _pass_by(self, seconds: float) -> None:
        self.state = self.state.with_segment(replace(self.segment, used=self.segment.used + seconds))
        self._change_item(seconds=self.item.seconds + seconds)

    def _ring(self) -> Bell:
        segment = self.segment
        if segment.kind == "code":
            self.state = self.state.with_segment(replace(segment, outcome="rung"))
            return "segment"
        if self.item.phase == "saying":
            # Cut off by the bell, but it was being said.
            self._change_item(said_in=self.item.seconds, ended=micros(self._now()))
        if segment.each is not None and segment.position + 1 < len(segment.items):
            self._end_item()
            return "item"
        self._leave("rung")
        return "over" if self.state.over else "segment"

    def _end_saying(self) -> None:
        self._change_item(said_in=self.item.seconds, ended=micros(self._now()))
        ask = self._follow_up(self.item.card) if self.segment.follow_up else None
        if self.segment.kind == "theory":
            self._change_item(phase="position")
        elif ask is not None:
            self._change_item(phase="following", asked=(ask,))
        else:
            self._end_item()

    def _end_item(self) -> None:
        segment = self.segment
        last = segment.position + 1 == len(segment.items)
        if last or segment.outcome == "rung":
            self._leave(self._ended)
            return
        self._close_item()
        self.state = self.state.with_segment(replace(self.segment, position=segment.position + 1))
        self._open_item()

    @property
    def _ended(self) -> SegmentOutcome:
        return "rung" if self.segment.outcome == "rung" else "early"

    def _leave(self, outcome: SegmentOutcome) -> None:
        self._close_item()
        self.state = self.state.with_segment(replace(self.segment, outcome=outcome))
        self.state = replace(self.state, position=self.state.position + 1)
        if self.state.over:
            self._elapsed.stop()
        else:
            self._enter()

    def _enter(self) -> None:
        self.state = self.state.with_segment(replace(self.segment, outcome="running"))
        self._open_item()

    def _open_item(self) -> None:
        phase: ItemPhase = "typing" if self.segment.kind == "code" else "saying"
        self._change_item(phase=phase, started=micros(self._now()))

    def _close_item(self) -> None:
        self._change_item(phase="done", ended=self.item.ended or micros(self._now()))

    def _next_other(self) -> str | None:
        present = {item.card for item in self.segment.items}
        return next((card for card in self.item.others if card not in present), None)

    def _change_item(self, **changes: object) -> None:
        self.state = self.state.with_segment(self.segment.with_item(**changes))


def _with_text(segment: TimedSegment, attempt: str, text: str) -> TimedSegment:
    items = (replace(item, text=text) if item.attempt == attempt else item for item in segment.items)
    return replace(segment, items=tuple(items))
