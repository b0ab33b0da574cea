def optimize(generate, evaluate, task, max_rounds=3, patience=None):
    best = {"candidate": None, "passed": False, "score": None, "feedback": None}
    candidate = feedback = None
    number = best_round = 0
    for number in range(1, max_rounds + 1):  #: round_cap
        candidate = generate(task, candidate, feedback)  #: feedback_in
        verdict = evaluate(candidate)  #: outside_verdict
        feedback = verdict["feedback"]  #: feedback_in
        if verdict["passed"]:  #: outside_verdict
            return {**verdict, "candidate": candidate, "rounds": number, "stalled": False}  #: passed_returns
        if best["score"] is None or verdict["score"] > best["score"]:  #: best_so_far
            best, best_round = {**verdict, "candidate": candidate}, number  #: belongs_together
        if patience is not None and number - best_round >= patience:  #: no_gain
            return {**best, "rounds": number, "stalled": True}  #: no_gain
    return {**best, "rounds": number, "stalled": False}  #: honest_end


if __name__ == "__main__":
    scores = iter([0.25, 0.5, 0.5, 0.375, 0.5, 0.75])

    def generate(task, candidate, feedback):
        return (candidate or 0) + 1

    def evaluate(candidate):
        return {"passed": False, "score": next(scores), "feedback": f"draft {candidate} will not do"}

    print(optimize(generate, evaluate, "Write a poem.", max_rounds=6, patience=3))
