# fault: best is the measure before the last step
def is_stagnant(progress, k=3, epsilon=0.01):
    return len(progress) > k and progress[-1] - progress[-1 - k] < epsilon


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    seen = []
    best = 0
    for n in range(1, max_steps + 1):
        best = max(seen, default=0)
        seen.append(step())
        if seen[-1] >= 1:
            return {"reason": "success", "steps": n, "best": seen[-1]}
        if is_stagnant(seen, k, epsilon):
            return {"reason": "stagnation", "steps": n, "best": best}
    return {"reason": "max_iterations", "steps": max_steps, "best": best}
