"""The two sides as rows, and what of them is put together."""

from __future__ import annotations

import pytest

from trainer.comparing.rows import Fold, Mark, Row, folded


def rows(*marks: Mark) -> tuple[Row, ...]:
    return tuple(Row(mark, number, number) for number, mark in enumerate(marks, start=1))


@pytest.mark.parametrize(("length", "together"), [(2, False), (3, True), (4, True)])
def test_only_what_is_the_same_is_folded_and_only_where_that_saves_something(length: int, together: bool) -> None:
    same = rows(*["same"] * length)
    assert folded(same) == ((Fold(same),) if together else same)
    missed = rows(*["missed"] * length)
    assert folded(missed) == missed


def test_what_is_folded_stands_where_it_stood() -> None:
    all_rows = rows("missed", "same", "same", "same", "extra", "same")
    assert folded(all_rows) == (all_rows[0], Fold(all_rows[1:4]), *all_rows[4:])
