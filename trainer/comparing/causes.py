"""Which landmarks are the cause of a failing run, and which fail as a mere consequence.

The evidence is the damage that known faults of the reference do (the fault dictionary), and how much of each landmark
is there to be seen in the program.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from trainer.catalog.faults import Fails, Faults
from trainer.catalog.models import Drill

SAME, ALIKE, OTHER = 1.0, 0.6, 0.15
"""How alike two failures of one check are: the same observation, the same kind of failure, another kind."""
STRUCTURE = 0.35
"""What a landmark that is nowhere to be seen weighs beside its damage."""
TELL_APART = 0.1
GONE = 0.2
"""A failing landmark of which less than this is there counts as missed, whatever explains it."""
PRESENT = 0.4
_USUAL = 0.5


class Cause(NamedTuple):
    """A landmark that is a cause, and those that the evidence does not tell from it."""

    landmark: str
    alternatives: tuple[str, ...]


class Evidence(NamedTuple):
    """What is known of a failing run. `fails` are the checks that failed, `owners` the landmark of each, `damage` the
    known damages of each landmark, `shares` how much of each is there (0 to 1), `recognised` those whose classic
    mistake the run shows."""

    fails: Fails
    owners: dict[str, str]
    damage: dict[str, tuple[Fails, ...]]
    shares: dict[str, float]
    recognised: frozenset[str] = frozenset()
    follows: dict[str, tuple[str, ...]] = {}  # noqa: RUF012 - a named tuple's default, never written to


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
    open_ones = list(dict.fromkeys(evidence.owners[check] for check in evidence.fails if check in evidence.owners))
    fails = dict(evidence.fails)
    causes: list[Cause] = []
    explained: list[str] = []
    while open_ones:
        scores = {landmark: _score(evidence, landmark, fails) for landmark in open_ones}
        first = max(open_ones, key=lambda landmark: scores[landmark])
        damages = _ranked(evidence.damage.get(first, ()), fails)
        gone_with = [
            landmark
            for landmark in open_ones
            if landmark != first and _is_explained(evidence, first, landmark, fails, damages)
        ]
        rivals = [
            landmark
            for landmark in gone_with
            if scores[first] - scores[landmark] <= TELL_APART
            and _is_explained(evidence, landmark, first, fails, _ranked(evidence.damage.get(landmark, ()), fails))
        ]
        rivals = sorted(rivals, key=lambda landmark: -scores[landmark])[:1]
        causes.append(Cause(first, tuple(rivals)))
        explained += [landmark for landmark in gone_with if landmark not in rivals]
        open_ones = [landmark for landmark in open_ones if landmark != first and landmark not in gone_with]
        fails = {check: signature for check, signature in fails.items() if evidence.owners.get(check) in open_ones}
    return tuple(causes), tuple(explained)


def _score(evidence: Evidence, landmark: str, fails: Fails) -> float:
    alike = max((likeness(damage, fails) for damage in evidence.damage.get(landmark, ())), default=0.0)
    structure = STRUCTURE * (1 - evidence.shares.get(landmark, 0.5))
    return alike + structure + (1.0 if landmark in evidence.recognised else 0.0)


def likeness(damage: Fails, fails: Fails) -> float:
    """How alike two sets of failures are, 0 to 1: what they share, of what either has."""
    every = damage.keys() | fails.keys()
    shared = sum(_alike(damage[check], fails[check]) for check in damage.keys() & fails.keys())
    return shared / len(every) if every else 0.0


def _alike(one: str, other: str) -> float:
    if one == other:
        return SAME
    return ALIKE if kind_of(one) == kind_of(other) else OTHER


def kind_of(signature: str) -> str:
    """The kind of a failure: what was observed left out, but not the exception."""
    head, _, rest = signature.partition(":")
    return f"raised:{rest.partition(':')[0]}" if head == "raised" else head


def _ranked(damages: Iterable[Fails], fails: Fails) -> list[Fails]:
    return sorted(damages, key=lambda damage: -likeness(damage, fails))


def _is_explained(evidence: Evidence, cause: str, landmark: str, fails: Fails, damages: list[Fails]) -> bool:
    """Whether `landmark` fails because `cause` does: the best likeness does it too, or most known damages do."""
    share = evidence.shares.get(landmark, 0.5)
    if share < GONE:
        return False
    if landmark in evidence.follows.get(cause, ()):
        return True
    own = {check: signature for check, signature in fails.items() if evidence.owners.get(check) == landmark}
    if damages and all(check in damages[0] and _alike(damages[0][check], own[check]) >= ALIKE for check in own):
        return True
    often = sum(any(check in damage for check in own) for damage in damages)
    return bool(damages) and often >= _USUAL * len(damages) and share >= PRESENT
