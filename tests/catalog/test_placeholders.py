"""Values in a text: in their formats, and nothing else that a format could do."""

from __future__ import annotations

import pytest

from trainer.catalog.placeholders import NoPlace, fill, names_in_places

VALUES = {"n": 1234567, "share": 0.1037, "bytes": 1.0737418, "who": "the planner"}


@pytest.mark.parametrize(
    ("text", "filled"),
    [
        ("{n:,} tokens", "1,234,567 tokens"),
        ("{n}", "1,234,567"),
        ("{share:.1%} of it, {share}", "10.4% of it, 0.1037"),
        ("{bytes:.2f} GB by {who}", "1.07 GB by the planner"),
        ("no place", "no place"),
    ],
)
def test_filled(text, filled):
    assert fill(text, VALUES) == filled


@pytest.mark.parametrize(
    "text",
    [
        "{n.real}",
        "{n[0]}",
        "{n:9999999999}",
        "{n!r}",
        "{}",
        "{0}",
        "{n",
        "n}",
        "{{n}}",
        "{other}",
        "{who:.2f}",
        "{n:_}",
    ],
)
def test_refused_with_a_sentence(text):
    with pytest.raises(NoPlace) as told:
        fill(text, VALUES)
    assert str(told.value).endswith(".")


def test_the_names_with_their_formats():
    assert list(names_in_places("{n:,} and {share:.1%} and {who}")) == [("n", ","), ("share", ".1%"), ("who", "")]
