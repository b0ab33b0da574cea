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
        ("Not only a step cap ends it, a budget does too.", "landed"),
        ("I don't think that a step cap is what ends it.", "contradicted"),
        ("It is not true that in a program of this size any step cap stops it.", "contradicted"),
        ("A step cap is not needed, it terminates anyway.", "contradicted"),
        ("A step cap is overkill, it terminates anyway.", "contradicted"),
        ("A step cap dont mean that it terminates, dont trust that it ends.", "contradicted"),
        ("Step caps stopped it, um, you know, each time.", "landed"),
        ("A limit on the, uh, number of steps terminated it.", "landed"),
        ("Never forget the step cap, it ends the loop.", "landed"),
        ("A step cap ends it. Never without a step cap.", "landed"),
        ("People say that a step cap ends it, but that's wrong.", "contradicted"),
        ("A step cap ends it? No, that's not true.", "contradicted"),
        ("A step cap that ends it, I wouldn't bother with that.", "contradicted"),
        ("I doubt that a step cap ends it.", "contradicted"),
        ("The mistake is to think that a step cap ends it.", "contradicted"),
        ("Skip the step cap, it ends anyway.", "contradicted"),
        ("You don't need a step cap that ends it. It stops by itself.", "contradicted"),
        ("Hardly anybody believes that a step cap ends it.", "contradicted"),
        ("I refuse to believe that a step cap ends it.", "contradicted"),
        ("I reject the idea that a step cap ends it.", "contradicted"),
        ("It is simply untrue that in a program of any size a step cap ends it.", "contradicted"),
        ("A step cap ends it? Rubbish.", "contradicted"),
        ("Some say that a step cap ends it. Far from it.", "contradicted"),
        ("A step cap ends it? No, the opposite is true.", "contradicted"),
        ("A step cap that ends it after twenty or thirty rounds of the model is a waste of time.", "contradicted"),
        ("A step cap ends it? I don't think so.", "contradicted"),
        ("A step cap ends it? I would not say so.", "contradicted"),
        ("A step cap ends it? That could not be further from the truth.", "contradicted"),
        ("It is false: a step cap ends it.", "contradicted"),
        ("I used to think that a step cap ends it.", "contradicted"),
        ("I used to think that a queue is enough, but a step cap ends it.", "landed"),
        ("There is no evidence that a step cap ends it.", "contradicted"),
        ("I don't buy the idea that a step cap ends it.", "contradicted"),
        ("The claim that a step cap, which counts the rounds, ends it is nonsense.", "contradicted"),
        ("The claim that a queue ends it is nonsense; a step cap ends it.", "landed"),
        ("It may be slow, so a step cap ends it.", "landed"),
        ("Is it slow? Not at all, a step cap ends it.", "landed"),
        ("More steps are pointless, so a step cap ends it.", "landed"),
        ("Nobody denies that; a step cap ends it.", "landed"),
        ("step cap " + "and then we log a lot, " * 20 + "it terminates", "confirm"),
    ],
)
def test_landing(answer: str, expected: str) -> None:
    assert landing(CAP, answer) == expected


RUNS = Point("Runs can't be reproduced", "tradeoff", (("run", "runs"), ("not reproduc*", "vary", "1.5")))


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("Runs can't be reproduced.", "landed"),
        ("Nobody can reproduce a run.", "landed"),
        ("You get runs that vary, rather than reproducible ones.", "landed"),
        ("Every run is reproducible.", "contradicted"),
        ("It is not true that runs can't be reproduced.", "contradicted"),
        ("Runs take 1.5 times as long.", "landed"),
        ("Runs take 1 or 5 times as long.", "confirm"),
    ],
)
def test_a_word_that_has_to_be_negated(answer: str, expected: str) -> None:
    assert landing(RUNS, answer) == expected


@pytest.mark.parametrize(("heard", "expected"), [("Two low cuts it off.", "landed"), ("Two hundred of it.", "missing")])
def test_what_a_recogniser_makes_of_too(heard: str, expected: str) -> None:
    assert landing(Point("Too low cuts off", "fact", (("too low",),)), heard) == expected


def test_a_word_of_signs_alone_is_never_said() -> None:
    assert landing(Point("Dash", "fact", (("--",),)), "A -- b. , , ") == "missing"
