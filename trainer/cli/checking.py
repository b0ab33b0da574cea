"""Running a program from the command line, and printing its report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from trainer.cli.failure import CommandFailure
from trainer.cli.printing import Paint, wrapped

if TYPE_CHECKING:
    import argparse

    from trainer.catalog.models import Drill
    from trainer.checking.report import Report
    from trainer.rehearsal.programs.verdict_lines import VerdictLine


def run_once(arguments: argparse.Namespace) -> tuple[Drill, str, Report]:
    """The drill, the program and the report on it, as DRILL, FILE and `--twist` ask.

    A failure where they ask for what is not there, or where the machine or the checks are at fault.
    """
    from trainer.checking.running.conversation import CheckingUnavailable
    from trainer.checking.running.judging import BrokenChecks
    from trainer.checking.server import Checker
    from trainer.cli.drills import chosen_twists, code_drill, read_program
    from trainer.cli.early import take_started

    drill = code_drill(arguments.drill)
    twists = chosen_twists(drill, arguments.twist)
    text = read_program(arguments.file)
    try:
        with Checker(preload=False, starter=take_started(), rehearse=False) as checker:
            return drill, text, checker.run(drill, text, twists)
    except CheckingUnavailable as error:
        raise CommandFailure("checking", str(error), code=1) from error
    except BrokenChecks as error:
        raise CommandFailure("content", str(error), code=1) from error


def print_report(report: Report, paint: Paint) -> None:
    """One line a check, the sentence under each that failed, then the output of the program."""
    from trainer.rehearsal.programs.verdict_lines import verdict_lines

    for line in verdict_lines(report.checks):
        _print_line(line, paint, named_alone=report.problem is not None)
    if report.problem is not None:
        print(wrapped(report.problem.message))
    for mistake in report.mistakes:
        print(f"{paint('warn', 'hint')}  {mistake.say}")
    if report.stdout.strip():
        print(paint("dim", "--- output ---"))
        print(report.stdout.rstrip("\n"))
    if report.stderr.strip():
        print(paint("dim", "--- errors ---"))
        print(report.stderr.rstrip("\n"))
    print(_summary(report, paint))


def _print_line(line: VerdictLine, paint: Paint, named_alone: bool) -> None:
    from trainer.rehearsal.programs.verdict_lines import THE_SAME

    style = _STYLES[line.sign]
    again = line.again and not named_alone
    print(f"{paint(style, line.sign)}  {line.name}{paint('dim', f'  {THE_SAME}') if again else ''}")
    if named_alone:
        return
    if line.message:
        print(wrapped(line.message, indent="      "))
    for label, shown in line.values:
        print(paint("dim", f"      {label}: {shown if len(shown) <= 300 else shown[:300] + ' …'}"))


_STYLES = {"pass": "good", "skip": "dim", "FAIL": "bad"}


def _summary(report: Report, paint: Paint) -> str:
    passed = sum(check.passed for check in report.checks)
    word = paint("good", "passed") if report.passed else paint("bad", report.outcome)
    counted = f", {passed} of {len(report.checks)} checks" if report.checks else ""
    return f"{report.drill}: {word}{counted}, {report.seconds * 1000:.0f} ms"
