import time
from collections import namedtuple
from types import SimpleNamespace


def LoopState(task):
    return SimpleNamespace(task=task, history=[], action_hashes=[], iterations=0, tokens_used=0)


LoopBudget = namedtuple("LoopBudget", "max_iterations max_tokens max_wall_clock_s", defaults=(12, 40_000, 60.0))


def run_agent_loop(model, state, tools, budget, _end=None):
    end = time.perf_counter() + budget.max_wall_clock_s if _end is None else _end
    messages = [{"role": "user", "content": state.task}]
    messages.extend(state.history)
    left = budget.max_tokens - state.tokens_used
    for reason, over in (
        ("timeout", time.perf_counter() >= end),
        ("max_tokens", estimate_call(messages) > left),  # noqa: F821
        ("max_iterations", state.iterations >= budget.max_iterations),
    ):
        if over:
            return {"answer": None, "reason": reason}
    reply = model(messages, tools)
    state.iterations = state.iterations + 1
    state.tokens_used = state.tokens_used + reply["tokens"]
    if reply["type"] != "tool_call":
        return {"answer": reply["text"], "reason": "success"}
    try:
        content = str(tools[reply["name"]](**reply["input"]))
    except Exception as error:
        content = f"ERROR: {error}"
    state.history = [
        *state.history,
        {"role": "assistant", "content": reply},
        {
            "content": [{"is_error": False, "content": content, "tool_use_id": reply["id"], "type": "tool_result"}],
            "role": "user",
        },
    ]
    return run_agent_loop(model, state, tools, budget, end)
