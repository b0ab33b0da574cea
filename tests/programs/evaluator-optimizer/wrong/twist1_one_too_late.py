# fault: ends one round late
# twist: 1
def optimize(generate, evaluate, task, max_rounds=3, patience=None):
    best = {"candidate": None, "passed": False, "score": None, "feedback": None}
    candidate = feedback = None
    done, without = 0, 0
    stalled = False
    while done < max_rounds and not stalled:
        candidate = generate(task, candidate, feedback)
        verdict = evaluate(candidate)
        done += 1
        feedback = verdict["feedback"]
        if verdict["passed"]:
            return {**verdict, "candidate": candidate, "rounds": done, "stalled": False}
        if best["score"] is None or verdict["score"] > best["score"]:
            best, without = {**verdict, "candidate": candidate}, 0
        else:
            without += 1
        stalled = patience is not None and without > patience
    return {**best, "rounds": done, "stalled": stalled}
