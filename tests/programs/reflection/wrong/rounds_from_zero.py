# fault: the round of an accepted draft counts from 0
def reflect(writer, critic, task, max_rounds=3):
    draft = writer([{"role": "user", "content": task}])["text"]
    for n in range(max_rounds):
        note = critic([{"role": "user", "content": f"{task}\n{draft}"}])["text"]
        if note.strip().upper().startswith("ACCEPT"):
            return draft, n, "accepted"
        draft = writer([{"role": "user", "content": f"{task}\n{draft}\n{note}"}])["text"]
    return draft, max_rounds, "round limit reached"
