"""A claim that one hears, what is wrong with it, and what is right, with figures that are worked out and not typed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from trainer.catalog.answers import POINT, build_point
from trainer.catalog.arithmetic import NoSum, names_in, work_out
from trainer.catalog.kinds.own_format import OwnFormat
from trainer.catalog.models import Drill, Point
from trainer.catalog.placeholders import NoPlace, fill, formatted, names_in_places
from trainer.catalog.shapes import Fault, Key, list_of, repeated, table_of, text


class ClaimBody(NamedTuple):
    """What a claim drill says besides its question.

    `wrong` and `right` may hold placeholders for the `figures`, which are names with their sums, in order. `points` are
    what whoever sees through the claim would say.
    """

    claim: str
    wrong: str
    right: str
    figures: tuple[tuple[str, str], ...]
    points: tuple[Point, ...]
    further: tuple[str, ...]


def claim_of(drill: Drill) -> ClaimBody:
    """The body of a drill of the kind `claim`."""
    if not isinstance(drill.body, ClaimBody):
        raise TypeError(f"{drill.id} is a {drill.kind} drill")
    return drill.body


def asked(drill: Drill) -> str:
    """What is asked, with the claim in quotes below."""
    return f"{drill.question}\n\n\u201c{claim_of(drill).claim}\u201d"


def wrong_text(body: ClaimBody) -> str:
    """What is wrong with the claim, its figures in their places."""
    return fill(body.wrong, work_out(dict(body.figures)))


def right_text(body: ClaimBody) -> str:
    """What is right, its figures in their places."""
    return fill(body.right, work_out(dict(body.figures)))


def working(body: ClaimBody) -> tuple[str, ...]:
    """How the figures come about, one line each: `blocked = workers × seconds = 24`."""
    results = work_out(dict(body.figures))
    forms: dict[str, str] = {}
    for name, form in (*names_in_places(body.right), *names_in_places(body.wrong)):
        forms.setdefault(name, form)
    return tuple(_line(name, summed, formatted(results[name], forms.get(name, ""))) for name, summed in body.figures)


def _line(name: str, summed: str, value: str) -> str:
    said = name.replace("_", " ")
    if summed.replace(".", "", 1).isdecimal():
        return f"{said} = {value}"
    return f"{said} = {summed.replace('**', '^').replace('*', '×').replace('_', ' ')} = {value}"


def _built(data: Mapping[str, Any]) -> ClaimBody:
    return ClaimBody(
        data["claim"].strip("\n"),
        data["wrong"].strip("\n"),
        data["right"].strip("\n"),
        tuple(data.get("figures", {}).items()),
        tuple(build_point(point) for point in data["points"]),
        tuple(data.get("further", ())),
    )


def _remade(plain: Iterable[Any]) -> ClaimBody:
    claim, wrong, right, figures, points, further = plain
    return ClaimBody(claim, wrong, right, figures, tuple(map(Point._make, points)), further)


def _faults(data: Mapping[str, Any]) -> Iterator[Fault]:
    figures: dict[str, str] = data.get("figures", {})
    try:
        results = work_out(figures)
    except NoSum as error:
        yield ("figures",), str(error).rstrip(".")
        return
    used = set().union(*map(names_in, figures.values()))
    for key in ("wrong", "right"):
        try:
            fill(data[key], results)
        except NoPlace as error:
            yield (key,), str(error).rstrip(".")
            return
        used.update(name for name, _ in names_in_places(data[key]))
    for name in figures.keys() - used:
        yield ("figures", name), "is used nowhere: neither in `wrong` or `right` nor in another figure"
    says: list[str] = [point["say"] for point in data["points"]]
    keys: list[Key] = [("points", at, "say") for at in range(len(says))]
    yield from repeated(says, keys, "the points")


FORMAT = OwnFormat(
    keys={"claim": text(), "wrong": text(), "right": text(), "points": list_of(POINT)},
    optional={"figures": table_of(text()), "further": list_of(text(), empty=True)},
    build=_built,
    remake=_remade,
    faults=_faults,
)
