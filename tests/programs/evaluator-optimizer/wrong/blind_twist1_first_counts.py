# twist: 1
# fault: the first round counts as one without a higher score
def optimize(generate, evaluate, task, max_rounds=3, patience=None):
    candidate = feedback = best = None
    number = idle = 0
    stalled = False
    while number < max_rounds and not stalled:
        number += 1
        candidate = generate(task, candidate, feedback)
        verdict = evaluate(candidate)
        feedback = verdict["feedback"]
        better = best is None or verdict["score"] > best["score"]
        if verdict["passed"] or better:
            best = {**verdict, "candidate": candidate}
        if verdict["passed"]:
            break
        idle = 0 if better and number > 1 else idle + 1
        stalled = patience is not None and idle >= patience
    if best is None:
        best = {"candidate": None, "passed": False, "score": None, "feedback": None}
    report = {name: best[name] for name in ("candidate", "passed", "score", "feedback")} | {"rounds": number}
    return report if patience is None else report | {"stalled": stalled}
