"""The catalog of all drills: order, look-ups, what it says about broken files."""

from __future__ import annotations

import pytest

from trainer.catalog.catalog import load_catalog
from trainer.catalog.errors import ContentError, UnknownDrill, UnknownSection
from trainer.catalog.one_drill import load_one

ROUTINE = """\
title = "Short"
about = "Before lunch."

[[segments]]
title = "Dig"
minutes = 5
kind = "code"
pick = [{ drills = ["dig"] }]
"""


def ids(drills):
    return [drill.id for drill in drills]


def test_drills_stand_by_section_then_prerequisites_then_file_name(folder):
    folder.drill("weed", folder="b_plants")
    folder.drill("dig", after=("rake",))
    folder.drill("compost", after=("dig", "weed"))
    folder.drill("rake")
    folder.drill("ant")
    catalog = load_catalog([folder.pack])
    assert ids(catalog.drills) == ["ant", "rake", "dig", "compost", "weed"]
    assert catalog.errors == ()
    assert ids(catalog.of_section("b")) == ["weed"]
    assert catalog.section("a").title == "Soil and water"


def test_a_drill_and_a_card_are_found_by_id(folder):
    folder.drill("water-beds")
    catalog = load_catalog([folder.pack])
    drill = catalog.drill("water-beds")
    assert catalog.card("water-beds") == (drill, None)
    assert catalog.card("water-beds+1") == (drill, drill.twists[0])


@pytest.mark.parametrize("wanted", ["water-bds", "Water_Beds", "water-beds+7", "water-beds+", "../water-beds"])
def test_a_wrong_id_offers_the_nearest(folder, wanted):
    folder.drill("water-beds")
    folder.drill("rake")
    catalog = load_catalog([folder.pack])
    with pytest.raises(UnknownDrill) as caught:
        catalog.card(wanted)
    assert caught.value.nearest[0].removesuffix("+1") == "water-beds"
    assert caught.value.wanted == wanted
    assert "water-beds" in str(caught.value)


def test_at_most_three_are_offered(folder):
    for name in ("bed-a", "bed-b", "bed-c", "bed-d", "zzz"):
        folder.drill(name)
    with pytest.raises(UnknownDrill) as caught:
        load_catalog([folder.pack]).drill("bed-")
    assert len(caught.value.nearest) == 3
    with pytest.raises(UnknownDrill) as caught:
        load_catalog([folder.pack]).drill("qqqqqq")
    assert caught.value.nearest == ()


def test_an_unknown_section_says_which_there_are(folder):
    with pytest.raises(UnknownSection) as caught:
        load_catalog([folder.pack]).of_section("q")
    assert caught.value.nearest == ("A", "B")


def test_a_broken_drill_leaves_the_rest_working(folder):
    folder.drill("rake", after=("water",))
    path = folder.drill("water", change=("minutes = 3", "minuts = 3\ncolour = 1"))
    catalog = load_catalog([folder.pack])
    assert ids(catalog.drills) == ["rake"]
    assert {error.path for error in catalog.errors} == {path.resolve()}
    assert len(catalog.errors) == 2
    with pytest.raises(ContentError):
        catalog.drill("water")


def test_a_reference_to_no_drill_is_an_error_of_its_line(folder):
    path = folder.drill("rake", after=("watr",))
    folder.drill("water")
    catalog = load_catalog([folder.pack])
    assert ids(catalog.drills) == ["rake", "water"]
    (error,) = catalog.errors
    assert path.read_text().splitlines()[error.line - 1].startswith("after")
    assert 'did you mean "water"?' in error.message


def test_drills_that_wait_for_each_other_are_an_error_and_stay(folder):
    folder.drill("ant", after=("dig",))
    folder.drill("dig", after=("rake",))
    folder.drill("rake", after=("weed",))
    folder.drill("weed", folder="b_plants", after=("dig",))
    catalog = load_catalog([folder.pack])
    assert sorted(ids(catalog.drills)) == ["ant", "dig", "rake", "weed"]
    (error,) = catalog.errors
    assert error.message.endswith("dig, rake, weed")


def test_an_id_stands_once_in_all_packs(folder, tmp_path):
    first = folder.drill("water")
    second = folder.drill("water", folder="b_plants")
    catalog = load_catalog([folder.pack])
    assert [drill.path for drill in catalog.drills] == [first.resolve()]
    (error,) = catalog.errors
    assert error.path == second.resolve()
    assert str(first.resolve()) in error.message


def test_a_drill_where_nobody_would_look_is_an_error(folder):
    path = folder.drill("water", folder="a_soi")
    folder.drill("dig")
    folder.write("drills/routines/short.toml", ROUTINE)
    (error,) = load_catalog([folder.pack]).errors
    assert error.path == path.resolve()
    assert 'did you mean "a_soil"?' in error.message


def test_references_and_answers_are_loaded_on_demand(folder):
    folder.drill("water")
    folder.drill("rake")
    folder.snippet("water")
    folder.snippet("water_twist1", "x = 1  #: rain\n")
    path = folder.write(
        "answers/a_soil/water.toml",
        'one_sentence = "a"\ntheory = "b"\npitfall = "c"\nspoken = "d"\n'
        '[[points]]\nsay = "e"\nkind = "fact"\ngroups = [["f"]]\n',
    )
    catalog = load_catalog([folder.pack])
    water, rake = catalog.drill("water"), catalog.drill("rake")
    assert "every_bed" in catalog.snippet(water).landmarks
    assert catalog.snippet(water, 1).landmarks == {"rain": (1,)}
    answer = catalog.answer(water)
    assert answer is not None and answer.one_sentence == "a"
    path.unlink()
    assert catalog.answer(water) is answer
    assert catalog.answer(rake) is None
    with pytest.raises(ContentError, match="no such file"):
        catalog.snippet(rake)


def test_one_drill_is_loaded_without_the_others(folder):
    folder.drill("water-beds", folder="b_plants")
    folder.write("drills/a_soil/broken.toml", "= nonsense")
    pack = folder.pack
    assert load_one("water-beds", pack) == load_catalog([pack]).drill("water-beds")
    with pytest.raises(UnknownDrill) as caught:
        load_one("water-bed", pack)
    assert caught.value.nearest == ("water-beds",)
    with pytest.raises(ContentError):
        load_one("broken", pack)
    with pytest.raises(UnknownDrill):
        load_one("../b_plants/water_beds", pack)


def test_the_built_in_pack_is_without_faults():
    catalog = load_catalog()
    assert [str(error) for error in catalog.errors] == []
    for drill in catalog.drills:
        catalog.answer(drill)
        if drill.kind != "code":
            continue
        catalog.snippet(drill)
        for twist in drill.twists:
            catalog.snippet(drill, twist.number)


def test_what_must_be_known_is_the_chapter():
    others = [drill for drill in load_catalog().drills if drill.level == "must" and drill.section not in "0ABCDEFGQS"]
    assert not others, "the interview chapter stays the first path: what is beside it is `should` or `could`"


def test_one_built_in_drill_is_the_same_as_in_the_catalog():
    for drill in load_catalog().drills:
        assert load_one(drill.id) == drill


@pytest.mark.slow
def test_ten_thousand_drills_are_loaded_in_order(folder):
    names = [f"drill-{number:05}" for number in range(10_000)]
    for name, before in zip(names, [*names[1:], None], strict=True):
        folder.drill(name, after=(before,) if before else ())
    catalog = load_catalog([folder.pack])
    assert not catalog.errors
    assert [drill.id for drill in catalog.drills if drill.kind == "code"] == names[::-1]
