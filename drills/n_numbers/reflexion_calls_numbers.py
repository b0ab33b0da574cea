"""Reflexion: attempts · calls of an attempt + a call for the lesson of each failed attempt."""


def make(rng):
    return {"steps": rng.randint(4, 12), "failed": rng.randint(1, 4)}


def solve(values):
    attempts = values["failed"] + 1
    acted = attempts * values["steps"]
    total = acted + values["failed"]
    steps = [
        f"Attempts: {values['failed']} failed and one more = {attempts}",
        f"Acting: {attempts} · {values['steps']} = {acted} calls",
        f"With a lesson after each failure: {acted} + {values['failed']} = {total} calls",
    ]
    return steps, total
