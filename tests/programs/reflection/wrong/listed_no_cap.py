# fault: max_rounds is never looked at, it goes on until the critic accepts
def reflect(writer, critic, task, max_rounds=3):
    draft, n = writer([{"role": "user", "content": task}])["text"], 0
    while True:
        n += 1
        note = critic([{"role": "user", "content": f"{task}\n{draft}"}])["text"]
        if note.strip().upper().startswith("ACCEPT"):
            return draft, n, "accepted"
        draft = writer([{"role": "user", "content": f"{task}\n{draft}\n{note}"}])["text"]
