# fault: an ACCEPT after a space or line break is not taken
def reflect(author, checker, assignment, max_rounds=3):
    attempt = author([{"role": "user", "content": assignment}])["text"]
    for u in range(1, max_rounds + 1):
        feedback = checker([{"role": "user", "content": f"{assignment}\n{attempt}"}])["text"]
        if feedback.upper().startswith("ACCEPT"):
            return attempt, u, "accepted"
        attempt = author([{"role": "user", "content": f"{assignment}\n{attempt}\n{feedback}"}])["text"]
    return attempt, max_rounds, "round limit reached"
