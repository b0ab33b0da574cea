# fault: scores are compared without what stands behind the point
def optimize(generate, evaluate, task, max_rounds=3):
    best = {"candidate": None, "passed": False, "score": None, "feedback": None}
    candidate, feedback = None, None
    rounds = 0
    for rounds in range(1, max_rounds + 1):
        candidate = generate(task, candidate, feedback)
        verdict = evaluate(candidate)
        feedback = verdict["feedback"]
        if verdict["passed"]:
            best = {"candidate": candidate, "passed": True, "score": verdict["score"], "feedback": feedback}
            break
        if best["score"] is None or int(verdict["score"]) > int(best["score"]):
            best = {"candidate": candidate, "passed": False, "score": verdict["score"], "feedback": feedback}
    return {**best, "rounds": rounds}
