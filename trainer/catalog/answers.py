"""Loading an answer: what to say about a drill."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from trainer.catalog.models import Answer, FollowUp, Point
from trainer.catalog.shapes import list_of, table, text
from trainer.catalog.toml_reading import read_toml

POINT = table(
    {
        "say": text(),
        "kind": text(allowed=("position", "tradeoff", "fact")),
        "groups": list_of(list_of(text())),
    }
)
"""What a key point holds."""

_follow_up = table({"ask": text(), "listen_for": list_of(text())})

_ANSWER = table(
    {
        "one_sentence": text(),
        "theory": text(),
        "pitfall": text(),
        "spoken": text(),
        "points": list_of(POINT),
    },
    {
        "further": list_of(text(), empty=True),
        "follow_ups": list_of(_follow_up, empty=True),
    },
)


def load_answer(path: Path) -> Answer:
    """The answer that `path` describes.

    Raises:
        ContentError: the file cannot be read or breaks the format; all its faults at once.
    """
    data = read_toml(path, _ANSWER).data
    return Answer(
        one_sentence=data["one_sentence"].strip("\n"),
        theory=data["theory"].strip("\n"),
        pitfall=data["pitfall"].strip("\n"),
        spoken=data["spoken"].strip("\n"),
        further=tuple(data.get("further", ())),
        points=tuple(build_point(point) for point in data["points"]),
        follow_ups=tuple(
            FollowUp(follow_up["ask"], tuple(follow_up["listen_for"])) for follow_up in data.get("follow_ups", ())
        ),
    )


def build_point(data: Mapping[str, Any]) -> Point:
    """The key point of a table that has the shape `POINT`."""
    return Point(data["say"], data["kind"], tuple(tuple(group) for group in data["groups"]))
