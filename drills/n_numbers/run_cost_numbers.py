"""Cost of a run: steps · (input tokens · input price + output tokens · output price)."""


def make(rng):
    return {
        "steps": rng.randint(6, 20),
        "input": rng.randrange(1_000, 6_001, 500),
        "output": rng.randrange(200, 801, 100),
        "p_in": rng.choice([1, 2, 3, 5]),
        "p_out": rng.choice([8, 10, 15, 20]),
    }


def solve(values):
    count, p_in, p_out = values["steps"], values["p_in"], values["p_out"]
    read, written = count * values["input"], count * values["output"]
    cost_in, cost_out = read * p_in / 1e6, written * p_out / 1e6
    steps = [
        f"Input: {count} · {values['input']:,} = {read:,} tokens at ${p_in}/M = ${cost_in:.4g}",
        f"Output: {count} · {values['output']:,} = {written:,} tokens at ${p_out}/M = ${cost_out:.4g}",
        f"Together: ${cost_in:.4g} + ${cost_out:.4g} = ${cost_in + cost_out:.4g}",
    ]
    return steps, cost_in + cost_out
