import json
from typing import NamedTuple


class Step(NamedTuple):
    action: str
    written: str

    @classmethod
    def of(cls, raw):
        return cls(raw["action"], json.dumps(raw["action_input"], sort_keys=True))


def edits(left, right):
    """How many steps are struck out or put in on the shortest way from one run to the other."""
    furthest = {1: 0}
    for distance in range(len(left) + len(right) + 1):
        for k in range(-distance, distance + 1, 2):
            if k == -distance or (k != distance and furthest[k - 1] < furthest[k + 1]):
                x = furthest[k + 1]
            else:
                x = furthest[k - 1] + 1
            y = x - k
            while x < len(left) and y < len(right) and left[x] == right[y]:
                x, y = x + 1, y + 1
            furthest[k] = x
            if x >= len(left) and y >= len(right):
                return distance


def score_trajectory(actual, golden):
    did, wanted = [*map(Step.of, actual)], [*map(Step.of, golden)]
    n, m = len(did), len(wanted)
    matched = (n + m - edits(did, wanted)) // 2
    placed = sum(map(Step.__eq__, did, wanted))
    share = lambda part, whole: part / whole if whole else None
    return dict(
        step_precision=share(matched, n),
        step_recall=share(matched, m),
        positional_precision=share(placed, n),
        positional_recall=share(placed, m),
        extra_steps=n - matched,
        exact_match=did == wanted,
    )
