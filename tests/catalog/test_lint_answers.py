"""What `pack lint` says about answers: each rule with an answer that breaks it."""

from __future__ import annotations

import pytest

from trainer.catalog.catalog import load_catalog
from trainer.catalog.lint.answers import lint_answer, lint_shared_sentences
from trainer.catalog.lint.linting import told
from trainer.catalog.lint.points import denials, denied, foreign, lint_foreign
from trainer.catalog.models import Point
from trainer.rehearsal.answers.points import landing

SPOKEN = " ".join(["We water early, since water stays then."] * 14)

ANSWER = f"""\
one_sentence = "Water early."
theory = "It sinks in."
pitfall = "Noon."
spoken = "{SPOKEN}"
further = ["Smith 1999, Beds"]

[[points]]
say = "Early water stays"
kind = "position"
groups = [["early"], ["water"]]

[[points]]
say = "Water must not stand"
kind = "tradeoff"
groups = [["water"], ["stays"]]

[[points]]
say = "Water goes in the morning"
kind = "fact"
groups = [["water"]]

[[follow_ups]]
ask = "In winter?"
listen_for = ["frost"]

[[follow_ups]]
ask = "In rain?"
listen_for = ["no"]
"""


def lands(point: Point, text: str) -> bool:
    return landing(point, text) == "landed"


def findings(folder, text):
    folder.drill("water")
    path = folder.answer("water", text=text)
    catalog = load_catalog([folder.pack])
    drill = catalog.drill("water")
    found = list(lint_answer(drill, catalog.answer(drill), lands))
    assert all(one.path == path.resolve() for one in found)
    return [(one.line, one.message) for one in found]


def test_an_answer_in_order(folder):
    assert findings(folder, ANSWER) == []


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        (f"{SPOKEN}", "We water early, water stays.", 4, "has 5 words"),
        ('kind = "tradeoff"', 'kind = "fact"', 7, "no point is a trade-off"),
        ('kind = "position"', 'kind = "fact"', 7, "no point is a position"),
        ('["early"]', '["late"]', 8, "lacks its own point"),
        ('further = ["Smith 1999, Beds"]', "", None, "no further reading"),
        ('[["water"]]', '[["water", "not true"]]', 18, "lands the point that it denies"),
    ],
)
def test_what_falls_short_is_named_with_its_line(folder, old, new, line, says):
    assert ANSWER.count(old) == 1
    ((found_line, message),) = findings(folder, ANSWER.replace(old, new))
    assert found_line == line and says in message


def garden(folder, kind, after):
    folder.drill("water")
    folder.answer("water", text=ANSWER)
    folder.write(
        "drills/b_plants/why.toml",
        f'id = "why"\nkind = "{kind}"\ntitle = "Why"\nquestion = "Why?"\nminutes = 1\nlevel = "must"\n'
        f"after = {after}\n",
    )
    folder.answer("why", "b_plants", ANSWER.replace("14", "15"))
    catalog = load_catalog([folder.pack])
    assert catalog.errors == ()
    return {drill: catalog.answer(drill) for drill in catalog.drills if drill.kind != "spoken"}


def foreign_points(catalog):
    points = told(catalog)
    found = foreign(points, lands)
    return found, list(lint_foreign(found, points, points, lands))


def test_points_that_others_land_are_named(folder):
    garden(folder, "theory", ["water"])
    share, found = foreign_points(load_catalog([folder.pack]))
    assert (share.landed, share.pairs, len(found)) == (6, 6, 6)
    assert any(
        one.message.startswith("the spoken answer of why lands this point too, 1 of 1; of all points others land 100%")
        and one.message.endswith('only this answer says; most of these say "early", "water": Early water stays')
        for one in found
    )


def test_a_cold_question_may_land_what_it_asks_again(folder):
    garden(folder, "cold", ["water"])
    assert foreign_points(load_catalog([folder.pack]))[1] == []


def test_a_cold_question_is_held_against_all_others(folder):
    garden(folder, "cold", [])
    assert len(foreign_points(load_catalog([folder.pack]))[1]) == 6


def test_no_two_answers_share_a_sentence(folder):
    (finding,) = {(one.line, one.message) for one in lint_shared_sentences(garden(folder, "cold", ["water"]))}
    assert finding[0] == 4 and "water has this sentence too" in finding[1]


def test_denials_take_in_all_that_is_said():
    point = Point("A cap ends it, since nothing else does", "fact", (("cap",), ("ends",)))
    assert lands(point, point.say)
    assert [text for text in denials(point.say) if lands(point, text)] == []


def test_denied_says_it_of_every_clause():
    assert denied("The plan decides: workers can't") == (
        "it is not true that The plan decides: it is not true that workers can't"
    )


@pytest.mark.slow
def test_the_built_in_answers_are_in_order():
    catalog = load_catalog()
    kinds = ("code", "theory", "cold", "question")
    answers = {drill: catalog.answer(drill) for drill in catalog.drills if drill.kind in kinds}
    assert None not in answers.values()
    found = [finding for drill, answer in answers.items() for finding in lint_answer(drill, answer, lands)]
    found += lint_shared_sentences(answers)
    assert [str(finding) for finding in found] == []


@pytest.mark.slow
def test_the_built_in_points_tell_the_answers_apart():
    """Found: 2.1 % of the points are landed by another drill's spoken answer."""
    share, found = foreign_points(load_catalog())
    assert [str(finding) for finding in found] == []
    assert share.share <= 0.04
