"""An incident: its symptom with the figures first, then diagnosis, fix and lesson, each shown after it was said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from trainer.catalog.kinds.own_format import OwnFormat
from trainer.catalog.models import Drill
from trainer.catalog.shapes import table, text

STAGES = ("symptom", "diagnosis", "fix", "lesson")
"""What a case holds, in the order in which it is gone through."""


class CaseBody(NamedTuple):
    """What a case says besides its question. `number` is the id of the number that is its arithmetic, or empty."""

    symptom: str
    diagnosis: str
    fix: str
    lesson: str
    number: str


def case_of(drill: Drill) -> CaseBody:
    """The body of a drill of the kind `case`."""
    if not isinstance(drill.body, CaseBody):
        raise TypeError(f"{drill.id} is a {drill.kind} drill")
    return drill.body


def _built(data: Mapping[str, Any]) -> CaseBody:
    stages: dict[str, str] = {stage: data["stages"][stage].strip("\n") for stage in STAGES}
    return CaseBody(number=data.get("number", ""), **stages)


FORMAT = OwnFormat(
    keys={"stages": table({stage: text() for stage in STAGES})},
    optional={"number": text()},
    build=_built,
    remake=CaseBody._make,
)
