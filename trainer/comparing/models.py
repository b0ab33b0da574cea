"""What a comparison of a program with its reference gives."""

from __future__ import annotations

from typing import NamedTuple

from trainer.checking.report import Plain, Report


class Missed(NamedTuple):
    """A landmark that the program misses.

    `alternatives` are landmarks that the evidence does not tell from it ("A or B"), `checks` the names of the failed
    checks that prove it. Lines are counted from 1; `learner_lines` is the nearest place, empty where there is none.
    """

    landmark: str
    alternatives: tuple[str, ...]
    say: str
    why: str
    reference_lines: tuple[int, ...]
    learner_lines: tuple[int, ...]
    observed: Plain
    checks: tuple[str, ...]


class Different(NamedTuple):
    """A landmark that is there in another form than the reference's, and fine."""

    landmark: str
    reference_lines: tuple[int, ...]
    learner_lines: tuple[int, ...]


class Comparison(NamedTuple):
    """A program beside its reference.

    `reference` is the reference's text as a learner is shown it and `text` the program's; all line numbers are those
    of these two. `also` are the landmarks that fail as a mere consequence, `not_confirmed` those that no check spoke of
    and that are nowhere to be seen. `landmarks` has each one's lines in the reference, `pairs` maps a line of the
    reference to the program's lines that do its work, `same` are the reference's lines that stand there as they are,
    `hidden` those that nobody has to type.
    """

    drill: str
    report: Report
    reference: str
    text: str
    missed: tuple[Missed, ...]
    also: tuple[str, ...]
    not_confirmed: tuple[str, ...]
    different: tuple[Different, ...]
    extra: tuple[tuple[int, int], ...]
    landmarks: dict[str, tuple[int, ...]]
    pairs: dict[int, tuple[int, ...]]
    same: frozenset[int]
    hidden: frozenset[int]

    def to_json(self) -> dict[str, Plain]:
        """The document that `trainer compare --json` prints."""
        return {
            "drill": self.drill,
            "report": self.report.to_json(),
            "missed": [
                {
                    "landmark": one.landmark,
                    "or": list(one.alternatives),
                    "say": one.say,
                    "why": one.why,
                    "reference_lines": list(one.reference_lines),
                    "learner_lines": list(one.learner_lines),
                    "observed": one.observed,
                }
                for one in self.missed
            ],
            "also": list(self.also),
            "not_confirmed": list(self.not_confirmed),
            "different": [
                {
                    "landmark": one.landmark,
                    "reference_lines": list(one.reference_lines),
                    "learner_lines": list(one.learner_lines),
                }
                for one in self.different
            ],
            "extra": [list(lines) for lines in self.extra],
        }
