def is_stagnant(progress, k=3, epsilon=0.01):
    if len(progress) <= k:  #: enough_steps
        return False  #: enough_steps
    gain = max(progress[-k:]) - max(progress[:-k])  #: best_so_far
    return gain < epsilon  #: too_little


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    progress = []
    report = {"reason": "max_iterations", "steps": 0, "best": 0.0}  #: cap_by_its_name
    while report["steps"] < max_steps:  #: cap_by_its_name
        progress.append(step())
        report |= {"steps": len(progress), "best": max(progress)}  #: count_steps
        if progress[-1] >= 1:  #: done_first
            return {**report, "reason": "success"}
        if is_stagnant(progress, k, epsilon):  #: watch
            return {**report, "reason": "stagnation"}
    return report


if __name__ == "__main__":
    swinging = [12 / 16, 9 / 16] * 9
    print(run_watched(iter(swinging).__next__, max_steps=18))
