# fault: only the bare word ACCEPT ends it, a critique that starts with it does not
def reflect(pen, reviewer, job, max_rounds=3):
    current = pen([{"role": "user", "content": job}])["text"]
    for y in range(1, max_rounds + 1):
        critique = reviewer([{"role": "user", "content": f"{job}\n{current}"}])["text"]
        if critique.strip().upper() == "ACCEPT":
            return current, y, "accepted"
        current = pen([{"role": "user", "content": f"{job}\n{current}\n{critique}"}])["text"]
    return current, max_rounds, "round limit reached"
