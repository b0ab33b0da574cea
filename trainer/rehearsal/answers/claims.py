"""A claim as something to say: what is wrong with it, then what is right and how its figures come about."""

from __future__ import annotations

from trainer.catalog.kinds.claim import asked, claim_of, right_text, working, wrong_text
from trainer.catalog.models import Drill
from trainer.rehearsal.answers.speaking import SpokenSubject

BAND = (10.0, 40.0)
"""Seconds that it should take to say what is wrong with a claim."""


def claim_subject(drill: Drill) -> SpokenSubject:
    """A claim drill as something to say."""
    body = claim_of(drill)
    wrong, right = wrong_text(body), right_text(body)
    return SpokenSubject(
        card=drill.id,
        drill=drill.id,
        title=drill.title,
        question=asked(drill),
        model_answer=f"{wrong}\n\n{right}",
        points=body.points,
        further=body.further,
        band=BAND,
        shown=(("What is wrong", wrong), ("What is right", right), ("The figures", "\n".join(working(body)))),
    )
