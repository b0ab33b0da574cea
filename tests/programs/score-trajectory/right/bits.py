import json
from fractions import Fraction


class Score:
    def __init__(self, actual, golden):
        self.a = self.keys(actual)
        self.g = self.keys(golden)

    @staticmethod
    def keys(steps):
        return [json.dumps({"do": s["action"], "with": s["action_input"]}, sort_keys=True) for s in steps]

    @property
    def matched(self):
        masks = {}
        for bit, step in enumerate(self.g):
            masks[step] = masks.get(step, 0) | 1 << bit
        row = 0
        for step in self.a:
            hit = row | masks.get(step, 0)
            row = hit & ~(hit - (row << 1 | 1))
        return bin(row).count("1")

    @property
    def placed(self):
        return sum(self.a[n] == self.g[n] for n in range(min(len(self.a), len(self.g))))

    def share(self, count, steps):
        try:
            return float(Fraction(count, len(steps)))
        except ZeroDivisionError:
            return None


def score_trajectory(actual, golden):
    s = Score(actual, golden)
    return {
        "step_precision": s.share(s.matched, s.a),
        "step_recall": s.share(s.matched, s.g),
        "positional_precision": s.share(s.placed, s.a),
        "positional_recall": s.share(s.placed, s.g),
        "extra_steps": len(s.a) - s.matched,
        "exact_match": s.a == s.g,
    }
