from bisect import bisect_left
from collections import defaultdict
from dataclasses import dataclass


def freeze(value):
    if isinstance(value, dict):
        return ("object", frozenset((k, freeze(v)) for k, v in value.items()))
    if isinstance(value, (list, tuple)):
        return ("list", tuple(freeze(v) for v in value))
    return (type(value).__name__, value)


@dataclass(frozen=True)
class Step:
    action: str
    given: object

    @classmethod
    def read(cls, raw):
        return cls(raw["action"], freeze(raw["action_input"]))


def matched_steps(actual, golden):
    places = defaultdict(list)
    for place, step in enumerate(golden):
        places[step].append(place)
    ends = []
    for step in actual:
        for place in reversed(places.get(step, ())):
            at = bisect_left(ends, place)
            ends[at : at + 1] = [place]
    return len(ends)


def score_trajectory(actual, golden):
    actual = list(map(Step.read, actual))
    golden = list(map(Step.read, golden))
    matched = matched_steps(actual, golden)
    in_place = sum(map(Step.__eq__, actual, golden))
    score = {"extra_steps": len(actual) - matched, "exact_match": actual == golden}
    for name, steps in (("precision", actual), ("recall", golden)):
        score["step_" + name] = matched / len(steps) if len(steps) > 0 else None
        score["positional_" + name] = in_place / len(steps) if len(steps) > 0 else None
    return score
