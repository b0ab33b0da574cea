# twist: 1
# fault: all rounds without a gain are counted, not those in a row
def optimize(generate, evaluate, task, max_rounds=3, patience=None):
    best = {"candidate": None, "passed": False, "score": None, "feedback": None}
    candidate, feedback = None, None
    rounds = 0
    stale = 0
    stalled = False
    for rounds in range(1, max_rounds + 1):
        candidate = generate(task, candidate, feedback)
        verdict = evaluate(candidate)
        feedback = verdict["feedback"]
        if verdict["passed"]:
            best = {"candidate": candidate, "passed": True, "score": verdict["score"], "feedback": feedback}
            break
        if best["score"] is None or verdict["score"] > best["score"]:
            best = {"candidate": candidate, "passed": False, "score": verdict["score"], "feedback": feedback}
        else:
            stale += 1
            if patience is not None and stale >= patience:
                stalled = True
                break
    return {**best, "rounds": rounds, "stalled": stalled}
