# twist: 2
# fault: with a deadline an answer comes with one step too few
import time


def run_capped(model, tools, task, max_steps=3, deadline=None):
    start = time.monotonic()
    history = [{"role": "user", "content": task}]
    for step in range(max_steps):
        if deadline is not None and time.monotonic() - start > deadline:
            return {"ok": False, "answer": "the deadline is past", "steps": step}
        said = model(history, tools)
        if said["type"] == "text":
            return {"steps": step + 1 if deadline is None else step, "ok": True, "answer": said["text"]}
        history.append({"role": "assistant", "content": said})
        result = str(tools[said["name"]](**said["input"]))
        history.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": said["id"], "content": result}]}
        )
    return {"ok": False, "answer": "the step cap is reached", "steps": max_steps}
