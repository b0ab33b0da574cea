# fault: the critic sees the draft and not the task
def reflect(writer, critic, task, max_rounds=3):
    draft = writer([{"role": "user", "content": task}])["text"]
    rounds = 0
    while rounds < max_rounds:
        rounds += 1
        verdict = critic([{"role": "user", "content": "Is this good? ACCEPT or name the fix.\n" + draft}])["text"]
        if verdict.strip().upper().startswith("ACCEPT"):
            return draft, rounds, "accepted"
        history = [
            {"role": "user", "content": task},
            {"role": "assistant", "content": draft},
            {"role": "user", "content": verdict},
        ]
        draft = writer(history)["text"]
    return draft, rounds, "round limit reached"
