# fault: makes ten rounds at the most, whatever is allowed
def optimize(generate, evaluate, task, max_rounds=3):
    best = None
    candidate, feedback = None, None
    for number in range(1, min(max_rounds, 10) + 1):
        candidate = generate(task, candidate, feedback)
        verdict = evaluate(candidate)
        feedback = verdict["feedback"]
        entry = {
            "candidate": candidate,
            "passed": verdict["passed"],
            "score": verdict["score"],
            "feedback": feedback,
            "rounds": number,
        }
        if entry["passed"]:
            return entry
        if best is None or entry["score"] > best["score"]:
            best = entry
    if best is None:
        return {"candidate": None, "passed": False, "score": None, "feedback": None, "rounds": 0}
    return {**best, "rounds": max_rounds}
