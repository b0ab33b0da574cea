"""Which landmarks are the cause of a failing run, and which fail as a mere consequence.

The evidence is the damage that known faults of the reference do (the fault dictionary), and how much of each landmark
is there to be seen in the program. A set of landmarks costs what its known damages, taken together, leave unexplained
of the run, and something for each landmark more: the cheapest set is named. The figures were chosen with all the
labelled programs of `tests/programs` in view but those whose names begin with `blind_`, which were kept apart.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import NamedTuple

from trainer.catalog.faults import Fails, Faults
from trainer.catalog.models import Drill

SAME_SENTENCE = 0.7
"""What it costs when a check failed with the same sentence, or exception, as in a known damage, but seeing another
value. The same value costs nothing."""
OTHER_SENTENCE = 1.4
OTHER_KIND = 2.0
"""An exception where the known damage was a wrong value, or the other way round."""
NOT_EXPLAINED = 3.2
"""A check failed that passes with the known damage."""
LACKING = 0.7
"""A check passed that fails with the known damage."""
UNKNOWN, UNKNOWN_ELSEWHERE = 3.0, 3.6
"""A fault that nothing is known of may fail a landmark's own checks, and rather not those of others."""
ALL_COUNT = 3
"""Failed checks depend on each other: more than so many count together like so many."""
ANOTHER = 0.4
"""What each landmark more than one costs: with more, one of two faults is hidden sooner; with less, one fault is
given company more often."""
STRUCTURE = 0.8
"""What it speaks for a landmark that it is nowhere to be seen."""
OWN_CHECKS = 0.4
"""What it speaks for a landmark that all of its own checks failed."""
RECOGNISED = 0.5
"""What it speaks for a landmark that the run shows its classic mistake."""
TELL_APART = 2.4
"""Landmarks that cost so little more are not told apart from the one named."""
TRIED = 12
"""How many of the nearest known damages of a landmark are taken together with others'."""
MOST_NAMED = 6


class Cause(NamedTuple):
    """A landmark that is a cause, and those that the evidence does not tell from it."""

    landmark: str
    alternatives: tuple[str, ...]


class Evidence(NamedTuple):
    """What is known of a failing run. `fails` are the checks that failed, `owners` the landmark of each check that was
    judged, `damage` the known damages of each landmark, `shares` how much of each is there (0 to 1), `recognised` those
    whose classic mistake the run shows, `follows` what a landmark's absence is declared to bring with it."""

    fails: Fails
    owners: dict[str, str]
    damage: dict[str, tuple[Fails, ...]]
    shares: dict[str, float]
    recognised: frozenset[str]
    follows: dict[str, tuple[str, ...]]


def known_damage(drill: Drill, faults: Faults, twists: tuple[int, ...]) -> dict[str, tuple[Fails, ...]]:
    """What faults of each landmark do in a run with these twists, the classic mistakes included."""
    gathered: dict[str, list[Fails]] = {}
    for twist in [str(number) for number in twists] or [""]:
        for landmark, damages in faults.damage.get(twist, {}).items():
            gathered.setdefault(landmark, []).extend(damages)
    for mistake in drill.mistakes:
        if mistake.id in faults.mistakes and (mistake.twist is None or mistake.twist in twists):
            gathered.setdefault(faults.owners.get(mistake.check, ""), []).append(faults.mistakes[mistake.id])
    return {landmark: tuple(damages) for landmark, damages in gathered.items()}


def causes_of(evidence: Evidence) -> tuple[tuple[Cause, ...], tuple[str, ...]]:
    """The causes, the likeliest first, and the landmarks that fail as their consequence."""
    search = _Search(evidence)
    if not any(evidence.damage.get(landmark) for landmark in search.candidates):
        return tuple(Cause(landmark, ()) for landmark in search.candidates), ()
    named = search.cheapest()
    causes: list[Cause] = []
    spoken_for = set(named)
    for landmark in named:
        rival = search.rival(landmark, named, spoken_for)
        spoken_for.update(rival)
        causes.append(Cause(landmark, rival))
    return tuple(causes), tuple(landmark for landmark in search.candidates if landmark not in spoken_for)


class _Trace(NamedTuple):
    """A damage held against a run: what each failed check costs, and what the run lacks of the damage."""

    costs: tuple[float, ...]
    lacking: float

    @property
    def cost(self) -> float:
        return sum(self.costs) + self.lacking

    def beside(self, other: _Trace) -> _Trace:
        """Both damages at once: each check goes to the one that explains it better."""
        return _Trace(tuple(map(min, self.costs, other.costs)), self.lacking + other.lacking)


