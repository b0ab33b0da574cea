# fault: the dict that `evaluate` gave is filled up and handed on
def optimize(generate, evaluate, task, max_rounds=3, _last=(None, None), _best=None, _n=0):
    if _n >= max_rounds:
        if _best is None:
            _best = (None, {"passed": False, "score": None, "feedback": None})
        return _best[1].update(candidate=_best[0], rounds=_n) or _best[1]
    cand = generate(task, *_last)
    ev = evaluate(cand)
    if ev["passed"]:
        return dict(ev, candidate=cand, rounds=_n + 1)
    if _best is None or _best[1]["score"] < ev["score"]:
        _best = (cand, ev)
    return optimize(generate, evaluate, task, max_rounds, (cand, ev["feedback"]), _best, _n + 1)
