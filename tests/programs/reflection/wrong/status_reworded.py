# fault: the status is not "accepted" and "round limit reached"
def reflect(author, reviewer, assignment, max_rounds=3):
    version = author([{"role": "user", "content": assignment}])["text"]
    for y in range(1, max_rounds + 1):
        feedback = reviewer([{"role": "user", "content": f"{assignment}\n{version}"}])["text"]
        if feedback.strip().upper().startswith("ACCEPT"):
            return version, y, "ok"
        version = author([{"role": "user", "content": f"{assignment}\n{version}\n{feedback}"}])["text"]
    return version, max_rounds, "max rounds"
