def optimize(generate, evaluate, task, max_rounds=3, *, _round=1, _last=(None, None), _best=None):
    if _round > max_rounds:
        found = _best or {"candidate": None, "score": None, "feedback": None}
        return dict(found, passed=False, rounds=max_rounds)
    made = generate(task, *_last)
    verdict = evaluate(made)
    now = dict(verdict, candidate=made)
    if verdict["passed"] is True:
        return dict(now, rounds=_round)
    better = now if _best is None or _best["score"] < now["score"] else _best
    return optimize(
        generate, evaluate, task, max_rounds, _round=_round + 1, _last=(made, verdict["feedback"]), _best=better
    )
