import itertools
import json
from bisect import bisect_left
from collections import OrderedDict, defaultdict


def score_trajectory(actual, golden):
    # each kind of step gets a number, in the order in which it is first met
    numbers = defaultdict(itertools.count().__next__)
    kind = lambda step: numbers[json.dumps([step["action"], step["action_input"]], sort_keys=True, ensure_ascii=False)]
    did = [kind(step) for step in actual]
    wanted = [kind(step) for step in golden]
    places = {k: [i for i, other in enumerate(wanted) if other == k][::-1] for k in wanted}
    ends = []
    for k in did:
        for place in places.get(k, ()):
            at = bisect_left(ends, place)
            ends[at : at + 1] = [place]
    on_the_spot = sum(not a - b for a, b in zip(did, wanted))
    return OrderedDict(
        step_precision=len(ends) / len(did) if did else None,
        step_recall=len(ends) / len(wanted) if wanted else None,
        positional_precision=on_the_spot / len(did) if did else None,
        positional_recall=on_the_spot / len(wanted) if wanted else None,
        extra_steps=len(did) - len(ends),
        exact_match=did == wanted,
    )
