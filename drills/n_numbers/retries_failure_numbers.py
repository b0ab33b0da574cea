"""Failure after r retries: p^(r+1), for independent failures."""


def make(rng):
    return {
        "percent": rng.randint(5, 40),
        "retries": rng.randint(1, 3),
    }


def solve(values):
    p, tries = values["percent"] / 100, values["retries"] + 1
    failing = p**tries
    steps = [
        f"Tries: the first and {values['retries']} more = {tries}",
        f"All of them fail: {p:g}^{tries} = {failing:.4g}",
        f"As a percentage = {100 * failing:.4g} %",
    ]
    return steps, 100 * failing
