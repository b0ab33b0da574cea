"""Rules over what programs do: references pass, faults are caught by the checks that name them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from trainer.catalog.errors import nearest
from trainer.catalog.faults import RECORDED_SEED
from trainer.catalog.lint.findings import Finding, line_of_text
from trainer.catalog.lint.running import Runner, RunReport
from trainer.catalog.models import Drill
from trainer.catalog.shapes import did_you_mean
from trainer.catalog.snippets import load_snippet, mistake_text
from trainer.catalog.toml_reading import read_text


class _Ran(NamedTuple):
    """What the references came to: the snippet, and with each twist its reference and the snippet, which lacks it."""

    base: RunReport
    twists: dict[int, RunReport]
    without: dict[int, RunReport]

    @property
    def checks(self) -> dict[str, str]:
        """The landmark of each check."""
        return {check.name: check.landmark for ran in (self.base, *self.without.values()) for check in ran.checks}


def lint_behaviour(drill: Drill, runner: Runner) -> Iterator[Finding]:
    """What falls short when the drill's own programs are run. Raises what the runner raises."""
    yield from _demo(drill, runner)
    ran = _run_references(drill, runner)
    of_references = list(_references(drill, ran))
    unable = list(_unable(drill, ran)) if of_references else []
    if unable:
        # A check that can't judge a reference says the same of every other program.
        yield from unable
        return
    yield from of_references
    yield from _nothing(drill, runner)
    yield from _mistakes(drill, runner)


def _run_references(drill: Drill, runner: Runner) -> _Ran:
    base = load_snippet(drill.snippet_path()).text
    twists, without = {}, {}
    for number in (twist.number for twist in drill.twists):
        twists[number] = runner.run(drill, load_snippet(drill.snippet_path(number)).text, (number,), seed=RECORDED_SEED)
        without[number] = runner.run(drill, base, (number,), seed=RECORDED_SEED)
    return _Ran(runner.run(drill, base, seed=RECORDED_SEED), twists, without)


def _demo(drill: Drill, runner: Runner) -> Iterator[Finding]:
    """The snippet as a program of its own prints what the drill says; the twists' at least run."""
    for number in (None, *(twist.number for twist in drill.twists)):
        path = drill.snippet_path(number)
        ran = runner.demo(drill, read_text(path))
        if ran.failed:
            yield Finding(path, None, ran.failed)
        elif number is None and ran.output != drill.output:
            message = f"run alone, {path.name} prints {ran.output!r}, not {drill.output!r}: put what is right here"
            yield Finding(drill.path, line_of_text(drill.path, "output ="), message)


def _unable(drill: Drill, ran: _Ran) -> Iterator[Finding]:
    """Checks that break on the reference itself, of the base and of each twist."""
    seen: set[str] = set()
    for report in (ran.base, *ran.twists.values()):
        for check in report.checks:
            if check.signature.startswith("broken:") and check.name not in seen:
                seen.add(check.name)
                line = line_of_text(drill.checks_path, check.name)
                reason = check.message.rpartition("(")[2].rstrip(").") or check.message
                yield Finding(drill.checks_path, line, f'"{check.name}" can\'t judge its own reference: {reason}')


def _references(drill: Drill, ran: _Ran) -> Iterator[Finding]:
    yield from _must_pass(drill, ran.base, "the snippet")
    checks = {check.name: check.landmark for check in ran.base.checks}
    for twist in drill.twists:
        strange = sorted(set(twist.replaces) - checks.keys())
        for name in strange:
            message = f'there is no check "{name}" for twist {twist.number} to replace{did_you_mean(name, checks)}'
            yield Finding(drill.path, line_of_text(drill.path, f'"{name}"'), message)
        if not strange:
            yield from _twist(drill, twist.number, ran)
    yield from _names(drill, ran.checks)


