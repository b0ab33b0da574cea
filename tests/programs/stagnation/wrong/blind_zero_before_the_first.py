# fault: takes 0 for the measure before the first step


def is_stagnant(progress, k=3, epsilon=0.01):
    return len(progress) > k and progress[-1] - progress[-1 - k] < epsilon


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    progress = [0]
    for _ in range(max_steps):
        progress.append(step())
        if progress[-1] >= 1:
            return {"reason": "success", "steps": len(progress) - 1, "best": max(progress)}
        if is_stagnant(progress, k, epsilon):
            return {"reason": "stagnation", "steps": len(progress) - 1, "best": max(progress)}
    return {"reason": "max_iterations", "steps": len(progress) - 1, "best": max(progress, default=0)}
