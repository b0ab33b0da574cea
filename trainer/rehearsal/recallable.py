"""What there is to recall of each kind of drill that is recalled step by step."""

from __future__ import annotations

from trainer.catalog.kinds.term import term_of, told
from trainer.catalog.models import Drill, Kind
from trainer.rehearsal.recalling import RecallStep, ToRecall

RECALLED: frozenset[Kind] = frozenset({"term"})
"""The kinds that are; all of them are in `asked.ASKED`."""


def to_recall(drill: Drill) -> ToRecall:
    """What there is to recall of a drill whose kind is in `RECALLED`."""
    return _of_term(drill)


def _of_term(drill: Drill) -> ToRecall:
    body = term_of(drill)
    given, ask = drill.question.rsplit("\n", 1)
    return ToRecall(given, (RecallStep("The word" if body.back else "What it means", ask, told(body)),))
