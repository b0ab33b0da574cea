# fault: the critique of the last round is not followed by a revision
def reflect(writer, critic, task, max_rounds=3):
    draft = writer([{"role": "user", "content": task}])["text"]
    for n in range(1, max_rounds + 1):
        note = critic([{"role": "user", "content": f"{task}\n{draft}"}])["text"]
        if note.strip().upper().startswith("ACCEPT"):
            return draft, n, "accepted"
        if n == max_rounds:
            break
        draft = writer([{"role": "user", "content": f"{task}\n{draft}\n{note}"}])["text"]
    return draft, max_rounds, "round limit reached"
