from functools import lru_cache


def same(a, b):
    if type(a) is not type(b):
        return False
    if isinstance(a, dict):
        return a.keys() == b.keys() and all(same(a[k], b[k]) for k in a)
    if isinstance(a, list):
        return len(a) == len(b) and all(map(same, a, b))
    return a == b


class Trajectory(list):
    def agrees(self, i, other, j):
        one, two = self[i], other[j]
        return one["action"] == two["action"] and same(one["action_input"], two["action_input"])


class Alignment:
    def __init__(self, actual, golden):
        self.actual, self.golden = Trajectory(actual), Trajectory(golden)
        self.matched = lru_cache(None)(self._matched)

    def _matched(self, i, j):
        if i == len(self.actual) or j == len(self.golden):
            return 0
        if self.actual.agrees(i, self.golden, j):
            return 1 + self.matched(i + 1, j + 1)
        return max(self.matched(i + 1, j), self.matched(i, j + 1))

    def placed(self):
        shorter = min(len(self.actual), len(self.golden))
        return sum(self.actual.agrees(i, self.golden, i) for i in range(shorter))


def score_trajectory(actual, golden):
    alignment = Alignment(actual, golden)
    matched, placed = alignment.matched(0, 0), alignment.placed()
    result = dict.fromkeys(("step_precision", "step_recall", "positional_precision", "positional_recall"))
    if actual:
        result.update(step_precision=matched / len(actual), positional_precision=placed / len(actual))
    if golden:
        result |= {"step_recall": matched / len(golden), "positional_recall": placed / len(golden)}
    result["extra_steps"] = len(actual) - matched
    result["exact_match"] = matched == len(actual) == len(golden)
    return result
