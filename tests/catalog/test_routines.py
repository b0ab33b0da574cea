"""Loading routines: what they give, and what is said about one that can't be carried out."""

from __future__ import annotations

import pytest

from trainer.catalog.catalog import load_catalog
from trainer.catalog.errors import ContentError, UnknownRoutine
from trainer.catalog.models import Pick
from trainer.catalog.routines import load_routine

ROUTINE = """\
title = "A morning"
about = "Before it is hot."

[[segments]]
title = "Water"
minutes = 6
kind = "code"
pick = [{ drills = ["water"] }, { sections = ["a", "B"], take = 2, by = "order" }]

[[segments]]
title = "Say it"
minutes = 1.5
kind = "spoken"
follow_up = true
pick = [{ sections = ["A"] }]
"""


@pytest.fixture
def garden(folder):
    for name in ("water", "dig"):
        folder.drill(name)
    folder.drill("prune", folder="b_plants")
    folder.answer("water")
    return folder


def test_a_routine_is_what_its_file_says(garden):
    garden.write("drills/routines/early_start.toml", ROUTINE)
    catalog = load_catalog([garden.pack])
    assert catalog.errors == ()
    routine = catalog.routine("early-start")
    assert (routine.title, routine.about, routine.minutes) == ("A morning", "Before it is hot.", 7.5)
    typed, said = routine.segments
    assert typed.picks == (Pick(drills=("water",)), Pick(sections=("A", "B"), take=2, by="order"))
    assert (typed.kind, typed.follow_up) == ("code", False)
    assert said.picks == (Pick(sections=("A",), take=1, by="shakiest"),)
    assert (said.kind, said.follow_up) == ("spoken", True)


def test_a_wrong_name_offers_the_nearest(garden):
    garden.write("drills/routines/early_start.toml", ROUTINE)
    catalog = load_catalog([garden.pack])
    with pytest.raises(UnknownRoutine) as caught:
        catalog.routine("early-strt")
    assert caught.value.nearest == ("early-start",)
    assert "early-start" in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "key", "line", "says"),
    [
        ('drills = ["water"]', 'drills = ["watr"]', "segments.1.pick.1.drills.1", 8, 'did you mean "water"?'),
        ('drills = ["water"]', 'drills = ["water.aloud"]', "segments.1.pick.1.drills.1", 8, "is a spoken drill"),
        ('["a", "B"]', '["a", "X"]', "segments.1.pick.2.sections.2", 8, "the sections are A, B"),
        ('pick = [{ sections = ["A"] }]', 'pick = [{ sections = ["A"], take = 2 }]', "segments.2.pick.1.sections", 15,
         "asks for 2 of the spoken drills of A; there are 1"),
        ('sections = ["A"]', 'sections = ["A", "a"], take = 2', "segments.2.pick.1.sections", 15, "there are 1"),
        ('kind = "spoken"', 'kind = "theory"', "segments.2.pick.1.sections", 15, "theory drills of A; there are 0"),
        ('kind = "spoken"', 'kind = "spokn"', "segments.2.kind", 13, 'did you mean "spoken"?'),
        ("follow_up", "followup", "segments.2.followup", 14, 'did you mean "follow_up"?'),
        ("follow_up = true", 'follow_up = "yes"', "segments.2.follow_up", 14, "true or false"),
        ("minutes = 6", "minutes = 0", "segments.1.minutes", 6, "above 0"),
        ('by = "order"', 'by = "chance"', "segments.1.pick.2.by", 8, '"shakiest" or "order"'),
        ('drills = ["water"]', "", "segments.1.pick.1", 8, 'either "drills" or "sections"'),
        ('drills = ["water"]', 'drills = ["water"], take = 1', "segments.1.pick.1.take", 8, "sections"),
    ],
)  # fmt: skip
def test_a_fault_says_where_and_what(garden, old, new, key, line, says):
    assert ROUTINE.count(old) == 1
    path = garden.write("drills/routines/early.toml", ROUTINE.replace(old, new))
    catalog = load_catalog([garden.pack])
    assert catalog.routines == ()
    (error,) = catalog.errors
    assert (error.path, error.key, error.line) == (path.resolve(), key, line)
    assert says in error.message


def test_a_broken_drill_is_reported_once(garden):
    garden.drill("weed", folder="b_plants", change=("minutes = 3", "minutes = 0"))
    garden.write("drills/routines/early.toml", ROUTINE.replace('["water"]', '["weed", "weed.aloud"]'))
    catalog = load_catalog([garden.pack])
    assert [error.path.name for error in catalog.errors] == ["weed.toml"]
    assert catalog.routine("early").segments[0].picks[0].drills == ("weed", "weed.aloud")


def test_a_routine_of_ones_own_is_loaded_from_anywhere(garden, tmp_path):
    catalog = load_catalog([garden.pack])
    path = tmp_path / "mine.toml"
    path.write_text(ROUTINE)
    assert load_routine(path, catalog.drills).name == "mine"
    path.write_text(ROUTINE.replace('"water"', '"wter"'))
    with pytest.raises(ContentError, match="there is no drill"):
        load_routine(path, catalog.drills)


def test_the_routines_that_come_with_it():
    catalog = load_catalog()
    assert catalog.routine("thirty-minutes").minutes == 30
    assert catalog.routine("warm-up").minutes == 15
    assert {segment.kind for segment in catalog.routine("code-only").segments} == {"code"}
    assert [segment.minutes for segment in catalog.routine("thirty-minutes").segments] == [10, 8, 7, 5]
