def is_stagnant(measures, k=3, epsilon=0.01):
    recent, before = measures[-k:], measures[:-k]
    if not before:
        return False
    return max(recent) - max(before) < epsilon


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    measures, reason = [], "max_iterations"
    for _ in range(max_steps):
        measure = step()
        measures.append(measure)
        done = measure >= 1
        if done or is_stagnant(measures, k, epsilon):
            reason = "success" if done else "stagnation"
            break
    return dict(reason=reason, steps=len(measures), best=max(measures or [0.0]), measures=measures)
