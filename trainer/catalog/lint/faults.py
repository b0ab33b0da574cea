"""The fault dictionary: what checks fail, and how, when one marked line of a reference is broken.

It is made at author time, committed beside the checks (`<stem>_faults.json`), and read when a program
failed: the landmark whose recorded damage looks most like the learner's is the likeliest cause.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from trainer.catalog.check_files import check_texts
from trainer.catalog.errors import ContentError
from trainer.catalog.faults import RECORDED_SEED, load_faults
from trainer.catalog.lint.findings import Finding, line_of_text
from trainer.catalog.lint.mutation import Mutant, mutants
from trainer.catalog.lint.running import Runner, RunReport
from trainer.catalog.lint.side_by_side import SideBySide
from trainer.catalog.models import Drill
from trainer.catalog.snippets import load_snippet, mistake_text

EDITION = "4"
"""Raised when mutants or signatures change in a way that makes every dictionary stale."""
REFERENCE_TIMES = 20
"""A mutant may take this many times as long as its reference, and at least LEAST_SECONDS."""
LEAST_SECONDS = 0.1
BATCH = 20
"""Mutants that one runner takes at a time: few enough that several share the slow ones of a drill."""


@dataclass(frozen=True)
class Tried:
    """A mutant of a reference and what it came to: check name to signature; nothing when it survived."""

    twist: int | None
    landmark: str | None
    mutant: Mutant
    fails: dict[str, str]
    outcome: str


def content_key(drill: Drill) -> str:
    """A hash of everything that the dictionary is made from."""
    digest = hashlib.sha256(EDITION.encode())
    paths = [drill.checks_path, drill.snippet_path()]
    paths += [drill.snippet_path(twist.number) for twist in drill.twists]
    for path in paths:
        digest.update(path.read_bytes())
    for mistake in drill.mistakes:
        digest.update(repr((mistake.id, mistake.find, mistake.replace, mistake.twist)).encode())
    for path, text in sorted(check_texts(drill).items()):
        if path != drill.checks_path:
            digest.update(text.encode())
    return digest.hexdigest()[:16]


def is_stale(drill: Drill) -> bool:
    """Whether the committed dictionary is missing or was made from other files."""
    try:
        return bool(json.loads(drill.faults_path.read_text(encoding="utf-8"))["key"] != content_key(drill))
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return True


class _Reference:
    """A reference, whose time all runners may ask for."""

    def __init__(self, drill: Drill, twist: int | None, text: str) -> None:
        self.twist = twist
        self._drill = drill
        self._text = text
        self._lock = threading.Lock()
        self._seconds: float | None = None

    def seconds(self, runner: Runner) -> float:
        """What it takes; measured once, by whoever is the first to ask."""
        with self._lock:
            if self._seconds is None:
                # The first run waits for a worker that holds the checks; the second shows what the program takes.
                self._seconds = min(self.run(runner, self._text).seconds for _ in range(2))
            return self._seconds

    def run(self, runner: Runner, text: str, patience: float = 1.0) -> RunReport:
        """Run a program as the reference is run."""
        return runner.run(self._drill, text, _asked(self.twist), seed=RECORDED_SEED, patience=patience)


@dataclass(frozen=True)
class _Batch:
    """Mutants of one reference, each with the landmark of its line, that one runner takes one after the other."""

    reference: _Reference
    marked: tuple[tuple[str | None, Mutant], ...]

    def results(self, runner: Runner) -> list[Tried]:
        """What each came to."""
        patience = _patience(self.reference.seconds(runner))
        return [self._tried(landmark, mutant, runner, patience) for landmark, mutant in self.marked]

    def _tried(self, landmark: str | None, mutant: Mutant, runner: Runner, patience: float) -> Tried:
        run = self.reference.run
        report = run(runner, mutant.text, patience)
        if report.outcome == "timeout":
            # A busy machine can hold up any program: what was stopped has to be stopped alike once more.
            again = run(runner, mutant.text, patience)
            report = again if failures(again) == failures(report) else run(runner, mutant.text)
        return Tried(self.reference.twist, landmark, mutant, failures(report), report.outcome)


def try_mutants(drill: Drill, runners: Sequence[Runner]) -> Iterator[Tried]:
    """Run the mutants of the drill's references against the checks, side by side, and give them in their order."""
    with SideBySide(runners) as work:
        yield from _in_order(_handed_out(drill, work, for_dictionary=False))


def _handed_out(drill: Drill, work: SideBySide, for_dictionary: bool) -> list[list[Future[list[Tried]]]]:
    """The batches of each reference, begun."""
    return [[work.submit(batch.results) for batch in batches] for batches in _batches(drill, for_dictionary)]


def _in_order(handed_out: list[list[Future[list[Tried]]]]) -> Iterator[Tried]:
    """What all mutants came to, in the order in which they were made."""
    for batches in handed_out:
        for next_of_each in zip_longest(*[batch.result() for batch in batches]):
            yield from (one for one in next_of_each if one is not None)


