"""Break your own line: one landmark is taken out of a program that passes, and the learner says what will fail."""

from __future__ import annotations

import ast
import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal

from trainer.catalog.lint.mutation import Mutant, mutants
from trainer.catalog.models import Landmark, Snippet
from trainer.catalog.parsing import parsed
from trainer.checking.report import Report
from trainer.rehearsal.programs.brief import Subject

Score = Literal["best", "right", "wrong"]
"""The check failed and is of the landmark that was broken; it failed; it did not fail."""

SOON = 15
"""Programs that are tried before a second best is taken."""

_TAKEN_OUT = "statement dropped"


@dataclass(frozen=True)
class Break:
    """A program with one landmark broken.

    `own` is whether it is the learner's, else it is the reference. `text` is laid out anew, without comments, and
    `before` is the same program unbroken; `changed_lines` are those of `text` (1-based) that differ.
    """

    landmark: Landmark
    own: bool
    before: str
    text: str

    @property
    def changed_lines(self) -> tuple[int, ...]:
        """The lines of `text` that differ from `before`; where lines only went, the one that follows."""
        last = len(self.text.splitlines())
        changed = {
            number
            for _, _, start, end in self._differences()
            for number in range(start + 1, max(end, start + 1) + 1)
            if number <= last
        }
        return tuple(sorted(changed))

    @property
    def taken_lines(self) -> tuple[str, ...]:
        """The lines of `before` that are changed or gone, as they were."""
        old = self.before.splitlines()
        return tuple(line.strip() for first, end, _, _ in self._differences() for line in old[first:end])

    def _differences(self) -> list[tuple[int, int, int, int]]:
        """The ranges of lines that differ, in `before` and in `text`. How far a line is indented does not count: a
        block without its head stays what it is."""
        old, new = ([line.strip() for line in text.splitlines()] for text in (self.before, self.text))
        found = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
        return [(i, j, k, m) for what, i, j, k, m in found if what != "equal"]


def breaks(subject: Subject, own_text: str | None, chance: random.Random) -> Iterator[Break]:
    """Ways to break a landmark, in the order in which to try them: the learner's own lines first, whole statements
    taken out before smaller faults. Not each of them fails a check, and a landmark comes again for each.

    `own_text` is a program of the learner's that passes. Only where it has the very statement of a reference's
    marked line is it broken there; the reference follows.
    """
    if own_text is not None:
        # One that is nested deeper than its tree can be written out is left alone.
        with suppress(RecursionError):
            yield from _broken(subject, _own_program(subject.program, own_text), True, chance)
    yield from _broken(subject, subject.program, False, chance)


def score(one: Break, report: Report, predicted: str) -> Score:
    """What the prediction that the check `predicted` fails is worth, after a run of the broken program."""
    for check in report.failed_checks:
        if check.name == predicted:
            return "best" if check.landmark == one.landmark.id else "right"
    return "wrong"


def find_break(candidates: Iterable[Break], run: Callable[[str], Report]) -> tuple[Break, Report] | None:
    """The first candidate that a prediction can be made about, with its run; None where there is none.

    It runs to its end and fails a check of its landmark, and most checks go on passing, so that it takes a thought to
    say which do not. Where that is not found soon, that some check passes is enough.
    """
    second_best: tuple[Break, Report] | None = None
    for tried, one in enumerate(candidates, start=1):
        report = run(one.text)
        if _fails_its_own(one, report):
            failed = len(report.failed_checks)
            if 2 * failed <= len(report.checks):
                return one, report
            if second_best is None and failed < len(report.checks):
                second_best = one, report
        if second_best is not None and tried >= SOON:
            break
    return second_best


def _fails_its_own(one: Break, report: Report) -> bool:
    if report.outcome != "failed" or report.problem is not None:
        return False
    return any(check.landmark == one.landmark.id for check in report.failed_checks)


def _own_program(reference: Snippet, own_text: str) -> Snippet:
    """The learner's program, with the landmarks whose statements it shares with the reference."""
    try:
        own = _statements(own_text)
    except (SyntaxError, ValueError):
        return Snippet("", {})
    theirs = _statements(reference.text)
    shared: dict[str, tuple[int, ...]] = {}
    for landmark, numbers in reference.landmarks.items():
        wanted = {statement for statement, lines in theirs.items() if lines & set(numbers)}
        found = {line for statement in wanted for line in own.get(statement, set())}
        if found:
            shared[landmark] = tuple(sorted(found))
    return Snippet(own_text, shared)


def _statements(text: str) -> dict[str, set[int]]:
    """Each statement of a program, without the block below it, and the lines where it begins."""
    lines: dict[str, set[int]] = {}
    for node in ast.walk(parsed(text)):
        if isinstance(node, ast.stmt) and not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            lines.setdefault(_head(node), set()).add(node.lineno)
    return lines


def _head(node: ast.stmt) -> str:
    blocks = ("body", "orelse", "handlers", "finalbody")
    fields = [(name, value) for name, value in ast.iter_fields(node) if name not in blocks]
    return f"{type(node).__name__} {[(name, _dumped(value)) for name, value in fields]}"


def _dumped(value: object) -> str:
    if isinstance(value, ast.AST):
        return ast.dump(value)
    return str([_dumped(item) for item in value]) if isinstance(value, list) else repr(value)


def _broken(subject: Subject, program: Snippet, own: bool, chance: random.Random) -> Iterator[Break]:
    if not program.landmarks:
        return
    before = f"{ast.unparse(parsed(program.text))}\n"
    found = list(mutants(program.text))
    landmarks = [landmark for landmark in subject.landmarks if landmark.id in program.landmarks]
    chance.shuffle(landmarks)
    for landmark in landmarks:
        here = [one for one in found if one.line in program.landmarks[landmark.id]]
        chance.shuffle(here)
        for one in sorted(here, key=_rank):
            broken = Break(landmark, own, before, f"{one.text}\n")
            # A statement taken out together with a block that is no part of the landmark says too much.
            if len(broken.taken_lines) <= len(program.landmarks[landmark.id]):
                yield broken


def _rank(mutant: Mutant) -> int:
    return 0 if mutant.what == _TAKEN_OUT else 1
