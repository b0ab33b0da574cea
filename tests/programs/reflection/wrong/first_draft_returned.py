# fault: out of rounds the first draft comes back, not the latest
def reflect(writer, critic, task, max_rounds=3):
    drafts = [writer([{"role": "user", "content": task}])["text"]]
    for n in range(1, max_rounds + 1):
        note = critic([{"role": "user", "content": f"{task}\n{drafts[-1]}"}])["text"]
        if note.strip().upper().startswith("ACCEPT"):
            return drafts[-1], n, "accepted"
        drafts.append(writer([{"role": "user", "content": f"{task}\n{drafts[-1]}\n{note}"}])["text"])
    return drafts[0], max_rounds, "round limit reached"
