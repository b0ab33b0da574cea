"""Lost approvals: approvals · restarts a day · hours of waiting / 24, while that share is small."""


def make(rng):
    return {
        "restarts": rng.choice([1, 2, 3]),
        "approvals": rng.randrange(20, 121, 10),
        "hours": rng.choice([1, 1.5, 2, 3]),
    }


def solve(values):
    share = values["restarts"] * values["hours"] / 24
    lost = values["approvals"] * share
    steps = [
        f"A restart falls into a wait: {values['restarts']} · {values['hours']} / 24 = {100 * share:.4g} %",
        f"Lost: {100 * share:.4g} % of {values['approvals']} = {lost:.3g} approvals",
    ]
    return steps, lost
