# fault: the critic is asked max_rounds + 1 times
def reflect(drafter, reviewer, job, max_rounds=3):
    attempt = drafter([{"role": "user", "content": job}])["text"]
    no = 0
    while no <= max_rounds:
        no += 1
        remark = reviewer([{"role": "user", "content": f"{job}\n{attempt}"}])["text"]
        if remark.strip().upper().startswith("ACCEPT"):
            return attempt, no, "accepted"
        attempt = drafter([{"role": "user", "content": f"{job}\n{attempt}\n{remark}"}])["text"]
    return attempt, max_rounds, "round limit reached"
