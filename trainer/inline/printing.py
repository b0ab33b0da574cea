"""Briefs, hints, verdicts and comparisons as lines on a plain terminal: signs and words, colours besides."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich.console import Console
from rich.syntax import Syntax
from rich.text import Text

from trainer.memory.models import Help
from trainer.rehearsal.programs.brief import Subject, landmark_name
from trainer.rehearsal.programs.verdict_lines import THE_SAME, VerdictLine, verdict_lines

if TYPE_CHECKING:
    from trainer.checking.report import Report
    from trainer.comparing.summary import MissedNote, Summary

LONGEST = 200
"""Characters of a value that are shown at most."""


def plain_console() -> Console:
    """A console for stdout that takes no text for markup."""
    return Console(
        markup=False, emoji=False, highlight=False, soft_wrap=False, no_color=bool(os.environ.get("NO_COLOR"))
    )


def remark(console: Console, sentence: str) -> None:
    """A sentence beside the matter."""
    console.print(Text(sentence, "dim"))


def title_line(title: str, card: str, par: float) -> str:
    """What a drill or twist is called, by its card, with its par time in minutes."""
    return f"{title}  ({card}, par {par:g} min)"


def print_brief(console: Console, subject: Subject) -> None:
    """What is asked; never more."""
    drill, twist = subject.drill, subject.twist
    console.print(Text(title_line(subject.title, subject.card, drill.minutes), "bold"))
    console.print(Text(drill.question.strip("\n")))
    if twist is not None:
        console.print(Text(f"The interviewer adds: {twist.question}"))
    print_code(console, subject.signature)
    if drill.given_shapes.strip():
        console.print(Text(drill.given_shapes.strip("\n")))
    if subject.snippet.given:
        console.print(Text("Given, already there:", "bold"))
        print_code(console, subject.snippet.given)


def print_code(console: Console, code: str) -> None:
    """A program, indented; with colours where there are any."""
    console.print(
        Syntax(
            code.strip("\n"), "python", theme="ansi_dark", background_color="default", padding=(0, 4), word_wrap=True
        )
    )


def print_help(console: Console, subject: Subject, step: Help) -> None:
    """The step of the ladder of hints that was asked for."""
    if step == "behaviours":
        _print_list(console, "What it has to do", subject.behaviours)
    elif step == "landmarks":
        _print_list(console, "Landmarks", [landmark_name(landmark) for landmark in subject.landmarks])
    else:
        console.print(Text("With gaps" if step == "gaps" else "The reference", "bold"))
        print_code(console, subject.with_gaps if step == "gaps" else subject.program.text)


def print_report(console: Console, report: Report) -> None:
    """What a run gave: a line a check, what failed first, with its sentence; then what the program printed."""
    if report.problem is not None:
        console.print(Text.assemble(("FAIL  ", "bold red"), report.problem.message))
    else:
        for line in verdict_lines(sorted(report.checks, key=lambda check: (check.passed, check.skipped))):
            _print_verdict(console, line)
        for mistake in report.mistakes:
            console.print(Text.assemble(("hint  ", "yellow"), mistake.say))
    for title, text in (("output", report.stdout), ("errors", report.stderr)):
        if text.strip():
            console.print(Text(f"--- {title} ---", "dim"))
            console.print(Text(text.rstrip("\n")))
    if not report.checks:
        return
    passed = sum(check.passed for check in report.checks)
    word, style = ("PASS", "bold green") if report.passed else ("FAIL", "bold red")
    reason = "" if report.outcome in ("passed", "failed") else f", {report.outcome}"
    console.print(Text.assemble((word, style), f"  {passed} of {len(report.checks)} checks pass{reason}"))


def print_summary(console: Console, summary: Summary) -> None:
    """What was missed, with the reference's lines: only for someone who may see them."""
    if summary.sentence:
        console.print(Text(summary.sentence))
    for missed in summary.missed:
        _print_missed(console, missed)
    for sentence in (summary.follows, summary.not_confirmed):
        if sentence:
            console.print(Text(sentence, "dim"))


def _print_missed(console: Console, missed: MissedNote) -> None:
    console.print(Text.assemble(("missed  ", "bold red"), (missed.what, "bold")))
    if missed.why:
        console.print(Text(f"        why: {missed.why}"))
    for label, lines in (("reference", missed.reference), ("yours", missed.yours)):
        for line in lines:
            console.print(Text.assemble((f"  {label:>9} {line.number:>3}  ", "dim"), line.text))
    if missed.message:
        console.print(Text(f"        {missed.message}"))


def _print_verdict(console: Console, line: VerdictLine) -> None:
    again = (f"  {THE_SAME}", "dim") if line.again else ""
    console.print(Text.assemble((f"{line.sign}  ", _STYLES[line.sign]), line.name, again))
    if line.message:
        print_hanging(console, " " * 6, Text(line.message))
    for label, shown in line.values:
        clipped = shown if len(shown) <= LONGEST else f"{shown[:LONGEST]} …"
        print_hanging(console, " " * 6, Text(f"{label}: {clipped}", "dim"))


_STYLES = {"pass": "green", "skip": "dim", "FAIL": "bold red"}


def print_hanging(console: Console, prefix: str, text: Text) -> None:
    """Print a text behind a prefix; its further lines begin under its first word."""
    first, *rest = text.wrap(console, max(20, console.width - len(prefix))) or [Text("")]
    console.print(prefix, first, sep="", markup=False, highlight=False)
    for line in rest:
        console.print(" " * len(prefix), line, sep="", markup=False, highlight=False)


def _print_list(console: Console, title: str, items: Iterable[str]) -> None:
    console.print(Text(title, "bold"))
    for item in items:
        print_hanging(console, "  - ", Text(item))
