class Confusion:
    """A square table of counts, judge down and human across."""

    def __init__(self, rows, cols):
        self.labels = list(dict.fromkeys([*rows, *cols]))
        self.table = [[0] * len(self.labels) for _ in self.labels]
        for r, c in zip(rows, cols):
            self.table[self.labels.index(r)][self.labels.index(c)] += 1

    @property
    def total(self):
        return sum(map(sum, self.table))

    @property
    def observed(self):
        return sum(self.table[i][i] for i in range(len(self.labels))) / self.total

    @property
    def expected(self):
        columns = zip(*self.table)
        return sum(sum(r) * sum(c) for r, c in zip(self.table, columns)) / self.total**2

    def kappa(self):
        if self.expected == 1:
            return 1.0
        return 1 - (1 - self.observed) / (1 - self.expected)


def agreement(judge_labels, human_labels):
    m = Confusion(judge_labels, human_labels)
    return dict(agreement=round(m.observed, 3), kappa=round(m.kappa(), 3), n=m.total)


if __name__ == "__main__":
    print(agreement([1, 2, 3], [1, 2, 2]))
