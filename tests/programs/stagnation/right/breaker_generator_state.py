def is_stagnant(progress, k=3, epsilon=0.01):
    (*_,) = progress
    try:
        return not progress[-1] - progress[~k] >= epsilon
    except IndexError:
        return False


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    def measures():
        yield from (step() for _ in range(max_steps))

    seen, reason = [], "max_iterations"
    for m in measures():
        seen.append(m)
        if m >= 1:
            reason = "success"
        elif is_stagnant(seen, k, epsilon):
            reason = "stagnation"
        else:
            continue
        break
    return dict(reason=reason, steps=len(seen), best=max(seen, default=0))