def _twist(drill: Drill, number: int, ran: _Ran) -> Iterator[Finding]:
    """The twist's reference passes; the base snippet, which lacks it, fails it and nothing else."""
    yield from _must_pass(drill, ran.twists[number], f"the reference of twist {number}")
    without = ran.without[number]
    if all(check.passed for check in without.checks if check.twist == number):
        yield Finding(drill.checks_path, None, f"the base snippet passes twist {number}, or nothing checks it")
    for check in without.checks:
        if not check.passed and not check.skipped and check.twist != number:
            yield Finding(drill.checks_path, None, f'with twist {number} the base snippet also fails "{check.name}"')


def _names(drill: Drill, checks: dict[str, str]) -> Iterator[Finding]:
    """Checks and landmarks name each other, and mistakes name checks. `checks` maps each check to its landmark."""
    known, proven = {landmark.id for landmark in drill.landmarks}, set(checks.values())
    strange, unproven = proven - known, known - proven
    for name in sorted(strange):
        line = line_of_text(drill.checks_path, f'landmark="{name}"')
        message = f"{drill.path.name} has no landmark {name}{did_you_mean(name, unproven or known)}"
        yield Finding(drill.checks_path, line, message)
    for name in sorted(unproven):
        # One slip is one fault: a check that names it misspelt has been reported.
        if not nearest(name, strange, most=1):
            line = line_of_text(drill.path, f"[landmarks.{name}]")
            yield Finding(drill.path, line, f'no check proves this landmark: give one landmark="{name}"')
    for mistake in drill.mistakes:
        if mistake.check not in checks:
            line = line_of_text(drill.path, f'id = "{mistake.id}"')
            message = f'there is no check "{mistake.check}" to catch {mistake.id}{did_you_mean(mistake.check, checks)}'
            yield Finding(drill.path, line, message)


def _must_pass(drill: Drill, report: RunReport, what: str) -> Iterator[Finding]:
    for check in report.checks:
        if not check.passed:
            line = line_of_text(drill.checks_path, check.name)
            yield Finding(drill.checks_path, line, f'{what} fails "{check.name}": {check.message}')
    if not report.passed and all(check.passed for check in report.checks):
        yield Finding(drill.snippet_path(), None, f"{what} does not run: {report.outcome}")


def _nothing(drill: Drill, runner: Runner) -> Iterator[Finding]:
    for text, what in (("", "an empty file"), (bare_signature(drill.signature), "the bare signature")):
        if runner.run(drill, text, seed=RECORDED_SEED).passed:
            yield Finding(drill.checks_path, None, f"{what} passes every check: check what the program gives back")


def _mistakes(drill: Drill, runner: Runner) -> Iterator[Finding]:
    for mistake in drill.mistakes:
        twists = () if mistake.twist is None else (mistake.twist,)
        report = runner.run(drill, mistake_text(drill, mistake), twists, seed=RECORDED_SEED)
        line = line_of_text(drill.path, f'id = "{mistake.id}"')
        failed = {check.name: check for check in report.checks if not check.passed}
        if mistake.check not in failed and mistake.check in {check.name for check in report.checks}:
            found = ", ".join(failed) or "none"
            message = f'the mistake {mistake.id} is not caught by "{mistake.check}" (checks that fail: {found})'
            yield Finding(drill.path, line, message)
        for check in failed.values():
            if check.signature.startswith("broken:"):
                message = f'"{check.name}" does not bear the mistake {mistake.id}: {check.message}'
                yield Finding(drill.checks_path, line_of_text(drill.checks_path, check.name), message)


def bare_signature(signature: str) -> str:
    """The signature as a program that does nothing: functions without a body, classes that take anything."""
    lines = []
    for line in signature.strip().splitlines():
        if line.startswith("class "):
            name = line.split("(")[0].split(":")[0]
            lines.append(f"{name}:\n    def __init__(self, *args, **kwargs): pass")
        elif line.startswith("  ."):
            method = line.strip(" .").split("(")[0]
            lines.append(f"    def {method}(self, *args, **kwargs): pass")
        elif line[:1].strip():
            head = line.removeprefix("async ").lstrip("@")
            prefix = "async def" if line.startswith("async ") else "def"
            name = head.split("(")[0].split()[0].rstrip(",:")
            lines.append(f"{prefix} {name}(*args, **kwargs): pass" if "(" in line else f"{name} = None")
    return "\n".join(lines) + "\n"
