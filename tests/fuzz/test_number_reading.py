"""Whatever is typed as a number is read, or a sentence says why not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.rehearsal.numbers.reading import Unreadable, read_number


@given(st.text(max_size=40), st.sampled_from(["", "GB", "%", "$ a day", "tokens", "s"]))
def test_any_text_is_a_number_or_a_sentence(typed, unit):
    try:
        assert isinstance(read_number(typed, unit), float)
    except Unreadable as error:
        assert str(error).endswith(".")


@given(st.floats(min_value=1e-9, max_value=1e15), st.sampled_from(["", "GB", "%", "$", "tokens"]))
def test_a_number_is_read_as_it_was_written(number, unit):
    assert read_number(f"{number!r} {unit}", unit) == pytest.approx(number, rel=1e-12)
    assert read_number(f"{number:,.3f} {unit}", unit) == pytest.approx(number, abs=0.00051)
