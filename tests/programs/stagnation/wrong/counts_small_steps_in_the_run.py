# fault: the run counts steps that brought little by themselves, so gains that add up end it
def is_stagnant(progress, k=3, epsilon=0.01):
    return len(progress) > k and progress[-1] - progress[-1 - k] < epsilon


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    before, dull, taken = None, 0, 0
    while taken < max_steps:
        now = step()
        taken += 1
        if now >= 1:
            return {"reason": "success", "steps": taken, "best": now}
        dull = dull + 1 if before is not None and now - before < epsilon else 0
        before = now
        if dull == k:
            return {"reason": "stagnation", "steps": taken, "best": now}
    return {"reason": "max_iterations", "steps": taken, "best": before or 0}
