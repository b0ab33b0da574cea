# twist: 1
class Gate:
    def __init__(self, baseline, tolerance):
        self.baseline, self.tolerance = dict(baseline), tolerance

    def __call__(self, current):
        return sorted(filter(None, (self.verdict(k, current.get(k)) for k in self.baseline)))

    def verdict(self, metric, value):
        match metric, value:
            case _, None:
                return metric + " absent"
            case "pass_rate", rate if rate < self.baseline[metric] - self.tolerance:
                return f"pass_rate {rate}"
            case "p95_latency_s" | "cost_usd", v if v > self.baseline[metric] * 5 / 4:
                return f"{'p95' if metric[0] == 'p' else 'cost'} {v}"


def gate(current, baseline=None, tolerance=None):
    return Gate(BASELINE if baseline is None else baseline, TOLERANCE if tolerance is None else tolerance)(current)
