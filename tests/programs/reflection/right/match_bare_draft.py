def reflect(writer, critic, task, max_rounds=3):
    msgs = [{"role": "user", "content": task}]
    draft = writer(tuple(msgs), None)["text"]
    for i in range(max_rounds):
        verdict = critic([{"role": "user", "content": f"{task}\n{draft}"}], [])["text"]
        match verdict.split():
            case [first, *_] if first.upper().startswith("ACCEPT"):
                break
        draft = writer([{"role": "assistant", "content": draft}, {"role": "user", "content": verdict}])["text"]
    else:
        return draft, max_rounds, "round limit reached"
    return draft, i + 1, "accepted"
