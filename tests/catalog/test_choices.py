"""Choices: their format, what lint asks of them, and those of the built-in pack."""

from __future__ import annotations

from collections import Counter

import pytest

from trainer.catalog.catalog import load_catalog
from trainer.catalog.errors import ContentError
from trainer.catalog.indexed import IndexedDrill
from trainer.catalog.kinds.choice import Row, choice_of
from trainer.catalog.lint.choices import lint_choice

CHOICE = """\
id = "thirst"
kind = "choice"
title = "Which water?"
question = "The beds are dry, and it is noon."
minutes = 1
level = "should"
options = ["The can", "The hose", "Wait"]
right = "Wait"
why = "At noon most of it dries up. The cost is a thirsty afternoon."

[[rows]]
option = "Wait"
when = "The sun is high."
cost = "Hours."
"""

TABLES = {
    "architecture": 5, "agents": 5, "framework": 5, "workflow": 5, "topology": 4, "guard": 4, "memory": 3,
    "trace": 5, "latency": 3, "spectrum": 4, "degrading": 4, "state": 3, "smell": 5,
}  # fmt: skip
"""At least so many situations for each table of the built-in pack."""


def loaded(folder, text):
    folder.write("drills/a_soil/thirst.toml", text)
    return load_catalog([folder.pack]).drill("thirst")


def test_a_choice_has_options_and_rows(folder):
    body = choice_of(loaded(folder, CHOICE))
    assert body.options == ("The can", "The hose", "Wait") and body.right == "Wait"
    assert body.rows == (Row("Wait", "The sun is high.", "Hours."),)
    folder.settle()
    load_catalog([folder.pack])
    kept = load_catalog([folder.pack]).drill("thirst")
    assert isinstance(kept, IndexedDrill) and choice_of(kept) == body


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ('right = "Wait"', 'right = "Wiat"', 8, 'must be one of the options, to the letter; did you mean "Wait"'),
        ('"The hose", ', '"The can", ', 7, "for the second time"),
        ('["The can", "The hose", "Wait"]', '["Wait"]', 7, "must have 2 to 6 entries, not 1"),
        ('option = "Wait"', 'option = "The can"', 11, 'must have a row for the right option, "Wait"'),
        ("when = ", "whan = ", 13, 'did you mean "when"'),
        ("\nwhy = ", "\nwhyy = ", 9, 'did you mean "why"'),
    ],
)
def test_a_slip_has_its_line_and_what_is_right(old, new, line, words, folder):
    assert CHOICE.count(old) == 1
    with pytest.raises(ContentError) as raised:
        loaded(folder, CHOICE.replace(old, new))
    assert (raised.value.line, words in str(raised.value)) == (line, True), str(raised.value)


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("and it is noon", "so wait for the evening", 4, 'names "Wait" and no other option'),
        ('"The can", "The hose"', '"A", "B"', 7, "the right option is by far the longest"),
    ],
)
def test_what_lint_says_of_a_choice(old, new, line, words, folder):
    assert list(lint_choice(loaded(folder, CHOICE))) == []
    (found,) = lint_choice(loaded(folder, CHOICE.replace(old, new)))
    assert found.line == line and words in found.message


def test_the_built_in_choices_cover_their_tables(catalog):
    choices = catalog.of_kind("choice")
    assert [str(found) for drill in choices for found in lint_choice(drill)] == []
    count = Counter(drill.id.split("-")[1] for drill in choices)
    assert {table for table, least in TABLES.items() if count[table] < least} == set()
    for drill in choices:
        body = choice_of(drill)
        assert 3 <= len(body.options) <= 5 and drill.level in ("should", "could"), drill.id
        assert {row.option for row in body.rows} == set(body.options), drill.id


def test_no_option_is_right_more_often_than_the_rest_together(catalog):
    for table in TABLES:
        right = [choice_of(one).right for one in catalog.of_kind("choice") if one.id.split("-")[1] == table]
        assert max(Counter(right).values()) <= max(2, len(right) // 2), table


def test_another_kind_has_no_options(catalog):
    with pytest.raises(TypeError, match="is a code drill"):
        choice_of(catalog.drill("react-loop"))
