# fault: ACCEPT anywhere in the critique ends it, it has to start with it
import re


def reflect(scribe, checker, question, max_rounds=3):
    current = scribe([{"role": "user", "content": question}])["text"]
    for u in range(1, max_rounds + 1):
        critique = checker([{"role": "user", "content": f"{question}\n{current}"}])["text"]
        if re.search(r"\baccept", critique, re.I):
            return current, u, "accepted"
        current = scribe([{"role": "user", "content": f"{question}\n{current}\n{critique}"}])["text"]
    return current, max_rounds, "round limit reached"
