"""Find the fault: the draw, the pick, the mending."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from trainer.catalog.catalog import Catalog
from trainer.checking.server import Checker
from trainer.rehearsal.programs.fault_finding import FaultFinding, draw_mistake, fault_of

DRILL = "react-loop"


@pytest.fixture
def begin(catalog: Catalog, checker: Checker) -> Callable[..., FaultFinding]:
    def begun(mistake_id: str = "drops-reply", seed: int = 1) -> FaultFinding:
        drill = catalog.drill(DRILL)
        (mistake,) = [one for one in drill.mistakes if one.id == mistake_id]
        owners = {entry.name: entry.landmark for entry in checker.check_entries(drill)}
        return FaultFinding(fault_of(drill, mistake), owners, random.Random(seed))

    return begun


def test_what_was_not_seen_lately_comes_first(catalog: Catalog) -> None:
    drill = catalog.drill(DRILL)
    base = [one.id for one in drill.mistakes if one.twist is None]
    seen: list[str] = []
    for _ in base:
        mistake = draw_mistake(drill, random.Random(3), seen)
        assert mistake is not None
        seen.append(mistake.id)
    assert sorted(seen) == sorted(base)
    again = draw_mistake(drill, random.Random(3), seen)
    assert again is not None
    assert again.id == seen[0]


def test_twists_only_when_asked_for(catalog: Catalog) -> None:
    drill = catalog.drill(DRILL)
    base = [one.id for one in drill.mistakes if one.twist is None]
    drawn = {draw_mistake(drill, random.Random(seed), base, twists=(1,)) for seed in range(20)}
    assert {one.twist for one in drawn if one is not None} == {1}
    assert draw_mistake(drill._replace(mistakes=()), random.Random(1)) is None


@pytest.mark.slow
def test_every_mistake_can_be_found(catalog: Catalog) -> None:
    # Run follows run here, so that no worker is warmed up meanwhile.
    with Checker(rehearse=False) as checker:
        for drill in catalog.drills:
            if drill.kind != "code":
                continue
            owners = {entry.name: entry.landmark for entry in checker.check_entries(drill)}
            for mistake in drill.mistakes:
                finding = FaultFinding(fault_of(drill, mistake), owners, random.Random(1))
                assert finding.broken in finding.choices
                report = checker.run(drill, finding.fault.text, finding.fault.subject.twists, seed="0")
                assert mistake.check in [check.name for check in report.failed_checks], (drill.id, mistake.id)


def test_the_program_does_not_give_itself_away(begin: Callable[..., FaultFinding]) -> None:
    text = begin().fault.text
    assert "__main__" not in text
    assert "#:" not in text
    assert "drops" not in text


def test_the_choices_are_shuffled(begin: Callable[..., FaultFinding]) -> None:
    orders = {begin(seed=seed).choices for seed in range(6)}
    assert len(orders) > 1
    assert len({frozenset(order) for order in orders}) == 1


def test_looking_picking_mending(begin: Callable[..., FaultFinding], checker: Checker) -> None:
    finding = begin()
    subject = finding.fault.subject
    report = checker.run(subject.drill, finding.fault.text)
    assert report.mistakes
    assert finding.shown(report).mistakes == (), "the report must not say what is to be found"
    finding.end_run(report)
    assert (finding.phase, finding.runs_to_mend, finding.may_edit) == ("looking", 0, False)

    assert finding.say(finding.broken)
    assert (finding.phase, finding.picked_right, finding.may_edit) == ("picked", True, True)
    assert finding.shown(report) == report
    finding.end_run(report)
    assert finding.phase == "picked"
    finding.end_run(checker.run(subject.drill, subject.program.text))
    assert (finding.phase, finding.runs_to_mend) == ("mended", 2)


def test_what_was_said_first_counts(begin: Callable[..., FaultFinding]) -> None:
    finding = begin()
    other = next(one for one in finding.choices if one != finding.broken)
    assert not finding.say(other)
    assert not finding.say(finding.broken)
    assert finding.pick == other
    assert finding.phase == "picked"


def test_a_pass_before_the_pick_mends_nothing(begin: Callable[..., FaultFinding], checker: Checker) -> None:
    finding = begin()
    subject = finding.fault.subject
    finding.end_run(checker.run(subject.drill, subject.program.text))
    assert finding.phase == "looking"
