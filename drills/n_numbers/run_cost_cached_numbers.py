"""Cached run: prefix once at the write price, then at a tenth; the rest of the input and all output at full price."""


def make(rng):
    prefix = rng.randrange(1_000, 5_001, 500)
    return {
        "steps": rng.randint(6, 20),
        "input": prefix + rng.choice([500, 1_000, 1_500]),
        "prefix": prefix,
        "output": rng.randrange(200, 801, 100),
        "p_in": rng.choice([2, 3, 5]),
        "p_out": rng.choice([10, 15, 20]),
        "write": rng.choice([1, 1.25]),
    }


def solve(values):
    count, prefix, p_in, p_out = values["steps"], values["prefix"], values["p_in"], values["p_out"]
    fresh = values["input"] - prefix
    first = prefix * p_in * values["write"] / 1e6
    later = (count - 1) * prefix * p_in / 10 / 1e6
    rest = count * fresh * p_in / 1e6
    written = count * values["output"] * p_out / 1e6
    total = first + later + rest + written
    steps = [
        f"The prefix once, written: {prefix:,} tokens at {values['write']} · ${p_in}/M = ${first:.4g}",
        f"The prefix {count - 1} times, read: {count - 1} · {prefix:,} at ${p_in / 10:g}/M = ${later:.4g}",
        f"The rest of the input: {count} · {fresh:,} at ${p_in}/M = ${rest:.4g}",
        f"Output: {count} · {values['output']:,} at ${p_out}/M = ${written:.4g}",
        f"Together = ${total:.4g}",
    ]
    return steps, total
