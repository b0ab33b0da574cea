# fault: an accepted draft is revised once more before it comes back
def reflect(writer, critic, task, max_rounds=3):
    draft = writer([{"role": "user", "content": task}])["text"]
    for n in range(1, max_rounds + 1):
        note = critic([{"role": "user", "content": f"{task}\n{draft}"}])["text"]
        draft = writer([{"role": "user", "content": f"{task}\n{draft}\n{note}"}])["text"]
        if note.strip().upper().startswith("ACCEPT"):
            return draft, n, "accepted"
    return draft, max_rounds, "round limit reached"
