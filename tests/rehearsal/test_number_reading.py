"""Numbers as people type them, and a kind word about what is none."""

from __future__ import annotations

import pytest

from trainer.rehearsal.numbers.reading import Unreadable, read_number


@pytest.mark.parametrize(
    ("typed", "unit", "read"),
    [
        ("1.07", "GB", 1.07),
        ("1.07e9", "", 1.07e9),
        ("1,070", "tokens", 1070),
        ("1 070 000", "", 1_070_000),
        ("1_070", "", 1070),
        ("1.07 GB", "GB", 1.07),
        ("1070 MB", "GB", 1.07),
        ("1GiB", "GB", 2**30 / 1e9),
        ("1.07 g", "GB", 1.07),
        ("12%", "%", 12),
        ("12 percent", "%", 12),
        ("12%", "", 0.12),
        ("4.9%", "points", 4.9),
        ("34k", "tokens", 34_000),
        ("34k tokens", "tokens", 34_000),
        ("34 thousand tok", "tokens", 34_000),
        ("1.2m", "tokens", 1_200_000),
        ("1.2m", "s", 72),
        ("250 ms", "s", 0.25),
        ("$0.135", "$", 0.135),
        ("0.135 $", "$", 0.135),
        ("13.5 cents", "$", 0.135),
        ("-$3", "$", -3),
        ("$1.2k", "$ a day", 1200),
        ("$1.2k/day", "$ a day", 1200),
        ("1.2k$ a day", "$ a day", 1200),
        ("about 12.", "steps", 12),
        ("~ 12", "steps", 12),
        (".5", "", 0.5),
        ("−0.25", "", -0.25),
        ("1 step", "steps", 1),
        ("3 billion", "", 3e9),
    ],
)  # fmt: skip
def test_what_people_type(typed, unit, read):
    assert read_number(typed, unit) == pytest.approx(read, rel=1e-12)


@pytest.mark.parametrize(
    ("typed", "unit", "words"),
    [
        ("", "GB", "like 1.07 GB"),
        ("many", "tokens", "like 1,070 or 34k"),
        ("1,07", "GB", "write 1,070 or 1070, and 1.07"),
        ("1.07 bananas", "GB", 'can\'t read "bananas" here. Type the answer in GB'),
        ("12 s", "$", "in $, like $0.135"),
        ("12 GB", "", "as a plain number"),
        ("1e999", "", "too large"),
        ("$12 GB", "$", 'can\'t read "$GB"'),
        ("3 or 4", "steps", 'can\'t read "or 4"'),
        ("[red]7", "steps", "like 1,070"),
        ("1/2", "", "divided by another"),
        ("1 / 0", "GB", "divided by another"),
        ("$3/4 a day", "$ a day", "divided by another"),
        ("3 per 4", "calls", "divided by another"),
        ("1e3000000000", "", "too large"),
        ("1." + "0" * 100 + "e9", "tokens", "too long"),
        ("1.07" + " " * 200 + "bananas", "GB", "too long"),
    ],
)
def test_what_can_not_be_read_is_said_kindly(typed, unit, words):
    with pytest.raises(Unreadable) as raised:
        read_number(typed, unit)
    assert words in str(raised.value)
