# twist: 2
# fault: the clock is started anew in each step, so the deadline holds for a step and not for the run
import time


def run_capped(model, tools, task, max_steps=3, deadline=None):
    history = [{"role": "user", "content": task}]
    steps = 0
    while steps < max_steps:
        began = time.monotonic()
        said = model(history, tools)
        steps += 1
        if said["type"] == "text":
            return {"ok": True, "answer": said["text"], "steps": steps}
        value = tools[said["name"]](**said["input"])
        history.append({"role": "assistant", "content": said})
        history.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": said["id"], "content": str(value)}]}
        )
        if deadline is not None and time.monotonic() - began >= deadline:
            break
    return {"ok": False, "answer": "Stopped before an answer.", "steps": steps}
