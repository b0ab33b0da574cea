class _Passed(Exception):
    pass


def optimize(generate, evaluate, task, max_rounds=3):
    rounds, best, last = 0, None, {"candidate": None, "feedback": None}
    try:
        while rounds != max_rounds:
            c = generate(task, last["candidate"], last["feedback"])
            v = evaluate(c)
            rounds += 1
            last = {"candidate": c, "passed": v["passed"], "score": v["score"], "feedback": v["feedback"]}
            if last["passed"] is True:
                raise _Passed
            if best is None or best["score"] < last["score"]:
                best = last
    except _Passed:
        best = last
    if best is None:
        best = {"candidate": None, "passed": False, "score": None, "feedback": None}
    best["rounds"] = rounds
    return best
