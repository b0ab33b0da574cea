"""Which points an answer lands: groups near each other, and negations in the same clause."""

from __future__ import annotations

import pytest

from trainer.catalog.models import Point
from trainer.rehearsal.points import landing

CAP = Point("A step cap ends it", "position", (("step cap", "step limit"), ("terminat*", "ends", "stops")))


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("A step cap means that the loop terminates.", "landed"),
        ("I put in a STEP-CAP. So it always terminates, whatever the model says.", "landed"),
        ("There is a step limit; it stops.", "landed"),
        ("A step cap does not mean that the loop terminates.", "contradicted"),
        ("I would add no step cap, it ends by itself.", "contradicted"),
        ("There is a step cap.", "confirm"),
        ("I would use a queue.", "missing"),
        ("", "missing"),
        ("There is a step cap. We log a lot. Then some more. Some day it terminates.", "confirm"),
        ("It is not slow, but a step cap ends it.", "landed"),
    ],
)
def test_landing(answer: str, expected: str) -> None:
    assert landing(CAP, answer) == expected
