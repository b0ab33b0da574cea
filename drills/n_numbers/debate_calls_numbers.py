"""Debate: agents · (first statement + rebuttals) + judges."""


def make(rng):
    return {"agents": rng.randint(2, 5), "rebuttals": rng.randint(1, 4), "judges": rng.choice([1, 1, 3])}


def solve(values):
    rounds = 1 + values["rebuttals"]
    said = values["agents"] * rounds
    total = said + values["judges"]
    steps = [
        f"Rounds: the first statement and {values['rebuttals']} more = {rounds}",
        f"Debaters: {values['agents']} · {rounds} = {said} calls",
        f"With the judges: {said} + {values['judges']} = {total} calls",
    ]
    return steps, total
