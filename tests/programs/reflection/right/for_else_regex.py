import re
from collections import namedtuple

Outcome = namedtuple("Outcome", "draft rounds status")


def reflect(writer, critic, task, max_rounds=3):
    draft, rounds = writer([dict(role="user", content=task)])["text"], 0
    for rounds in range(1, max_rounds + 1):
        verdict = critic([dict(role="user", content=f"TASK {task}\nDRAFT {draft}\nACCEPT it, or say what to fix.")])
        if re.match(r"\s*accept", verdict["text"], re.IGNORECASE):
            status = "accepted"
            break
        draft = writer([dict(role="user", content=f"TASK {task}\nDRAFT {draft}\nFIX {verdict['text']}")])["text"]
    else:
        status = "round limit reached"
    return Outcome(draft, rounds, status)
