"""Share of stuck tasks: stuck · cap · tokens / (that + others · steps · tokens)."""


def make(rng):
    return {
        "tasks": rng.randrange(5_000, 40_001, 5_000),
        "stuck": rng.choice([1, 2, 3]),
        "cap": rng.choice([30, 40, 50]),
        "stuck_tokens": rng.randrange(15_000, 35_001, 5_000),
        "steps": rng.randint(4, 9),
        "tokens": rng.randrange(3_000, 6_001, 500),
    }


def solve(values):
    stuck = values["tasks"] * values["stuck"] / 100
    others = values["tasks"] - stuck
    theirs = stuck * values["cap"] * values["stuck_tokens"] / 1e6
    normal = others * values["steps"] * values["tokens"] / 1e6
    share = 100 * theirs / (theirs + normal)
    steps = [
        f"Stuck: {stuck:,.0f} · {values['cap']} · {values['stuck_tokens']:,} = {theirs:,.4g} million tokens",
        f"Others: {others:,.0f} · {values['steps']} · {values['tokens']:,} = {normal:,.4g} million tokens",
        f"Share: {theirs:,.4g} / ({theirs:,.4g} + {normal:,.4g}) = {share:.3g} %",
    ]
    return steps, share
