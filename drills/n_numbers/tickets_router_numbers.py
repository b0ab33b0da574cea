"""Router: tickets · (classifier + share · fixed path + (1 - share) · agent) · price."""


def make(rng):
    return {
        "tickets": rng.randrange(4_000, 20_001, 1_000),
        "classify": rng.randrange(500, 1_501, 250),
        "fixed": rng.randrange(60, 96, 5),
        "path": rng.randrange(2_000, 4_001, 500),
        "agent": rng.randrange(10_000, 25_001, 1_000),
        "price": rng.choice([1, 2, 3, 5]),
    }


def solve(values):
    tickets, price, rest = values["tickets"], values["price"], 100 - values["fixed"]
    paths, agents = values["fixed"] * values["path"] / 100, rest * values["agent"] / 100
    each = values["classify"] + paths + agents
    cost = tickets * each * price / 1e6
    steps = [
        f"Fixed paths: {values['fixed']} % of {values['path']:,} = {paths:,.0f} tokens a ticket",
        f"The agent: {rest} % of {values['agent']:,} = {agents:,.0f} tokens a ticket",
        f"A ticket: {values['classify']:,} + {paths:,.0f} + {agents:,.0f} = {each:,.0f} tokens",
        f"A day at ${price} a million: {tickets:,} · {each:,.0f} · {price} / 10^6 = ${cost:,.5g}",
    ]
    return steps, cost
