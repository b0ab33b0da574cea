from itertools import islice


def rounds(generate, evaluate, task):
    candidate = feedback = None
    while True:
        candidate = generate(task, candidate, feedback)
        verdict = evaluate(candidate)
        feedback = verdict["feedback"]
        yield candidate, verdict


def optimize(generate, evaluate, task, max_rounds=3):
    result = {"candidate": None, "passed": False, "score": None, "feedback": None, "rounds": 0}
    for count, (candidate, verdict) in enumerate(islice(rounds(generate, evaluate, task), max_rounds), 1):
        result["rounds"] = count
        if verdict["passed"] or count == 1 or result["score"] < verdict["score"]:
            result.update(candidate=candidate, **{key: verdict[key] for key in ("passed", "score", "feedback")})
        if verdict["passed"]:
            break
    return result