class _Search:
    """The search for the set of landmarks whose known damages, taken together, explain the run at the lowest cost."""

    def __init__(self, evidence: Evidence) -> None:
        self._evidence = evidence
        owners, fails = evidence.owners, evidence.fails
        self.candidates = list(dict.fromkeys(owners[check] for check in fails if check in owners))
        self._closeness = _closeness(evidence)
        self._traces = {landmark: self._traces_of(landmark) for landmark in self.candidates}
        self._support = {landmark: self._support_of(landmark) for landmark in self.candidates}

    def cheapest(self) -> tuple[str, ...]:
        """The landmarks to be named, the likeliest first; none for a run without a candidate."""
        sets = [(landmark,) for landmark in self.candidates]
        pairs = [pair for pair in itertools.combinations(self.candidates, 2) if self._may_stand_together(pair)]
        best = min([*sets, *pairs], key=self._cost, default=())
        while 1 < len(best) < MOST_NAMED:
            more = [(*best, one) for one in self.candidates if one not in best]
            better = min(filter(self._may_stand_together, more), key=self._cost, default=best)
            if self._cost(better) >= self._cost(best):
                break
            best = better
        return tuple(sorted(best, key=lambda landmark: self._cost((landmark,))))

    def rival(self, landmark: str, named: tuple[str, ...], taken: set[str]) -> tuple[str, ...]:
        """The landmark that could as well stand in the place of one of those named, if there is one."""
        if len(named) > 2:
            return ()
        others = tuple(one for one in named if one != landmark)
        limit = self._cost((landmark, *others)) + TELL_APART
        own = self._evidence.follows.get(landmark, ())
        costs = {one: self._cost((one, *others)) for one in self.candidates if one not in taken and one not in own}
        return tuple(sorted((one for one in costs if costs[one] <= limit), key=costs.__getitem__)[:1])

    def _cost(self, landmarks: tuple[str, ...]) -> float:
        support = sum(self._support[landmark][0] for landmark in landmarks)
        support += sum(self._support[landmark][1] for landmark in landmarks) / len(landmarks)
        if len(landmarks) == 1 and landmarks[0] in self._evidence.recognised:
            support += RECOGNISED
        return self._together(landmarks)[0].cost + ANOTHER * (len(landmarks) - 1) - support

    def _together(self, landmarks: tuple[str, ...]) -> list[_Trace]:
        """The best ways in which damages of all these landmarks explain the run, the very best first."""
        traces = self._traces[landmarks[0]]
        for landmark in landmarks[1:]:
            traces = _best(one.beside(other) for one in traces for other in self._traces[landmark])
        return traces

    def _traces_of(self, landmark: str) -> list[_Trace]:
        owners, fails = self._evidence.owners, self._evidence.fails
        weight = min(1.0, ALL_COUNT / len(fails))
        known = [
            _Trace(
                tuple(weight * _difference(damage.get(check), fails[check]) for check in fails),
                weight * LACKING * sum(check in owners and check not in fails for check in damage),
            )
            for damage in self._evidence.damage.get(landmark, ())
            if not fails.keys().isdisjoint(damage)
        ]
        costs = (UNKNOWN if owners.get(check) == landmark else UNKNOWN_ELSEWHERE for check in fails)
        return _best([*known, _Trace(tuple(weight * cost for cost in costs), 0.0)])

    def _support_of(self, landmark: str) -> tuple[float, float]:
        """What speaks for a landmark apart from its damages: its absence, and how many of its own checks failed."""
        usual = max(self._closeness, 0.05)
        share = self._evidence.shares.get(landmark, 0.5)
        absence = self._closeness * (1 - min(1.0, share / usual))
        own = [check for check, owner in self._evidence.owners.items() if owner == landmark]
        failed = sum(check in self._evidence.fails for check in own)
        return STRUCTURE * absence, OWN_CHECKS * failed / len(own)

    def _may_stand_together(self, landmarks: tuple[str, ...]) -> bool:
        """Whether none of them is a declared consequence of another."""
        follows = self._evidence.follows
        return not any(one in follows.get(other, ()) for one in landmarks for other in landmarks)


def _best(traces: Iterable[_Trace]) -> list[_Trace]:
    return sorted(set(traces), key=lambda trace: (trace.cost, trace))[:TRIED]


def _closeness(evidence: Evidence) -> float:
    """How much of the landmarks that did not fail is to be seen: how close the style is to the reference's."""
    fallen = {evidence.owners[check] for check in evidence.fails if check in evidence.owners}
    standing = [share for landmark, share in evidence.shares.items() if landmark not in fallen]
    shares = standing or list(evidence.shares.values())
    return sum(shares) / len(shares) if shares else 0.5


def _difference(known: str | None, seen: str) -> float:
    """What it costs that a check failed as in `seen`, where a known damage fails it as in `known`."""
    if known is None:
        return NOT_EXPLAINED
    if known == seen:
        return 0.0
    ours, theirs = known.split(":"), seen.split(":")
    if ours[0] != theirs[0]:
        return OTHER_KIND
    return SAME_SENTENCE if ours[1:2] == theirs[1:2] else OTHER_SENTENCE
