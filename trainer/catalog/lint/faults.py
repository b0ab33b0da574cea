"""The fault dictionary: what checks fail, and how, when one marked line of a reference is broken.

It is made at author time, committed beside the checks (`<stem>_faults.json`), and read when a program
failed: the landmark whose recorded damage looks most like the learner's is the likeliest cause.
"""

from __future__ import annotations

import hashlib
import json
import queue
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from trainer.catalog.faults import load_faults
from trainer.catalog.lint.findings import Finding, line_of_text
from trainer.catalog.lint.mutation import Mutant, mutants
from trainer.catalog.lint.running import Runner, RunReport, Verdict
from trainer.catalog.models import Drill
from trainer.catalog.snippets import load_snippet, mistake_text

SEED = "0"
EDITION = "2"
"""Raised when mutants or signatures change in a way that makes every dictionary stale."""
REFERENCE_TIMES = 20
"""A mutant may take this many times as long as its reference, and at least LEAST_SECONDS."""
LEAST_SECONDS = 0.1


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
    return digest.hexdigest()[:16]


def is_stale(drill: Drill) -> bool:
    """Whether the committed dictionary is missing or was made from other files."""
    try:
        return bool(json.loads(drill.faults_path.read_text(encoding="utf-8"))["key"] != content_key(drill))
    except (OSError, ValueError, KeyError, TypeError):
        return True


@dataclass(frozen=True)
class _Trial:
    """A mutant that waits for its run."""

    twist: int | None
    landmark: str | None
    mutant: Mutant
    patience: float

    def result(self, drill: Drill, runner: Runner) -> Tried:
        twists = () if self.twist is None else (self.twist,)
        report = runner.run(drill, self.mutant.text, twists, seed=SEED, patience=self.patience)
        return Tried(self.twist, self.landmark, self.mutant, failures(report), report.outcome)


def try_mutants(drill: Drill, runners: Sequence[Runner], for_dictionary: bool = False) -> Iterator[Tried]:
    """Run the mutants of the drill's references against the checks, side by side, and give them in their order.

    For the dictionary those of lines that carry a landmark suffice, and coarser faults join them.
    """
    trials = list(_trials(drill, runners[0], for_dictionary))
    free: queue.SimpleQueue[Runner] = queue.SimpleQueue()
    for runner in runners:
        free.put(runner)

    def tried(trial: _Trial) -> Tried:
        runner = free.get()
        try:
            return trial.result(drill, runner)
        finally:
            free.put(runner)

    with ThreadPoolExecutor(len(runners)) as pool:
        yield from pool.map(tried, trials)


def _trials(drill: Drill, runner: Runner, for_dictionary: bool) -> Iterator[_Trial]:
    for number in (None, *(twist.number for twist in drill.twists)):
        snippet = load_snippet(drill.snippet_path(number))
        reference = runner.run(drill, snippet.text, () if number is None else (number,), seed=SEED)
        landmark_of = {line: name for name, lines in snippet.landmarks.items() for line in lines}
        given = snippet.given_lines or (0, 0)
        for mutant in mutants(snippet.text, further=for_dictionary):
            landmark = landmark_of.get(mutant.line)
            if not given[0] <= mutant.line <= given[1] and (landmark is not None or not for_dictionary):
                yield _Trial(number, landmark, mutant, _patience(reference.seconds))


def _patience(seconds: float) -> float:
    """The patience with a mutant of a reference that takes so long. At 1 a check has 2 s: more helps nobody, since
    a learner's program is not given more either."""
    return min(1.0, max(LEAST_SECONDS, REFERENCE_TIMES * seconds) / 2)


def failures(report: RunReport) -> dict[str, str]:
    """Check name to signature, of the checks that ran and failed."""
    return {check.name: check.signature for check in report.checks if not check.passed and not check.skipped}


def build(drill: Drill, tried: list[Tried], runner: Runner) -> dict[str, Any]:
    """The dictionary: the landmark of each check, and per twist (base: "") the damages each landmark's mutants do.

    A damage is one string, `3=unmet:6c181d23 5=raised:KeyError`: check by position, and its signature.
    """
    owners = {check.name: check.landmark for check in _all_checks(drill, runner)}
    position = {name: index for index, name in enumerate(owners)}

    def packed(fails: dict[str, str]) -> str:
        return " ".join(f"{position[name]}={signature}" for name, signature in fails.items())

    damage: dict[str, dict[str, list[str]]] = {}
    for one in tried:
        if one.landmark is not None and one.fails:
            known = damage.setdefault(str(one.twist or ""), {}).setdefault(one.landmark, [])
            if packed(one.fails) not in known:
                known.append(packed(one.fails))
    mistakes = {}
    for mistake in drill.mistakes:
        twists = () if mistake.twist is None else (mistake.twist,)
        mistakes[mistake.id] = packed(failures(runner.run(drill, mistake_text(drill, mistake), twists, seed=SEED)))
    return {"key": content_key(drill), "checks": list(owners.items()), "damage": damage, "mistakes": mistakes}


def update(drill: Drill, runners: Sequence[Runner]) -> None:
    """Make the dictionary anew where it is stale, and put it beside the checks. Raises what the runners raise."""
    if not is_stale(drill):
        return
    dictionary = build(drill, list(try_mutants(drill, runners, for_dictionary=True)), runners[0])
    text = json.dumps(dictionary, indent=1, sort_keys=True, ensure_ascii=False)
    drill.faults_path.write_text(text + "\n", encoding="utf-8")


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


def _all_checks(drill: Drill, runner: Runner) -> Iterator[Verdict]:
    for twists in ((), *((twist.number,) for twist in drill.twists)):
        yield from runner.run(drill, load_snippet(drill.snippet_path()).text, twists, seed=SEED).checks
