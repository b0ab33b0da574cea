# twist: 1
# fault: the best that is handed back is that of the last k steps alone
def is_stagnant(progress, k=3, epsilon=0.01):
    if len(progress) < k + 1:
        return False
    return max(progress[-k:]) - max(progress[:-k]) < epsilon


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    progress = []
    reason = "max_iterations"
    for _ in range(max_steps):
        progress.append(step())
        if progress[-1] >= 1:
            reason = "success"
            break
        if is_stagnant(progress, k, epsilon):
            reason = "stagnation"
            break
    return {"reason": reason, "steps": len(progress), "best": max(progress[-k:], default=0)}
