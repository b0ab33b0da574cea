"""Spent: the first multiple of a call's price that reaches the budget."""


def make(rng):
    each = rng.randrange(11, 40)
    whole = rng.randint(2, 6)
    # Never a whole number of calls: one of them passes the budget.
    return {"budget": (whole * each + rng.randrange(2, each - 2)) / 1000, "each": each / 1000}


def solve(values):
    budget, each = round(values["budget"] * 1000), round(values["each"] * 1000)
    before = (budget - 1) // each
    spent = (before + 1) * each / 1000
    steps = [
        f"After {before} calls: {before} · ${each / 1000:.3f} = ${before * each / 1000:.3f}",
        f"That is below ${budget / 1000:.3f}, so one more is let through",
        f"Spent: {before + 1} · ${each / 1000:.3f} = ${spent:.3f}",
    ]
    return steps, spent
