"""Sequences: floor((memory - weights - reserve) / (bytes a token · tokens)), GB as 10^9 bytes."""


def make(rng):
    return {
        "memory": rng.choice([40, 80, 96, 141]),
        "weights": rng.choice([8, 14, 16, 26]),
        "reserve": rng.randint(2, 6),
        "per_token": rng.choice([65_536, 98_304, 131_072, 163_840]),
        "tokens": rng.choice([2_048, 4_096, 8_192]),
    }


def solve(values):
    memory, weights, reserve = values["memory"], values["weights"], values["reserve"]
    each = values["per_token"] * values["tokens"]
    left = memory - weights - reserve
    count = left * 10**9 // each
    steps = [
        f"Left for the cache: {memory} - {weights} - {reserve} = {left} GB",
        f"One sequence: {values['per_token']:,} · {values['tokens']:,} = {each / 1e9:.3g} GB",
        f"Whole sequences: {left} / {each / 1e9:.3g}, rounded down = {count}",
    ]
    return steps, count
