"""The formats of claims and questions: what their files hold, what is said of a slip, what lint asks of a claim."""

from __future__ import annotations

import pytest

from trainer.catalog.catalog import load_catalog
from trainer.catalog.errors import ContentError
from trainer.catalog.indexed import IndexedDrill
from trainer.catalog.kinds.claim import claim_of, right_text, working, wrong_text
from trainer.catalog.kinds.question import ShortAnswer, question_of
from trainer.catalog.lint.claims import lint_claim
from trainer.catalog.lint.questions import lint_question
from trainer.rehearsal.answers.points import landing

CLAIM = """\
id = "seeds"
kind = "claim"
title = "Seeds"
question = "About seeds: what is wrong with this claim?"
minutes = 1
level = "should"
claim = "A packet is enough for the bed."
wrong = "A row takes {each} seeds, and a packet holds fewer than the rows need."
right = "The bed takes {all:,} seeds, {share:.0%} of a packet."

[figures]
each = "300"
all = "12 * each"
packet = "4 * 10 ** 2"
share = "all / packet"

[[points]]
say = "The rows need more than a packet holds"
kind = "position"
groups = [["rows", "bed"], ["packet"], ["fewer", "more"]]
"""

QUESTION = """\
id = "rain"
kind = "question"
title = "Rain"
question = "When do you water?"
minutes = 1
level = "should"
strong = ["Early, by the soil's dampness.", "Never by the clock."]
weak = ["Every day.", "When the surface looks dry."]
tells = ["It rains, too.", "The surface dries first."]
"""


def loaded(folder, name, text):
    folder.write(f"drills/a_soil/{name}.toml", text)
    return load_catalog([folder.pack]).drill(name)


def test_a_claim_has_its_figures_worked_out(folder):
    body = claim_of(loaded(folder, "seeds", CLAIM))
    assert right_text(body) == "The bed takes 3,600 seeds, 900% of a packet."
    assert wrong_text(body).startswith("A row takes 300 seeds")
    assert working(body) == (
        "each = 300",
        "all = 12 × each = 3,600",
        "packet = 4 × 10 ^ 2 = 400",
        "share = all / packet = 900%",
    )


def test_a_question_has_short_answers(folder):
    short = question_of(loaded(folder, "rain", QUESTION)).short
    assert [one.strong for one in short] == [True, True, False, False]
    assert short[3] == ShortAnswer("When the surface looks dry.", "The surface dries first.")


def test_they_are_the_same_from_the_index(folder):
    read = loaded(folder, "seeds", CLAIM), loaded(folder, "rain", QUESTION)
    folder.settle()
    load_catalog([folder.pack])
    catalog = load_catalog([folder.pack])
    kept = catalog.drill("seeds"), catalog.drill("rain")
    assert all(isinstance(drill, IndexedDrill) for drill in kept)
    assert (claim_of(kept[0]), question_of(kept[1])) == (claim_of(read[0]), question_of(read[1]))


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "words"),
    [
        ("seeds", "claim = ", "claims = ", 7, 'did you mean "claim"'),
        ("seeds", '"12 * each"', '"12 * eahc"', 11, 'The figure "all": there is no figure "eahc" before it'),
        ("seeds", '"12 * each"', '"9 ** 9 ** 9 ** 9"', 11, "has no result that is a number"),
        ("seeds", '"12 * each"', "12", 13, "must be a text, not a whole number"),
        ("seeds", "{share:.0%}", "{part:.0%}", 9, 'no figure "part"'),
        ("seeds", "{share:.0%}", "{share:999999d}", 9, "is no placeholder"),
        ("seeds", "{share:.0%}", "nine times", 15, "is used nowhere"),
        ("rain", 'tells = ["It rains, too.", ', "tells = [", 9, "a line for each weak answer: 2, not 1"),
        ("rain", ', "Never by the clock."', "", 7, "must have 2 to 4 answers, not 1"),
        ("rain", '"Every day."', '"Never by the clock."', 8, "for the second time"),
    ],
)
def test_a_slip_has_its_line_and_what_is_right(name, old, new, line, words, folder):
    text = {"seeds": CLAIM, "rain": QUESTION}[name]
    assert text.count(old) == 1
    with pytest.raises(ContentError) as raised:
        loaded(folder, name, text.replace(old, new))
    assert (raised.value.line, words in str(raised.value)) == (line, True), str(raised.value)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("{all:,} seeds", "3,600 seeds by {all}", "the figure 3,600 is typed by hand"),
        ('["rows", "bed"]', '["columns"]', "do not say this point"),
        (', ["fewer", "more"]', "", "the claim itself lands this point"),
        ('[["rows", "bed"], ["packet"], ["fewer", "more"]]', '[["not more"]]', "lands the point that it denies"),
    ],
)
def test_what_lint_says_of_a_claim(old, new, words, folder):
    assert CLAIM.count(old) == 1

    def found(text):
        drill = loaded(folder, "seeds", text)
        return [one.message for one in lint_claim(drill, lambda point, said: landing(point, said) == "landed")]

    assert found(CLAIM) == []
    assert any(words in message for message in found(CLAIM.replace(old, new)))


def test_lint_finds_answers_that_length_tells_apart(folder):
    def found(text):
        return [(one.line, one.message) for one in lint_question(loaded(folder, "rain", text))]

    assert found(QUESTION) == []
    ((line, message),) = found(QUESTION.replace('"Never by the clock."', '"Whenever a finger in the soil says so."'))
    assert line == 7 and "each strong answer is longer" in message


def test_length_does_not_tell_the_built_in_answers_apart(catalog):
    short = [(len(one.says), one.strong) for drill in catalog.of_kind("question") for one in question_of(drill).short]
    weak = sum(not strong for _, strong in short)
    by_length = max(sum((length > limit) == strong for length, strong in short) for limit in range(200))
    assert by_length <= weak + 0.05 * len(short), "saying weak of all does nearly as well"


def test_another_kind_has_no_such_data(folder):
    drill = loaded(folder, "rain", QUESTION)
    with pytest.raises(TypeError, match="rain is a question drill"):
        claim_of(drill)
