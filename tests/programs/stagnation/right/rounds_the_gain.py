def is_stagnant(progress, k=3, epsilon=0.01):
    return len(progress) > k and round(progress[-1] - progress[len(progress) - 1 - k], 9) < epsilon


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    def go(progress):
        best = max(progress) if progress else 0
        if progress and progress[-1] >= 1:
            return {"reason": "success", "steps": len(progress), "best": best}
        if len(progress) >= max_steps:
            return {"reason": "max_iterations", "steps": len(progress), "best": best}
        if is_stagnant(progress, k, epsilon):
            return {"reason": "stagnation", "steps": len(progress), "best": best}
        return go(progress + [step()])

    return go([])
