# twist: 1
def optimize(generate, evaluate, task, max_rounds=3, patience=None):
    made = []
    top = 0

    def end(at, stalled):
        candidate, verdict = made[at] if made else (None, {})
        report = {name: verdict.get(name) for name in ("score", "feedback")}
        report |= {"candidate": candidate, "passed": verdict.get("passed", False), "rounds": len(made)}
        return {**report, "stalled": stalled}

    for _ in range(max_rounds):
        before = (made[-1][0], made[-1][1]["feedback"]) if made else (None, None)
        candidate = generate(task, *before)
        made.append((candidate, evaluate(candidate)))
        if made[-1][1]["passed"]:
            return end(-1, False)
        if made[-1][1]["score"] > made[top][1]["score"]:
            top = len(made) - 1
        if patience and len(made) - 1 - top == patience:
            return end(top, True)
    return end(top, False)
