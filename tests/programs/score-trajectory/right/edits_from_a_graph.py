import json
from collections import UserDict


class Score(dict):
    """A dict with a method of its own."""

    def passed(self):
        return self["exact_match"]


def trail(steps):
    for step in steps:
        yield step["action"] + "\n" + json.dumps(step["action_input"], sort_keys=True)


def fewest_edits(a, b):
    """Deletions and insertions only: a walk along the diagonals."""
    reached = {1: 0}
    for edits in range(len(a) + len(b) + 1):
        for diagonal in range(-edits, edits + 1, 2):
            down = diagonal == -edits or (diagonal != edits and reached[diagonal - 1] < reached[diagonal + 1])
            x = reached[diagonal + 1] if down else reached[diagonal - 1] + 1
            while x < len(a) and x - diagonal < len(b) and a[x] == b[x - diagonal]:
                x += 1
            reached[diagonal] = x
            if x >= len(a) and x - diagonal >= len(b):
                return edits
    raise AssertionError("the end is always reached")


def score_trajectory(actual, golden):
    taken, wanted = tuple(trail(actual)), tuple(trail(golden))
    matched = (len(taken) + len(wanted) - fewest_edits(taken, wanted)) // 2
    placed = 0
    for n, step in enumerate(taken):
        if n < len(wanted) and wanted[n] == step:
            placed += 1
    notes = UserDict(extra_steps=len(taken) - matched, exact_match=taken == wanted)
    notes["step_precision"] = matched / len(taken) if taken else None
    notes["step_recall"] = matched / len(wanted) if wanted else None
    notes["positional_precision"] = placed / len(taken) if taken else None
    notes["positional_recall"] = placed / len(wanted) if wanted else None
    return Score(notes)
