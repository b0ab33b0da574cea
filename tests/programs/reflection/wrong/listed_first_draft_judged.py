# fault: the critic sees the first draft each time, not the current one
def reflect(writer, critic, task, max_rounds=3):
    draft = writer([{"role": "user", "content": task}])["text"]
    question = [{"role": "user", "content": f"Task: {task}\nDraft: {draft}\nACCEPT or fix"}]
    for n in range(1, max_rounds + 1):
        note = critic(question)["text"]
        if note.strip().upper().startswith("ACCEPT"):
            return draft, n, "accepted"
        draft = writer([{"role": "user", "content": f"Task: {task}\nDraft: {draft}\nFix: {note}"}])["text"]
    return draft, max_rounds, "round limit reached"
