# fault: looks whether each step gained less than epsilon


def is_stagnant(progress, k=3, epsilon=0.01):
    return len(progress) > k and all(b - a < epsilon for a, b in zip(progress[-1 - k :], progress[-k:]))


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    progress = []
    for _ in range(max_steps):
        progress.append(step())
        if progress[-1] >= 1:
            return {"reason": "success", "steps": len(progress), "best": max(progress)}
        if is_stagnant(progress, k, epsilon):
            return {"reason": "stagnation", "steps": len(progress), "best": max(progress)}
    return {"reason": "max_iterations", "steps": len(progress), "best": max(progress, default=0)}
