import math
import random


class _End(Exception):
    pass


def _steps(dice, mean, std, most):
    while True:
        yield (
            max(
                math.floor(
                    mean + std * math.sqrt(-2 * math.log(1 - dice.random())) * math.cos(2 * math.pi * dice.random())
                ),
                0,
            ),
            dice.uniform(0, most),
        )


def simulate_agent_loop(
    seed=42,
    ctx_window=128_000,
    reserved=24_000,
    step_tokens_mean=800.0,
    step_tokens_std=250.0,
    max_iterations=50,
    max_gain=0.3,
    min_gain=0.01,
    stagnation_threshold=5,
):
    budget = ctx_window - reserved
    taken, gained = [], []

    def take(step):
        tokens, gain = step
        if sum(taken) + tokens > budget:
            raise _End("token_budget_exhausted")
        taken.append(tokens)
        gained.append(gain)
        if sum(gained) >= 1:
            raise _End("success")
        if len(gained) >= stagnation_threshold and all(g < min_gain for g in gained[-stagnation_threshold:]):
            raise _End("stagnation_detected")

    try:
        for _, step in zip(
            range(max_iterations), _steps(random.Random(seed), step_tokens_mean, step_tokens_std, max_gain)
        ):
            take(step)
        raise _End("max_iterations")
    except _End as end:
        (termination,) = end.args
    return dict(
        progress=sum(gained),
        remaining=budget - sum(taken),
        tokens_used=sum(taken),
        iterations=len(taken),
        termination=termination,
    )
