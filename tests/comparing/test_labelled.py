"""The labels hold, and the comparison names what they say."""

from __future__ import annotations

import pytest
from labelled_faults import labels
from labelled_programs import labelled

from trainer.catalog.catalog import Catalog
from trainer.checking.server import Checker
from trainer.comparing.comparing import compare


def test_labels_name_programs_and_landmarks_that_are_there(catalog: Catalog) -> None:
    stems = {(program.drill, program.path.stem) for program in labelled("wrong")}
    for drill_id, programs in labels().items():
        known = {landmark.id for landmark in catalog.drill(drill_id).landmarks}
        for stem, label in programs.items():
            assert (drill_id, stem) in stems
            assert set().union(*label.groups) <= known, f"{drill_id}: {stem}"


@pytest.mark.slow
def test_right_programs_miss_nothing_and_wrong_ones_something(catalog: Catalog, checker: Checker) -> None:
    for program in [*labelled("right"), *labelled("wrong")]:
        drill = catalog.drill(program.drill)
        report = checker.run(drill, program.text, program.twists)
        comparison = compare(drill, program.text, report)
        if report.passed:
            assert not comparison.missed, str(program)
        else:
            assert comparison.missed or report.problem or not report.failed_checks, str(program)


@pytest.mark.slow
def test_nine_faults_in_ten_are_named(catalog: Catalog, checker: Checker) -> None:
    named = total = 0
    known = labels()
    for program in labelled("wrong"):
        label = known.get(program.drill, {}).get(program.path.stem)
        if label is None or len(label.groups) > 1:
            continue
        drill = catalog.drill(program.drill)
        report = checker.run(drill, program.text, program.twists)
        if report.problem is None and len({check.landmark for check in report.failed_checks}) == 1:
            continue
        missed = compare(drill, program.text, report).missed
        total += 1
        named += bool(missed) and bool(label.groups[0] & {missed[0].landmark, *missed[0].alternatives})
    assert named >= 0.85 * total, f"{named} of {total} of the harder ones"
