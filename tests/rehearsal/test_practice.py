"""One attempt, without a screen."""

from __future__ import annotations

import pytest

from trainer.memory.models import Grade
from trainer.rehearsal.programs.practice import Practice, how_passed

from .conftest import FAILED, NOT_LOADED, PASSED, REFUSED, ran


def test_begins_with_an_empty_page_and_nothing_in_sight(begin):
    practice = begin()
    assert practice.first_text == ""
    assert not (practice.behaviours_shown or practice.landmarks_shown or practice.gaps_shown)
    assert not (practice.reference_shown or practice.passed or practice.running)


def test_ladder_goes_step_by_step(begin):
    practice = begin()
    steps = [practice.ask_for_help() for _ in range(5)]
    assert steps == ["behaviours", "landmarks", "gaps", "reference", None]
    assert practice.reference_shown
    assert practice.attempt("").helps == ("behaviours", "landmarks", "gaps", "reference")


@pytest.mark.parametrize("slip", [NOT_LOADED, REFUSED])
def test_behaviours_show_after_the_first_run_that_loads(begin, slip):
    practice = begin()
    ran(practice, slip)
    assert not practice.behaviours_shown
    ran(practice, FAILED)
    assert practice.behaviours_shown
    assert practice.helps == []
    assert practice.next_help == "landmarks"
    assert [run.loaded for run in practice.runs] == [False, True]


def test_a_run_counts_with_the_help_and_time_at_its_start(begin, clock):
    practice = begin()
    clock.seconds = 20
    practice.begin_run()
    assert practice.running
    clock.seconds = 25
    practice.ask_for_help()
    practice.end_run(PASSED, "text")
    (run,) = practice.runs
    assert (run.seconds_worked, run.helps) == (20, ())
    assert practice.suggested is Grade.GOOD


def test_a_run_that_gave_nothing_leaves_no_trace(begin):
    practice = begin()
    practice.begin_run()
    practice.abandon_run()
    assert not practice.running
    assert practice.runs == []


@pytest.mark.parametrize(
    ("reports", "helps", "seconds", "grade"),
    [
        ([PASSED], 0, 60, Grade.GOOD),
        ([NOT_LOADED, PASSED], 0, 60, Grade.GOOD),
        ([PASSED], 0, 600, Grade.HARD),
        ([FAILED, PASSED], 0, 60, Grade.AGAIN),
        ([PASSED], 1, 60, Grade.AGAIN),
        ([], 4, 60, Grade.AGAIN),
    ],
)
def test_suggestion_is_honest(begin, clock, reports, helps, seconds, grade):
    practice = begin()
    for _ in range(helps):
        practice.ask_for_help()
    for _ in range(0, seconds, 20):
        clock.seconds += 20
        practice.stopwatch.tick()
    for report in reports:
        ran(practice, report)
    assert practice.suggested is grade
    assert practice.wants_gaps == (grade is Grade.AGAIN)


def test_attempt_holds_what_was_missed_first_and_the_text_that_passed(begin):
    practice = begin()
    ran(practice, NOT_LOADED, "one")
    ran(practice, FAILED, "two")
    ran(practice, PASSED, "three")
    attempt = practice.attempt("four")
    assert attempt.missed == ("stop",)
    assert attempt.text == "three"
    assert attempt.grade is None
    assert how_passed(attempt.runs) == "Passed on run 3"
    assert attempt.runs[1].verdicts == (("keeps", "stop", False), ("again", "stop", False), ("counts", "budget", True))


def test_a_run_that_did_not_load_takes_nothing_from_a_first_pass(begin):
    practice = begin()
    assert how_passed(practice.runs) == ""
    ran(practice, NOT_LOADED)
    assert how_passed(practice.runs) == ""
    ran(practice, PASSED)
    assert practice.suggested is Grade.GOOD
    assert how_passed(practice.runs) == "Passed on the first run that loaded"
    assert how_passed(practice.runs[1:]) == "Passed on the first run"


def test_goes_on_from_a_draft(begin, subject, clock):
    practice = begin()
    practice.ask_for_help()
    clock.seconds = 12
    ran(practice, FAILED)
    draft = practice.draft("half a program")
    clock.seconds = 500
    again = Practice(subject, draft.mode, clock, clock.now, draft)
    assert again.first_text == "half a program"
    assert again.stopwatch.tick() == 12
    assert (again.helps, again.runs, again.started) == (practice.helps, practice.runs, practice.started)
    assert again.attempt("").missed == ("stop",)
    assert again.suggested is Grade.AGAIN


def test_gaps_show_the_program_with_its_landmarks_blanked(begin, subject):
    practice = begin("gaps")
    assert practice.first_text == subject.with_gaps
    assert "___" in practice.first_text
    assert "while start > 1:" in practice.first_text
    assert practice.behaviours_shown
    assert practice.next_help == "landmarks"
    ran(practice, PASSED)
    assert practice.suggested is Grade.AGAIN
    assert practice.attempt("").mode == "gaps"
