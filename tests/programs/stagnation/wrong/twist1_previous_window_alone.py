# twist: 1
# fault: the best of the last k is compared with the k before them, not with all before

def is_stagnant(progress, k=3, epsilon=0.01):
    if len(progress) < k + 1:
        return False
    return max(progress[-k:]) - max(progress[-2 * k : -k]) < epsilon


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    seen = []
    while len(seen) < max_steps:
        seen.append(step())
        if seen[-1] >= 1:
            return {"reason": "success", "steps": len(seen), "best": max(seen)}
        if is_stagnant(seen, k, epsilon):
            return {"reason": "stagnation", "steps": len(seen), "best": max(seen)}
    return {"reason": "max_iterations", "steps": len(seen), "best": max(seen, default=0)}
