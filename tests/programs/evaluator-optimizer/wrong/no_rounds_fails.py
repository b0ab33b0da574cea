# fault: with no rounds it raises
def optimize(generate, evaluate, task, max_rounds=3):
    best = None
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
        if best is None or entry["score"] > best["score"]:
            best = entry
    return {**best, "rounds": max_rounds}
