# twist: 2
# fault: with a deadline and no step cap there is no cap at all
import time


def run_capped(model, tools, task, max_steps=None, deadline=None):
    max_steps = max_steps if max_steps is not None else 3 if deadline is None else 99
    start = time.monotonic()
    history = [{"role": "user", "content": task}]
    for step in range(max_steps):
        if deadline is not None and time.monotonic() - start > deadline:
            return {"ok": False, "answer": "the deadline is past", "steps": step}
        said = model(history, tools)
        if said["type"] == "text":
            return {"steps": step + 1, "ok": True, "answer": said["text"]}
        history.append({"role": "assistant", "content": said})
        result = str(tools[said["name"]](**said["input"]))
        history.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": said["id"], "content": result}]}
        )
    return {"ok": False, "answer": "the step cap is reached", "steps": max_steps}
