"""Cases: their format, what lint asks of them, and the six incidents with their figures worked out."""

from __future__ import annotations

import pytest

from trainer.catalog.catalog import load_catalog
from trainer.catalog.errors import ContentError
from trainer.catalog.indexed import IndexedDrill
from trainer.catalog.kinds.case import CaseBody, case_of
from trainer.catalog.lint.cases import lint_case

CASE = """\
id = "wilt"
kind = "case"
title = "It wilts"
question = "The beans wilt. Why, and what do you do?"
minutes = 2
level = "should"
number = "lost-approvals"

[stages]
symptom = "Three of ten beans wilt, always at the wall."
diagnosis = "The wall keeps the rain off, so its row is dry."
fix = "Water that row by hand."
lesson = "Look where it happens before you ask why."
"""


def loaded(folder, text):
    folder.write("drills/a_soil/wilt.toml", text)
    return load_catalog([folder.pack]).drill("wilt")


def test_a_case_has_its_stages(folder):
    body = case_of(loaded(folder, CASE))
    assert body == CaseBody(
        "Three of ten beans wilt, always at the wall.",
        "The wall keeps the rain off, so its row is dry.",
        "Water that row by hand.",
        "Look where it happens before you ask why.",
        "lost-approvals",
    )
    folder.settle()
    load_catalog([folder.pack])
    kept = load_catalog([folder.pack]).drill("wilt")
    assert isinstance(kept, IndexedDrill) and case_of(kept) == body
    assert case_of(loaded(folder, CASE.replace('number = "lost-approvals"\n', ""))).number == ""


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("diagnosis = ", "diagnose = ", 11, 'did you mean "diagnosis"'),
        ('fix = "Water that row by hand."\n', "", 9, 'the key "fix" is missing'),
        ('lesson = "Look where it happens before you ask why."', "lesson = 3", 13, "must be a text"),
    ],
)
def test_a_slip_has_its_line_and_what_is_right(old, new, line, words, folder):
    assert CASE.count(old) == 1
    with pytest.raises(ContentError) as raised:
        loaded(folder, CASE.replace(old, new))
    assert (raised.value.line, words in str(raised.value)) == (line, True), str(raised.value)


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("always at the wall.", "where the wall keeps the rain off.", 11, "give the diagnosis away"),
        ('"lost-approvals"', '"react-loop"', 7, 'there is no number "react-loop"'),
        ('"lost-approvals"', '"lost-aprovals"', 7, 'there is no number "lost-aprovals"'),
    ],
)
def test_what_lint_says_of_a_case(old, new, line, words, folder):
    assert list(lint_case(loaded(folder, CASE))) == []
    (found,) = lint_case(loaded(folder, CASE.replace(old, new)))
    assert found.line == line and words in found.message


def test_the_six_incidents(catalog):
    cases = catalog.of_kind("case")
    assert len(cases) == 6 and {one.level for one in cases} == {"should"}
    assert [str(found) for drill in cases for found in lint_case(drill)] == []
    numbers = [case_of(one).number for one in cases if case_of(one).number]
    assert len(set(numbers)) == 5 and all(catalog.drill(name).kind == "number" for name in numbers)


def figures_of_the_tail():
    usual, stuck, capped = 19_800 * 6 * 4_000 / 1e6, 200 * 50 * 30_000 / 1e6, 200 * 40_000 / 1e6
    before, after = usual + stuck, usual + capped
    return (
        "19,800", f"{usual:.1f} million", f"{stuck:.0f} million", f"{stuck / before:.1%}", f"{capped:.0f} million",
        f"{before:.1f} to {after:.1f}", f"{1 - after / before:.1%}",
    )  # fmt: skip


def figures_of_the_refunds():
    late = 10_000 * 0.015
    return f"{late:.0f} calls", f"{late * 0.8:.0f} of them", f"${late * 0.8 * 45:,.0f} a week"


def figures_of_the_tools():
    return f"{140 * 150:,} tokens", f"{8 * 150:,} tokens", f"{(140 - 8) * 150:,} fewer"


def figures_of_the_approvals():
    assert 2 * 3 / 24 == 1 / 4
    return "a quarter", f"some {40 * 2 * 3 / 24:.0f} of 40"


def figures_of_the_gate():
    before, after = 4.2 * 2_500, 8.6 * 2_500
    resolved = before / 0.91, after / 0.91
    return (
        f"{before:,.0f}",
        f"{after:,.0f}",
        *(f"{one:,.0f}" for one in resolved),
        f"{resolved[1] / resolved[0] - 1:.0%}",
    )


@pytest.mark.parametrize(
    ("name", "figures"),
    [
        ("case-stuck-tail", figures_of_the_tail),
        ("case-refunded-twice", figures_of_the_refunds),
        ("case-wrong-tools", figures_of_the_tools),
        ("case-vanished-approvals", figures_of_the_approvals),
        ("case-doubled-cost", figures_of_the_gate),
    ],
)
def test_the_figures_of_a_case_are_right(name, figures, catalog):
    said = " ".join(" ".join(case_of(catalog.drill(name))).split()).replace(" %", "%")
    assert [one for one in figures() if one not in said] == []


def test_another_kind_has_no_stages(catalog):
    with pytest.raises(TypeError, match="is a code drill"):
        case_of(catalog.drill("react-loop"))
