"""Fair checking: every labelled program gets the verdict it deserves, in real worker processes."""

from __future__ import annotations

import pytest
from _pytest.mark import ParameterSet
from labelled_programs import CHAPTER, Program, labelled

from trainer.catalog.catalog import Catalog
from trainer.checking.report import Report
from trainer.checking.server import Checker

QUICK = ("react-loop", "error-dispatch", "trim-budget", "agreement", "retry-backoff", "circuit-breaker")
BATCHES = ("untouched_", "blind_", "twist1_", "twist2_", "twist3_")


def _said(report: Report) -> str:
    lines = [f"{check.name}: {check.message}" for check in report.failed_checks]
    return "\n".join([report.outcome, report.problem.message if report.problem else "", *lines])


def _programs(kind: str) -> list[ParameterSet]:
    """Those of a few drills run with every test. The others are some thousands, and run with the slow tests, as do the
    follow-ups' programs and the batches that measure the comparison."""
    return [
        pytest.param(
            program,
            marks=pytest.mark.slow if program.drill not in QUICK or program.path.stem.startswith(BATCHES) else (),
            id=str(program),
        )
        for program in labelled(kind)
    ]


@pytest.mark.parametrize("program", _programs("right"))
def test_a_right_program_passes(program: Program, checker: Checker, catalog: Catalog) -> None:
    report = checker.run(catalog.drill(program.drill), program.text, program.twists)
    assert report.passed, _said(report)


@pytest.mark.parametrize("program", _programs("wrong"))
def test_a_wrong_program_fails_with_a_sentence(program: Program, checker: Checker, catalog: Catalog) -> None:
    assert program.fault, "a wrong program says what is wrong with it"
    report = checker.run(catalog.drill(program.drill), program.text, program.twists)
    assert not report.passed, f"passed, although: {program.fault}"
    untried = report.problem is not None and report.problem.type in ("missing", "SyntaxError", "IndentationError")
    assert not untried, f"it shows nothing of its fault: {_said(report)}"
    said = [check for check in report.failed_checks if not check.signature.startswith("broken:")]
    assert report.problem is not None or (all(check.message for check in said) and said), _said(report)


@pytest.mark.slow
@pytest.mark.parametrize("program", [p for p in labelled("right") if not p.twists], ids=str)
def test_a_program_without_a_twist_fails_that_twist_alone(program: Program, checker: Checker, catalog: Catalog) -> None:
    drill = catalog.drill(program.drill)
    for twist in drill.twists:
        report = checker.run(drill, program.text, (twist.number,))
        strangers = [check for check in report.failed_checks if check.twist != twist.number]
        assert not strangers, f"with twist {twist.number}:\n{_said(report)}"


@pytest.mark.slow
def test_no_empty_file_and_no_bare_signature_passes(checker: Checker, catalog: Catalog) -> None:
    for drill in catalog.of_kind("code"):
        assert not checker.run(drill, "").passed, drill.id
        assert not checker.run(drill, _bare(drill.signature)).passed, drill.id


@pytest.mark.slow
def test_every_reference_passes_its_drill_and_its_twist(checker: Checker, catalog: Catalog) -> None:
    for drill in catalog.of_kind("code"):
        assert checker.run(drill, catalog.snippet(drill).text).passed, drill.id
        for twist in drill.twists:
            report = checker.run(drill, catalog.snippet(drill, twist.number).text, (twist.number,))
            assert report.passed, f"{drill.id}, twist {twist.number}\n{_said(report)}"


@pytest.mark.skipif(not CHAPTER.is_dir(), reason="the source documents are not here")
def test_the_chapters_own_programs_pass_the_base_drills(checker: Checker, catalog: Catalog) -> None:
    for path in sorted(CHAPTER.glob("*.py")):
        report = checker.run(catalog.drill(path.stem), path.read_text(encoding="utf-8"))
        assert report.passed, f"{path.stem}\n{_said(report)}"


def _bare(signature: str) -> str:
    """The signature as a program that does nothing: functions without a body, empty classes."""
    lines = []
    for line in signature.strip().splitlines():
        if line.startswith("class "):
            name = line.split("(")[0].split(":")[0]
            lines.append(f"{name}:\n    def __init__(self, *args, **kwargs): pass")
        elif line[:1].strip() and "(" in line:
            head = line.removeprefix("async ")
            prefix = "async def" if line.startswith("async ") else "def"
            lines.append(f"{prefix} {head.split('(')[0].lstrip('@')}(*args, **kwargs): pass")
    return "\n".join(lines)
