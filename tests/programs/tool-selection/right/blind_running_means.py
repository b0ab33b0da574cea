class Share:
    """A micro figure, and the mean of the cases' ones, brought up to date as cases come."""

    def __init__(self):
        self.top = self.bottom = self.seen = 0
        self.mean = None

    def __call__(self, top, bottom):
        self.top += top
        self.bottom += bottom
        if bottom:
            self.seen += 1
            before = self.mean or 0.0
            self.mean = before + (top / bottom - before) / self.seen

    @property
    def micro(self):
        return self.top / self.bottom if self.bottom else None


def shares(cases):
    precision, recall = Share(), Share()
    for called, expected in cases:
        called, expected = dict.fromkeys(called), dict.fromkeys(expected)
        both = called.keys() & expected.keys()
        precision(len(both), len(called))
        recall(len(both), len(expected))
    return precision, recall


def tool_selection(called, expected):
    precision, recall = shares([(called, expected)])
    return {"precision": precision.micro, "recall": recall.micro}


def tool_selection_over(cases):
    precision, recall = shares(cases)
    return {
        "micro_precision": precision.micro,
        "macro_precision": precision.mean,
        "micro_recall": recall.micro,
        "macro_recall": recall.mean,
    }
