# twist: 1
from itertools import accumulate


def is_stagnant(progress, k=3, epsilon=0.01):
    best = list(accumulate(progress, max))
    return len(best) > k and best[-1] < best[-1 - k] + epsilon


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    progress = []
    report = {"reason": "max_iterations", "steps": 0, "best": 0.0}
    while report["steps"] < max_steps:
        progress.append(step())
        report = {"reason": "max_iterations", "steps": len(progress), "best": max(progress)}
        if progress[-1] >= 1:
            return {**report, "reason": "success"}
        if is_stagnant(progress, k, epsilon):
            return {**report, "reason": "stagnation"}
    return report
