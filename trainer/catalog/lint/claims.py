"""Rules over claims: what the learner should say is taught by the text, and no figure is typed by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator

from trainer.catalog.kinds.claim import claim_of, right_text, wrong_text
from trainer.catalog.lint.findings import Finding
from trainer.catalog.lint.points import Lands, at_point, lint_denied
from trainer.catalog.models import Drill

POINTS = (1, 3)

_PLACE = re.compile(r"\{[^{}]*\}")
_TYPED = re.compile(r"\d[\d.,]*\d|\d ?%")
"""A figure; a single digit may well belong to a formula or a marker."""


def lint_claim(drill: Drill, lands: Lands) -> Iterator[Finding]:
    """What falls short in a claim. That its figures can be worked out, loading it has proven."""
    body = claim_of(drill)
    told = f"{wrong_text(body)}\n\n{right_text(body)}"
    if not POINTS[0] <= len(body.points) <= POINTS[1]:
        yield Finding.at(drill.path, "[[points]]", f"{len(body.points)} points; one to three are asked for")
    typed = _TYPED.search(_PLACE.sub("", body.right))
    if typed:
        message = f"the figure {typed[0]} is typed by hand: work it out under [figures], or write it as a word"
        yield Finding.at(drill.path, "right =", message)
    for point in body.points:
        if not lands(point, told):
            yield at_point(drill.path, point, "`wrong` and `right` do not say this point")
        if lands(point, body.claim):
            yield at_point(drill.path, point, "the claim itself lands this point")
        yield from lint_denied(drill.path, point, lands)
