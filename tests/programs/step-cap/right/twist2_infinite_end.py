# twist: 2
from math import inf
from time import perf_counter_ns as now


def budget(max_steps, deadline):
    """One number per allowed step, for as long as there is time."""
    end = now() + (inf if deadline is None else deadline * 1e9)
    for y in range(max_steps):
        if now() >= end:
            return
        yield y


def run_capped(ask_model, toolset, goal, max_steps=3, deadline=None):
    x, todo_calls = [{"role": "user", "content": goal}], 0
    for y in budget(max_steps, deadline):
        step, todo_calls = ask_model(x, toolset), y + 1
        if step["type"] == "text":
            return {"ok": True, "answer": step["text"], "steps": todo_calls}
        x.append({"role": "assistant", "content": step})
        ret = str(toolset[step["name"]](**step["input"]))
        x.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": step["id"], "content": ret}]})
    return {"ok": False, "answer": "not finished", "steps": todo_calls, "late": todo_calls < max_steps}
