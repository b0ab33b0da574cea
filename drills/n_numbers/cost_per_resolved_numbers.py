"""Cost per resolved task: tokens a task / success rate; B's over A's."""


def make(rng):
    return {
        "tokens_a": rng.randrange(6_000, 15_001, 1_000),
        "rate_a": rng.randint(78, 92),
        "tokens_b": rng.randrange(20_000, 60_001, 5_000),
        "rate_b": rng.randint(93, 99),
    }


def solve(values):
    a = 100 * values["tokens_a"] / values["rate_a"]
    b = 100 * values["tokens_b"] / values["rate_b"]
    steps = [
        f"A: {values['tokens_a']:,} / {values['rate_a'] / 100:g} = {a:,.0f} tokens per resolved task",
        f"B: {values['tokens_b']:,} / {values['rate_b'] / 100:g} = {b:,.0f} tokens per resolved task",
        f"B over A: {b:,.0f} / {a:,.0f} = {b / a:.3g} times",
    ]
    return steps, b / a
