from collections import deque
from dataclasses import asdict, dataclass


@dataclass
class Report:
    reason: str = "max_iterations"
    steps: int = 0
    best: float = 0


def is_stagnant(progress, k=3, epsilon=0.01):
    window = deque(progress, maxlen=k + 1)
    if len(window) < k + 1:
        return False
    return not window[-1] - window[0] >= epsilon


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    report, window = Report(), deque(maxlen=k + 1)
    for report.steps in range(1, max_steps + 1):
        now = step()
        window.append(now)
        report.best = max(report.best, now)
        if now >= 1.0:
            report.reason = "success"
            break
        if is_stagnant(list(window), k=k, epsilon=epsilon):
            report.reason = "stagnation"
            break
    return asdict(report)
