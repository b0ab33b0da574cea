# twist: 2
# fault: the time that tools take does not count against the deadline
import time


def run_capped(ask_model, toolset, assignment, max_steps=3, deadline=None):
    log = [{"role": "user", "content": assignment}]
    began = time.time()
    count = 0
    while count < max_steps:
        if deadline is not None and time.time() - began > deadline:
            break
        step = ask_model(log, toolset)
        count += 1
        if step["type"] == "text":
            return {"ok": True, "answer": step["text"], "steps": count}
        log.append({"role": "assistant", "content": step})
        paused = time.time()
        outcome = str(toolset[step["name"]](**step["input"]))
        began += time.time() - paused
        log.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": step["id"], "content": outcome}]}
        )
    return {"ok": False, "answer": "Out of steps", "steps": count}
