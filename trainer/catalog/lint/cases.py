"""Rules over cases: the symptom does not say what is to be found out, and the arithmetic is a number that is there."""

from __future__ import annotations

import re
from collections.abc import Iterator

from trainer.catalog.errors import UnknownDrill
from trainer.catalog.kinds.case import case_of
from trainer.catalog.lint.findings import Finding
from trainer.catalog.models import Drill
from trainer.catalog.one_drill import load_one

ALIKE = 6
"""So many words in a row, of the symptom and of what follows it, give that away."""


def lint_case(drill: Drill) -> Iterator[Finding]:
    """What falls short in a case."""
    body = case_of(drill)
    given = _runs(f"{drill.question} {body.symptom}")
    for stage in ("diagnosis", "fix", "lesson"):
        shared = next((run for run in _runs(getattr(body, stage)) if run in given), None)
        if shared is not None:
            message = f'question or symptom give the {stage} away: "{" ".join(shared)}"'
            yield Finding.at(drill.path, f"{stage} =", message)
    if body.number and not _is_number(body.number, drill):
        message = f'there is no number "{body.number}" for the arithmetic'
        yield Finding.at(drill.path, "number =", message)


def _runs(text: str) -> list[tuple[str, ...]]:
    """Every run of `ALIKE` words."""
    words = re.findall(r"\w+", text.lower())
    return [tuple(words[at : at + ALIKE]) for at in range(len(words) - ALIKE + 1)]


def _is_number(drill_id: str, drill: Drill) -> bool:
    """Whether it is a number of the case's own pack, or of the built-in one."""
    for pack in (drill.pack, None):
        try:
            return load_one(drill_id, pack).kind == "number"
        except UnknownDrill:
            continue
    return False
