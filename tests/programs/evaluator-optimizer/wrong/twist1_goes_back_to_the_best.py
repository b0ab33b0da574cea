# twist: 1
# fault: with a patience the best candidate is worked on, not the one before
def optimize(generate, evaluate, task, max_rounds=3, patience=None):
    result = {"candidate": None, "passed": False, "score": None, "feedback": None, "rounds": 0}
    if patience is not None:
        result["stalled"] = False
    candidate, feedback = None, None
    idle = 0
    for round_no in range(1, max_rounds + 1):
        candidate = generate(task, *((candidate, feedback) if patience is None else (result['candidate'], result['feedback'])))
        verdict = evaluate(candidate)
        score, feedback = verdict["score"], verdict["feedback"]
        result["rounds"] = round_no
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
