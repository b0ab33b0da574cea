def optimize(generate, evaluate, task, max_rounds=3):
    def go(number, shown, best):
        if number == max_rounds:
            return best | {"rounds": number}
        candidate = generate(task, *shown)
        match evaluate(candidate):
            case {"passed": True, "score": score, "feedback": feedback}:
                return dict(candidate=candidate, passed=True, score=score, feedback=feedback, rounds=number + 1)
            case {"score": score, "feedback": feedback}:
                now = dict(candidate=candidate, passed=False, score=score, feedback=feedback)
                return go(number + 1, (candidate, feedback), now if number == 0 or best["score"] < score else best)

    return go(0, (None, None), dict.fromkeys(("candidate", "score", "feedback")) | {"passed": False})
