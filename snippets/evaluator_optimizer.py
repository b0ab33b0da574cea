def optimize(generate, evaluate, task, max_rounds=3):
    best = {"candidate": None, "passed": False, "score": None, "feedback": None}
    candidate = feedback = None
    for number in range(1, max_rounds + 1):  #: round_cap
        candidate = generate(task, candidate, feedback)  #: feedback_in
        verdict = evaluate(candidate)  #: outside_verdict
        feedback = verdict["feedback"]  #: feedback_in
        if verdict["passed"]:  #: outside_verdict
            return {**verdict, "candidate": candidate, "rounds": number}  #: passed_returns
        if best["score"] is None or verdict["score"] > best["score"]:  #: best_so_far
            best = {**verdict, "candidate": candidate}  #: belongs_together
    return {**best, "rounds": max_rounds}  #: honest_end


if __name__ == "__main__":
    CASES = {"": 0, "a": 1, "a b": 2, " a  b ": 2}

    def run_tests(code):
        count = eval(code)
        failed = [text for text, wanted in CASES.items() if count(text) != wanted]
        feedback = f"fails on {failed}" if failed else "all green"
        return {"passed": not failed, "score": len(CASES) - len(failed), "feedback": feedback}

    def writer(*drafts):
        waiting = iter(drafts)

        def generate(task, candidate, feedback):
            print("  asked with:", feedback)
            return next(waiting)

        return generate

    naive, worse, right = "lambda s: s.count(' ') + 1", "lambda s: len(s)", "lambda s: len(s.split())"
    for drafts in ((naive, right), (naive, worse)):
        print(optimize(writer(*drafts), run_tests, "Count the words of a text.", max_rounds=2))
