"""Which landmarks are the cause of a failing run, and which fail as a mere consequence.

The evidence is the damage that known faults of the reference do (the fault dictionary), and how much of each landmark
is there to be seen in the program.
"""

from __future__ import annotations

from typing import NamedTuple

from trainer.catalog.faults import Fails, Faults
from trainer.catalog.models import Drill

SAME, ALIKE, OTHER = 1.0, 0.6, 0.15
"""How alike two failures of one check are: the same observation, the same kind of failure, another kind."""
STRUCTURE = 0.25
"""What a landmark that is nowhere to be seen weighs beside its damage."""
TELL_APART = 0.15
"""Landmarks whose scores lie this close are not told apart."""
GAIN = 0.1
"""How much better two causes have to explain a run than one, for the second to be named."""
GAIN_BY_STRUCTURE = 0.1
GONE = 0.3
"""A failing landmark counts as missed whatever explains it, when less than this part of what is usual in the program
is there of it. The usual part is what is there of the landmarks that passed: little in an unusual style."""
CLOSE = 0.5
"""In a program of which less is to be seen than this, the structure has no say on what is gone."""
PRESENT = 0.4
USUAL = 0.2
"""A landmark that fails in so many of the known damages of another one may fail because of that."""


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
    search = _Search(evidence)
    if not search.candidates:
        return (), ()
    scores = {landmark: search.score(landmark) for landmark in search.candidates}
    first = max(search.candidates, key=lambda landmark: scores[landmark])
    named = search.named_from(first)
    rest = [landmark for landmark in search.candidates if landmark not in named]
    rivals = [one for one in rest if scores[first] - scores[one] <= TELL_APART and search.could_replace(one, named)]
    rival = tuple(sorted(rivals, key=lambda landmark: -scores[landmark])[:1])
    causes = tuple(Cause(landmark, rival if landmark == first else ()) for landmark in named)
    return causes, tuple(landmark for landmark in rest if landmark not in rival)


class _Trace(NamedTuple):
    """A damage held against a run: how alike each shared failure is, and how many of its own the run lacks."""

    alike: dict[str, float]
    lacking: int


_NOTHING = _Trace({}, 0)


