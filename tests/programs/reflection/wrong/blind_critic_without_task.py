# fault: the critic sees the draft and not the task
def reflect(writer, critic, task, max_rounds=3):
    version = writer([{"role": "user", "content": task}])["text"]
    rounds = 0
    while rounds < max_rounds:
        rounds += 1
        ruling = critic([{"role": "user", "content": "Is this good? ACCEPT or name the fix.\n" + version}])["text"]
        if ruling.strip().upper().startswith("ACCEPT"):
            return version, rounds, "accepted"
        history = [
            {"role": "user", "content": task},
            {"role": "assistant", "content": version},
            {"role": "user", "content": ruling},
        ]
        version = writer(history)["text"]
    return version, rounds, "round limit reached"
