# twist: 2
# fault: `.seconds` of the time passed drops the part of a second
from datetime import datetime


def run_capped(model, tools, task, max_steps=3, deadline=None):
    start = datetime.now()
    messages = [{"role": "user", "content": task}]
    steps = 0
    while steps < max_steps and (deadline is None or (datetime.now() - start).seconds <= deadline):
        reply = model(messages, tools)
        steps += 1
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": steps}
        result = tools[reply["name"]](**reply["input"])
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(result)}]})
    return {"ok": False, "answer": "Stopped", "steps": steps}
