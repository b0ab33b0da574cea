# twist: 1
def improved_at(scores):
    """The number of the round in which the highest score came first."""
    return scores.index(max(scores)) + 1


def optimize(generate, evaluate, task, max_rounds=3, patience=float("inf")):
    history = []

    def report(index, stalled):
        if not history:
            return dict.fromkeys(("candidate", "score", "feedback")) | {"passed": False, "rounds": 0, "stalled": False}
        candidate, verdict = history[index]
        return {
            "candidate": candidate,
            "passed": verdict["passed"],
            "score": verdict["score"],
            "feedback": verdict["feedback"],
            "rounds": len(history),
            "stalled": stalled,
        }

    for _ in range(max_rounds):
        before = (history[-1][0], history[-1][1]["feedback"]) if history else (None, None)
        made = generate(task, *before)
        history.append((made, evaluate(made)))
        if history[-1][1]["passed"]:
            return report(-1, False)
        at = improved_at([verdict["score"] for _, verdict in history])
        if len(history) - at >= (float("inf") if patience is None else patience):
            return report(at - 1, True)
    return report(improved_at([verdict["score"] for _, verdict in history]) - 1 if history else 0, False)
