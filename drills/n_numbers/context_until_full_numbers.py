"""Dynamic context budget: window - system prompt - tool schemas - output headroom; steps until full: budget / step."""


def make(rng):
    return {
        "window": rng.choice([32_000, 64_000, 128_000, 200_000]),
        "system": rng.randrange(1_000, 6_001, 500),
        "tools": rng.randrange(2_000, 12_001, 1_000),
        "headroom": rng.randrange(2_000, 8_001, 1_000),
        "per_step": rng.randrange(500, 1_501, 100),
    }


def solve(values):
    window, system, tools = values["window"], values["system"], values["tools"]
    headroom, per_step = values["headroom"], values["per_step"]
    budget = window - system - tools - headroom
    count = budget // per_step
    steps = [
        f"Dynamic budget: {window:,} - {system:,} - {tools:,} - {headroom:,} = {budget:,} tokens",
        f"Whole steps in it: {budget:,} / {per_step:,}, rounded down = {count} steps",
    ]
    return steps, count
