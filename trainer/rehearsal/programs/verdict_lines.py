"""The verdicts of a run as lines for people: each thing is said once, also why a check was not judged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from trainer.checking.report import CheckResult

THE_SAME = "(the same)"
"""Behind the name of a check that fails just as the one that failed before it."""


class VerdictLine(NamedTuple):
    """One check: its sign, its name and what is said below it. `again` stands for what was said before."""

    sign: Literal["pass", "skip", "FAIL"]
    name: str
    message: str = ""
    values: tuple[tuple[str, str], ...] = ()
    again: bool = False


def verdict_lines(checks: Iterable[CheckResult]) -> Iterator[VerdictLine]:
    """The checks in the order given; several in a row that were not judged for one reason have it below the first."""
    failed: tuple[object, ...] = ()
    skipped = ""
    for check in checks:
        if check.passed:
            yield VerdictLine("pass", check.name)
        elif check.skipped:
            yield VerdictLine("skip", check.name, "" if check.message == skipped else check.message)
            skipped = check.message
        else:
            line = VerdictLine("FAIL", check.name, check.message, _values(check))
            again = line[2:] == failed
            failed = line[2:]
            yield VerdictLine("FAIL", check.name, again=True) if again else line


def _values(check: CheckResult) -> tuple[tuple[str, str], ...]:
    values = check.values
    if check.signature.startswith("raised:"):
        # The message has it already, with its line.
        return tuple((label, shown) for label, shown in values if label != "got" or shown not in check.message)
    if len({shown for _, shown in values}) < len(values):
        # The number 60 and the text '60' read the same.
        return tuple(zip((label for label, _ in values), map(repr, (check.observed, check.expected)), strict=True))
    return values
