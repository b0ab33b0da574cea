import time
from functools import partial


def run_agent_loop(model, state, tools, budget):
    deadline = time.time_ns() + int(budget.max_wall_clock_s * 10**9)
    return _turn(model, state, tools, budget, lambda: time.time_ns() >= deadline)


def _turn(model, state, tools, budget, late):
    messages = list(state.history)
    messages.insert(0, {"role": "user", "content": state.task, "name": "operator"})
    brakes = {
        "max_iterations": lambda: state.iterations >= budget.max_iterations,
        "max_tokens": lambda: estimate_call(messages) > budget.max_tokens - state.tokens_used,
        "timeout": late,
    }
    for reason, holds in brakes.items():
        if holds():
            return dict(reason=reason, answer=None, steps=state.iterations)
    reply = model(messages, tools)
    vars(state).update(iterations=state.iterations + 1, tokens_used=state.tokens_used + reply["tokens"])
    if "text" in reply:
        return dict(reason="success", answer=reply["text"], steps=state.iterations)
    missing = partial(_missing, reply["name"])
    try:
        content = str(tools.get(reply["name"], missing)(**reply["input"]))
    except Exception as error:
        content = "ERROR\n" + str(error)
    results = [{"content": content, "tool_use_id": reply["id"], "type": "tool_result"}]
    state.history = [*state.history, {"role": "assistant", "content": reply}, {"role": "user", "content": results}]
    return _turn(model, state, tools, budget, late)


def _missing(tool_name, /, **_arguments):
    raise NotImplementedError(tool_name)
