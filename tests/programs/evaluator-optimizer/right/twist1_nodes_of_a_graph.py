# twist: 1
END = "__end__"


def generator_node(state):
    state["candidate"] = state["generate"](state["task"], state["candidate"], state["feedback"])
    return "evaluator"


def evaluator_node(state):
    v = state["evaluate"](state["candidate"])
    state["feedback"] = v["feedback"]
    state["log"].append((state["candidate"], v))
    return router(state)


def router(state):
    log, patience = state["log"], state["patience"]
    if log[-1][1]["passed"]:
        state["final"] = log[-1]
        return END
    scores = [v["score"] for _, v in log]
    top = scores.index(max(scores))
    state["final"] = log[top]
    if patience and len(log) - 1 - top >= patience:
        state["stalled"] = True
        return END
    return END if len(log) >= state["max_rounds"] else "generator"


NODES = {"generator": generator_node, "evaluator": evaluator_node}


def optimize(generate, evaluate, task, max_rounds=3, patience=None):
    state = dict(generate=generate, evaluate=evaluate, task=task, max_rounds=max_rounds, patience=patience,
                 candidate=None, feedback=None, log=[], stalled=False, final=None)
    node = "generator" if max_rounds > 0 else END
    while node != END:
        node = NODES[node](state)
    candidate, v = state["final"] or (None, {"passed": False, "score": None, "feedback": None})
    out = dict(candidate=candidate, passed=v["passed"], score=v["score"], feedback=v["feedback"], rounds=len(state["log"]))
    if patience:
        out["stalled"] = state["stalled"]
    return out
