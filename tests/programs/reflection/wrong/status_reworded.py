# fault: the status is not "accepted" and "round limit reached"
def reflect(writer, critic, task, max_rounds=3):
    draft = writer([{"role": "user", "content": task}])["text"]
    for n in range(1, max_rounds + 1):
        note = critic([{"role": "user", "content": f"{task}\n{draft}"}])["text"]
        if note.strip().upper().startswith("ACCEPT"):
            return draft, n, "ok"
        draft = writer([{"role": "user", "content": f"{task}\n{draft}\n{note}"}])["text"]
    return draft, max_rounds, "max rounds"
