def reflect(writer, critic, task, max_rounds=3):
    chat = [{"role": "user", "content": task}]
    draft = writer(list(chat))["text"]
    n = 0
    while n < max_rounds:
        n += 1
        verdict = critic([{"role": "system", "content": task}, {"role": "user", "content": draft}])["text"]
        if verdict.lstrip()[:6].casefold() == "accept":
            return (draft, n, "accepted")
        chat += [{"role": "assistant", "content": draft}, {"role": "user", "content": "Fix: " + verdict}]
        draft = writer(list(chat))["text"]
    return [draft, max_rounds, "round limit reached"]
