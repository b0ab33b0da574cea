"""What a run gave, as text: one line a check, a sentence under each that failed."""

from __future__ import annotations

from typing import TypeAlias

from textual.content import Content

from trainer.checking.report import Report
from trainer.rehearsal.programs.verdict_lines import THE_SAME, VerdictLine, verdict_lines
from trainer.tui.texts.hanging import Hanging

CLIPPED_AT = 200
"""Characters of a value that are shown at most."""

_Row: TypeAlias = tuple[Content, Content]
_FAIL = Content.styled("FAIL  ", "bold $text-error")
_SIGNS = {
    "pass": Content.styled("pass  ", "$text-success"),
    "skip": Content.styled("skip  ", "dim"),
    "FAIL": _FAIL,
}
_BELOW = Content(" " * 6)
_NOTHING = Content("")
_BLANK = (_NOTHING, _NOTHING)


def verdict_text(report: Report, note: str = "") -> Hanging:
    """The verdicts, with a note below the headline.

    A program that could not be called gets one sentence, not a list of failures.
    """
    rows = [_headline(report)]
    if note:
        rows.append((_NOTHING, Content(note)))
    if report.problem is not None:
        rows += [_BLANK, (_FAIL, Content(report.problem.message))]
    else:
        for mistake in report.mistakes:
            rows += [_BLANK, (Content.styled("hint  ", "bold $text-warning"), Content(mistake.say))]
        rows.append(_BLANK)
        # What failed first: on a small screen there is little room.
        for line in verdict_lines(sorted(report.checks, key=lambda check: (check.passed, check.skipped))):
            rows += _line_rows(line)
    return Hanging(*rows)


def output_text(report: Report) -> Content:
    """What the program printed."""
    parts: list[Content] = []
    for title, text in (("Output", report.stdout), ("Errors", report.stderr)):
        if text.strip():
            parts.append(Content.assemble((f"{title}\n", "bold"), text.rstrip("\n")))
    if report.truncated:
        parts.append(Content.styled("The rest was cut off.", "dim"))
    return Content("\n\n").join(parts) if parts else Content.styled("Nothing was printed.", "dim")


def _headline(report: Report) -> _Row:
    if report.passed:
        return Content.styled("PASS  ", "bold $text-success"), Content(f"All {len(report.checks)} checks pass.")
    passed = sum(check.passed for check in report.checks)
    counted = f": {passed} of {len(report.checks)} checks pass" if report.problem is None else ""
    return _FAIL, Content(f"{_OUTCOMES.get(report.outcome, report.outcome)}{counted}.")


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


def _line_rows(line: VerdictLine) -> list[_Row]:
    name = Content.assemble(line.name, (f"  {THE_SAME}", "dim")) if line.again else Content(line.name)
    rows = [(_SIGNS[line.sign], name)]
    if line.message:
        rows.append((_BELOW, Content(line.message)))
    values = (Content.styled(f"{label}: {_clipped(value)}", "dim") for label, value in line.values)
    return [*rows, *((_BELOW, text) for text in values)]


def _clipped(shown: str) -> str:
    return shown if len(shown) <= CLIPPED_AT else f"{shown[:CLIPPED_AT]} …"
