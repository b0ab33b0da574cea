"""Bounded loop: stuck tickets · (steps · tokens a step - budget) · price."""


def make(rng):
    return {
        "tickets": rng.randrange(1_000, 5_001, 500),
        "stuck": rng.choice([1, 2, 3, 4, 5]),
        "steps": rng.choice([30, 40, 50]),
        "per_step": rng.randrange(10_000, 30_001, 5_000),
        "budget": rng.choice([30_000, 40_000, 60_000]),
        "price": rng.choice([1, 2, 3, 5]),
    }


def solve(values):
    count = values["tickets"] * values["stuck"] / 100
    without = values["steps"] * values["per_step"]
    saved = count * (without - values["budget"]) * values["price"] / 1e6
    steps = [
        f"Stuck tickets: {values['stuck']} % of {values['tickets']:,} = {count:g}",
        f"One without a budget: {values['steps']} · {values['per_step']:,} = {without:,} tokens",
        f"Saved on it: {without:,} - {values['budget']:,} = {without - values['budget']:,} tokens",
        f"A day at ${values['price']} a million: {count:g} · {without - values['budget']:,} = ${saved:,.5g}",
    ]
    return steps, saved
