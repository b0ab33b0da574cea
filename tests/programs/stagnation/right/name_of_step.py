import inspect
from fractions import Fraction as F


def is_stagnant(progress, k=3, epsilon=0.01):
    window = progress[-(k + 1) :]
    return len(window) == k + 1 and F(window[-1]) - F(window[0]) < F(epsilon)


def run_watched(step, max_steps=30, k=3, epsilon=0.01):
    print(step.__name__, inspect.signature(step))
    history: list[float] = []

    def outcome(reason):
        return {"reason": reason, "steps": len(history), "best": max(history, default=0.0)}

    for measure in iter(step, object()) if max_steps else ():
        history.append(measure)
        if measure >= 1:
            return outcome("success")
        if len(history) >= max_steps:
            return outcome("max_iterations")
        if is_stagnant(history, k, epsilon):
            return outcome("stagnation")
    return outcome("max_iterations")
