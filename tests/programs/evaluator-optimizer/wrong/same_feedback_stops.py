# fault: ends when the feedback is the same as before
def optimize(generate, evaluate, task, max_rounds=3):
    best = None
    candidate, feedback = None, None
    for number in range(1, max_rounds + 1):
        candidate = generate(task, candidate, feedback)
        verdict = evaluate(candidate)
        if best is not None and feedback == verdict["feedback"]:
            return {**best, "rounds": number}
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
