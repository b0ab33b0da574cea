# twist: 2
from timeit import default_timer


def run_capped(model, tools, task, max_steps=3, deadline=None):
    begun, log, asked = default_timer(), [{"role": "user", "content": task}], 0
    while asked < max_steps and not (deadline is not None and default_timer() - begun > deadline):
        said = model(log, tools)
        asked += 1
        if said["type"] == "text":
            return {"ok": True, "answer": said["text"], "steps": asked}
        seen = str(tools[said["name"]](**said["input"]))
        note = {"type": "tool_result", "tool_use_id": said["id"], "content": seen}
        log += [{"role": "assistant", "content": said}, {"role": "user", "content": [note]}]
    return {"ok": False, "answer": f"nothing after {asked} steps", "steps": asked}
