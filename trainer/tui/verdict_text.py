"""What a run gave, as text: one line a check, a sentence under each that failed."""

from __future__ import annotations

from textual.content import Content

from trainer.checking.report import CheckResult, Plain, Report

CLIPPED_AT = 200
"""Characters of a value that are shown at most."""


def verdict_text(report: Report, note: str = "") -> Content:
    """The verdicts, with a note below the headline.

    A program that could not be called gets one sentence, not a list of failures.
    """
    lines: list[Content] = [_headline(report)]
    if note:
        lines.append(Content(note))
    if report.problem is not None:
        lines += [Content(""), Content.assemble(("FAIL  ", "bold $text-error"), report.problem.message)]
    else:
        for mistake in report.mistakes:
            lines += [Content(""), Content.assemble(("hint  ", "bold $text-warning"), mistake.say)]
        lines.append(Content(""))
        # What failed first: on a small screen there is little room.
        for check in sorted(report.checks, key=lambda check: (check.passed, check.skipped)):
            lines += _check_lines(check)
    return Content("\n").join(lines)


def output_text(report: Report) -> Content:
    """What the program printed."""
    parts: list[Content] = []
    for title, text in (("Output", report.stdout), ("Errors", report.stderr)):
        if text.strip():
            parts.append(Content.assemble((f"{title}\n", "bold"), text.rstrip("\n")))
    if report.truncated:
        parts.append(Content.styled("The rest was cut off.", "dim"))
    return Content("\n\n").join(parts) if parts else Content.styled("Nothing was printed.", "dim")


def _headline(report: Report) -> Content:
    if report.passed:
        return Content.assemble(("PASS  ", "bold $text-success"), f"All {len(report.checks)} checks pass.")
    passed = sum(check.passed for check in report.checks)
    counted = f": {passed} of {len(report.checks)} checks pass" if report.problem is None else ""
    return Content.assemble(
        ("FAIL  ", "bold $text-error"), f"{_OUTCOMES.get(report.outcome, report.outcome)}{counted}."
    )


_OUTCOMES = {
    "failed": "Not yet",
    "error": "It could not be run",
    "refused": "It was not run",
    "timeout": "It did not come back in time",
    "output": "It printed too much",
    "memory": "It used too much memory",
    "exited": "It ended the process",
    "crashed": "It crashed the interpreter",
}


def _check_lines(check: CheckResult) -> list[Content]:
    if check.passed:
        return [Content.assemble(("pass  ", "$text-success"), check.name)]
    if check.skipped:
        return [Content.assemble(("skip  ", "dim"), check.name)]
    lines = [Content.assemble(("FAIL  ", "bold $text-error"), check.name)]
    lines.append(Content(f"      {check.message}"))
    return [*lines, *(Content.styled(f"      {label}: {_clipped(value)}", "dim") for label, value in check.values)]


def _clipped(value: Plain) -> str:
    shown = str(value)
    return shown if len(shown) <= CLIPPED_AT else f"{shown[:CLIPPED_AT]} …"
