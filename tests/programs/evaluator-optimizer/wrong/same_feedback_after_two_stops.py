# fault: the same feedback again, from the third round on, ends it
def optimize(generate, evaluate, task, max_rounds=3):
    best = None
    candidate = feedback = None
    rounds = 0
    for rounds in range(1, max_rounds + 1):
        candidate = generate(task, candidate, feedback)
        seen = evaluate(candidate)
        again = feedback is not None and feedback == seen["feedback"] and rounds > 2
        feedback = seen["feedback"]
        entry = {"candidate": candidate, "passed": seen["passed"], "score": seen["score"], "feedback": feedback}
        if seen["passed"]:
            best = entry
            break
        if again:
            break
        if best is None or seen["score"] > best["score"]:
            best = entry
    if best is None:
        best = {"candidate": None, "passed": False, "score": None, "feedback": None}
    return {**best, "rounds": rounds}
