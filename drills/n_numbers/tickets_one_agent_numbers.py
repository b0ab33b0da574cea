"""One agent: tickets · calls a ticket · tokens a call · price."""


def make(rng):
    return {
        "tickets": rng.randrange(4_000, 20_001, 1_000),
        "calls": rng.randint(5, 12),
        "per_call": rng.randrange(2_000, 5_001, 500),
        "price": rng.choice([1, 2, 3, 5]),
    }


def solve(values):
    tickets, calls, per_call, price = values["tickets"], values["calls"], values["per_call"], values["price"]
    each = calls * per_call
    total = tickets * each
    steps = [
        f"A ticket: {calls} · {per_call:,} = {each:,} tokens",
        f"A day: {tickets:,} · {each:,} = {total / 1e6:,.4g} million tokens",
        f"At ${price} a million: {total / 1e6:,.4g} · {price} = ${total * price / 1e6:,.5g}",
    ]
    return steps, total * price / 1e6
