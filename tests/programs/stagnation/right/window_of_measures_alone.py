from collections import deque


def is_stagnant(progress, k=3, epsilon=0.01):
    window = deque(progress, maxlen=k + 1)
    return len(window) == k + 1 and window[-1] - window[0] < epsilon


class Stop(Exception):
    pass


def run_watched(step, max_steps=30, k=3, epsilon=0.01, *, on_step=None):
    window = deque(maxlen=k + 1)
    steps, best = 0, 0
    try:
        while steps < max_steps:
            measure = step()
            steps += 1
            best = max(best, measure)
            window.append(measure)
            if on_step:
                on_step(steps, measure)
            if measure >= 1:
                raise Stop("success")
            if is_stagnant(window, k, epsilon):
                raise Stop("stagnation")
        else:
            raise Stop("max_iterations")
    except Stop as stop:
        return {"reason": str(stop), "steps": steps, "best": best}
