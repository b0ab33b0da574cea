"""A situation with a few options, one of them right; why it is, and the rows of the table that it comes from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from trainer.catalog.kinds.own_format import OwnFormat
from trainer.catalog.models import Drill
from trainer.catalog.shapes import Fault, did_you_mean, list_of, repeated, table, text

FEWEST, MOST = 2, 6
"""So many options at least and at most."""


class Row(NamedTuple):
    """A line of a comparison: an option, when to take it, and what it costs."""

    option: str
    when: str
    cost: str


class ChoiceBody(NamedTuple):
    """What a choice drill says besides its question, which is the situation.

    `right` is one of the `options`. `rows` are the table that is shown after the choice; there may be none.
    """

    options: tuple[str, ...]
    right: str
    why: str
    rows: tuple[Row, ...]


def choice_of(drill: Drill) -> ChoiceBody:
    """The body of a drill of the kind `choice`."""
    if not isinstance(drill.body, ChoiceBody):
        raise TypeError(f"{drill.id} is a {drill.kind} drill")
    return drill.body


def _built(data: Mapping[str, Any]) -> ChoiceBody:
    return ChoiceBody(
        tuple(data["options"]),
        data["right"],
        data["why"].strip("\n"),
        tuple(Row(**row) for row in data.get("rows", ())),
    )


def _remade(plain: Iterable[Any]) -> ChoiceBody:
    options, right, why, rows = plain
    return ChoiceBody(options, right, why, tuple(map(Row._make, rows)))


def _faults(data: Mapping[str, Any]) -> Iterator[Fault]:
    options: list[str] = data["options"]
    if not FEWEST <= len(options) <= MOST:
        yield ("options",), f"must have {FEWEST} to {MOST} entries, not {len(options)}"
    yield from repeated(options, [("options", at) for at in range(len(options))], "the options")
    if data["right"] not in options:
        yield ("right",), f"must be one of the options, to the letter{did_you_mean(data['right'], options)}"
    rows = [row["option"] for row in data.get("rows", ())]
    yield from repeated(rows, [("rows", at, "option") for at in range(len(rows))], "the rows' options")
    if rows and data["right"] in options and data["right"] not in rows:
        yield ("rows",), f'must have a row for the right option, "{data["right"]}"'


FORMAT = OwnFormat(
    keys={"options": list_of(text()), "right": text(), "why": text()},
    optional={"rows": list_of(table({"option": text(), "when": text(), "cost": text()}), empty=True)},
    build=_built,
    remake=_remade,
    faults=_faults,
)
