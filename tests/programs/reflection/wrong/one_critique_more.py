# fault: the critic is asked max_rounds + 1 times
def reflect(writer, critic, task, max_rounds=3):
    draft = writer([{"role": "user", "content": task}])["text"]
    n = 0
    while n <= max_rounds:
        n += 1
        note = critic([{"role": "user", "content": f"{task}\n{draft}"}])["text"]
        if note.strip().upper().startswith("ACCEPT"):
            return draft, n, "accepted"
        draft = writer([{"role": "user", "content": f"{task}\n{draft}\n{note}"}])["text"]
    return draft, max_rounds, "round limit reached"
