# fault: a score has to be above 0 to be kept
def optimize(generate, evaluate, task, max_rounds=3):
    best = {"candidate": None, "passed": False, "score": 0, "feedback": None}
    candidate, feedback = None, None
    for number in range(1, max_rounds + 1):
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
        if entry["score"] > best["score"]:
            best = entry
    if max_rounds == 0:
        return {"candidate": None, "passed": False, "score": None, "feedback": None, "rounds": 0}
    return {**best, "rounds": max_rounds}
