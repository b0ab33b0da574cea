"""Which points an answer lands: groups near each other, and negations in the same clause."""

from __future__ import annotations

import pytest

from trainer.catalog.models import Point
from trainer.rehearsal.answers.points import landing, lands

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
        ("It ends. Each step is logged, and then, much later, somebody wears a cap.", "confirm"),
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
        ("Not that a step cap ends it, the prompt does.", "contradicted"),
        ("It's not that a step cap ends it.", "contradicted"),
        ("It's not that hard. A step cap ends it.", "landed"),
        ("It's not that a queue ends it, it's that a step cap ends it.", "landed"),
        ("A step cap ends it. That's what people say. It's wrong.", "contradicted"),
        ("A step cap ends it. That's what everybody thinks, but it's wrong.", "contradicted"),
        ("A step cap ends it. That's what people say, and it's true.", "landed"),
        ("Some people say that a step cap ends it, but a prompt is as good.", "contradicted"),
        ("They say a step cap ends it. But a prompt is as good.", "contradicted"),
        ("They say a prompt is as good, but a step cap ends it.", "landed"),
        ("Some people say a step cap ends it but honestly that's overkill.", "contradicted"),
        ("People say a step cap ends it but no.", "contradicted"),
        ("A step cap ends it? Nope.", "contradicted"),
        ("A step cap ends it? No, a prompt does.", "contradicted"),
        ("Does a prompt do? No, a step cap ends it.", "landed"),
        ("A step cap ends it. No way.", "contradicted"),
        ("A step cap ends it. I don't see why.", "contradicted"),
        ("A step cap ends it. I never found that to be true.", "contradicted"),
        ("I can't see that a step cap ends it.", "contradicted"),
        ("It's not so that a step cap ends it.", "contradicted"),
        ("The common belief that a step cap ends it is wrong.", "contradicted"),
        ('The opposite of "a step cap ends it" is true.', "contradicted"),
        ("No step cap ends a run like that one in time, it never ends.", "contradicted"),
        ("A step cap hardly ends the run that somebody would say it ends.", "contradicted"),
        ("A mistake is costly, so a step cap ends it.", "landed"),
        ("If it isn't there say so, but a step cap ends it.", "landed"),
        ("With a step cap I don't need a deadline, it ends.", "landed"),
        ("No more than ten steps, that's the step cap that ends it.", "landed"),
        ("No more than one step cap ends it.", "landed"),
        ("What you can't do without is a step cap, it ends it.", "landed"),
        ("What you can do without is a step cap, it ends anyway.", "contradicted"),
        ("It ends on what you didn't think of, by a step cap.", "landed"),
        ("Don't believe what it says, a step cap ends it.", "landed"),
        ("Don't believe that a step cap ends it.", "contradicted"),
        ("I don't believe that, whatever people say, a step cap ends it.", "contradicted"),
        ("It stops and doesn't need a deadline, a step cap does that.", "landed"),
        ("A step cap with many rounds ends but should not be what ends it.", "landed"),
        ("The step cap and its ends aren't interesting.", "contradicted"),
        ("It terminates stuff that doesn't matter, by a step cap.", "landed"),
        ("A loop without a step cap is fine, it ends by itself.", "contradicted"),
        ("A loop without a step cap is expensive, it never ends.", "contradicted"),
        ("A loop that never stops is expensive, so a step cap ends it.", "landed"),
        ("step cap " + "and then we log a lot, " * 20 + "it terminates", "confirm"),
    ],
)
def test_landing(answer: str, expected: str) -> None:
    assert landing(CAP, answer) == expected
    assert lands(CAP, answer) == (expected == "landed"), "the quick way says the same"


