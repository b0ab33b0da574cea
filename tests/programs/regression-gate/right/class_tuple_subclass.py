class Failure(str):
    """A line for the build log."""

    metric = ""

    @classmethod
    def of(cls, metric, now, limit):
        made = cls(f"{metric}: {now} is past {limit}")
        made.metric = metric
        return made


class Gate:
    def __init__(self, baseline, tolerance):
        self.floor = baseline["pass_rate"] - tolerance
        self.ceiling = baseline["p95_latency_s"] * 1.25

    def __call__(self, current):
        found = ()
        if not current["pass_rate"] >= self.floor:
            found += (Failure.of("pass_rate", current["pass_rate"], self.floor),)
        if not current["p95_latency_s"] <= self.ceiling:
            found += (Failure.of("p95_latency_s", current["p95_latency_s"], self.ceiling),)
        return found


def gate(current, baseline=BASELINE, tolerance=TOLERANCE):
    return Gate(baseline, tolerance)(current)
