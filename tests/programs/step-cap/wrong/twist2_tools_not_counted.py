# twist: 2
# fault: the time that tools take does not count against the deadline
import time


def run_capped(model, tools, task, max_steps=3, deadline=None):
    history = [{"role": "user", "content": task}]
    began = time.time()
    steps = 0
    while steps < max_steps:
        if deadline is not None and time.time() - began > deadline:
            break
        reply = model(history, tools)
        steps += 1
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": steps}
        history.append({"role": "assistant", "content": reply})
        paused = time.time()
        outcome = str(tools[reply["name"]](**reply["input"]))
        began += time.time() - paused
        history.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": outcome}]})
    return {"ok": False, "answer": "Out of steps", "steps": steps}
