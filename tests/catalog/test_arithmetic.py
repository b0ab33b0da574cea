"""Sums of content: what they come to, and that none can hang or blow up."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.catalog.arithmetic import LONGEST, MOST_FIGURES, NoSum, names_in, value_of, work_out


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2 * 32 * 8 * 128 * 8192 * 2", 1073741824),
        ("10 * (2000 * 3 + 500 * 15) / 1e6", 0.135),
        ("2 ** 10 - 1", 1023),
        ("-7 // 2", -4),
        ("7 % 4", 3),
        ("round(0.12345, 3)", 0.123),
        ("round(2.6)", 3),
        ("ceil(2.1) + floor(2.9) + min(4, 5) + max(4, 5, 6)", 15),
        ("sqrt(0.86 * 0.14 / 50)", pytest.approx(0.04907, abs=1e-5)),
        ("(1 + erf(1 / sqrt(2))) / 2", pytest.approx(0.84134, abs=1e-5)),
        ("log(exp(3))", pytest.approx(3)),
        ("+4", 4),
    ],
)
def test_what_a_sum_comes_to(text, value):
    assert value_of(text, {}) == value


def test_whole_results_are_integers_and_others_are_not():
    assert isinstance(value_of("8 / 2", {}), int)
    assert isinstance(value_of("1 / 2", {}), float)
    assert isinstance(value_of("2.0 ** 60", {}), float), "past exactness it stays what it is"


def test_a_figure_uses_those_before_it():
    assert work_out({"step": "2000 * 3 + 500 * 15", "run": "10 * step / 1e6"}) == {"step": 13500, "run": 0.135}
    with pytest.raises(NoSum, match='"run": there is no figure "step" before it'):
        work_out({"run": "10 * step", "step": "5"})


def test_the_names_in_a_sum():
    assert names_in("max(tokens, 2) * price") == {"tokens", "price"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1 +",
        "1 / 0",
        "1 % 0",
        "9 ** 9 ** 9 ** 9",
        "10 ** 400",
        "1e308 * 10",
        "(-8) ** 0.5",
        "sqrt(-1)",
        "log(0)",
        "exp(1e9)",
        "floor(1e999)",
        "2j",
        "True",
        "'a' * 9",
        "1 << 99",
        "1 if 2 else 3",
        "1 < 2",
        "[1][0]",
        "().__class__",
        "__import__('os')",
        "open(1)",
        "round(1, 2, 3)",
        "sqrt(1, 2)",
        "max(*[1])",
        "max(1, key=2)",
        "min()",
        "lambda: 1",
        "(x := 1)",
        "price",
        "(" * 150 + "1" + ")" * 150,
        "-" * (LONGEST + 1) + "1",
    ],
)
def test_everything_else_is_refused_with_a_sentence(text):
    with pytest.raises(NoSum) as told:
        value_of(text, {})
    assert str(told.value).endswith(".")


@pytest.mark.parametrize("name", ["Cost", "1st", "a-b", "max", ""])
def test_names_that_can_not_be(name):
    with pytest.raises(NoSum, match="name a figure"):
        work_out({name: "1"})


def test_no_end_of_figures():
    with pytest.raises(NoSum, match="the most"):
        work_out({f"a{n}": "1" for n in range(MOST_FIGURES + 1)})


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("text", ["1or 2", "0x10", "1if 2 else 3", "'\\d'", "1_000 + 0b1", "1.e2in (3,)"])
def test_what_python_would_warn_of_is_refused_before(text):
    with pytest.raises(NoSum, match="is no sum"):
        value_of(text, {})


@given(st.text(alphabet="0123456789.e+-*/%() abmaxroundsqrt,_'\\\n", max_size=LONGEST))
def test_any_text_ends_in_a_number_or_in_a_refusal(text):
    with contextlib.suppress(NoSum):
        assert isinstance(value_of(text, {}), (int, float))
