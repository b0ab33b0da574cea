"""Full jitter: each wait is uniform(0, min(cap, base · factor^i)); at most the sum of the bounds."""


def make(rng):
    return {
        "base": rng.choice([0.5, 1, 2]),
        "factor": rng.choice([2, 3]),
        "cap": rng.choice([8, 10, 20, 30]),
        "retries": rng.randint(3, 7),
    }


def solve(values):
    base, factor, cap = values["base"], values["factor"], values["cap"]
    bounds = [min(cap, base * factor**i) for i in range(values["retries"])]
    total = sum(bounds)
    steps = [
        f"Bounds, each at most {cap} s: {', '.join(f'{bound:g}' for bound in bounds)}",
        f"Their sum: {' + '.join(f'{bound:g}' for bound in bounds)} = {total:g} s",
    ]
    return steps, total
