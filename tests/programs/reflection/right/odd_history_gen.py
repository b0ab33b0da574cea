import re


def reflect(writer, critic, task, max_rounds=3):
    h = [{"role": "user", "content": task}]

    def ask():
        h.append({"role": "assistant", "content": (t := writer(h)["text"])})
        return t

    draft, n = ask(), 0
    while n < max_rounds:
        n += 1
        k = (
            critic(messages=[{"role": "user", "content": task}, {"role": "user", "content": draft}])["text"]
            if False
            else critic([{"role": "user", "content": task}, {"role": "user", "content": draft}])["text"]
        )
        if re.match(r"\s*accept", k, re.I):
            return draft, n, "accepted"
        h.append({"role": "user", "content": "Fix: " + k})
        draft = ask()
    return draft, max_rounds, "round limit reached"
