# twist: 2
from math import inf
from time import perf_counter_ns as now


def budget(max_steps, deadline):
    """One number per allowed step, for as long as there is time."""
    end = now() + (inf if deadline is None else deadline * 1e9)
    for n in range(max_steps):
        if now() >= end:
            return
        yield n


def run_capped(model, tools, task, max_steps=3, deadline=None):
    h, calls = [{"role": "user", "content": task}], 0
    for n in budget(max_steps, deadline):
        reply, calls = model(h, tools), n + 1
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": calls}
        h.append({"role": "assistant", "content": reply})
        result = str(tools[reply["name"]](**reply["input"]))
        h.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": result}]})
    return {"ok": False, "answer": "not finished", "steps": calls, "late": calls < max_steps}
