"""What is said first of a program that fails: what keeps its functions from being called as the signature says, or a
slip that the checks only show the consequences of."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from trainer.checking.cleaning import clean
from trainer.checking.report import CheckResult, Problem
from trainer.checking.running import verdicts
from trainer.checking.running.signatures import Asked

MOST_LINE = 10_000_000
_OWN_LOOP = r"\basyncio\.run\(|\.run_until_complete\("


class Failed(NamedTuple):
    """A run that failed: the program, what is asked for, the results, what was raised in each check, and what the
    worker said of it (as it was sent)."""

    text: str
    asked: Mapping[str, Asked]
    results: dict[str, CheckResult]
    errors: dict[str, dict[str, Any]]
    slips: dict[str, dict[str, Any]]
    shapes: Any
    unawaited: Any


def problem_of(failed: Failed) -> Problem | None:
    """Why nothing could be called as the signature says; None where it could."""
    from trainer.checking.running.misfits import misfit  # as `places`: not on the way of a program that is right

    none_passed = not any(result.passed for result in failed.results.values())
    return misfit(failed.asked, failed.shapes, none_passed, _refused(failed))


def hints_on(failed: Failed) -> list[str]:
    """Slips in the text that the checks don't see as such, in sentences; maybe none."""
    from trainer.checking.running.places import never_returned

    if _is_stopped(failed.results.values()):
        return []
    found = (never_returned(failed.text, each) for each in failed.asked.values())
    hints = [clean(place.say) for place in found if place is not None]
    raised = [*failed.errors.values(), *failed.slips.values()]
    if all(verdicts.line_of(error) is None for error in raised):
        hints += _unawaited(failed)
    return hints[:1]


def _refused(failed: Failed) -> list[str]:
    """What Python said of the calls that never got into the program, where every check that failed did so by one."""
    raised = {**failed.slips, **failed.errors}
    names = [name for name, result in failed.results.items() if not (result.passed or result.skipped)]
    if not all(name in raised and verdicts.called_wrongly(raised[name]) for name in names):
        return []
    return [str(raised[name]["message"]) for name in names]


def _is_stopped(results: Iterable[CheckResult]) -> bool:
    return any(result.stopped for result in results)


def _unawaited(failed: Failed) -> list[str]:
    """What is said of the first coroutine that the program made and nobody awaited."""
    is_async = any(each.is_async for each in failed.asked.values())
    for name, line in _seen_unawaited(failed.unawaited):
        called = f"`{name}`, which is `async`,"
        if is_async and re.search(_OWN_LOOP, _text_of(failed.text, line)):
            return [f"Line {line} starts an event loop, where one runs already: in `async def` write `await` instead."]
        if is_async:
            return [f"Line {line} calls {called} without `await`."]
        return [f"Line {line} calls {called} and nobody awaits that: the signature asks for plain `def`."]
    return []


def _seen_unawaited(data: Any) -> Iterator[tuple[str, int]]:
    """The names and lines that a worker sent, without what is none."""
    for each in data if isinstance(data, list) else ():
        name, line = (each.get("name"), each.get("line")) if isinstance(each, dict) else (None, None)
        if isinstance(name, str) and type(line) is int and 0 < line < MOST_LINE:
            yield clean(name)[:80], line


def _text_of(text: str, line: int) -> str:
    lines = text.splitlines()
    return lines[line - 1] if line <= len(lines) else ""
