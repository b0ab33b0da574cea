"""How good the learner's judgement is: what the machine said against what the learner said, for the same thing."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from trainer.memory.store import Store
from trainer.memory.tables import HAS_FORECAST

LATEST = 1000
"""So many pairs, the latest ones, are looked at: judgement changes."""

FEWEST = 10
"""With fewer pairs a number would say more about chance than about judgement."""


@dataclass(frozen=True)
class Agreement:
    """How often two judges said yes or no to the same thing: `both_yes`, `both_no`, and the machine's or the learner's
    yes alone."""

    both_yes: int = 0
    both_no: int = 0
    machine_only: int = 0
    learner_only: int = 0

    @property
    def pairs(self) -> int:
        """How many things both judged."""
        return self.both_yes + self.both_no + self.machine_only + self.learner_only

    @property
    def enough(self) -> bool:
        """Whether there are enough pairs for a number."""
        return self.pairs >= FEWEST

    @property
    def share(self) -> float | None:
        """How often they agreed, 0 to 1; None with too few pairs."""
        return (self.both_yes + self.both_no) / self.pairs if self.enough else None

    @property
    def kappa(self) -> float | None:
        """Cohen's kappa: (p_o - p_e) / (1 - p_e), where p_o is the share of agreement and p_e what two judges with
        these habits would agree on by chance. 1 is full agreement, 0 what chance gives, below it is worse.

        None with too few pairs, and where both always said the same: then chance explains all of it (p_e is 1).
        Source: J. Cohen, A Coefficient of Agreement for Nominal Scales, Educational and Psychological Measurement
        20 (1960), 37-46.
        """
        observed = self.share
        if observed is None:
            return None
        machine = (self.both_yes + self.machine_only) / self.pairs
        learner = (self.both_yes + self.learner_only) / self.pairs
        chance = machine * learner + (1 - machine) * (1 - learner)
        return None if chance == 1 else (observed - chance) / (1 - chance)

    @property
    def says(self) -> str:
        """It in a sentence."""
        if not self.enough:
            pairs = "1 pair" if self.pairs == 1 else f"{self.pairs or 'No'} pairs"
            return f"{pairs} so far; {FEWEST} are needed before a number says anything."
        if self.kappa is None:
            return f"{self.pairs} pairs, all of them with one and the same verdict: kappa is undefined then."
        return f"{self.share:.0%} agreement over {self.pairs} pairs, Cohen's kappa {self.kappa:.2f}."

    def to_json(self) -> dict[str, Any]:
        """Plain data for a JSON document."""
        return {
            "pairs": self.pairs,
            "both_yes": self.both_yes,
            "both_no": self.both_no,
            "machine_only": self.machine_only,
            "learner_only": self.learner_only,
            "agreement": self.share,
            "kappa": self.kappa,
            "says": self.says,
        }


@dataclass(frozen=True)
class Judgement:
    """`points`: what the matching of typed answers made of the key points, against the learner's ticks. `forecasts`:
    whether runs passed, against "will it pass?" asked before them."""

    points: Agreement
    forecasts: Agreement


def judgement(store: Store) -> Judgement:
    """Both agreements, over the latest pairs. A point that the matching left open is no verdict, and not in it; neither
    is one of a sitting's answer that has no grade yet: its points still wait for the learner.

    Raises:
        MemoryUnavailable: the memory can't be read.
    """
    points = store.rows(
        "SELECT offered = 'landed', landed FROM ticks WHERE offered IN ('landed', 'missing') "
        "AND (SELECT grade IS NOT NULL OR session IS NULL FROM attempts WHERE number = ticks.attempt) "
        "ORDER BY attempt DESC, position DESC LIMIT ?",
        (LATEST,),
    )
    runs = store.rows(
        f"SELECT run FROM runs WHERE {HAS_FORECAST} ORDER BY attempt DESC, position DESC LIMIT ?",  # noqa: S608 - ours
        (LATEST,),
    )
    forecasts = [(run["passed"], run["forecast"]) for (text,) in runs for run in (json.loads(text),)]
    return Judgement(_agreement(points), _agreement(forecasts))


def _agreement(pairs: Iterable[tuple[object, ...]]) -> Agreement:
    verdicts = [(bool(machine), bool(learner)) for machine, learner in pairs]
    return Agreement(
        both_yes=verdicts.count((True, True)),
        both_no=verdicts.count((False, False)),
        machine_only=verdicts.count((True, False)),
        learner_only=verdicts.count((False, True)),
    )
