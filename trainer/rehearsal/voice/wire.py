"""Events and orders between the trainer and the listening process, as lines of JSON."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any, Literal, cast

from trainer.rehearsal.voice.heard import Began, Delivery, Done, Event, Failed, Filler, Gate, Level, Line
from trainer.rehearsal.voice.sources import SourceKind, SourceSpec

STOP = b'"stop"\n'
"""The order to end listening and to say what was heard; the end of the orders means that nobody wants to know."""

_NAMES: dict[type[Event], str] = {Began: "began", Level: "level", Line: "line", Done: "done", Failed: "failed"}


@dataclass(frozen=True)
class Order:
    """What to listen to, and the path under which to keep the sound, if at all."""

    source: SourceSpec
    keep: str | None = None
    lines: bool = True


def order_line(order: Order) -> bytes:
    """The first line that the listening process reads."""
    return json.dumps(asdict(order)).encode() + b"\n"


def order_of(line: bytes) -> Order:
    """The order of `order_line`."""
    data: dict[str, Any] = json.loads(line)
    source = data["source"]
    spec = SourceSpec(cast(SourceKind, source["kind"]), source["name"], source["paced"])
    return Order(spec, data["keep"], data["lines"])


def event_line(event: Event) -> bytes:
    """An event as a line."""
    return json.dumps({"event": _NAMES[type(event)], **asdict(event)}).encode() + b"\n"


def event_of(line: bytes) -> Event | None:
    """The event of `event_line`; None of a line that is none, as a library may print one."""
    try:
        data: dict[str, Any] = json.loads(line)
        return _event(cast('Literal["began", "level", "line", "done", "failed"]', data.pop("event")), data)
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


def _event(name: Literal["began", "level", "line", "done", "failed"], data: dict[str, Any]) -> Event:
    if name == "began":
        return Began(**data)
    if name == "level":
        return Level(**data)
    if name == "line":
        return Line(**data)
    if name == "done":
        return Done(_delivery(data["delivery"]), data["note"])
    return Failed(data["sentence"])


def _delivery(data: dict[str, Any]) -> Delivery:
    return Delivery(
        seconds=data["seconds"],
        words=data["words"],
        words_a_minute=data["words_a_minute"],
        speaking_seconds=data["speaking_seconds"],
        longest_pause=data["longest_pause"],
        pauses=tuple(data["pauses"]),
        fillers=tuple(Filler(**one) for one in data["fillers"]),
        hesitations=data["hesitations"],
        lines=tuple(Line(**one) for one in data["lines"]),
        text=data["text"],
        by=cast(Gate, data["by"]),
    )
