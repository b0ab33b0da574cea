"""Where a routine stands, as plain values: everything that is needed to go on after a crash."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from trainer.catalog.models import Kind

SegmentOutcome = Literal["ahead", "running", "rung", "early", "skipped"]
"""A segment is still ahead or runs; its bell has rung, it was ended before that, or was passed over."""

ItemPhase = Literal["typing", "saying", "following", "position", "tradeoff", "done"]
"""A program is typed; an answer is said, its follow-up answered, its two marks given; or all that is over."""


@dataclass(frozen=True)
class Work:
    """What was typed: the text, its runs as JSON (as `runs_text` writes them), and the landmarks that the last run
    missed. `seconds` is the learner's own clock."""

    text: str = ""
    seconds: float = 0.0
    runs: str = "[]"
    missed: tuple[str, ...] = ()

    @property
    def begun(self) -> bool:
        """Whether there is anything of it."""
        return bool(self.text.strip()) or self.runs != "[]"


@dataclass(frozen=True)
class Item:
    """One thing to type or say.

    `attempt` is the id under which it is recorded. `others` are what a swap brings in its place. `started` and `ended`
    are microseconds since 1970, None where it has not; `seconds` is the time spent on it, `said_in` how much of that it
    took to say it, `allowed` what was added to its minutes. `asked` are the follow-ups that were put. `position` and
    `tradeoff` are whether they landed, None where nobody said; `text` is what was understood of a spoken answer.
    """

    card: str
    attempt: str
    others: tuple[str, ...] = ()
    phase: ItemPhase = "saying"
    seconds: float = 0.0
    said_in: float | None = None
    allowed: float = 0.0
    started: int | None = None
    ended: int | None = None
    asked: tuple[str, ...] = ()
    position: bool | None = None
    tradeoff: bool | None = None
    work: Work | None = None
    text: str = ""

    @property
    def reached(self) -> bool:
        """Whether there is anything to judge: it was typed, or said, at least in part."""
        return self.said_in is not None or bool(self.text) or (self.work is not None and self.work.begun)


@dataclass(frozen=True)
class TimedSegment:
    """A segment in its place. `seconds` is its length with all that was added, `used` what has passed.

    `each` is the time for one item where each has its own, as the theory answers do; None where they share.
    """

    title: str
    kind: Kind
    seconds: float
    items: tuple[Item, ...]
    follow_up: bool = False
    each: float | None = None
    used: float = 0.0
    position: int = 0
    outcome: SegmentOutcome = "ahead"

    @property
    def left(self) -> float:
        """The seconds that are left, 0 at the least."""
        return max(self.seconds - self.used, 0.0)

    @property
    def item(self) -> Item:
        """The item that is at hand."""
        return self.items[self.position]

    @property
    def item_left(self) -> float | None:
        """The seconds left for the item at hand, None where it shares the segment's."""
        return None if self.each is None else max(self.each + self.item.allowed - self.item.seconds, 0.0)

    def with_item(self, **changes: Any) -> TimedSegment:
        """This segment with the item at hand changed."""
        items = list(self.items)
        items[self.position] = replace(self.item, **changes)
        return replace(self, items=tuple(items))


@dataclass(frozen=True)
class RoutineState:
    """A routine as it stands. `position` is the segment at hand, one past the last when it is over."""

    id: str
    name: str
    title: str
    segments: tuple[TimedSegment, ...]
    position: int = 0
    paused: bool = False

    @property
    def over(self) -> bool:
        """Whether the last bell has rung."""
        return self.position >= len(self.segments)

    @property
    def segment(self) -> TimedSegment:
        """The segment at hand; the last one when it is over."""
        return self.segments[min(self.position, len(self.segments) - 1)]

    def with_segment(self, segment: TimedSegment) -> RoutineState:
        """This state with the segment at hand changed."""
        segments = list(self.segments)
        segments[self.position] = segment
        return replace(self, segments=tuple(segments))

    def to_data(self) -> dict[str, object]:
        """Plain data, as JSON has it."""
        return asdict(self)


def state_of(data: Mapping[str, Any]) -> RoutineState:
    """The state that `to_data` described.

    Raises:
        KeyError, TypeError, ValueError: it was written by a trainer that kept it in another way.
    """
    return RoutineState(**{**data, "segments": tuple(_segment_of(one) for one in data["segments"])})


def _segment_of(data: Mapping[str, Any]) -> TimedSegment:
    return TimedSegment(**{**data, "items": tuple(_item_of(one) for one in data["items"])})


def _item_of(data: Mapping[str, Any]) -> Item:
    work = data["work"] and Work(**{**data["work"], "missed": tuple(data["work"]["missed"])})
    return Item(**{**data, "others": tuple(data["others"]), "asked": tuple(data["asked"]), "work": work})
