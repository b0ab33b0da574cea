import bisect
import json
from collections import defaultdict


def score_trajectory(actual, golden):
    """Hunt and Szymanski: the longest common subsequence as a longest increasing one"""

    def ident(step):
        return (step["action"], json.dumps(step["action_input"], sort_keys=True))

    places = defaultdict(list)
    for at, step in enumerate(golden):
        places[ident(step)].append(at)
    ends = []
    for step in actual:
        for at in reversed(places.get(ident(step), ())):
            where = bisect.bisect_left(ends, at)
            ends[where : where + 1] = [at]
    matched, by_place = len(ends), sum(ident(x) == ident(y) for x, y in zip(actual, golden))
    out = {"extra_steps": len(actual) - matched, "exact_match": len(actual) == len(golden) == by_place}
    for key, steps in ("precision", actual), ("recall", golden):
        out["step_" + key] = matched / len(steps) if steps else None
        out["positional_" + key] = by_place / len(steps) if steps else None
    return out