def _batches(drill: Drill, for_dictionary: bool) -> Iterator[list[_Batch]]:
    """The batches of each reference. Mutants that follow each other go to different ones: often they hang alike.

    For the dictionary the mutants of lines that carry a landmark suffice, and coarser faults join them.
    """
    for number in (None, *(twist.number for twist in drill.twists)):
        snippet = load_snippet(drill.snippet_path(number))
        landmark_of = {line: name for name, lines in snippet.landmarks.items() for line in lines}
        given = snippet.given_lines or (0, 0)
        marked = [
            (landmark_of.get(mutant.line), mutant)
            for mutant in mutants(snippet.text, further=for_dictionary)
            if not given[0] <= mutant.line <= given[1] and (mutant.line in landmark_of or not for_dictionary)
        ]
        count = -(-len(marked) // BATCH)
        reference = _Reference(drill, number, snippet.text)
        yield [_Batch(reference, tuple(marked[first::count])) for first in range(count)]


def _patience(seconds: float) -> float:
    """The patience with a mutant of a reference that takes so long. At 1 a check has 2 s: more helps nobody, since
    a learner's program is not given more either."""
    return min(1.0, max(LEAST_SECONDS, REFERENCE_TIMES * seconds) / 2)


def _asked(twist: int | None) -> tuple[int, ...]:
    return () if twist is None else (twist,)


def failures(report: RunReport) -> dict[str, str]:
    """Check name to signature, of the checks that ran and failed."""
    return {check.name: check.signature for check in report.checks if not check.passed and not check.skipped}


class _Making:
    """A dictionary that is being made: its runs are handed out at once, and waited for when it is asked for."""

    def __init__(self, drill: Drill, work: SideBySide) -> None:
        self._drill = drill
        self._frame = work.submit(lambda runner: _frame(drill, runner))
        self._tried = _handed_out(drill, work, for_dictionary=True)

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to wait for."""
        return self._frame.done() and all(batch.done() for batches in self._tried for batch in batches)

    def dictionary(self) -> dict[str, Any]:
        """The landmark of each check, and per twist (base: "") the damages each landmark's mutants do.

        A damage is one string, `3=unmet:6c181d23 5=raised:KeyError`: check by position, and its signature.
        """
        owners, of_mistakes = self._frame.result()
        position = {name: index for index, name in enumerate(owners)}

        def packed(fails: dict[str, str]) -> str:
            return " ".join(f"{position[name]}={signature}" for name, signature in fails.items())

        damage: dict[str, dict[str, list[str]]] = {}
        for one in _in_order(self._tried):
            if one.landmark is not None and one.fails:
                known = damage.setdefault(str(one.twist or ""), {}).setdefault(one.landmark, [])
                if packed(one.fails) not in known:
                    known.append(packed(one.fails))
        mistakes = {name: packed(fails) for name, fails in of_mistakes.items()}
        return {"key": content_key(self._drill), "checks": list(owners.items()), "damage": damage, "mistakes": mistakes}


def _frame(drill: Drill, runner: Runner) -> tuple[dict[str, str], dict[str, dict[str, str]]]:
    """The landmark of each check, in order, and what each classic mistake fails."""
    base = load_snippet(drill.snippet_path()).text
    owners: dict[str, str] = {}
    for twist in (None, *(twist.number for twist in drill.twists)):
        report = runner.run(drill, base, _asked(twist), seed=RECORDED_SEED)
        owners |= {check.name: check.landmark for check in report.checks}
    mistakes = {
        mistake.id: failures(runner.run(drill, mistake_text(drill, mistake), _asked(mistake.twist), seed=RECORDED_SEED))
        for mistake in drill.mistakes
    }
    return owners, mistakes


def update(drills: Iterable[Drill], runners: Sequence[Runner], done: Callable[[Drill], None]) -> None:
    """Make the stale dictionaries anew, put each beside the checks of its drill, and tell of every drill that is done.

    All are begun before the first is waited for: while some wait for what hangs, others run.
    What keeps a drill from having one, its own files or its checks, is passed over here: the other rules say it.
    """
    passed_over = (ContentError, OSError, runners[0].broken)
    with SideBySide(runners) as work:
        begun: list[tuple[Drill, _Making]] = []

        def finish(drill: Drill, making: _Making) -> None:
            begun.remove((drill, making))
            with contextlib.suppress(*passed_over):
                text = json.dumps(making.dictionary(), indent=1, sort_keys=True, ensure_ascii=False)
                drill.faults_path.write_text(text + "\n", encoding="utf-8")
            done(drill)

        for drill in drills:
            try:
                making = _Making(drill, work) if is_stale(drill) else None
            except passed_over:
                making = None
            if making is None:
                done(drill)
            else:
                begun.append((drill, making))
            for one in [one for one in begun if one[1].is_done]:
                finish(*one)
        while begun:
            finish(*next((one for one in begun if one[1].is_done), begun[0]))


def lint_faults(drill: Drill) -> Iterator[Finding]:
    """Whether the committed dictionary is fresh, and whether each landmark has a mutant that fails its own check."""
    if is_stale(drill):
        folder = "" if drill.pack.built_in else f" {drill.pack.drills.parent}"
        message = "is missing, or older than the checks and snippets: it is made by"
        yield Finding(drill.faults_path, None, f"{message} `trainer pack lint{folder} --update`")
        return
    recorded = load_faults(drill.faults_path)
    for landmark in drill.landmarks:
        own = {check for check, owner in recorded.owners.items() if owner == landmark.id}
        if not any(own & fails.keys() for twist in recorded.damage.values() for fails in twist.get(landmark.id, ())):
            line = line_of_text(drill.path, f"[landmarks.{landmark.id}]")
            message = f"no small fault in the lines marked {landmark.id} fails a check with that landmark"
            yield Finding(drill.path, line, f"{message}: mark the line that does it, or check more closely")
