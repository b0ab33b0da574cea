# twist: 1
# fault: without a round the result does not say that it is not stalled
def optimize(generate, evaluate, task, max_rounds=3, patience=None):
    result = {"candidate": None, "passed": False, "score": None, "feedback": None, "rounds": 0}
    candidate, feedback = None, None
    idle = 0
    for round_no in range(1, max_rounds + 1):
        candidate = generate(task, candidate, feedback)
        verdict = evaluate(candidate)
        score, feedback = verdict["score"], verdict["feedback"]
        result["rounds"] = round_no
        if patience is not None:
            result["stalled"] = False
        if verdict["passed"]:
            result.update(candidate=candidate, passed=True, score=score, feedback=feedback)
            return result
        if round_no == 1 or score > result["score"]:
            result.update(candidate=candidate, score=score, feedback=feedback)
            idle = 0
        else:
            idle += 1
        if patience is not None and idle >= patience:
            result["stalled"] = True
            return result
    return result
