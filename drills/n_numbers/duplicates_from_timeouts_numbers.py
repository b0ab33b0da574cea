"""Duplicates: calls · timeouts · share that had gone through · amount."""


def make(rng):
    return {
        "refunds": rng.randrange(4_000, 20_001, 1_000),
        "timeouts": rng.choice([0.5, 1, 1.5, 2, 2.5]),
        "landed": rng.randrange(50, 91, 10),
        "amount": rng.randrange(20, 91, 5),
    }


def solve(values):
    timed_out = values["refunds"] * values["timeouts"] / 100
    twice = timed_out * values["landed"] / 100
    lost = twice * values["amount"]
    steps = [
        f"Timeouts: {values['timeouts']} % of {values['refunds']:,} = {timed_out:g}",
        f"Had gone through: {values['landed']} % of {timed_out:g} = {twice:g}",
        f"Paid twice: {twice:g} · ${values['amount']} = ${lost:,.6g}",
    ]
    return steps, lost
