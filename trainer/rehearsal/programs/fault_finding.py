"""Find the fault: a classic mistake served as a program, to be named and then mended."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from trainer.catalog.models import Drill, Landmark, Mistake, Snippet, Twist
from trainer.catalog.snippets import mistake_text, program_text
from trainer.checking.report import Report
from trainer.rehearsal.programs.brief import Subject, subject_of

FaultPhase = Literal["looking", "picked", "mended"]
"""Nothing was said yet; the fault was named, rightly or not, and waits to be mended; every check passes again."""


@dataclass(frozen=True)
class Fault:
    """A mistake served as a program: `text` is what a learner would have typed, without given code and demo."""

    subject: Subject
    mistake: Mistake
    text: str


def draw_mistake(
    drill: Drill, chance: random.Random, seen: Sequence[str] = (), twists: Iterable[int] = ()
) -> Mistake | None:
    """A mistake of the drill, or of those of its twists whose numbers are in `twists`; None where it has none.

    `seen` holds the ids of mistakes that were served before, the latest last: others are preferred, then the one that
    was served longest ago.
    """
    allowed = set(twists)
    open_ones = [one for one in drill.mistakes if one.twist is None or one.twist in allowed]
    if not open_ones:
        return None
    last = {name: place for place, name in enumerate(seen)}
    longest_ago = min(last.get(one.id, -1) for one in open_ones)
    return chance.choice([one for one in open_ones if last.get(one.id, -1) == longest_ago])


def fault_of(drill: Drill, mistake: Mistake) -> Fault:
    """The mistake as a program.

    Raises:
        ContentError: the reference can't be read, or the mistake does not fit it.
    """
    twist: Twist | None = next((one for one in drill.twists if one.number == mistake.twist), None)
    return Fault(subject_of(drill, twist), mistake, program_text(Snippet(mistake_text(drill, mistake), {})))


class FaultFinding:
    """The way from a wrong program to a right one.

    Arguments:
        fault: the program to look at.
        owners: the landmark of each check of the drill, by the name of the check.
        chance: what the landmarks are shuffled by.
    """

    def __init__(self, fault: Fault, owners: Mapping[str, str], chance: random.Random) -> None:
        self.fault = fault
        self.phase: FaultPhase = "looking"
        self.pick: Landmark | None = None
        self.runs_to_mend = 0
        known = {landmark.id: landmark for landmark in fault.subject.drill.landmarks}
        self.broken = known[owners[fault.mistake.check]]
        choices = list(dict.fromkeys([*fault.subject.landmarks, self.broken]))
        chance.shuffle(choices)
        self.choices: tuple[Landmark, ...] = tuple(choices)

    @property
    def picked_right(self) -> bool:
        """Whether the landmark that was picked is the one whose check the mistake fails."""
        return self.pick == self.broken

    @property
    def may_edit(self) -> bool:
        """Whether the program may be changed: once something was said about it."""
        return self.phase != "looking"

    def say(self, landmark: Landmark) -> bool:
        """Say that this landmark is broken; whether that is right. What was said first counts."""
        if self.phase == "looking":
            self.pick = landmark
            self.phase = "picked"
        return self.picked_right

    def end_run(self, report: Report) -> None:
        """Note what a run of the text in the editor gave."""
        if self.phase == "picked":
            self.runs_to_mend += 1
            if report.passed:
                self.phase = "mended"

    def shown(self, report: Report) -> Report:
        """The report as it may be shown: before the pick nothing in it names the mistake."""
        return report if self.may_edit else report._replace(mistakes=())
