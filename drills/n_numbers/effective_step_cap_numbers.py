"""Effective cap: min(step cap, floor(token budget / tokens a step), floor(deadline / seconds a step))."""


def make(rng):
    return {
        "max_steps": rng.randint(14, 40),
        "budget": rng.randrange(30_000, 120_001, 10_000),
        "per_step": rng.randrange(2_000, 6_001, 500),
        "deadline": rng.randrange(60, 301, 30),
        "seconds": rng.randint(4, 15),
    }


def solve(values):
    by_tokens = values["budget"] // values["per_step"]
    by_time = values["deadline"] // values["seconds"]
    cap = min(values["max_steps"], by_tokens, by_time)
    steps = [
        f"By tokens: {values['budget']:,} / {values['per_step']:,}, rounded down = {by_tokens} steps",
        f"By time: {values['deadline']} / {values['seconds']}, rounded down = {by_time} steps",
        f"The tightest of {values['max_steps']}, {by_tokens} and {by_time} = {cap} steps",
    ]
    return steps, cap
