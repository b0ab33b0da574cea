def is_stagnant(progress, k=3, epsilon=0.01):
    if len(progress) <= k:  #: enough_steps
        return False  #: enough_steps
    gain = progress[-1] - progress[-1 - k]  #: over_k_steps
    return gain < epsilon  #: too_little


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    progress = []
    report = {"reason": "max_iterations", "steps": 0, "best": 0.0}  #: cap_by_its_name
    while report["steps"] < max_steps:  #: cap_by_its_name
        progress.append(step())
        report |= {"steps": len(progress), "best": progress[-1]}  #: count_steps
        if progress[-1] >= 1:  #: done_first
            return {**report, "reason": "success"}
        if is_stagnant(progress, k, epsilon):  #: watch
            return {**report, "reason": "stagnation"}
    return report


if __name__ == "__main__":
    runs = {
        "finds it": [0.1, 0.4, 0.4, 0.9, 1.0],
        "slow, but gets on": [n / 100 for n in range(1, 20)],
        "busy, going nowhere": [0.3, 0.6, 0.604, 0.606, 0.609, 0.61],
    }
    for name, measures in runs.items():
        print(f"{name}: {run_watched(iter(measures).__next__, max_steps=len(measures))}")