RUNS = Point("Runs can't be reproduced", "tradeoff", (("run", "runs"), ("not reproduc*", "vary", "1.5")))


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("Runs can't be reproduced.", "landed"),
        ("Nobody can reproduce a run.", "landed"),
        ("You get runs that vary, rather than reproducible ones.", "landed"),
        ("Every run is reproducible.", "contradicted"),
        ("It is not true that runs can't be reproduced.", "contradicted"),
        ("I don't think that runs can be reproduced.", "landed"),
        ("All of our runs can be reproduced? No.", "landed"),
        ("Runs vary, they aren't just reproducible copies.", "landed"),
        ("Runs take 1.5 times as long.", "landed"),
        ("Runs take 1 or 5 times as long.", "confirm"),
    ],
)
def test_a_word_that_has_to_be_negated(answer: str, expected: str) -> None:
    assert landing(RUNS, answer) == expected


APART = Point("Clients are kept from coming back together", "fact", (("client*",), ("together", "at once")))
SAME = Point("Text has the same standing as an instruction", "fact", (("text", "data"), ("instruction*",)))
ONE = Point("One agent with good tools is the default", "position", (("one agent",), ("good tools", "default")))
CODE = Point("The gate is code, not a prompt", "position", (("gate", "check"), ("code",), ("not prompt", "not ask")))


@pytest.mark.parametrize(
    ("point", "answer", "expected"),
    [
        (APART, "It keeps clients apart, so they don't come back together.", "landed"),
        (APART, "It is not true that clients are kept from coming back together.", "contradicted"),
        (APART, "No client is held up, and they come back together.", "contradicted"),
        (SAME, "The model doesn't distinguish text from an instruction.", "landed"),
        (SAME, "It can't tell data from instructions.", "landed"),
        (SAME, "It never takes text for an instruction.", "contradicted"),
        (ONE, "One agent with good tools should not be the default.", "contradicted"),
        (ONE, "One agent with good tools is no problem.", "contradicted"),
        (CODE, "The check is code, not just a prompt.", "landed"),
        (CODE, "The check is not just a single piece of code, don't ask.", "contradicted"),
        (CODE, "The check is code, not only for the prompt.", "landed"),
        (CODE, "The check is not only code but a prompt.", "contradicted"),
    ],
)
def test_whose_the_negation_is(point: Point, answer: str, expected: str) -> None:
    assert landing(point, answer) == expected


def test_a_negation_is_no_form_of_another_word() -> None:
    assert landing(Point("Kept in notes", "fact", (("notes", "canned"),)), "It can not be done.") == "missing"
    assert landing(Point("Kept in notes", "fact", (("notes",),)), "It was noted, in a note.") == "landed"


@pytest.mark.parametrize(("heard", "expected"), [("Two low cuts it off.", "landed"), ("Two hundred of it.", "missing")])
def test_what_a_recogniser_makes_of_too(heard: str, expected: str) -> None:
    assert landing(Point("Too low cuts off", "fact", (("too low",),)), heard) == expected


def test_a_word_of_signs_alone_is_never_said() -> None:
    assert landing(Point("Dash", "fact", (("--",),)), "A -- b. , , ") == "missing"


@pytest.mark.parametrize(
    "odd",
    [
        " " * 50_000,
        "\n \t" * 20_000,
        ", " + " " * 50_000,
        "a" * 50_000,
        "a." * 30_000,
        "? " * 30_000,
        "A cap. " * 5_000,
        "no step cap ends " * 3_000,
        "if no cap without step cap it ends is " * 1_000,
        "\U0001f642\u6f22 " * 10_000,
        "...",
        "\u6211\u4e0d\u77e5\u9053. \U0001f642!",
    ],
    ids=lambda text: ascii(text[:12]),
)
def test_a_long_text_of_any_kind_is_judged(odd: str) -> None:
    assert landing(CAP, f"A step cap ends it.\n\n{odd}\n\nA step cap ends it.") == "landed"


def test_a_long_word_is_looked_at_no_further_than_its_beginning() -> None:
    assert landing(CAP, f"A step cap terminat{'a' * 1_000}.") == "landed"


def test_what_holds_no_word_is_no_sentence() -> None:
    assert landing(CAP, "Is it that a step cap ends it? ... No.") == "contradicted"
    assert landing(CAP, "There is a step cap. \U0001f642! ... It ends.") == "landed"
