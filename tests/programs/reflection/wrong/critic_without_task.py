# fault: the critic sees the draft but not the task
def reflect(writer, critic, task, max_rounds=3):
    draft = writer([{"role": "user", "content": task}])["text"]
    for n in range(1, max_rounds + 1):
        note = critic([{"role": "user", "content": f"Draft: {draft}\nReply ACCEPT or one fix."}])["text"]
        if note.strip().upper().startswith("ACCEPT"):
            return draft, n, "accepted"
        draft = writer([{"role": "user", "content": f"{task}\n{draft}\n{note}"}])["text"]
    return draft, max_rounds, "round limit reached"
