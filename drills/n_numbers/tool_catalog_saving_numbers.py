"""Saving of tool selection: (all tools - shown tools) · tokens of a schema · calls."""


def make(rng):
    return {
        "all_tools": rng.randrange(60, 241, 20),
        "schema": rng.randrange(100, 251, 10),
        "chosen": rng.choice([5, 6, 8, 10, 12]),
        "calls": rng.randint(4, 12),
    }


def solve(values):
    schema, calls = values["schema"], values["calls"]
    before, after = values["all_tools"] * schema, values["chosen"] * schema
    saved = (before - after) * calls
    steps = [
        f"A call before: {values['all_tools']} · {schema} = {before:,} tokens",
        f"A call after: {values['chosen']} · {schema} = {after:,} tokens",
        f"Saved over {calls} calls: {calls} · {before - after:,} = {saved:,} tokens",
    ]
    return steps, saved
