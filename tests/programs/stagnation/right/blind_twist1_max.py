# twist: 1


def is_stagnant(progress, k=3, epsilon=0.01):
    before, last = progress[: len(progress) - k], progress[len(progress) - k :]
    return bool(len(progress) > k and before and max(last) - max(before) < epsilon)


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    progress = []
    reason = "max_iterations"
    while len(progress) < max_steps:
        progress.append(step())
        if progress[-1] >= 1:
            reason = "success"
            break
        if is_stagnant(progress, k, epsilon):
            reason = "stagnation"
            break
    return {"reason": reason, "steps": len(progress), "best": max(progress or [0])}
