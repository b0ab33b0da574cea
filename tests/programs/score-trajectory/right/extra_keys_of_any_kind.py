import json
from itertools import product
from types import SimpleNamespace as NS


class Scorer:
    __slots__ = ("a", "g")

    def __init__(self, a, g):
        self.a = [self.norm(s) for s in a]
        self.g = [self.norm(s) for s in g]

    @staticmethod
    def norm(s):
        d = {k: s[k] for k in ("action", "action_input")}
        return json.dumps(d, sort_keys=True).encode()

    @property
    def lcs(self):
        L = {}
        for i, j in product(range(len(self.a)), range(len(self.g))):
            L[i, j] = (
                L.get((i - 1, j - 1), 0) + 1
                if self.a[i] == self.g[j]
                else max(L.get((i - 1, j), 0), L.get((i, j - 1), 0))
            )
        return max(L.values(), default=0)

    def __call__(self):
        n, m, l = len(self.a), len(self.g), self.lcs
        p = sum(1 for i in range(min(n, m)) if self.a[i] == self.g[i])
        try:
            sp, pp = l / n, p / n
        except ZeroDivisionError:
            sp = pp = None
        try:
            sr, pr = l / m, p / m
        except ZeroDivisionError:
            sr = pr = None
        return {
            "step_precision": sp,
            "step_recall": sr,
            "positional_precision": pp,
            "positional_recall": pr,
            "extra_steps": n - l,
            "exact_match": self.a == self.g,
            "f1": None,
            "counts": NS(n=n, m=m),
        }


def score_trajectory(actual, golden, *args, **kwargs):
    return Scorer(actual, golden)()


print(score_trajectory([], []))
