# fault: ACCEPT anywhere in the critique ends it, it has to start with it
import re

def reflect(writer, critic, task, max_rounds=3):
    draft = writer([{"role": "user", "content": task}])["text"]
    for n in range(1, max_rounds + 1):
        note = critic([{"role": "user", "content": f"{task}\n{draft}"}])["text"]
        if re.search(r"\baccept", note, re.I):
            return draft, n, "accepted"
        draft = writer([{"role": "user", "content": f"{task}\n{draft}\n{note}"}])["text"]
    return draft, max_rounds, "round limit reached"
