# twist: 1
class Progress(list):
    def gain(self, k):
        old, new = self[:-k], self[-k:]
        return max(new) - max(old)


def is_stagnant(progress, k=3, epsilon=0.01):
    p = Progress(progress)
    try:
        return not p.gain(k) >= epsilon
    except ValueError:
        return False


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    p, left, why = Progress(), max_steps, None
    while why is None:
        if left == 0:
            why = "max_iterations"
            continue
        left -= 1
        p.append(step())
        why = "success" if p[-1] >= 1 else "stagnation" if is_stagnant(p, k=k, epsilon=epsilon) else None
    return {"best": max([0, *p]), "steps": max_steps - left, "reason": why}
