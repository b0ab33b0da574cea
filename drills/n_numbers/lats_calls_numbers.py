"""LATS along one path: branching · depth · 2 (propose and score); ReAct: depth."""


def make(rng):
    return {"branching": rng.randint(3, 6), "depth": rng.randint(3, 10)}


def solve(values):
    branching, depth = values["branching"], values["depth"]
    searched = branching * depth * 2
    steps = [
        f"LATS: {branching} options · {depth} levels · 2 calls = {searched} calls",
        f"ReAct: one a step = {depth} calls",
        f"More: {searched} - {depth} = {searched - depth} calls",
    ]
    return steps, searched - depth
