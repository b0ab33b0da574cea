from __future__ import annotations

from typing import Callable


def gains(progress: list[float]) -> list[float]:
    return [after - before for before, after in zip(progress, progress[1:])]


def is_stagnant(progress: list[float], k: int = 3, epsilon: float = 0.01) -> bool:
    last = gains(progress)[-k:]
    return len(last) == k and sum(last) < epsilon


def run_watched(step: Callable[[], float], max_steps: int = 30, k: int = 3, epsilon: float = 0.01) -> dict:
    def go(so_far: list[float]) -> dict:
        best = max(so_far) if so_far else 0
        if so_far and so_far[-1] >= 1:
            reason = "success"
        elif is_stagnant(so_far, k, epsilon):
            reason = "stagnation"
        elif len(so_far) >= max_steps:
            reason = "max_iterations"
        else:
            return go([*so_far, step()])
        return {"reason": reason, "steps": len(so_far), "best": best}

    return go([])
