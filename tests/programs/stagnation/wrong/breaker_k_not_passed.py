# fault: run_watched goes by the default k
def is_stagnant(progress, k=3, epsilon=0.01):
    return len(progress) > k and progress[-1] - progress[-1 - k] < epsilon


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    seen = []
    for n in range(1, max_steps + 1):
        seen.append(step())
        if seen[-1] >= 1:
            return {"reason": "success", "steps": n, "best": max(seen)}
        if is_stagnant(seen, epsilon=epsilon):
            return {"reason": "stagnation", "steps": n, "best": max(seen)}
    return {"reason": "max_iterations", "steps": len(seen), "best": max(seen, default=0)}
