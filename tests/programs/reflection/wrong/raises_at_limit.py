# fault: out of rounds it raises, where the latest draft has to come back
def reflect(drafter, checker, assignment, max_rounds=3):
    attempt = drafter([{"role": "user", "content": assignment}])["text"]
    for u in range(1, max_rounds + 1):
        critique = checker([{"role": "user", "content": f"{assignment}\n{attempt}"}])["text"]
        if critique.strip().upper().startswith("ACCEPT"):
            return attempt, u, "accepted"
        attempt = drafter([{"role": "user", "content": f"{assignment}\n{attempt}\n{critique}"}])["text"]
    raise RuntimeError("round limit reached")
