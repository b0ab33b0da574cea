# fault: there are never more than five rounds
def reflect(writer, critic, task, max_rounds=3):
    d = writer([{"role": "user", "content": task}])["text"]
    for r in range(1, min(max_rounds, 5) + 1):
        c = critic([{"role": "user", "content": task + "\n" + d}])["text"]
        if c.strip().upper().startswith("ACCEPT"):
            return d, r, "accepted"
        d = writer([{"role": "user", "content": f"{task}\n{d}\n{c}"}])["text"]
    return d, max_rounds, "round limit reached"
