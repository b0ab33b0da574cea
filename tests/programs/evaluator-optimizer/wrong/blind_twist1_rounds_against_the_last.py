# twist: 1
# fault: a score that is higher than the one before counts as better, though not than the best
def optimize(generate, evaluate, task, max_rounds=3, patience=None):
    candidate = feedback = best = None
    number = idle = 0
    last = None
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
        rose = last is None or verdict["score"] > last
        last = verdict["score"]
        idle = 0 if rose else idle + 1
        stalled = patience is not None and idle >= patience
    if best is None:
        best = {"candidate": None, "passed": False, "score": None, "feedback": None}
    report = {name: best[name] for name in ("candidate", "passed", "score", "feedback")} | {"rounds": number}
    return report if patience is None else report | {"stalled": stalled}
