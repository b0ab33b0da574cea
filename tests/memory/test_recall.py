"""Honest recall: the grade that is suggested."""

from __future__ import annotations

from datetime import datetime, timezone
from typing import cast

import pytest

from trainer.memory.models import Grade, Help, RunRecord, Tick, TickKind
from trainer.memory.recall import suggest_asked_grade, suggest_grade, suggest_spoken_grade

PAR = 3.0


def run(passed: bool, seconds: float = 60.0, helps: tuple[Help, ...] = (), loaded: bool = True) -> RunRecord:
    return RunRecord(datetime.now(timezone.utc), "passed" if passed else "failed", loaded, passed, (), seconds, helps)


def suggested(*runs: RunRecord) -> Grade:
    helps = runs[-1].helps if runs else ()
    return suggest_grade(runs, helps, PAR, runs[-1].seconds_worked if runs else 0.0, "blank")


def test_passed_at_once_in_about_par_is_good() -> None:
    assert suggested(run(True, PAR * 60)) is Grade.GOOD
    assert suggested(run(True, PAR * 60 * 1.25)) is Grade.GOOD


def test_passed_at_once_but_slowly_is_hard() -> None:
    assert suggested(run(True, PAR * 60 * 1.25 + 1)) is Grade.HARD


def test_however_quick_never_easy() -> None:
    assert suggested(run(True, 1.0)) is Grade.GOOD


def test_the_names_of_landmarks_make_it_hard() -> None:
    assert suggested(run(True, helps=("landmarks",))) is Grade.HARD


@pytest.mark.parametrize("seen", ["behaviours", "gaps", "reference"])
def test_a_look_at_what_was_to_be_recalled_is_again(seen: Help) -> None:
    assert suggested(run(True, helps=(seen,))) is Grade.AGAIN
    assert suggested(run(True, helps=("landmarks", seen))) is Grade.AGAIN


def test_passed_after_a_failed_run_is_again() -> None:
    assert suggested(run(False), run(True)) is Grade.AGAIN


def test_never_passed_and_never_run_are_again() -> None:
    assert suggested(run(False)) is Grade.AGAIN
    assert suggested() is Grade.AGAIN


def test_a_run_that_did_not_load_is_a_slip_of_the_fingers() -> None:
    slip = run(False, loaded=False)
    assert suggested(slip, slip, run(True)) is Grade.GOOD
    assert suggested(slip) is Grade.AGAIN


def test_what_was_asked_for_after_the_pass_does_not_count() -> None:
    passed = run(True, 60.0)
    assert suggest_grade([passed], ("behaviours", "reference"), PAR, 900.0, "blank") is Grade.GOOD


def test_with_gaps_and_by_reading_most_was_in_sight() -> None:
    assert suggest_grade([run(True)], (), PAR, 60.0, "gaps") is Grade.AGAIN
    assert suggest_grade([], (), PAR, 60.0, "read") is Grade.AGAIN


def test_a_spoken_answer_goes_by_its_time_and_helps() -> None:
    assert suggest_grade([], (), 1.0, 60.0, "spoken") is Grade.GOOD
    assert suggest_grade([], (), 1.0, 90.0, "spoken") is Grade.HARD
    assert suggest_grade([], ("reference",), 1.0, 30.0, "spoken") is Grade.AGAIN


def ticks(**landed: tuple[bool, ...]) -> list[Tick]:
    """Key points by their kind."""
    return [Tick("a point", cast(TickKind, kind), one) for kind, all_of in landed.items() for one in all_of]


def test_the_points_that_landed_decide_about_what_was_said() -> None:
    assert suggest_spoken_grade(ticks(position=(True,), tradeoff=(True,), fact=(True,))) is Grade.GOOD
    assert suggest_spoken_grade(ticks(position=(True,), tradeoff=(True,), fact=(False, False))) is Grade.GOOD
    assert suggest_spoken_grade(ticks(position=(True,), fact=(False, False))) is Grade.AGAIN, "less than half"
    assert suggest_spoken_grade([]) is Grade.AGAIN


@pytest.mark.parametrize("kind", ["position", "tradeoff", "part"])
def test_what_must_be_said_caps_the_rest(kind: str) -> None:
    assert suggest_spoken_grade(ticks(fact=(True, True, True), **{kind: (False,)})) is Grade.HARD


def test_what_is_asked_is_right_in_part_or_not() -> None:
    assert suggest_asked_grade(True, False, 60.0, 1.0) is Grade.GOOD
    assert suggest_asked_grade(True, False, 90.0, 1.0) is Grade.HARD
    assert suggest_asked_grade(False, True, 60.0, 1.0) is Grade.HARD
    assert suggest_asked_grade(False, False, 1.0, 1.0) is Grade.AGAIN
