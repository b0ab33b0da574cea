"""Cases: z^2 p (1 - p) / tolerance^2, one-sided, normal approximation."""


def make(rng):
    alarm, z = rng.choice([(5, 1.645), (10, 1.282), (2.5, 1.96), (1, 2.326)])
    return {"tolerance": rng.randint(2, 6), "percent": rng.randint(75, 95), "alarm": alarm, "z": z}


def solve(values):
    p, z, tolerance = values["percent"] / 100, values["z"], values["tolerance"] / 100
    variance = p * (1 - p)
    largest = tolerance / z
    cases = variance / largest**2
    steps = [
        f"The standard error may be {tolerance:g} / {z} = {largest:.4g} at most",
        f"One case has {p:g} · {1 - p:.2f} = {variance:.4g}",
        f"Cases: {variance:.4g} / {largest:.4g}^2 = {cases:,.0f}",
    ]
    return steps, cases
