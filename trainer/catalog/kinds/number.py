"""A number to compute on the spot: values drawn anew each time, an answer with a tolerance, the working after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from trainer.catalog.kinds.own_format import OwnFormat
from trainer.catalog.models import Drill
from trainer.catalog.shapes import Fault, positive_number, text


class NumberBody(NamedTuple):
    """What a number drill says besides its question.

    `unit` may be empty. `tolerance` is relative: 0.02 takes what is within 2 % of the result. `factor`, where it is
    set, is how far off an estimate may be and still count for a part: 2.0 is from half to double.
    """

    unit: str
    tolerance: float
    factor: float | None
    why: str


def number_of(drill: Drill) -> NumberBody:
    """The body of a drill of the kind `number`."""
    if not isinstance(drill.body, NumberBody):
        raise TypeError(f"{drill.id} is a {drill.kind} drill")
    return drill.body


def numbers_path(drill: Drill) -> Path:
    """Where `make` and `solve` are: they draw the values and compute the result."""
    return drill.path.with_name(f"{drill.stem}_numbers.py")


def _built(data: Mapping[str, Any]) -> NumberBody:
    factor = data.get("factor")
    return NumberBody(
        data["unit"], float(data["tolerance"]), None if factor is None else float(factor), data["why"].strip("\n")
    )


def _faults(data: Mapping[str, Any]) -> Iterator[Fault]:
    tolerance, factor = data["tolerance"], data.get("factor")
    if tolerance >= 1:
        yield ("tolerance",), f"must be below 1 (0.02 is 2 %), not {tolerance}"
    elif factor is not None and factor <= 1 + tolerance:
        yield ("factor",), f"must take more than the tolerance does: above {1 + tolerance:g}, not {factor:g}"


FORMAT = OwnFormat(
    keys={"unit": text(empty=True), "tolerance": positive_number(), "why": text()},
    optional={"factor": positive_number()},
    build=_built,
    remake=NumberBody._make,
    faults=_faults,
)
