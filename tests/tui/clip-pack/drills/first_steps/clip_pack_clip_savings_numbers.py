"""`make` draws the values that the question names; `solve` gives the working, line by line, and the result."""


def make(rng):
    return {
        "characters": rng.randrange(20_000, 90_000, 1_000),
        "calls": rng.randint(3, 12),
        "limit": rng.randrange(2_000, 10_000, 500),
        "per_token": 4,
    }


def solve(values):
    characters, limit = values["characters"], values["limit"]
    calls, per_token = values["calls"], values["per_token"]
    cut = characters - limit
    saved = calls * cut / per_token
    steps = [
        f"Cut from each result: {characters:,} - {limit:,} = {cut:,} characters",
        f"Over {calls} calls, at {per_token} characters a token: {calls} · {cut:,} / {per_token} = {saved:,.0f} tokens",
    ]
    return steps, saved
