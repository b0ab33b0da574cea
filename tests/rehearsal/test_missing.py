"""What was missed: told by the comparison, remembered over tries, blanked first."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from trainer.catalog.catalog import Catalog
from trainer.catalog.snippets import GAP, mistake_text
from trainer.checking.server import Checker
from trainer.memory.missed import MissedLandmark
from trainer.memory.store import Store
from trainer.rehearsal.programs.brief import Subject, subject_of
from trainer.rehearsal.programs.missing import (
    comparison_of,
    dropped,
    missed_at_first,
    missed_before,
    missed_often,
    text_with_gaps,
)
from trainer.rehearsal.programs.practice import Practice

from .conftest import FAILED, PASSED, ran

WRONG = Path(__file__).parents[1] / "programs" / "react-loop" / "wrong"


@pytest.fixture
def subject(catalog: Catalog) -> Subject:
    return subject_of(catalog.drill("react-loop"), None)


def tried(store: Store, practice: Practice, missed: tuple[str, ...] = ()) -> None:
    practice.begin_run()
    practice.end_run(FAILED if missed else PASSED, "text", missed)
    store.record(practice.attempt("text"))


def test_only_causes_are_missed_not_what_follows_from_them(
    begin: Callable[..., Practice], catalog: Catalog, checker: Checker
) -> None:
    drill = catalog.drill("react-loop")
    text = mistake_text(drill, next(one for one in drill.mistakes if one.id == "drops-reply"))
    practice = begin()
    report = checker.run(drill, text, ())
    failed = {check.landmark for check in report.failed_checks}
    missed = missed_at_first(practice, text, report)
    assert missed == ("append_reply",)
    assert len(failed) > 1, "else nothing would follow"
    practice.begin_run()
    practice.end_run(report, text, missed)
    assert practice.attempt(text).missed == ("append_reply",)
    assert missed_at_first(practice, text, report) is None, "only the first run that loads tells"


def test_a_draft_keeps_what_the_first_run_missed(
    begin: Callable[..., Practice], subject: Subject, store: Store, clock: Callable[[], float]
) -> None:
    practice = begin()
    practice.begin_run()
    practice.end_run(FAILED, "text", ("step_cap",))
    store.save_draft(practice.draft("text"))
    again = begin(draft=store.draft(subject.card))
    ran(again, PASSED)
    assert again.attempt("").missed == ("step_cap",)


def test_a_program_that_was_not_run_is_run_for_the_comparison(begin: Callable[..., Practice], checker: Checker) -> None:
    practice = begin()
    text = (WRONG / "listed_no_cap.py").read_text(encoding="utf-8")
    comparison = comparison_of(practice, text, checker)
    assert [one.landmark for one in comparison.missed][:1] == ["step_cap"]
    assert practice.runs == [], "it is no part of the attempt"


def test_the_report_of_the_text_that_passed_counts(begin: Callable[..., Practice], checker: Checker) -> None:
    practice = begin()
    ran(practice, PASSED, "one")
    ran(practice, FAILED, "two")
    assert practice.report_of("one") is PASSED
    assert practice.report_of("two") is FAILED
    assert practice.report_of("three") is None


def test_what_was_missed_again_and_again_is_named_when_it_may_be(
    begin: Callable[..., Practice], store: Store, subject: Subject
) -> None:
    for missed in (("step_cap",), (), ("step_cap", "append_reply"), (), ("step_cap",)):
        tried(store, begin(), missed)
    often = missed_often(store, subject)
    assert often == (MissedLandmark("react-loop", "step_cap", 3, 5),)
    assert dropped(often[0]) == 'You dropped "step cap" in 3 of your last 5 tries.'
    assert missed_before(begin("gaps"), often) == dropped(often[0])
    blank = missed_before(begin(), often)
    assert "one idea, in 3 of your last 5 tries" in blank
    assert "step cap" not in blank
    assert missed_before(begin(), ()) == ""


def test_gaps_blank_first_what_was_missed_then_everything(
    begin: Callable[..., Practice], store: Store, subject: Subject
) -> None:
    assert text_with_gaps(store, subject) == subject.with_gaps
    tried(store, begin(), ("step_cap",))
    first = text_with_gaps(store, subject)
    assert first.count(GAP) == len(subject.program.landmarks["step_cap"]) < subject.with_gaps.count(GAP)
    filled = begin("gaps", text=first)
    assert filled.first_text == first
    tried(store, filled)
    assert text_with_gaps(store, subject) == subject.with_gaps


def test_what_is_missed_but_not_in_this_program_leaves_all_gaps(
    begin: Callable[..., Practice], store: Store, subject: Subject
) -> None:
    tried(store, begin(), ("gone_from_the_drill",))
    assert text_with_gaps(store, subject) == subject.with_gaps


def test_attempts_without_a_comparison_go_by_the_checks(begin: Callable[..., Practice]) -> None:
    practice = begin()
    ran(practice, FAILED)
    practice.runs = [practice.runs[0]._replace(missed=None)]
    assert practice.attempt("").missed == ("stop",)
