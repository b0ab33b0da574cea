# twist: 1
# fault: compares with the first measure


def is_stagnant(progress, k=3, epsilon=0.01):
    if len(progress) <= k:
        return False
    return max(progress[-k:]) - progress[0] < epsilon


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    progress = []
    for _ in range(max_steps):
        progress.append(step())
        if progress[-1] >= 1:
            return {"reason": "success", "steps": len(progress), "best": max(progress)}
        if is_stagnant(progress, k, epsilon):
            return {"reason": "stagnation", "steps": len(progress), "best": max(progress)}
    return {"reason": "max_iterations", "steps": len(progress), "best": max(progress, default=0)}
