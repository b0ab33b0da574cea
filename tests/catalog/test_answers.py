"""Loading an answer."""

from __future__ import annotations

import pytest

from trainer.catalog.answers import load_answer
from trainer.catalog.errors import ContentError

ANSWER = '''\
one_sentence = "Water early."
theory = """
Water sinks in
before the sun is up."""
pitfall = "Noon."
spoken = "I water early."
further = ["Smith 1999, Beds"]

[[points]]
say = "Early water stays"
kind = "position"
groups = [["early", "dawn*"], ["water"]]

[[follow_ups]]
ask = "And in winter?"
listen_for = ["frost"]
'''


def test_an_answer_is_what_its_file_says(folder):
    answer = load_answer(folder.write("answers/a_soil/water.toml", ANSWER))
    assert answer.theory == "Water sinks in\nbefore the sun is up."
    assert answer.further == ("Smith 1999, Beds",)
    assert (answer.points[0].kind, answer.points[0].groups) == ("position", (("early", "dawn*"), ("water",)))
    assert answer.follow_ups[0].listen_for == ("frost",)


@pytest.mark.parametrize(
    ("old", "new", "key", "line"),
    [
        ('kind = "position"', 'kind = "opinion"', "points.1.kind", 11),
        ('["water"]]', "[]]", "points.1.groups.2", 12),
        ('["water"]]', '"water"]', "points.1.groups.2", 12),
        ('pitfall = "Noon."\n', "", "", 1),
        ("listen_for", "listenfor", "follow_ups.1.listenfor", 16),
    ],
)
def test_a_fault_says_where(folder, old, new, key, line):
    path = folder.write("answers/a_soil/water.toml", ANSWER.replace(old, new))
    with pytest.raises(ContentError) as caught:
        load_answer(path)
    assert (caught.value.key, caught.value.line) == (key, line)
