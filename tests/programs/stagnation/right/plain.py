def is_stagnant(progress, k=3, epsilon=0.01):
    return len(progress) > k and progress[-1] - progress[-(k + 1)] < epsilon


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    seen = []
    while len(seen) < max_steps:
        seen.append(step())
        if seen[-1] >= 1:
            return {"reason": "success", "steps": len(seen), "best": seen[-1]}
        if is_stagnant(seen, k, epsilon):
            return {"reason": "stagnation", "steps": len(seen), "best": seen[-1]}
    return {"reason": "max_iterations", "steps": len(seen), "best": max(seen, default=0)}
