"""The format of a number drill: what its file holds, what is said of a slip, and that the index keeps it."""

from __future__ import annotations

import pytest

from trainer.catalog.catalog import load_catalog
from trainer.catalog.errors import ContentError
from trainer.catalog.indexed import IndexedDrill
from trainer.catalog.kinds.number import NumberBody, number_of, numbers_path

NUMBER = """\
id = "seeds"
kind = "number"
title = "Seeds in a row"
question = "How many seeds go into {rows} rows of {each}?"
minutes = 1
level = "should"
unit = "seeds"
tolerance = 0.02
factor = 2
why = "A packet holds forty."
"""


def written(folder, text: str = NUMBER):
    folder.write("drills/a_soil/seeds.toml", text)
    return load_catalog([folder.pack])


def test_a_number_drill_has_its_own_data(folder):
    drill = written(folder).drill("seeds")
    assert number_of(drill) == NumberBody("seeds", 0.02, 2.0, "A packet holds forty.")
    assert numbers_path(drill) == folder.root.resolve() / "drills/a_soil/seeds_numbers.py"
    assert number_of(written(folder, NUMBER.replace("factor = 2\n", "")).drill("seeds")).factor is None


def test_it_is_the_same_from_the_index(folder):
    read = written(folder).drill("seeds")
    folder.settle()
    load_catalog([folder.pack])
    kept = load_catalog([folder.pack]).drill("seeds")
    assert isinstance(kept, IndexedDrill)
    assert kept == read and number_of(kept) == number_of(read)


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("tolerance = 0.02", "tolerence = 0.02", 8, 'did you mean "tolerance"'),
        ("tolerance = 0.02", "tolerance = 2", 8, "below 1 (0.02 is 2 %), not 2"),
        ("factor = 2", "factor = 1.01", 9, "above 1.02, not 1.01"),
        ('unit = "seeds"\n', "", 1, 'the key "unit" is missing'),
        ('kind = "number"', 'kind = "numbers"', 2, 'did you mean "number"'),
        ('why = "', 'signature = "x"\nwhy = "', 10, "is no key of this format"),
    ],
)
def test_a_slip_has_its_line_and_what_is_right(old, new, line, words, folder):
    catalog = written(folder, NUMBER.replace(old, new))
    with pytest.raises(ContentError) as raised:
        catalog.drill("seeds")
    assert (raised.value.line, words in str(raised.value)) == (line, True)


def test_another_kind_has_no_such_data(folder):
    folder.drill("dig")
    with pytest.raises(TypeError, match="dig is a code drill"):
        number_of(load_catalog([folder.pack]).drill("dig"))
