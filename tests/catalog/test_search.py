"""Finding drills by what someone types."""

from __future__ import annotations

import pytest

from trainer.catalog.added import apart
from trainer.catalog.catalog import load_catalog
from trainer.catalog.search import search


@pytest.fixture
def catalog(folder):
    folder.drill("water-beds", title="Water the beds")
    folder.drill("rain-gauge", title="Measure water that fell", question="Count the drops.")
    folder.drill("weed", title="Pull the weeds", question="Which are good?", folder="b_plants")
    folder.drill("weed-out", title="Pull more", question="Water them?", folder="b_plants")
    return load_catalog([folder.pack])


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", ["rain-gauge", "water-beds", "weed", "weed-out"]),
        ("  ", ["rain-gauge", "water-beds", "weed", "weed-out"]),
        ("weed", ["weed", "weed-out"]),
        ("water", ["water-beds", "rain-gauge", "weed-out"]),
        ("WAT bed", ["water-beds"]),
        ("beds water", ["water-beds"]),
        ("wtrbds", ["water-beds"]),
        ("drop", ["rain-gauge"]),
        ("plants", ["weed", "weed-out"]),
        ("plants more", ["weed-out"]),
        ("b good", ["weed"]),
        ("xyzzy", []),
        ("water xyzzy", []),
    ],
)
def test_search_finds_the_best_first(catalog, text, found):
    assert [drill.id for drill in search(catalog, text)] == found


def test_an_added_pack_is_found_by_its_name_and_letter(folder):
    folder.drill("rake", title="Rake")
    folder.drill("prune", title="Prune", folder="b_plants")
    catalog = load_catalog([apart(folder.pack, "garden")])
    assert {drill.id for drill in search(catalog, "garden")} == {"rake", "prune"}
    assert [drill.id for drill in search(catalog, "garden/B")] == ["prune"]


def test_a_title_finds_its_drill_before_what_is_said_about_it():
    catalog = load_catalog()
    for drill in catalog.of_kind("code"):
        assert search(catalog, drill.title)[0].id == drill.id
