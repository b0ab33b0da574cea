# fault: the shares are rounded before kappa is computed from them
class Kappa:
    def __init__(self, one, other):
        self.pairs = list(zip(one, other))
        self.labels = set(one) | set(other)

    def share(self, test):
        return round(sum(1 for p in self.pairs if test(p)) / len(self.pairs), 2)

    def observed(self):
        return self.share(lambda p: p[0] == p[1])

    def chance(self):
        return sum(self.share(lambda p: p[0] == x) * self.share(lambda p: p[1] == x) for x in self.labels)

    def value(self):
        e = self.chance()
        return 1.0 if e == 1 else (self.observed() - e) / (1 - e)


def agreement(judge_labels, human_labels):
    pairs = list(zip(judge_labels, human_labels))
    p_o = sum(a == b for a, b in pairs) / len(pairs)
    return {"agreement": round(p_o, 3), "kappa": round(Kappa(judge_labels, human_labels).value(), 3)}