class _Search:
    """The search for the smallest set of landmarks whose known damages, taken together, look like the run."""

    def __init__(self, evidence: Evidence) -> None:
        self._evidence = evidence
        fails = evidence.fails
        owned = [evidence.owners[check] for check in fails if check in evidence.owners]
        self.candidates = list(dict.fromkeys(owned))
        self._own = {
            landmark: [check for check in fails if evidence.owners.get(check) == landmark]
            for landmark in self.candidates
        }
        self._traces = {
            landmark: [_trace(damage, fails) for damage in evidence.damage.get(landmark, ())]
            for landmark in self.candidates
        }
        self._closeness = _closeness(evidence)

    def score(self, landmark: str) -> float:
        """How likely a landmark alone is the cause."""
        recognised = 1.0 if landmark in self._evidence.recognised else 0.0
        return self._likeness(self._best(landmark, _NOTHING)) + STRUCTURE * self._absence(landmark) + recognised

    def named_from(self, first: str) -> list[str]:
        """The causes that have to be named when `first` is one, in the order in which they were needed."""
        named = [first]
        trace = self._best(first, _NOTHING)
        rest = [landmark for landmark in self.candidates if landmark != first]
        while rest:
            chosen = self._helpful(rest, named, trace) or self._unexplained(rest, named, trace)
            if chosen is None:
                break
            together = self._best(chosen, trace)
            if self._likeness(together) > self._likeness(trace):
                trace = together
            named.append(chosen)
            rest.remove(chosen)
        return named

    def could_replace(self, landmark: str, named: list[str]) -> bool:
        """Whether a landmark could stand for the first of those named; where there are several, its damage has to."""
        if len(named) == 1:
            return True
        alone, first = self._best(landmark, _NOTHING), self._best(named[0], _NOTHING)
        return self._likeness(alone) >= self._likeness(first) - TELL_APART

    def _likeness(self, trace: _Trace) -> float:
        """How alike a trace is to the run, 0 to 1: what they share, of what either has."""
        every = len(self._evidence.fails) + trace.lacking
        return sum(trace.alike.values()) / every if every else 0.0

    def _best(self, landmark: str, beside: _Trace) -> _Trace:
        """The known damage of a landmark that, together with the trace `beside`, is most like the run."""
        together = [_joined(beside, trace) for trace in self._traces[landmark]]
        return max(together, key=self._likeness, default=beside)

    def _helpful(self, rest: list[str], named: list[str], trace: _Trace) -> str | None:
        """The landmark that explains the run better by enough, together with those named; None where none does."""
        now = self._likeness(trace)
        gains = {
            landmark: self._likeness(self._best(landmark, trace)) - now + GAIN_BY_STRUCTURE * self._absence(landmark)
            for landmark in rest
            if not self._follows(landmark, named)
        }
        best = max(gains, key=lambda landmark: gains[landmark], default=None)
        return best if best is not None and gains[best] >= GAIN else None

    def _unexplained(self, rest: list[str], named: list[str], trace: _Trace) -> str | None:
        """The first landmark that is gone, or that nothing known of those named makes fail."""
        for landmark in rest:
            if self._is_gone(landmark):
                return landmark
            hit = all(check in trace.alike for check in self._own[landmark])
            if not hit and not self._follows(landmark, named) and not self._usually_fails(landmark, named):
                return landmark
        return None

    def _follows(self, landmark: str, named: list[str]) -> bool:
        return any(landmark in self._evidence.follows.get(one, ()) for one in named)

    def _usually_fails(self, landmark: str, named: list[str]) -> bool:
        """Whether it often fails because of one of those named, and can be seen in the program."""
        if self._share(landmark) < PRESENT * self._closeness:
            return False
        for one in named:
            damages = self._evidence.damage.get(one, ())
            often = sum(any(check in damage for check in self._own[landmark]) for damage in damages)
            if damages and often >= USUAL * len(damages):
                return True
        return False

    def _share(self, landmark: str) -> float:
        return self._evidence.shares.get(landmark, 0.5)

    def _absence(self, landmark: str) -> float:
        """How much less of it is there than is usual in the program, 0 to 1."""
        usual = max(self._closeness, 0.05)
        return self._closeness * (1 - min(1.0, self._share(landmark) / usual))

    def _is_gone(self, landmark: str) -> bool:
        return self._closeness >= CLOSE and self._share(landmark) < GONE * self._closeness


def _closeness(evidence: Evidence) -> float:
    """How much of the landmarks that did not fail is to be seen: how close the style is to the reference's."""
    fallen = set(evidence.owners.values())
    standing = [share for landmark, share in evidence.shares.items() if landmark not in fallen]
    shares = standing or list(evidence.shares.values())
    return sum(shares) / len(shares) if shares else 0.5


def _trace(damage: Fails, fails: Fails) -> _Trace:
    alike = {check: _alike(damage[check], fails[check]) for check in fails if check in damage}
    return _Trace(alike, len(damage) - len(alike))


def _joined(one: _Trace, other: _Trace) -> _Trace:
    if not one.alike:
        return _Trace(other.alike, one.lacking + other.lacking)
    alike = dict(one.alike)
    for check, value in other.alike.items():
        alike[check] = max(value, alike.get(check, 0.0))
    return _Trace(alike, one.lacking + other.lacking)


def _alike(one: str, other: str) -> float:
    if one == other:
        return SAME
    return ALIKE if _kind(one) == _kind(other) else OTHER


def _kind(signature: str) -> str:
    """The kind of a failure: what was observed left out, but not the exception."""
    head, _, rest = signature.partition(":")
    return f"raised:{rest.partition(':')[0]}" if head == "raised" else head
