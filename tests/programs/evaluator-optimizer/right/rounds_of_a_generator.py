from itertools import islice
from operator import itemgetter


def _rounds(generate, evaluate, task):
    c = f = None
    while True:
        c = generate(task, c, f)
        v = evaluate(c)
        f = v["feedback"]
        yield {"candidate": c, "passed": bool(v["passed"]), "score": v["score"], "feedback": f}
        if v["passed"]:
            return


def optimize(generate, evaluate, task, max_rounds=3, **ignored):
    made = list(islice(_rounds(generate, evaluate, task), max_rounds))
    if not made:
        return dict(candidate=None, passed=False, score=None, feedback=None, rounds=0)
    return dict(made[-1] if made[-1]["passed"] else max(made, key=itemgetter("score")), rounds=len(made))
