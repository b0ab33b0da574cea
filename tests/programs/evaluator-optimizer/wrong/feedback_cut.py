# fault: the feedback is cut at 200 characters
def optimize(generate, evaluate, task, max_rounds=3):
    best = None
    candidate = feedback = None
    rounds = 0
    for rounds in range(1, max_rounds + 1):
        candidate = generate(task, candidate, feedback)
        seen = evaluate(candidate)
        feedback = seen["feedback"][:200]
        entry = {"candidate": candidate, "passed": seen["passed"], "score": seen["score"], "feedback": feedback}
        if seen["passed"]:
            best = entry
            break
        if best is None or seen["score"] > best["score"]:
            best = entry
    if best is None:
        best = {"candidate": None, "passed": False, "score": None, "feedback": None}
    return {**best, "rounds": rounds}
