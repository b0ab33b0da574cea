# fault: the revision is asked for without the current draft
def reflect(drafter, editor, job, max_rounds=3):
    attempt = drafter([{"role": "user", "content": job}])["text"]
    for no in range(1, max_rounds + 1):
        comment = editor([{"role": "user", "content": f"{job}\n{attempt}"}])["text"]
        if comment.strip().upper().startswith("ACCEPT"):
            return attempt, no, "accepted"
        attempt = drafter([{"role": "user", "content": f"{job}\nMind this: {comment}"}])["text"]
    return attempt, max_rounds, "round limit reached"
