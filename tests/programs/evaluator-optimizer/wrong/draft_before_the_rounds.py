# fault: a first draft comes before the rounds, so there is one generation more
def optimize(generate, evaluate, task, max_rounds=3):
    best = None
    candidate, feedback = None, None
    candidate = generate(task, None, None)
    for number in range(1, max_rounds + 1):
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
        candidate = generate(task, candidate, feedback)
        if best is None or entry["score"] > best["score"]:
            best = entry
    if best is None:
        return {"candidate": None, "passed": False, "score": None, "feedback": None, "rounds": 0}
    return {**best, "rounds": max_rounds}
