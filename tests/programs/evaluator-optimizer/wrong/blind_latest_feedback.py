# fault: the feedback of the result is that of the last round, not that of the candidate that comes back
def optimize(generate, evaluate, task, max_rounds=3):
    candidate = feedback = best = None
    for number in range(1, max_rounds + 1):
        candidate = generate(task, candidate, feedback)
        verdict = evaluate(candidate)
        feedback = verdict["feedback"]
        if verdict["passed"] or best is None or verdict["score"] > best["score"]:
            best = {**verdict, "candidate": candidate}
        if verdict["passed"]:
            break
    if best is None:
        return {"candidate": None, "passed": False, "score": None, "feedback": None, "rounds": 0}
    return {name: best[name] for name in ("candidate", "passed", "score", "feedback")} | {
        "rounds": number,
        "feedback": feedback,
    }
