import re
from collections import namedtuple

Outcome = namedtuple("Outcome", "draft rounds status")


def reflect(author, checker, job, max_rounds=3):
    version, rounds = author([dict(role="user", content=job)])["text"], 0
    for rounds in range(1, max_rounds + 1):
        verdict = checker([dict(role="user", content=f"TASK {job}\nDRAFT {version}\nACCEPT it, or say what to fix.")])
        if re.match(r"\s*accept", verdict["text"], re.IGNORECASE):
            status = "accepted"
            break
        version = author([dict(role="user", content=f"TASK {job}\nDRAFT {version}\nFIX {verdict['text']}")])["text"]
    else:
        status = "round limit reached"
    return Outcome(version, rounds, status)
