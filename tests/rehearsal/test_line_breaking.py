"""Break your own line: what is broken, and what a prediction is worth."""

from __future__ import annotations

import random

import pytest

from trainer.catalog.catalog import Catalog
from trainer.catalog.models import Landmark
from trainer.checking.report import CheckResult, Problem, Report
from trainer.checking.server import Checker
from trainer.rehearsal.programs.brief import Subject, subject_of
from trainer.rehearsal.programs.line_breaking import SOON, Break, breaks, find_break, score

OWN = """\
def run(model, tools, task, max_steps=5):
    # My own loop.
    messages = [{"role": "user", "content": task}]
    step = 0
    while step < max_steps:
        step += 1
        reply = model(messages, tools)
        # Nothing left to do.
        if reply["type"] == "text":
            return reply["text"]
        messages += [{"role": "assistant", "content": reply}]
        found = tools[reply["name"]](**reply["input"])
        block = {"type": "tool_result", "tool_use_id": reply["id"], "content": str(found)}
        messages += [{"role": "user", "content": [block]}]
    return f"Stopped: the cap of {max_steps} steps is reached."
"""


@pytest.fixture
def loop(catalog: Catalog) -> Subject:
    return subject_of(catalog.drill("react-loop"), None)


def test_the_reference_is_broken_at_a_landmark(loop: Subject) -> None:
    found = list(breaks(loop, None, random.Random(1)))
    assert {one.landmark.id for one in found} == {landmark.id for landmark in loop.landmarks}
    assert not any(one.own for one in found)
    for one in found:
        assert one.text != one.before
        assert one.taken_lines


def test_whole_statements_go_first(loop: Subject) -> None:
    first: dict[str, Break] = {}
    for one in breaks(loop, None, random.Random(1)):
        first.setdefault(one.landmark.id, one)
    reply = first["append_reply"]
    assert reply.taken_lines == ("history.append({'role': 'assistant', 'content': reply})",)
    (changed,) = reply.changed_lines
    assert reply.text.splitlines()[changed - 1].strip() == "pass"


def test_the_learners_own_statement_goes_before_the_reference(loop: Subject) -> None:
    found = list(breaks(loop, OWN, random.Random(1)))
    own = [one for one in found if one.own]
    assert found[: len(own)] == own
    # These the two have in common, word for word; the others are put differently.
    assert {one.landmark.id for one in own} == {"stop_at_text", "cap_result"}
    assert all("while step < max_steps:" in one.before for one in own)
    assert len(own) < len(found)


def test_a_program_that_is_no_python_falls_back_to_the_reference(loop: Subject) -> None:
    assert not any(one.own for one in breaks(loop, "def run(", random.Random(1)))


def test_a_program_that_is_nested_too_deeply_falls_back_to_the_reference(loop: Subject) -> None:
    tests = "".join(f"{'el' if n else ''}if limit == {n}:\n    pass\n" for n in range(1500))
    for further in (f"total = {' + '.join('1' * 1500)}\n", f"limit = 9\n{tests}"):
        found = list(breaks(loop, f"{OWN}\n{further}", random.Random(1)))
        assert found and not any(one.own for one in found)


@pytest.mark.slow
def test_every_card_has_a_break_that_tells_something(catalog: Catalog) -> None:
    # Run follows run here, so that no worker is warmed up meanwhile.
    with Checker(rehearse=False) as checker:
        for drill in catalog.drills:
            for twist in (None, *drill.twists) if drill.kind == "code" else ():
                subject = subject_of(drill, twist)
                found = find_break(
                    breaks(subject, subject.program.text, random.Random(5)),
                    lambda text, subject=subject: checker.run(
                        subject.drill, text, subject.twists, seed="0", patience=0.3
                    ),
                )
                assert found is not None, subject.card
                assert found[0].own


@pytest.mark.slow
def test_no_more_is_taken_out_than_the_landmark(catalog: Catalog) -> None:
    for drill in catalog.drills:
        if drill.kind == "code":
            subject = subject_of(drill, None)
            for one in breaks(subject, None, random.Random(1)):
                assert len(one.taken_lines) <= len(subject.program.landmarks[one.landmark.id])


def report(*failing: tuple[str, str]) -> Report:
    checks = (
        *(CheckResult(name, "kept", None, True) for name in ("passes", "passes too")),
        CheckResult("waits", "kept", None, False, skipped=True),
    )
    return Report("d", (), "failed", (*checks, *(CheckResult(name, mark, None, False) for name, mark in failing)))


BROKEN = Break(Landmark("kept", "It is kept", "else it is lost"), True, "a\n", "b\n")


def test_predictions_are_scored() -> None:
    ran = report(("own", "kept"), ("other", "stop"))
    assert score(BROKEN, ran, "own") == "best"
    assert score(BROKEN, ran, "other") == "right"
    assert score(BROKEN, ran, "passes") == "wrong"
    assert score(BROKEN, ran, "waits") == "wrong"


def found_with(*reports: Report) -> Report | None:
    """Which of these runs is chosen, one candidate for each."""
    left = list(reports)
    found = find_break([BROKEN] * len(reports), lambda _: left.pop(0))
    return found[1] if found is not None else None


def test_only_a_failure_of_the_landmark_can_be_predicted() -> None:
    good = report(("own", "kept"))
    useless = (
        Report("d", (), "passed", good.checks[:2]),
        report(("other", "stop")),
        good._replace(outcome="timeout"),
        good._replace(problem=Problem("KeyError", "It broke.")),
    )
    assert found_with(*useless) is None
    assert found_with(*useless, good) == good


def test_a_prediction_takes_a_thought() -> None:
    good, most_fail = report(("own", "kept")), report(*((f"own {n}", "kept") for n in range(9)))
    all_fail = most_fail._replace(checks=most_fail.failed_checks)
    assert found_with(most_fail, good) == good
    assert found_with(all_fail, most_fail) == most_fail
    assert found_with(all_fail) is None
    assert found_with(most_fail, *[all_fail] * SOON, good) == most_fail, "it does not take for ever"
